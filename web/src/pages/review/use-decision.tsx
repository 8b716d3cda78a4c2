/** Approving and rejecting: what was typed is saved before, and the next draft stands there after. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { approveOrder, keepOrder, orderQuery, rejectOrder, type Versioned } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import { routes, type Search } from '../../routes.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { useToast } from '../../ui/toast.tsx';
import { fieldName } from '../../words/field-name.ts';
import { useWords } from '../../words/use-words.tsx';
import { isDraft, type QueueFilters, type QueuePage, queueKey } from './review.queries.ts';
import { UndoApproval } from './undo-approval.tsx';
import { forgetTyped, typedKey } from './unsaved.ts';
import { fieldOfMissing } from './unsure.ts';
import type { Draft } from './use-draft.ts';

type Place = {
  readonly next: string | null;
  readonly previous: string | null;
  readonly number: number | null;
  readonly of: number | null;
};

/** Where a draft stands among those of the queue; one that is in it no more is followed by the first. */
export const placeOf = (id: string, queue: QueuePage | undefined): Place => {
  const ids = (queue?.items ?? []).filter(isDraft).map((entry) => entry.id);
  const at = ids.indexOf(id);
  const otherIds = ids.filter((candidate) => candidate !== id);
  return {
    next: ids[at + 1] ?? otherIds[0] ?? null,
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
    number: at >= 0 ? at + 1 : null,
    // of a queue of several pages nobody knows how many are drafts
    of: queue && queue.next === null ? ids.length : null,
  };
};

type Deps = {
  readonly id: string;
  readonly draft: Draft;
  readonly position: Place;
  readonly filters: QueueFilters;
  readonly search: Search;
  readonly focus: (field: string) => void;
};

/** An approval that can be undone for longer is undone on the order's own page. */
const longestMs = 30_000;

/** What was decided is gone from the queue before the service says so. */
const leaveQueue = (client: QueryClient, filters: QueueFilters, id: string) =>
  client.setQueryData<QueuePage>(
    queueKey(filters),
    (queue) =>
      queue && {
        ...queue,
        items: queue.items.filter((entry) => entry.id !== id),
        total: queue.total === null ? null : queue.total - 1,
        counts: { ...queue.counts, total: Math.max(0, queue.counts.total - 1) },
      },
  );

export const useDecision = ({ id, draft, position, filters, search, focus }: Deps) => {
  const client = useQueryClient();
  const words = useWords();
  const { user } = useMe();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { next, previous } = position;
  useEffect(() => {
    if (next) void client.prefetchQuery(orderQuery(next));
  }, [client, next]);

  const go = (to: string | null) => {
    if (to) navigate(routes.reviewOne.to({ id: to }, search));
    else navigate(routes.review.to({}, search));
  };
  const decide = async (how: (etag: string | null) => Promise<Versioned>, messageOf: (reference: string) => string) => {
    if (busy) return false;
    setBusy(true);
    try {
      await draft.settled();
      const cached = client.getQueryData<Versioned>(orderQuery(id).queryKey);
      const decided = await how(cached?.etag ?? null);
      keepOrder(client, decided);
      forgetTyped(typedKey(user.id, id));
      leaveQueue(client, filters, id);
      const { order } = decided;
      const left = order.release_at === null ? 0 : Date.parse(order.release_at) - Date.now();
      if (left > 0) say(messageOf(order.reference), <UndoApproval {...{ order, search }} />, Math.min(left, longestMs));
      else say(messageOf(order.reference));
      if (!next) say(words.review.queueEnd);
      go(next);
      return true;
    } catch (error) {
      complain(sentence(error));
      void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    go,
    next,
    previous,
    approve: async () => {
      const unsaved = await draft.settled();
      if (unsaved) {
        const [field, why] = unsaved;
        // of two values a dialog asks
        if (why === 'failed') {
          complain(words.review.saveFailed(fieldName(words)(field)));
          focus(field);
        }
        return;
      }
      const cached = client.getQueryData<Versioned>(orderQuery(id).queryKey);
      const missing = cached?.order.status === 'DRAFT' ? cached.order.missing_fields : [];
      if (missing.length > 0) {
        complain(words.review.missingFields(missing.map(fieldName(words)).join(', ')));
        focus(fieldOfMissing(missing[0] ?? ''));
        return;
      }
      await decide((etag) => approveOrder(id, etag), words.review.approved);
    },
    reject: (reason: string) => decide((etag) => rejectOrder(id, reason, etag), words.review.rejected),
  };
};
