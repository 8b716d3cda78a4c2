/** Order confirmations as files: a PDF for people, UBL or EDIFACT for the customer's own program. */
import type { ConfirmationFiles } from '../../domain/order-confirmation/confirmation-files.port.ts';
import { confirmationPdf } from './confirmation-pdf.ts';
import { ordrspOf } from './edifact-order-response.ts';
import { orderResponseOf } from './ubl-order-response.ts';
import { confirmationWords } from './words/confirmation-words.ts';

export const confirmationFiles: ConfirmationFiles = {
  pdf: async (confirmation, language) => ({
    bytes: await confirmationPdf(confirmation, confirmationWords[language]),
    mediaType: 'application/pdf',
    ending: 'pdf',
  }),
  ubl: (confirmation) => ({ bytes: orderResponseOf(confirmation), mediaType: 'application/xml', ending: 'xml' }),
  edifact: (confirmation, interchange) => {
    const bytes = ordrspOf(confirmation, interchange);
    return bytes && { bytes, mediaType: 'application/edifact', ending: 'edi' };
  },
};
