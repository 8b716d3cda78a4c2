/** A document that changes an order prints what held and what holds now: "Old qty | New qty", "Menge neu | Menge bisher". What holds now is ordered. */
import { type ColumnKind, cueAt, isCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { exactColumnKind } from './vocabulary.ts';

type Role = 'old' | 'new' | 'either';
/** `little`: told by a word that says much else: "from", "to" */
type Told = { readonly role: Role; readonly rest: string; readonly little: boolean };

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
      return { role: old && now ? 'either' : old ? 'old' : 'new', rest, little: isLittle(words.slice(at, at + count).join(' ')) };
    }
  return null;
}

const isLittle = (word: string): boolean => (['little', 'dated', 'joinsDays', 'by'] as const).some((cue) => isCue(cue, word));

const kindOfRest = (rest: string): ColumnKind | null => (rest === '' ? null : exactColumnKind(rest));

const isPair = (old: Told, now: Told): boolean =>
  old !== now &&
  (old.role === 'old' ? now.role !== 'old' : old.role === 'either' && now.role === 'new') &&
  (old.little || now.little
    ? old.rest === now.rest && changeable.has(kindOfRest(now.rest)) && kindOfRest(now.rest) !== 'date'
    : old.rest === now.rest || old.rest === '' || now.rest === '' || kindOfRest(old.rest) === kindOfRest(now.rest));

/** What a column of a header says of a change: its kind, and what it held where another says what holds now. */
export type Changed = { readonly kind: ColumnKind; readonly held?: ColumnKind };

/**
 * The columns of a header that say what held and what holds, by their place in it; empty where nothing is changed. `kinds`: what the others
 * are by their names. "Old | New" without a word of what is the quantity, where no other column is.
 */
export function changedColumns(labels: readonly string[], kinds: readonly (ColumnKind | null)[]): ReadonlyMap<number, Changed> {
  const told = labels.map(toldBy);
  const changed = new Map<number, Changed>();
  const set = (old: number, now: number, kind: ColumnKind | null): void => {
    changed.set(old, kind ? { kind: 'other', held: kind } : { kind: 'other' }).set(now, { kind: kind ?? 'other' });
  };
  const plain = (kind: ColumnKind | null): number => kinds.findIndex((one, at) => one === kind && told[at] === null);
  for (const [at, now] of told.entries()) {
    if (!now || changed.has(at)) continue;
    const old = nearest(told, at, (other) => isPair(other, now), changed);
    if (old === null) continue;
    const named = kindOfRest(now.rest) ?? kindOfRest(told[old]?.rest ?? '');
    const kind = named ?? (plain('qty') < 0 ? 'qty' : plain('price') < 0 ? 'price' : null);
    if (kind === null || changeable.has(kind)) set(old, at, kind);
  }
  // "Qty | New qty", "Ordered | Revised", "Old price | Price"
  for (const [at, one] of told.entries()) {
    if (!one || one.little || one.role === 'either' || changed.has(at)) continue;
    const beside = one.role === 'new' && one.rest === '' && kinds[at] === null ? (kinds[at - 1] ?? null) : null;
    const kind = kindOfRest(one.rest) ?? (beside === 'qty' || beside === 'price' ? beside : null);
    const other = changeable.has(kind) ? plain(kind) : -1;
    if (kind === null || other < 0 || changed.has(other)) continue;
    if (one.role === 'new') set(other, at, kind);
    else set(at, other, kind);
  }
  return changed;
}

/** Where a piece of a header names what held and what holds, drawn so close that they look like one: how many of its words the first has; 0 where it does not. */
export function changesApart(words: readonly string[]): number {
  for (let first = 1; words.length > 2 && first < words.length; first++) {
    const [one, other] = [toldBy(words.slice(0, first).join(' ')), toldBy(words.slice(first).join(' '))];
    const named = one && other && kindOfRest(one.rest || other.rest) !== null;
    if (named && one.role !== other.role && (isPair(one, other) || isPair(other, one))) return first;
  }
  return 0;
}

function nearest(
  told: readonly (Told | null)[],
  at: number,
  is: (one: Told) => boolean,
  taken: ReadonlyMap<number, Changed>,
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
