/** The order that was read from words, as the customer is asked to confirm it; and an order that was confirmed. */
import { filled, packSizeOf, phrasesIn } from '@order-intake/chat-language';
import { type Choice, choiceId } from '../../../domain/chat/channel/choices.ts';
import type { Proposal } from '../../../domain/chat/session/chat-session.events.ts';
import type { TakenDocument } from '../taken-document.ts';
import type { Draft } from './ask-model.ts';
import type { OrderedLine } from './order-in-words.ts';

/** Of packs also how many pieces they are. */
const orderedLine = ({ qty, product }: OrderedLine): string => {
  const size = packSizeOf(product);
  const pieces = size === null ? '' : `: ${qty} × ${size} = ${Number(qty) * size}`;
  return `• ${qty} × ${product.name} (${product.code})${pieces}`;
};
/** An order's lines as they are told back. */
export const orderedLines = (ordered: readonly OrderedLine[]): readonly string[] => ordered.map(orderedLine);

type Options = readonly (readonly OrderedLine[])[];

/** What tells two readings of one order apart: the one line that differs. */
const differing = (options: Options, at: number): string => {
  const line = options[at]?.find(({ qty }, index) => options.some((other) => other[index]?.qty !== qty));
  return line ? `${line.qty} × ${packSizeOf(line.product) ?? 1}` : String(at + 1);
};

/** `proposalId`: the reply's own id. */
export const proposalReply = (
  proposalId: string,
  options: Options,
  language: string,
  proposes: Omit<Proposal, 'options'>,
): Draft => {
  const phrases = phrasesIn(language);
  const [first = []] = options;
  const isOne = options.length === 1;
  const lines = isOne ? orderedLines(first) : options.flatMap((option, at) => [`${at + 1})`, ...orderedLines(option)]);
  const yes = options.map((_, option): Choice => {
    const title = isOne ? phrases.yes : differing(options, option);
    return { id: choiceId({ type: 'proposal', proposalId, option }), title };
  });
  const no: Choice = { id: choiceId({ type: 'proposal', proposalId, option: null }), title: phrases.no };
  return {
    purpose: 'proposal',
    text: [phrases.proposal, ...lines, isOne ? phrases.proposalAsk : phrases.proposalWhich].join('\n'),
    sources: first.map(({ product }) => ({ entity: 'product', recordId: product.id, score: 1 })),
    choices: { kind: 'buttons', choices: [...yes, no] },
    proposes: {
      ...proposes,
      options: options.map((option) => option.map(({ qty, product }) => ({ productId: product.id, code: product.code, qty }))),
    },
  };
};

/** An order that was drafted: its lines and number. */
export const orderedReply = (lines: readonly OrderedLine[], { orders }: TakenDocument, language: string): Draft => {
  const phrases = phrasesIn(language);
  const reference = orders.map((order) => order.reference).join(', ');
  return {
    purpose: 'order',
    text: [phrases.cart, ...orderedLines(lines), filled(phrases.cartDrafted, { reference })].join('\n'),
  };
};
