/**
 * Whether a turn answers what its contact was asked about an order: by the message that it quotes, or where one order waits for an answer and the words
 * say something of what was asked. What a customer says becomes a revision that a person decides on, as an answer by mail does.
 */
import { fixedText } from '@order-intake/chat-language';
import { concernIn, type Intent, intentsOf } from '@order-intake/chat-language/message';
import { chatMessageId } from '../../../commands/chat/chat-ids.ts';
import type { AskedInChat } from '../../../domain/chat/session/chat-session.events.ts';
import { answerIn, saysNothing } from '../../../domain/sales-order/questions/answer.ts';
import type { AskedRound } from '../../../domain/sales-order/questions/asking.ts';
import type { AnswerFacts } from '../../../domain/sales-order/questions/question-round.ts';
import type { KnownOrder } from '../../../domain/sales-order/sales-order.state.ts';
import { mergedMessages } from '../../shared/read-words.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Draft } from './ask-model.ts';
import { wordsIn } from './fixed-reply.ts';
import type { TurnAtHand } from './turn-at-hand.ts';

type Waiting = { readonly order: KnownOrder; readonly round: AskedRound; readonly messageIds: readonly string[] };

const open: ReadonlySet<AskedRound['state']> = new Set(['waiting', 'overdue', 'undelivered']);
/** What is wanted in place of an answer, or besides one: it must not get lost. */
const otherIntents: ReadonlySet<Intent> = new Set(['cancellation', 'opt_out', 'person', 'complaint']);

const isPlainAnswer = (text: string, language: string): boolean =>
  !text.includes('?') &&
  concernIn(text, language) === null &&
  !intentsOf(text, language).some((intent) => otherIntents.has(intent));

/** A bare order number is no answer: many messages name one. */
const isAboutQuestions = ({ deliveryDate, shipTo, lines }: AnswerFacts): boolean =>
  deliveryDate !== null || shipTo !== null || lines.length > 0;

/** What the confirmed customer was asked, by order and round. */
const waitingOf = async ({ answers }: ChatDeps, { companyId, state }: TurnAtHand, customerId: string) => {
  const byRound = new Map<string, AskedInChat & { readonly messageIds: readonly string[] }>();
  for (const [messageId, question] of Object.entries(state.questions)) {
    const key = `${question.orderId}/${question.round}`;
    byRound.set(key, { ...question, messageIds: [...(byRound.get(key)?.messageIds ?? []), messageId] });
  }
  const rounds = await Promise.all(
    [...byRound.values()].map(async ({ orderId, round: number, messageIds, ...question }): Promise<readonly Waiting[]> => {
      const order = await answers.order(companyId, orderId);
      const round = order?.asked.find((candidate) => candidate.round === number);
      const isTheirs = question.customerId === customerId && order?.content.customer?.customerId === customerId;
      return order && round && isTheirs ? [{ order, round, messageIds }] : [];
    }),
  );
  return rounds.flat();
};

/** Also of messages in the session before: the customer quotes them by the provider's ids. */
const quotedIn = async ({ contents }: ChatDeps, { companyId, state, messages }: TurnAtHand): Promise<ReadonlySet<string>> => {
  const ids = Object.keys(state.questions);
  const contentById = await contents.open(companyId, ids);
  return new Set(
    ids.filter((id) => {
      const wamid = contentById.get(id)?.wamid;
      return wamid && messages.some(({ refersTo }) => refersTo === chatMessageId(state.channelId, wamid));
    }),
  );
};

/** null: it answers no questions. Repeatable: an answer is taken once, by the id of its message. */
export const createAnswerQuestions =
  (deps: ChatDeps) =>
  async (at: TurnAtHand, customerId: string | null): Promise<Draft | null> => {
    const { companyId, state, messages, contentById, language, company } = at;
    const messageId = messages.findLast(({ answerable }) => answerable)?.messageId;
    if (Object.keys(state.questions).length === 0 || messageId === undefined) return null;
    const quoted = await quotedIn(deps, at);
    const toPerson: Draft = { purpose: 'handover', text: fixedText('handover', language, { company }), wants: 'not_understood' };
    // who is not confirmed as the customer any more answers nothing
    if (customerId === null) return quoted.size > 0 ? toPerson : null;
    const waiting = await waitingOf(deps, at, customerId);
    const isTaken = ({ order }: Waiting) => order.answeredBy.some(({ kind, id }) => kind === 'chat' && id === messageId);
    const certain = waiting.filter((candidate) => candidate.messageIds.some((id) => quoted.has(id)) || isTaken(candidate));
    if (certain.length === 0 && quoted.size > 0) return toPerson;
    const text = wordsIn(messages, contentById).join('\n');
    if (certain.length === 0 && !isPlainAnswer(text, language)) return null;
    const candidates = certain.length > 0 ? certain : waiting.filter(({ round }) => open.has(round.state));
    if (candidates.length === 0) return null;
    const words = mergedMessages((await deps.answers.read(text, companyId)).messages);
    const answered = candidates.flatMap(({ order, round }) => {
      const { orderId, reference, content } = order;
      const { deliveryDate, poNumber } = content;
      const facts = answerIn({ questions: round.questions, order: { deliveryDate, poNumber, reference } }, words);
      const answer = { orderId, reference, round: round.round, by: 'recipient', facts } as const;
      return certain.length > 0 || isAboutQuestions(facts) ? [answer] : [];
    });
    const [answer, ...more] = answered;
    if (!answer) return null;
    if (more.length > 0) return toPerson;
    await deps.answers.take({ answer, source: { kind: 'chat', id: messageId }, orders: [], sender: null }, at.context);
    if (saysNothing(answer.facts)) return toPerson;
    return { purpose: 'order', text: fixedText('answer_noted', language, { reference: answer.reference }) };
  };
