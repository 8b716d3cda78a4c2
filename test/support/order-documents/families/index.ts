/** The families, each a structure of its own. A new one is a file and a line here. */
import type { Layout } from '../layouts/layout.ts';
import { amountFirst } from './amount-first.ts';
import { articlesAsForms } from './articles-as-forms.ts';
import { bilingual } from './bilingual.ts';
import { boxesInAForm } from './boxes-in-a-form.ts';
import { branches } from './branches.ts';
import { branchesSheet } from './branches-sheet.ts';
import { brandAndFooter } from './brand-and-footer.ts';
import { building } from './building.ts';
import { bullets } from './bullets.ts';
import { callOffWithPrices } from './call-off-with-prices.ts';
import { cards } from './cards.ts';
import { catering } from './catering.ts';
import { chargesAsRows } from './charges-as-rows.ts';
import { codeLast } from './code-last.ts';
import { codeOverName } from './code-over-name.ts';
import { datesInRows } from './dates-in-rows.ts';
import { drawingsBelow } from './drawings-below.ts';
import { ediPrint } from './edi-print.ts';
import { filledCatalogue } from './filled-catalogue.ts';
import { formInASheet } from './form-in-a-sheet.ts';
import { fourAddresses } from './four-addresses.ts';
import { groupsInASheet } from './groups-in-a-sheet.ts';
import { hospital } from './hospital.ts';
import { instructionsFirst } from './instructions-first.ts';
import { lastYearBeside } from './last-year-beside.ts';
import { leaderDots } from './leader-dots.ts';
import { linePrinter } from './line-printer.ts';
import { recordTypes } from './lines-with-record-types.ts';
import { listAndNetPrice } from './list-and-net-price.ts';
import { longWithCarry } from './long-with-carry.ts';
import { narrowSlip } from './narrow-slip.ts';
import { noHeader } from './no-header.ts';
import { numberedParagraphs } from './numbered-paragraphs.ts';
import { options } from './options.ts';
import { packs } from './packs.ts';
import { perHundred } from './per-hundred.ts';
import { quotedMail } from './quoted-mail.ts';
import { sectionsWithSums } from './sections-with-sums.ts';
import { shipments } from './shipments.ts';
import { sizeMatrix } from './size-matrix.ts';
import { sizeMatrixSheet } from './size-matrix-sheet.ts';
import { sizesBelow } from './sizes-below.ts';
import { slipInTwoColumns } from './slip-in-two-columns.ts';
import { spacedSheet } from './spaced-sheet.ts';
import { taxBelowRows } from './tax-below-rows.ts';
import { textNumbersSheet } from './text-numbers-sheet.ts';
import { threeLineRows } from './three-line-rows.ts';
import { totalsFirst } from './totals-first.ts';
import { transposedSheet } from './transposed-sheet.ts';
import { twoHeadersSheet } from './two-headers-sheet.ts';
import { twoOrdersOnAPage } from './two-orders-on-a-page.ts';
import { weeksBeside } from './weeks-beside.ts';
import { wrappedMiddle } from './wrapped-middle.ts';

export const families: readonly Layout[] = [
  amountFirst,
  articlesAsForms,
  bilingual,
  boxesInAForm,
  branches,
  branchesSheet,
  brandAndFooter,
  building,
  bullets,
  callOffWithPrices,
  catering,
  chargesAsRows,
  codeOverName,
  datesInRows,
  ediPrint,
  filledCatalogue,
  formInASheet,
  fourAddresses,
  groupsInASheet,
  hospital,
  instructionsFirst,
  lastYearBeside,
  linePrinter,
  recordTypes,
  listAndNetPrice,
  longWithCarry,
  narrowSlip,
  noHeader,
  numberedParagraphs,
  options,
  packs,
  perHundred,
  quotedMail,
  sectionsWithSums,
  shipments,
  sizeMatrix,
  sizeMatrixSheet,
  sizesBelow,
  slipInTwoColumns,
  taxBelowRows,
  textNumbersSheet,
  threeLineRows,
  totalsFirst,
  transposedSheet,
  twoHeadersSheet,
  twoOrdersOnAPage,
  wrappedMiddle,
  // at the end: a family's place makes its documents
  cards,
  codeLast,
  drawingsBelow,
  leaderDots,
  spacedSheet,
  weeksBeside,
];
