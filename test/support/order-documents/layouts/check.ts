/** Layouts that only measure: other heads, tables, forms, words, companies and damages than the dev set has. */
import { checkHeads as head } from '../pdf/heads-check.ts';
import { freshHeads as fresh } from '../pdf/heads-fresh.ts';
import type { Damage } from '../scan.ts';
import { facts, flat, headerRow, template } from '../sheets/forms.ts';
import { csvLayout, type Layout, type PdfLayout, pdfLayout, type SheetLayout, xlsxLayout } from './layout.ts';

const pdf = (name: string, layout: PdfLayout): Layout => pdfLayout('check', `check-${name}`, layout);
const xlsx = (name: string, layout: SheetLayout): Layout => xlsxLayout('check', `check-${name}`, layout);

export const checkLayouts: readonly Layout[] = [
  pdf('bars', {
    page: { font: 'helvetica', size: 9, page: 'LETTER' },
    head: head.bars,
    rows: { columns: ['qty', 'unit', 'code', 'name', 'price', 'amount'], look: 'zebra' },
    totals: 'boxed',
    content: { tax: true },
  }),
  pdf('info-box', {
    page: { font: 'liberation', size: 9 },
    head: head.infoBox,
    rows: { form: 'stacked' },
    content: { lines: [2, 12] },
    totals: 'wide',
  }),
  pdf('footer-company', {
    page: { font: 'helvetica', size: 10 },
    head: head.footerCompany,
    rows: { columns: ['pos', 'qtyUnit', 'code', 'name', 'price', 'amount'], look: 'plain', numbers: 'right', rowHeight: 2.2 },
    content: { tax: true },
  }),
  pdf('numbered-form', {
    page: { font: 'times', size: 9.5 },
    head: head.numberedForm,
    rows: { columns: ['pos', 'name', 'unit', 'qty', 'price', 'amount'], look: 'verticals', header: 'two lines' },
    money: ['bare'],
    totals: 'right',
  }),
  pdf('mail-sentences', {
    page: { font: 'helvetica', size: 10.5 },
    head: head.printedMail,
    rows: { form: 'sentences', as: 'dash' },
    totals: 'none',
    content: { lines: [1, 6] },
    money: ['symbol after', 'code after'],
  }),
  pdf('mail-table', {
    page: { font: 'liberation', size: 9.5 },
    head: head.printedMail,
    rows: { columns: ['code', 'name', 'qty', 'price'], look: 'plain', numbers: 'left' },
    totals: 'left',
  }),
  pdf('portal', {
    page: { font: 'liberation', size: 9 },
    head: head.portal,
    rows: { columns: ['pos', 'code', 'name', 'date', 'qty', 'unit', 'price', 'amount'], look: 'zebra', numbers: 'right' },
    content: { rowDates: true },
    totals: 'wide',
  }),
  pdf('centred', {
    page: { font: 'times', size: 10 },
    head: head.centred,
    rows: { columns: ['pos', 'name', 'qty', 'unit', 'price', 'amount'], look: 'verticals', numbers: 'center' },
  }),
  pdf('indian-centred', {
    languages: ['en-IN'],
    page: { font: 'liberation', size: 9 },
    head: head.centred,
    rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'tax', 'amount'], look: 'boxed', header: 'two lines' },
    content: { big: true, tax: true },
    money: ['bare', 'symbol before'],
  }),
  pdf('indian-bars', {
    languages: ['en-IN'],
    page: { font: 'helvetica', size: 8.5 },
    head: head.bars,
    rows: { columns: ['pos', 'name', 'unit', 'qty', 'price', 'amount'], look: 'ruled', currencyInHeader: true },
    content: { big: true, freight: true },
    money: ['bare'],
  }),
  pdf('four-decimals', {
    page: { font: 'helvetica', size: 9 },
    head: head.infoBox,
    rows: { columns: ['pos', 'code', 'name', 'qtyUnit', 'price', 'amount'], look: 'ruled' },
    content: { priceDigits: 4, big: true },
  }),
  pdf('fractions', {
    page: { font: 'helvetica', size: 9.5 },
    head: head.numberedForm,
    rows: { columns: ['name', 'qty', 'unit', 'price', 'amount'], look: 'boxed', numbers: 'right' },
    content: { fractions: true, priceDigits: 3 },
  }),
  pdf('carried', {
    page: { font: 'helvetica', size: 9 },
    head: head.footerCompany,
    rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount'], look: 'plain', carry: true },
    content: { lines: [34, 70], tax: true },
    totals: 'wide',
  }),
  pdf('sections', {
    page: { font: 'helvetica', size: 9 },
    head: head.bars,
    rows: { columns: ['code', 'name', 'qty', 'price', 'amount'], look: 'ruled', sections: true },
    content: { lines: [6, 14] },
  }),
  pdf('long-names', {
    page: { font: 'helvetica', size: 9 },
    head: head.portal,
    rows: { columns: ['pos', 'name', 'code', 'qty', 'price', 'amount'], look: 'plain', rowHeight: 1.5 },
    content: { lines: [2, 9], longNames: true },
  }),
  pdf('rebated', {
    page: { font: 'times', size: 9.5, page: 'LETTER' },
    head: head.infoBox,
    rows: { columns: ['code', 'name', 'unit', 'qty', 'price', 'discount', 'amount'], look: 'dark' },
    content: { discounts: true, rebate: true, freight: true, tax: true },
  }),
  pdf('free-item', {
    page: { font: 'helvetica', size: 9 },
    head: head.centred,
    rows: { columns: ['pos', 'code', 'name', 'qty', 'price', 'amount'], look: 'ruled', step: 10, header: 'capitals' },
    content: { freeItem: true, lines: [3, 7] },
  }),
  pdf('landscape', {
    page: { font: 'liberation', size: 10, landscape: true },
    head: head.portal,
    rows: { columns: ['pos', 'code', 'name', 'unit', 'qty', 'price', 'amount'], look: 'boxed' },
    content: { lines: [2, 8] },
  }),
  pdf('no-amounts', {
    page: { font: 'helvetica', size: 10 },
    head: head.bars,
    rows: { columns: ['pos', 'code', 'name', 'qty', 'unit', 'price'], look: 'zebra' },
    totals: 'none',
    content: { noEmail: true },
  }),
  pdf('listing', {
    page: { font: 'courier', size: 8 },
    head: head.centred,
    rows: { form: 'sentences', as: 'units' },
    totals: 'left',
    content: { lines: [1, 7] },
    money: ['code after', 'symbol after'],
  }),
  pdf('three-orders', {
    page: { font: 'helvetica', size: 9 },
    head: head.infoBox,
    rows: { columns: ['pos', 'code', 'name', 'qty', 'price', 'amount'], look: 'dark' },
    content: { lines: [1, 5] },
    orders: 3,
  }),
  xlsx('sheet-template', { form: template, content: { tax: true }, currencyFormat: true }),
  xlsx('sheet-header-row', { form: headerRow, shown: { total: false } }),
  xlsx('sheet-flat', { form: flat, shown: { total: false } }),
  xlsx('sheet-cover', {
    form: facts,
    cover: [['How to fill in this form'], ['1. Enter the quantities on the next sheet.'], ['2. Send it to your supplier.']],
  }),
  csvLayout('check', 'check-csv-header-row', {
    form: headerRow,
    separator: '\t',
    encoding: 'utf8 with mark',
    shown: { total: false },
  }),
  csvLayout('check', 'check-csv-flat', { form: flat, separator: '|', encoding: 'utf8', shown: { total: false } }),
  csvLayout('check', 'check-csv-latin', {
    form: template,
    separator: ';',
    encoding: 'latin1',
    content: { tax: true },
    shown: { currency: false },
  }),
  pdf('sidebar', {
    page: { font: 'helvetica', size: 9 },
    head: fresh.sidebar,
    rows: { columns: ['code', 'name', 'unit', 'qty', 'price', 'amount'], look: 'plain', rowHeight: 2 },
    content: { tax: true },
  }),
  pdf('sidebar-discounted', {
    page: { font: 'liberation', size: 9, page: 'LETTER' },
    head: fresh.sidebar,
    rows: { columns: ['name', 'qtyUnit', 'price', 'discount', 'tax', 'amount'], look: 'zebra' },
    content: { discounts: true, tax: true, rebate: true },
    totals: 'wide',
  }),
  pdf('plain-letter', {
    page: { font: 'times', size: 10.5 },
    head: fresh.plainLetter,
    rows: { columns: ['name', 'qty', 'unit', 'price', 'amount'], look: 'plain', numbers: 'left' },
    totals: 'left',
  }),
  pdf('plain-letter-items', {
    page: { font: 'helvetica', size: 10 },
    head: fresh.plainLetter,
    rows: { form: 'sentences', as: 'times' },
    totals: 'none',
    content: { lines: [1, 6] },
  }),
  pdf('middle', {
    page: { font: 'times', size: 9.5 },
    head: fresh.middle,
    rows: { columns: ['pos', 'qty', 'unit', 'code', 'name', 'price', 'amount'], look: 'verticals', header: 'two lines' },
    content: { freight: true, tax: true },
  }),
  pdf('middle-long', {
    page: { font: 'helvetica', size: 8.5 },
    head: fresh.middle,
    rows: { columns: ['code', 'name', 'date', 'qty', 'price', 'amount'], look: 'ruled', notes: true, rowHeight: 2.4 },
    content: { lines: [20, 45], rowDates: true },
  }),
];

export const checkDamages: { readonly [name: string]: Damage } = {
  'fax 150': { dpi: 150, noise: 8, jpeg: 60 },
  'skew -3.5': { dpi: 220, skew: -3.5, noise: 10, jpeg: 70 },
  'faded blur': { dpi: 240, blur: 1.1, fade: 0.45, jpeg: 65 },
  'photo shadow': { dpi: 180, shadow: 0.6, skew: 1.2, blur: 0.6, noise: 9, jpeg: 55 },
  'turned 180': { dpi: 200, turned: 2, noise: 5 },
};
