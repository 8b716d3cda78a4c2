import type { DocumentType } from '../../../../domain/shared/extraction.ts';

/** stems by what they make of a document; all after `normalise` */
const ordering =
  /^(order|orders|purchase|po|bestell\w*|auftrag\w*|commande\w*|pedido\w*|orden|ordine|ordini|bestelling\w*|bestel\w+|order\w+|inkoop\w*|opdracht\w*|encomenda\w*|ordem|inkops\w*|bestallning\w*|oda|bdc)$/;
const answering =
  /(confirm|acknowledg|accept|bestatig|annahme$|conferm|accettaz|bevestig|bekraft|erkannande|confirma|aceita|acepta|acuse)|^(accuse|ricevuta d|notification of receipt)/;
const changing =
  /(chang|amend|revis|modif|rectif|ander(?:ung|ing)|korrektur|storn|annul|cancel|anul|wijzig|variaz|rettific|alterac|retific|andr(?:ing|ad)|makuler|avenant|supersed|addendum)/;
const quoting =
  /^(quot\w*|estimate|proposal|rfq|rfp|enquiry|inquiry|tender|bid|angebot\w*|anfrage\w*|kostenvoranschlag|offerte\w*|devis|cotation|presupuesto|cotizacion|preventivo|offerta|offerteaanvraag|prijsopgave|orcamento|cotacao|proposta|offert\w*|anbud|\w+angebot|\w+anfrage)$/;
const billing =
  /^(invoice\w*|rechnung\w*|\w+rechnung|facture|factura|fattura|factuur|\w+factuur|fatura|faktura\w*|\w+faktura|proforma\w*|statement|reminder|mahnung|kontoauszug)$/;
const crediting =
  /^(credit|gutschrift|\w+gutschrift|avoir|abono|creditnota|creditfactuur|kreditfaktura|kreditnota|retoure\w*|rma|complaint|reklamation)$/;
const moving =
  /^(delivery|dispatch|despatch|packing|shipping|shipment|goods|material|transport|stock|entrega|livraison|consegna|remessa|expedicion|expedition|picking|loading)$/;
const slip =
  /^(note|notes|slip|list|docket|challan|advice|notice|manifest|memo|ticket|bon|bordereau|nota|guia|albaran|bolla|documento|avis|sheet|receipt)$/;
const delivering =
  /^(lieferschein\w*|packliste|packzettel|versandanzeige|albaran|remision|ddt|pakbon|leverbon|vrachtbrief|foljesedel|packsedel|fraktsedel|waybill|manifest|challan|romaneio)$/;

const beside =
  /^(of|de|da|do|del|dell|della|d|di|du|la|le|van|der|die|das|the|fur|for|a|to|e|y|et|and|und|@|sales|customer|client|commercial|tax|vat|standard|final|copy|original|duplicate|goods|supplier|vendor|new|form|formular|request|requested)$/;
const known = [ordering, answering, changing, quoting, billing, crediting, moving, slip, delivering, beside];
const mostWords = 7;

/**
 * The type that the words of a headline make together where no list has the phrase: "Order acceptance", "Delivery challan". What is no order is
 * looked for first, because an order's word stands in most of them. Every word must be
 * one that stands in titles. Null when the words make none.
 */
export function composedType(all: readonly string[]): DocumentType | null {
  const words = all.filter((word) => !/\d/.test(word));
  if (words.length === 0 || words.length > mostWords || !words.every((word) => known.some((pattern) => pattern.test(word))))
    return null;
  const some = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const orders = some(ordering);
  if (some(crediting) && (words.length <= 3 || some(/^(note|memo|nota)$/))) return 'other';
  if (orders && some(answering)) return 'order_response';
  if (orders && some(changing)) return 'order_change';
  if (some(billing)) return 'invoice';
  if (some(quoting)) return 'quotation';
  if (some(delivering) || (some(moving) && some(slip) && !orders)) return 'delivery_note';
  return null;
}
