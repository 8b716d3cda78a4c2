import { useColleagues } from '../../shell/person.tsx';
import { Check, Select } from '../../ui/field.tsx';
import { Filters, SearchField } from '../../ui/filters.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { assignees, orderings, type QueueCounts, type QueueSearch, queueSources } from './review.queries.ts';

type Props = {
  readonly search: QueueSearch;
  readonly counts: QueueCounts | undefined;
  readonly onChange: (changes: Partial<QueueSearch>) => void;
};

/** What the queue is narrowed by, each with how much of it waits. */
export const QueueFilterBar = ({ search, counts, onChange }: Props) => {
  const { review, common, order } = useWords();
  const format = useFormat();
  const all = { value: '', label: common.all };
  const withCount = (label: string, count: number | undefined) => (count ? `${label} (${format.number(count)})` : label);
  const { reason: chosen } = search;
  const reasons = Object.keys(order.reasons) as (keyof typeof order.reasons)[];
  const owners = { me: withCount(review.mine, counts?.mine), nobody: withCount(review.nobodys, counts?.unassigned) };
  // who left may still have something; a link may name anybody
  const colleagues = useColleagues(search.assignee === '' || search.assignee in owners ? null : search.assignee);
  return (
    <Filters label={review.title}>
      <SearchField label={review.search} value={search.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={common.why}
        value={chosen}
        options={[
          all,
          ...reasons
            .filter((reason) => counts?.by_reason[reason] || reason === chosen)
            .map((value) => ({ value, label: withCount(order.reasons[value], counts?.by_reason[value]) })),
        ]}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <Select
        label={order.source}
        value={search.source}
        options={[
          all,
          ...queueSources.map((value) => ({ value, label: withCount(order.sources[value], counts?.by_source[value]) })),
        ]}
        onChange={({ target }) => onChange({ source: target.value })}
      />
      <Select
        label={review.assignee}
        value={search.assignee}
        options={[all, ...assignees.map((value) => ({ value, label: owners[value] })), ...colleagues]}
        onChange={({ target }) => onChange({ assignee: target.value })}
      />
      <Select
        label={review.order}
        value={search.ordering}
        options={orderings.map((value) => ({ value, label: review.orderings[value] }))}
        onChange={({ target }) => onChange({ ordering: target.value })}
      />
      <Check
        label={withCount(review.onlyDoubtful, counts?.requires_review)}
        checked={search.doubtful === 'yes'}
        onChange={({ target }) => onChange({ doubtful: target.checked ? 'yes' : '' })}
      />
    </Filters>
  );
};
