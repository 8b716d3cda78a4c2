/** Personal keys by id, bounded: the least recently used goes first. An erased person's key is dropped by `evict`. */
import type { PersonalKeys } from './personal-keys.port.ts';

export type KeyCache = {
  /** The keys of these ids; one query for all that are not cached. Erased ones are absent, and asked again each time. */
  readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  readonly evict: (ids: readonly string[] | 'all') => void;
};

export const createKeyCache = (keys: Pick<PersonalKeys, 'byIds'>, capacity = 10_000): KeyCache => {
  const cached = new Map<string, Buffer>();
  let evictions = 0;
  const remember = (id: string, key: Buffer) => {
    cached.delete(id);
    cached.set(id, key);
    const oldest = cached.size > capacity ? cached.keys().next().value : undefined;
    if (oldest !== undefined) cached.delete(oldest);
  };
  return {
    load: async (ids) => {
      const distinctIds = [...new Set(ids)];
      const missing = distinctIds.filter((id) => !cached.has(id));
      const evictionsBefore = evictions;
      const fetched = missing.length > 0 ? await keys.byIds(missing) : new Map<string, Buffer>();
      const keysById = new Map<string, Buffer>();
      for (const id of distinctIds) {
        const key = cached.get(id) ?? fetched.get(id);
        if (!key) continue;
        keysById.set(id, key);
        // fetched before an eviction: it may be the very key that was dropped meanwhile
        if (cached.has(id) || evictions === evictionsBefore) remember(id, key);
      }
      return keysById;
    },
    evict: (ids) => {
      evictions += 1;
      if (ids === 'all') cached.clear();
      else for (const id of ids) cached.delete(id);
    },
  };
};
