/** HTML as blocks: what a person sees, in its order, tables as tables. Tables that only arrange a page are taken apart. */
import { Parser } from 'htmlparser2';
import { limits } from '../limits.ts';
import { startPage } from './block-writer.ts';
import type { Block } from './blocks.ts';

/** depth: the parser's own bookkeeping grows with the square of it */
const { html: mostCharacters, depth: mostDepth } = limits.text;
class TooDeep extends Error {}

const left: ReadonlySet<string> = new Set(
  'script style head title template noscript object svg math iframe select option textarea audio video canvas'.split(' '),
);
const breaking: ReadonlySet<string> = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 hr section article header footer pre address center blockquote dl dt dd form fieldset'.split(
    ' ',
  ),
);

type Attributes = { readonly [name: string]: string };
export type Skips = (tag: string, attributes: Attributes) => boolean;

/**
 * @param skips elements that are passed over with all that is in them
 * @param onStruck is told each text that is struck out, which is passed over as well
 */
export function htmlBlocks(
  html: string,
  skips: Skips = () => false,
  onStruck: (text: string) => void = () => {},
): readonly Block[] {
  const page = startPage();
  let passedOver = 0;
  let struck: string | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        depth += 1;
        if (depth > mostDepth) throw new TooDeep();
        if (struck === null && passedOver === 0 && isStruckOut(tag, attributes)) struck = '';
        if (passedOver > 0 || struck !== null || left.has(tag) || isHidden(attributes) || skips(tag, attributes)) passedOver += 1;
        else if (tag === 'table') page.beginTable();
        else if (tag === 'tr') page.beginRow();
        else if (tag === 'td' || tag === 'th') {
          page.beginCell();
          page.spanCell(Number.parseInt(attributes.colspan ?? '1', 10), Number.parseInt(attributes.rowspan ?? '1', 10));
        } else if (breaking.has(tag)) page.endLine();
      },
      ontext: (text) => {
        if (passedOver === 0) page.write(text);
        else if (struck !== null) struck += text;
      },
      onclosetag: (tag) => {
        depth -= 1;
        if (passedOver > 0) {
          passedOver -= 1;
          if (struck !== null && passedOver === 0) {
            onStruck(struck);
            struck = null;
          } else if (struck !== null) struck += ' ';
        } else if (tag === 'table') page.endTable();
        else if (tag === 'td' || tag === 'th' || tag === 'tr') page.endCell();
        else if (breaking.has(tag)) page.endLine();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  try {
    parser.write(html.slice(0, mostCharacters));
    parser.end();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error; // what came before it stands
  }
  return page.finished();
}

const striking: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const isStruckOut = (tag: string, { style = '' }: Attributes): boolean =>
  striking.has(tag) || /text-decoration(-line)?\s*:[^;]*\bline-through\b/i.test(style);

/** What nobody sees is no source of anything: texts for previews, and worse. */
const isHidden = ({ style = '', hidden, 'aria-hidden': aria }: Attributes): boolean =>
  hidden !== undefined ||
  aria === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(font-size|max-height|opacity|line-height)\s*:\s*0(\.0*)?(px|pt|em|%)?\s*(;|!|$)/i.test(
    style,
  );
