/** Conditions of a list that callers may or may not give. Which index serves best depends on them, so such statements have no name. */

/** `sql` with `?` where the value stands; with several values each `?` is the next of them. `?|` is the operator of that name. */
export type Condition = readonly [sql: string, ...values: readonly unknown[]];

/** Those that have a value, as ` and …`, their parameters counted from `$first`. */
export const conditionsOf = (conditions: readonly Condition[], first: number) => {
  const values: unknown[] = [];
  const texts = conditions
    .filter(([, ...parameters]) => parameters.every((value) => value !== undefined))
    .map(([sql, ...parameters]) => {
      const from = first + values.length;
      values.push(...parameters);
      let next = 0;
      return ` and ${sql.replaceAll(/\?(?!\|)/g, () => `$${from + (parameters.length === 1 ? 0 : next++)}`)}`;
    });
  return { text: texts.join(''), values: values as readonly unknown[] };
};

const mostWords = 6;
const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** The words of a search, in small letters; what is no word looks for nothing. */
export const searchedWords = (q: string | undefined): readonly string[] =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
/** The pattern of `like` that finds it anywhere. */
export const anywhere = (word: string): string => `%${literally(word)}%`;

/** an index of trigrams finds no shorter ones in the middle of a word */
const shortest = 3;

/**
 * That a word occurs in a column of small letters: anywhere, or where it has one or two letters at the beginning of a word, since a row that has it
 * is then found by the index as well.
 */
export const wordIn = (column: string, word: string): Condition => {
  const letters = Array.from(word).filter((character) => /[\p{L}\p{N}]/u.test(character));
  return letters.length < shortest
    ? [`(${column} like ? or ${column} like ?)`, `${literally(word)}%`, `% ${literally(word)}%`]
    : [`${column} like ?`, anywhere(word)];
};

/** Words that all have to occur in a column of small letters. */
export const wordsIn = (column: string, q: string | undefined): readonly Condition[] =>
  searchedWords(q).map((word) => wordIn(column, word));

/** A list says how many it has up to this many, and beyond that only that there are more. */
const countedUpTo = 10_000;
export type Total = { readonly count: number; readonly more: boolean };

/** The statement that counts no more rows than it has to; its one row has `count`. `from` is everything behind `from`. */
export const totalOf = (from: string): string =>
  `select count(*)::int as count from (select 1 from ${from} limit ${countedUpTo + 1}) as counted`;
/** The same, with the ids of the page that `tail` ends in: its one row has `count` and `ids`. */
export const foundOf = (columns: string, from: string, tail: string): string =>
  `with found as materialized (select ${columns} from ${from} limit ${countedUpTo + 1})
   select (select count(*)::int from found) as count, array(select id::text from found where true${tail}) as ids`;
export const asTotal = (count: number): Total => ({ count: Math.min(count, countedUpTo), more: count > countedUpTo });
