/** Personal keys by id, bounded: the least recently used goes first. An erased person's key is dropped by `evict`. */
import type { PersonalKeys } from './personal-keys.port.ts';

export type KeyCache = {
  /** The keys of these ids; one query for all that are not cached. Erased ones are absent, and asked again each time. */
  readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  readonly evict: (ids: readonly string[]) => void;
};

export const createKeyCache = (keys: Pick<PersonalKeys, 'byIds'>, capacity = 10_000): KeyCache => {
  const cached = new Map<string, Buffer>();
  const remember = (id: string, key: Buffer) => {
    cached.delete(id);
    cached.set(id, key);
    const oldest = cached.size > capacity ? cached.keys().next().value : undefined;
    if (oldest !== undefined) cached.delete(oldest);
  };
  return {
    load: async (ids) => {
      const wanted = [...new Set(ids)];
      const missing = wanted.filter((id) => !cached.has(id));
      const fetched = missing.length > 0 ? await keys.byIds(missing) : new Map<string, Buffer>();
      const found = new Map<string, Buffer>();
      for (const id of wanted) {
        const key = cached.get(id) ?? fetched.get(id);
        if (!key) continue;
        found.set(id, key);
        remember(id, key);
      }
      return found;
    },
    evict: (ids) => {
      for (const id of ids) cached.delete(id);
    },
  };
};
