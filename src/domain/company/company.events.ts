import type { OrderConfirmationTime } from '../order-confirmation/order-confirmation-times.ts';
import type { AssignmentRule } from '../sales-order/assignment-rules.ts';
import type { RecordedReviewSettings } from '../sales-order/review/review-settings.ts';

/** Who runs the service for itself: settings that every part of its processing reads. */
export type CompanySettings = {
  /** told when a mail could not be processed */
  readonly adminEmails: readonly string[];
  /** ISO 4217, null when the company never said */
  readonly currency: string | null;
  /** BCP 47 */
  readonly locale: string | null;
  /** IANA */
  readonly timeZone: string;
  /** names and domains that are the company itself, never a customer */
  readonly ownNames: readonly string[];
  readonly ownDomains: readonly string[];
  /** for uploads and chat, 0 to 100; mailboxes have their own */
  readonly minConfidenceThreshold: number;
  /** customers are told by mail that their order came in, and that it was approved; absent: no */
  readonly mailOnReceipt?: boolean;
  readonly mailOnApproval?: boolean;
  /** when customers are sent a confirmation, which then is the mail of the approval; absent: off */
  readonly orderConfirmation?: OrderConfirmationTime;
  /** of what customers are sent as a document, in lines; null or absent: nothing */
  readonly letterheadAddress?: string | null;
  readonly letterheadLegalText?: string | null;
  readonly letterheadClosingText?: string | null;
  /** customers are asked by mail about drafts that lack something, after a person's click; absent: no */
  readonly askCustomers?: boolean;
  /** they are asked without a click about drafts that wait only for answers of theirs; absent: no */
  readonly askAutomatically?: boolean;
  /** days until an answer is due, and until a reminder (0: none); absent: 5 and 2 */
  readonly askDeadlineDays?: number;
  readonly askReminderDays?: number;
  /** instructions in the words of a mail are kept while its order is a draft; absent: no */
  readonly keepInstructions?: boolean;
  /** days for which a machine's key stays valid without activity of its creator; absent: 45 */
  readonly keyMakerDays?: number;
  /** after the last event about a person, for received data; null or absent: unlimited */
  readonly personalDataDays?: number | null;
  /** the same for one kind of it; null or absent: as above */
  readonly mailDataDays?: number | null;
  readonly orderDataDays?: number | null;
  readonly chatDataDays?: number | null;
  /** for the security log; null or absent: as long as the installation keeps it */
  readonly auditDataDays?: number | null;
  /** for which an approval can be undone before other systems and the customer are told of it; absent: of a company from before there was one, 0 */
  readonly handOverDelaySeconds?: number;
  /** a language model reads its documents, where the installation has one; absent: yes */
  readonly languageModel?: boolean;
  /** it is sent records that a document may mean and approved orders of the same customer; absent: no */
  readonly languageModelRecords?: boolean;
  /** names, addresses and numbers of contact persons are replaced before a document is sent; absent: no */
  readonly languageModelRedaction?: boolean;
  /** what it may cost in a month, in whole units of the installation's currency; null or absent: as much as the installation allows */
  readonly languageModelMonthlyCost?: number | null;
  /** what approval demands beside customer, lines, products and quantities; absent: of a company from before it was a setting */
  readonly approvalRequires?: readonly string[];
  /** which reasons to stop it wants, by reason and parameter; absent: of a company from before there were any */
  readonly reviewChecks?: RecordedReviewSettings;
  /** to whom new drafts are assigned, the first that holds; absent: to no one */
  readonly assignmentRules?: readonly AssignmentRule[];
};

export type CompanyEvent =
  | {
      readonly type: 'CompanyRegistered';
      readonly data: { readonly companyId: string; readonly name: string; readonly settings: CompanySettings };
    }
  | {
      readonly type: 'CompanySettingsChanged';
      readonly data: { readonly companyId: string; readonly changes: Partial<CompanySettings> };
    };
