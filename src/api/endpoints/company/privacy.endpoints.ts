/** The right to be forgotten. */
import type { ErasePerson } from '../../../commands/privacy/erase-person.command.ts';
import type { LoadUsers } from '../../../commands/user/users.command.ts';
import { sameAddress } from '../../../domain/user/user.decider.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { digits, emailAddress } from '../../../platform/codec/fields.ts';
import type { PersonTraces, PrivacyQueries } from '../../../projections/audit/person-traces.queries.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { problem, wrongField } from '../../http/problem.ts';
import { flag, integer, named, record } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';

/** at least one of them; a chat contact is found by the customer it was confirmed to be, or by its number */
const erasure = requestSchema({ email: optional(emailAddress), phone: optional(digits(6, 20)) });
const noTraces: PersonTraces = { emails: 0, customers: [], soleCustomers: [], leads: 0, orders: [], sources: [] };
/** every read model that tells of persons: an erasure is done when they have forgotten */
const shownIn = ['emails', 'customers', 'leads', 'sales_orders', 'chat_sessions', 'chat_messages', 'users'];
const waitMs = 1_000;

const erasureShape = named(
  'Erasure',
  "Result of erasing a person's data",
  record({
    erased: [
      record({
        email_logs: [integer, 'Email log entries'],
        customers: [integer, 'Customers with the address'],
        leads: [integer, 'Leads'],
        sales_orders: [integer, 'Orders with the address'],
        chat_contacts: [integer, 'Chat contacts'],
        files: [integer, 'Deleted documents'],
        keys: [integer, 'Destroyed encryption keys'],
      }),
      'Number of erased records by kind',
    ],
    complete: [flag, 'false: some lists show the old text for a few more seconds'],
  }),
);

const previewShape = named(
  'ErasurePreview',
  'What erasing a person would affect; nothing is changed',
  record({
    found: [
      record({
        email_logs: [integer, 'Email log entries'],
        customers: [integer, 'Customers with the address'],
        sole_customers: [integer, 'Customers without any other contact; they lose their name too'],
        leads: [integer, 'Leads'],
        sales_orders: [integer, 'Orders with the address'],
        chat_contacts: [integer, 'Chat contacts'],
      }),
      'Number of affected records by kind',
    ],
  }),
);

type Deps = {
  readonly commands: {
    readonly erasePerson: ErasePerson;
    readonly loadUsers: LoadUsers;
  };
  readonly queries: Pick<PrivacyQueries, 'personTraces'>;
  readonly waitFor: WaitFor;
  readonly chat: Pick<ChatApiDeps, 'erasePerson' | 'contactsOfPerson'>;
};

const stillUser = problem(
  409,
  'address_belongs_to_user',
  'This is the email address of a user. Deactivate the user first; otherwise the history could not name them.',
);

export const privacyEndpoints = (deps: Deps): readonly Endpoint[] => {
  const isUser = async (companyId: string, email: string) =>
    [...(await deps.commands.loadUsers(companyId)).values()].some(
      (user) => user.status !== 'ended' && sameAddress(user.email, email),
    );
  return [previewing({ ...deps, isUser }), erasing({ ...deps, isUser })];
};

type Parts = Deps & { readonly isUser: (companyId: string, email: string) => Promise<boolean> };

const nobodyNamed = wrongField('email', 'required', 'send email, phone or both');

/** A POST, for an address does not belong into a URL. */
const previewing = ({ chat, queries, isUser }: Parts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/sales/privacy/preview/',
    summary: "Preview the erasure of a person's data by email address or phone number",
    permission: 'privacy:write',
    body: erasure,
    unkept: true,
    answers: { 200: previewShape, 409: problems('address_belongs_to_user') },
    handle: async ({ caller: { companyId }, body: { email, phone } }) => {
      if (email === undefined && phone === undefined) return { problem: nobodyNamed };
      if (email !== undefined && (await isUser(companyId, email))) return { problem: stillUser };
      const traces = email === undefined ? noTraces : await queries.personTraces(companyId, email);
      const contacts = await chat.contactsOfPerson(companyId, { customerIds: traces.customers, phone: phone ?? null });
      return {
        status: 200,
        body: {
          found: {
            email_logs: traces.emails,
            customers: traces.customers.length,
            sole_customers: traces.soleCustomers.length,
            leads: traces.leads,
            sales_orders: traces.orders.length,
            chat_contacts: contacts.length,
          },
        },
      };
    },
  });

const erasing = ({ commands, chat, queries, waitFor, isUser }: Parts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/sales/privacy/erase/',
    summary: "Erase a person's data permanently by email address or phone number",
    permission: 'privacy:write',
    body: erasure,
    answers: { 200: erasureShape, 409: problems('address_belongs_to_user') },
    handle: async ({ caller, body: { email, phone }, context }) => {
      if (email === undefined && phone === undefined) return { problem: nobodyNamed };
      if (email !== undefined && (await isUser(caller.companyId, email))) return { problem: stillUser };
      const traces = email === undefined ? noTraces : await queries.personTraces(caller.companyId, email);
      // before the keys: afterwards nobody can tell whose contact it was
      const chatted = await chat.erasePerson({ customerIds: traces.customers, phone: phone ?? null }, context);
      const erased =
        email === undefined
          ? { files: 0, keys: 0, position: null }
          : await commands.erasePerson(
              { email, customers: traces.soleCustomers, orders: traces.orders, documents: traces.sources },
              context,
            );
      const position = erased.position ?? chatted.position;
      const complete = position === null || (await waitFor(position, shownIn, waitMs)) === true;
      return {
        status: 200,
        body: {
          erased: {
            email_logs: traces.emails,
            customers: traces.customers.length,
            leads: traces.leads,
            sales_orders: traces.orders.length,
            chat_contacts: chatted.contacts,
            files: erased.files,
            keys: erased.keys,
          },
          complete,
        },
      };
    },
  });
