import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { orderQuery, type Versioned } from '../../api/orders.ts';
import { routes } from '../../routes.ts';
import { HeldDocuments } from '../../shell/held-documents.tsx';
import { History } from '../../shell/history.tsx';
import { OrderDetailFacts } from '../../shell/order-details.tsx';
import { OrderSum } from '../../shell/order-sum.tsx';
import { Card, Page } from '../../shell/page.tsx';
import { usePersonName } from '../../shell/person.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { SourceLink } from '../../shell/source-link.tsx';
import { useReasons } from '../../shell/use-reasons.ts';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { autoApprovalWords } from '../../words/auto-approval-words.ts';
import { fieldName } from '../../words/field-name.ts';
import { useFormat, useSpoken, useWords } from '../../words/use-words.tsx';
import { Comments } from './comments.tsx';
import { ConfirmationLinks } from './confirmation-links.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderStatus } from './order-status.tsx';
import { ReadAgain } from './read-again.tsx';
import { WhatCameLater } from './what-came-later.tsx';

const OrderPage = ({ id }: { readonly id: string }) => {
  const words = useWords();
  const { data, error, refetch } = useQuery(orderQuery(id));
  const up = [routes.orders.to({}), words.order.title] as const;
  if (!data)
    return (
      <Page title={words.order.one} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  const { order } = data;
  return (
    <Page
      title={order.reference}
      up={up}
      lead={
        <span className="row">
          <OrderStatus status={order.status} />
          <Confidence
            percent={order.ai_confidence}
            level={order.ai_confidence === null ? null : order.ai_confidence >= 70 ? 'high' : 'low'}
          />
          <ReviewMark wanted={order.requires_review} />
          <Foreign>{order.customer_record?.name ?? order.customer_name ?? order.customer_email ?? words.common.unknown}</Foreign>
        </span>
      }
      actions={<OrderActions versioned={data} />}
    >
      <Notes order={order} />
      <div className="split">
        <div className="stack">
          <HeldDocuments versioned={data} />
          <Card title={words.order.fields.lines} flush>
            <OrderLines order={order} />
            <OrderSum order={order} />
          </Card>
          <WhatCameLater order={order} />
          <Card title={words.common.history}>
            <History of="orders" id={id} />
          </Card>
        </div>
        <div className="stack">
          <Facts order={order} />
          <Comments versioned={data} />
        </div>
      </div>
    </Page>
  );
};

type OrderProps = { readonly order: Versioned['order'] };

/** What stands in the way, and why. */
const Notes = ({ order }: OrderProps) => {
  const words = useWords();
  const reasons = useReasons()(order);
  const missing = order.missing_fields.map(fieldName(words)).join(', ');
  const notes = [
    ...reasons,
    ...(missing ? [words.order.missingFor(missing)] : []),
    ...(order.status === 'DRAFT' ? [] : [words.order.readOnly(words.order.status[order.status])]),
  ];
  if (notes.length === 0) return null;
  return (
    <div className={order.status === 'DRAFT' ? 'note note-warn order-notes' : 'note order-notes'}>
      <Icon name="info" />
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
};

const Facts = ({ order }: OrderProps) => {
  const words = useWords();
  const personName = usePersonName();
  const automatic = autoApprovalWords[useSpoken().language];
  const format = useFormat();
  const { fields } = words.order;
  const record = (entry: { readonly code: string | null; readonly name: string | null } | null) =>
    entry ? [entry.code, entry.name].filter(Boolean).join(' · ') : null;
  return (
    <Card title={words.common.details}>
      <dl className="facts">
        <dt>{fields.customer}</dt>
        <dd>
          {order.customer ? (
            <Link href={routes.customer.to({ id: order.customer })}>
              <Foreign>{record(order.customer_record) ?? words.common.unknown}</Foreign>
            </Link>
          ) : (
            '–'
          )}
          {order.customer_matched_by ? (
            <span className="soft small"> {words.order.matchedBy(words.order.matched[order.customer_matched_by])}</span>
          ) : null}
        </dd>
        <dt>{fields.customer_name}</dt>
        <dd>
          <Foreign>{order.customer_name}</Foreign>
        </dd>
        <dt>{fields.customer_email}</dt>
        <dd>
          <Foreign>{order.customer_email}</Foreign>
        </dd>
        <OrderDetailFacts order={order} />
        <dt>{fields.po_number}</dt>
        <dd>
          <Foreign>{order.po_number}</Foreign>
        </dd>
        <dt>{fields.order_date}</dt>
        <dd>{order.order_date ? format.date(order.order_date) : '–'}</dd>
        <dt>{fields.delivery_date}</dt>
        <dd>{order.delivery_date ? format.date(order.delivery_date) : '–'}</dd>
        <dt>{fields.total}</dt>
        <dd>{order.total === null ? '–' : format.money(order.total, order.currency)}</dd>
        <dt>{fields.warehouse}</dt>
        <dd>
          <Foreign>{record(order.warehouse_record)}</Foreign>
        </dd>
        {order.separated_from ? (
          <>
            <dt>{words.order.separatedFrom}</dt>
            <dd>
              <Link href={routes.order.to({ id: order.separated_from.id })}>{order.separated_from.reference}</Link>
            </dd>
          </>
        ) : null}
        <dt>{words.order.source}</dt>
        <dd>
          <SourceLink source={order.source} />
        </dd>
        <dt>{words.order.sourceDocument}</dt>
        <dd>
          {order.source_document?.url ? (
            <a href={order.source_document.url} download>
              <Foreign>{order.source_document.name}</Foreign>
            </a>
          ) : (
            <span className="soft">{words.order.sourceGone}</span>
          )}
        </dd>
        <ConfirmationLinks order={order} />
        {order.extraction_metadata && order.status !== 'DRAFT' ? (
          <>
            <dt>{words.review.evidence.title}</dt>
            <dd>
              <Link href={routes.reviewOne.to({ id: order.id })}>{words.order.showEvidence}</Link>
            </dd>
          </>
        ) : null}
        {order.external_reference ? (
          <>
            <dt>{words.order.externalReference}</dt>
            <dd>
              <Foreign>{order.external_reference}</Foreign>
            </dd>
          </>
        ) : null}
        {order.decision ? (
          <>
            <dt>{words.order.status[order.status]}</dt>
            <dd>
              {words.order.decidedBy(
                order.decision.policy_version === null
                  ? personName(order.decision.by)
                  : automatic.approver(order.decision.policy_version),
              )}
              , {format.dateTime(order.decision.at)}
              {order.decision.reason ? (
                <>
                  {': '}
                  <Foreign>{order.decision.reason}</Foreign>
                </>
              ) : null}
            </dd>
          </>
        ) : null}
      </dl>
      <ReadAgain order={order} />
    </Card>
  );
};

export default OrderPage;
