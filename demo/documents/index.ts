/** Documents of the demo's own making. The same input gives the same bytes. */
export { renderClassicPdf } from './classic-pdf.ts';
export { renderCompactPdf } from './compact-pdf.ts';
export { renderGermanPdf } from './german-pdf.ts';
export { type InvoiceDocument, renderInvoicePdf } from './invoice-pdf.ts';
export { renderLogoPng } from './logo-png.ts';
export { renderMemoPdf } from './memo-pdf.ts';
export { type Buyer, type OrderDocument, type OrderLine, type Party, totalsOf } from './order-document.ts';
export { renderXlsx } from './order-sheet.ts';
export { renderTermsPdf } from './terms-pdf.ts';
