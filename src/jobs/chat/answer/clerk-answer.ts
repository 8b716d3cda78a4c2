/** What the rule-based responder is asked and answers. */
import { fixedText } from '@order-intake/chat-language';
import type { Choices } from '../../../domain/chat/channel/choices.ts';
import type { HandoverWish, KnowledgeSource, ReplyPurpose } from '../../../domain/chat/session/chat-session.events.ts';
import type { OrderedLine } from './order-in-words.ts';

export type ClerkQuestion = {
  readonly companyId: string;
  readonly company: string | null;
  /** the confirmed customer who asks, null: nobody confirmed */
  readonly customerId: string | null;
  readonly language: string;
  readonly text: string;
  /** the assistant asked back already, and was not answered in a way it understands */
  readonly askedBack: boolean;
  /** ISO day */
  readonly today: string;
  /** the article that was picked from a list */
  readonly chosen?: string | null;
  /** ids of the records that were told of before, or in the reply that is quoted */
  readonly context?: { readonly products: readonly string[]; readonly orders: readonly string[] };
};
export type ClerkAnswer = {
  readonly purpose: ReplyPurpose;
  readonly text: string;
  readonly sources: readonly KnowledgeSource[];
  /** each source as it is told to a model */
  readonly records: readonly string[];
  readonly semantic: boolean;
  /** nothing that a model could add: who asks, and for what, is decided */
  readonly isFinal: boolean;
  /** what is to be done about it, for a customer who is confirmed */
  readonly request?: CustomerRequest;
  /** what a person has to know of it, unless the wish is done */
  readonly wants?: HandoverWish;
  /** buttons or a list below the text */
  readonly choices?: Choices;
  /** it is told only to a confirmed customer */
  readonly needsCustomer?: true;
};
export type CustomerRequest =
  /** `options`: the readings of it, of which the customer confirms one */
  | { readonly type: 'order'; readonly options: readonly (readonly OrderedLine[])[] }
  /** of one of the customer's own orders */
  | { readonly type: 'cancellation'; readonly reference: string };
export type Clerk = (question: ClerkQuestion) => Promise<ClerkAnswer>;

export const source = (entity: string, recordId: string): KnowledgeSource => ({ entity, recordId, score: 1 });
export const plainly = (purpose: ReplyPurpose, text: string, isFinal = true): ClerkAnswer => ({
  purpose,
  text,
  sources: [],
  records: [],
  semantic: false,
  isFinal,
});
export const handover = ({ language, company }: ClerkQuestion, wants?: HandoverWish): ClerkAnswer => ({
  ...plainly('handover', fixedText('handover', language, { company })),
  ...(wants ? { wants } : {}),
});
