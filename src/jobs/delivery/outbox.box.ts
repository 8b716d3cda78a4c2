/** Every other kind of message: each has a composer, and waits in an outbox for its target. */

import type { Outboxes, RequestedMessage } from '../../commands/delivery/outbox.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { Box, Composed } from './box.ts';

/** `id` stays with the message, however often it is tried. */
export type MessageToCompose = Pick<RequestedMessage, 'target' | 'aboutId' | 'causeId'> & {
  readonly companyId: string;
  readonly id: string;
  /** causes of earlier messages of this outbox that were sent, or may have been */
  readonly sent: readonly string[];
};
export type Composer = (message: MessageToCompose) => Promise<Composed>;
/** By the kind's name. */
export type Composers = { readonly [kind: string]: Composer };

export type OutboxDeps = { readonly outboxes: Pick<Outboxes, 'load' | 'advance'>; readonly composers: Composers };

export const createOutboxBox = ({ outboxes, composers }: OutboxDeps): Box => ({
  open: async (companyId, outboxId) => {
    const outbox = await outboxes.load(companyId, outboxId);
    if (outbox.phase === 'unused') return null;
    const { delivery, message, sent } = outbox;
    const { kind, target, aboutId, causeId } = message;
    const id = derivedId('message', outboxId, String(delivery.round));
    const none: Composer = async () => ({ notWanted: because.kind_not_sent(kind) });
    return { delivery, compose: () => (composers[kind] ?? none)({ companyId, id, target, aboutId, causeId, sent }) };
  },
  give: async (outboxId, command, context) => (await outboxes.advance(outboxId, command, context)).length > 0,
});
