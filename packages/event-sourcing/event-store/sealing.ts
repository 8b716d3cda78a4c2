/**
 * Personal fields inside events. In their places the log says "[erased]"; what stood there is kept beside them in `$sealed`, one ciphertext
 * a key: { "<key id>": base64url of version byte, IV, tag, AES-256-GCM over { "<place>": text } }, with the event's id as associated data, so
 * that it opens nowhere but where it was written. Without its key an event reads as it stands: nothing needs to know where something was.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { erased } from '@order-intake/kernel';
import type { Json, PersonalFields } from './event-codec.ts';
import { type Leaf, leavesAtPath, setLeaves } from './json-paths.ts';
import { keyObject } from './key-object.ts';
import type { PersonalKey } from './personal-keys.port.ts';
import { openPersonalV1, sealedUnderV1 } from './sealing-v1.ts';

const version = 2;
const ivBytes = 12;
const tagBytes = 16;

type Sealed = { readonly [keyId: string]: string };
/** Text by place. */
type Values = { readonly [place: string]: string };

const isObject = (json: unknown): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const sealedIn = (data: Json): Sealed | null =>
  isObject(data) && isObject(data.$sealed) ? (data.$sealed as unknown as Sealed) : null;

const seal = (values: Values, key: Buffer, eventId: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyObject(key), iv).setAAD(Buffer.from(eventId));
  const text = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), text]).toString('base64url');
};

const open = (sealed: string, key: Buffer, eventId: string): Values => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes[0] !== version) throw new Error(`sealed with version ${bytes[0]}, this service knows ${version}`);
  const decipher = createDecipheriv('aes-256-gcm', keyObject(key), bytes.subarray(1, 1 + ivBytes)).setAAD(Buffer.from(eventId));
  decipher.setAuthTag(bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(1 + ivBytes + tagBytes));
  decipher.final(); // throws unless the tag fits; in this mode it holds nothing back
  return JSON.parse(text.toString('utf8')) as Values;
};

type Whose = PersonalFields[string];

/**
 * The person whose data a field is, named by the field itself (`self`), by the `value` next to it, or by the record
 * that the event is about.
 */
const namedBy = (data: Json, { text, beside }: Leaf, whose: Exclude<Whose, 'subject'>): string | null => {
  if (whose === 'self') return text;
  if (whose !== 'value') return recordNamed(data, whose.slice('record:'.length));
  return isObject(beside) && typeof beside.value === 'string' ? beside.value : null;
};

/** "customer:<id>" for the field `customerId`. */
const recordNamed = (data: Json, field: string): string | null => {
  const id = isObject(data) ? data[field] : undefined;
  return typeof id === 'string' ? `${field.replace(/Id$/, '')}:${id}` : null;
};

/** What is to be sealed at `path`: what an erasure has left is nobody's any more. */
const personalAt = (data: Json, path: string): readonly Leaf[] => leavesAtPath(data, path).filter(({ text }) => text !== erased);

/** The persons, and records with keys of their own, that fields of the data name. */
export const personsNamed = (data: Json, personal: PersonalFields): readonly string[] =>
  Object.entries(personal).flatMap(([path, whose]) =>
    whose === 'subject' ? [] : personalAt(data, path).flatMap((leaf) => namedBy(data, leaf, whose) ?? []),
  );

/** `subject`: the person the append names; 'erased': that person was erased meanwhile, nothing of them is kept. */
type Keys = { readonly subject: PersonalKey | 'erased' | null; readonly self: (person: string) => PersonalKey };

/** Throws when the data has personal fields and no person was named: nothing personal is ever written in clear. */
export const sealPersonal = (data: Json, personal: PersonalFields, eventId: string, keys: Keys): Json => {
  const places: Record<string, string> = {};
  const byKey = new Map<string, { readonly key: Buffer; readonly values: Record<string, string> }>();
  for (const [path, whose] of Object.entries(personal)) {
    for (const leaf of personalAt(data, path)) {
      const person = whose === 'subject' ? null : namedBy(data, leaf, whose);
      const key = person === null ? keys.subject : keys.self(person);
      if (!key) throw new TypeError(`${path} is personal: the append must name the person`);
      places[leaf.place] = erased;
      if (key === 'erased') continue;
      const group = byKey.get(key.id) ?? { key: key.key, values: {} };
      byKey.set(key.id, group);
      group.values[leaf.place] = leaf.text;
    }
  }
  if (Object.keys(places).length === 0) return data;
  const sealed = Object.fromEntries([...byKey].map(([id, { key, values }]) => [id, seal(values, key, eventId)]));
  const readable = structuredClone(data) as Json;
  setLeaves(readable, places);
  return byKey.size === 0 ? readable : { ...(readable as { readonly [key: string]: Json }), $sealed: sealed };
};

/** The ids of the keys needed to open the data, whenever it was sealed. */
export const sealedUnder = (data: Json): readonly string[] => {
  const sealed = sealedIn(data);
  return sealed ? Object.keys(sealed) : sealedUnderV1(data);
};

/**
 * Opens in place, for every event of a rebuild passes here: `data` must be nobody else's. Throws when a key does not fit: the log was
 * tampered with, or restored beside the wrong keys.
 */
export const openPersonal = (data: Json, eventId: string, keys: ReadonlyMap<string, Buffer>): Json => {
  const sealed = sealedIn(data);
  if (!sealed) return openPersonalV1(data, eventId, keys);
  const { $sealed: _, ...readable } = data as { readonly [key: string]: Json };
  for (const id in sealed) {
    const key = keys.get(id);
    if (key) setLeaves(readable, open(sealed[id] ?? '', key, eventId));
  }
  return readable;
};
