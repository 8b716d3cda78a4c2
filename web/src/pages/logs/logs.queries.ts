import { queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Got, ifMatch, type paths, type Schemas } from '../../api/client.ts';
import { endOf, startOf } from '../../api/days.ts';
import { keys } from '../../api/keys.ts';
import { modules } from '../../api/modules.ts';

export type EmailLog = Schemas['EmailLog'];
export const logFilterNames = ['q', 'status', 'cause', 'module', 'notification', 'kind', 'seen', 'from', 'to'] as const;
export type LogFilters = Readonly<Record<(typeof logFilterNames)[number], string>>;

export const statuses = ['PENDING', 'SUCCESS', 'FAILED'] as const;
export const notifications = ['sent', 'failed', 'ambiguous', 'not_wanted'] as const;

const oneOf = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((candidate) => candidate === value);

export const fetchLogs = ({ q, status, cause, module, notification, kind, seen, from, to }: LogFilters, timeZone: string) => {
  const filters = {
    q: q || undefined,
    status: oneOf(statuses, status),
    // the service knows them all, and says so of one that it does not know
    cause: (cause || undefined) as Cause | undefined,
    module: oneOf(modules, module),
    notification: oneOf(notifications, notification),
    kind: (kind || undefined) as Kind | undefined,
    seen: seen === '' ? undefined : seen === 'true',
    from: startOf(from, timeZone),
    to: endOf(to, timeZone),
  };
  return (cursor: string | undefined, signal: AbortSignal) =>
    askPage(api.GET('/sales/email-logs/', { params: { query: { ...filters, cursor, limit: 100 } }, signal }));
};

export type Kind = Schemas['MailKind'];
export type Cause = NonNullable<EmailLog['error_code']>;

/** How many failed for good, by cause: of a year, for older ones are hardly worth another try. */
export const failuresQuery = queryOptions({
  queryKey: [...keys.stats, 'failures'],
  queryFn: async ({ signal }) =>
    (await ask(api.GET('/sales/stats/', { params: { query: { days: 366 } }, signal }))).data.failures,
});

export type VersionedLog = { readonly log: EmailLog; readonly etag: string | null };
const versioned = ({ data, etag }: Got<EmailLog>): VersionedLog => ({ log: data, etag });

export const logQuery = (id: string) =>
  queryOptions({
    queryKey: keys.emails.one(id),
    queryFn: async ({ signal }) => versioned(await ask(api.GET('/sales/email-logs/{id}/', { params: { path: { id } }, signal }))),
  });

export const retryMail = async ({ log, etag }: VersionedLog) =>
  versioned(await ask(api.POST('/sales/email-logs/{id}/retry/', { params: { path: { id: log.id }, header: ifMatch(etag) } })));

export const notifyAgain = async ({ log, etag }: VersionedLog) =>
  versioned(await ask(api.POST('/sales/email-logs/{id}/notify/', { params: { path: { id: log.id }, header: ifMatch(etag) } })));

type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: { content: { 'application/json': infer B } } } }
  ? B
  : never;
/** One of: a reason, an order, a file that was uploaded. */
export type Settlement = Body<'/sales/email-logs/{id}/settle/'>;

export const settleMail = async ({ log, etag }: VersionedLog, body: Settlement) =>
  versioned(
    await ask(api.POST('/sales/email-logs/{id}/settle/', { params: { path: { id: log.id }, header: ifMatch(etag) }, body })),
  );

const few = 8;
/** By number, customer or the customer's own number. */
export const findOrders = async (q: string, signal: AbortSignal) => {
  const query = { ...(q ? { q } : {}), limit: few };
  const { items } = await askPage(api.GET('/sales/sales-orders/', { params: { query }, signal }));
  return items.map(({ id, reference, po_number, customer_record, customer_name }) => ({
    id,
    name: reference,
    detail: [customer_record?.name ?? customer_name, po_number].filter(Boolean).join(' · ') || null,
  }));
};
