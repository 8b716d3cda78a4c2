/**
 * Events that grant rights are trusted only if this service wrote them, which a MAC in their metadata proves. With
 * access to the event store but without the service's key, an attacker can forge orders, but no administrator
 * (docs/adr).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Json } from './event-codec.ts';
import { keyObject } from './key-object.ts';

/** What a MAC is over: the same data in another stream, at another place of it, or from another time is another event. */
export type Claim = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly companyId: string;
  readonly actor: string;
  readonly schemaVersion: number;
  readonly data: Json;
};

export type RightsGuard = {
  /** 32 bytes that every process of the installation knows and nobody else */
  readonly key: () => Promise<Buffer>;
  /** MACs, by event id, of events that have none themselves and that an operator vouched for */
  readonly adopted: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** since when events of this type bear a MAC, where they bore none before; null: it is not known, and none is believed without */
  readonly provenSince: (type: string) => Promise<Date | null>;
  /** From now on these are vouched for: so what is believed for its time stays so in another store, which gives it another time. */
  readonly adopt: (macs: ReadonlyMap<string, string>) => Promise<void>;
  /** told of every event that is ignored, each time that it is met */
  readonly onIgnored: (event: Omit<Claim, 'data'>) => void;
};

export const macOf = (key: Buffer, { id, type, stream, revision, companyId, actor, schemaVersion, data }: Claim): string =>
  createHmac('sha256', keyObject(key))
    .update(JSON.stringify([id, type, stream, revision, companyId, actor, schemaVersion, ordered(data)]))
    .digest('base64url');

export const sameMac = (mac: string | null, expected: string): boolean => {
  const [givenBytes, expectedBytes] = [Buffer.from(mac ?? ''), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
};

/** A move to another store may write an object's properties in another order. */
const ordered = (json: Json): Json => {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(ordered);
  const entries = Object.entries(json as { readonly [key: string]: Json });
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, ordered(value)]);
};
