/** Events on their way into the log. */
import { setImmediate } from 'node:timers/promises';
import type { EventData, JSONType } from '@eventstore/db-client';
import { v5 as uuidv5 } from 'uuid';
import type { EventCodecs, Json } from './event-codec.ts';
import type { AppendRequest, PersonReference } from './event-store.ts';
import type { KeyCache } from './key-cache.ts';
import type { PersonalKey, PersonalKeys } from './personal-keys.port.ts';
import type { RightsProof } from './rights-proof.ts';
import { personsNamed, sealPersonal } from './sealing.ts';
import { storedMetadata } from './stored-metadata.ts';

export const eventIdOf = (commandId: string, stream: string, index: number): string =>
  uuidv5(`${commandId}/${stream}/${index}`, uuidv5.URL);

/** Hundreds of events of one append are encoded in no one stretch. */
const atOnce = 50;

/** Whose key an append seals under; 'erased': that person was erased meanwhile. */
type Subject = { readonly id: string; readonly key: PersonalKey | 'erased' };

/** Everything that the client would stringify is stringified here once, so that it cannot fail inside the client. */
export type Encode = (request: AppendRequest) => Promise<readonly EventData[]>;

const subjectKey = async (
  keys: PersonalKeys,
  cache: KeyCache,
  { stream, metadata: { companyId } }: AppendRequest,
  person: PersonReference,
): Promise<Subject> => {
  if ('person' in person) {
    const key = await keys.keyFor(companyId, person.person, stream);
    return { id: key.id, key };
  }
  const key = (await cache.load([person.keyId])).get(person.keyId);
  return { id: person.keyId, key: key ? { id: person.keyId, key } : 'erased' };
};

export const createEncode =
  (codecs: EventCodecs, keys: PersonalKeys, cache: KeyCache, macFor: RightsProof['macFor']): Encode =>
  async (request) => {
    const { stream, events, metadata, person } = request;
    const subject = person ? await subjectKey(keys, cache, request, person) : null;
    const keysByName = new Map<string, PersonalKey>();
    const self = (name: string): PersonalKey => keysByName.get(name) ?? missingKey(name);
    const encoded: EventData[] = [];
    for (const [index, event] of events.entries()) {
      if (index > 0 && index % atOnce === 0) await setImmediate();
      const codec = codecs[event.type];
      if (!codec) throw new TypeError(`${event.type} has no codec: add it to the registry of event codecs`);
      const id = eventIdOf(metadata.commandId, stream, index);
      const json: Json = JSON.parse(JSON.stringify(codec.encode(event.data)));
      for (const name of personsNamed(json, codec.personal))
        if (!keysByName.has(name)) keysByName.set(name, await keys.keyFor(metadata.companyId, name, stream));
      const { type, version: schemaVersion, givesRights } = codec;
      const data = sealPersonal(json, codec.personal, id, { subject: subject?.key ?? null, self });
      const stored = storedMetadata(metadata, schemaVersion, subject?.id ?? null);
      const { companyId, actor } = metadata;
      const mac = givesRights ? await macFor({ id, type, stream, companyId, actor, schemaVersion, data }, request, index) : null;
      encoded.push({
        id,
        type,
        contentType: 'application/json',
        data: data as JSONType,
        metadata: mac === null ? stored : { ...stored, mac },
      });
    }
    return encoded;
  };

const missingKey = (name: string): never => {
  throw new TypeError(`no key was loaded for a person named ${name.length} characters long`);
};
