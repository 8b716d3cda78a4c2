/** Load, fold, decide, append at the revision that was read. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { VersionConflict } from '../event-store/errors.ts';
import type { DomainEvent, EventStore, PersonReference, Position, Recorded } from '../event-store/event-store.ts';
import { inSpan } from '../tracing.ts';
import type { CommandContext } from './command-context.ts';
import type { Decider } from './decider.ts';

/** The caller saw the resource at another revision than it has now. */
export type PreconditionFailed = { readonly type: 'PreconditionFailed'; readonly revision: number };

/** What the stream holds after the command. `log` is every event with its revision, the new ones last. */
export type Handled<State, E> = {
  readonly state: State;
  readonly appended: readonly E[];
  readonly log: readonly { readonly event: E; readonly revision: number }[];
  /** of the last appended event, null when nothing was appended */
  readonly position: Position | null;
  /** the key the stream's personal fields are sealed under, null when it had none before */
  readonly personKeyId: string | null;
};

export type HandleRequest<State, Command, E extends DomainEvent, Refusal> = {
  readonly decider: Decider<State, Command, E, Refusal>;
  readonly stream: string;
  readonly command: Command;
  readonly context: CommandContext;
  /** whose personal data the events hold; default: the owner of the stream's earlier events */
  readonly person?: PersonReference;
  /** If-Match: the revision of the last event that `of` accepts must be this one */
  readonly pinned?: { readonly revision: number; readonly of: (event: E) => boolean };
  /** The stream is most likely not there yet: decided and appended as its beginning first, read only when that conflicts. */
  readonly likelyNew?: true;
};

export type CommandHandler = <State, Command, E extends DomainEvent, Refusal>(
  request: HandleRequest<State, Command, E, Refusal>,
) => Promise<Either<Refusal | PreconditionFailed, Handled<State, E>>>;

const attempts = 3;
const jitterMs = 50;

/** The revision of the last event that `of` accepts, -1 when there is none. */
export const lastRevision = <E>(
  log: readonly { readonly event: E; readonly revision: number }[],
  of: (event: E) => boolean,
): number => log.findLast(({ event }) => of(event))?.revision ?? -1;

const personOf = (recorded: readonly Recorded[], stated: PersonReference | undefined): PersonReference | undefined => {
  if (stated) return stated;
  const keyId = recorded.find((event) => event.personKeyId !== null)?.personKeyId;
  return keyId ? { keyId } : undefined;
};

const nameOf = (command: unknown): string => {
  const { type } = (command ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : 'command';
};

/** Throws VersionConflict after three lost races, Unavailable when the store is down. */
export const createCommandHandler =
  (store: Pick<EventStore, 'readStream' | 'append'>): CommandHandler =>
  async <State, Command, E extends DomainEvent, Refusal>({
    decider,
    stream,
    command,
    context,
    person,
    pinned,
    likelyNew,
  }: HandleRequest<State, Command, E, Refusal>) => {
    const category = stream.split('-', 1)[0] ?? stream;
    const metadata = { ...context, commandId: context.commandId ?? randomUUID() };
    const tryOnce = async (
      read: () => Promise<readonly Recorded[]>,
    ): Promise<Either<Refusal | PreconditionFailed, Handled<State, E>>> => {
      const recorded = await inSpan('load', {}, read);
      // what is done about a thing belongs to the trace in which the thing began
      const began = recorded[0]?.metadata.traceParent ?? null;
      return inSpan(`command ${nameOf(command)}`, { attributes: { category, companyId: context.companyId }, parent: began }, () =>
        decideAndAppend(recorded),
      );
    };
    const decideAndAppend = async (
      recorded: readonly Recorded[],
    ): Promise<Either<Refusal | PreconditionFailed, Handled<State, E>>> => {
      const before = recorded.map((event) => ({ event: event as unknown as E, revision: event.revision }));
      if (pinned) {
        const revision = lastRevision(before, pinned.of);
        if (revision !== pinned.revision) return left({ type: 'PreconditionFailed', revision });
      }
      const state = before.reduce((folded, { event }) => decider.evolve(folded, event), decider.initialState);
      const decided = decider.decide(command, state);
      if (isLeft(decided)) return decided;
      const events = decided.right;
      const sealedUnder = personOf(recorded, person);
      const personKeyId = sealedUnder && 'keyId' in sealedUnder ? sealedUnder.keyId : null;
      if (events.length === 0) return right({ state, appended: [], log: before, position: null, personKeyId });
      const last = recorded.at(-1)?.revision;
      const expected = last ?? 'no_stream';
      const appending = { stream, events, expected, metadata, ...(sealedUnder ? { person: sealedUnder } : {}) } as const;
      const { position } = await inSpan('append', { attributes: { category, types: events.map(({ type }) => type) } }, () =>
        store.append(appending),
      );
      const first = (last ?? -1) + 1;
      return right({
        state: events.reduce((folded, event) => decider.evolve(folded, event), state),
        appended: events,
        log: [...before, ...events.map((event, index) => ({ event, revision: first + index }))],
        position,
        personKeyId,
      });
    };

    if (likelyNew && !pinned) {
      try {
        return await tryOnce(async () => []);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tryOnce(() => store.readStream(stream));
      } catch (error) {
        if (!(error instanceof VersionConflict) || attempt === attempts) throw error;
        if (pinned) return left({ type: 'PreconditionFailed', revision: lastRevision(await logOf(stream), pinned.of) });
        await sleep(Math.random() * jitterMs * attempt);
      }
    }

    async function logOf(name: string): Promise<readonly { event: E; revision: number }[]> {
      return (await store.readStream(name)).map((event) => ({ event: event as unknown as E, revision: event.revision }));
    }
  };
