import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Filters live in the URL, so that Back brings them again and a link can be sent. Only `names` are looked at; the rest is nothing of ours. */
export const useFilters = <const Name extends string>(names: readonly Name[]) => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a page never change
  const filters = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  }, [search]);
  const set = useCallback(
    (changes: Partial<Record<Name, string>>) => {
      const next = Object.entries<string | undefined>({ ...filters, ...changes }).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      );
      const text = new URLSearchParams(next).toString();
      navigate(text ? `${path}?${text}` : path, { replace: true });
    },
    [filters, navigate, path],
  );
  return [filters, set] as const;
};
