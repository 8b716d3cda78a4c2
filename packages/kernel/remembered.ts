import { createAskedTogether } from './asked-together.ts';

type Options = {
  /** for how long an answer is said again */
  readonly ms: number;
  /** answers that are kept; those that were found out first are forgotten first */
  readonly most: number;
  /** milliseconds that only grow */
  readonly now: () => number;
};

/** What `work` answered for a key is said again for a while, and work that many ask for at once is done once. Rejects as the work does. */
export const createRemembered = <T>({ ms, most, now }: Options): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const together = createAskedTogether<T>();
  const cached = new Map<string, { readonly answer: T; readonly until: number }>();
  return async (key, work) => {
    const before = cached.get(key);
    if (before && before.until > now()) return before.answer;
    const answer = await together(key, work);
    cached.delete(key);
    cached.set(key, { answer, until: now() + ms });
    const [first] = cached.keys();
    if (cached.size > most && first !== undefined) cached.delete(first);
    return answer;
  };
};
