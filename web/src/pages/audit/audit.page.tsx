import { useMemo } from 'react';
import { Link } from 'wouter';
import { api, ask, pageOf, type paths, type Schemas } from '../../api/client.ts';
import { endOf, startOf } from '../../api/days.ts';
import { keys } from '../../api/keys.ts';
import { useMe } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { DaysFilter } from '../../shell/days-filter.tsx';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Filters } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { useOversightWords } from '../../words/oversight-words.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { Download } from './download.tsx';

type Audited = Schemas['AuditedExtraction'];
type Outcome = Audited['outcome'];
const outcomes: readonly Outcome[] = ['drafted', 'revised', 'duplicate', 'held', 'none', 'pending', 'failed'];
const tones: Readonly<Partial<Record<Outcome, Tone>>> = { drafted: 'good', revised: 'info', held: 'warn', failed: 'bad' };
const idOf = ({ source, at }: Audited) => `${source.id}/${at}`;

type Query = NonNullable<paths['/sales/audit/extractions/']['get']['parameters']['query']>;
const fetchAudit = async (query: Query, signal: AbortSignal) => {
  const got = await ask(api.GET('/sales/audit/extractions/', { params: { query: { ...query, limit: 100 } }, signal }));
  // lines of JSON come only when they are asked for
  return pageOf(got.data as readonly Audited[], got);
};

const useColumns = (): readonly Column<Audited>[] => {
  const { audit } = useOversightWords();
  const { common, mail, order } = useWords();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'at', header: common.when, width: '11rem', cell: ({ at }) => format.dateTime(at) },
      {
        key: 'orders',
        header: audit.orders,
        width: 'minmax(0, 2fr)',
        cell: ({ orders, source }) => (
          <span className="row">
            {source.kind === 'email' ? <Link href={routes.log.to({ id: source.id })}>{order.theMail}</Link> : null}
            {orders.map(({ id, reference }) => (
              <Link key={id} href={routes.order.to({ id })}>
                {reference}
              </Link>
            ))}
          </span>
        ),
      },
      {
        key: 'outcome',
        header: audit.outcome,
        width: 'minmax(8rem, 1fr)',
        cell: ({ outcome }) => <Badge tone={tones[outcome] ?? 'plain'}>{audit.outcomes[outcome]}</Badge>,
      },
      {
        key: 'type',
        header: mail.documents,
        width: 'minmax(0, 1fr)',
        extra: true,
        cell: ({ document_type }) => (document_type ? mail.documentTypes[document_type] : '–'),
      },
      {
        key: 'confidence',
        header: common.confidence,
        width: '8rem',
        extra: true,
        cell: ({ confidence }) => (
          <Confidence percent={confidence} level={confidence === null ? null : confidence >= 70 ? 'high' : 'low'} />
        ),
      },
      {
        key: 'extractor',
        header: audit.extractor,
        width: 'minmax(0, 1fr)',
        extra: true,
        cell: ({ extractor }) => (extractor ? `${extractor.name} ${extractor.version}` : '–'),
      },
    ],
    [audit, common, mail, order, format],
  );
};

const AuditPage = () => {
  const { audit } = useOversightWords();
  const { common } = useWords();
  const { time_zone: timeZone } = useMe();
  const [filters, set] = useFilters(['from', 'to', 'outcome', 'min']);
  const query = {
    from: startOf(filters.from, timeZone),
    to: endOf(filters.to, timeZone),
    outcome: outcomes.find((outcome) => outcome === filters.outcome),
    min_confidence: filters.min ? Number(filters.min) : undefined,
  };
  const list = useList<Audited>({
    key: keys.audit.list(filters),
    fetch: (cursor, signal) => fetchAudit({ ...query, cursor }, signal),
    idOf,
  });
  const columns = useColumns();
  return (
    <Page title={audit.title} lead={audit.lead} actions={<Download path="/sales/audit/extractions/" name="extractions" />}>
      <Filters label={audit.title}>
        <DaysFilter from={filters.from} to={filters.to} onChange={set} />
        <Field
          label={audit.minConfidence}
          type="number"
          min={0}
          max={100}
          value={filters.min}
          onChange={({ target }) => set({ min: target.value })}
        />
        <Select
          label={audit.outcome}
          value={filters.outcome}
          options={[{ value: '', label: common.all }, ...outcomes.map((value) => ({ value, label: audit.outcomes[value] }))]}
          onChange={({ target }) => set({ outcome: target.value })}
        />
      </Filters>
      <ListView list={list} label={audit.title} columns={columns} keyOf={idOf} empty={audit.empty} />
    </Page>
  );
};

export default AuditPage;
