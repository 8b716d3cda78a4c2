/** Records and fields as a customer reads them who writes in one of the eight languages. What has no word here stays as it is. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';

type Words = { readonly [word: string]: string };

/** A word for every status that an order can have: where another system has it, it is confirmed to a customer. */
type StatusWords = { readonly [status in 'DRAFT' | 'APPROVED' | 'HANDED_OVER' | 'REJECTED' | 'CANCELLED' | 'MERGED']: string };
const words = (draft: string, confirmed: string, rejected: string, cancelled: string, merged: string): StatusWords => ({
  DRAFT: draft,
  APPROVED: confirmed,
  HANDED_OVER: confirmed,
  REJECTED: rejected,
  CANCELLED: cancelled,
  MERGED: merged,
});

/** The statuses of an order as its record in the knowledge has them, in English. */
export const statusWords: StatusWords = words(
  'received, being checked',
  'confirmed',
  'rejected',
  'cancelled',
  'merged into another order',
);

const statuses: { readonly [language in ChatLanguage]: Words } = {
  en: statusWords,
  de: words('eingegangen, in Prüfung', 'bestätigt', 'abgelehnt', 'storniert', 'mit einem anderen Auftrag zusammengeführt'),
  fr: words('reçue, en cours de vérification', 'confirmée', 'refusée', 'annulée', 'regroupée avec une autre commande'),
  es: words('recibido, en revisión', 'confirmado', 'rechazado', 'cancelado', 'unido a otro pedido'),
  it: words('ricevuto, in verifica', 'confermato', 'rifiutato', 'annullato', 'unito a un altro ordine'),
  nl: words('ontvangen, wordt gecontroleerd', 'bevestigd', 'afgewezen', 'geannuleerd', 'samengevoegd met een andere bestelling'),
  pt: words('recebida, em verificação', 'confirmada', 'recusada', 'cancelada', 'unida a outra encomenda'),
  sv: words('mottagen, kontrolleras', 'bekräftad', 'avvisad', 'avbeställd', 'sammanslagen med en annan order'),
};

/** A status of an order in the customer's language. */
export const statusIn = (status: string, language: string): string => statuses[known(language)][status] ?? status.toLowerCase();

/** The fields that the specification requires of an order. */
const fields: { readonly [language in ChatLanguage]: Words } = {
  en: {},
  de: {
    customer_name: 'Name des Kunden',
    customer_email: 'E-Mail-Adresse',
    products: 'Artikel',
    delivery_date: 'Liefertermin',
    currency: 'Währung',
    po_number: 'Bestellnummer',
  },
  fr: {
    customer_name: 'nom du client',
    customer_email: 'adresse e-mail',
    products: 'articles',
    delivery_date: 'date de livraison',
    currency: 'devise',
    po_number: 'numéro de commande',
  },
  es: {
    customer_name: 'nombre del cliente',
    customer_email: 'correo electrónico',
    products: 'artículos',
    delivery_date: 'fecha de entrega',
    currency: 'moneda',
    po_number: 'número de pedido',
  },
  it: {
    customer_name: 'nome del cliente',
    customer_email: 'indirizzo e-mail',
    products: 'articoli',
    delivery_date: 'data di consegna',
    currency: 'valuta',
    po_number: 'numero d’ordine',
  },
  nl: {
    customer_name: 'naam van de klant',
    customer_email: 'e-mailadres',
    products: 'artikelen',
    delivery_date: 'leverdatum',
    currency: 'valuta',
    po_number: 'bestelnummer',
  },
  pt: {
    customer_name: 'nome do cliente',
    customer_email: 'endereço de e-mail',
    products: 'artigos',
    delivery_date: 'data de entrega',
    currency: 'moeda',
    po_number: 'número da encomenda',
  },
  sv: {
    customer_name: 'kundens namn',
    customer_email: 'e-postadress',
    products: 'artiklar',
    delivery_date: 'leveransdatum',
    currency: 'valuta',
    po_number: 'ordernummer',
  },
};

const known = (language: string): ChatLanguage => (language in statuses ? (language as ChatLanguage) : 'en');

/** `delivery_date` → "Liefertermin" */
export const spokenField = (field: string, language: string): string =>
  fields[known(language)][field] ?? field.replaceAll('_', ' ');
