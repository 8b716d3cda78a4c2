/** Events as the log keeps them: encoded by their codecs, personal fields sealed, rights proven; and back. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { inPortions } from '../in-portions.ts';
import { createEncode, type Encode } from './encode-events.ts';
import type { EventCodecs, Json } from './event-codec.ts';
import type { Recorded, Undecodable } from './event-store.ts';
import type { KeyCache } from './key-cache.ts';
import type { PersonalKeys } from './personal-keys.port.ts';
import type { RightsGuard } from './rights.ts';
import { createRightsProof } from './rights-proof.ts';
import { openPersonal, sealedUnder } from './sealing.ts';
import { type RawEvent, readMetadata, undecodable } from './stored-metadata.ts';

export type Serialization = {
  readonly encode: Encode;
  /** In the order given; one key query for all of them. */
  readonly decode: (raw: readonly RawEvent[]) => Promise<readonly (Recorded | Undecodable)[]>;
};

const none: readonly string[] = [];
/** A long stream is decoded in no one stretch. */
const atOnce = 50;

export const createSerialization = (
  codecs: EventCodecs,
  keys: PersonalKeys,
  cache: KeyCache,
  rights: RightsGuard | null,
): Serialization => {
  const proof = createRightsProof(codecs, rights);
  const personalTypes = new Set(
    Object.values(codecs).flatMap(({ type, personal }) => (Object.keys(personal).length > 0 ? [type] : [])),
  );
  const isPersonal = (type: string): boolean => personalTypes.has(type);

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

  return {
    encode: createEncode(codecs, keys, cache, proof.macFor),
    decode: async (raw) => {
      const ignored = await proof.ignoredOf(raw);
      const needed = raw.map(({ type, data }) => (isPersonal(type) ? sealedUnder((data ?? null) as Json) : none));
      const opened = needed.some((ids) => ids.length > 0) ? await cache.load(needed.flat()) : new Map<string, Buffer>();
      return inPortions(raw, atOnce, (event, index) => ignored.get(event.id) ?? decodeOne(event, needed[index] ?? none, opened));
    },
  };
};
