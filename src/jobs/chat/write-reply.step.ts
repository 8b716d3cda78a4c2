/** Decides what a turn says: a fixed text, what became of an order, or an answer from the company's records. */
import { fixedText } from '@order-intake/chat-language';
import { languageOfPhone } from '@order-intake/chat-language/message';
import type { JobContext } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import { chatMessageId, chatReplyId } from '../../commands/chat/chat-ids.ts';
import type { PendingMessage } from '../../domain/chat/session/chat-session.inbound.ts';
import type { Turn } from '../../domain/chat/session/chat-session.outbound.ts';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import type { Draft } from './answer/ask-model.ts';
import { codeReply } from './answer/code-reply.ts';
import { createFindAnswer } from './answer/find-answer.ts';
import { besideFiles, filesOf, fixedReply } from './answer/fixed-reply.ts';
import type { ContentById, HeardMessage, TurnAtHand } from './answer/turn-at-hand.ts';
import type { ChatDeps } from './chat-deps.ts';
import { documentReply } from './document-reply.ts';

const hourMs = 3_600_000;

export const createWriteReply = (deps: ChatDeps) => {
  const { advance, contents, now } = deps;
  const findAnswer = createFindAnswer(deps);

  /** False when the turn is not ours any more, or the model failed and is asked again later. */
  return async (state: OpenSession, turn: Turn, fallBack: boolean, context: JobContext): Promise<boolean> => {
    const { companyId } = context;
    const { turnId } = turn;
    const at = () => now().toISOString();
    const give: TurnAtHand['give'] = async (command) => !isLeft(await advance(state.sessionId, command, context));
    const contentById = await contents.open(companyId, [...Object.keys(state.known), ...Object.keys(state.delivery)]);
    const allMessages = turn.messageIds.flatMap((id) => state.known[id] ?? []).map(quotingIn(state, contentById));
    if (allMessages.length > 0 && allMessages.every(isTakenBack))
      return give({ type: 'EndTurn', turnId, reason: 'nothing_to_answer', now: at() });
    const { name: company, language: ofCompany } = await deps.companyOf(companyId);
    const language = state.language ?? languageOfPhone(contentById.get(turn.messageIds.at(-1) ?? '')?.from) ?? ofCompany;
    const isLastOfHour = turnsSince(state, now().getTime() - hourMs) >= deps.rules.turnsPerHour;
    const fixed: Draft | null = fixedReply({ state, messages: allMessages, contentById, language, company, isLastOfHour });
    const messages = allMessages.filter(({ messageId }) => fixed !== null || !(messageId in state.triedCodes));
    const atHand = { companyId, context, state, turn, messages, contentById, company, language, give };
    if (!fixed && !fallBack) await showTyping(deps, atHand);
    const ofFiles = documentReply(filesOf(state, messages), language);
    const draft = fixed ?? (await findAnswer(atHand, fallBack));
    if (draft === 'failed') return true;
    if (draft === 'parked' && ofFiles === null) return give({ type: 'ParkTurn', turnId, now: at() });
    if (fixed) return writeDown(deps, fixed, atHand);
    const reply = withFiles(atHand, ofFiles, draft);
    const ofCode = codeReply(state, allMessages, language);
    return writeDown(deps, ofCode ? { ...reply, text: besideFiles(ofCode.text, reply.text) } : reply, atHand);
  };
};

/** What became of the files is told first. Politeness in their captions asks for no more; what nobody understood beside an order is a person's to read. */
const withFiles = (
  { state, messages, language, company }: TurnAtHand,
  ofFiles: string | null,
  draft: Draft | 'parked',
): Draft => {
  if (draft === 'parked') return { purpose: 'order', text: ofFiles ?? '' };
  if (ofFiles === null) return draft;
  if (draft.purpose === 'small_talk') return { ...draft, purpose: 'order', text: ofFiles };
  const isUnread = draft.purpose === 'clarify' || draft.purpose === 'no_answer';
  if (isUnread && filesOf(state, messages).some(({ orders }) => orders.length > 0))
    return { ...draft, purpose: 'handover', text: besideFiles(ofFiles, fixedText('handover', language, { company })) };
  return { ...draft, text: besideFiles(ofFiles, draft.text) };
};

/** The text first, then that there is one. False when the turn is not ours any more. */
const writeDown = async ({ contents, now }: ChatDeps, draft: Draft, at: TurnAtHand): Promise<boolean> => {
  const { companyId, state, turn, messages, contentById, company, language } = at;
  const discloses = !state.disclosed;
  const text = discloses ? `${fixedText('disclosure', language, { company })}\n\n${draft.text}` : draft.text;
  const messageId = chatReplyId(turn.turnId);
  const { channelId, sessionId } = state;
  const content = { text: cut(text), wamid: null, choices: draft.choices ?? null };
  await contents.keep([{ id: messageId, companyId, channelId, sessionId, direction: 'out', content }]);
  // of what is still kept: whose content is gone has no address either
  const withContent = messages.filter((message) => contentById.has(message.messageId));
  const answered =
    withContent.findLast(({ answerable, keyword }) => answerable || keyword !== null) ?? withContent.at(-1) ?? messages.at(-1);
  return at.give({
    type: 'RecordReply',
    turnId: turn.turnId,
    messageId,
    purpose: draft.purpose,
    answersTo: answered?.messageId ?? '',
    sources: draft.sources ?? [],
    usage: draft.usage ?? null,
    language,
    discloses,
    wants: draft.wants ?? null,
    ...(draft.proposes ? { proposes: draft.proposes } : {}),
    ...(draft.ends ? { ends: draft.ends } : {}),
    now: now().toISOString(),
  });
};

/** Nobody waits for it: a turn never depends on it. */
const showTyping = async ({ channels, tokens, provider }: ChatDeps, { turn, contentById, companyId, state }: TurnAtHand) => {
  const channel = await channels.load(companyId, state.channelId);
  const wamid = contentById.get(turn.messageIds.at(-1) ?? '')?.wamid;
  if (!('settings' in channel) || !wamid) return;
  const token = await tokens.open(companyId, channel.settings.tokenRef);
  if (token !== null) void background(() => provider.showTyping({ phoneNumberId: channel.settings.phoneNumberId, token }, wamid));
};

const isTakenBack = ({ answerable, keyword, kind }: PendingMessage): boolean =>
  !answerable && keyword === null && kind !== 'unsupported';

const turnsSince = ({ turnStarts }: OpenSession, time: number): number =>
  turnStarts.filter((started) => Date.parse(started) > time).length;

/** Which message of the session each one quotes: our replies are known to the customer by the provider's ids. */
const quotingIn = (state: OpenSession, contentById: ContentById) => {
  const replies = new Map(
    Object.keys(state.delivery).flatMap((id): readonly (readonly [string, string])[] => {
      const wamid = contentById.get(id)?.wamid;
      return wamid ? [[chatMessageId(state.channelId, wamid), id]] : [];
    }),
  );
  return (message: PendingMessage): HeardMessage => {
    const { refersTo } = message;
    const quotes = refersTo === null || refersTo in state.known ? refersTo : (replies.get(refersTo) ?? null);
    return { ...message, quotes };
  };
};

const maxLength = 4_096;
/** At the end of a sentence where there is one. */
const cut = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const head = characters.slice(0, maxLength - 1).join('');
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('\n'));
  return end > maxLength / 2 ? head.slice(0, end + 1) : `${head}…`;
};
