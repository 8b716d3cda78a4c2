import type { Decimal } from '@order-intake/kernel';
import type { LineFieldName } from '../../document/extraction.ts';
import type { FoundValue } from '../found-value.ts';
import type { Segment } from '../layout/line.types.ts';
import type { Check } from './arithmetic.ts';

/** A row that was understood. */
export type Item = {
  readonly fields: { readonly [name in LineFieldName]?: FoundValue };
  readonly amount: Decimal | null;
  readonly check: Check;
  /** for how many its price has to be for the row to add up, where nothing in the row says so */
  readonly unstatedPer?: Decimal;
  /** quantity or price can mean a thousand times as much, and nothing in the document decides */
  readonly ambiguous?: boolean;
  /** freight, packaging and the like: counts in the sum, is no product */
  readonly charge: boolean;
  /** text of the row's own delivery date, unread */
  readonly date: Segment | null;
  readonly page: number;
  /** which of a document's tables it stands in, from 0 */
  readonly table?: number;
  /** what else stands in the row, beside its columns: "cancelled", "qty was 100" */
  readonly told?: string;
  /** text of the row's numbers, for asking which currency they name */
  readonly money: string;
};

/** It adds up, and is called by more than a code. */
export const isProvedRow = ({ check, charge, fields: { name } }: Item): boolean =>
  charge || (check === 'holds' && /\p{L}{3}/u.test(name?.value ?? '') && /\s/.test((name?.value ?? '').trim()));
