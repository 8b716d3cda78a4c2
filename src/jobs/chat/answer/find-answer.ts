/** Finds what a turn's questions are answered with: what a clerk knows from the records, and where there is a model what it makes of that. */
import { fixedText, phrasesIn } from '@order-intake/chat-language';
import { later } from '@order-intake/kernel';
import { chatReplyId } from '../../../commands/chat/chat-ids.ts';
import { AssistantUnavailable, type HistoryEntry } from '../../../domain/chat/assistant.port.ts';
import { readChoiceId } from '../../../domain/chat/channel/choices.ts';
import type { Usage } from '../../../domain/chat/session/chat-session.events.ts';
import { openProposal } from '../../../domain/chat/session/chat-session.proposals.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { createAnswerProposal } from './answer-proposal.ts';
import { createAnswerQuestions } from './answer-questions.ts';
import { createAskModel, type Draft } from './ask-model.ts';
import { createClerk } from './clerk.ts';
import type { ClerkAnswer, ClerkQuestion, CustomerRequest } from './clerk-answer.ts';
import { filesOf, wordsIn } from './fixed-reply.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { toolsOf } from './model-tools.ts';
import { proposalReply } from './order-proposal.ts';
import { acceptsOrders, customerOf, type TurnAtHand } from './turn-at-hand.ts';
import { createVerifyContact, verifiesByCode } from './verify-contact.ts';

const historyLength = 12;
const sourceLimit = 8;
const longestQuestion = 2_000;
const hourMs = 3_600_000;
const clerkUsage: Usage = {
  provider: 'rules',
  model: 'clerk',
  promptVersion: '1',
  promptTokens: 0,
  completionTokens: 0,
  latencyMs: 0,
};

/** failed: the model is asked again later, which is recorded; parked: there is nothing to say for now. */
export type Found = Draft | 'failed' | 'parked';

export const createFindAnswer = (deps: ChatDeps): ((at: TurnAtHand, fallBack: boolean) => Promise<Found>) => {
  const { now } = deps;
  const lookUp = createLookUp(deps);
  const clerkOf = createClerk(lookUp);
  const ofModel = createOfModel(deps, lookUp);
  const answerProposal = createAnswerProposal(deps);
  const answerQuestions = createAnswerQuestions(deps);
  const verifyContact = createVerifyContact(deps);

  /** `fallBack`: the model has failed often enough, the records answer alone. */
  const find = async (at: TurnAtHand, fallBack: boolean): Promise<Found> => {
    const { companyId, company, language, state, turn } = at;
    const questions = wordsIn(at.messages, at.contentById);
    if (questions.length === 0) return { purpose: 'unsupported', text: fixedText('unsupported', language) };
    const started = performance.now();
    const customerId = await customerOf(deps, at);
    const asking = { customerId, acceptsOrders: await acceptsOrders(deps, at) };
    const answeredQuestions = await answerQuestions(at, customerId);
    if (answeredQuestions) return answeredQuestions;
    const answered = await answerProposal(at, customerId, asking.acceptsOrders);
    if (answered) return answered;
    const verifying = await verifyContact(at, customerId);
    if (verifying) return verifying;
    const text = questions.join('\n').slice(0, longestQuestion);
    const today = now().toISOString().slice(0, 10);
    const question = {
      companyId,
      company,
      customerId,
      language,
      text,
      askedBack: state.askedBack,
      today,
      chosen: chosenArticle(at),
      context: contextOf(at),
    };
    const ruleAnswer = await clerkOf(question);
    const latencyMs = Math.round(performance.now() - started);
    const { sources, semantic } = ruleAnswer;
    await at.give({
      type: 'RecordKnowledge',
      turnId: turn.turnId,
      sources,
      latencyMs,
      semantic,
      now: now().toISOString(),
    });
    if (ruleAnswer.needsCustomer && (await verifiesByCode(deps, at)))
      return { purpose: 'identify', text: phrasesIn(language).verification.ask };
    const outcome = ruleAnswer.request ? await takeUp(deps, ruleAnswer.request, asking, at) : null;
    // what is done needs nobody to look for it
    const { wants: _, ...withoutWants } = ruleAnswer;
    const reply = outcome === null ? ruleAnswer : outcome === 'done' ? withoutWants : outcome;
    const ofClerk: Draft = { ...reply, usage: { ...clerkUsage, latencyMs } };
    if (fallBack) return fallenBack(ofClerk, at, now());
    if (!ofModel || ruleAnswer.isFinal || (await isSpent(deps, companyId))) return ofClerk;
    return ofModel(question, ruleAnswer, at);
  };
  return async (at, fallBack) => orPerson(await find(at, fallBack), at);
};

/** What the model makes of what the clerk knows; null: there is no model. */
const createOfModel = (deps: ChatDeps, lookUp: LookUp) => {
  const { assistant, log, now } = deps;
  if (!assistant) return null;
  const ask = createAskModel(assistant, log);
  return async (question: ClerkQuestion, ruleAnswer: ClerkAnswer, at: TurnAtHand): Promise<Draft | 'failed'> => {
    const { companyId, company, customerId, language, text, today } = question;
    try {
      const offered = await offeredFor(deps, question, ruleAnswer, text);
      const tools = toolsOf(lookUp, companyId, customerId, today);
      const modelQuestion = {
        companyId,
        company,
        customerId,
        language,
        questions: wordsIn(at.messages, at.contentById),
        history: historyOf(at),
      };
      return await ask({ ...modelQuestion, offered, tools, clerk: ruleAnswer });
    } catch (error) {
      if (!(error instanceof AssistantUnavailable)) throw error;
      log.warn({ code: error.code, sessionId: at.state.sessionId }, 'the assistant could not answer');
      const failure = { code: error.code, retryAfterMs: deps.rules.modelRetryMs, now: now().toISOString() };
      await at.give({ type: 'RecordAssistantFailure', turnId: at.turn.turnId, ...failure });
      return 'failed';
    }
  };
};

/** After three replies in a row without an answer a person is called. */
const mostUnhelped = 2;
const orPerson = (result: Found, { state, language, company }: TurnAtHand): Found => {
  if (result === 'failed' || result === 'parked') return result;
  if (result.purpose !== 'clarify' && result.purpose !== 'no_answer') return result;
  // "yes, but 4": what is not understood while an order waits for its answer may change it
  const isOrder = openProposal(state) !== null && result.purpose === 'clarify';
  if (!isOrder && state.unhelped < mostUnhelped) return result;
  const wants = isOrder ? 'order_change' : 'not_understood';
  return { ...result, purpose: 'handover', text: fixedText('handover', language, { company }), wants };
};

/** What is done about a wish of the customer; null: a person does it all. */
const takeUp = async (
  deps: ChatDeps,
  request: CustomerRequest,
  asking: Asking,
  at: TurnAtHand,
): Promise<Draft | 'done' | null> => {
  const { customerId } = asking;
  const messageIds = at.messages.flatMap(({ answerable, messageId }) => (answerable ? [messageId] : []));
  const messageId = messageIds.at(-1);
  if (messageId === undefined || customerId === null) return null;
  if (request.type === 'order') return askedToConfirm(deps, request, { ...asking, customerId, messageIds }, at);
  const created = await deps.takeWish(request, { messageId, customerId, acceptsOrders: asking.acceptsOrders }, at.context);
  if (created === null) return null;
  await at.give({ type: 'RecordDocument', messageId, ...created, at: deps.now().toISOString() });
  return 'done';
};

type Asking = { readonly customerId: string | null; readonly acceptsOrders: boolean };
type Confirming = { readonly customerId: string; readonly acceptsOrders: boolean; readonly messageIds: readonly string[] };
/** Words file nothing by themselves: the customer is asked first. */
const askedToConfirm = (
  { rules, now }: ChatDeps,
  { options }: Extract<CustomerRequest, { type: 'order' }>,
  { customerId, acceptsOrders: accepts, messageIds }: Confirming,
  at: TurnAtHand,
): Draft | null => {
  // an order in the words beside an order's file may be the same, or more of it: a person tells
  const isBesideOrder = filesOf(at.state, at.messages).some(({ orders }) => orders.length > 0);
  if (!accepts || isBesideOrder) return null;
  const phrases = phrasesIn(at.language);
  // while an order waits for its answer, another may add to it or take its place
  if (openProposal(at.state)) return { purpose: 'handover', text: phrases.orderInWords, wants: 'order_change' };
  const expiresAt = later(now().toISOString(), rules.proposalMs);
  return proposalReply(chatReplyId(at.turn.turnId), options, at.language, { askedBy: messageIds, customerId, expiresAt });
};

/** What the quoted reply told of, else the last reply that told of anything. */
const contextOf = ({ state, messages }: TurnAtHand): NonNullable<ClerkQuestion['context']> => {
  const quoted = messages.findLast(({ quotes }) => quotes !== null && quotes in state.told)?.quotes;
  const last = Object.keys(state.told).at(-1);
  const sources = state.told[quoted ?? last ?? ''] ?? [];
  const idsOf = (entityType: string) => sources.flatMap(({ entity, recordId }) => (entity === entityType ? [recordId] : []));
  return { products: idsOf('product'), orders: idsOf('order') };
};

/** The article that the customer picked from a list, where the message is nothing but that. */
const chosenArticle = ({ messages, contentById }: TurnAtHand): string | null => {
  const spoken = messages.filter(({ answerable }) => answerable);
  const chosen = readChoiceId(contentById.get(spoken[0]?.messageId ?? '')?.choice);
  return spoken.length === 1 && chosen?.type === 'article' ? chosen.productId : null;
};

/** The records answer where the model does not; where they do not either, it is said once an hour. */
const fallenBack = (draft: Draft, { state, language }: TurnAtHand, now: Date): Draft | 'parked' => {
  if (draft.purpose !== 'clarify' && draft.purpose !== 'no_answer') return draft;
  const isFresh = state.lastFallbackAt !== null && Date.parse(state.lastFallbackAt) > now.getTime() - hourMs;
  return isFresh ? 'parked' : { purpose: 'fallback', text: fixedText('fallback', language) };
};

/** Whether the company has used what it may of a model today. */
const isSpent = async ({ rules, tokensUsedToday }: ChatDeps, companyId: string): Promise<boolean> =>
  rules.tokensPerDay !== null && (await tokensUsedToday(companyId)) >= rules.tokensPerDay;

/** The clerk's records; where a clerk knows none, what is found by meaning. */
const offeredFor = async (
  { knowledge }: ChatDeps,
  { companyId, customerId }: Pick<ClerkQuestion, 'companyId' | 'customerId'>,
  ruleAnswer: ClerkAnswer,
  text: string,
) => {
  const ruleSources = ruleAnswer.sources.map((source, index) => ({ ...source, text: ruleAnswer.records[index] ?? '' }));
  if (ruleSources.length > 0) return ruleSources;
  const { hits } = await knowledge.search({ companyId, customerId, text, limit: sourceLimit });
  return hits
    .filter(({ matched }) => matched)
    .map(({ entity, recordId, score, content }) => ({ entity, recordId, score, text: content }));
};

const historyOf = ({ state, turn, contentById }: TurnAtHand): readonly HistoryEntry[] => {
  const inbound = Object.keys(state.known).filter((id) => !turn.messageIds.includes(id) && !state.pending.includes(id));
  const entries = [...contentById].flatMap(([id, { text }]): readonly (HistoryEntry & { readonly at: string })[] => {
    if (text === null) return [];
    if (inbound.includes(id)) return [{ at: state.known[id]?.sentAt ?? '', from: 'customer', text }];
    const sentAt = state.repliedAt[id];
    return sentAt === undefined ? [] : [{ at: sentAt, from: 'assistant', text }];
  });
  return entries
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-historyLength)
    .map(({ from, text }) => ({ from, text: text.slice(0, 600) }));
};
