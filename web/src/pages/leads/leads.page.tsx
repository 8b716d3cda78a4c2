import { useMemo } from 'react';
import { keys } from '../../api/keys.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choices, Filters } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { fetchLeads, type Lead, statuses } from './leads.queries.ts';

const idOf = ({ id }: Lead) => id;

const LeadsPage = () => {
  const { leads, common } = useWords();
  const format = useFormat();
  const [filters, set] = useFilters(['status']);
  const list = useList<Lead>({ key: keys.leads.list(filters), fetch: fetchLeads(filters.status), idOf });
  const columns = useMemo<readonly Column<Lead>[]>(
    () => [
      {
        key: 'name',
        header: common.name,
        width: 'minmax(0, 2fr)',
        cell: ({ name, email }) => <Foreign>{name ?? email}</Foreign>,
      },
      {
        key: 'email',
        header: common.email,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ email, phone }) => <Foreign>{email ?? phone}</Foreign>,
      },
      {
        key: 'status',
        header: common.status,
        width: '11rem',
        cell: ({ status }) => <Badge tone={status === 'OPEN' ? 'info' : 'plain'}>{leads.statuses[status]}</Badge>,
      },
      {
        key: 'since',
        header: leads.since,
        width: '7rem',
        align: 'end',
        extra: true,
        cell: ({ created_at }) => format.ago(created_at),
      },
    ],
    [leads, common, format],
  );
  return (
    <Page title={leads.title} lead={leads.lead}>
      <Filters label={leads.title}>
        <Choices
          label={common.status}
          value={filters.status}
          choices={[{ value: '', label: common.all }, ...statuses.map((value) => ({ value, label: leads.statuses[value] }))]}
          onChoose={(status) => set({ status })}
        />
      </Filters>
      <ListView
        list={list}
        label={leads.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.lead.to({ id })}
        empty={leads.empty}
      />
    </Page>
  );
};

export default LeadsPage;
