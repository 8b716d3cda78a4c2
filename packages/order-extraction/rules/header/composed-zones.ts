import { type Cue, isCue, someCue, type ZoneName } from '../languages/index.ts';
import { normalise } from '../text.ts';

type Role = {
  readonly zone: ZoneName;
  /** the word alone means the party */
  readonly person: Cue;
  /** needs a word for a party or an address */
  readonly act: Cue;
};

const roles: readonly Role[] = [
  { zone: 'seller', person: 'seller', act: 'selling' },
  { zone: 'ship_to', person: 'consignee', act: 'delivering' },
  { zone: 'buyer', person: 'buyer', act: 'buying' },
];
const beside: readonly Cue[] = ['party', 'partyData', 'little', 'our', 'your', 'and'];
const mostWords = 6;

/** "delivery details", "invoice data": facts, not a party */
const tellsFacts = ([act, data, ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  isCue('partyData', data ?? '') &&
  (isCue('delivering', act ?? '') || isCue('buying', act ?? '')) &&
  !isCue('buyer', act ?? '');

/** longest little word that ends a label of whom something goes to */
const longestTo = 5;

/** "Please send invoices to", "Rechnung senden an": a label that says so and ends before whom it is. */
const sends = (words: readonly string[]): boolean =>
  someCue('sending', words.slice(0, -1)) && (words.at(-1) ?? '').length <= longestTo && !someCue('number', words);

/** Whose name or address a label of several words announces ("Ordering company", "Bestellendes Unternehmen"); null when a word is none of such labels. */
export function composedZone(text: string): ZoneName | null {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > mostWords || tellsFacts(words)) return null;
  // "Naslov dobavitelja": who delivers sells, and begins as delivering does
  const acts = words.filter((word) => !roles.some(({ person }) => isCue(person, word)));
  const covers = ({ person, act }: Role, word: string): boolean => isCue(person, word) || isCue(act, word);
  const meant = roles.filter(({ person, act }) => someCue(person, words) || someCue(act, acts));
  // "Commande fournisseur" is a kind of order and nobody's address
  const [only] = meant;
  if (!only || meant.length > 1) return null;
  const sent = sends(words);
  const named = sent || words.some((word) => isCue('party', word) && !covers(only, word));
  if (!someCue(only.person, words) && !named) return null;
  return words.every((word) => covers(only, word) || beside.some((cue) => isCue(cue, word)) || (sent && isCue('sending', word)))
    ? only.zone
    : null;
}
