import { distanceWithin } from '../../../kernel/edit-distance.ts';
import type { Recognised } from './engine.ts';

const sign = '@';
/** "a@b.cd" */
const shortest = 6;

const covers = (one: Recognised, other: Recognised): boolean => {
  const wide = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return wide > (other.x1 - other.x0) / 2 && high > (other.y1 - other.y0) / 2;
};

/** share of an address's letters that both readings may have otherwise */
const mostUnlike = 0.3;
/** longer words are no addresses, and hold the page up */
const longest = 80;
/** Hardly an address has marks on its letters: where a reading has some it took them for another language's. */
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** most letters that the sign is taken for: "(d" */
const mostForSign = 3;

/** The letters of a page's own reading, which took the sign for others or saw none, with the sign where the other reading has it. */
function signed(own: string, address: string): string {
  const letters = withoutMarks(own).slice(0, longest);
  const [wanted, most] = [withoutMarks(address), address.length * mostUnlike];
  const all = [...letters].flatMap((_, at) =>
    Array.from({ length: mostForSign + 1 }, (_, taken) => `${letters.slice(0, at)}${sign}${letters.slice(at + taken)}`),
  );
  const found = all.filter((one) => one.indexOf(sign) > 0 && !one.endsWith(sign));
  const [best] = found
    .map((one) => ({ one, unlike: distanceWithin(wanted.toLowerCase(), one.toLowerCase(), { toEnd: true }) }))
    .sort((a, b) => a.unlike - b.unlike || b.one.length - a.one.length);
  return best && best.unlike <= most ? best.one : wanted;
}

/** The word of the page's own reading that runs on before the address, where it does. */
const runningOn = (address: Recognised, own: readonly Recognised[]): readonly Recognised[] =>
  own.filter(
    (word) =>
      word.x0 < address.x0 &&
      word.x1 > address.x0 &&
      Math.abs(word.y0 + word.y1 - address.y0 - address.y1) < address.y1 - address.y0,
  );

/** The words of a page in its own language, whose data seldom knows the sign of an address: where another reading has it, it is set into them. */
export function withAddresses(own: readonly Recognised[], others: readonly Recognised[]): readonly Recognised[] {
  const addresses = others
    .filter(({ text }) => text.includes(sign) && text.length >= shortest && text.length <= longest)
    .map((address) => ({
      address,
      read: [
        ...new Set([...own.filter((word) => covers(address, word) || covers(word, address)), ...runningOn(address, own)]),
      ].sort((a, b) => a.x0 - b.x0),
    }))
    .filter(({ read }) => !read.some(({ text }) => text.includes(sign)));
  const gone = new Set(addresses.flatMap(({ read }) => read));
  return [
    ...own.filter((word) => !gone.has(word)),
    ...addresses.map(({ address, read }): Recognised => {
      const text = signed(read.map((word) => word.text).join(''), address.text);
      const x0 = Math.min(address.x0, ...read.map((word) => word.x0));
      return { ...address, text, x0 };
    }),
  ];
}
