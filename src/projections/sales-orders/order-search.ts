/** What a search of orders looks into: their own row, their customer's record, and the mail they came in. */
import { anywhere, type Condition, searchedWords } from '../../platform/postgres/conditions.ts';
import { searchKeyOf } from '../shared/search-key.ts';

/** records that a word may mean; the newest mails */
const most = 1_000;

/** For rows with search, customer_id and source; $1 is the company. `of`: the alias of the table with a dot. */
export const orderWords = (q: string | undefined, of = ''): readonly Condition[] =>
  searchedWords(q).map((word) => {
    const [said, compared] = ['(?::text[])[1]', '(?::text[])[2]'];
    const customers = `select id from read.customers where company_id = $1 and search_key like ${compared} limit ${most}`;
    const mails = `select id::text from read.emails where company_id = $1 and search like ${said} order by received_at desc limit ${most}`;
    const anywhereOf = [
      `${of}search like ${said}`,
      `${of}customer_id = any(array(${customers}))`,
      `${of}source->>'id' = any(array(${mails}))`,
    ];
    return [`(${anywhereOf.join(' or ')})`, [anywhere(word), anywhere(searchKeyOf(word))]] as const;
  });
