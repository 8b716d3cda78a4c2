/** Pages of a file as pictures, wherever the file is from. */
import { type Unreadable, unreadableCodes, unreadText } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ShowPages, StoredDocument } from '../../../domain/document/show-pages.port.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import { type DeclaredAnswer, problems } from '../../http/answers.ts';
import { notFound, problem } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, number, orNull, record, text } from '../../http/shapes.ts';

/** The pages that orders were read from, for review. */
export type Evidence = {
  readonly show: ShowPages;
  /** under which id a file of a mail is at hand, once it was fetched */
  readonly fileId: (orderId: string, sha256: string) => string;
  /** Answers the task's id. */
  readonly fetch: (
    companyId: string,
    source: { readonly orderId: string; readonly emailId: string; readonly sha256: readonly string[] },
  ) => Promise<string>;
  /** Quotes what the words of its mail want done. Answers the task's id. */
  readonly quote: (companyId: string, source: { readonly orderId: string; readonly emailId: string }) => Promise<string>;
  /** The quotes that are at hand; `kept`: until the draft is decided. */
  readonly quotes: (
    companyId: string,
    orderId: string,
  ) => Promise<{ readonly sentences: readonly string[]; readonly kept: boolean } | null>;
};

/** A file of a record: `stored` null when there is nowhere to have it from. */
export type PagedFile = {
  readonly file: number;
  readonly name: string;
  readonly type: string;
  readonly stored: StoredDocument | null;
};

export const fileQuery = requestSchema({ file: withDefault(integerText(0, 99), 0) });

export const pagesShape = named(
  'FilePages',
  'Pages of a file, in the coordinates of the evidence boxes',
  record({
    file: [integer, 'Index of the file in the extraction, from 0'],
    name: [text, 'File name'],
    type: [text, 'Detected file type: pdf, png, xlsx …'],
    at_hand: [flag, 'Whether the pages are available; if not, fetch the file with POST …/evidence/'],
    pages: [
      orNull(
        listOf(
          record({
            number: [integer, 'Page number, from 1'],
            width: [number, 'Width in points; boxes are measured from the upper left corner'],
            height: [number, 'Height in points'],
          }),
        ),
      ),
      'Pages; null if the file is not available or has no pages',
    ],
  }),
);

export const wordsShape = named(
  'PageWords',
  'Words of a page, in the coordinates of the evidence boxes',
  record({
    reader: [choice('text', 'ocr'), 'How the words were read: from the text of the file, or by text recognition'],
    words: [
      listOf(
        record({
          text: [text, 'The word'],
          x: [number, 'Left edge in points'],
          y: [number, 'Upper edge in points'],
          width: [number, 'Width in points'],
          height: [number, 'Height in points'],
        }),
      ),
      'Words that people can see on the page',
    ],
  }),
);

/** One page as a PNG. */
export const png: DeclaredAnswer<{
  readonly stream: AsyncIterable<Uint8Array>;
  readonly headers: { readonly [name: string]: string };
}> = {
  content: { 'image/png': { type: 'string', format: 'binary' } },
  headers: [],
};
export const pageProblems = { 404: null, 409: problems('file_not_available'), 422: problems(...unreadableCodes) } as const;

const notAtHand = problem(
  409,
  'file_not_available',
  'The file is not available. Fetch it from the mailbox for ten minutes with POST …/evidence/.',
);
const unreadable = ({ code, reason }: Unreadable) => problem(422, code, unreadText(reason));

export const pagesOf = async ({ stored, ...of }: PagedFile, show: ShowPages) => {
  const sizes = stored && (await show.sizes(stored));
  const pages = sizes === null || isLeft(sizes) ? null : sizes.right;
  return { status: 200 as const, body: { ...of, at_hand: sizes !== null, pages } };
};

/** To a hundredth of a point, as the boxes of evidence are. */
const rounded = (points: number): number => Math.round(points * 100) / 100;

export const wordsOf = async ({ stored }: PagedFile, number: number, show: ShowPages) => {
  const page = stored && (await show.words(stored, number));
  if (!page) return { problem: notAtHand };
  if (isLeft(page)) return { problem: page.left.code === 'corrupt' ? notFound : unreadable(page.left) };
  const words = page.right.words.map((word) => ({
    text: word.text,
    x: rounded(word.x),
    y: rounded(word.y),
    width: rounded(word.width),
    height: rounded(word.height),
  }));
  return { status: 200 as const, body: { reader: page.right.reader, words } };
};

export const pageOf = async ({ stored }: PagedFile, page: number, show: ShowPages) => {
  const picture = stored && (await show.picture(stored, page));
  if (!picture) return { problem: notAtHand };
  if (isLeft(picture)) return { problem: picture.left.code === 'corrupt' ? notFound : unreadable(picture.left) };
  const { png: content } = picture.right;
  async function* bytes() {
    yield content;
  }
  return {
    status: 200 as const,
    stream: bytes(),
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(content.length),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  };
};
