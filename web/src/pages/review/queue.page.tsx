import { useMemo } from 'react';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Check, Select } from '../../ui/field.tsx';
import { Filters } from '../../ui/filters.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { fetchQueue, orderings, type QueueEntry, queueFilters, queueKey } from './review.queries.ts';

const idOf = ({ id }: QueueEntry) => id;
/** The specification's: high from 70, whatever the mailbox's threshold. */
const levelOf = (confidence: number) => (confidence >= 70 ? 'high' : 'low');

const useColumns = (): readonly Column<QueueEntry>[] => {
  const { order, common, review } = useWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'reference',
        header: order.one,
        width: 'minmax(8.5rem, 11.5rem)',
        cell: ({ reference, requires_review }) => (
          <span className="row">
            {reference} <ReviewMark wanted={requires_review} />
          </span>
        ),
      },
      {
        key: 'subject',
        header: order.theMail,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ subject }) => <Foreign>{subject}</Foreign>,
      },
      {
        key: 'customer',
        header: common.from,
        width: 'minmax(0, 1.3fr)',
        extra: true,
        cell: ({ customer_email }) => <Foreign>{customer_email}</Foreign>,
      },
      {
        key: 'confidence',
        header: common.confidence,
        width: '7.5rem',
        cell: ({ confidence }) => <Confidence percent={confidence} level={levelOf(confidence)} />,
      },
      {
        key: 'reason',
        header: common.why,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ reasons }) => <span className="small soft">{reasons.map((reason) => order.reasons[reason]).join(' · ')}</span>,
      },
      { key: 'age', header: review.age, width: '5.5rem', align: 'end', cell: ({ age }) => format.duration(age) },
    ],
    [order, common, review, format],
  );
};

/** The drafts that wait for a decision. */
const QueuePage = () => {
  const { review } = useWords();
  const [search, setSearch] = useFilters(['ordering', 'doubtful']);
  const filters = queueFilters(search);
  const list = useList<QueueEntry>({ key: queueKey(filters), fetch: fetchQueue(filters), idOf });
  const columns = useColumns();
  return (
    <Page title={review.title} lead={list.total === null ? null : review.waiting(list.total)}>
      <Filters label={review.title}>
        <Select
          label={review.order}
          value={filters.ordering}
          options={orderings.map((value) => ({ value, label: review.orderings[value] }))}
          onChange={({ target }) => setSearch({ ordering: target.value })}
        />
        <Check
          label={review.onlyDoubtful}
          checked={filters.doubtful}
          onChange={({ target }) => setSearch({ doubtful: target.checked ? 'yes' : '' })}
        />
      </Filters>
      <ListView
        list={list}
        label={review.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.reviewOne.to({ id }, search)}
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
