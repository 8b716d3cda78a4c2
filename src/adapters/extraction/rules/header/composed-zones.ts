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
  const named = words.some((word) => isCue('party', word) && !covers(only, word));
  if (!someCue(only.person, words) && !named) return null;
  return words.every((word) => covers(only, word) || beside.some((cue) => isCue(cue, word))) ? only.zone : null;
}
