/**
 * Unsaved input, kept for as long as the app is open: a person who was signed out or lost the connection while typing
 * finds it again. While there is any, the browser asks before it leaves the app.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Versioned } from '../../api/orders.ts';

/** The text, and the order as it was when somebody began to type. */
export type Typed = { readonly text: string; readonly over: Versioned | undefined };

const typedByKey = new Map<string, Typed>();
const listeners = new Set<() => void>();
const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

export const typedAt = (key: string): Typed | null => typedByKey.get(key) ?? null;

export const keepTyped = (key: string, typed: Typed | null): void => {
  if (typed) typedByKey.set(key, typed);
  else typedByKey.delete(key);
  if (typedByKey.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/**
 * The current input, whichever field kept or dropped it: a field that returns finds what its predecessor still saves.
 */
export const useTyped = (key: string): Typed | null => useSyncExternalStore(listen, () => typedAt(key));

/** The fields of an order in which something stands that is not saved. @param prefix as typedKey makes it */
export const useTypedFields = (prefix: string): readonly string[] => {
  // a text, which is the same as long as it says the same
  const fields = useSyncExternalStore(listen, () => {
    const ownKeys = [...typedByKey.keys()].filter((key) => key.startsWith(prefix));
    return ownKeys.map((key) => key.slice(prefix.length)).join(' ');
  });
  return useMemo(() => (fields === '' ? [] : fields.split(' ')), [fields]);
};

/** Of the person and the order: somebody else who signs in on this browser does not see it. */
export const typedKey = (person: string, order: string, field = ''): string => `${person}/${order}/${field}`;

/** A decision was made: nothing of it waits any more. */
export const forgetTyped = (prefix: string): void => {
  for (const key of [...typedByKey.keys()]) if (key.startsWith(prefix)) keepTyped(key, null);
};

/** What was saved from here last, by order and field: where that is what stands there now, nobody else was quicker. */
const saved = new Map<string, string>();
const savedKey = (order: string, field: string): string => `${order}/${field}`;
export const rememberSaved = (order: string, field: string, value: string): void => void saved.set(savedKey(order, field), value);
export const isOwn = (order: string, field: string, value: string): boolean => saved.get(savedKey(order, field)) === value;
