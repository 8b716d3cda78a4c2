/** A draft under a person's hands: each correction is saved on leaving its field, one after the other, and none overwrites another's. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { correctOrder, keepOrder, orderQuery, type Versioned } from '../../api/orders.ts';
import { isProblem } from '../../api/problem.ts';
import { changeOf, fieldValue } from './fields.ts';

/** Somebody else saved first: what they made of the order, and what was to be saved. */
export type Conflict = {
  readonly field: string;
  readonly mine: string;
  readonly learn: boolean;
  readonly before: Versioned;
  readonly now: Versioned;
};

export const useDraft = (id: string) => {
  const client = useQueryClient();
  const query = useQuery(orderQuery(id));
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, unknown>>>({});

  const send = useCallback(
    async (field: string, value: string, learn: boolean, seen?: Versioned) => {
      const { queryKey } = orderQuery(id);
      const before = client.getQueryData<Versioned>(queryKey);
      if (!before || fieldValue(before.order, field) === value) return;
      // a live update may have brought somebody else's value while this one was being typed: its tag alone tells nothing then
      if (seen && fieldValue(seen.order, field) !== fieldValue(before.order, field)) {
        setConflict({ field, mine: value, learn, before: seen, now: before });
        return;
      }
      try {
        keepOrder(client, await correctOrder(id, changeOf(field, value, learn), before.etag));
        setFaults(({ [field]: _, ...others }) => others);
      } catch (error) {
        if (!isProblem(error, 'precondition_failed')) {
          setFaults((others) => ({ ...others, [field]: error }));
          return;
        }
        const now = await client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
        setConflict({ field, mine: value, learn, before, now });
      }
    },
    [client, id],
  );
  const save = useCallback(
    /** `seen` is the order as it was when a person began to type, where that took time. */
    (field: string, value: string, { learn = false, seen }: { readonly learn?: boolean; readonly seen?: Versioned } = {}) => {
      queue.current = queue.current.then(() => send(field, value, learn, seen)).catch(() => undefined);
      return queue.current;
    },
    [send],
  );
  return {
    query,
    save,
    /** Resolves when everything that was typed is saved, or is known not to be. */
    settled: () => queue.current,
    faults,
    conflict,
    settle: (keep: 'mine' | 'theirs') => {
      const open = conflict;
      setConflict(null);
      if (open && keep === 'mine') void save(open.field, open.mine, { learn: open.learn });
    },
  };
};

export type Draft = ReturnType<typeof useDraft>;
