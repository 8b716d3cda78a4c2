/** Layouts that rules may be tuned on. */
import { devHeads as head } from '../pdf/heads-dev.ts';
import { formHeads as form } from '../pdf/heads-forms.ts';
import { letterHeads as letter } from '../pdf/heads-letters.ts';
import type { Damage } from '../scan.ts';
import { besideTitle, facts, flat, headerRow } from '../sheets/forms.ts';
import type { SetName } from '../words/index.ts';
import { type CsvLayout, csvLayout, type Layout, type PdfLayout, pdfLayout, type SheetLayout, xlsxLayout } from './layout.ts';

type DevSet = Exclude<SetName, 'check'>;

/** The dev looks with the labels of dev, or with the strange ones of calibration. */
export const devLayoutsOf = (set: DevSet): readonly Layout[] => {
  const pdf = (name: string, layout: PdfLayout): Layout => pdfLayout(set, `${set}-${name}`, layout);
  const xlsx = (name: string, layout: SheetLayout): Layout => xlsxLayout(set, `${set}-${name}`, layout);
  const csv = (name: string, layout: CsvLayout): Layout => csvLayout(set, `${set}-${name}`, layout);
  return [
    pdf('ledger', {
      page: { font: 'helvetica', size: 9 },
      head: head.letterhead,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount'], look: 'ruled' },
    }),
    pdf('facing-dark', {
      page: { font: 'helvetica', size: 9 },
      head: head.facing,
      rows: { columns: ['code', 'name', 'qty', 'price', 'amount'], look: 'dark', numbers: 'right' },
      content: { tax: true },
    }),
    pdf('window-letter', {
      languages: ['de', 'nl', 'sv', 'fr', 'it'],
      page: { font: 'helvetica', size: 10 },
      head: head.windowed,
      rows: { columns: ['pos', 'name', 'qtyUnit', 'price', 'amount'], look: 'plain', step: 10 },
      content: { tax: true },
    }),
    pdf('plain-list', {
      page: { font: 'times', size: 10 },
      head: head.plainList,
      rows: { columns: ['name', 'code', 'qty', 'price', 'amount'], look: 'plain' },
      totals: 'left',
    }),
    pdf('grid-boxed', {
      page: { font: 'liberation', size: 8.5 },
      head: head.gridded,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount'], look: 'boxed', currencyInHeader: true },
      totals: 'boxed',
      money: ['bare'],
    }),
    pdf('dot-matrix', {
      page: { font: 'courier', size: 7.5 },
      head: head.dotted,
      rows: {
        columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount'],
        look: 'plain',
        header: 'capitals',
        rowHeight: 1.4,
      },
      money: ['bare'],
    }),
    pdf('letter-table', {
      page: { font: 'times', size: 10 },
      head: head.letter,
      rows: { columns: ['qty', 'unit', 'name', 'price', 'amount'], look: 'plain' },
      totals: 'left',
    }),
    pdf('long-pages', {
      page: { font: 'helvetica', size: 9 },
      head: head.letterhead,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'price', 'amount'], look: 'ruled' },
      content: { lines: [30, 60] },
    }),
    pdf('long-no-header', {
      page: { font: 'helvetica', size: 9 },
      head: head.facing,
      rows: { columns: ['code', 'name', 'qty', 'unit', 'price', 'amount'], look: 'zebra', header: 'none repeated' },
      content: { lines: [28, 50] },
    }),
    pdf('discounted', {
      page: { font: 'helvetica', size: 8.5 },
      head: head.gridded,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'price', 'discount', 'amount'], look: 'boxed' },
      content: { discounts: true, tax: true },
    }),
    pdf('freight-and-tax', {
      page: { font: 'helvetica', size: 9, page: 'LETTER' },
      head: head.letterhead,
      rows: { columns: ['qty', 'code', 'name', 'price', 'amount'], look: 'dark', numbers: 'right' },
      content: { freight: true, tax: true },
      totals: 'wide',
    }),
    pdf('noted-names', {
      page: { font: 'helvetica', size: 9 },
      head: head.facing,
      rows: { columns: ['pos', 'name', 'code', 'qty', 'price', 'amount'], look: 'ruled', notes: true, rowHeight: 2.2 },
    }),
    pdf('sentences', {
      page: { font: 'times', size: 11 },
      head: head.letter,
      rows: { form: 'sentences', as: 'times' },
      totals: 'none',
      content: { lines: [1, 5] },
    }),
    pdf('article-blocks', {
      page: { font: 'helvetica', size: 10 },
      head: head.plainList,
      rows: { form: 'blocks' },
      content: { lines: [1, 5] },
    }),
    pdf('two-orders', {
      page: { font: 'helvetica', size: 9 },
      head: head.letterhead,
      rows: { columns: ['code', 'name', 'qty', 'price', 'amount'], look: 'ruled' },
      content: { lines: [1, 6] },
      orders: 2,
    }),
    pdf('indian', {
      languages: ['en-IN'],
      page: { font: 'helvetica', size: 9 },
      head: head.gridded,
      rows: { columns: ['pos', 'name', 'code', 'qty', 'unit', 'price', 'amount'], look: 'boxed' },
      content: { big: true, tax: true },
      money: ['bare', 'symbol before'],
    }),
    pdf('few-facts', {
      page: { font: 'helvetica', size: 10 },
      head: head.letterhead,
      rows: { columns: ['name', 'qty', 'price'], look: 'plain' },
      totals: 'none',
      content: { noEmail: true, noDelivery: true },
    }),
    pdf('sellers-form', {
      page: { font: 'helvetica', size: 9.5 },
      head: form.sellersForm,
      rows: { columns: ['code', 'name', 'qty', 'price', 'amount'], look: 'boxed' },
    }),
    pdf('party-table', {
      page: { font: 'liberation', size: 9 },
      head: form.partyTable,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount'], look: 'verticals' },
      content: { tax: true },
    }),
    pdf('people-first', {
      page: { font: 'times', size: 10 },
      head: form.peopleFirst,
      rows: { columns: ['qtyUnit', 'code', 'name', 'price', 'amount'], look: 'ruled' },
    }),
    pdf('mail-dashes', {
      page: { font: 'helvetica', size: 10 },
      head: letter.printedMail,
      rows: { form: 'sentences', as: 'dash' },
      totals: 'none',
      content: { lines: [1, 6] },
    }),
    pdf('mail-sums', {
      page: { font: 'times', size: 11 },
      head: letter.printedMail,
      rows: { form: 'sentences', as: 'units' },
      totals: 'left',
      content: { lines: [1, 6] },
    }),
    pdf('fact-rows', {
      page: { font: 'helvetica', size: 9 },
      head: letter.factRows,
      rows: { columns: ['pos', 'name', 'code', 'qty', 'unit', 'price', 'amount'], look: 'ruled' },
      content: { longNames: true, tax: true },
    }),
    pdf('row-dates', {
      page: { font: 'liberation', size: 8.5 },
      head: head.facing,
      rows: { columns: ['pos', 'code', 'name', 'date', 'qty', 'unit', 'price', 'amount'], look: 'verticals' },
      content: { rowDates: true, lines: [2, 12] },
    }),
    pdf('carried-sums', {
      page: { font: 'helvetica', size: 9 },
      head: head.letterhead,
      rows: { columns: ['pos', 'code', 'name', 'qty', 'price', 'amount'], look: 'plain', carry: true },
      content: { lines: [30, 50], tax: true },
    }),
    ...(set === 'calibration' ? unclear(pdf) : []),
    xlsx('sheet-facts', { form: facts }),
    xlsx('sheet-covered', {
      form: headerRow,
      cover: [['Instructions'], ['Fill in the next sheet and send it back.']],
      shown: { total: false },
    }),
    xlsx('sheet-beside', { form: besideTitle, currencyFormat: true }),
    csv('csv-facts', { form: facts, separator: ';', encoding: 'utf8' }),
    csv('csv-flat', { form: flat, separator: ';', encoding: 'latin1', shown: { total: false } }),
  ];
};

/** Only for calibration: the buyer is hard to identify, so that uncertain evidence shows as uncertain. */
const unclear = (pdf: (name: string, layout: PdfLayout) => Layout): readonly Layout[] =>
  (['left', 'right', 'wide', 'boxed'] as const).flatMap((totals, index) => [
    pdf(`unlabelled-${totals}`, {
      page: { font: 'helvetica', size: 9 },
      head: form.unlabelled,
      rows: { columns: ['code', 'name', 'qty', 'price', 'amount'], look: index % 2 === 0 ? 'plain' : 'zebra' },
      content: { tax: index > 1, freight: index === 3 },
      totals,
    }),
    pdf(`signed-${totals}`, {
      page: { font: 'times', size: 10 },
      head: form.signed,
      rows: { columns: ['qty', 'unit', 'name', 'price', 'amount'], look: index % 2 === 0 ? 'ruled' : 'plain' },
      content: { tax: index < 2, lines: [1, 6] },
      totals,
    }),
  ]);

export const devDamages: { readonly [name: string]: Damage } = {
  'clean 300': { dpi: 300 },
  'noise 200': { dpi: 200, noise: 14, jpeg: 70 },
  'skew 2': { dpi: 200, skew: 2, noise: 6 },
  'blur 200': { dpi: 200, blur: 0.9, jpeg: 60 },
  shadow: { dpi: 200, shadow: 0.4, noise: 5, jpeg: 75 },
  'fax 160': { dpi: 160, noise: 9, jpeg: 55 },
  'faded 220': { dpi: 220, fade: 0.5, blur: 0.9, noise: 3, jpeg: 70 },
  'on its head': { dpi: 200, turned: 2, noise: 6 },
  photo: { dpi: 190, shadow: 0.55, skew: -2.5, blur: 0.6, noise: 8, jpeg: 60 },
  'on its side': { dpi: 180, turned: 1, skew: 1, noise: 4 },
};
