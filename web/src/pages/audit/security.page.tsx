import { useMemo } from 'react';
import { api, ask, pageOf, type paths, type Schemas } from '../../api/client.ts';
import { endOf, startOf } from '../../api/days.ts';
import { keys } from '../../api/keys.ts';
import { useMe } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { DaysFilter } from '../../shell/days-filter.tsx';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { PersonName } from '../../shell/person.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Select } from '../../ui/field.tsx';
import { Filters, SearchField } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { securityWords } from '../../words/security-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { Download } from './download.tsx';

type Entry = Schemas['SecurityLogEntry'];
type Kind = Entry['kind'];
const path = '/sales/audit/security/';
const tones: Readonly<Partial<Record<Kind, Tone>>> = { access_refused: 'bad', rights_changed: 'warn', key_made: 'warn' };
/** A person who is unknown by now, or a record that is identified by what was changed. */
const isId = (target: string | null): boolean => target !== null && /^[\da-f]{8}-/.test(target);
const idOf = ({ id }: Entry) => id;

type Query = NonNullable<paths[typeof path]['get']['parameters']['query']>;
const fetchSecurity = async (query: Query, signal: AbortSignal) => {
  const got = await ask(api.GET(path, { params: { query: { ...query, limit: 100 } }, signal }));
  // lines of JSON come only when they are asked for
  return pageOf(got.data as readonly Entry[], got);
};

const useColumns = (): readonly Column<Entry>[] => {
  const { format, language, words } = useSpoken();
  const { common } = words;
  const security = securityWords[language];
  return useMemo(
    () => [
      { key: 'at', header: common.when, width: '11rem', cell: ({ at }) => format.dateTime(at) },
      {
        key: 'actor',
        header: security.actor,
        width: 'minmax(0, 1.4fr)',
        cell: ({ actor }) => <PersonName actor={actor} />,
      },
      {
        key: 'kind',
        header: security.kind,
        width: 'minmax(9rem, 1fr)',
        cell: ({ kind, count }) => (
          <span className="row">
            <Badge tone={tones[kind] ?? 'plain'}>{security.kinds[kind]}</Badge>
            {count > 1 ? <span className="soft">{security.times(format.number(count))}</span> : null}
          </span>
        ),
      },
      {
        key: 'what',
        header: security.what,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ code, route, target, target_name, names }) => (
          <span className="small soft">
            <Foreign>
              {[code, route, target_name ?? (isId(target) ? null : target), names.join(', ')].filter(Boolean).join(' · ')}
            </Foreign>
          </span>
        ),
      },
    ],
    [security, common, format],
  );
};

/** Who came in, who was kept out, and what was done to keys, rights and records. */
const SecurityPage = () => {
  const { language, words } = useSpoken();
  const { common } = words;
  const security = securityWords[language];
  const { time_zone: timeZone } = useMe();
  const [filters, set] = useFilters(['from', 'to', 'kind', 'actor']);
  const kinds = Object.keys(security.kinds) as Kind[];
  const query = {
    from: startOf(filters.from, timeZone),
    to: endOf(filters.to, timeZone),
    kind: kinds.find((kind) => kind === filters.kind),
    actor: filters.actor || undefined,
  };
  const list = useList<Entry>({
    key: keys.security.list(filters),
    fetch: (cursor, signal) => fetchSecurity({ ...query, cursor }, signal),
    idOf,
  });
  const columns = useColumns();
  return (
    <Page title={security.title} lead={security.lead} actions={<Download path={path} name="security-log" />}>
      <Filters label={security.title}>
        <SearchField label={security.actorName} value={filters.actor} onSearch={(actor) => set({ actor })} />
        <Select
          label={security.kind}
          value={filters.kind}
          options={[{ value: '', label: common.all }, ...kinds.map((value) => ({ value, label: security.kinds[value] }))]}
          onChange={({ target }) => set({ kind: target.value })}
        />
        <DaysFilter from={filters.from} to={filters.to} onChange={set} />
      </Filters>
      <ListView list={list} label={security.title} columns={columns} keyOf={idOf} empty={security.empty} />
    </Page>
  );
};

export default SecurityPage;
