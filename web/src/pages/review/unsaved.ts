/**
 * What was typed and is not saved yet, kept for as long as the app is open: whoever was signed out in the middle of a word, or without a
 * connection, finds it again. While there is any, the browser asks before it leaves the app.
 */
import type { Versioned } from '../../api/orders.ts';

/** The text, and the order as it was when somebody began to type. */
export type Typed = { readonly text: string; readonly over: Versioned | undefined };

const kept = new Map<string, Typed>();
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

export const typedAt = (key: string): Typed | null => kept.get(key) ?? null;

export const keepTyped = (key: string, typed: Typed | null): void => {
  if (typed) kept.set(key, typed);
  else kept.delete(key);
  if (kept.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
};

/** Of the person and the order: somebody else who signs in on this browser does not see it. */
export const typedKey = (person: string, order: string, field = ''): string => `${person}/${order}/${field}`;

/** A decision was made: nothing of it waits any more. */
export const forgetTyped = (prefix: string): void => {
  for (const key of [...kept.keys()]) if (key.startsWith(prefix)) keepTyped(key, null);
};
