/** What a search of orders looks into: their own row, the records of their customer and products, and the mail they came in. */
import type { Pool } from 'pg';
import { anywhere, type Condition, conditionsOf, searchedWords, wordIn } from '../../platform/postgres/conditions.ts';
import { searchKeyOf } from '../shared/search-key.ts';
import type { SalesOrderRow } from './sales-orders.columns.ts';

/** customers that a word may mean; the newest mails */
const most = 1_000;
/** of products: each order that has one of them is compared with all of them */
const mostProducts = 200;

/** A word, and what of the company it may mean. */
export type FoundWord = {
  readonly word: string;
  readonly customers: readonly string[];
  readonly products: readonly string[];
  readonly mails: readonly string[];
};

type Searched = Pick<
  SalesOrderRow,
  | 'reference'
  | 'external_reference'
  | 'po_number'
  | 'customer_name'
  | 'customer_email'
  | 'order_date'
  | 'delivery_date'
  | 'total'
  | 'lines'
>;

/** The text of an order's own row that is searched, in small letters. */
export const searchTextOf = ({ lines, ...order }: Searched): string => {
  const { reference, external_reference, po_number, customer_name, customer_email, order_date, delivery_date, total } = order;
  const header = [reference, external_reference, po_number, customer_name, customer_email, order_date, delivery_date, total];
  const articles = lines.flatMap(({ code, name, buyerItemId, sellerItemId }) => [code, buyerItemId, sellerItemId, name]);
  return [...header, ...new Set(articles)]
    .filter((part) => part)
    .join(' ')
    .toLowerCase();
};

/**
 * What the words of `q` mean in the company, of at most 1,000 customers and mails and 200 products each. It is asked for before the orders are: a list of ids that Postgres
 * knows when it plans can be looked up by an index and compared by hash, one that it finds on the way is gone through for every row.
 */
export const findOrderWords = async (pool: Pool, companyId: string, q: string | undefined): Promise<readonly FoundWord[]> => {
  const words = searchedWords(q);
  if (words.length === 0) return [];
  const values: unknown[] = [companyId];
  const look = (table: string, condition: Condition, order = '', limit = most) => {
    const { text, values: conditionValues } = conditionsOf([condition], values.length + 1);
    values.push(...conditionValues);
    return `array(select id::text from read.${table} where company_id = $1${text} ${order} limit ${limit})`;
  };
  const columns = words.flatMap((word, index) => [
    `${look('customers', ['search_key like ?', anywhere(searchKeyOf(word))])} as customers_${index}`,
    `${look('products', ['search_key like ?', anywhere(searchKeyOf(word))], '', mostProducts)} as products_${index}`,
    `${look('emails', wordIn('search', word), 'order by received_at desc')} as mails_${index}`,
  ]);
  const { rows } = await pool.query<{ readonly [column: string]: readonly string[] }>(`select ${columns.join(', ')}`, values);
  const [row] = rows;
  return words.map((word, index) => ({
    word,
    customers: row?.[`customers_${index}`] ?? [],
    products: row?.[`products_${index}`] ?? [],
    mails: row?.[`mails_${index}`] ?? [],
  }));
};

/** For rows with search, customer_id, product_ids and source. `of`: the alias of the table with a dot. */
export const orderWords = (words: readonly FoundWord[], of = ''): readonly Condition[] =>
  words.map(({ word, customers, products, mails }) => {
    const ways: readonly Condition[] = [
      wordIn(`${of}search`, word),
      ...(customers.length > 0 ? [[`${of}customer_id = any(?::uuid[])`, customers] as const] : []),
      ...(products.length > 0 ? [[`${of}product_ids ?| ?::text[]`, products] as const] : []),
      ...(mails.length > 0 ? [[`${of}source->>'id' = any(?::text[])`, mails] as const] : []),
    ];
    return [`(${ways.map(([sql]) => sql).join(' or ')})`, ...ways.flatMap(([, ...conditionValues]) => conditionValues)];
  });
