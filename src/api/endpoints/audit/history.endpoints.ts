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
    'One thing that happened',
    record({
      id: [uuid, 'The event'],
      revision: [integer, 'Its place in what happened'],
      at: [time, 'When'],
      event: [choice(...historyEvents), 'Its type; Unknown: one of another version'],
      sentence: [text, 'What happened, for a person, in the language of Accept-Language (en, de)'],
      who: [text, 'Who did it, for a person: their name'],
      actor: [text, 'The same for a program: user:… or system:…'],
      why: [
        record({
          correlation_id: [text, 'Shared by everything that one request caused'],
          causation_id: [text, 'What caused it'],
          command_id: [text, 'What it was part of'],
        }),
        'What it belongs to',
      ],
      changes: [fieldChanges, 'Field by field'],
      records: [listOf(recordReference), 'What the ids among the changes are called: customers, products, warehouses'],
      links: [
        listOf(
          record({
            kind: [choice(...linkedKinds), 'What it is'],
            id: [uuid, 'Which'],
            name: [orNull(text), 'As people call it, where that is known'],
          }),
        ),
        'The records that it came from or led to',
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
    .flatMap((wanted) => historyLanguages.find((language) => language === wanted) ?? [])[0] ?? 'en';

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
        const { items: told, next } = pageOf(entries, limit, cursor);
        const names = await queries.recordNames(caller.companyId, told.flatMap(idsIn));
        const named = (id: string) => ({ id, code: names(id)?.code ?? null, name: names(id)?.name ?? null });
        const items = told.map((entry) => ({ ...entry, records: [...new Set(idsIn(entry))].map(named) }));
        return { status: 200, body: items, next, etag: contentTag(entries.at(-1)?.revision ?? 0, items) };
      },
    });
  return [
    historyAt(
      '/sales/sales-orders/{id}/history/',
      'What happened to an order, oldest first',
      'orders:read',
      queries.orderHistory,
    ),
    historyAt('/sales/email-logs/{id}/history/', 'What happened to a mail, oldest first', 'emails:read', queries.emailHistory),
    historyAt(
      '/sales/email-configs/{id}/history/',
      'What happened to a mailbox, oldest first',
      'mailboxes:read',
      queries.mailboxHistory,
    ),
  ];
};
