/** Words of the figures of automatic approval on the dashboard: loaded with its page, and not before. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type Blocker = Schemas['AutoApprovalStatistics']['blockers'][number];
type Check = Blocker['check'];

const en = {
  title: 'Touchless orders in the last 30 days',
  rate: 'Approved without a person',
  wrong: 'Corrected afterwards',
  saved: 'Minutes saved',
  perOrder: (seconds: string) => `A person needs ${seconds} s per order (median).`,
  notMeasured: 'The time per order is shown after 10 decisions by people.',
  none: 'No order has been decided in this period.',
  blockers: 'What keeps most orders back',
  orders: (all: string, alone: string) => `${all} orders, ${alone} only by this`,
  remedies: {
    read_by_machine: 'Orders entered by people are never approved automatically',
    untouched: 'Orders that a person changed are never approved automatically',
    complete: 'Complete the records of the customers: address, currency, warehouse',
    arithmetic: 'Review the amounts: quantity times price differs',
    total_explained: 'Review the totals: lines and tax differ',
    confidence: 'Confirm the layouts, or lower the confidence of the rule',
    review_reasons: 'Tolerate more review reasons in the rule',
    customer_key: 'Add numbers, tax numbers and email addresses to the customers',
    ship_to: 'Allow unknown delivery addresses in the rule',
    products: 'Add product codes and names that customers use',
    listed_prices: 'Import price lists for these products',
    price_tolerance: 'Update the price lists, or raise the price tolerance',
    total_limit: 'Raise the highest total of the rule',
    layout_confirmed: 'Require fewer confirmations of a layout',
    trust_earned: 'Require fewer unchanged orders in a row',
    sender: 'Name the mail server that checks senders in the mailbox',
    customer_errors: 'Allow more errors per customer',
  } satisfies Readonly<Record<Check, string>>,
};

const de: typeof en = {
  title: 'Aufträge ohne Eingriff in den letzten 30 Tagen',
  rate: 'Ohne Person freigegeben',
  wrong: 'Danach korrigiert',
  saved: 'Gesparte Minuten',
  perOrder: (seconds) => `Eine Person braucht ${seconds} s je Auftrag (Median).`,
  notMeasured: 'Die Zeit je Auftrag erscheint nach 10 Entscheidungen von Personen.',
  none: 'In diesem Zeitraum wurde über keinen Auftrag entschieden.',
  blockers: 'Was die meisten Aufträge aufhält',
  orders: (all, alone) => `${all} Aufträge, ${alone} nur dadurch`,
  remedies: {
    read_by_machine: 'Von Personen erfasste Aufträge werden nie automatisch freigegeben',
    untouched: 'Von Personen geänderte Aufträge werden nie automatisch freigegeben',
    complete: 'Kundenstamm vervollständigen: Adresse, Währung, Lager',
    arithmetic: 'Beträge prüfen: Menge mal Preis weicht ab',
    total_explained: 'Summen prüfen: Positionen und Steuer weichen ab',
    confidence: 'Layouts bestätigen oder die Konfidenz der Regel senken',
    review_reasons: 'In der Regel mehr Prüfgründe dulden',
    customer_key: 'Nummern, Steuernummern und E-Mail-Adressen der Kunden ergänzen',
    ship_to: 'In der Regel unbekannte Lieferadressen zulassen',
    products: 'Artikelnummern und Namen der Kunden ergänzen',
    listed_prices: 'Preislisten für diese Produkte importieren',
    price_tolerance: 'Preislisten aktualisieren oder die Preistoleranz erhöhen',
    total_limit: 'Höchste Gesamtsumme der Regel erhöhen',
    layout_confirmed: 'Weniger Bestätigungen des Layouts verlangen',
    trust_earned: 'Weniger unveränderte Aufträge in Folge verlangen',
    sender: 'Im Postfach den Mailserver nennen, der Absender prüft',
    customer_errors: 'Mehr Fehler je Kunde zulassen',
  },
};

export const touchlessWords: { readonly [language in Language]: typeof en } = { en, de };
