/** What is right for a document, in the shape of the truth files of the document vectors. */
import type { ContentLine, OrderContent } from './content.ts';
import { plainDecimal, weekOf } from './writing.ts';

/** Numbers as JSON numbers or exact decimal strings. */
type Amount = string | number;

export type TruthLine = {
  readonly name: string;
  readonly code?: string | null;
  readonly qty?: Amount;
  /** null: no price is printed */
  readonly price?: Amount | null;
  readonly name_accept?: readonly string[];
  readonly code_accept?: readonly (string | null)[];
  readonly qty_accept?: readonly Amount[];
  readonly price_accept?: readonly Amount[];
  /** may be read or left out: freight among the articles */
  readonly optional?: boolean;
};

export const scoredFields = ['customer_name', 'customer_email', 'po_number', 'delivery_date', 'currency', 'total'] as const;
export type ScoredField = (typeof scoredFields)[number];

/** A key that is missing is not known and not scored; null means that the document truly does not have it. */
export type Truth = { readonly [name in ScoredField]?: Amount | null } & {
  readonly document_type: string;
  /** known of generated documents only, and learned from; not scored */
  readonly order_date?: string | null;
  readonly products?: readonly TruthLine[];
  /** other answers that are right too, by field */
  readonly accept?: { readonly [name in ScoredField | 'document_type']?: readonly (Amount | null)[] };
  readonly notes?: string;
  /** further orders of the same document */
  readonly others?: readonly Truth[];
};

/** How a layout shows its content, as far as that decides what is right. */
export type Shown = {
  readonly email?: boolean;
  readonly delivery?: boolean;
  readonly code?: boolean;
  readonly total?: boolean;
  readonly deliveryAsWeek?: boolean;
  /** nothing printed says which currency is meant */
  readonly currency?: boolean;
};

function lineTruth(line: ContentLine, shown: Shown): TruthLine {
  const net = BigInt(line.price) * BigInt(100 - line.discount);
  return {
    name: line.name,
    qty: plainDecimal(line.qty, 3),
    price: plainDecimal(line.price, 4),
    ...(shown.code === false ? {} : { code: line.code }),
    ...(line.discount > 0 ? { price_accept: [plainDecimal(Number(net), 6)] } : {}),
  };
}

const shownOr = <T>(isShown: boolean | undefined, value: T): T | null => (isShown === false ? null : value);

/** The days of the week that was named are all right: documents name the week, a date is our own choice within it. */
const weekDays = (iso: string): readonly string[] => {
  const monday = Date.parse(weekOf(iso).monday);
  return Array.from({ length: 7 }, (_, day) => new Date(monday + day * 86_400_000).toISOString().slice(0, 10));
};

export function truthOf(content: OrderContent, shown: Shown = {}): Truth {
  const [rowDate, ...others] = new Set(content.lines.flatMap(({ date }) => date ?? []));
  // what comes on several days has no day of its own
  const delivery = content.delivery ?? (others.length === 0 ? rowDate : null) ?? null;
  return {
    document_type: content.type,
    customer_name: content.buyer.name,
    customer_email: shownOr(shown.email, content.email),
    po_number: content.po,
    order_date: content.date,
    delivery_date: shownOr(shown.delivery, delivery),
    ...(shown.currency === false ? {} : { currency: content.currency }),
    ...(shown.total === false ? {} : { total: plainDecimal(content.totalCents, 2) }),
    products: content.lines.map((line) => lineTruth(line, shown)),
    accept: {
      ...(shown.deliveryAsWeek && delivery ? { delivery_date: weekDays(delivery) } : {}),
    },
  };
}
