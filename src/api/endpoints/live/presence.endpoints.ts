/** Who else has a draft open: two people must not decide on the same one unawares. */
import { type Presence, presenceSeconds } from '../../../platform/live/presence.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { Caller } from '../../http/auth.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { integer, listOf, named, orNull, record, text, time } from '../../http/shapes.ts';
import { orderPath } from '../sales-order/sales-orders.path.ts';

const path = `${orderPath}presence/` as const;

const presenceShape = named(
  'OrderPresence',
  'Other users who have the order open',
  record({
    others: [
      listOf(
        record({
          user: [text, 'User ID as used in histories'],
          name: [orNull(text), 'Display name, if the sign-in provides one'],
          since: [time, 'Time since when the order is open'],
        }),
      ),
      'Other viewers, longest first',
    ],
    again_in: [integer, 'Seconds until this heartbeat must be repeated'],
  }),
);

type Deps = {
  readonly presence: Presence;
  readonly sessions: Pick<Sessions, 'names'>;
  readonly queries: Pick<SalesOrderQueries, 'salesOrder' | 'currentSalesOrder'>;
};

const ownerOf = ({ session, subject }: Caller): string => session?.id ?? subject;

export const presenceEndpoints = ({ presence, sessions, queries }: Deps): readonly Endpoint[] => {
  const orderOf = async (companyId: string, id: string) =>
    (await queries.salesOrder(companyId, id)) ?? (await queries.currentSalesOrder(companyId, id));
  return [
    endpoint({
      method: 'post',
      path,
      summary: 'Send a presence heartbeat for an order and list its other viewers',
      permission: 'orders:write',
      unattended: true,
      unkept: true,
      answers: { 200: presenceShape, 404: null },
      handle: async ({ caller, params }) => {
        const { companyId, subject, session } = caller;
        if (!(await orderOf(companyId, params.id))) return { problem: notFound };
        const by = { owner: ownerOf(caller), subject, sessionId: session?.id ?? null };
        const viewers = await presence.look(companyId, params.id, by);
        const names = await sessions.names(viewers.flatMap(({ sessionId }) => sessionId ?? []));
        return {
          status: 200,
          body: {
            others: viewers.map((viewer) => ({
              user: viewer.subject,
              name: names.get(viewer.sessionId ?? '') ?? null,
              since: viewer.since,
            })),
            again_in: Math.round(presenceSeconds / 3),
          },
        };
      },
    }),
    endpoint({
      method: 'delete',
      path,
      summary: 'Leave presence on an order',
      permission: 'orders:write',
      unattended: true,
      answers: { 204: null, 404: null },
      handle: async ({ caller, params }) => {
        if (!(await orderOf(caller.companyId, params.id))) return { problem: notFound };
        await presence.leave(caller.companyId, params.id, ownerOf(caller));
        return { status: 204 };
      },
    }),
  ];
};
