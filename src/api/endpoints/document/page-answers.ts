/** Pages of a file as pictures, wherever the file is from. */
import { type Unreadable, unreadableCodes, unreadText } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ShowPages, StoredDocument } from '../../../domain/document/show-pages.port.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import { type DeclaredAnswer, problems } from '../../http/answers.ts';
import { notFound, problem } from '../../http/problem.ts';
import { flag, integer, listOf, named, number, orNull, record, text } from '../../http/shapes.ts';

/** What orders were read from, to be looked at again. */
export type Evidence = {
  readonly show: ShowPages;
  /** under which id a file of a mail is at hand, once it was fetched */
  readonly fileId: (orderId: string, sha256: string) => string;
  /** Answers the task's id. */
  readonly fetch: (
    companyId: string,
    wanted: { readonly orderId: string; readonly emailId: string; readonly sha256: readonly string[] },
  ) => Promise<string>;
  /** Quotes what the words of its mail want done. Answers the task's id. */
  readonly quote: (companyId: string, wanted: { readonly orderId: string; readonly emailId: string }) => Promise<string>;
  /** under which id the quotes are at hand */
  readonly quotesId: (orderId: string) => string;
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
  'The pages of a file, in the coordinates of the boxes of what was read on them',
  record({
    file: [integer, 'Its number among the files of the extraction, from 0'],
    name: [text, 'Its name'],
    type: [text, 'What its content says it is: pdf, png, xlsx …'],
    at_hand: [flag, 'Whether its pages can be had now; if not, POST …/evidence/ fetches it'],
    pages: [
      orNull(
        listOf(
          record({
            number: [integer, 'From 1'],
            width: [number, 'In points; boxes count from the upper left corner'],
            height: [number, 'In points'],
          }),
        ),
      ),
      'Each of them; null: not at hand, or a file without pages',
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
export const pageProblems = { 404: null, 409: problems('not_at_hand'), 422: problems(...unreadableCodes) } as const;

const notAtHand = problem(
  409,
  'not_at_hand',
  'The file is not at hand. POST …/evidence/ fetches it from the mailbox, for ten minutes.',
);
const unreadable = ({ code, reason }: Unreadable) => problem(422, code, unreadText(reason));

export const pagesOf = async ({ stored, ...of }: PagedFile, show: ShowPages) => {
  const sizes = stored && (await show.sizes(stored));
  const pages = sizes === null || isLeft(sizes) ? null : sizes.right;
  return { status: 200 as const, body: { ...of, at_hand: sizes !== null, pages } };
};

export const pageOf = async ({ stored }: PagedFile, page: number, show: ShowPages) => {
  const found = stored && (await show.picture(stored, page));
  if (!found) return { problem: notAtHand };
  if (isLeft(found)) return { problem: found.left.code === 'corrupt' ? notFound : unreadable(found.left) };
  const { png: content } = found.right;
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
