import { api, ask, ifMatch } from './client.ts';
import { type OrderAction, type Versioned, versioned } from './orders.ts';

/** Actions that the service offers by their own address: what they need beside it is a reason, or nothing. */
export const actOn = async (
  { order, etag }: Versioned,
  action: OrderAction['action'],
  reason: string,
  /** of several revisions that wait, which one */
  revision?: string,
): Promise<Versioned> => {
  const revisionField = revision === undefined ? {} : { revision };
  const target = { params: { path: { id: order.id }, header: ifMatch(etag) } };
  switch (action) {
    case 'approve':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/approve/', { ...target, body: {} })));
    case 'reject':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/reject/', { ...target, body: { reason } })));
    case 'cancel':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/cancel/', { ...target, body: { reason } })));
    case 'reopen':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/reopen/', { ...target, body: reason ? { reason } : {} })));
    case 'acknowledge':
      return versioned(
        await ask(api.POST('/sales/sales-orders/{id}/acknowledge/', { ...target, body: { external_reference: reason } })),
      );
    case 'apply_revision':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/apply_revision/', { ...target, body: revisionField })));
    case 'separate_revision':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/separate_revision/', { ...target, body: revisionField })));
    case 'dismiss_revision':
      return versioned(
        await ask(api.POST('/sales/sales-orders/{id}/dismiss_revision/', { ...target, body: { reason, ...revisionField } })),
      );
    case 'dismiss_cancellation':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/dismiss_cancellation/', { ...target, body: { reason } })));
    case 'stop_approval':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/stop_approval/', { ...target, body: {} })));
    case 'undo_approval':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/undo_approval/', { ...target, body: {} })));
    case 'match_again':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/match_again/', target)));
    case 'correct':
    case 'ask_customer':
    case 'split':
    case 'merge':
      throw new Error('this is done on the review page');
  }
};
