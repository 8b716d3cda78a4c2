/**
 * Brings a sender's pending messages into a session, in as few appends as possible, by one worker at a time. A worker
 * that finds another one at it checks again later. There is one job per sender however many messages wait, so a flood
 * from one sender costs the others nothing.
 */
import type { JobContext, Locks } from '@order-intake/event-sourcing';
import type { ChatContents, KeptMessage } from '../../commands/chat/chat-contents.ts';
import type { JoinChatSession, ReceivedMessage } from '../../commands/chat/join-chat-session.command.ts';
import { despiteRivals } from '../../commands/shared/despite-rivals.ts';
import type { Inbound } from '../../domain/chat/chat-message.events.ts';

/** `senders`: whom it is from, as keyed hashes; absent of what was asked for before they were said with it. */
export type ToJoin = Inbound & { readonly senders?: readonly string[] };
/** Milliseconds after which it has to be checked again, null when all is done. */
export type JoinChatMessages = (toJoin: ToJoin, context: JobContext) => Promise<number | null>;

type Deps = {
  readonly contents: Pick<ChatContents, 'placeOf' | 'unjoined'>;
  readonly join: JoinChatSession;
  /** the session's turn, now; the log asks for it too, behind all that others wrote before */
  readonly startTurn: (companyId: string, sessionId: string) => Promise<void>;
  readonly withTryLocks: Locks['withTryLocks'];
};

const atOnce = 200;
/** then others have their turn */
const mostRounds = 3;
const busyMs = 1_000;
const fullMs = 3_000;

export const createJoinChatMessages =
  ({ contents, join, startTurn, withTryLocks }: Deps): JoinChatMessages =>
  async ({ senders: statedSenders, ...message }, context) => {
    const { companyId } = context;
    const { messageId, channelId } = message;
    const senders = statedSenders ?? (await sendersOfWaiting(contents, companyId, messageId));
    if (!senders) return null;
    const locks = senders.map((sender) => `chat-join:${sender}`);
    return withTryLocks(locks, async (heldLocks, lost) => {
      if (heldLocks.length < locks.length) return busyMs;
      for (let round = 0; round < mostRounds && !lost.aborted; round += 1) {
        const keptMessages = await contents.unjoined(companyId, channelId, senders, atOnce);
        const received = keptMessages.flatMap((unjoined) => receivedOf(unjoined, unjoined.id === messageId ? message : null));
        if (received.length === 0) return null;
        for (const run of runsOf(received)) {
          const { sessionId, all } = await despiteRivals(() => join(run, context));
          if (sessionId !== null) await startTurn(companyId, sessionId);
          if (!all) return fullMs;
        }
      }
      return busyMs;
    });
  };

/** Null: it is gone with its session, or another's work brought it along. */
const sendersOfWaiting = async (contents: Pick<ChatContents, 'placeOf'>, companyId: string, messageId: string) => {
  const location = await contents.placeOf(companyId, messageId);
  return location?.sessionId === null ? location.senders : null;
};

const receivedOf = ({ content }: KeptMessage, fallback: Inbound | null): readonly ReceivedMessage[] => {
  const inbound = content.inbound ?? fallback;
  return inbound ? [{ inbound, content }] : [];
};

const order = ({ inbound }: ReceivedMessage): string => `${inbound.sentAt} ${inbound.receivedAt}`;
const isMove = ({ content }: ReceivedMessage): boolean => (content.movedTo ?? null) !== null;
const isFrom = ({ content: a }: ReceivedMessage, { content: b }: ReceivedMessage): boolean =>
  (a.from ?? null) === (b.from ?? null) && (a.fromUserId ?? null) === (b.fromUserId ?? null);

/** By the provider's clock; what one sender said between two moves is one run. */
const runsOf = (messages: readonly ReceivedMessage[]): readonly (readonly ReceivedMessage[])[] => {
  const runs: ReceivedMessage[][] = [];
  for (const message of messages.toSorted((a, b) => order(a).localeCompare(order(b)))) {
    const last = runs.at(-1)?.[0];
    if (last && isFrom(last, message) && !isMove(last) && !isMove(message)) runs.at(-1)?.push(message);
    else runs.push([message]);
  }
  return runs;
};
