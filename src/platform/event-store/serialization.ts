/** Between events of the domain and what stands in the log: codec, version, personal fields, metadata. */
import type { EventData, JSONType } from '@eventstore/db-client';
import { isLeft } from 'fp-ts/lib/Either.js';
import { v5 as uuidv5 } from 'uuid';
import { currentTrace } from '../telemetry/tracing.ts';
import type { EventCodecs, Json } from './event-codec.ts';
import type { AppendRequest, EventMetadata, PersonReference, Position, Recorded, Undecodable } from './event-store.ts';
import type { KeyCache } from './key-cache.ts';
import type { PersonalKey, PersonalKeys } from './personal-keys.port.ts';
import { type Claim, macOf, type RightsGuard, sameMac } from './rights.ts';
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
  readonly traceparent?: string;
  readonly personKeyId?: string;
  /** of an event that gives rights */
  readonly mac?: string;
  /** an imported event's own time: the store stamped that of the import */
  readonly [firstRecordedField]?: string;
};

const storedMetadata = (
  metadata: AppendRequest['metadata'],
  schemaVersion: number,
  personKeyId: string | null,
  traceparent = currentTrace(),
): StoredMetadata => ({
  $correlationId: metadata.correlationId,
  $causationId: metadata.causationId,
  companyId: metadata.companyId,
  actor: metadata.actor,
  schemaVersion,
  commandId: metadata.commandId,
  ...(traceparent === null ? {} : { traceparent }),
  ...(personKeyId === null ? {} : { personKeyId }),
});

const textFields = ['$correlationId', '$causationId', 'companyId', 'actor', 'commandId'] as const;
type ReadMetadata = EventMetadata & {
  readonly personKeyId: string | null;
  readonly firstRecordedAt: string | null;
  readonly mac: string | null;
};
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
    ...(typeof stored.traceparent === 'string' ? { traceParent: stored.traceparent } : {}),
    personKeyId: stored.personKeyId ?? null,
    firstRecordedAt: stored[firstRecordedField] ?? null,
    mac: stored.mac ?? null,
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

export const createSerialization = (
  codecs: EventCodecs,
  keys: PersonalKeys,
  cache: KeyCache,
  rights: RightsGuard | null,
): Serialization => {
  const subjectKey = async (companyId: string, person: PersonReference): Promise<Subject> => {
    if ('person' in person) {
      const key = await keys.keyFor(companyId, person.person);
      return { id: key.id, key };
    }
    const key = (await cache.load([person.keyId])).get(person.keyId);
    return { id: person.keyId, key: key ? { id: person.keyId, key } : 'erased' };
  };

  /** Bound to its place: an event that gave a right cannot be copied behind the one that took it. */
  const macFor = async (claim: Omit<Claim, 'revision'>, { expected }: AppendRequest, index: number): Promise<string> => {
    if (!rights || expected === 'any') throw new TypeError(`${claim.type} gives rights: it needs a key and an expected revision`);
    return macOf(await rights.key(), { ...claim, revision: (expected === 'no_stream' ? -1 : expected) + 1 + index });
  };

  const encode = async (request: AppendRequest): Promise<readonly EventData[]> => {
    const { stream, events, metadata, person } = request;
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
    const { personKeyId, firstRecordedAt, mac: _, ...metadata } = stored;
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

  const expectedMac = (key: Buffer, event: RawEvent, stored: ReadMetadata): string => {
    const { id, type, stream, revision } = event;
    const { companyId, actor, schemaVersion } = stored;
    return macOf(key, { id, type, stream, revision, companyId, actor, schemaVersion, data: (event.data ?? null) as Json });
  };

  /** Of these, what gives rights and was not written, nor vouched for, by this service; by event id. */
  const ignoredOf = async (raw: readonly RawEvent[]): Promise<ReadonlyMap<string, Undecodable>> => {
    const claims = raw.filter(({ type }) => codecs[type]?.givesRights);
    const key = claims.length > 0 ? ((await rights?.key()) ?? null) : null;
    const unproven = claims.flatMap((event) => {
      const stored = readMetadata(event.metadata); // without it undecodable
      const mac = stored && key ? expectedMac(key, event, stored) : '';
      return stored && !(key && sameMac(stored.mac, mac)) ? [{ event, stored, mac }] : [];
    });
    if (unproven.length === 0) return noneIgnored;
    const adopted = (await rights?.adopted(unproven.map(({ event }) => event.id))) ?? new Map<string, string>();
    const ignored = unproven.filter(({ event, mac }) => !(key && sameMac(adopted.get(event.id) ?? null, mac)));
    return new Map(
      ignored.map(({ event, stored: { companyId, actor, schemaVersion }, mac }) => {
        const { id, type, stream, revision, recordedAt, data } = event;
        rights?.onIgnored({ id, type, stream, revision, companyId, actor, schemaVersion });
        return [id, { ...undecodable(event, notOurs), ignored: { companyId, actor, recordedAt, data, mac } }];
      }),
    );
  };

  return {
    encode,
    decode: async (raw) => {
      const ignored = await ignoredOf(raw);
      const needed = raw.map(({ type, data }) => (isPersonal(type) ? sealedUnder((data ?? null) as Json) : none));
      const opened = needed.some((ids) => ids.length > 0) ? await cache.load(needed.flat()) : new Map<string, Buffer>();
      return raw.map((event, index) => ignored.get(event.id) ?? decodeOne(event, needed[index] ?? none, opened));
    },
  };
};

const notOurs = 'it gives rights and this service did not write it: it is ignored';
const none: readonly string[] = [];
const noneIgnored: ReadonlyMap<string, Undecodable> = new Map();

const missingKey = (name: string): never => {
  throw new TypeError(`no key was loaded for a person named ${name.length} characters long`);
};
