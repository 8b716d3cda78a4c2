/** The words of questions to a customer and of their answers, as events hold them. */
import type { OrderDetails } from '@order-intake/order-extraction/document';
import type { MailLanguage } from '../../catalog/customer-language.ts';

export type ShipTo = NonNullable<OrderDetails['shipTo']>;

export const questionCodes = [
  'delivery_date_missing',
  'delivery_date_contradicts',
  'ship_to_missing',
  'article_unknown',
  'price_differs',
] as const;
export type QuestionCode = (typeof questionCodes)[number];

/** A product that a line may mean, as the customer is offered it. */
export type OfferedProduct = { readonly productId: string; readonly code: string; readonly name: string };

/**
 * `line` counts from 1; null: about the whole order. Facts by code: `delivery_date`, `order_date` (ISO 8601) of a contradiction; `article`, `qty`, `unit`
 * of an unknown article; `article`, `price`, `listed_price` (decimals), `currency` of a price.
 */
export type CustomerQuestion = {
  readonly code: QuestionCode;
  readonly line: number | null;
  readonly facts: { readonly [fact: string]: string };
  /** nearest first */
  readonly candidates: readonly OfferedProduct[];
};

export const customerGrounds = ['record_address', 'authenticated_sender'] as const;
/** Why the sender of an order is taken for its customer: their record has the address; or it names none, and DMARC passed. */
export type CustomerGround = (typeof customerGrounds)[number];
/** The company setting by which questions are sent without a click. */
export const askingPolicy = 'ask_automatically';

/** What one mail, or one chat message, asks. `recipient`: the address; in the chat the contact's id. Times ISO. */
export type QuestionRound = {
  readonly round: number;
  readonly questions: readonly CustomerQuestion[];
  readonly language: MailLanguage;
  readonly recipient: string;
  /** SHA-256 of the token in the subject, hex */
  readonly tokenHash: string;
  readonly askedAt: string;
  /** null: nobody is reminded */
  readonly remindAt: string | null;
  readonly dueAt: string;
  /** absent: by mail */
  readonly medium?: 'chat';
  /** sent by this policy; absent: after a person's click */
  readonly automatic?: { readonly policy: typeof askingPolicy; readonly ground: CustomerGround };
};

export const questionLimits = { rounds: 3, apartMs: 60 * 60_000 };

/** As much of the questions as actions and reasons depend on. */
export type QuestionStanding = {
  readonly rounds: number;
  readonly overdue: boolean;
  readonly undelivered: boolean;
  readonly unread: boolean;
};

/** `line` counts from 1. */
export type AnsweredLine = { readonly line: number; readonly productId?: string; readonly price?: string };

/** null: it says nothing of it. */
export type AnswerFacts = {
  readonly deliveryDate: string | null;
  readonly shipTo: ShipTo | null;
  /** another number than the order has */
  readonly poNumber: string | null;
  readonly lines: readonly AnsweredLine[];
};

export const answerers = ['recipient', 'colleague', 'other'] as const;
/** `colleague`: of the recipient's company, by its mail domain; `other`: a person decides whether it is an answer. */
export type Answerer = (typeof answerers)[number];
