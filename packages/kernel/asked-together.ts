type Turn<T> = { readonly running: Promise<T>; next: Promise<T> | null };

/**
 * Merges concurrent requests for the same work. A request that arrives while the work runs waits for the next run,
 * which begins after the request and so sees what the caller wrote before. Works of one key do the same. Rejects as
 * the work does.
 */
export const createAskedTogether = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const turns = new Map<string, Turn<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = work();
    const turn: Turn<T> = { running, next: null };
    turns.set(key, turn);
    const ended = () => {
      if (turn.next === null) turns.delete(key);
    };
    running.then(ended, ended);
    return running;
  };
  return (key, work) => {
    const turn = turns.get(key);
    if (!turn) return begin(key, work);
    const beginNext = () => begin(key, work);
    turn.next ??= turn.running.then(beginNext, beginNext);
    return turn.next;
  };
};

/**
 * Requests made in the same tick share one run; a later request starts another, which sees what its caller wrote
 * before.
 */
export const createAskedInOneGo = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (key, work) => {
    const answer = answers.get(key) ?? work();
    if (!answers.has(key)) queueMicrotask(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  };
};
