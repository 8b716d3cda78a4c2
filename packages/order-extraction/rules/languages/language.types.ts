import type { DocumentType } from '../../document/extraction.ts';

/** What a column of an order's table can hold. `supplierCode` is the number that the seller (we) gave the article. */
export type ColumnKind =
  | 'position'
  | 'code'
  | 'supplierCode'
  | 'name'
  | 'qty'
  | 'unit'
  | 'price'
  | 'priceUnit'
  | 'discount'
  | 'tax'
  | 'amount'
  | 'date'
  | 'other';

export type LabelName =
  | 'po_number'
  | 'order_date'
  | 'delivery_date'
  | 'currency'
  | 'customer_code'
  | 'phone'
  | 'tax_number'
  | 'email'
  | 'contact'
  | 'supplier_code'
  | 'other_number';

/** `third`: whom the buyer works for; no party of this order */
export type ZoneName = 'buyer' | 'ship_to' | 'seller' | 'third';

/** What single words tell wherever they stand (cues.ts); each is a question that the rules ask of a word. */
export const cues = {
  ordering: 'an order, in titles and labels',
  endingInOrder: 'ends the compound that is a title: "Wochenbestellung"',
  number: 'a number follows',
  date: 'a date, in labels',
  former: 'before what something was, and is no more: "was", "instead of"',
  dated: 'stands before the date of something: "vom", "dated"',
  delivering: 'goods arrive or leave',
  when: 'time, and that something is wanted: "latest", "week", "requested"',
  wanted: 'goods are wanted, whenever',
  by: 'before a day by which something must be: "until", "bis"',
  needing: 'in a sentence: goods are needed',
  our: "the writer's own",
  your: "the reader's own",
  little: 'articles, prepositions',
  and: 'joins two names',
  reference: "a reference, whoever's",
  noNumber: 'stands where a number should, and is none: "see below", "pending"',
  due: 'payment is due',
  elsewhere: 'in a sentence: a date is not of delivery',
  answering: 'an order is answered',
  asking: 'in a sentence: goods are asked for, politely or shortly',
  theirOrder: "the reader's order: its writer sells",
  taken: 'in a sentence: an order was received, or its goods are on their way',
  spanning: 'a span of time for which something holds or is lent: its days are of no delivery',
  fulfilled: 'over a column: what was delivered, received, sent back or is left',
  replaced: 'in the name of a column: what held before the change',
  replacing: 'in the name of a column: what holds from now on',
  changing: 'an order is changed',
  cancelling: 'an order is taken back',
  quoting: 'prices are asked or offered',
  billing: 'money is asked for',
  requesting: 'in a sentence of a mail: its writer orders',
  advertising: 'a mail that goes to many',
  crediting: 'money or goods go back, or somebody complains',
  moving: 'goods are moved, in titles of papers',
  slip: 'a paper that goes with goods',
  deliveryPaper: 'names such a paper by itself',
  callingOff: 'goods of an earlier contract are called for',
  agreeing: 'a contract, a plan, a list: nothing is ordered by it',
  estimating: 'over a column: how much may be wanted, and is not ordered',
  stocking: 'over a column: how many there are, or have to be taken at least; nobody ordered them',
  listing: 'a catalogue, a price list: what a seller offers, and at what price',
  annexed: 'a paper that goes with another, before whose: "annex 4 to the contract"',
  requisitioning: 'a paper by which somebody asks for goods, of their own house or of a seller',
  besideTitle: 'may stand in a title and changes nothing',
  labelling: 'behind a title it makes a label of it',
  subject: 'what a letter is about follows',
  reply: 'before the subject of an answer',
  seller: 'who sells',
  selling: 'the act; needs a word for a party beside it',
  consignee: 'who gets the goods',
  buyer: 'who buys',
  buying: 'the act; needs a word for a party beside it',
  party: 'a company, a name, an address, in labels',
  partyData: 'details of a party',
  legal: 'legal forms of companies',
  legalInFront: 'legal forms that stand before the name and mean something else behind it: "PT Astra", "Lisboa, PT"',
  formInWords: 'legal forms written out, by which a name is complete',
  organisation: 'organisations that are no companies',
  municipality: 'towns, counties and parishes as bodies: they buy, and their names are whole without a legal form',
  house: 'where guests eat or sleep: what is painted over its door is seldom the name of who owns it',
  joinsDays: 'between the first and the last day of a span, where it says of no single day by when',
  tradesAs: 'between a registered name and the one that it is known by: "t/a"',
  isTradeNameOf: 'between the name that somebody is known by and the registered one',
  operatedBy: 'before the registered name of who runs the house that is named above',
  actingFor: 'between an agent and whom it orders for',
  superior: 'what a public body writes above its own name: a state, a ministry, a county',
  street: 'streets and places in addresses',
  person: 'before a person in an address: "Mr", "attn"',
  addressing: 'before whom a paper goes to, in the same line: "Messrs", "Spett.le"',
  addressedBehind: 'behind whom a paper goes to, in the same line: "御中"',
  attention: 'behind or before whom a paper goes to, before a person: "attn", "c.a."',
  salutation: 'begins a greeting or a sentence of a letter',
  buyingOffice: 'a department that buys',
  department: 'a department or a role: no name of a company',
  proprietor: 'before the person who owns a firm, below its name',
  notName: 'begins a label and no name',
  issuer: 'only an issuer prints it: bank, register',
  carrier: 'who carries goods or money: never who orders',
  buyingMail: 'before the @ of who buys',
  billingMail: 'before the @ of who pays, or of nobody',
  each: 'between a quantity and what one of it costs',
  hundred: 'what a price is for: a hundred',
  thousand: 'what a price is for: a thousand',
  metre: 'counts metres: a price per M is for one of them',
  measure: 'weighs or fills: "per 100 g" is no price for a hundred pieces',
  optional: 'what is offered or possible, and not ordered',
  sum: 'a sum',
  subtotal: 'a part of a sum',
  amount: 'money; with a word for an order beside it, its sum',
  besideSum: 'may stand beside a sum and changes nothing',
  excluding: 'without tax',
  including: 'with tax',
  taxWord: 'tax',
  freight: 'of a charge: what it costs to bring the goods',
  packaging: 'of a charge: what they are packed in',
  serviceCharge: 'of a charge: work',
  reduction: 'takes off',
  sending: 'in a label that says whom something shall be sent to: "please send invoices to"',
  returning: 'right before the address that a filled form is sent to',
  informing: 'says that its reader shall take note of an order and not carry it out',
  accepting: "takes the reader's offer, and so orders",
  actingAs: 'as what something stands: "approved as order"',
  days: 'days or weeks that are counted: "5 working days from receipt"',
  previous: 'of something that was before: "as with our last delivery"',
  sizing: 'behind a number that says how big the goods are, and not how many',
  further: 'joins what is listed in a sentence, beside "and"',
  bounding: 'before the least or the most of something: "over 500 units"',
  weekday: 'a day of the week, before its date',
} as const;
export type Cue = keyof typeof cues;

/**
 * The words of one language, as they stand in order documents. All are compared after `normalise` (text.ts): lower case, no accents, ß as ss,
 * punctuation as spaces. A `*` at either end of a column word stands for any letters of the same word.
 */
export type Language = {
  readonly code: string;
  /** little words that tell the language */
  readonly common: readonly string[];
  /** letters that tell the language, in a text that is not in Latin ones */
  readonly letters?: RegExp;
  readonly columns: { readonly [kind in ColumnKind]?: readonly string[] };
  readonly labels: { readonly [name in LabelName]?: readonly string[] };
  /** what stands above a party's address */
  readonly zones: { readonly [name in ZoneName]?: readonly string[] };
  readonly titles: { readonly [type in DocumentType]?: readonly string[] };
  /** phrases that speak for a type wherever they stand */
  readonly phrases: { readonly [type in DocumentType]?: readonly string[] };
  /** first words of a line below the table: sums and taxes */
  readonly totals: {
    readonly net: readonly string[];
    readonly gross: readonly string[];
    readonly tax: readonly string[];
    readonly carry: readonly string[];
  };
  /** what is added to an order and is no product */
  readonly charges: readonly string[];
  /** January to December, each with its abbreviations */
  readonly months: readonly (readonly string[])[];
  /**
   * days whose year, month and day are told by words beside numbers, as named groups; without a year it is that of the order. `before`: the year before
   * the first of those that are counted
   */
  readonly days?: readonly { readonly pattern: RegExp; readonly before?: number }[];
  /** words before the number of a calendar week */
  readonly weeks: readonly string[];
  /** that days are written as "26-03-24" in its countries */
  readonly shortYearFirst?: true;
  readonly units: readonly string[];
  /** one to twelve in words; "-" for one that is an article, too */
  readonly numbers?: readonly string[];
  readonly cues: { readonly [cue in Cue]?: readonly string[] };
  /** full names of currencies, as they are printed: they mean them wherever they stand */
  readonly namedMoney?: { readonly [iso4217: string]: readonly string[] };
  /** what stands beside a number for a currency of this language's countries, as it is printed; without a point at its end */
  readonly money?: { readonly [iso4217: string]: readonly string[] };
};
