import { Link } from 'wouter';
import type { Order } from '../../api/orders.ts';
import { routes } from '../../routes.ts';
import { SourceLink } from '../../shell/source-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import type { DraftState } from './draft-state.ts';

const StateBadge = ({ state: { unsaved, missing, unsure } }: { readonly state: DraftState }) => {
  const { review } = useWords();
  if (unsaved.length > 0) return <Badge tone="warn">{review.state.unsaved(unsaved.length)}</Badge>;
  // until somebody has passed them by they are among those to look at
  if (unsure === 0 && missing.length > 0) return <Badge tone="warn">{review.state.missing(missing.length)}</Badge>;
  return <Badge tone={unsure > 0 ? 'warn' : 'good'}>{review.unsure(unsure)}</Badge>;
};

/** What one knows of a draft at a glance. */
export const ReviewLead = ({ order, state }: { readonly order: Order; readonly state: DraftState }) => {
  const words = useWords();
  const format = useFormat();
  const { status, ai_confidence: confidence } = order;
  return (
    <span className="row">
      <Badge tone={status === 'DRAFT' ? 'info' : status === 'APPROVED' || status === 'HANDED_OVER' ? 'good' : 'bad'}>
        {words.order.status[status]}
      </Badge>
      <Confidence percent={confidence} level={confidence === null ? null : confidence >= 70 ? 'high' : 'low'} />
      <ReviewMark wanted={order.requires_review} />
      <span>
        <Foreign>{order.customer_record?.name ?? order.customer_name ?? order.customer_email ?? words.common.unknown}</Foreign>
      </span>
      <span className="soft">{format.ago(order.created_at)}</span>
      <SourceLink source={order.source} />
      <Link href={routes.order.to({ id: order.id })}>{words.common.history}</Link>
      {status === 'DRAFT' ? <StateBadge state={state} /> : null}
    </span>
  );
};
