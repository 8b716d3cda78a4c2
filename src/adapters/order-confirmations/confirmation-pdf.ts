/** An order confirmation as a PDF on A4, made by pdfkit. It is loaded when the first one is made. */
import { setImmediate as pause } from 'node:timers/promises';
import type { OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import {
  contentLines,
  droppedLines,
  type Fact,
  headFacts,
  ourNumber,
  type Told,
  termFacts,
  totalRows,
} from './confirmation-content.ts';
import { addressLines, formatsOf } from './confirmation-formats.ts';
import { loadFonts } from './pdf-fonts.ts';
import { type Cell, colours, createPage, edge, type Page, type Style, width } from './pdf-page.ts';
import type { ConfirmationWords } from './words/confirmation-words.types.ts';

/** more go into the data file only: a person reads no further, and the file stays small enough for any mailbox */
const mostLines = 2_000;
const linesAtOnce = 50;
const footBottom = 812;
const mostFoot = 90;

const soft: Style = { colour: colours.soft, size: 8 };
const mark: Style = { colour: colours.mark, size: 8, bold: true };
const right: Style = { align: 'right' };
const amount: Style = { ...right, oneLine: true };

export const confirmationPdf = async (confirmation: OrderConfirmation, words: ConfirmationWords): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await loadFonts();
  const title = `${words.title} ${ourNumber(confirmation)}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: words.locale,
    info: { Title: title, Author: confirmation.letterhead.name, Creator: 'Order Intake' },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve());
    document.on('error', reject);
  });
  const { legalText } = confirmation.letterhead;
  const foot = legalText === null ? 14 : Math.min(mostFoot, 22 + 11 * legalText.split('\n').reduce(wrapped, 0));
  const page = createPage(document, fonts, footBottom - foot - 10);
  const wording: Told = { words, formats: formatsOf(words) };
  drawHead(page, confirmation, wording);
  await drawLines(page, confirmation, wording);
  drawEnd(page, confirmation, wording);
  drawFeet(document, page, legalText, words);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

/** How many lines the foot takes, by letters: it is small, and bounded. */
const wrapped = (lines: number, text: string): number => lines + Math.max(1, Math.ceil(text.length / 125));

const drawHead = (page: Page, confirmation: OrderConfirmation, wording: Told): void => {
  const { words } = wording;
  const { letterhead, order, isApproved } = confirmation;
  page.row([
    { x: edge.left, width: 300, texts: [[letterhead.name, { size: 15, bold: true }]] },
    { x: 360, width: 185, texts: [[letterhead.address ?? '', { ...soft, ...right }]] },
  ]);
  page.y += 6;
  page.rule();
  page.y += 10;
  const billTo = order.bill_to === null ? [] : addressLines(order.bill_to);
  const customer = order.customer_name === null ? [] : [order.customer_name];
  const shipTo = order.ship_to === null ? [] : addressLines(order.ship_to);
  const block = (name: string, lines: readonly string[]): Cell['texts'] =>
    lines.length === 0
      ? []
      : [
          [name, soft],
          [lines.join('\n'), {}],
          [' ', { size: 5 }],
        ];
  const top = page.y;
  page.row([
    {
      x: edge.left,
      width: 230,
      texts: [...block(words.customer, customer), ...block(words.billTo, billTo), ...block(words.shipTo, shipTo)],
    },
  ]);
  const after = page.y;
  page.y = top;
  drawFacts(page, headFacts(confirmation, wording), { name: 300, value: 415 });
  page.y = Math.max(after, page.y) + 12;
  page.paragraph(`${words.title} ${ourNumber(confirmation)}`, { size: 16, bold: true });
  if (!isApproved) page.paragraph(words.preview, mark);
  page.y += 6;
};

const drawFacts = (page: Page, facts: readonly Fact[], at: { readonly name: number; readonly value: number }): void => {
  for (const [name, value, differs] of facts)
    page.row([
      { x: at.name, width: at.value - at.name - 8, texts: [[name, soft]] },
      { x: at.value, width: edge.right - at.value, texts: [[value, differs ? { ...mark, size: 9 } : {}]] },
    ]);
};

const columns = {
  position: { x: edge.left, width: 38 },
  item: { x: 90, width: 225 },
  quantity: { x: 322, width: 75 },
  price: { x: 402, width: 68 },
  amount: { x: 475, width: 70 },
} as const;

const drawTableHead = (page: Page, { words }: Told, currency: string | null): void => {
  const head: Style = { ...soft, bold: true };
  const inCurrency = (name: string): string => (currency === null ? name : `${name} ${currency}`);
  page.row([
    { ...columns.position, texts: [[words.position, head]] },
    { ...columns.item, texts: [[words.item, head]] },
    { ...columns.quantity, texts: [[words.quantity, { ...head, ...right }]] },
    { ...columns.price, texts: [[inCurrency(words.price), { ...head, ...right }]] },
    { ...columns.amount, texts: [[inCurrency(words.amount), { ...head, ...right }]] },
  ]);
  page.rule();
};

const isDifferent = ({ differences: { lines, dropped, deliveryDate } }: OrderConfirmation): boolean =>
  dropped.length > 0 || deliveryDate !== null || lines.some(({ kind }) => kind !== 'as_ordered');

const drawLines = async (page: Page, confirmation: OrderConfirmation, wording: Told): Promise<void> => {
  const { currency, lines } = confirmation.order;
  if (isDifferent(confirmation)) {
    page.box(18, colours.markBack);
    page.text(wording.words.differs, edge.left + 6, page.y + 3, width - 12, mark);
    page.y += 26;
  }
  const head = (): void => drawTableHead(page, wording, currency);
  head();
  for (const [at, line] of contentLines(confirmation, wording, mostLines).entries()) {
    page.row(
      [
        { ...columns.position, texts: [[line.position, {}]] },
        {
          ...columns.item,
          texts: [
            [line.name, { bold: true }],
            ...line.details.map((detail) => [detail, soft] as const),
            ...line.marks.map((text) => [text, mark] as const),
          ],
        },
        { ...columns.quantity, texts: [[line.quantity, amount]] },
        { ...columns.price, texts: [[line.price, amount]] },
        { ...columns.amount, texts: [[line.amount, amount]] },
      ],
      head,
    );
    if (at % linesAtOnce === linesAtOnce - 1) await pause();
  }
  if (lines.length > mostLines) page.paragraph(wording.words.moreLines(wording.formats.number(lines.length - mostLines)), mark);
  page.rule();
};

const drawEnd = (page: Page, confirmation: OrderConfirmation, wording: Told): void => {
  const totals = totalRows(confirmation, wording);
  page.ensure(totals.length * 16);
  for (const [at, [name, value]] of totals.entries()) {
    const style: Style = at === totals.length - 1 ? { bold: true, size: 11 } : {};
    page.row([
      { x: 200, width: 235, texts: [[name, { ...style, ...right }]] },
      { x: 440, width: 105, texts: [[value, { ...style, ...right }]] },
    ]);
  }
  const dropped = droppedLines(confirmation, wording, mostLines);
  if (dropped.length > 0) {
    page.y += 8;
    page.ensure(30);
    page.paragraph(wording.words.notConfirmed, mark);
    for (const line of dropped) page.paragraph(line, { size: 8 });
  }
  page.y += 8;
  drawFacts(page, termFacts(confirmation, wording), { name: edge.left, value: 170 });
  const { closingText } = confirmation.letterhead;
  if (closingText !== null) {
    page.y += 10;
    page.paragraph(closingText);
  }
  if (page.printable.lost()) {
    page.y += 8;
    page.paragraph(wording.words.unprintable, soft);
  }
};

type Paged = {
  readonly bufferedPageRange: () => { readonly start: number; readonly count: number };
  readonly switchToPage: (page: number) => unknown;
};

const drawFeet = (document: Paged, page: Page, legalText: string | null, { page: pageOf }: ConfirmationWords): void => {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    page.y = page.bottom + 6;
    page.rule();
    const small: Style = { ...soft, size: 7 };
    page.foot(legalText ?? '', edge.left, width - 80, small);
    page.foot(pageOf(String(at + 1), String(count)), edge.right - 75, 75, { ...small, ...right });
  }
};
