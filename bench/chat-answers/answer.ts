/** One question through what a turn does with it: language, wish, clerk, and the model where there is one. */
import { type IntentsOf, languageAfter, languageOfPhone, intentsOf as learnedIntents } from '@order-intake/chat-language/message';
import type { ChatLanguage } from '@order-intake/chat-language/records';
import { keywordIntentOf } from '../../src/commands/chat/keyword-in.ts';
import { type Assistant, AssistantUnavailable } from '../../src/domain/chat/assistant.port.ts';
import type { KnowledgeSearch } from '../../src/domain/chat/knowledge/knowledge.port.ts';
import { createAskModel } from '../../src/jobs/chat/answer/ask-model.ts';
import { createClerk } from '../../src/jobs/chat/answer/clerk.ts';
import { createLookUp } from '../../src/jobs/chat/answer/look-up.ts';
import { toolsOf } from '../../src/jobs/chat/answer/model-tools.ts';
import type { Question } from './questions.ts';
import { facts } from './shop.ts';

export type Answered = {
  readonly purpose: string;
  readonly text: string;
  readonly language: string;
  readonly told: readonly string[];
  /** what would be filed, once a customer confirmed it where it is an order */
  readonly wish: 'order' | 'cancellation' | null;
};

/** Numbers of the countries where most write the language. */
const phones: { readonly [language in ChatLanguage]: string } = {
  en: '447700900001',
  de: '4915550000001',
  fr: '33600000001',
  es: '34600000001',
  it: '393330000001',
  nl: '31600000001',
  pt: '351910000001',
  sv: '46700000001',
};

export const createAnswer = (knowledge: KnowledgeSearch, assistant: Assistant | null, intentsOf: IntentsOf = learnedIntents) => {
  const lookUp = createLookUp({ facts, knowledge });
  const clerkOf = createClerk(lookUp, intentsOf);
  const ask = assistant && createAskModel(assistant, { warn: () => undefined });
  return async ({
    language: spoken,
    text,
    customerId,
  }: Pick<Question, 'language' | 'text' | 'customerId'>): Promise<Answered> => {
    const phone = phones[spoken];
    const language = languageAfter(text, { conversation: null, phone }) ?? languageOfPhone(phone) ?? 'en';
    const wish = keywordIntentOf(text, language, intentsOf);
    if (wish !== null)
      return { purpose: wish === 'human' ? 'handover' : `keyword ${wish}`, text: '', language, told: [], wish: null };
    const question = { companyId: 'bench', company: 'Shop', customerId, language, text, askedBack: false, today: '2026-11-20' };
    const clerk = await clerkOf(question);
    const wished = clerk.request?.type ?? null;
    const told = clerk.sources.map(({ recordId }) => recordId);
    const ofClerk = { purpose: clerk.purpose, text: clerk.text, language, told, wish: wished };
    if (!ask || clerk.isFinal) return ofClerk;
    const offered = clerk.sources.map((source, index) => ({ ...source, text: clerk.records[index] ?? '' }));
    const tools = toolsOf(lookUp, 'bench', customerId, question.today);
    try {
      const draft = await ask({ company: 'Shop', language, history: [], questions: [text], offered, tools, clerk });
      const used = (draft.sources ?? []).map(({ recordId }) => recordId);
      return { purpose: draft.purpose, text: draft.text, language, told: used, wish: wished };
    } catch (error) {
      if (!(error instanceof AssistantUnavailable)) throw error;
      return ofClerk;
    }
  };
};
