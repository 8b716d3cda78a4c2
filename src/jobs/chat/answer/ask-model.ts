/** The model's answer to a question, from the records it is given; nothing of it is told that those records do not say. */
import { fixedText, strangeFigures } from '@order-intake/chat-language';
import type { Assistant, AssistantQuestion, HistoryEntry } from '../../../domain/chat/assistant.port.ts';
import type { Choices } from '../../../domain/chat/channel/choices.ts';
import type {
  HandoverWish,
  KnowledgeSource,
  Proposal,
  ProposalOutcome,
  ReplyPurpose,
  Usage,
} from '../../../domain/chat/session/chat-session.events.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import { filterReply } from '../filter-reply.ts';
import type { ClerkAnswer } from './clerk-answer.ts';

export type Draft = {
  readonly purpose: ReplyPurpose;
  readonly text: string;
  readonly sources?: readonly KnowledgeSource[];
  readonly usage?: Usage;
  readonly wants?: HandoverWish;
  /** buttons or a list below the text */
  readonly choices?: Choices;
  /** an order that the customer is asked to confirm, and one that they answered */
  readonly proposes?: Proposal;
  readonly ends?: { readonly proposalId: string; readonly outcome: ProposalOutcome };
};
type Offered = KnowledgeSource & { readonly text: string };

type Question = {
  readonly company: string | null;
  readonly language: string;
  readonly history: readonly HistoryEntry[];
  readonly questions: readonly string[];
  readonly offered: readonly Offered[];
  readonly tools: AssistantQuestion['tools'];
  /** what a clerk says: told where the model says what no record does */
  readonly clerk: ClerkAnswer;
};

/** Rejects with AssistantUnavailable. */
export const createAskModel =
  (assistant: Assistant, log: Pick<Logger, 'warn'>) =>
  async ({ company, language, history, questions, offered, tools, clerk: ruleAnswer }: Question): Promise<Draft> => {
    const sources = offered.map(({ entity, recordId, text }, index) => ({ id: `S${index + 1}`, entity, recordId, text }));
    const startedAt = performance.now();
    const {
      action,
      reply,
      usedSourceIds,
      sources: shownSources,
      usage: spent,
    } = await assistant.compose({
      companyName: company,
      language,
      history,
      questions,
      sources,
      tools,
    });
    const usage: Usage = { ...spent, latencyMs: Math.round(performance.now() - startedAt) };
    const records = shownSources.map((source) => source.text);
    const text = filterReply(reply, records);
    const { purpose, text: ruleText, sources: ruleSources, choices } = ruleAnswer;
    const ofClerk: Draft = { purpose, text: ruleText, sources: ruleSources, usage, ...(choices ? { choices } : {}) };
    const strange = strangeFigures(text, records);
    if (strange.length > 0) {
      log.warn({ figures: strange.length }, 'a model told figures that no record says: the records are told instead');
      return ofClerk;
    }
    const used = usedSourceIds.flatMap((id) => {
      const usedSource = shownSources.find((source) => source.id === id);
      return usedSource ? [{ entity: usedSource.entity, recordId: usedSource.recordId, score: 1 }] : [];
    });
    switch (action) {
      case 'refuse':
        return { purpose: 'refusal', text: text || fixedText('refusal', language, { company }), usage };
      case 'handover':
        return { purpose: 'handover', text: fixedText('handover', language, { company }), usage };
      case 'clarify':
        return text === '' ? ofClerk : { purpose: 'clarify', text, usage };
      // a statement of fact that rests on no record is none of ours
      default:
        return action === 'no_answer' || used.length === 0 || text === ''
          ? ofClerk
          : { purpose: 'answer', text, sources: used, usage };
    }
  };
