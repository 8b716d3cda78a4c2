/** Titles of documents that are not orders, beside those that each set of labels has, by language and type. */
import { list } from './words.types.ts';

type Titles = { readonly [type: string]: readonly string[] };

const titles = (order_change: string, receipt: string, other: string): Titles => ({
  order_change: list(order_change),
  receipt: list(receipt),
  other: list(other),
});

export const moreTitles: { readonly [language: string]: Titles } = {
  en: titles(
    'Purchase Order Change | Change Order',
    'RECEIPT | Payment Receipt',
    'CREDIT NOTE | Statement of Account | Reminder',
  ),
  de: titles('Bestelländerung | Änderung zur Bestellung', 'QUITTUNG | Kassenbeleg', 'GUTSCHRIFT | Kontoauszug | Mahnung'),
  fr: titles('Modification de commande | Avenant à la commande', 'REÇU | Ticket de caisse', 'AVOIR | Relevé de compte'),
  es: titles('Modificación de pedido', 'RECIBO', 'NOTA DE ABONO | Extracto de cuenta'),
  it: titles("Modifica d'ordine | Variazione ordine", 'RICEVUTA', 'NOTA DI CREDITO | Estratto conto'),
  nl: titles('Bestelwijziging | Wijziging op bestelling', 'KASSABON | Kwitantie', 'CREDITNOTA | Rekeningoverzicht'),
  pt: titles('Alteração de encomenda', 'RECIBO', 'NOTA DE CRÉDITO | Extrato de conta'),
  sv: titles('Orderändring | Ändring av beställning', 'KVITTO', 'KREDITFAKTURA | Kontoutdrag'),
};
