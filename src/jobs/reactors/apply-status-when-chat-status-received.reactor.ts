import { type Enqueue, enqueue, reactor } from '@order-intake/event-sourcing';
import type { ChatStatusEvent } from '../../domain/chat/chat-message.events.ts';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import type { ToldStatus } from '../chat/apply-chat-status.handler.ts';
import { applyChatStatuses, applyEarlyStatuses } from '../chat/chat.definitions.ts';

/** as many as one job has done long before its deadline, on a busy machine as well */
const mostOfOne = 50;

type OfCompany = { readonly companyId: string; readonly statuses: readonly ToldStatus[] };

/** Consecutive statuses of one company become one job: ten thousand single ones would delay everything behind them. */
const gathered = (jobs: readonly Enqueue[]): readonly Enqueue[] => {
  const ofCompanies = Map.groupBy(jobs, ({ data }) => (data as OfCompany).companyId);
  return [...ofCompanies].flatMap(([companyId, all]) =>
    Array.from({ length: Math.ceil(all.length / mostOfOne) }, (_, nth) => {
      const [first, ...others] = all.slice(nth * mostOfOne, (nth + 1) * mostOfOne) as [Enqueue, ...Enqueue[]];
      const statuses = [first, ...others].flatMap(({ data }) => (data as OfCompany).statuses);
      return { ...first, data: { companyId, statuses } satisfies OfCompany };
    }),
  );
};

export const applyStatusWhenChatStatusReceived = reactor<
  ChatStatusEvent | Extract<ChatSessionEvent, { readonly type: 'ReplySent' }>
>()({
  name: 'apply-status-when-chat-status-received',
  on: {
    ChatStatusReceived: ({ id, data: { channelId: _, billable: __, ...report }, metadata: { companyId } }) =>
      enqueue(applyChatStatuses, { companyId, statuses: [report] }, id),
    ReplySent: ({ data: { sessionId, messageId, wamidHash }, metadata }) =>
      enqueue(applyEarlyStatuses, { companyId: metadata.companyId, sessionId, messageId, wamidHash }, messageId),
  },
  gather: async (jobs) => {
    const isTold = ({ job }: Enqueue) => job.name === applyChatStatuses.name;
    return [...gathered(jobs.filter(isTold)), ...jobs.filter((job) => !isTold(job))];
  },
});
