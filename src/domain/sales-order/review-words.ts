/** Why a person should look at an order, as a sentence goes on with it: for mails and histories. The web app has words of its own. */
import type { ReviewReason } from './review-reasons.ts';

type Words = Readonly<Record<ReviewReason, string>>;

const en: Words = {
  confidence_below_threshold: 'the confidence is below the threshold of this mailbox',
  customer_unknown: 'the customer is not known',
  customer_by_domain: 'the customer was found by the domain of an e-mail address alone',
  customer_by_similar_name: 'the customer was found by a similar name',
  customer_evidence_differs: 'the document names more than one customer',
  no_lines: 'no lines were found',
  product_not_found: 'a product is not known',
  product_by_similar_name: 'a product was found by a similar name',
  unit_differs: "a unit is not the product's",
  revision_of_approved_order: 'it would change an order that is approved: the order stays as it is',
  order_revised: 'it changes an order that was drafted before',
  changes_unknown_order: 'it changes an order that is not known here',
  cancels_unknown_order: 'it asks to cancel an order that is not known here',
  cancellation_requested: 'the customer asks to cancel an order',
  revision_of_cancelled_order: 'it would change an order that is cancelled',
  received_by_chat: 'it came by chat',
  order_in_mail_text: 'it stood in the text of the mail',
  revision_of_draft: 'a later message would change this draft',
  may_be_separate_order: 'a later document under the same number may be an order of its own',
  hand_over_refused: 'another system refused it',
  mail_failed: 'a mail could not be processed',
  chat_handed_over: 'a conversation was handed over to a person',
  upload_without_order: 'a document was uploaded and is no order yet',
  currency_differs: "the currency is neither the customer's nor ours",
  sender_unverified: "the sender is not known to be the customer's",
  customer_blocked: 'the customer is blocked',
  similar_order: 'the same articles were ordered under another number',
  price_differs: 'a price is not the one that is listed',
  quantity_unusual: 'a quantity is far from what the customer orders',
  total_over_limit: 'the total is over the limit',
  delivery_date_past: 'the delivery date is over',
  delivery_date_weekend: 'the delivery date is on a weekend',
  delivery_date_far: 'the delivery date is far ahead',
};

const de: Words = {
  confidence_below_threshold: 'die Sicherheit liegt unter der Schwelle dieses Postfachs',
  customer_unknown: 'der Kunde ist nicht bekannt',
  customer_by_domain: 'der Kunde wurde nur durch die Domain einer Adresse gefunden',
  customer_by_similar_name: 'der Kunde wurde durch einen ähnlichen Namen gefunden',
  customer_evidence_differs: 'das Dokument nennt mehr als einen Kunden',
  no_lines: 'es wurden keine Positionen gefunden',
  product_not_found: 'ein Artikel ist nicht bekannt',
  product_by_similar_name: 'ein Artikel wurde durch einen ähnlichen Namen gefunden',
  unit_differs: 'eine Einheit ist nicht die des Artikels',
  revision_of_approved_order: 'es würde einen freigegebenen Auftrag ändern: Der bleibt, wie er ist',
  order_revised: 'es ändert einen Auftrag, der schon entworfen war',
  changes_unknown_order: 'es ändert einen Auftrag, der hier nicht bekannt ist',
  cancels_unknown_order: 'es will einen Auftrag stornieren, der hier nicht bekannt ist',
  cancellation_requested: 'der Kunde will einen Auftrag stornieren',
  revision_of_cancelled_order: 'es würde einen stornierten Auftrag ändern',
  received_by_chat: 'es kam per Chat',
  order_in_mail_text: 'es stand im Text der Mail',
  revision_of_draft: 'eine spätere Nachricht würde diesen Entwurf ändern',
  may_be_separate_order: 'ein späteres Dokument mit derselben Nummer kann ein eigener Auftrag sein',
  hand_over_refused: 'ein anderes System hat ihn abgelehnt',
  mail_failed: 'eine Mail konnte nicht verarbeitet werden',
  chat_handed_over: 'ein Gespräch wurde an eine Person übergeben',
  upload_without_order: 'ein Dokument wurde hochgeladen und ist noch kein Auftrag',
  currency_differs: 'die Währung ist weder die des Kunden noch unsere',
  sender_unverified: 'es ist nicht bekannt, ob der Absender zum Kunden gehört',
  customer_blocked: 'der Kunde ist gesperrt',
  similar_order: 'dieselben Artikel wurden unter einer anderen Nummer bestellt',
  price_differs: 'ein Preis ist nicht der vereinbarte',
  quantity_unusual: 'eine Menge weicht weit von dem ab, was der Kunde bestellt',
  total_over_limit: 'die Gesamtsumme liegt über der Grenze',
  delivery_date_past: 'der Liefertermin ist vorbei',
  delivery_date_weekend: 'der Liefertermin liegt am Wochenende',
  delivery_date_far: 'der Liefertermin liegt weit voraus',
};

const words = { en, de };

/** Codes as events keep them; '' for none. */
export const reviewReasonsInWords = (codes: readonly string[], language: keyof typeof words = 'en'): string =>
  codes.map((code) => (words[language] as Readonly<Record<string, string>>)[code] ?? code).join('; ');
