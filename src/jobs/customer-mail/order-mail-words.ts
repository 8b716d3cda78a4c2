/** What a customer is told of an order, in the languages of the service. */
import type { MailLanguage } from '../../domain/catalog/customer-language.ts';

export type OrderMailKind = 'customer_order_received' | 'customer_order_approved';

type Words = { readonly [kind in OrderMailKind]: (number: string) => string } & {
  readonly ours: string;
  readonly yours: string;
  readonly delivery: string;
  readonly total: string;
  readonly lines: string;
  readonly automatic: string;
};

export const orderMailWords: { readonly [language in MailLanguage]: Words } = {
  en: {
    customer_order_received: (number) => `We have received your order ${number}`,
    customer_order_approved: (number) => `Your order ${number} is confirmed`,
    ours: 'Our number',
    yours: 'Your number',
    delivery: 'Wanted by',
    total: 'Total',
    lines: 'Lines',
    automatic: 'This message was sent automatically.',
  },
  de: {
    customer_order_received: (number) => `Ihre Bestellung ${number} ist bei uns eingegangen`,
    customer_order_approved: (number) => `Ihre Bestellung ${number} ist bestätigt`,
    ours: 'Unsere Nummer',
    yours: 'Ihre Nummer',
    delivery: 'Wunschtermin',
    total: 'Gesamtbetrag',
    lines: 'Positionen',
    automatic: 'Diese Nachricht wurde automatisch versandt.',
  },
  es: {
    customer_order_received: (number) => `Hemos recibido su pedido ${number}`,
    customer_order_approved: (number) => `Su pedido ${number} está confirmado`,
    ours: 'Nuestro número',
    yours: 'Su número',
    delivery: 'Fecha de entrega deseada',
    total: 'Importe total',
    lines: 'Líneas',
    automatic: 'Este mensaje se ha enviado automáticamente.',
  },
  fr: {
    customer_order_received: (number) => `Nous avons bien reçu votre commande ${number}`,
    customer_order_approved: (number) => `Votre commande ${number} est confirmée`,
    ours: 'Notre numéro',
    yours: 'Votre numéro',
    delivery: 'Livraison souhaitée',
    total: 'Montant total',
    lines: 'Lignes',
    automatic: 'Ce message a été envoyé automatiquement.',
  },
  it: {
    customer_order_received: (number) => `Abbiamo ricevuto il vostro ordine ${number}`,
    customer_order_approved: (number) => `Il vostro ordine ${number} è confermato`,
    ours: 'Nostro numero',
    yours: 'Vostro numero',
    delivery: 'Consegna richiesta',
    total: 'Importo totale',
    lines: 'Righe',
    automatic: 'Questo messaggio è stato inviato automaticamente.',
  },
  nl: {
    customer_order_received: (number) => `Wij hebben uw bestelling ${number} ontvangen`,
    customer_order_approved: (number) => `Uw bestelling ${number} is bevestigd`,
    ours: 'Ons nummer',
    yours: 'Uw nummer',
    delivery: 'Gewenste levering',
    total: 'Totaalbedrag',
    lines: 'Regels',
    automatic: 'Dit bericht is automatisch verzonden.',
  },
  pl: {
    customer_order_received: (number) => `Otrzymaliśmy Państwa zamówienie ${number}`,
    customer_order_approved: (number) => `Państwa zamówienie ${number} zostało potwierdzone`,
    ours: 'Nasz numer',
    yours: 'Państwa numer',
    delivery: 'Żądany termin dostawy',
    total: 'Suma',
    lines: 'Pozycje',
    automatic: 'Ta wiadomość została wysłana automatycznie.',
  },
  pt: {
    customer_order_received: (number) => `Recebemos a sua encomenda ${number}`,
    customer_order_approved: (number) => `A sua encomenda ${number} está confirmada`,
    ours: 'O nosso número',
    yours: 'O seu número',
    delivery: 'Entrega pretendida',
    total: 'Valor total',
    lines: 'Linhas',
    automatic: 'Esta mensagem foi enviada automaticamente.',
  },
  sv: {
    customer_order_received: (number) => `Vi har tagit emot er beställning ${number}`,
    customer_order_approved: (number) => `Er beställning ${number} är bekräftad`,
    ours: 'Vårt nummer',
    yours: 'Ert nummer',
    delivery: 'Önskad leverans',
    total: 'Totalbelopp',
    lines: 'Rader',
    automatic: 'Detta meddelande skickades automatiskt.',
  },
};
