import { useMemo } from 'react';
import { Redirect } from 'wouter';
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
import { fetchSessions, type Session } from './chat.queries.ts';

const idOf = ({ id }: Session) => id;

const ChatsPage = () => {
  const { chat, common } = useWords();
  const format = useFormat();
  const [filters, set] = useFilters(['open', 'message']);
  const list = useList<Session>({ key: keys.chats.list(filters), fetch: fetchSessions(filters.open, filters.message), idOf });
  const columns = useMemo<readonly Column<Session>[]>(
    () => [
      {
        key: 'contact',
        header: chat.contact,
        width: 'minmax(0, 1.5fr)',
        cell: ({ contact_name, contact_phone, unanswered_count: unanswered }) => (
          <span className="row">
            <Foreign>{contact_name ?? contact_phone ?? common.unknown}</Foreign>
            {unanswered > 0 ? <Badge tone="warn">{chat.unanswered(unanswered)}</Badge> : null}
          </span>
        ),
      },
      {
        key: 'last',
        header: chat.last,
        width: 'minmax(0, 2.5fr)',
        cell: ({ last_message_preview }) => <Foreign>{last_message_preview}</Foreign>,
      },
      {
        key: 'state',
        header: common.status,
        width: '12rem',
        extra: true,
        cell: ({ state }) => (
          <Badge tone={state === 'handover' ? 'warn' : state === 'bot' ? 'info' : 'plain'}>{chat.states[state]}</Badge>
        ),
      },
      {
        key: 'activity',
        header: chat.activity,
        width: '7rem',
        align: 'end',
        cell: ({ last_activity_at }) => format.ago(last_activity_at),
      },
    ],
    [chat, common, format],
  );
  const [firstRow] = list.rows;
  // an order names the message that it was made of, and leads to its conversation
  if (filters.message && firstRow) return <Redirect to={routes.chat.to({ id: firstRow.id })} replace />;
  return (
    <Page title={chat.title}>
      <Filters label={chat.title}>
        <Choices
          label={common.status}
          value={filters.open}
          choices={[
            { value: '', label: common.all },
            { value: 'yes', label: chat.open },
            { value: 'no', label: chat.closed },
          ]}
          onChoose={(open) => set({ open })}
        />
      </Filters>
      <ListView
        list={list}
        label={chat.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.chat.to({ id })}
        empty={chat.empty}
      />
    </Page>
  );
};

export default ChatsPage;
