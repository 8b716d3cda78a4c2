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
  'Something that who answers for security asks for',
  record({
    id: [uuid, 'The entry: the id of its event'],
    at: [time, 'When it was recorded'],
    kind: [choice(...securityKinds), 'What happened'],
    event: [textShape, 'The type of the event that says it'],
    actor: [textShape, 'Who did it, or tried: user:… with the id of the issuer, or system:…'],
    actor_name: [orNull(textShape), 'The name of the actor; null if the name is unknown or was erased'],
    target: [orNull(textShape), 'Id of the key, mailbox, channel or webhook, or the name of the role, that it was done to'],
    target_name: [orNull(textShape), 'What the person or the key is called that it was done to'],
    route: [orNull(textShape), 'What was called; null where that is not the point, or where there were too many to tell apart'],
    code: [orNull(textShape), 'Why access was refused, the way of a sign-in, what of it was changed, or the format of an export'],
    count: [integer, 'How many refusals or records are told together'],
    names: [
      listOf(textShape),
      'Fields that were changed, permissions that were taken or given, roles of a sign-in, the kind of credential that was refused',
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
  const wanted = text.trim().toLocaleLowerCase('en');
  const named = [...people.values()].filter(({ name }) => wanted !== '' && name?.toLocaleLowerCase('en').includes(wanted));
  return [text, `user:${text}`, ...named.map(({ id }) => `user:${id}`)];
};

type Deps = PeopleDeps & { readonly queries: SecurityLogQueries };

export const securityLogEndpoints = ({ queries, sessions }: Deps): readonly Endpoint[] => {
  async function* lines(companyId: string, filter: SecurityFilter, people: People): AsyncGenerator<string> {
    const shown = view(people);
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<SecurityLogQueries['securityLog']>> = await queries.securityLog(companyId, filter, {
        limit: linesAtOnce,
        cursor,
      });
      for (const row of page.items) yield `${JSON.stringify(shown(row))}\n`;
      cursor = page.next;
    } while (cursor !== null);
  }
  return [
    endpoint({
      method: 'get',
      path: '/sales/audit/security/',
      summary:
        'Sign-ins, changes of how somebody signs in, refused accesses (counted together where there are many), changes of keys, rights and settings, erasures, exports and readings of many records, newest first; with Accept: application/x-ndjson all of them, one a line',
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
