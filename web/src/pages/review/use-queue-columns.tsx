import { useMemo } from 'react';
import type { QueueColumn } from '../../api/queue-views.ts';
import { useMe } from '../../api/session.ts';
import { PersonName } from '../../shell/person.tsx';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import type { Format } from '../../words/format.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import type { Words } from '../../words/words.ts';
import type { QueueEntry } from './review.queries.ts';

export const queueColumns: readonly QueueColumn[] = [
  'customer',
  'total',
  'po_number',
  'delivery_date',
  'confidence',
  'reason',
  'assignee',
  'age',
];
const usualColumns: readonly QueueColumn[] = ['customer', 'confidence', 'reason', 'assignee', 'age'];

/** In the order of the list, whatever the order in which they were chosen. */
export const columnsShown = (chosen: readonly QueueColumn[]): readonly QueueColumn[] =>
  queueColumns.filter((name) => (chosen.length === 0 ? usualColumns : chosen).includes(name));

type Columns<Name extends QueueColumn> = Readonly<Record<Name, Omit<Column<QueueEntry>, 'key'>>>;

const contentColumns = (
  { order, review }: Pick<Words, 'order' | 'review'>,
  format: Format,
): Columns<'customer' | 'total' | 'po_number' | 'delivery_date' | 'confidence' | 'reason'> => ({
  customer: {
    header: review.columns.customer,
    width: 'minmax(0, 3fr)',
    cell: ({ customer, customer_name, customer_email, subject, source }) => (
      <>
        <Foreign>{customer?.name ?? customer_email ?? customer_name}</Foreign>
        <span className="cell-second">{subject === null ? order.sources[source.kind] : <Foreign>{subject}</Foreign>}</span>
      </>
    ),
  },
  total: {
    ...{ header: review.columns.total, width: '7.5rem', align: 'end', extra: true, sort: 'total' },
    cell: ({ total, currency }) => (total === null ? null : format.money(total, currency)),
  },
  po_number: {
    ...{ header: review.columns.po_number, width: 'minmax(5rem, 1fr)', extra: true, sort: 'po_number' },
    cell: ({ po_number }) => <Foreign>{po_number}</Foreign>,
  },
  delivery_date: {
    ...{ header: review.columns.delivery_date, width: '7rem', extra: true, sort: 'delivery_date' },
    cell: ({ delivery_date }) => (delivery_date === null ? null : format.date(delivery_date)),
  },
  confidence: {
    ...{ header: review.columns.confidence, width: '8.25rem', sort: 'confidence' },
    cell: ({ confidence, confidence_level }) => <Confidence percent={confidence} level={confidence_level} />,
  },
  reason: {
    ...{ header: review.columns.reason, width: 'minmax(0, 2fr)', extra: true },
    cell: ({ reasons }) => (
      <span className="cell-note small soft">{reasons.map((reason) => order.reasons[reason]).join(' · ')}</span>
    ),
  },
});

/** The order first, then the columns that are visible. */
export const useQueueColumns = (columnNames: readonly QueueColumn[]): readonly Column<QueueEntry>[] => {
  const { order, review } = useWords();
  const format = useFormat();
  const { user } = useMe();
  const names = columnNames.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say what is visible
  return useMemo(() => {
    const cells: Columns<QueueColumn> = {
      ...contentColumns({ order, review }, format),
      assignee: {
        ...{ header: review.columns.assignee, width: '6.5rem', extra: true, sort: 'assignee' },
        cell: ({ assignee }) => (assignee === user.id ? review.me : <PersonName actor={assignee} />),
      },
      age: {
        ...{ header: review.columns.age, width: '5.5rem', align: 'end', sort: 'waiting_since' },
        cell: ({ age }) => format.duration(age),
      },
    };
    return [
      {
        key: 'reference',
        header: order.one,
        width: 'minmax(8.5rem, 11.5rem)',
        cell: ({ kind, reference, requires_review }) => (
          <span className="row row-unbroken">
            {reference ?? (kind === 'order' ? null : <span className="cell-note">{review.noOrder[kind]}</span>)}{' '}
            <ReviewMark wanted={requires_review} />
          </span>
        ),
      },
      ...columnNames.map((key) => ({ key, ...cells[key] })),
    ];
  }, [order, review, format, user.id, names]);
};
