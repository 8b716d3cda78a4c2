/** Other systems that hear of orders: one that takes what it is told, one that fails for now, one that wants nothing any more. */
import { startWebReceiver, type WebReceiver } from '../web-receiver.ts';
import type { Person } from './person.ts';

const path = '/sales/webhook-endpoints/';
type Endpoint = { readonly id: string; readonly url: string; readonly paused: string | null };
type Delivery = { readonly id: string; readonly status: string; readonly attempts: readonly object[] };

export type Listeners = {
  /** Comes back when each has heard of an order and answered as it does. */
  readonly heard: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const listen = async ({ call, shown }: Person): Promise<Listeners> => {
  const receiver: WebReceiver = await startWebReceiver((response, { path: to }) =>
    response.writeHead(to === '/busy' ? 503 : to === '/gone' ? 410 : 204).end(),
  );
  const create = (name: string, more: object = {}) =>
    call<Endpoint>('POST', path, { url: `${receiver.url}/${name}`, description: name, ...more });
  const [taking, busy, gone, removed] = [
    await create('taking', { event_types: ['order.approved', 'order.cancelled'] }),
    await create('busy'),
    await create('gone'),
    await create('removed'),
  ];
  const deliveries = (id: string, look: (all: readonly Delivery[]) => boolean) => shown(`${path}${id}/deliveries/`, look);
  return {
    heard: async () => {
      await deliveries(taking.id, (all) => all.length > 0 && all.every(({ status }) => status === 'sent'));
      await deliveries(busy.id, (all) => all.some(({ attempts }) => attempts.length > 0));
      await shown(`${path}${gone.id}/`, ({ paused }: Endpoint) => paused === 'gone');
      await call('POST', `${path}${taking.id}/test/`);
      await call('PATCH', `${path}${taking.id}/`, { description: 'the warehouse' });
      await call('POST', `${path}${taking.id}/rotate_secret/`, { overlap_hours: 24 });
      const [sent] = await call<readonly Delivery[]>('GET', `${path}${taking.id}/deliveries/`);
      await call('POST', `${path}${taking.id}/redeliver/`, { delivery: sent?.id });
      await call('POST', `${path}${busy.id}/pause/`, { reason: 'Maintenance.' });
      await call('POST', `${path}${busy.id}/resume/`);
      await call('POST', `${path}${busy.id}/pause/`, { reason: 'It still fails.' });
      await call('DELETE', `${path}${removed.id}/`);
      await deliveries(taking.id, (all) => all.every(({ status }) => status === 'sent'));
    },
    stop: receiver.stop,
  };
};
