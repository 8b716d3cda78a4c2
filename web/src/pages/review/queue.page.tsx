import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCan, useMe } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { PersonName } from '../../shell/person.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { entryName, QueueBulk } from './queue-bulk.tsx';
import { QueueFilterBar } from './queue-filters.tsx';
import {
  fetchQueue,
  isDraft,
  type QueueEntry,
  type QueueSearch,
  queueFilterNames,
  queueFilters,
  queueKey,
  queueQuery,
} from './review.queries.ts';

const idOf = ({ id }: QueueEntry) => id;
/** As many as the service takes at once. */
const mostAtOnce = 200;

const hrefOf = (entry: QueueEntry, search: QueueSearch): string => {
  const { id, kind } = entry;
  if (kind === 'email') return routes.log.to({ id });
  if (kind === 'document') return routes.upload.to({});
  if (kind === 'chat') return routes.chat.to({ id });
  return isDraft(entry) ? routes.reviewOne.to({ id }, search) : routes.order.to({ id });
};

const useColumns = (): readonly Column<QueueEntry>[] => {
  const { order, common, review } = useWords();
  const format = useFormat();
  const { user } = useMe();
  return useMemo(
    () => [
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
      {
        key: 'customer',
        header: common.from,
        width: 'minmax(0, 3fr)',
        cell: ({ customer, customer_name, customer_email, subject, source }) => (
          <>
            <Foreign>{customer?.name ?? customer_email ?? customer_name}</Foreign>
            <span className="cell-second">{subject === null ? order.sources[source.kind] : <Foreign>{subject}</Foreign>}</span>
          </>
        ),
      },
      {
        key: 'confidence',
        header: common.confidence,
        width: '8.25rem',
        cell: ({ confidence, confidence_level }) => <Confidence percent={confidence} level={confidence_level} />,
      },
      {
        key: 'reason',
        header: common.why,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ reasons }) => (
          <span className="cell-note small soft">{reasons.map((reason) => order.reasons[reason]).join(' · ')}</span>
        ),
      },
      {
        key: 'assignee',
        header: review.assignee,
        width: '6.5rem',
        extra: true,
        cell: ({ assignee }) => (assignee === user.id ? review.me : <PersonName actor={assignee} />),
      },
      { key: 'age', header: review.age, width: '5.5rem', align: 'end', cell: ({ age }) => format.duration(age) },
    ],
    [order, common, review, format, user.id],
  );
};

/** Everything that waits for a person, whichever way it came. */
const QueuePage = () => {
  const { review, bulk } = useWords();
  const [search, setSearch] = useFilters(queueFilterNames);
  const filters = queueFilters(search);
  const list = useList<QueueEntry>({ key: queueKey(filters), fetch: fetchQueue(filters), idOf });
  const { data: head } = useQuery(queueQuery(filters));
  const columns = useColumns();
  const decides = useCan()('orders:write');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.rows.filter(({ id }) => marked.has(id)).slice(0, mostAtOnce);
  const mark = (id: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, id] : [...marked].filter((markedId) => markedId !== id)));
  const counts = head?.counts;
  return (
    <Page title={review.title} lead={counts ? review.waiting(counts.total) : null}>
      <QueueFilterBar search={search} counts={counts} onChange={setSearch} />
      {decides ? (
        <QueueBulk
          chosen={chosen}
          clear={counts ? counts.total - counts.requires_review : 0}
          onDone={() => setMarked(new Set())}
        />
      ) : null}
      <ListView
        list={list}
        label={review.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={(entry) => hrefOf(entry, search)}
        leading={
          decides
            ? (entry) => (
                <input
                  type="checkbox"
                  aria-label={bulk.choose(entryName(entry))}
                  checked={marked.has(entry.id)}
                  onChange={({ target }) => mark(entry.id, target.checked)}
                />
              )
            : undefined
        }
        empty={
          <Empty icon="check-circle" title={review.empty}>
            {review.emptyHint}
          </Empty>
        }
      />
    </Page>
  );
};

export default QueuePage;
