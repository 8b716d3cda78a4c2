/** The chat's jobs bound to their handlers; registry.ts adds them to the others. */
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { Needs } from '@order-intake/kernel';
import type { KnowledgeRuns } from '../../commands/chat/knowledge-runs.ts';
import type { AdvanceAlarm } from '../../commands/delivery/advance-alarm.command.ts';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';
import type { VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { type BoundJob, bind, bindOfCompany } from '../bind.ts';
import { createApplyChatStatus } from './apply-chat-status.handler.ts';
import { createAskInChat, createFollowQuestionMessage } from './ask-in-chat.handler.ts';
import {
  applyChatStatus,
  applyChatStatuses,
  applyEarlyStatuses,
  askInChat,
  cleanUpChat,
  followQuestionMessage,
  joinChatSession,
  refreshKnowledge,
  sendWritten,
  syncKnowledge,
  takeChatTurn,
  watchChatChannel,
} from './chat.definitions.ts';
import type { ChatDeps } from './chat-deps.ts';
import { createCleanUpNight, type NightDeps } from './clean-up-chat.handler.ts';
import { createJoinChatMessages } from './join-chat-messages.handler.ts';
import { type ChangedRecords, createRefreshKnowledge } from './refresh-knowledge.handler.ts';
import { createSendWritten } from './send-written.handler.ts';
import { joinOf } from './start-joining.ts';
import { createStartTurn } from './start-turn.ts';
import { createSyncKnowledge, type RecordSource } from './sync-knowledge.handler.ts';
import { createTakeChatTurn } from './take-chat-turn.handler.ts';
import { createWatchChatChannel } from './watch-chat-channel.handler.ts';

type Deps = ChatDeps &
  NightDeps &
  Needs<typeof createAskInChat> & {
    readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
    readonly vectors: VectorStore;
    readonly embedder: Embedder;
    readonly records: RecordSource;
    readonly changed: ChangedRecords;
    readonly runs: KnowledgeRuns;
    readonly advanceAlarm: AdvanceAlarm;
  };

/** how soon a session that another worker holds is checked again */
const busyMs = 1_000;

export const createChatJobs = (deps: Deps): readonly BoundJob[] => {
  const joinMessages = createJoinChatMessages({ ...deps, startTurn: createStartTurn(deps) });
  const later = (ms: number) => new Date(deps.now().getTime() + ms);
  const takeTurn = createTakeChatTurn(deps);
  const sendWrittenOf = createSendWritten(deps);
  const applyStatus = createApplyChatStatus(deps);
  const watchChannel = createWatchChatChannel(deps);
  const { vectors: store, embedder, records, changed, runs, now } = deps;
  const cleanUpNight = createCleanUpNight(deps);
  const warn = (details: object, message: string) => deps.log.warn(details, message);
  const sync = createSyncKnowledge({ store, embedder, records, progress: runs.progress, warn });
  const refresh = createRefreshKnowledge({ store, embedder, changed, records, now });
  return [
    bind(joinChatSession, async (data, context) => {
      const { companyId, ...toJoin } = data;
      const againInMs = await joinMessages(toJoin, context(companyId));
      if (againInMs === null) return;
      const { senders = [], ...message } = toJoin;
      await deps.enqueue([joinOf(companyId, message, senders, later(againInMs))]);
    }),
    bind(takeChatTurn, async ({ companyId, sessionId }, context) => {
      const { busy } = await takeTurn(sessionId, context(companyId));
      // one for the session, however many find it busy
      if (busy) await deps.enqueue([enqueue(takeChatTurn, { companyId, sessionId }, `${sessionId}/busy`, later(busyMs))]);
    }),
    bind(sendWritten, async ({ companyId, sessionId }, context) => {
      const { busy } = await sendWrittenOf(sessionId, context(companyId));
      if (busy) await deps.enqueue([enqueue(sendWritten, { companyId, sessionId }, `${sessionId}/busy`, later(busyMs))]);
    }),
    bindOfCompany(applyChatStatus, applyStatus.reported),
    bindOfCompany(applyChatStatuses, async ({ statuses }, context) => {
      for (const status of statuses) await applyStatus.reported(status, context);
    }),
    bindOfCompany(applyEarlyStatuses, applyStatus.early),
    bindOfCompany(watchChatChannel, watchChannel),
    bindOfCompany(askInChat, createAskInChat(deps)),
    bindOfCompany(followQuestionMessage, createFollowQuestionMessage(deps)),
    bind(syncKnowledge, async (data, context) => runs.finish(data.runId, await sync(data), context(data.companyId))),
    bind(refreshKnowledge, ({ companyId }) => refresh(companyId)),
    bind(cleanUpChat, ({ day }) => cleanUpNight(day)),
  ];
};
