import type { CommandContext, CommandHandler, EventStore, JobContext } from '@order-intake/event-sourcing';
import type { DeliveryCommand } from '../../domain/delivery/delivery.ts';
import { type Outbox, type OutboxCommand, type OutboxRefusal, outbox } from '../../domain/delivery/outbox.decider.ts';
import type { OutboxEvent } from '../../domain/delivery/outbox.events.ts';
import { outboxStream } from '../../domain/delivery/outbox.stream.ts';
import type { PolicyName } from '../../domain/delivery/policy.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** What is to be told to whom. Messages of one kind to one target about one record are delivered in the order in which they are asked for. */
export type RequestedMessage = {
  readonly kind: string;
  readonly policy: PolicyName;
  readonly target: string | null;
  readonly aboutId: string;
  readonly causeId: string;
};

export type Outboxes = {
  /** Asked for once for each cause. */
  readonly request: (message: RequestedMessage, context: JobContext) => Promise<{ readonly outboxId: string }>;
  readonly advance: (outboxId: string, command: DeliveryCommand, context: JobContext) => Promise<readonly OutboxEvent[]>;
  /** What was held, or has an end that nobody saw, is sent again. */
  readonly release: (outboxId: string, context: CommandContext) => ReturnType<typeof handleOf>;
  /** What this event caused is told again; nothing when it is on its way, or was never asked for. */
  readonly repeat: (outboxId: string, causeId: string, context: JobContext) => Promise<void>;
  readonly load: (companyId: string, outboxId: string) => Promise<Outbox>;
};

const outboxIdOf = ({ kind, target, aboutId }: Pick<RequestedMessage, 'kind' | 'target' | 'aboutId'>): string =>
  derivedId('outbox', kind, target ?? '', aboutId);

const handleOf = (handle: CommandHandler, outboxId: string, command: OutboxCommand, context: CommandContext) =>
  handle<Outbox, OutboxCommand, OutboxEvent, OutboxRefusal>({
    decider: outbox,
    stream: outboxStream(context.companyId, outboxId),
    command,
    context,
  });

export const createOutboxes = (handle: CommandHandler, store: Pick<EventStore, 'readStream'>): Outboxes => ({
  request: async (message, context) => {
    const outboxId = outboxIdOf(message);
    // several events about one record may be on their way at once
    await despiteRivals(async () =>
      orThrow(await handleOf(handle, outboxId, { type: 'RequestMessage', outboxId, ...message }, context)),
    );
    return { outboxId };
  },
  advance: async (outboxId, command, context) => orThrow(await handleOf(handle, outboxId, command, context)).appended,
  release: (outboxId, context) => handleOf(handle, outboxId, { type: 'ReleaseOutbox' }, context),
  repeat: async (outboxId, causeId, context) => {
    await despiteRivals(() => handleOf(handle, outboxId, { type: 'RepeatMessage', causeId }, context));
  },
  load: (companyId, outboxId) => foldStream(store, outbox, outboxStream(companyId, outboxId)),
});
