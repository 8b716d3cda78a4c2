import { useCallback, useMemo } from 'react';
import { keys } from '../../api/keys.ts';
import type { OrderEntry } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { DaysFilter } from '../../shell/days-filter.tsx';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Check, Select } from '../../ui/field.tsx';
import { Choices, Filters, SearchField } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { OrderStatus } from './order-status.tsx';
import { exportUrl, fetchOrders, filterNames, sources, statuses } from './orders.queries.ts';

const idOf = ({ id }: OrderEntry) => id;

const useColumns = (): readonly Column<OrderEntry>[] => {
  const { order, common } = useWords();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'reference', header: order.one, width: '9.5rem', cell: ({ reference }) => reference },
      {
        key: 'customer',
        header: order.fields.customer,
        width: 'minmax(0, 2fr)',
        cell: ({ customer_record, customer_name, customer_email }) => (
          <Foreign>{customer_record?.name ?? customer_name ?? customer_email}</Foreign>
        ),
      },
      {
        key: 'po',
        header: order.fields.po_number,
        width: 'minmax(0, 1fr)',
        extra: true,
        cell: ({ po_number }) => <Foreign>{po_number}</Foreign>,
      },
      { key: 'status', header: common.status, width: '8rem', cell: ({ status }) => <OrderStatus status={status} /> },
      {
        key: 'confidence',
        header: common.confidence,
        width: '9rem',
        extra: true,
        cell: ({ ai_confidence, requires_review }) => (
          <span className="row">
            <Confidence percent={ai_confidence} level={ai_confidence === null ? null : ai_confidence >= 70 ? 'high' : 'low'} />
            <ReviewMark wanted={requires_review} />
          </span>
        ),
      },
      {
        key: 'total',
        header: order.fields.total,
        width: '7rem',
        align: 'end',
        extra: true,
        cell: ({ total, currency }) => (total === null ? '–' : format.money(total, currency)),
      },
      {
        key: 'created',
        header: order.created,
        width: '6.5rem',
        align: 'end',
        cell: ({ created_at }) => <time dateTime={created_at}>{format.ago(created_at)}</time>,
      },
    ],
    [order, common, format],
  );
};

/** Every order of the company. */
const OrdersPage = () => {
  const { order, common } = useWords();
  const { time_zone: timeZone } = useMe();
  const [filters, set] = useFilters(filterNames);
  const list = useList<OrderEntry>({ key: keys.orders.list(filters), fetch: fetchOrders(filters, timeZone), idOf });
  const columns = useColumns();
  const search = useCallback((q: string) => set({ q }), [set]);
  const anything = { value: '', label: common.all };
  return (
    <Page
      title={order.title}
      actions={(['csv', 'xlsx'] as const).map((format) => (
        <a key={format} className="button button-plain" href={exportUrl(filters, timeZone, format)} download>
          {order.exportAs(format.toUpperCase())}
        </a>
      ))}
    >
      <Filters label={order.title}>
        <SearchField label={order.searchHint} value={filters.q} onSearch={search} />
        <Choices
          label={common.status}
          value={filters.status}
          choices={[anything, ...statuses.map((value) => ({ value, label: order.status[value] }))]}
          onChoose={(status) => set({ status })}
        />
        <Select
          label={order.source}
          value={filters.source}
          options={[anything, ...sources.map((value) => ({ value, label: order.sources[value] }))]}
          onChange={({ target }) => set({ source: target.value })}
        />
        <DaysFilter from={filters.from} to={filters.to} onChange={set} />
        <Check
          label={order.requiresReview}
          checked={filters.doubtful === 'yes'}
          onChange={({ target }) => set({ doubtful: target.checked ? 'yes' : '' })}
        />
      </Filters>
      <ListView
        list={list}
        label={order.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.order.to({ id })}
        empty={order.empty}
      />
    </Page>
  );
};

export default OrdersPage;
