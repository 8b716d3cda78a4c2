/** Extensions that migrations install. A dump of single schemas carries none, and a restore of one then says that all migrations have run. */
import type { Queryable } from '@order-intake/event-sourcing';

/** each with a function of it that read models call by its name alone */
const needed = [{ name: 'pg_trgm', uses: 'similarity(text,text)' }] as const;

/** One sentence for each that is missing or not found by its name, with what to do; none: all is well. */
export const extensionFaults = async (db: Queryable): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { name, uses } of needed) {
    const { rows } = await db.query<{ schema: string | null; found: boolean }>(
      `select (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = $1) as schema,
         to_regprocedure($2) is not null as found`,
      [name, uses],
    );
    const { schema = null, found: isFound = false } = rows[0] ?? {};
    if (schema === null)
      faults.push(`the extension ${name} is missing: run "create extension ${name}" in this database as its owner`);
    else if (!isFound)
      faults.push(
        `the extension ${name} is in schema ${schema}, which the service's role does not search: add it to the role's search_path`,
      );
  }
  return faults;
};

/** Installs what is missing where the role may; what it may not, the doctor and the readiness name. */
export const installExtensions = async (db: Queryable, failed: (error: unknown, name: string) => void): Promise<void> => {
  for (const { name } of needed) {
    const { rows } = await db.query('select 1 from pg_extension where extname = $1', [name]);
    if (rows.length > 0) continue;
    await db.query(`create extension if not exists ${name}`).catch((error: unknown) => failed(error, name));
  }
};
