/** Between events of the domain and what stands in the log: codec, version, personal fields, metadata. */
import type { EventData, JSONType } from '@eventstore/db-client';
import { isLeft } from 'fp-ts/lib/Either.js';
import { v5 as uuidv5 } from 'uuid';
import type { EventCodecs, Json } from './event-codec.ts';
import type { AppendRequest, EventMetadata, PersonReference, Position, Recorded, Undecodable } from './event-store.ts';
import type { KeyCache } from './key-cache.ts';
import type { PersonalKey, PersonalKeys } from './personal-keys.port.ts';
import { openPersonal, personsNamed, sealedUnder, sealPersonal } from './sealing.ts';
import { firstRecordedField } from './transfer/stored-form.ts';

/** An entry of the log, as far as the client decoded it. */
export type RawEvent = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Date;
  readonly data: unknown;
  readonly metadata: unknown;
};

type StoredMetadata = {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly companyId: string;
  readonly actor: string;
  readonly schemaVersion: number;
  readonly commandId: string;
  readonly personKeyId?: string;
  /** an imported event's own time: the store stamped that of the import */
  readonly [firstRecordedField]?: string;
};

const storedMetadata = (
  metadata: AppendRequest['metadata'],
  schemaVersion: number,
  personKeyId: string | null,
): StoredMetadata => ({
  $correlationId: metadata.correlationId,
  $causationId: metadata.causationId,
  companyId: metadata.companyId,
  actor: metadata.actor,
  schemaVersion,
  commandId: metadata.commandId,
  ...(personKeyId === null ? {} : { personKeyId }),
});

const textFields = ['$correlationId', '$causationId', 'companyId', 'actor', 'commandId'] as const;
type ReadMetadata = EventMetadata & { readonly personKeyId: string | null; readonly firstRecordedAt: string | null };
const readMetadata = (json: unknown): ReadMetadata | null => {
  const stored = (typeof json === 'object' && json !== null ? json : {}) as Partial<StoredMetadata>;
  if (textFields.some((field) => typeof stored[field] !== 'string') || typeof stored.schemaVersion !== 'number') return null;
  return {
    correlationId: stored.$correlationId ?? '',
    causationId: stored.$causationId ?? '',
    companyId: stored.companyId ?? '',
    actor: stored.actor ?? '',
    schemaVersion: stored.schemaVersion,
    commandId: stored.commandId ?? '',
    personKeyId: stored.personKeyId ?? null,
    firstRecordedAt: stored[firstRecordedField] ?? null,
  };
};

export const eventIdOf = (commandId: string, stream: string, index: number): string =>
  uuidv5(`${commandId}/${stream}/${index}`, uuidv5.URL);

/** Whose key an append seals under; 'erased': that person was erased meanwhile. */
type Subject = { readonly id: string; readonly key: PersonalKey | 'erased' };

export type Serialization = {
  /** Everything that the client would stringify is stringified here once, so that it cannot fail inside the client. */
  readonly encode: (request: AppendRequest) => Promise<readonly EventData[]>;
  /** In the order given; one key query for all of them. */
  readonly decode: (raw: readonly RawEvent[]) => Promise<readonly (Recorded | Undecodable)[]>;
};

export const createSerialization = (codecs: EventCodecs, keys: PersonalKeys, cache: KeyCache): Serialization => {
  const subjectKey = async (companyId: string, person: PersonReference): Promise<Subject> => {
    if ('person' in person) {
      const key = await keys.keyFor(companyId, person.person);
      return { id: key.id, key };
    }
    const key = (await cache.load([person.keyId])).get(person.keyId);
    return { id: person.keyId, key: key ? { id: person.keyId, key } : 'erased' };
  };

  const encode = async ({ stream, events, metadata, person }: AppendRequest): Promise<readonly EventData[]> => {
    const subject = person ? await subjectKey(metadata.companyId, person) : null;
    const named = new Map<string, PersonalKey>();
    const self = (name: string): PersonalKey => named.get(name) ?? missingKey(name);
    const encoded: EventData[] = [];
    for (const [index, event] of events.entries()) {
      const codec = codecs[event.type];
      if (!codec) throw new TypeError(`${event.type} has no codec: add it to the registry of event codecs`);
      const id = eventIdOf(metadata.commandId, stream, index);
      const json: Json = JSON.parse(JSON.stringify(codec.encode(event.data)));
      for (const name of personsNamed(json, codec.personal))
        if (!named.has(name)) named.set(name, await keys.keyFor(metadata.companyId, name));
      encoded.push({
        id,
        type: event.type,
        contentType: 'application/json',
        data: sealPersonal(json, codec.personal, id, { subject: subject?.key ?? null, self }) as JSONType,
        metadata: storedMetadata(metadata, codec.version, subject?.id ?? null),
      });
    }
    return encoded;
  };

  const personalTypes = new Set(
    Object.values(codecs).flatMap(({ type, personal }) => (Object.keys(personal).length > 0 ? [type] : [])),
  );
  const isPersonal = (type: string): boolean => personalTypes.has(type);

  const undecodable = (raw: RawEvent, reason: string): Undecodable => {
    const { id, type, stream, revision, position } = raw;
    return { undecodable: true, id, type, stream, revision, position, reason };
  };

  const decodeOne = (raw: RawEvent, needed: readonly string[], opened: ReadonlyMap<string, Buffer>): Recorded | Undecodable => {
    const codec = codecs[raw.type];
    if (!codec) return undecodable(raw, 'its type has no codec here');
    const stored = readMetadata(raw.metadata);
    if (!stored) return undecodable(raw, 'its metadata is incomplete');
    const { personKeyId, firstRecordedAt, ...metadata } = stored;
    const data = (raw.data ?? null) as Json;
    try {
      const decoded = codec.decode(needed.length === 0 ? data : openPersonal(data, raw.id, opened), metadata.schemaVersion);
      if (isLeft(decoded)) return undecodable(raw, decoded.left);
      const { id, type, stream, revision, position } = raw;
      const recordedAt = firstRecordedAt === null ? raw.recordedAt : new Date(firstRecordedAt);
      const openedWith = needed.length === 0 ? none : needed.filter((keyId) => opened.has(keyId));
      return { id, type, stream, revision, position, recordedAt, data: decoded.right, metadata, personKeyId, openedWith };
    } catch (error) {
      return undecodable(raw, error instanceof Error ? error.message : 'it cannot be opened');
    }
  };

  return {
    encode,
    decode: async (raw) => {
      const needed = raw.map(({ type, data }) => (isPersonal(type) ? sealedUnder((data ?? null) as Json) : none));
      const opened = needed.some((ids) => ids.length > 0) ? await cache.load(needed.flat()) : new Map<string, Buffer>();
      return raw.map((event, index) => decodeOne(event, needed[index] ?? none, opened));
    },
  };
};

const none: readonly string[] = [];

const missingKey = (name: string): never => {
  throw new TypeError(`no key was loaded for a person named ${name.length} characters long`);
};
