/** Questions to read models that were never built are not answered: an empty table would say that there is nothing, and nobody knows that. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** It passes as soon as the projector has built them. */
export class ReadModelNotBuilt extends Error {
  override readonly name = 'ReadModelNotBuilt';
  constructor(names: readonly string[]) {
    super(`not built yet: ${names.join(', ')}`);
  }
}

const namesIn = (config: unknown): readonly string[] => {
  const text = typeof config === 'string' ? config : String((config as pg.QueryConfig | null)?.text ?? '');
  return [...new Set([...text.matchAll(/\bread\.([a-z][a-z0-9_]*)/g)].map(([, name = '']) => name))];
};

const builtQuery = `select name from app.checkpoints where kind = 'read_model' and name = any($1)
  and to_regclass('read.' || name) is not null and to_regclass('read.' || name || '_v' || version) is not null`;

const pollMs = 100;
/** what building takes in a new installation */
const usualWaitMs = 2_000;

/**
 * The pool for queries on read models. While a new version is built the one before answers; until there is a first one a question waits for
 * `waitMs` at most, then it throws ReadModelNotBuilt. What was built once costs nothing more.
 */
export const onceBuilt = (pool: pg.Pool, waitMs = usualWaitMs): pg.Pool => {
  const built = new Set<string>();
  const unbuilt = async (names: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ name: string }>(builtQuery, [names]);
    for (const { name } of rows) built.add(name);
    return names.filter((name) => !built.has(name));
  };
  const untilBuilt = async (names: readonly string[]): Promise<void> => {
    const deadline = performance.now() + waitMs;
    for (let missing = await unbuilt(names); missing.length > 0; missing = await unbuilt(missing)) {
      if (performance.now() >= deadline) throw new ReadModelNotBuilt(missing);
      await sleep(pollMs);
    }
  };
  const query = pool.query.bind(pool) as (config: unknown, ...rest: unknown[]) => Promise<unknown>;
  const patient = async (config: unknown, ...rest: unknown[]) => {
    const names = namesIn(config).filter((name) => !built.has(name));
    if (names.length > 0) await untilBuilt(names);
    return query(config, ...rest);
  };
  return new Proxy(pool, {
    get: (target, property) => {
      if (property === 'query') return patient;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
