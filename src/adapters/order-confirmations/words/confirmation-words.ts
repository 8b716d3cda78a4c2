/** The words of a confirmation in each language that customers are written to in: data, one file per language. */
import type { ChargeType } from '@order-intake/order-extraction/document';
import type { MailLanguage } from '../../../domain/catalog/customer-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

export type ConfirmationWords = {
  /** BCP 47: how numbers and dates are written */
  readonly locale: string;
  readonly title: string;
  readonly preview: string;
  readonly ourNumber: string;
  readonly yourNumber: string;
  readonly yourReference: string;
  readonly customerNumber: string;
  readonly taxNumber: string;
  readonly orderDate: string;
  readonly date: string;
  readonly deliveryDate: string;
  readonly week: string;
  readonly asap: string;
  readonly customer: string;
  readonly billTo: string;
  readonly shipTo: string;
  readonly position: string;
  readonly item: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly ourItem: string;
  readonly yourItem: string;
  readonly manufacturerItem: string;
  readonly discount: string;
  readonly charges: Readonly<Record<ChargeType, string>>;
  readonly subtotal: string;
  readonly chargesTotal: string;
  readonly net: string;
  readonly tax: string;
  readonly taxBase: string;
  readonly gross: string;
  readonly total: string;
  readonly deliveryTerms: string;
  readonly shippingMethod: string;
  readonly partialDelivery: string;
  readonly partial: { readonly allowed: string; readonly not_allowed: string };
  readonly paymentTerms: string;
  readonly notes: string;
  readonly differs: string;
  readonly changed: string;
  readonly added: string;
  readonly ordered: string;
  readonly notConfirmed: string;
  readonly unprintable: string;
  readonly moreLines: (count: string) => string;
  readonly page: (page: string, pages: string) => string;
};

export const confirmationWords: { readonly [language in MailLanguage]: ConfirmationWords } = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  sv,
};
