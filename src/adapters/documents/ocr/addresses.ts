import { distanceWithin } from '@order-intake/kernel';
import { around, type Box } from './box.ts';
import type { Recognised } from './engine.ts';

const sign = '@';
/** "a@b.cd" */
const shortest = 6;

const covers = (cover: Recognised, covered: Recognised): boolean => {
  const wide = Math.min(cover.x1, covered.x1) - Math.max(cover.x0, covered.x0);
  const high = Math.min(cover.y1, covered.y1) - Math.max(cover.y0, covered.y0);
  return wide > (covered.x1 - covered.x0) / 2 && high > (covered.y1 - covered.y0) / 2;
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
function signed(reading: string, address: string): string {
  const letters = withoutMarks(reading).slice(0, longest);
  const [target, most] = [withoutMarks(address), address.length * mostUnlike];
  const all = [...letters].flatMap((_, at) =>
    Array.from(
      { length: mostForSign + 1 },
      (_, replacedCount) => `${letters.slice(0, at)}${sign}${letters.slice(at + replacedCount)}`,
    ),
  );
  const candidates = all.filter((candidate) => candidate.indexOf(sign) > 0 && !candidate.endsWith(sign));
  const [best] = candidates
    .map((candidate) => ({
      one: candidate,
      unlike: distanceWithin(target.toLowerCase(), candidate.toLowerCase(), { toEnd: true }),
    }))
    .sort((a, b) => a.unlike - b.unlike || b.one.length - a.one.length);
  return best && best.unlike <= most ? best.one : target;
}

/** The word of the page's own reading that runs on before the address, where it does. */
const runningOn = (address: Recognised, pageWords: readonly Recognised[]): readonly Recognised[] =>
  pageWords.filter(
    (word) =>
      word.x0 < address.x0 &&
      word.x1 > address.x0 &&
      Math.abs(word.y0 + word.y1 - address.y0 - address.y1) < address.y1 - address.y0,
  );

/** "cafe" and "@muster.example", read apart on one line, as the address that they are. */
export function withSignsJoined(line: readonly Recognised[]): readonly Recognised[] {
  const joined: Recognised[] = [];
  for (const word of [...line].sort((a, b) => a.x0 - b.x0)) {
    const before = joined.at(-1);
    if (!before || !(word.text.startsWith(sign) || before.text.endsWith(sign))) joined.push(word);
    else joined[joined.length - 1] = { ...word, ...around(before, word), text: `${before.text}${word.text}` };
  }
  return joined;
}

/** The words of a page in its own language, whose data seldom knows the sign of an address: where another reading has it, it is set into them. */
export function withAddresses(pageWords: readonly Recognised[], otherWords: readonly Recognised[]): readonly Recognised[] {
  const addresses = otherWords
    .filter(({ text }) => text.includes(sign) && text.length >= shortest && text.length <= longest)
    .map((address) => ({
      address,
      read: [
        ...new Set([
          ...pageWords.filter((word) => covers(address, word) || covers(word, address)),
          ...runningOn(address, pageWords),
        ]),
      ].sort((a, b) => a.x0 - b.x0),
    }))
    .filter(({ read }) => !read.some(({ text }) => text.includes(sign)));
  const replacedWords = new Set(addresses.flatMap(({ read }) => read));
  return [
    ...pageWords.filter((word) => !replacedWords.has(word)),
    ...addresses.map(({ address, read }): Recognised => {
      const text = signed(read.map((word) => word.text).join(''), address.text);
      const x0 = Math.min(address.x0, ...read.map((word) => word.x0));
      // letters that both saw are as sure as the surer of them
      const confidence = Math.max(address.confidence, ...read.map((word) => word.confidence));
      return { ...address, text, x0, confidence };
    }),
  ];
}

/** a domain at its end, a letter or a mark of another kind between small ones, as the sign is read, or more small letters than words have */
const likeAddress = [/[\p{L}\d]\.\p{L}{2,}[.,;:]?$/u, /^\p{Ll}{17,}$/u, /\p{Ll}{2}[\p{Lu}©®€&(]+\p{Ll}{2}/u];
/** lines of a page that are read again for an address; more of them are no order's */
const mostLines = 16;
/** in heights of a word: what follows nearer than that may be the rest of it */
const near = 0.9;

/** Where on a page words look like an address whose sign was not read, each with the words beside it. */
export function likeAddresses(words: readonly Recognised[]): readonly Box[] {
  const addressLike = words.filter(
    ({ text }) => text.length >= shortest && !text.includes(sign) && likeAddress.some((pattern) => pattern.test(text)),
  );
  const boxes = addressLike.slice(0, mostLines).map((word) => {
    const height = word.y1 - word.y0;
    const beside = words.filter(
      (neighbour) =>
        Math.max(neighbour.x0, word.x0) - Math.min(neighbour.x1, word.x1) < height * near &&
        Math.abs(neighbour.y0 + neighbour.y1 - word.y0 - word.y1) < height,
    );
    return beside.reduce<Box>(around, { x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1 });
  });
  return boxes.reduce<readonly Box[]>(withoutTwice, []);
}

/** Both halves of an address that was read in two look like one, and each has the other beside it. */
function withoutTwice(boxes: readonly Box[], box: Box): readonly Box[] {
  const same = boxes.find((existing) => isOn(existing, box));
  return same ? boxes.map((existing) => (existing === same ? around(existing, box) : existing)) : [...boxes, box];
}

const isOn = (box: Box, other: Box): boolean =>
  Math.min(box.x1, other.x1) > Math.max(box.x0, other.x0) &&
  Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0) > (other.y1 - other.y0) / 2;
