/** The XML of Word (ISO 29500-1, 17) as blocks: paragraphs and tables as they are seen, without what was deleted or is hidden. */
import { unread } from '@order-intake/order-extraction/document';
import { Parser } from 'htmlparser2';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { startPage } from '../text/block-writer.ts';
import type { Block } from '../text/blocks.ts';
import { collectStruck } from './docx-struck.ts';

/** deleted text, codes of fields, and the second form of what is there in a newer one */
const passedOver: ReadonlySet<string> = new Set(
  'w:del w:moveFrom w:instrText w:delText w:rPrChange w:pPrChange mc:Fallback'.split(' '),
);
const strikes: ReadonlySet<string> = new Set(['w:strike', 'w:dstrike']);
/** a tab parts columns like three blanks that do not collapse */
const tab = '\u00a0\u00a0\u00a0';
const { depth: mostDepth } = limits.docx;

type Attributes = { readonly [name: string]: string };
const isOn = ({ 'w:val': value = 'true' }: Attributes): boolean => !/^(0|false|off|none)$/.test(value);

/**
 * `onStruck` is told each text that is struck out or deleted by a tracked change, a paragraph or row each.
 * @throws Refusal
 */
export function docxBlocks(xml: string, onStruck: (text: string) => void = () => {}): readonly Block[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw guarded('hostile', unread.word_declares_type());
  const page = startPage();
  let [depth, skipped] = [0, 0];
  let run: { readonly hidden: boolean; readonly struck: boolean } | null = null;
  let inText = false;
  const struck = collectStruck(onStruck);
  const opened = (tag: string, attributes: Attributes): void => {
    if (tag === 'w:p') page.endLine();
    else if (tag === 'w:tbl') page.beginTable();
    else if (tag === 'w:tr') page.beginRow();
    else if (tag === 'w:tc') page.beginCell();
    else if (tag === 'w:gridSpan') page.spanCell(Number.parseInt(attributes['w:val'] ?? '1', 10));
    else if (tag === 'w:vMerge' && (attributes['w:val'] ?? 'continue') === 'continue') page.joinAbove();
    else if (tag === 'w:r') run = { hidden: false, struck: false };
    else if (run === null || run.hidden) return;
    else if (tag === 'w:vanish' && isOn(attributes)) run = { ...run, hidden: true };
    else if (strikes.has(tag) && isOn(attributes)) run = { ...run, struck: true };
    else if (tag === 'w:t') inText = true;
    else if (run.struck) return;
    else if (tag === 'w:tab') page.write(tab);
    else if (tag === 'w:br' || tag === 'w:cr') page.endLine();
    else if (tag === 'w:noBreakHyphen') page.write('-');
  };
  const closed = (tag: string): void => {
    if (tag === 'w:t') inText = false;
    else if (tag === 'w:r') run = null;
    else if (tag === 'w:p') page.endLine();
    else if (tag === 'w:tc' || tag === 'w:tr') page.endCell();
    else if (tag === 'w:tbl') page.endTable();
  };
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        depth += 1;
        if (depth > mostDepth) throw tooDeep(); // the parser's own bookkeeping grows with the square of it
        struck.opened(tag);
        if (skipped > 0 || passedOver.has(tag)) skipped += 1;
        else opened(tag, attributes);
      },
      ontext: (text) => {
        if (struck.isDeleted() || (skipped === 0 && inText && run?.struck)) struck.add(text);
        else if (skipped === 0 && inText) page.write(text);
      },
      onclosetag: (tag) => {
        depth -= 1;
        struck.closed(tag);
        if (skipped > 0) skipped -= 1;
        else closed(tag);
      },
    },
    { xmlMode: true, decodeEntities: true }, // entities of XML itself alone
  );
  parser.write(xml);
  parser.end();
  return page.finished();
}

const tooDeep = () => guarded('hostile', unread.word_too_deep(mostDepth));
