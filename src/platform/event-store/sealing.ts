/**
 * Personal fields inside events: AES-256-GCM under the key of a person, version byte first, the event's id and the path as associated data,
 * so that a sealed value opens nowhere but where it was written. What cannot be opened any more reads "[erased]".
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Json, PersonalFields } from './event-codec.ts';
import { mapAtPath, valuesAtPath } from './json-paths.ts';
import type { PersonalKey } from './personal-keys.port.ts';

export const erased = '[erased]';
const version = 1;
const ivBytes = 12;
const tagBytes = 16;

type Sealed = { readonly $sealed: string };
const isSealed = (value: Json): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as { $sealed?: Json }).$sealed === 'string';

const keyIdOf = (sealed: Sealed): string => sealed.$sealed.slice(0, sealed.$sealed.indexOf(':'));

const seal = (value: Json, { id, key }: PersonalKey, context: string): Json => {
  if (value === null) return null;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), text]);
  return { $sealed: `${id}:${bytes.toString('base64url')}` };
};

const open = (sealed: Sealed, keys: ReadonlyMap<string, Buffer>, context: string): Json => {
  const key = keys.get(keyIdOf(sealed));
  if (!key) return erased;
  const bytes = Buffer.from(sealed.$sealed.slice(sealed.$sealed.indexOf(':') + 1), 'base64url');
  if (bytes[0] !== version) throw new Error(`sealed with version ${bytes[0]}, this service knows ${version}`);
  const iv = bytes.subarray(1, 1 + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]).toString('utf8'),
  ) as Json;
};

/** The persons that `self` fields of the data name. */
export const personsNamed = (data: Json, personal: PersonalFields): readonly string[] =>
  Object.entries(personal)
    .filter(([, whose]) => whose === 'self')
    .flatMap(([path]) => valuesAtPath(data, path))
    .filter((value): value is string => typeof value === 'string');

type Keys = { readonly subject: PersonalKey | null; readonly self: (person: string) => PersonalKey };

/** Throws when the data has personal fields and no person was named: nothing personal is ever written in clear. */
export const sealPersonal = (data: Json, personal: PersonalFields, eventId: string, keys: Keys): Json =>
  Object.entries(personal).reduce(
    (json, [path, whose]) =>
      mapAtPath(json, path, (value) => {
        if (value === null) return null;
        const key = whose === 'self' ? keys.self(String(value)) : keys.subject;
        if (!key) throw new TypeError(`${path} is personal: the append must name the person`);
        return seal(value, key, `${eventId}/${path}`);
      }),
    data,
  );

/** The ids of the keys needed to open the data. */
export const sealedUnder = (data: Json, personal: PersonalFields): readonly string[] =>
  Object.keys(personal).flatMap((path) => valuesAtPath(data, path).filter(isSealed).map(keyIdOf));

/** Throws when a key does not fit: the log was tampered with, or restored beside the wrong keys. */
export const openPersonal = (data: Json, personal: PersonalFields, eventId: string, keys: ReadonlyMap<string, Buffer>): Json =>
  Object.keys(personal).reduce(
    (json, path) => mapAtPath(json, path, (value) => (isSealed(value) ? open(value, keys, `${eventId}/${path}`) : value)),
    data,
  );
