/** The texts of a document without its layout: what stands together on a line, or in a cell. */
import type { DocumentContent, EmbeddedDocument, Page, Word } from './documents.port.ts';

/** words of a page that are looked at */
const mostWordsOfPage = 4_000;
/** in heights of the text: a wider gap parts columns */
const widestGap = 2;

const startsAnew = (last: Word, word: Word): boolean => {
  const height = Math.min(last.height, word.height);
  const middle = word.y + word.height / 2;
  return middle < last.y || middle > last.y + last.height || word.x - (last.x + last.width) > height * widestGap;
};

/** Words whose middles are within half a line of each other are of one line, from left to right. */
function inLines(words: readonly Word[]): readonly Word[] {
  const byHeight = [...words].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2));
  const lines: { readonly middle: number; readonly words: Word[] }[] = [];
  for (const word of byHeight) {
    const [line, middle] = [lines.at(-1), word.y + word.height / 2];
    if (line && middle - line.middle < word.height / 2) line.words.push(word);
    else lines.push({ middle, words: [word] });
  }
  return lines.flatMap((line) => line.words.sort((a, b) => a.x - b.x));
}

function piecesOfPage({ words }: Page): readonly string[] {
  const pieces: Word[][] = [];
  for (const word of inLines(words.slice(0, mostWordsOfPage))) {
    const last = pieces.at(-1)?.at(-1);
    if (!last || startsAnew(last, word)) pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces.map((piece) => piece.map(({ text }) => text).join(' '));
}

const piecesOfData = ({ buyer, delivery, lines }: EmbeddedDocument): readonly string[] =>
  [
    ...[buyer, delivery].flatMap((party) => [party?.name, party?.email, party?.taxNumber, party?.code]),
    ...lines.flatMap(({ name, sellerCode, buyerCode, globalCode }) => [name, sellerCode, buyerCode, globalCode]),
  ].flatMap((text) => text ?? []);

/** One after the other: who has seen enough of a long document stops. */
export function* piecesOf({ pages, sheets, embedded }: DocumentContent): Generator<string> {
  for (const data of embedded ?? []) yield* piecesOfData(data);
  for (const page of pages) yield* piecesOfPage(page);
  for (const { cells } of sheets) for (const { text } of cells) yield text;
}
