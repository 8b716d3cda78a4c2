import { useCallback, useMemo } from 'react';
import { keys } from '../../api/keys.ts';
import { modules } from '../../api/modules.ts';
import { useCan, useMe } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { DaysFilter } from '../../shell/days-filter.tsx';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { useSaidWords } from '../../shell/use-said-words.ts';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Check, Select } from '../../ui/field.tsx';
import { Choices, Filters, SearchField } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import type { Words } from '../../words/words.ts';
import { type Cause, type EmailLog, fetchLogs, type Kind, logFilterNames, notifications, statuses } from './logs.queries.ts';
import { MailStatus } from './mail-status.tsx';
import { RetryAll } from './retry-all.tsx';

const idOf = ({ id }: EmailLog) => id;

/** An order and how far it came. */
const orderOutcome =
  (statusWords: Words['order']['status']) =>
  ({ reference, status }: EmailLog['sales_order_records'][number]): string =>
    status ? `${reference}: ${statusWords[status]}` : reference;

const useColumns = (): readonly Column<EmailLog>[] => {
  const { mail, common, order } = useWords();
  const { noted } = useSaidWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'subject',
        header: mail.subject,
        width: 'minmax(0, 2.4fr)',
        cell: ({ email_subject }) => <Foreign>{email_subject}</Foreign>,
      },
      {
        key: 'from',
        header: common.from,
        width: 'minmax(0, 1.6fr)',
        cell: ({ email_from }) => <Foreign>{email_from}</Foreign>,
      },
      { key: 'status', header: common.status, width: '7.5rem', cell: (log) => <MailStatus log={log} /> },
      {
        key: 'cause',
        header: mail.outcome,
        width: 'minmax(0, 1.6fr)',
        extra: true,
        cell: ({ error_code, sales_order_records: orders, ...log }) => (
          <span className="cell-note small soft">
            {error_code
              ? mail.causes[error_code]
              : [...orders.map(orderOutcome(order.status)), noted(log)].filter(Boolean).join(', ')}
          </span>
        ),
      },
      {
        key: 'confidence',
        header: common.confidence,
        width: '10.5rem',
        extra: true,
        cell: ({ ai_confidence, confidence_level, requires_review }) => (
          <span className="row">
            <Confidence percent={ai_confidence} level={confidence_level} />
            <ReviewMark wanted={requires_review} />
          </span>
        ),
      },
      {
        key: 'received',
        header: mail.received,
        width: '6.5rem',
        align: 'end',
        cell: ({ received_at }) => (
          <time dateTime={received_at} title={format.dateTime(received_at)}>
            {format.ago(received_at)}
          </time>
        ),
      },
    ],
    [mail, common, order, noted, format],
  );
};

/** What became of each mail. */
const LogsPage = () => {
  const { mail, common } = useWords();
  const [filters, set] = useFilters(logFilterNames);
  const { time_zone: timeZone } = useMe();
  const list = useList<EmailLog>({ key: keys.emails.list(filters), fetch: fetchLogs(filters, timeZone), idOf });
  const can = useCan();
  const kindWords = useMailKindWords();
  const columns = useColumns();
  const search = useCallback((q: string) => set({ q }), [set]);
  const causes = Object.keys(mail.causes) as Cause[];
  const anything = { value: '', label: common.all };
  return (
    <Page title={mail.title}>
      <Filters label={mail.title}>
        <SearchField label={mail.search} value={filters.q} onSearch={search} />
        <Choices
          label={common.status}
          value={filters.status}
          choices={[anything, ...statuses.map((value) => ({ value, label: mail.status[value] }))]}
          onChoose={(status) => set({ status, cause: '' })}
        />
        {filters.status === 'FAILED' ? (
          <Select
            label={mail.cause}
            value={filters.cause}
            options={[anything, ...causes.map((value) => ({ value, label: mail.causes[value] }))]}
            onChange={({ target }) => set({ cause: target.value })}
          />
        ) : null}
        <Select
          label={common.module}
          value={filters.module}
          options={[anything, ...modules.map((value) => ({ value, label: common.modules[value] }))]}
          onChange={({ target }) => set({ module: target.value })}
        />
        <Select
          label={mail.notificationName}
          value={filters.notification}
          options={[anything, ...notifications.map((value) => ({ value, label: mail.notification[value] }))]}
          onChange={({ target }) => set({ notification: target.value })}
        />
        {kindWords ? (
          <>
            <Select
              label={kindWords.kind}
              value={filters.kind}
              options={[
                anything,
                ...(Object.keys(kindWords.kinds) as Kind[]).map((value) => ({ value, label: kindWords.kinds[value] })),
              ]}
              onChange={({ target }) => set({ kind: target.value })}
            />
            <Check
              label={kindWords.unseenOnly}
              checked={filters.seen === 'false'}
              onChange={({ target }) => set({ seen: target.checked ? 'false' : '' })}
            />
          </>
        ) : null}
        <DaysFilter from={filters.from} to={filters.to} onChange={set} />
      </Filters>
      {filters.status === 'FAILED' && can('orders:write') ? (
        <RetryAll nameOf={(id) => list.rows.find((row) => row.id === id)?.email_subject} />
      ) : null}
      <ListView
        list={list}
        label={mail.title}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.log.to({ id })}
        empty={mail.empty}
      />
    </Page>
  );
};

export default LogsPage;
