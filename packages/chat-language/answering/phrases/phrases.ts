/** What a clerk says around the facts. `{…}` is filled in; a fact itself is never written here. */
export type Phrases = {
  readonly greeting: string;
  readonly thanks: string;
  readonly complaint: string;
  readonly cancellation: string;
  readonly orderInWords: string;
  /** above the lines that were read, where not all of the message was: a person reads it */
  readonly orderUnsure: string;
  /** above the lines of an order from the catalogue, and below them with and without a draft */
  readonly cart: string;
  readonly cartDrafted: string;
  readonly cartHandedOver: string;
  /** above the lines of an order that the customer has to confirm, and below them */
  readonly proposal: string;
  readonly proposalAsk: string;
  /** below two numbered readings of one order */
  readonly proposalWhich: string;
  readonly proposalDeclined: string;
  /** a confirmation that came too late, or of an order that has changed */
  readonly proposalOver: string;
  /** {reference} */
  readonly proposalDone: string;
  /** labels of buttons, at most 20 characters */
  readonly yes: string;
  readonly no: string;
  readonly choose: string;
  /** {price} {currency} */
  readonly perUnit: string;
  readonly priceOnRequest: string;
  /** {date} */
  readonly listPrices: string;
  /** {price} {reference} */
  readonly yourPrice: string;
  /** {price} with its unit: of the customer's own price list */
  readonly ownPrice: string;
  /** {quantity} {price} */
  readonly fromQuantity: string;
  /** {date} */
  readonly validTo: string;
  /** {stock} */
  readonly inStock: string;
  readonly notInStock: string;
  /** {date} */
  readonly expected: string;
  readonly stockUnknown: string;
  readonly noSuchArticle: string;
  readonly notInThatSize: string;
  readonly doYouMean: string;
  readonly whichOne: string;
  /** {reference} */
  readonly order: string;
  readonly purchaseOrder: string;
  readonly delivery: string;
  readonly total: string;
  readonly noOrders: string;
  /** {reference}: what was asked for; the same whether it exists or not */
  readonly notYours: string;
  readonly notConfirmed: string;
  /** a contact shows by a code which customer it is */
  readonly verification: {
    readonly ask: string;
    /** the same whether the customer is known or not */
    readonly sent: string;
    /** {address}: masked */
    readonly sentTo: string;
    readonly verified: string;
    readonly wrong: string;
    readonly over: string;
    readonly limited: string;
  };
  /** nothing is known of it: asked back once */
  readonly askBack: string;
  readonly topics: { readonly [topic in Topic]: string };
  readonly topicUnknown: string;
  readonly picture: string;
  readonly voice: string;
  readonly file: string;
  readonly place: string;
  readonly units: { readonly [unit in SpokenUnit]: string };
};

export const topics = ['hours', 'returns', 'delivery_terms', 'payment', 'address'] as const;
export type Topic = (typeof topics)[number];
export type SpokenUnit = 'piece' | 'pair' | 'box' | 'pack' | 'set' | 'm' | 'm2' | 'kg' | 'l' | 'h';
