/** A document that changes an order prints what held and what holds now: "Old qty | New qty", "Menge neu | Menge bisher". What holds now is ordered. */
import { type ColumnKind, cueAt } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { exactColumnKind } from './vocabulary.ts';

type Role = 'old' | 'new' | 'either';
type Told = { readonly role: Role; readonly rest: string };

/** columns of which an order has one that holds */
const changeable: ReadonlySet<ColumnKind | null> = new Set(['qty', 'price', 'amount', 'discount', 'date']);

/** "Old qty", "Menge (neu)", "Qté initiale": whether a label names what held or what holds now, at its beginning or its end, and what else it says. */
function toldBy(label: string): Told | null {
  const words = normalise(label)
    .split(' ')
    .filter((word) => word !== '' && word !== '@');
  for (let count = Math.min(3, words.length); count >= 1; count--)
    for (const at of [0, words.length - count]) {
      const is = (...cues: readonly ('replaced' | 'former' | 'replacing')[]): boolean =>
        cues.some((cue) => cueAt(cue, words.slice(at, at + count), 0) === count);
      const [old, now] = [is('replaced', 'former'), is('replacing')];
      if (!old && !now) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + count)].join(' ');
      return { role: old && now ? 'either' : old ? 'old' : 'new', rest };
    }
  return null;
}

const kindOfRest = (rest: string): ColumnKind | null => (rest === '' ? null : exactColumnKind(rest));

const isPair = (old: Told, now: Told): boolean =>
  old !== now &&
  (old.role === 'old' ? now.role !== 'old' : old.role === 'either' && now.role === 'new') &&
  (old.rest === now.rest || old.rest === '' || now.rest === '' || kindOfRest(old.rest) === kindOfRest(now.rest));

/**
 * The kinds of the columns of a header that say what held and what holds, by their place in it; empty where nothing is changed. `kinds`: what the others
 * are by their names. "Old | New" without a word of what is the quantity, where no other column is.
 */
export function changedColumns(
  labels: readonly string[],
  kinds: readonly (ColumnKind | null)[],
): ReadonlyMap<number, ColumnKind> {
  const told = labels.map(toldBy);
  const changed = new Map<number, ColumnKind>();
  const plain = (kind: ColumnKind | null): number => kinds.findIndex((one, at) => one === kind && told[at] === null);
  for (const [at, now] of told.entries()) {
    if (!now || changed.has(at)) continue;
    const old = nearest(told, at, (other) => isPair(other, now), changed);
    if (old === null) continue;
    const named = kindOfRest(now.rest) ?? kindOfRest(told[old]?.rest ?? '');
    const kind = named ?? (plain('qty') < 0 ? 'qty' : plain('price') < 0 ? 'price' : null);
    if (kind !== null && !changeable.has(kind)) continue;
    changed.set(old, 'other').set(at, kind ?? 'other');
  }
  // "Qty | New qty", "Qty | Changed to", "Old price | Price"
  for (const [at, one] of told.entries()) {
    if (!one || one.role === 'either' || changed.has(at)) continue;
    const kind = kindOfRest(one.rest) ?? (one.rest === '' && labels[at]?.includes(' ') ? (kinds[at - 1] ?? null) : null);
    const other = changeable.has(kind) ? plain(kind) : -1;
    if (kind === null || other < 0) continue;
    changed.set(at, one.role === 'new' ? kind : 'other').set(other, one.role === 'new' ? 'other' : kind);
  }
  return changed;
}

function nearest(
  told: readonly (Told | null)[],
  at: number,
  is: (one: Told) => boolean,
  taken: ReadonlyMap<number, ColumnKind>,
): number | null {
  const all = told.flatMap((one, index) => (one && index !== at && !taken.has(index) && is(one) ? [index] : []));
  return all.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null;
}

/** "Old" beside "New", without a word of what. */
export function isChangePair(one: string, other: string): boolean {
  const [first, second] = [toldBy(one), toldBy(other)];
  if (!first || !second || first.rest !== '' || second.rest !== '') return false;
  return isPair(first, second) || isPair(second, first);
}

/** "New price" by itself names a price; "Old price" nothing that is ordered. */
export function changedKind(label: string): ColumnKind | null {
  const told = toldBy(label);
  const kind = told && kindOfRest(told.rest);
  if (!told || !changeable.has(kind) || kind === null) return null;
  return told.role === 'old' ? 'other' : kind;
}
