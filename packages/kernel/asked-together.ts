type Turn<T> = { readonly running: Promise<T>; next: Promise<T> | null };

/**
 * Work that many ask for at once is done once. Whoever asks while it is being done waits for the next time, which begins after they asked: it sees what
 * they wrote before. Works of one key do the same; it rejects as the work does.
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

/** What is asked for in one go, before anything else can happen, is asked for once: whoever comes later sees what was written before they asked. */
export const createAskedInOneGo = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (key, work) => {
    const answer = answers.get(key) ?? work();
    if (!answers.has(key)) queueMicrotask(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  };
};
