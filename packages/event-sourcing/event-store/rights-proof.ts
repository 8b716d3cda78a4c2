/** Proof for events that give rights: a MAC as they are written, and a look at it as they are read. */
import type { EventCodecs, Json } from './event-codec.ts';
import type { AppendRequest, Undecodable } from './event-store.ts';
import { type Claim, macOf, type RightsGuard, sameMac } from './rights.ts';
import { type RawEvent, type ReadMetadata, readMetadata, undecodable } from './stored-metadata.ts';

const notOurs = 'it gives rights and this service did not write it: it is ignored';
const noneIgnored: ReadonlyMap<string, Undecodable> = new Map();

export type RightsProof = {
  /** For the event that is the `index`th of the request. Bound to its place: an event that gave a right cannot be copied behind the one that took it. */
  readonly macFor: (claim: Omit<Claim, 'revision'>, request: AppendRequest, index: number) => Promise<string>;
  /** Of these, what gives rights and was not written, nor vouched for, by this service; by event id. */
  readonly ignoredOf: (raw: readonly RawEvent[]) => Promise<ReadonlyMap<string, Undecodable>>;
};

export const createRightsProof = (codecs: EventCodecs, rights: RightsGuard | null): RightsProof => {
  /** By the store's own time: what the metadata says of it anybody can write. */
  const isFromBefore = async ({ type, recordedAt }: RawEvent, { mac }: ReadMetadata): Promise<boolean> => {
    if (mac !== null || codecs[type]?.givesRights !== 'since_upgrade') return false;
    const since = (await rights?.provenSince(type)) ?? null;
    return since !== null && recordedAt < since;
  };
  const provenIds = new Set<string>();
  const keep = async (old: readonly { readonly event: RawEvent; readonly mac: string }[]): Promise<void> => {
    const fresh = old.filter(({ event }) => !provenIds.has(event.id));
    if (fresh.length === 0) return;
    await rights?.adopt(new Map(fresh.map(({ event, mac }) => [event.id, mac])));
    for (const { event } of fresh) provenIds.add(event.id);
  };
  return {
    macFor: async (claim, { expected }, index) => {
      if (!rights || expected === 'any')
        throw new TypeError(`${claim.type} gives rights: it needs a key and an expected revision`);
      return macOf(await rights.key(), { ...claim, revision: (expected === 'no_stream' ? -1 : expected) + 1 + index });
    },
    ignoredOf: async (raw) => {
      const claims = raw.filter(({ type }) => codecs[type]?.givesRights);
      const key = claims.length > 0 ? ((await rights?.key()) ?? null) : null;
      const wrong = claims.flatMap((event) => {
        const stored = readMetadata(event.metadata); // without it undecodable
        const mac = stored && key ? expectedMac(key, event, stored) : '';
        return stored && !(key && sameMac(stored.mac, mac)) ? [{ event, stored, mac }] : [];
      });
      const isOld = await Promise.all(wrong.map(({ event, stored }) => isFromBefore(event, stored)));
      await keep(wrong.filter((_, at) => isOld[at]));
      const unproven = wrong.filter((_, at) => !isOld[at]);
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
    },
  };
};

const expectedMac = (key: Buffer, event: RawEvent, stored: ReadMetadata): string => {
  const { id, type, stream, revision } = event;
  const { companyId, actor, schemaVersion } = stored;
  return macOf(key, { id, type, stream, revision, companyId, actor, schemaVersion, data: (event.data ?? null) as Json });
};
