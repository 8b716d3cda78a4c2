import type { DomainEvent, Recorded } from '@order-intake/event-sourcing';
import type { FieldChange } from '../../domain/sales-order/sales-order.events.ts';
import type { Module } from '../../domain/shared/module.ts';

/** What happened, for a person; `changes` where values became others. Never a secret, never more of a mail than its entry shows. */
export type HistorySentence = { readonly sentence: string; readonly changes?: readonly FieldChange[] };

/** A sentence for every type of event: a new one without a sentence does not compile. `past`: what came before it in the stream. */
export type Sentences<E extends DomainEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, past: readonly Recorded[]) => HistorySentence;
};

/** The parts of a company as people call them. */
export const moduleNames: { readonly [M in Module]: string } = {
  SALES: 'Sales',
  PURCHASE: 'Purchase',
  ACCOUNTS: 'Accounts',
  INVENTORY: 'Inventory',
  HR: 'Human resources',
};
export const asSentence = (sentence: string, changes: readonly FieldChange[] = []): HistorySentence =>
  changes.length > 0 ? { sentence, changes } : { sentence };
/** "1 order", "2 orders" */
export const counted = (count: number, singular: string, many = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : many}`;
/** "a, b and c" */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
/** With what goes on after a colon, where there is something; a full stop of its own would be the second one. */
export const because = (reason: string | null): string => (reason ? `: ${reason.replace(/\.+$/, '')}` : '');
