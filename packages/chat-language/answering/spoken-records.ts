/** Records and fields as a customer reads them who writes in one of the eight languages. What has no word here stays as it is. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';

type Words = { readonly [word: string]: string };

/** A word for every status that an order can have: where another system has it, it is confirmed to a customer. */
type StatusWords = { readonly [status in 'DRAFT' | 'APPROVED' | 'HANDED_OVER' | 'REJECTED' | 'CANCELLED']: string };
const words = (draft: string, confirmed: string, rejected: string, cancelled: string): StatusWords => ({
  DRAFT: draft,
  APPROVED: confirmed,
  HANDED_OVER: confirmed,
  REJECTED: rejected,
  CANCELLED: cancelled,
});

/** The statuses of an order as its record in the knowledge has them, in English. */
export const statusWords: StatusWords = words('received, being checked', 'confirmed', 'rejected', 'cancelled');

const statuses: { readonly [language in ChatLanguage]: Words } = {
  en: statusWords,
  de: words('eingegangen, in Prüfung', 'bestätigt', 'abgelehnt', 'storniert'),
  fr: words('reçue, en cours de vérification', 'confirmée', 'refusée', 'annulée'),
  es: words('recibido, en revisión', 'confirmado', 'rechazado', 'cancelado'),
  it: words('ricevuto, in verifica', 'confermato', 'rifiutato', 'annullato'),
  nl: words('ontvangen, wordt gecontroleerd', 'bevestigd', 'afgewezen', 'geannuleerd'),
  pt: words('recebida, em verificação', 'confirmada', 'recusada', 'cancelada'),
  sv: words('mottagen, kontrolleras', 'bekräftad', 'avvisad', 'avbeställd'),
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
