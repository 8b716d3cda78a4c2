/** What both sets of labels share, by language: words around an order that are no fields of it. */
import { list } from './words.types.ts';

export type More = {
  readonly currency: readonly string[];
  readonly terms: readonly (readonly [string, string])[];
  readonly freight: readonly string[];
  readonly rebate: readonly string[];
  readonly taxColumn: readonly string[];
  readonly dateColumn: readonly string[];
  readonly carry: readonly [string, string];
  readonly contact: readonly string[];
  readonly note: readonly string[];
  readonly section: readonly string[];
  readonly greeting: readonly string[];
  /** "3 x NAME at PRICE", in running text */
  readonly at: string;
  readonly week: string;
};

const one = (
  currency: string,
  terms: readonly (readonly [string, string])[],
  rest: { readonly [key in Exclude<keyof More, 'currency' | 'terms' | 'carry' | 'at' | 'week'>]: string } & {
    readonly carry: readonly [string, string];
    readonly at: string;
    readonly week: string;
  },
): More => ({
  currency: list(currency),
  terms,
  freight: list(rest.freight),
  rebate: list(rest.rebate),
  taxColumn: list(rest.taxColumn),
  dateColumn: list(rest.dateColumn),
  carry: rest.carry,
  contact: list(rest.contact),
  note: list(rest.note),
  section: list(rest.section),
  greeting: list(rest.greeting),
  at: rest.at,
  week: rest.week,
});

export const more: { readonly [language: string]: More } = {
  en: one(
    'Currency',
    [
      ['Payment terms', '30 days net'],
      ['Ship via', 'Truck'],
      ['Incoterms', 'DAP'],
      ['Terms', 'Net 45'],
    ],
    {
      freight: 'Freight | Shipping & handling | Delivery charge',
      rebate: 'Less discount 5% | Order discount 5%',
      taxColumn: 'VAT % | Tax %',
      dateColumn: 'Delivery date | Required',
      carry: ['Carried forward', 'Brought forward'],
      contact: 'Contact | Buyer contact | Attn.',
      note: 'Colour: anthracite | Finish: matt | Drawing rev. C',
      section: 'Workshop | Office | Site 2',
      greeting: 'Dear Sir or Madam, | Hello,',
      at: 'at',
      week: 'week',
    },
  ),
  de: one(
    'Währung',
    [
      ['Zahlungsbedingungen', '30 Tage netto'],
      ['Versandart', 'Spedition'],
      ['Lieferbedingung', 'frei Haus'],
    ],
    {
      freight: 'Frachtkosten | Versandkosten | Transportkosten',
      rebate: 'abzgl. Rabatt 5 % | Nachlass 5 %',
      taxColumn: 'MwSt. % | USt.',
      dateColumn: 'Liefertermin | Termin',
      carry: ['Übertrag', 'Übertrag'],
      contact: 'Ansprechpartner | Sachbearbeiter',
      note: 'Farbe: anthrazit | Ausführung: matt',
      section: 'Werkstatt | Verwaltung | Baustelle Nord',
      greeting: 'Sehr geehrte Damen und Herren, | Guten Tag,',
      at: 'zu',
      week: 'KW',
    },
  ),
  fr: one(
    'Devise',
    [
      ['Conditions de paiement', '30 jours fin de mois'],
      ['Mode de livraison', 'Transporteur'],
    ],
    {
      freight: 'Frais de port | Transport',
      rebate: 'Remise 5 %',
      taxColumn: 'TVA % | TVA',
      dateColumn: 'Date de livraison | Délai',
      carry: ['À reporter', 'Report'],
      contact: 'Contact | Suivi par',
      note: 'Coloris : anthracite | Finition mate',
      section: 'Atelier | Bureaux',
      greeting: 'Madame, Monsieur, | Bonjour,',
      at: 'à',
      week: 'semaine',
    },
  ),
  es: one(
    'Moneda',
    [
      ['Forma de pago', 'Transferencia 30 días'],
      ['Portes', 'Pagados'],
    ],
    {
      freight: 'Gastos de envío | Portes',
      rebate: 'Descuento 5 %',
      taxColumn: 'IVA % | % IVA',
      dateColumn: 'Fecha de entrega | Entrega',
      carry: ['Suma y sigue', 'Suma anterior'],
      contact: 'Contacto | A la atención de',
      note: 'Color: antracita | Acabado mate',
      section: 'Taller | Oficina',
      greeting: 'Estimados señores: | Buenos días:',
      at: 'a',
      week: 'semana',
    },
  ),
  it: one(
    'Valuta',
    [
      ['Condizioni di pagamento', 'Bonifico 60 gg'],
      ['Resa', 'Franco destino'],
    ],
    {
      freight: 'Spese di trasporto | Trasporto',
      rebate: 'Sconto 5 %',
      taxColumn: 'IVA % | Aliq. IVA',
      dateColumn: 'Data di consegna | Consegna',
      carry: ['A riportare', 'Riporto'],
      contact: 'Riferimento | Contatto',
      note: 'Colore: antracite | Finitura opaca',
      section: 'Officina | Ufficio',
      greeting: 'Gentili Signori, | Buongiorno,',
      at: 'a',
      week: 'settimana',
    },
  ),
  nl: one(
    'Valuta',
    [
      ['Betalingsvoorwaarden', '30 dagen netto'],
      ['Leveringswijze', 'Franco huis'],
    ],
    {
      freight: 'Verzendkosten | Transportkosten',
      rebate: 'Korting 5 %',
      taxColumn: 'BTW % | BTW',
      dateColumn: 'Leverdatum | Gewenst op',
      carry: ['Transporteren', 'Transport'],
      contact: 'Contactpersoon | Behandeld door',
      note: 'Kleur: antraciet | Afwerking mat',
      section: 'Werkplaats | Kantoor',
      greeting: 'Geachte heer, mevrouw, | Goedendag,',
      at: 'à',
      week: 'week',
    },
  ),
  pt: one(
    'Moeda',
    [
      ['Condições de pagamento', '30 dias'],
      ['Transporte', 'Por conta do fornecedor'],
    ],
    {
      freight: 'Portes | Transporte',
      rebate: 'Desconto 5 %',
      taxColumn: 'IVA % | IVA',
      dateColumn: 'Data de entrega | Entrega',
      carry: ['A transportar', 'Transporte'],
      contact: 'Contacto | A/C',
      note: 'Cor: antracite | Acabamento mate',
      section: 'Oficina | Escritório',
      greeting: 'Exmos. Senhores, | Bom dia,',
      at: 'a',
      week: 'semana',
    },
  ),
  sv: one(
    'Valuta',
    [
      ['Betalningsvillkor', '30 dagar netto'],
      ['Leveransvillkor', 'Fritt levererat'],
    ],
    {
      freight: 'Frakt | Fraktkostnad',
      rebate: 'Rabatt 5 %',
      taxColumn: 'Moms %',
      dateColumn: 'Leveransdatum | Lev.datum',
      carry: ['Transporteras', 'Transport'],
      contact: 'Er referens | Kontaktperson',
      note: 'Färg: antracit | Matt yta',
      section: 'Verkstad | Kontor',
      greeting: 'Hej,',
      at: 'à',
      week: 'vecka',
    },
  ),
};
