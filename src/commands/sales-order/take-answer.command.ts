/** An answer to questions becomes a revision that a person decides on: what it changes, and nothing else. */
import type { CommandHandler, EventStore, JobContext } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailAnswer } from '../../domain/email/mail-answer.ts';
import { changesBetween } from '../../domain/sales-order/order-changes.ts';
import { correctedTerms, type LineCorrection, type OrderCorrections } from '../../domain/sales-order/order-corrections.ts';
import { doubtsAbout, numberReadDifferently } from '../../domain/sales-order/order-doubts.ts';
import { saysNothing } from '../../domain/sales-order/questions/answer.ts';
import { termsOfAnswer } from '../../domain/sales-order/questions/answer-terms.ts';
import type { HeldAnswer } from '../../domain/sales-order/questions/asking.ts';
import type { AnswerFacts } from '../../domain/sales-order/questions/question-round.ts';
import { type KnownOrder, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderSource } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import { contentHashes } from './content-hash.ts';
import type { CorrectionFactsOf } from './correction-facts.ts';
import type { DescribeOrder, Sender } from './describe-order.ts';

export type TakeAnswerInput = {
  readonly answer: MailAnswer;
  readonly source: OrderSource;
  /** orders in the words of the mail that may be orders of their own */
  readonly orders: readonly Extraction[];
  /** of a mail; null: it came by chat */
  readonly sender: Sender | null;
};

/** Repeatable: an answer is taken once. */
export type TakeAnswer = (input: TakeAnswerInput, context: JobContext) => Promise<void>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly factsOf: CorrectionFactsOf;
  readonly describeOrder: DescribeOrder;
};

const correctionsOf = ({ deliveryDate, shipTo, poNumber, lines }: AnswerFacts): OrderCorrections => ({
  ...(deliveryDate === null ? {} : { deliveryDate }),
  ...(shipTo === null ? {} : { shipTo }),
  ...(poNumber === null ? {} : { poNumber }),
  ...(lines.length === 0 ? {} : { lines }),
});

/** Lines that are not there any more, and products that were removed meanwhile, are left out. */
const stillThere = (corrections: OrderCorrections, { lines }: OrderContent): OrderCorrections => {
  const left = (corrections.lines ?? []).filter(({ line = 0 }: LineCorrection) => lines[line - 1] !== undefined);
  return { ...corrections, lines: left };
};

export const createTakeAnswer = ({ handle, store, factsOf, describeOrder }: Deps): TakeAnswer => {
  const heldOf = async (
    { content, orderId }: KnownOrder,
    source: OrderSource,
    facts: AnswerFacts,
    companyId: string,
  ): Promise<HeldAnswer> => {
    const stillValid = stillThere(correctionsOf(facts), content);
    const knowledge = await factsOf(companyId, content, stillValid, orderId);
    const corrections = isLeft(knowledge) ? { ...stillValid, lines: [] } : stillValid;
    const looked = isLeft(knowledge) ? orThrow(await factsOf(companyId, content, corrections, orderId)) : knowledge.right;
    const terms = correctedTerms(content, corrections, looked);
    const { contentHash } = contentHashes(terms);
    return {
      content: { ...content, ...terms, source, contentHash },
      changes: changesBetween(content, terms),
      terms: termsOfAnswer(content, terms),
      doubts: facts.poNumber === null || content.poNumber === null ? [] : [numberReadDifferently(content, facts.poNumber)],
    };
  };

  /** Of what the words order beside the answer: a person says whether it is an order of its own. */
  const holdOrder = async (
    order: KnownOrder,
    extraction: Extraction,
    { source, sender }: TakeAnswerInput,
    context: JobContext,
  ) => {
    const { orderId, reference, content: before } = order;
    const { threshold } = before;
    const content = await describeOrder({ source, extraction, sender, threshold, document: null }, context.companyId);
    const isKnown = content.lines.some(({ matchedBy }) => matchedBy !== null && matchedBy !== 'similar_name');
    const doubts = doubtsAbout(before, content, []);
    if (!isKnown || doubts.length === 0) return;
    const evidence = { doubts, knownAs: [], customerDomains: [] };
    const command = { type: 'TakeOrder', orderId, reference, content, corrected: null, found: evidence } as const;
    const stream = salesOrderStream(context.companyId, orderId);
    orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
  };

  return async (input, context) => {
    const { answer, source, orders } = input;
    const { companyId } = context;
    const stream = salesOrderStream(companyId, answer.orderId);
    const { facts, round } = answer;
    const order = await despiteRivals(async () => {
      const current = await foldStream(store, salesOrder, stream);
      if (current.phase === 'none') return null;
      const hasFacts = facts !== null && !saysNothing(facts);
      const held = hasFacts ? await heldOf(current, source, facts, companyId) : null;
      // a document of its own, which came with the mail, is all the answer that there is
      const read = held !== null || facts === null || orders.length > 0;
      const command = { type: 'TakeAnswer', round, source, held, read } as const;
      orThrow(await handle({ decider: salesOrder, stream, command, context }));
      return current;
    });
    if (order) for (const extraction of orders) await holdOrder(order, extraction, input, context);
  };
};
