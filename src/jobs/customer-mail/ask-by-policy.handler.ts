/** Questions without a person's click, where the company's policy asks for it: about each order once, and to each recipient once an hour. */
import { type Enqueue, enqueue, type JobContext, type Locks, type Position } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { CustomerQuestions } from '../../commands/sales-order/customer-questions.command.ts';
import { askingOf } from '../../domain/company/asking.ts';
import { requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import { waitsOnlyForAnswers } from '../../domain/sales-order/questions/asking-policy.ts';
import { askingPolicy, questionLimits } from '../../domain/sales-order/questions/question-round.ts';
import { askByPolicy } from './question.definitions.ts';

export type AskByPolicyPorts = {
  readonly customerQuestions: Pick<CustomerQuestions, 'askable' | 'ask'>;
  readonly companySettings: LoadCompanySettings;
  readonly withTryLocks: Locks['withTryLocks'];
  /** waits until the table of orders includes what was appended */
  readonly ordersCaughtUp: (position: Position) => Promise<unknown>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly now: () => Date;
};

/** A customer who was asked about another order within the hour is asked later, for a day: then it is a person's turn. */
const mostTries = 24;

export const createAskByPolicy =
  ({ customerQuestions, companySettings, withTryLocks, ordersCaughtUp, ...ports }: AskByPolicyPorts) =>
  async ({ orderId, tries }: { readonly orderId: string; readonly tries: number }, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const settings = await companySettings(companyId);
    if (!askingOf(settings).isAutomatic) return;
    const askable = await customerQuestions.askable(companyId, orderId);
    if (!askable?.senderToAsk || askable.refused !== null) return;
    if (!waitsOnlyForAnswers(askable.order, askable.questions, requirementsOf(settings))) return;
    const { address: recipient, ground } = askable.senderToAsk;
    const choice = { orderId, recipient, automatic: { policy: askingPolicy, ground } } as const;
    // who was asked is read from a table: two orders of one mail would both find that nobody was
    const isTooEarly = await withTryLocks([`ask:${companyId}/${recipient}`], async (heldLocks) => {
      if (heldLocks.length === 0) return true;
      const result = await customerQuestions.ask(choice, context);
      if (isLeft(result)) return result.left.type === 'RecipientAskedRecently';
      if (result.right.position) await ordersCaughtUp(result.right.position);
      return false;
    });
    if (!isTooEarly || tries >= mostTries) return;
    const nextTry = { companyId, orderId, tries: tries + 1 };
    const startAt = new Date(ports.now().getTime() + questionLimits.apartMs);
    await ports.enqueue([enqueue(askByPolicy, nextTry, `${orderId}/${nextTry.tries}`, startAt)]);
  };
