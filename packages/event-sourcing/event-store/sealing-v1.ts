/**
 * How personal fields were sealed first: each value in its own place, `{ "$sealed": "<key id>:<base64url>" }`, with the event's id and the
 * path ("attachments.*.name") as associated data. Nothing is written like this any more; what was is still read.
 */
import { createDecipheriv } from 'node:crypto';
import { erased } from '@order-intake/kernel';
import type { Json } from './event-codec.ts';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

type Sealed = { readonly $sealed: string };
const isSealed = (value: Json): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as { $sealed?: Json }).$sealed === 'string';

const keyIdOf = ({ $sealed }: Sealed): string => $sealed.slice(0, $sealed.indexOf(':'));

const open = (sealed: Sealed, keys: ReadonlyMap<string, Buffer>, context: string): Json => {
  const key = keys.get(keyIdOf(sealed));
  if (!key) return erased;
  const bytes = Buffer.from(sealed.$sealed.slice(sealed.$sealed.indexOf(':') + 1), 'base64url');
  if (bytes[0] !== version) throw new Error(`sealed with version ${bytes[0]} in the place of version ${version}`);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivBytes)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(1 + ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(text) as Json;
};

const mapSealed = (json: Json, path: readonly string[], change: (sealed: Sealed, path: string) => Json): Json => {
  if (isSealed(json)) return change(json, path.join('.'));
  if (Array.isArray(json)) return json.map((item: Json) => mapSealed(item, [...path, '*'], change));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapSealed(value, [...path, key], change)]));
};

export const sealedUnderV1 = (data: Json): readonly string[] => {
  const ids: string[] = [];
  mapSealed(data, [], (sealed) => {
    ids.push(keyIdOf(sealed));
    return null;
  });
  return ids;
};

/** Throws when a key does not fit. */
export const openPersonalV1 = (data: Json, eventId: string, keys: ReadonlyMap<string, Buffer>): Json =>
  mapSealed(data, [], (sealed, path) => open(sealed, keys, `${eventId}/${path}`));
