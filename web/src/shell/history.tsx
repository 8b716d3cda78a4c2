/** What happened to a record: sentences with who, when, why, and what changed. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, askPage, type Schemas } from '../api/client.ts';
import { keys } from '../api/keys.ts';
import { routes } from '../routes.ts';
import { Diff } from '../ui/diff.tsx';
import { Loading } from '../ui/states.tsx';
import { Foreign } from '../ui/text.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { mailboxFieldName } from '../words/mailbox-field.ts';
import { useFormat, useSpoken, useWords } from '../words/use-words.tsx';
import { toneOfEvent } from './event-tone.ts';
import { ProblemBox } from './problem-box.tsx';
import { useFieldName } from './use-field-name.ts';

export type HistoryKind = 'orders' | 'emails' | 'mailboxes';
const limit = 200;

const fetchHistory = (of: HistoryKind, id: string, language: string, signal: AbortSignal) => {
  const options = { params: { path: { id }, query: { limit } }, headers: { 'Accept-Language': language }, signal };
  if (of === 'orders') return askPage(api.GET('/sales/sales-orders/{id}/history/', options));
  if (of === 'emails') return askPage(api.GET('/sales/email-logs/{id}/history/', options));
  return askPage(api.GET('/sales/email-configs/{id}/history/', options));
};

export const History = ({ of, id }: { readonly of: HistoryKind; readonly id: string }) => {
  const { words, language } = useSpoken();
  const { common } = words;
  const { data, error, refetch } = useQuery({
    queryKey: [...keys[of].of(id, 'history'), language],
    queryFn: ({ signal }) => fetchHistory(of, id, language, signal),
  });
  const ofOrder = useFieldName();
  const nameOf = of === 'mailboxes' ? mailboxFieldName(words) : ofOrder;
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} />;
  return <Timeline label={common.history} moments={data.items.map((entry) => ({ ...momentOf(entry, nameOf), id: entry.id }))} />;
};

type Entry = Schemas['HistoryEntry'];
type NameOf = (field: string) => string;
const momentOf = (entry: Entry, nameOf: NameOf) => ({
  at: <EntryAt entry={entry} />,
  title: <Foreign>{entry.sentence}</Foreign>,
  body: entry.changes.length + entry.links.length > 0 ? <EntryBody entry={entry} nameOf={nameOf} /> : undefined,
  tone: toneOfEvent(entry.event),
});

const EntryAt = ({ entry }: { readonly entry: Entry }) => {
  const format = useFormat();
  return (
    <>
      <time dateTime={entry.at}>{format.dateTime(entry.at)}</time> · <Foreign>{entry.who}</Foreign>
    </>
  );
};

/** Uploads are kept for a while only, and shown where they were given. */
const hasPage = ({ kind }: Entry['links'][number]): boolean => kind !== 'document';

/** What people read for a value: a record by its name, where that is known still. */
const shownIn = ({ changes, records }: Entry) => {
  const names = new Map(records.map(({ id, code, name }) => [id, [code, name].filter(Boolean).join(' · ')]));
  const shownValue = (value: string | null) => (value === null ? null : names.get(value) || value);
  return changes.map(({ field, before, after }) => ({ field, before: shownValue(before), after: shownValue(after) }));
};

const EntryBody = ({ entry, nameOf }: { readonly entry: Entry; readonly nameOf: NameOf }) => {
  const words = useWords();
  return (
    <>
      {entry.changes.length > 0 ? <Diff changes={shownIn(entry)} nameOf={nameOf} /> : null}
      <ul className="row">
        {entry.links.filter(hasPage).map(({ kind, id, name }) => (
          <li key={id}>
            {kind === 'order' ? (
              <Link href={routes.order.to({ id })}>
                <Foreign>{name}</Foreign>
              </Link>
            ) : (
              <Link href={routes.log.to({ id })}>{words.order.theMail}</Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
