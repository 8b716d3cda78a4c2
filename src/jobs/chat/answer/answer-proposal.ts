/**
 * The customer's answer to an order that they were asked to confirm. Only a plain answer to that very question, by the same customer and in time, files it:
 * a button, a reply that quotes the question, or a word right after it.
 */
import { filled, phrasesIn } from '@order-intake/chat-language';
import { chosenNumberIn, consentIn } from '@order-intake/chat-language/message';
import { chatReplyId } from '../../../commands/chat/chat-ids.ts';
import { readChoiceId } from '../../../domain/chat/channel/choices.ts';
import type { ProposedLine } from '../../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../../domain/chat/session/chat-session.inbound.ts';
import { type KnownProposal, openProposal } from '../../../domain/chat/session/chat-session.proposals.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Draft } from './ask-model.ts';
import { wordsIn } from './fixed-reply.ts';
import type { OrderedLine } from './order-in-words.ts';
import { orderedReply, proposalReply } from './order-proposal.ts';
import type { HeardMessage, TurnAtHand } from './turn-at-hand.ts';

/** `option`: its place; 'no': it is declined; 'unclear': a yes where there are several options, or where it may be meant for something else. */
type Answer = { readonly proposalId: string; readonly option: number | 'no' | 'unclear' };

const optionSaid = (words: string, { options }: KnownProposal): Answer['option'] | null => {
  const number = chosenNumberIn(words);
  if (number !== null && options.length > 1) return number >= 1 && number <= options.length ? number - 1 : 'unclear';
  const consent = consentIn(words);
  if (consent === null) return null;
  if (consent === 'no') return 'no';
  return options.length === 1 ? 0 : 'unclear';
};

/** A word counts right after the question: one that was sent before the customer could have read it answers something else. */
const isRightAfter = (
  { lastReplyId }: TurnAtHand['state'],
  message: PendingMessage,
  { proposalId, at }: KnownProposal,
): boolean => lastReplyId === proposalId && message.sentAt.slice(0, 19) >= at.slice(0, 19);

/** Null: no answer to a proposal. */
const answerIn = (at: TurnAtHand, message: HeardMessage): Answer | null => {
  const { state, contentById } = at;
  const chosen = readChoiceId(contentById.get(message.messageId)?.choice);
  if (chosen !== null) return chosen.type === 'proposal' ? { ...chosen, option: chosen.option ?? 'no' } : null;
  const words = wordsIn([message], contentById).join(' ');
  const quoted = state.proposals.find(({ proposalId }) => proposalId === message.quotes);
  const proposal = quoted ?? openProposal(state);
  const option = proposal ? optionSaid(words, proposal) : null;
  if (!proposal || option === null) return null;
  const isClear = quoted !== undefined || option === 'no' || isRightAfter(state, message, proposal);
  return { proposalId: proposal.proposalId, option: isClear ? option : 'unclear' };
};

const isSame = (answer: Answer, other: Answer): boolean =>
  answer.proposalId === other.proposalId && answer.option === other.option;

const linesOf = async ({ facts }: ChatDeps, companyId: string, proposed: readonly ProposedLine[]) => {
  const products = await facts.products(
    companyId,
    proposed.map(({ productId }) => productId),
  );
  return proposed.flatMap(({ productId, code, qty }): readonly OrderedLine[] => {
    const product = products.find((candidate) => candidate.id === productId && candidate.code === code);
    return product ? [{ product, qty }] : [];
  });
};

/** "Yes, but 4" begins as an answer does and changes what was asked. */
const isMoreThanYes = ({ messages, contentById }: TurnAtHand): boolean =>
  wordsIn(messages, contentById).some((text) => !text.includes('?') && consentIn(/\p{L}+/u.exec(text)?.[0] ?? '') !== null);
const changes = ({ language }: TurnAtHand): Draft => ({
  purpose: 'handover',
  text: phrasesIn(language).orderInWords,
  wants: 'order_change',
});

export const createAnswerProposal =
  (deps: ChatDeps) =>
  async (at: TurnAtHand, customerId: string | null, acceptsOrders: boolean): Promise<Draft | null> => {
    const { companyId, state, language } = at;
    const phrases = phrasesIn(language);
    const answers = at.messages.filter(({ answerable }) => answerable).map((message) => answerIn(at, message));
    const [answer] = answers;
    if (!answers.some((candidate) => candidate !== null)) return openProposal(state) && isMoreThanYes(at) ? changes(at) : null;
    const now = deps.now().toISOString();
    const open = openProposal(state);
    const withdrawn = open ? { ends: { proposalId: open.proposalId, outcome: 'withdrawn' } as const } : {};
    const over: Draft = { purpose: 'handover', text: phrases.proposalOver, wants: 'order_unconfirmed', ...withdrawn };
    // "yes" beside other words confirms something else than was asked
    if (!answer || !answers.every((candidate) => candidate !== null && isSame(candidate, answer))) return over;
    const proposal = state.proposals.find(({ proposalId }) => proposalId === answer.proposalId);
    if (proposal?.outcome === 'accepted') {
      const reference = (state.taken[proposal.askedBy.at(-1) ?? '']?.orders ?? []).map((order) => order.reference).join(', ');
      return { purpose: 'order', text: filled(phrases.proposalDone, { reference }) };
    }
    const { option } = answer;
    if (option === 'no' && proposal?.outcome === 'declined') return { purpose: 'small_talk', text: phrases.proposalDeclined };
    const isValid = proposal?.outcome === null && !proposal.isEdited && now < proposal.expiresAt;
    if (!isValid || customerId !== proposal.customerId || !acceptsOrders) return over;
    const { proposalId, askedBy, options } = proposal;
    if (option === 'no')
      return { purpose: 'small_talk', text: phrases.proposalDeclined, ends: { proposalId, outcome: 'declined' } };
    const optionLines = await Promise.all(options.map((lines) => linesOf(deps, companyId, lines)));
    // an article that has changed is not the one that was confirmed
    if (optionLines.some((lines, index) => lines.length < (options[index]?.length ?? 0))) return over;
    if (option === 'unclear')
      return proposalReply(chatReplyId(at.turn.turnId), optionLines, language, {
        askedBy,
        customerId,
        expiresAt: proposal.expiresAt,
      });
    const lines = optionLines[option];
    const messageId = askedBy.at(-1);
    if (!lines || messageId === undefined) return over;
    const created = await deps.takeWish({ type: 'order', lines }, { messageId, customerId, acceptsOrders }, at.context);
    if (created === null) return over;
    await at.give({ type: 'RecordDocument', messageId, ...created, at: now });
    return { ...orderedReply(lines, created, language), ends: { proposalId, outcome: 'accepted' } };
  };
