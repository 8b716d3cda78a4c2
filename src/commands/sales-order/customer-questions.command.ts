/** Asking the customer about a draft: what may be asked and to whom, how the mail reads, and the click that sends it. */

import type { CommandContext, CommandHandler, EventStore, Position } from '@order-intake/event-sourcing';
import { dayMs, later } from '@order-intake/kernel';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import { defaultShipTo } from '../../domain/catalog/customer-addresses.ts';
import { customerLanguage, type MailLanguage } from '../../domain/catalog/customer-language.ts';
import { askingOf } from '../../domain/company/asking.ts';
import { domainOf } from '../../domain/email/answerable.ts';
import type { CompanyMailboxes, Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import type { OrderPhase } from '../../domain/sales-order/order-actions.ts';
import { candidatesOfDraft, questionName, questionsOf } from '../../domain/sales-order/questions/customer-questions.ts';
import { letterText, questionLetter, templateParameters } from '../../domain/sales-order/questions/question-mail.ts';
import type { CustomerQuestion, QuestionRound } from '../../domain/sales-order/questions/question-round.ts';
import { questionLimits } from '../../domain/sales-order/questions/question-round.ts';
import {
  type AskedSender,
  type AskingRefusal,
  recipientsOf,
  senderToAsk,
} from '../../domain/sales-order/questions/who-may-be-asked.ts';
import { type KnownOrder, type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { ReachableContact, ReachableContacts } from '../chat/reachable-contacts.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import type { LoadEmail } from '../email/advance-email.command.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { hashOfToken, tokenOf } from './question-tokens.ts';

export type AskableRecord = Pick<CustomerDetails, 'emails' | 'domains' | 'addresses'>;

/** What may be asked about an order. `language`: of the customer, as far as anything tells. */
export type Askable = {
  readonly order: KnownOrder;
  readonly questions: readonly CustomerQuestion[];
  readonly recipients: readonly string[];
  /** chat contacts that are confirmed as the customer and can be written to now */
  readonly contacts: readonly ReachableContact[];
  /** whom the company's policy may ask; null: nobody without a person's click */
  readonly senderToAsk: AskedSender | null;
  readonly language: MailLanguage;
  readonly sender: Mailbox | null;
  /** why nobody can be asked; null: they can */
  readonly refused: AskingRefusal | null;
};

export type QuestionChoice = {
  readonly orderId: string;
  /** names of questions; absent: all */
  readonly questions?: readonly string[];
  /** absent: the first that is allowed */
  readonly recipient?: string;
  /** the chat contact to be asked; absent together with `recipient`: one, if the order came by chat or there is no address */
  readonly contact?: string;
  /** absent: the customer's */
  readonly language?: MailLanguage;
};
/** absent: after a person's click */
type ByPolicy = Pick<QuestionRound, 'automatic'>;

/** Why there is no mail as it was asked for; a preview can have no other problem. */
export type ChoiceProblem =
  | { readonly type: 'OrderUnknown' }
  | { readonly type: 'OrderDecided'; readonly phase: Exclude<OrderPhase, 'draft'> }
  | { readonly type: 'AskingRefused'; readonly code: AskingRefusal }
  | { readonly type: 'RecipientNotAllowed'; readonly field: 'recipient' | 'contact' }
  | { readonly type: 'QuestionUnknown'; readonly name: string };
export type AskProblem = SalesOrderRefusal | ChoiceProblem | { readonly type: 'RecipientAskedRecently' };

export type QuestionPreview = {
  /** null: of a chat message */
  readonly subject: string | null;
  readonly text: string;
  readonly recipient: string;
  /** the approved template that the text fills in; null: none */
  readonly template: string | null;
  readonly language: MailLanguage;
};

export type CustomerQuestions = {
  /** null: there is no such order */
  readonly askable: (companyId: string, orderId: string) => Promise<Askable | null>;
  readonly preview: (choice: QuestionChoice, companyId: string) => Promise<Either<ChoiceProblem, QuestionPreview>>;
  readonly ask: (
    choice: QuestionChoice & ByPolicy,
    context: CommandContext,
  ) => Promise<Either<AskProblem, { readonly position: Position | null }>>;
};

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: Pick<CatalogLookup, 'products'>;
  /** null: there is none, or it was removed */
  readonly customerRecord: (companyId: string, id: string) => Promise<AskableRecord | null>;
  readonly companyName: (companyId: string) => Promise<string>;
  /** whether the address was sent questions about any order of the company after this moment */
  readonly wasAskedSince: (companyId: string, recipient: string, since: string) => Promise<boolean>;
  readonly reachableContacts: ReachableContacts;
  readonly loadEmail: LoadEmail;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  readonly companySettings: LoadCompanySettings;
  readonly now: () => Date;
};

const noRecord: AskableRecord = { emails: [], domains: [], addresses: [] };

/** Also for the composer of the mail, which asks once more when the mail leaves. */
const createAskable = ({
  store,
  catalog,
  customerRecord,
  reachableContacts,
  loadEmail,
  loadMailboxes,
  companySettings,
}: Pick<
  Deps,
  'store' | 'catalog' | 'customerRecord' | 'reachableContacts' | 'loadEmail' | 'loadMailboxes' | 'companySettings'
>): CustomerQuestions['askable'] => {
  const cameBy = async (companyId: string, { content: { source } }: KnownOrder, mailboxes: CompanyMailboxes) => {
    const email = source.kind === 'email' ? (await loadEmail(companyId, source.id)).state : null;
    if (email === null || email.phase === 'none') return { mail: null, mailbox: null };
    const mailbox =
      email.copies.map(({ copy }) => mailboxes[copy.mailboxId]).find((candidate) => candidate !== undefined) ?? null;
    return { mail: email.mail, mailbox };
  };

  return async (companyId, orderId) => {
    const order = await foldStream(store, salesOrder, salesOrderStream(companyId, orderId));
    if (order.phase === 'none') return null;
    const { content } = order;
    const [mailboxes, settings] = await Promise.all([loadMailboxes(companyId), companySettings(companyId)]);
    const { mail, mailbox } = await cameBy(companyId, order, mailboxes);
    const record = (content.customer && (await customerRecord(companyId, content.customer.customerId))) ?? noRecord;
    const offered = await catalog.products(companyId, candidatesOfDraft(content));
    const products = Object.fromEntries(offered.map(({ productId, code, name }) => [productId, { code, name }]));
    const questions = questionsOf(content, {
      products,
      hasDefaultShipTo: defaultShipTo(record.addresses) !== undefined,
      requires: requirementsOf(settings),
    });
    const ownAddresses = Object.values(mailboxes).map(({ emailAddress }) => emailAddress);
    const servers = mailbox ? [domainOf(mailbox.emailAddress), mailbox.imapServer] : [];
    const from = { ...record, mail, servers };
    const allowedRecipients = recipientsOf({ ...from, ownAddresses });
    const recipients = typeof allowedRecipients === 'string' ? [] : allowedRecipients;
    const contacts = content.customer ? await reachableContacts(companyId, content.customer.customerId) : [];
    const ownDomains = [...settings.ownDomains, ...ownAddresses.map(domainOf)];
    const sender = mailbox ?? Object.values(mailboxes).find(({ isActive }) => isActive) ?? null;
    const countries = record.addresses.map(({ country }) => country);
    const language = customerLanguage({ countries, address: recipients[0] ?? '', locale: settings.locale });
    const reasons: readonly (readonly [AskingRefusal, boolean])[] = [
      ['asking_is_off', !askingOf(settings).isOn],
      ['dmarc_failed', allowedRecipients === 'dmarc_failed'],
      ['no_recipient', recipients.length + contacts.length === 0],
      ['no_sender', sender === null && contacts.length === 0],
      ['nothing_to_ask', questions.length === 0],
    ];
    const refused = reasons.find(([, holds]) => holds)?.[0] ?? null;
    return {
      order,
      questions,
      recipients,
      contacts,
      senderToAsk: senderToAsk(recipients, { ...from, ownDomains }),
      language,
      sender,
      refused,
    };
  };
};

type Chosen = Required<Pick<QuestionChoice, 'recipient' | 'language'>> & {
  readonly questions: readonly CustomerQuestion[];
  /** null: by mail */
  readonly contact: ReachableContact | null;
};

/** By mail, unless a contact is chosen, or nothing is and the order came by chat or no address is known. */
const recipientIn = (
  { order, sender, contacts, ...askable }: Askable,
  { recipient, contact }: QuestionChoice,
): Either<ChoiceProblem, Pick<Chosen, 'recipient' | 'contact'>> => {
  const recipients = sender === null ? [] : askable.recipients;
  const prefersChat = order.content.source.kind === 'chat' || recipients.length === 0;
  const usual = prefersChat && recipient === undefined ? contacts[0] : undefined;
  const chosenContact = contact === undefined ? usual : contacts.find(({ contactId }) => contactId === contact);
  if (chosenContact) return right({ recipient: chosenContact.contactId, contact: chosenContact });
  if (contact !== undefined) return left({ type: 'RecipientNotAllowed', field: 'contact' });
  const address = recipient?.trim().toLowerCase() ?? recipients[0] ?? '';
  return recipients.includes(address)
    ? right({ recipient: address, contact: null })
    : left({ type: 'RecipientNotAllowed', field: 'recipient' });
};

const chosenOf = (askable: Askable, choice: QuestionChoice): Either<ChoiceProblem, Chosen> => {
  const { questions: names, language } = choice;
  const { phase } = askable.order;
  if (phase !== 'draft') return left({ type: 'OrderDecided', phase });
  if (askable.refused !== null) return left({ type: 'AskingRefused', code: askable.refused });
  const unknown = names?.find((name) => !askable.questions.some((question) => questionName(question) === name));
  if (unknown !== undefined) return left({ type: 'QuestionUnknown', name: unknown });
  const addressed = recipientIn(askable, choice);
  if (isLeft(addressed)) return addressed;
  const questions = names ? askable.questions.filter((question) => names.includes(questionName(question))) : askable.questions;
  if (questions.length === 0) return left({ type: 'AskingRefused', code: 'nothing_to_ask' });
  return right({ ...addressed.right, questions, language: language ?? askable.language });
};

export const createCustomerQuestions = (deps: Deps): CustomerQuestions => {
  const { handle, companySettings, companyName, wasAskedSince, now } = deps;
  const askable = createAskable(deps);

  const chosen = async (choice: QuestionChoice, companyId: string) => {
    const askableOrder = await askable(companyId, choice.orderId);
    if (!askableOrder) return left<ChoiceProblem>({ type: 'OrderUnknown' });
    const chosenQuestions = chosenOf(askableOrder, choice);
    return isLeft(chosenQuestions) ? chosenQuestions : right({ ...chosenQuestions.right, order: askableOrder.order });
  };
  const times = async (companyId: string) => {
    const settings = await companySettings(companyId);
    const { deadlineDays, reminderDays } = askingOf(settings);
    const askedAt = now().toISOString();
    const isReminded = reminderDays > 0 && reminderDays < deadlineDays;
    const remindAt = isReminded ? later(askedAt, reminderDays * dayMs) : null;
    return { askedAt, remindAt, dueAt: later(askedAt, deadlineDays * dayMs), timeZone: settings.timeZone };
  };

  return {
    askable,
    preview: async (choice, companyId) => {
      const chosenQuestions = await chosen(choice, companyId);
      if (isLeft(chosenQuestions)) return chosenQuestions;
      const { order, questions, recipient, contact, language } = chosenQuestions.right;
      const { dueAt, timeZone } = await times(companyId);
      const { reference, content } = order;
      const tag = { reference, token: tokenOf(companyId, order.orderId, order.asked.length + 1) };
      const { poNumber } = content;
      const letter = questionLetter({
        language,
        questions,
        tag,
        poNumber,
        companyName: await companyName(companyId),
        dueAt,
        timeZone,
        isReminder: false,
        ...(contact ? { medium: 'chat' as const } : {}),
      });
      const template = contact?.template ?? null;
      const text = template === null ? letterText(letter) : templateParameters(letter, { poNumber, tag }).join('\n');
      return right({ subject: contact ? null : letter.subject, text, recipient, template, language });
    },
    ask: async (choice, context) => {
      const { companyId } = context;
      const automatic = choice.automatic ? { automatic: choice.automatic } : {};
      const chosenQuestions = await chosen(choice, companyId);
      if (isLeft(chosenQuestions)) return chosenQuestions;
      const { order, questions, recipient, contact, language } = chosenQuestions.right;
      const medium = contact ? { medium: 'chat' as const } : {};
      const { askedAt, remindAt, dueAt } = await times(companyId);
      if (await wasAskedSince(companyId, recipient, later(askedAt, -questionLimits.apartMs)))
        return left({ type: 'RecipientAskedRecently' });
      const handled = await handle({
        decider: salesOrder,
        stream: salesOrderStream(companyId, order.orderId),
        command: {
          type: 'AskCustomer',
          round: { questions, language, recipient, askedAt, remindAt, dueAt, ...medium, ...automatic },
          tokenHashOf: (round) => hashOfToken(tokenOf(companyId, order.orderId, round)),
        },
        context,
      });
      return isLeft(handled) ? left(handled.left as AskProblem) : right({ position: handled.right.position });
    },
  };
};
