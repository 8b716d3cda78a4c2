/** One draft: its fields at the left, what they were read from at the right, and the decision below. Made for the keyboard. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { useCan, useMe } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { HeldDocuments } from '../../shell/held-documents.tsx';
import { LineMoves } from '../../shell/line-moves.tsx';
import { OrderEvidence } from '../../shell/order-evidence.tsx';
import { Page } from '../../shell/page.tsx';
import { PlannedApproval } from '../../shell/planned-approval.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Loading } from '../../ui/states.tsx';
import { useRoom } from '../../ui/use-room.ts';
import { useWords } from '../../words/use-words.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CustomerQuestions } from './customer-questions.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DraftForm } from './draft-form.tsx';
import { draftState } from './draft-state.ts';
import { KeptTyped } from './kept-typed.tsx';
import { MailCard } from './mail-card.tsx';
import { MakeRecord } from './make-record.tsx';
import { OthersHere } from './others-here.tsx';
import { Reasons } from './reasons.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { type QueueSearch, queueFilterNames, queueFilters, queueQuery } from './review.queries.ts';
import { ReviewLead } from './review-lead.tsx';
import { typedKey, useTypedFields } from './unsaved.ts';
import { nextUnsure, unsureFields } from './unsure.ts';
import { placeOf, useDecision } from './use-decision.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useGridEdits } from './use-grid-edits.tsx';
import { useHeadHeight } from './use-head-height.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useTaking } from './use-taking.tsx';

const ReviewPage = ({ id }: { readonly id: string }) => {
  const { review } = useWords();
  const draft = useDraft(id);
  const { data, error, refetch } = draft.query;
  const [search] = useFilters(queueFilterNames);
  const up = [routes.review.to({}, search), review.title] as const;
  if (data) return <Review key={id} order={data.order} draft={draft} search={search} />;
  return (
    <Page title={review.title} up={up}>
      {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Page>
  );
};

/** The form's control of a field gets the focus, and with it the evidence. False: it is not drawn. */
const focusField = (field: string): boolean => {
  const control = document.querySelector<HTMLElement>(`.draft [data-field="${CSS.escape(field)}"]`);
  control?.focus();
  control?.scrollIntoView({ block: 'nearest' });
  return control !== null;
};

/** Gives the focus to any field of the form: one of a line that nobody has come to yet is drawn first. */
const useFocus = () => {
  const [focusTarget, setFocusTarget] = useState<{ readonly field: string } | null>(null);
  useLayoutEffect(() => {
    if (focusTarget) focusField(focusTarget.field);
  }, [focusTarget]);
  const focus = useCallback((field: string) => {
    if (!focusField(field)) setFocusTarget({ field });
  }, []);
  return { focus, focusTarget: focusTarget?.field ?? null };
};

type Props = {
  readonly order: Order;
  readonly draft: Draft;
  readonly search: QueueSearch;
};

/** The fields that somebody has looked at. */
const useSeen = (count: number) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that was looked at stands at another place now
  useEffect(() => setSeen((before) => new Set([...before].filter((field) => !field.startsWith('lines.')))), [count]);
  return [seen, setSeen] as const;
};

const Review = ({ order, draft, search }: Props) => {
  const words = useWords();
  const can = useCan();
  const filters = queueFilters(search);
  const queue = useQuery(queueQuery(filters));
  const [field, setField] = useState<string | null>(null);
  const [seen, setSeen] = useSeen(order.lines.length);
  const [rejecting, setRejecting] = useState(false);
  const [making, setMaking] = useState<string | null>(null);
  useHeadHeight();
  const evidence = useRoom<HTMLDivElement>();
  const approveRef = useRef<HTMLDivElement>(null);
  const unsure = useMemo(() => unsureFields(order), [order]);
  const { focus, focusTarget } = useFocus();
  const { user } = useMe();
  const typedPrefix = typedKey(user.id, order.id);
  const typed = useTypedFields(typedPrefix);
  const state = draftState({ order, unsure, seen, unsaved: [...typed, ...Object.keys(draft.faults)] });
  const position = placeOf(order.id, queue.data);
  const decision = useDecision({ id: order.id, draft, position, filters, search, focus });
  const readOnly = order.status !== 'DRAFT' || !can('orders:write');
  const lines = useGridEdits(order, draft, focus);
  const { taking, dialog: fillDialog } = useTaking({ order, draft, lines, field, readOnly });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft opens
  useEffect(() => {
    const first = nextUnsure(order, unsure, seen, null, 1);
    if (first && !readOnly) focus(first);
  }, []);
  const accept = (by: 1 | -1) => {
    const seenFields = by === 1 && field !== null ? new Set([...seen, field]) : seen;
    setSeen(seenFields);
    const to = nextUnsure(order, unsure, seenFields, field, by);
    if (to) focus(to);
    else if (by === 1) approveRef.current?.querySelector('button')?.focus();
  };
  useReviewKeys({
    order,
    draft,
    lines,
    field,
    accept,
    decision,
    readOnly,
    onReject: () => setRejecting(true),
    onMake: setMaking,
  });
  return (
    <Page
      wide
      title={order.reference}
      up={[routes.review.to({}, search), words.review.title]}
      lead={<ReviewLead order={order} state={state} />}
      actions={
        <DecisionBar ref={approveRef} {...{ position, decision, readOnly, order, state }} onReject={() => setRejecting(true)} />
      }
    >
      {readOnly ? null : <OthersHere id={order.id} />}
      <KeptTyped order={order} prefix={typedPrefix} fields={typed} />
      {draft.query.data ? <PlannedApproval versioned={draft.query.data} /> : null}
      <Reasons order={order} side="above" />
      {draft.query.data ? <CustomerQuestions versioned={draft.query.data} /> : null}
      {draft.query.data ? <HeldDocuments versioned={draft.query.data} /> : null}
      <LineMoves order={order} />
      <div className="review">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to which of its fields has the focus */}
        <div className="review-form" onFocus={({ target }) => setField((target as HTMLElement).dataset.field ?? null)}>
          <DraftForm {...{ order, draft, lines, unsure, seen, readOnly, focusTarget, focus }} onMake={setMaking} />
          <Reasons order={order} side="below" />
          <MailCard order={order} />
        </div>
        <div className="review-evidence" ref={evidence}>
          <OrderEvidence {...{ order, field, taking }} onPick={focus} />
        </div>
      </div>
      {rejecting ? (
        <RejectDialog
          title={words.review.rejectTitle(order.reference)}
          busy={decision.busy}
          decided={order.status !== 'DRAFT' && order.decision ? { by: order.decision.by, status: order.status } : null}
          onClose={() => setRejecting(false)}
          onReject={(reason) => void decision.reject(reason).then((isRejected) => isRejected && setRejecting(false))}
        />
      ) : null}
      {fillDialog}
      <MakeRecord {...{ order, draft, lines, making, focus }} onDone={() => setMaking(null)} />
      {draft.conflict ? <ConflictDialog conflict={draft.conflict} onSettle={draft.settle} /> : null}
    </Page>
  );
};

export default ReviewPage;
