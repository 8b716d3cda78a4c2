/** A person makes an order: of an uploaded document, of a mail that was only read, or of what they enter. */
import type { PersonReference, RequestContext } from '@order-intake/event-sourcing';
import { drafts, type Extraction } from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { cluesOfEntered, matchCustomer } from '../../domain/sales-order/matching.ts';
import { correctedTerms, type OrderCorrections, termsOf } from '../../domain/sales-order/order-corrections.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import type { LoadDocument } from '../document/read-document.command.ts';
import { personOfDocument } from '../document/upload-document.command.ts';
import type { LoadEmail } from '../email/advance-email.command.ts';
import { derivedId } from '../shared/derived-id.ts';
import { contentHashes } from './content-hash.ts';
import type { CorrectionFactsOf, UnknownReference } from './correction-facts.ts';
import { type DescribeOrder, mailSender, type Sender, usualWarehouse } from './describe-order.ts';
import type { CompleteReading } from './read-again.command.ts';
import type { NotTaken, TakeContent, TakenOrder } from './take-order.command.ts';

/** `ordinal`: which of several orders in the same document, from 0. `insteadOfMail`: the mail that the file stands for, null where none does. */
export type OrderOrigin =
  | {
      readonly kind: 'document';
      readonly documentId: string;
      readonly ordinal: number;
      readonly insteadOfMail: string | null;
    }
  | { readonly kind: 'email'; readonly emailId: string; readonly ordinal: number }
  | { readonly kind: 'fields' };

export type CreateOrderRefusal =
  | UnknownReference
  | NotTaken
  | { readonly type: 'SourceUnknown' | 'SourceExpired' | 'SourcePending' | 'SourceUnreadable' | 'NoSuchOrder' }
  | { readonly type: 'NotAnOrder'; readonly documentType: Extraction['documentType'] };

export type CreateOrder = (
  input: {
    readonly origin: OrderOrigin;
    readonly corrections: OrderCorrections;
    /** a person says that it is an order, whatever the document looks like */
    readonly isOrder: boolean;
  },
  context: RequestContext,
) => Promise<Either<CreateOrderRefusal, TakenOrder>>;

type Deps = {
  readonly describeOrder: DescribeOrder;
  readonly takeContent: TakeContent;
  readonly factsOf: CorrectionFactsOf;
  readonly catalog: CatalogLookup;
  readonly loadDocument: LoadDocument;
  readonly loadEmail: LoadEmail;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  readonly companySettings: LoadCompanySettings;
  readonly completeReading: CompleteReading;
  readonly now: () => Date;
};

type Prepared = {
  readonly content: OrderContent;
  readonly ordinal: number;
  readonly person: PersonReference | null;
  /** the document, where a model was still reading it */
  readonly awaited?: string;
};
type Preparing = Promise<Either<CreateOrderRefusal, Prepared>>;

/** The orders come first: what is asked for by number is one of them as long as there are any. */
export const ordersAmong = (results: readonly Extraction[]): readonly Extraction[] => {
  const orders = results.filter(({ documentType }) => drafts(documentType));
  return [...orders, ...results.filter((result) => !orders.includes(result))];
};

const nothingGiven = {
  customer: null,
  customerCandidates: [],
  leadId: null,
  customerName: null,
  customerEmail: null,
  poNumber: null,
  orderDate: null,
  deliveryDate: null,
  currency: null,
  total: null,
  warehouseId: null,
  lines: [],
  requiresReview: false,
  reviewReasons: [],
} as const;

const senderOfMail = async (
  { loadMailboxes }: Pick<Deps, 'loadMailboxes'>,
  email: KnownEmail,
  companyId: string,
): Promise<Sender> => mailSender(email, await loadMailboxes(companyId));

/** As read from an uploaded file. */
const fromDocument = async (
  { describeOrder, loadDocument, loadEmail, loadMailboxes, companySettings, now }: Deps,
  { documentId, ordinal, insteadOfMail }: Extract<OrderOrigin, { kind: 'document' }>,
  companyId: string,
): Preparing => {
  const { state, personKeyId } = await loadDocument(companyId, documentId);
  if (state.phase === 'none') return left({ type: 'SourceUnknown' });
  if (state.phase === 'uploaded') return left({ type: 'SourcePending' });
  if (state.phase === 'refused') return left({ type: 'SourceUnreadable' });
  if (new Date(state.file.expiresAt) < now()) return left({ type: 'SourceExpired' });
  const extraction = ordersAmong(state.results)[ordinal];
  if (!extraction) return left({ type: 'NoSuchOrder' });
  const { name, size, sha256 } = state.file;
  const document = { fileId: documentId, name, size, sha256, type: extraction.files[0]?.type ?? 'unknown' };
  const { minConfidenceThreshold: threshold } = await companySettings(companyId);
  const source = { kind: 'upload', id: documentId } as const;
  const email = insteadOfMail === null ? null : (await loadEmail(companyId, insteadOfMail)).state;
  const sender = email === null || email.phase === 'none' ? null : await senderOfMail({ loadMailboxes }, email, companyId);
  const content = await describeOrder({ source, extraction, sender, threshold, document }, companyId);
  return right({
    content,
    ordinal,
    person: personKeyId === null ? personOfDocument(documentId) : { keyId: personKeyId },
    ...(state.model === 'pending' ? { awaited: documentId } : {}),
  });
};

/** As it was read from a mail that drafted none. */
const fromEmail = async (
  { describeOrder, loadEmail, loadMailboxes }: Deps,
  { emailId, ordinal }: Extract<OrderOrigin, { kind: 'email' }>,
  companyId: string,
): Preparing => {
  const { state, personKeyId } = await loadEmail(companyId, emailId);
  if (state.phase === 'none') return left({ type: 'SourceUnknown' });
  if (state.phase === 'failed' || state.phase === 'settled') return left({ type: 'SourceUnreadable' });
  if (state.phase !== 'processed') return left({ type: 'SourcePending' });
  const extraction = ordersAmong(state.results)[ordinal];
  if (!extraction) return left({ type: 'NoSuchOrder' });
  const content = await describeOrder(
    {
      source: { kind: 'email', id: emailId },
      extraction,
      sender: await senderOfMail({ loadMailboxes }, state, companyId),
      threshold: state.outcome.threshold,
      document: null,
    },
    companyId,
  );
  return right({ content, ordinal, person: personKeyId === null ? { person: state.mail.from } : { keyId: personKeyId } });
};

/** Who is named is looked for as in a document; a request has an id of its own, so that the same one makes the same order. */
const fromFields = async (
  { catalog, companySettings, factsOf }: Deps,
  corrections: OrderCorrections,
  { companyId, commandId }: RequestContext,
): Preparing => {
  const clues = cluesOfEntered(corrections.customerName ?? null, corrections.customerEmail ?? null);
  const customers = corrections.customerId ? [] : await catalog.customersLike(companyId, clues);
  const { match, candidates } = matchCustomer(clues, customers);
  const { minConfidenceThreshold: threshold } = await companySettings(companyId);
  const blank: OrderContent = {
    ...nothingGiven,
    customer: match,
    customerCandidates: candidates,
    warehouseId: usualWarehouse(await catalog.warehouses(companyId)),
    source: { kind: 'api', id: derivedId('entered-order', companyId, commandId) },
    extraction: null,
    document: null,
    threshold,
    contentHash: '',
  };
  const facts = await factsOf(companyId, blank, corrections, null);
  if (isLeft(facts)) return facts;
  const terms = correctedTerms(blank, corrections, facts.right);
  return right({ content: { ...blank, ...terms, ...contentHashes(terms) }, ordinal: 0, person: null });
};

const prepare = (deps: Deps, origin: OrderOrigin, corrections: OrderCorrections, context: RequestContext): Preparing => {
  if (origin.kind === 'document') return fromDocument(deps, origin, context.companyId);
  return origin.kind === 'email' ? fromEmail(deps, origin, context.companyId) : fromFields(deps, corrections, context);
};

export const createCreateOrder =
  (deps: Deps): CreateOrder =>
  async ({ origin, corrections, isOrder }, context) => {
    const prepared = await prepare(deps, origin, corrections, context);
    if (isLeft(prepared)) return prepared;
    const { content, ordinal, person, awaited } = prepared.right;
    const documentType = content.extraction?.documentType ?? 'order';
    if (!isOrder && !drafts(documentType)) return left({ type: 'NotAnOrder', documentType });
    const facts = await deps.factsOf(context.companyId, content, corrections, null);
    if (isLeft(facts)) return facts;
    const corrected = origin.kind === 'fields' ? null : correctedTerms(content, corrections, facts.right);
    const ingested = await deps.takeContent(
      {
        content,
        corrected: corrected ?? termsOf(content),
        ordinal,
        year: deps.now().getUTCFullYear(),
        person,
        isOrder,
      },
      context,
    );
    if (awaited !== undefined && !isLeft(ingested)) await followLate(deps, awaited, ingested.right.outcome.orderId, context);
    return ingested;
  };

/** A model's reading that came while the draft was being made looked for orders before this one was there. */
const followLate = async (
  { loadDocument, completeReading }: Deps,
  documentId: string,
  orderId: string,
  context: RequestContext,
): Promise<void> => {
  const { state } = await loadDocument(context.companyId, documentId);
  if (state.phase === 'extracted' && state.model === 'late')
    await completeReading(orderId, { documentId, results: state.results }, context);
};
