/** Who ordered, as a document and its sender tell and as the company's records know: both as compared. */
import type { Extraction } from '@order-intake/order-extraction/document';
import type { Address } from '../catalog/catalog.events.ts';
import { companyDomainOf } from '../shared/public-mail-domains.ts';
import { comparable, comparablePhone, comparableTaxNumber } from './comparable.ts';

export type KnownCustomer = {
  readonly customerId: string;
  readonly name: string;
  readonly code: string | null;
  /** as comparableTaxNumber gives it */
  readonly taxKey: string | null;
  readonly emails: readonly string[];
  /** digits, with + before a country code */
  readonly phones: readonly string[];
  readonly domains: readonly string[];
  readonly currency: string | null;
  readonly addresses?: readonly Address[];
  /** other names, as compared */
  readonly aliasKeys: readonly string[];
  readonly blocked?: boolean;
  readonly blockedReason?: string | null;
  readonly severalOrdersPerNumber?: boolean;
  /** of its name to the one asked for, 0 to 1 */
  readonly similarity: number;
};

/** What a document and its sender tell of who ordered, as compared; null where they do not. */
export type CustomerClues = {
  readonly code: string | null;
  readonly taxNumber: string | null;
  /** the document's first, then the sender's */
  readonly emails: readonly string[];
  /** the document's own; the sender may be a colleague or an agent, who contradicts nothing */
  readonly documentEmail: string | null;
  readonly phone: string | null;
  readonly name: string | null;
};

const keyOf = (text: string | null | undefined, compared: (value: string) => string): string | null =>
  text ? compared(text) || null : null;

const asEmail = (email: string): string => email.trim().toLowerCase();

/** @param sender the address a mail came from, null when there was no mail */
export const cluesOf = (fields: Extraction['fields'], sender: string | null): CustomerClues => ({
  code: keyOf(fields.customer_code?.value, comparable),
  taxNumber: keyOf(fields.customer_tax_number?.value, comparableTaxNumber),
  emails: [fields.customer_email?.value, sender].flatMap((email) => (email ? [asEmail(email)] : [])),
  documentEmail: keyOf(fields.customer_email?.value, asEmail),
  phone: keyOf(fields.customer_phone?.value, comparablePhone),
  name: keyOf(fields.customer_name?.value, comparable),
});

/** What somebody who enters an order says of who ordered. */
export const cluesOfEntered = (name: string | null, email: string | null): CustomerClues => ({
  ...cluesOf({}, email),
  name: keyOf(name, comparable),
});

/** The company domains of the clues' addresses; public providers say nothing. */
export const domainsOf = ({ emails }: CustomerClues): readonly string[] => [
  ...new Set(emails.flatMap((email) => companyDomainOf(email) ?? [])),
];
