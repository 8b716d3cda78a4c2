/**
 * Questions about an order as a message to a contact of the customer: written once however often this runs, as its id follows from the round. Whether it
 * may still go there is asked once more, and again when it leaves. What cannot be sent is shown on the order.
 */
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { questionMessageId } from '../../commands/chat/chat-ids.ts';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { Askable } from '../../commands/sales-order/customer-questions.command.ts';
import { tokenOf } from '../../commands/sales-order/question-tokens.ts';
import type { MarkUndelivered } from '../../commands/sales-order/take-delivery-report.command.ts';
import type { AskedRound } from '../../domain/sales-order/questions/asking.ts';
import { letterText, questionLetter, templateParameters } from '../../domain/sales-order/questions/question-mail.ts';
import type { ChatDeps } from './chat-deps.ts';

export type AskedInRound = { readonly orderId: string; readonly round: number; readonly isReminder: boolean };
type Deps = Pick<ChatDeps, 'advance' | 'contents' | 'load' | 'now'> & {
  readonly askable: (companyId: string, orderId: string) => Promise<Askable | null>;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly companySettings: LoadCompanySettings;
  readonly markUndelivered: MarkUndelivered;
};

const author = 'system:questions';

export const createAskInChat = (deps: Deps) => {
  const { advance, contents, load } = deps;

  const contentOf = async (companyId: string, { order, contacts }: Askable, round: AskedRound, isReminder: boolean) => {
    const contact = contacts.find(({ contactId }) => contactId === round.recipient);
    if (!contact) return null;
    const { reference, content } = order;
    const { timeZone } = await deps.companySettings(companyId);
    const tag = { reference, token: tokenOf(companyId, order.orderId, round.round) };
    const { poNumber } = content;
    const companyName = await deps.companyName(companyId);
    const letter = questionLetter({ ...round, tag, poNumber, companyName, timeZone, isReminder });
    const { template: name, sessionId, channelId } = contact;
    if (name === null) return { sessionId, channelId, content: { text: letterText(letter), wamid: null } };
    const template = { name, language: round.language, parameters: templateParameters(letter, { poNumber, tag }) };
    return { sessionId, channelId, content: { text: template.parameters.join('\n'), wamid: null, template } };
  };

  return async ({ orderId, round: number, isReminder }: AskedInRound, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const askable = await deps.askable(companyId, orderId);
    const round = askable?.order.asked.find((candidate) => candidate.round === number);
    if (!askable || round?.medium !== 'chat' || round.state !== 'waiting') return;
    const messageId = questionMessageId(orderId, number, isReminder);
    const unsent = () => deps.markUndelivered({ orderId, round: number, source: { kind: 'chat', id: messageId } }, context);
    const message = await contentOf(companyId, askable, round, isReminder);
    if (message) {
      const { sessionId, channelId, content } = message;
      // before the event: what is announced can be sent
      await contents.keep([{ id: messageId, companyId, channelId, sessionId, direction: 'out', content }]);
    }
    // where it was written first, though the contact may have another session by now
    const sessionId = (await contents.placeOf(companyId, messageId))?.sessionId ?? null;
    const customerId = askable.order.content.customer?.customerId ?? null;
    if (sessionId === null || customerId === null) return unsent();
    const isTemplate = ((await contents.open(companyId, [messageId])).get(messageId)?.template ?? null) !== null;
    const question = { orderId, round: number, customerId, dueAt: round.dueAt };
    const command = {
      type: 'WriteQuestion',
      messageId,
      question,
      isTemplate,
      by: author,
      now: deps.now().toISOString(),
    } as const;
    const result = await advance(sessionId, command, context);
    if (!isLeft(result)) return;
    const state = await load(companyId, sessionId);
    if (state.phase !== 'none' && messageId in state.questions) return;
    await contents.rewrite(companyId, messageId, null);
    await unsent();
  };
};

/** A message with questions that cannot be sent, or was not delivered. Any other reply is left alone. */
export const createFollowQuestionMessage =
  ({ load, markUndelivered }: Pick<Deps, 'load' | 'markUndelivered'>) =>
  async ({ sessionId, messageId }: { readonly sessionId: string; readonly messageId: string }, context: JobContext) => {
    const state = await load(context.companyId, sessionId);
    const question = state.phase === 'none' ? undefined : state.questions[messageId];
    if (!question) return;
    const { orderId, round } = question;
    await markUndelivered({ orderId, round, source: { kind: 'chat', id: messageId } }, context);
  };
