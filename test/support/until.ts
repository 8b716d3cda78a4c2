import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again until `look` answers something; says what was waited for when it never does. */
export const until = async <T>(what: string, look: () => Promise<T | null | undefined | false>, ms = 20_000): Promise<T> => {
  const end = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await sleep(25);
  }
};
