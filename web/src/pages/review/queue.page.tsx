import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queueViewsQuery } from '../../api/queue-views.ts';
import { useCan } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/use-words.tsx';
import { entryName, QueueBulk } from './queue-bulk.tsx';
import { QueueFilterBar } from './queue-filters.tsx';
import { QueueViewBar } from './queue-views.tsx';
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
import { columnsShown, useQueueColumns } from './use-queue-columns.tsx';

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

/** Everything that waits for a person, whichever way it came. */
const QueuePage = () => {
  const { review, bulk } = useWords();
  const [search, setSearch] = useFilters(queueFilterNames);
  const filters = queueFilters(search);
  const list = useList<QueueEntry>({ key: queueKey(filters), fetch: fetchQueue(filters), idOf });
  const { data: head } = useQuery(queueQuery(filters));
  const { data: saved } = useQuery(queueViewsQuery);
  const view = saved?.views.find(({ view: { id } }) => id === search.view)?.view;
  const columnNames = columnsShown(view && view.columns.length > 0 ? view.columns : (saved?.columns ?? []));
  const columns = useQueueColumns(columnNames);
  const decides = useCan()('orders:write');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.rows.filter(({ id }) => marked.has(id)).slice(0, mostAtOnce);
  const mark = (id: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, id] : [...marked].filter((markedId) => markedId !== id)));
  const counts = head?.counts;
  return (
    <Page title={review.title} lead={counts ? review.waiting(counts.total) : null}>
      <QueueViewBar search={search} filters={filters} view={view} columnNames={columnNames} onSearch={setSearch} />
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
        ordering={filters.ordering}
        onOrder={(ordering) => setSearch({ ordering })}
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
