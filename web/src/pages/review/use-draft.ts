/** A draft under a person's hands: each correction is saved on leaving its field, one after the other, and none overwrites another's. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { correctOrder, keepOrder, type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { isProblem } from '../../api/problem.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Cell, changeOf, fieldsOf, fieldValue, isSameLine, parseField } from './fields.ts';
import { isOwnOf, saveCells } from './save-cells.ts';
import { isOwn, rememberSaved } from './unsaved.ts';

/** Somebody else saved first: what they made of the order, and what was to be saved. */
export type Conflict = {
  readonly field: string;
  readonly mine: string;
  readonly learn: boolean;
  readonly before: Versioned;
  readonly now: Versioned;
};

/** `open`: somebody else's value stands against it, and a person chooses. `moved`: lines came or went, and another one stands at its place. */
type Outcome = 'saved' | 'failed' | 'open' | 'moved';

class LineMoved extends Error {
  override readonly name = 'LineMoved';
}

/** Says that a correction failed whose page is gone, or whose line; else its field says so. */
const useComplaint = () => {
  const words = useWords();
  const nameOf = useFieldName();
  const { complain } = useToast();
  const isShown = useRef(true);
  const complaint = useRef((_: string, __: string, ___: Outcome): void => undefined);
  complaint.current = (field, value, why) => {
    const name = nameOf(field);
    // of a record people know no id
    const entered = parseField(field)?.name === 'product' ? '' : value;
    complain(why === 'moved' ? words.review.lineMoved(name, entered) : words.review.saveFailed(name));
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((field: string, value: string, why: Outcome) => {
    if (!isShown.current || why === 'moved') complaint.current(field, value, why);
  }, []);
};

/** What a field that was saved made of the order. */
type OnSaved = (field: string, before: Order, after: Order) => void;

/** So often a correction is sent again that met a newer version of the order, with a pause for a reader that is not so far yet. */
const tries = 6;
const pauseMs = 150;

/**
 * Saves one field over the order as it stands. Answers what stands there instead, where somebody else's value does since `begun`; null: it is saved.
 * Throws the problem of a request that was refused, and where another line stands at the place.
 */
const saveOver = async (
  client: QueryClient,
  { id, field, value, learn, begun }: { id: string; field: string; value: string; learn: boolean; begun: Versioned | undefined },
  onSaved: OnSaved,
): Promise<Versioned | null> => {
  // after a new sign-in nothing is loaded yet
  let current = client.getQueryData<Versioned>(orderQuery(id).queryKey) ?? (await client.fetchQuery(orderQuery(id)));
  for (let turn = 1; ; turn += 1) {
    if (begun && !isSameLine(begun.order, current.order, field, isOwnOf(id))) throw new LineMoved();
    const savedValue = fieldValue(current.order, field);
    if (savedValue === value) return null;
    if (begun && fieldValue(begun.order, field) !== savedValue && !isOwn(id, field, savedValue)) return current;
    try {
      const saved = await correctOrder(id, changeOf(field, value, learn), current.etag);
      // with what the service made of it: the price and the unit of a product that was chosen
      for (const savedField of fieldsOf(saved.order)) {
        const value = fieldValue(saved.order, savedField);
        if (savedField === field || value !== fieldValue(current.order, savedField)) rememberSaved(id, savedField, value);
      }
      keepOrder(client, saved);
      onSaved(field, current.order, saved.order);
      return null;
    } catch (error) {
      if (!isProblem(error, 'precondition_failed') || turn === tries) throw error;
    }
    // something of it was changed meanwhile: perhaps this field, perhaps another
    await new Promise((resolve) => setTimeout(resolve, (turn - 1) * pauseMs));
    current = await client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
  }
};

/** Sends corrections, and keeps why one was refused and against which value one stands. */
const useCorrections = (id: string, onSaved: RefObject<OnSaved>) => {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, unknown>>>({});
  const send = useCallback(
    async (field: string, value: string, learn: boolean, begun: Versioned | undefined): Promise<Outcome> => {
      try {
        const fresh = await saveOver(client, { id, field, value, learn, begun }, onSaved.current);
        if (fresh && begun) {
          setConflict({ field, mine: value, learn, before: begun, now: fresh });
          return 'open';
        }
        setFaults(({ [field]: _, ...otherFaults }) => otherFaults);
        return 'saved';
      } catch (error) {
        if (error instanceof LineMoved) return 'moved';
        setFaults((faultsBefore) => ({ ...faultsBefore, [field]: error }));
        return 'failed';
      }
    },
    [client, id, onSaved],
  );
  const sendAll = useCallback(
    async (cells: readonly Cell[], begun: Versioned) => {
      const outcome = await saveCells(client, { id, cells, begun });
      const sentFields = new Set(cells.map(({ field }) => field));
      setFaults((before) => ({
        ...Object.fromEntries(Object.entries(before).filter(([field]) => !sentFields.has(field))),
        ...outcome.faults,
      }));
      return outcome;
    },
    [client, id],
  );
  return { send, sendAll, faults, conflict, setConflict };
};

type SendAll = ReturnType<typeof useCorrections>['sendAll'];

/** Many fields of lines at once, after what is being saved; answers what changed by it. */
const useSaveAll = (queue: RefObject<Promise<unknown>>, unsaved: RefObject<Map<string, Outcome>>, sendAll: SendAll) =>
  useCallback(
    (cells: readonly Cell[], begun: Versioned) => {
      const saving = queue.current.then(() => sendAll(cells, begun));
      queue.current = saving
        .then(({ faults: refused }) => {
          for (const { field } of cells)
            if (field in refused) unsaved.current.set(field, 'failed');
            else unsaved.current.delete(field);
        })
        .catch(() => undefined);
      return saving;
    },
    [queue, unsaved, sendAll],
  );

export const useDraft = (id: string) => {
  const client = useQueryClient();
  const query = useQuery(orderQuery(id));
  const drawn = useRef(query.data);
  drawn.current = query.data;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const onSaved = useRef<OnSaved>(() => undefined);
  const { send, sendAll, faults, conflict, setConflict } = useCorrections(id, onSaved);
  /** what stands in the way of a decision */
  const unsaved = useRef(new Map<string, Outcome>());
  const complain = useComplaint();
  const save = useCallback(
    /** `seen` is the order as it was when a person began to type, where that took time. */
    (field: string, value: string, { learn = false, seen }: { readonly learn?: boolean; readonly seen?: Versioned } = {}) => {
      // a live update may have brought somebody else's value while this one was being typed: its tag alone tells nothing then
      const begun = seen ?? client.getQueryData<Versioned>(orderQuery(id).queryKey);
      const saving = queue.current
        .then(() => send(field, value, learn, begun))
        .catch((): Outcome => 'failed')
        .then((outcome) => {
          if (outcome === 'saved') unsaved.current.delete(field);
          else {
            unsaved.current.set(field, outcome);
            complain(field, value, outcome);
          }
          return outcome;
        });
      queue.current = saving;
      return saving;
    },
    [client, id, send, complain],
  );
  const saveAll = useSaveAll(queue, unsaved, sendAll);
  const settle = async (keep: 'mine' | 'theirs') => {
    const open = conflict;
    setConflict(null);
    if (!open) return;
    if (keep === 'theirs') unsaved.current.delete(open.field);
    else if ((await save(open.field, open.mine, { learn: open.learn })) === 'failed') setConflict(open);
  };
  return {
    query,
    /** The order as it stands on the screen. */
    shown: useCallback(() => drawn.current, []),
    save,
    saveAll,
    /** Who hears of each field that is saved. */
    onSaved,
    /** When everything that was typed is saved, or is known not to be: the field that is not, and why. */
    settled: async (): Promise<readonly [field: string, why: Outcome] | null> => {
      await queue.current;
      const first = [...unsaved.current][0] ?? null;
      // said once: there is nothing any more that could be saved
      if (first?.[1] === 'moved') unsaved.current.delete(first[0]);
      return first;
    },
    faults,
    conflict,
    settle: (keep: 'mine' | 'theirs') => void settle(keep),
  };
};

export type Draft = ReturnType<typeof useDraft>;
