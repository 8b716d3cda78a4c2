/** The mail with the questions about an order, made when it leaves: whether it may still go there is asked once more. */

import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { Askable } from '../../commands/sales-order/customer-questions.command.ts';
import { causeOfRound, markOf, tokenOf } from '../../commands/sales-order/question-tokens.ts';
import { askingOf } from '../../domain/company/asking.ts';
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { AskedRound } from '../../domain/sales-order/questions/asking.ts';
import { letterText, type QuestionLetter, questionLetter } from '../../domain/sales-order/questions/question-mail.ts';
import { questionMessageName } from '../../domain/sales-order/questions/question-tag.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import { escapeHtml } from '../delivery/mail-of-facts.ts';
import { type MailboxWayDeps, mailboxWay } from '../delivery/mailbox-way.ts';
import type { Composer } from '../delivery/outbox.box.ts';

export type QuestionMailDeps = MailboxWayDeps & {
  readonly askable: (companyId: string, orderId: string) => Promise<Askable | null>;
  readonly loadEmail: LoadEmail;
  readonly companySettings: LoadCompanySettings;
  readonly companyName: (companyId: string) => Promise<string>;
};

export const roundOf = (order: KnownOrder, causeId: string): AskedRound | null =>
  order.asked.find(({ round }) => causeOfRound(order.orderId, round) === causeId) ?? null;

/** The Message-ID of the customer's mail, without brackets; null where it is not known. */
const answerTo = async ({ loadEmail }: QuestionMailDeps, companyId: string, { content: { source } }: KnownOrder) => {
  if (source.kind !== 'email') return null;
  const { state } = await loadEmail(companyId, source.id);
  return state.phase === 'none' ? null : state.mail.messageId;
};

/** The mail of a round, or its reminder, which follows it in the same thread. */
export const composeQuestionMail =
  (isReminder: boolean, deps: QuestionMailDeps): Composer =>
  async ({ companyId, aboutId, causeId }) => {
    const askable = await deps.askable(companyId, aboutId);
    const round = askable && roundOf(askable.order, causeId);
    if (!askable || round?.state !== 'waiting') return { notWanted: because.questions_over() };
    const { order, recipients, sender } = askable;
    if (!recipients.includes(round.recipient)) return { notWanted: because.address_not_covered() };
    if (!sender) return { notWanted: because.no_sender() };
    const { companyName } = deps;
    const settings = await deps.companySettings(companyId);
    if (round.automatic && !askingOf(settings).isAutomatic) return { notWanted: because.asking_switched_off() };
    const tag = { reference: order.reference, token: tokenOf(companyId, order.orderId, round.round) };
    const letter = questionLetter({
      ...round,
      tag,
      poNumber: order.content.poNumber,
      companyName: await companyName(companyId),
      timeZone: settings.timeZone,
      isReminder,
    });
    const mark = markOf(companyId, order.orderId, round.round);
    const nameOf = (count: number) => ownMessageId(questionMessageName(tag, mark, count), sender.emailAddress);
    const before = [await answerTo(deps, companyId, order), isReminder ? nameOf(1) : null].filter((id) => id !== null);
    const messageId = nameOf(isReminder ? 2 : 1);
    const mail = (from: string) => mailOf(letter, { from, to: [round.recipient], messageId }, before);
    return { recipients: [round.recipient], messageId, ways: [mailboxWay(deps, companyId, sender, mail)] };
  };

/** `before`: Message-IDs of the thread, oldest first. */
const mailOf = (
  letter: QuestionLetter,
  addressed: Pick<OutgoingMail, 'from' | 'to' | 'messageId'>,
  before: readonly string[],
): OutgoingMail => {
  const references = before.map((id) => `<${id}>`);
  return {
    ...addressed,
    subject: letter.subject,
    text: letterText(letter),
    html: htmlOf(letter),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Order-Intake': 'question',
      ...(references.length > 0 ? { 'In-Reply-To': references.at(-1) ?? '', References: references.join(' ') } : {}),
    },
  };
};

const htmlOf = ({ before, questions, after }: QuestionLetter): string => {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const questionTexts = questions.map(({ text, choices }) => {
    const list = choices.map((choice) => `<li>${escapeHtml(choice)}</li>`).join('');
    return `${paragraph(text)}${list === '' ? '' : `<ul>${list}</ul>`}`;
  });
  const [answer = '', ...signature] = after;
  return [...before.map(paragraph), ...questionTexts, paragraph(answer), `<p>${signature.map(escapeHtml).join('<br>')}</p>`].join(
    '',
  );
};
