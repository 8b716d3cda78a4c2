/** Order confirmations as files: for people, and for the customer's own program. */
import type { MailLanguage } from '../catalog/customer-language.ts';
import type { OrderConfirmation } from './order-confirmation.ts';

/** `ending`: of the file's name */
export type ConfirmationFile = { readonly bytes: Buffer; readonly mediaType: string; readonly ending: string };

export type ConfirmationFiles = {
  readonly pdf: (confirmation: OrderConfirmation, language: MailLanguage) => Promise<ConfirmationFile>;
  /** OASIS UBL 2.1 OrderResponse */
  readonly ubl: (confirmation: OrderConfirmation) => ConfirmationFile;
  /** UN/EDIFACT ORDRSP D.96A, as an answer to this interchange; null: its head cannot be read */
  readonly edifact: (confirmation: OrderConfirmation, interchange: Buffer) => ConfirmationFile | null;
};
