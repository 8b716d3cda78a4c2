/** The installation's pepper: a random key for hashes of persons, sealed in the database so that it outlives every rotation. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import { contextOf, type Keyring } from './keyring.ts';

export const sealedValueContext = (name: string) => contextOf('sealed-value', name);

const name = 'person-pepper';

/** Made by the first who asks; the same for all. Throws CannotOpen when the configured keys are not the ones of this database. */
export const loadPepper = async (db: Queryable, keyring: Keyring): Promise<Buffer> => {
  await db.query('insert into app.sealed_values (name, sealed) values ($1, $2) on conflict (name) do nothing', [
    name,
    keyring.seal(randomBytes(32), sealedValueContext(name)),
  ]);
  const pepper = await openPepper(db, keyring);
  if (!pepper) throw new Error(`app.sealed_values: the row ${name} vanished`);
  return pepper;
};

/** Null where none was made yet. Throws CannotOpen. */
export const openPepper = async (db: Queryable, keyring: Keyring): Promise<Buffer | null> => {
  const { rows } = await db.query<{ sealed: Buffer }>('select sealed from app.sealed_values where name = $1', [name]);
  const sealed = rows[0]?.sealed;
  return sealed ? keyring.open(sealed, sealedValueContext(name)) : null;
};
