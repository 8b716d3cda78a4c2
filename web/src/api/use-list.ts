/** Lists in pages by cursor. Shown rows do not move: new ones are counted, and shown on request. */
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Page } from './client.ts';

type Fetch<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

type Spec<Row> = {
  readonly key: readonly unknown[];
  readonly fetch: Fetch<Row>;
  readonly idOf: (row: Row) => string;
};

/** Kept under a name of its own: a signal makes the head old, and leaves the pages where they are. */
const pagesKey = (key: readonly unknown[]) => ['pages', ...key];

/** What changed among the newest is shown in its place; what is not among them any more has gone. */
const asItIsNow = <Row>(rows: readonly Row[], head: Page<Row> | undefined, idOf: (row: Row) => string): readonly Row[] => {
  if (!head) return rows;
  const fresh = new Map(head.items.map((row) => [idOf(row), row]));
  const end = head.next === null ? rows.length - 1 : rows.findLastIndex((row) => fresh.has(idOf(row)));
  return rows.flatMap((row, index) => fresh.get(idOf(row)) ?? (index <= end ? [] : row));
};

export const useList = <Row>({ key, fetch, idOf }: Spec<Row>) => {
  const client = useQueryClient();
  const fetchHead = ({ signal }: { readonly signal: AbortSignal }) => fetch(undefined, signal);
  const pages = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: pagesKey(key),
      initialPageParam: undefined as string | undefined,
      // the first page is the head as it is now: asked for once
      queryFn: ({ pageParam, signal }) =>
        pageParam === undefined
          ? client.fetchQuery({ queryKey: key, queryFn: fetchHead, staleTime: 0 })
          : fetch(pageParam, signal),
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const head = useQuery({ queryKey: key, queryFn: fetchHead });
  const loaded = pages.data?.pages;
  const knownRows = useMemo(
    () =>
      asItIsNow(
        (loaded ?? []).flatMap(({ items }) => items),
        head.data,
        idOf,
      ),
    [loaded, head.data, idOf],
  );
  const unseen = useMemo(() => {
    if (!loaded || !head.data) return 0;
    const ids = new Set(knownRows.map(idOf));
    return head.data.items.filter((row) => !ids.has(idOf(row))).length;
  }, [loaded, head.data, knownRows, idOf]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const showNew = () => {
    if (!head.data) return;
    client.setQueryData<InfiniteData<Page<Row>, string | undefined>>(pagesKey(key), {
      pages: [head.data],
      pageParams: [undefined],
    });
  };
  return {
    rows: knownRows,
    total: head.data?.total ?? loaded?.[0]?.total ?? null,
    unseen,
    showNew,
    more,
    isPending: pages.isPending,
    error: pages.error ?? (loaded ? null : head.error),
    retry: () => void Promise.all([pages.refetch(), head.refetch()]),
  };
};

export type List<Row> = ReturnType<typeof useList<Row>>;
