/**
 * A count that many ask for at once is made once. Whoever asks while one runs waits for the next, which begins after they asked: it sees what
 * they wrote before. Lists would spend half of their time counting otherwise (`npm run bench:api`).
 */
import { asTotal, type Total } from './conditions.ts';

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Turn = { readonly running: Promise<Total>; next: Promise<Total> | null };
type Counting = { readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly { count: number }[] }> };

const sharedBy = (pool: Counting): ((statement: Statement) => Promise<Total>) => {
  const turns = new Map<string, Turn>();

  const begin = (key: string, { text, values }: Statement): Promise<Total> => {
    const running = pool.query(text, [...values]).then(({ rows }) => asTotal(rows[0]?.count ?? 0));
    const turn: Turn = { running, next: null };
    turns.set(key, turn);
    const ended = () => {
      if (turn.next === null) turns.delete(key);
    };
    running.then(ended, ended);
    return running;
  };
  return (statement) => {
    const key = JSON.stringify([statement.text, statement.values]);
    const turn = turns.get(key);
    if (!turn) return begin(key, statement);
    const again = () => begin(key, statement);
    turn.next ??= turn.running.then(again, again);
    return turn.next;
  };
};

const shared = new WeakMap<Counting, ReturnType<typeof sharedBy>>();

/** What `totalOf` counts, for all who ask of this pool. Rejects as the query does. */
export const countTogether = (pool: Counting, statement: Statement): Promise<Total> => {
  const count = shared.get(pool) ?? sharedBy(pool);
  shared.set(pool, count);
  return count(statement);
};
