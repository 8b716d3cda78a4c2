/** What happened to an order, a mail or a mailbox: every event a sentence, with who, when, why and what changed. */
import { isUuid } from '@order-intake/event-sourcing';
import type { ReadPermission } from '../../../domain/company/permissions.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import type { RecordNameQueries } from '../../../projections/customers/record-names.queries.ts';
import type { History, HistoryEntry, HistoryQueries } from '../../../projections/history/history.queries.ts';
import { linkedKinds } from '../../../projections/history/history-links.ts';
import { type HistoryLanguage, historyEvents, historyLanguages } from '../../../projections/history/sentences.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag } from '../../http/etag.ts';
import { notFound } from '../../http/problem.ts';
import { choice, integer, listOf, named, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { fieldChanges } from '../sales-order/order.shapes.ts';
import { recordReference } from '../sales-order/order-life.shapes.ts';
import { type PeopleDeps, peopleById } from '../user/people.ts';

const historyShape = listOf(
  named(
    'HistoryEntry',
    'An event in the history of a record',
    record({
      id: [uuid, 'Event ID'],
      revision: [integer, 'Position of the event in the history'],
      at: [time, 'Time of the event'],
      event: [choice(...historyEvents), 'Event type; Unknown: an event of a newer release'],
      sentence: [text, 'Description of the event in the language of Accept-Language (en or de)'],
      who: [text, 'Display name of the actor'],
      actor: [text, 'ID of the actor: user:… or system:…'],
      why: [
        record({
          correlation_id: [text, 'Shared by all events that one request caused'],
          causation_id: [text, 'ID of the command or event that caused this event'],
          command_id: [text, 'ID of the command that recorded this event'],
        }),
        'IDs that link this event to its cause',
      ],
      changes: [fieldChanges, 'Changed fields'],
      records: [listOf(recordReference), 'Names of the customers, products and warehouses that appear in the changes'],
      links: [
        listOf(
          record({
            kind: [choice(...linkedKinds), 'Kind of record'],
            id: [uuid, 'Record ID'],
            name: [orNull(text), 'Display name, if known'],
          }),
        ),
        'Related records: its sources and results',
      ],
    }),
  ),
);

/** The cursor is the place in the stream after which the page begins. */
const page = requestSchema({ limit: withDefault(integerText(1, 200), 200), cursor: optional(integerText(0, 999_999_999)) });

const pageOf = (entries: readonly HistoryEntry[], limit: number, after: number) => {
  const rest = entries.filter(({ revision }) => revision > after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length > limit && last ? String(last.revision) : null };
};

/** The first of Accept-Language that histories are told in; English where there is none. */
const languageOf = (accepted = ''): HistoryLanguage =>
  accepted
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .flatMap((preferred) => historyLanguages.find((language) => language === preferred) ?? [])[0] ?? 'en';

const isRecord = (field: string): boolean => field === 'customer' || field === 'warehouse' || field.endsWith('.product');
const idsIn = ({ changes }: HistoryEntry): readonly string[] =>
  changes.flatMap(({ field, before, after }) =>
    isRecord(field) ? [before, after].flatMap((id) => (id !== null && isUuid(id) ? [id] : [])) : [],
  );

type Deps = PeopleDeps & {
  readonly queries: Pick<HistoryQueries, 'emailHistory' | 'mailboxHistory' | 'orderHistory'> & RecordNameQueries;
};

export const historyEndpoints = ({ queries, sessions }: Deps): readonly Endpoint[] => {
  const historyAt = (path: `${string}/{id}/history/`, summary: string, permission: ReadPermission, history: History): Endpoint =>
    endpoint({
      method: 'get',
      path,
      summary,
      permission,
      query: page,
      answers: { 200: json(historyShape, 'ETag', 'Link'), 304: null, 404: null },
      handle: async ({ caller, header, params, query: { limit, cursor = -1 } }) => {
        const people = await peopleById({ queries, sessions }, caller.companyId);
        const language = languageOf(header('accept-language'));
        const entries = await history(caller.companyId, params.id, language, (subject) => people.get(subject)?.name);
        if (entries === null) return { problem: notFound };
        const { items: entriesOnPage, next } = pageOf(entries, limit, cursor);
        const names = await queries.recordNames(caller.companyId, entriesOnPage.flatMap(idsIn));
        const referenceOf = (id: string) => ({ id, code: names(id)?.code ?? null, name: names(id)?.name ?? null });
        const items = entriesOnPage.map((entry) => ({ ...entry, records: [...new Set(idsIn(entry))].map(referenceOf) }));
        return { status: 200, body: items, next, etag: contentTag(entries.at(-1)?.revision ?? 0, items) };
      },
    });
  return [
    historyAt(
      '/sales/sales-orders/{id}/history/',
      'List the history of an order, oldest first',
      'orders:read',
      queries.orderHistory,
    ),
    historyAt(
      '/sales/email-logs/{id}/history/',
      'List the history of an email, oldest first',
      'emails:read',
      queries.emailHistory,
    ),
    historyAt(
      '/sales/email-configs/{id}/history/',
      'List the history of a mailbox, oldest first',
      'mailboxes:read',
      queries.mailboxHistory,
    ),
  ];
};
