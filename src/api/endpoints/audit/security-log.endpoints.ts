/** Who came in, who was kept out, and what was done to keys, rights, settings and records. */
import { moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { integerText, oneOf, text } from '../../../platform/codec/fields.ts';
import type { SecurityFilter, SecurityLogQueries } from '../../../projections/security-log/security-log.queries.ts';
import { type SecurityLogRow, securityKinds } from '../../../projections/security-log/security-log.read-model.ts';
import type { Person } from '../../../projections/users/people.queries.ts';
import { pageOrLines } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import {
  choice,
  integer,
  listOf,
  named,
  orNull,
  record,
  type ShapeOf,
  text as textShape,
  time,
  uuid,
} from '../../http/shapes.ts';
import { type PeopleDeps, peopleById } from '../user/people.ts';

const ndjson = 'application/x-ndjson';
const linesAtOnce = 500;

const filters = requestSchema({
  ...pageFields,
  limit: withDefault(integerText(1, linesAtOnce), 100),
  from: optional(moment),
  to: optional(moment),
  kind: optional(oneOf(securityKinds)),
  actor: optional(text(300)),
});

const entryShape = named(
  'SecurityLogEntry',
  'A security-relevant event',
  record({
    id: [uuid, 'Entry ID: the ID of its event'],
    at: [time, 'Time of the event'],
    kind: [choice(...securityKinds), 'Kind of event'],
    event: [textShape, 'Event type'],
    actor: [textShape, 'ID of the actor: user:… with the user ID of the issuer, or system:…'],
    actor_name: [orNull(textShape), 'Name of the actor; null if unknown or erased'],
    target: [orNull(textShape), 'ID of the affected key, mailbox, channel or webhook, or name of the affected role'],
    target_name: [orNull(textShape), 'Display name of the affected user or key'],
    route: [orNull(textShape), 'Called endpoint; null if not applicable or if the entry summarizes many endpoints'],
    code: [orNull(textShape), 'Details by kind: reason of a refusal, sign-in method, changed setting or export format'],
    count: [integer, 'Number of refusals or records that the entry summarizes'],
    names: [
      listOf(textShape),
      'Details by kind: changed fields, revoked or granted permissions, roles at sign-in, or kind of refused credential',
    ],
  }),
);

type People = ReadonlyMap<string, Person>;
const view =
  (people: People) =>
  ({ company_id: _, ...row }: SecurityLogRow): ShapeOf<typeof entryShape> => ({
    ...row,
    actor_name: people.get(row.actor.replace(/^user:/, ''))?.name ?? null,
    target_name: row.target === null ? null : ((people.get(row.target) ?? people.get(`api-key-${row.target}`))?.name ?? null),
  });

/** The actors that a text can mean: an actor as it is written, or people with the text in their name. */
const actorsMeant = (text: string, people: People): readonly string[] => {
  const lowered = text.trim().toLocaleLowerCase('en');
  const matchingPeople = [...people.values()].filter(
    ({ name }) => lowered !== '' && name?.toLocaleLowerCase('en').includes(lowered),
  );
  return [text, `user:${text}`, ...matchingPeople.map(({ id }) => `user:${id}`)];
};

type Deps = PeopleDeps & { readonly queries: SecurityLogQueries };

export const securityLogEndpoints = ({ queries, sessions }: Deps): readonly Endpoint[] => {
  async function* lines(companyId: string, filter: SecurityFilter, people: People): AsyncGenerator<string> {
    const entryView = view(people);
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<SecurityLogQueries['securityLog']>> = await queries.securityLog(companyId, filter, {
        limit: linesAtOnce,
        cursor,
      });
      for (const row of page.items) yield `${JSON.stringify(entryView(row))}\n`;
      cursor = page.next;
    } while (cursor !== null);
  }
  return [
    endpoint({
      method: 'get',
      path: '/sales/audit/security/',
      summary: 'List the security log, newest first; use Accept: application/x-ndjson to stream it',
      permission: 'audit:read',
      ofPersons: true,
      query: filters,
      answers: { 200: pageOrLines(entryShape, ndjson) },
      handle: async ({ caller, header, query: { limit, cursor, actor, ...rest } }) => {
        const people = await peopleById({ queries, sessions }, caller.companyId);
        const filter = { ...rest, ...(actor === undefined ? {} : { actors: actorsMeant(actor, people) }) };
        if ((header('accept') ?? '').includes(ndjson))
          return { status: 200, stream: lines(caller.companyId, filter, people), headers: { 'Content-Type': ndjson } };
        const page = await queries.securityLog(
          caller.companyId,
          filter,
          pageRequest({ limit, ...(cursor === undefined ? {} : { cursor }) }),
        );
        return pageAnswer(page, view(people));
      },
    }),
  ];
};
