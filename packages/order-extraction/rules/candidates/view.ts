import type { ExtractionContext } from '../../document/documents.port.ts';
import type { DateHints } from '../dates.ts';
import type { Label } from '../header/labels.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';

/** All that the proposers look at, made once for a document. */
export type DocumentView = {
  readonly layout: Layout;
  /** lines that the tables fill */
  readonly used: ReadonlySet<number>;
  readonly labels: readonly Label[];
  /** headlines that name the kind of document, and those of them that call it an order */
  readonly titles: readonly Segment[];
  readonly orderTitles: readonly Segment[];
  readonly items: readonly Item[];
  /** an order, a change, a cancellation: its writer is the customer */
  readonly issuedByBuyer: boolean;
  /** a request or an offer, a forecast or a reminder: what it is does not tell which of the two wrote it */
  readonly issuedByEither: boolean;
  /** nothing that names a customer's order: a contract, a list, a letter about something else */
  readonly elsewhere: boolean;
  readonly context: ExtractionContext;
  readonly fileName: string;
};

export type DatedView = DocumentView & { readonly hints: DateHints };
