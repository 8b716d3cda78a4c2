/** Lines that a person adds to a draft, or takes away: after all that was typed is saved, for a line is known by its place. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { correctOrder, keepOrder, type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { useToast } from '../../ui/toast.tsx';
import { fieldName } from '../../words/field-name.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Draft } from './use-draft.ts';

/** @param focus gives the focus to the field of this name */
export const useLines = (order: Order, draft: Draft, focus: (field: string) => void) => {
  const client = useQueryClient();
  const words = useWords();
  const { complain } = useToast();
  const sentence = useSentence();
  const [busy, setBusy] = useState(false);
  const wanted = useRef<string | null>(null);
  const count = order.lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is another number of lines
  useEffect(() => {
    if (wanted.current) focus(wanted.current);
    wanted.current = null;
  }, [count]);
  const change = async (line: { readonly line?: number; readonly remove?: true }, next: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const unsaved = await draft.settled();
      if (unsaved) return complain(words.review.saveFailed(fieldName(words)(unsaved[0])));
      const known = client.getQueryData<Versioned>(orderQuery(order.id).queryKey);
      wanted.current = next;
      keepOrder(client, await correctOrder(order.id, { lines: [line] }, known?.etag ?? null));
    } catch (error) {
      wanted.current = null;
      complain(sentence(error));
      // perhaps somebody else was quicker: then the places are others now
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    } finally {
      setBusy(false);
    }
  };
  const now = useRef({ change, count });
  now.current = { change, count };
  return {
    busy,
    add: () => void change({}, `lines.${count + 1}.product`),
    /** the same function for as long as the draft is open */
    remove: useCallback((line: number) => {
      const { change: take, count: of } = now.current;
      void take({ line, remove: true }, of > 1 ? `lines.${Math.min(line, of - 1)}.product` : 'warehouse');
    }, []),
  };
};

export type Lines = ReturnType<typeof useLines>;
