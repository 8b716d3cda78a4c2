/** What runs in the background while somebody waits: what each kind of task tells on the way, what it leaves, and why it may fail. */
import { unreadableCodes } from '@order-intake/order-extraction/document';
import type { ConnectionReport } from '../../domain/mailbox/connection-report.ts';
import type { ProbeProgress } from '../../domain/mailbox/mail-probe.port.ts';
import type { Tasks } from '../../platform/tasks/tasks.ts';
import type { ImportReport } from '../catalog/import/import-report.ts';

/** `pending` and `waiting` have no outcome yet; those that wait have a later attempt. */
export type SyncReport = {
  readonly fetched: number;
  readonly drafted: number;
  readonly failed: number;
  readonly waiting: number;
  readonly pending: number;
};

/** null: not begun */
export type ConnectionProgress = { readonly imap: ProbeProgress | null; readonly smtp: ProbeProgress | null };

/** `file`: its number among the files of the extraction; `fetched`: it was found in the mail, as it was when it was read. */
export type EvidenceFile = { readonly file: number; readonly fetched: boolean };

/** Names of fields ("po_number", "lines.2.qty") and numbers: what they say stands with the order. `held`: it waits there as a revision. */
export type ReExtractReport = {
  readonly order_id: string;
  readonly reference: string;
  readonly fields: readonly string[];
  readonly held: boolean;
  readonly confidence: { readonly before: number; readonly now: number };
  /** versions of what read it */
  readonly extractor: { readonly before: string; readonly now: string };
};
/** `more`: there are more orders than one request takes. */
export type ReExtractedMany = {
  readonly read: number;
  readonly same: number;
  readonly differ: readonly ReExtractReport[];
  readonly failed: readonly { readonly order_id: string; readonly code: ReExtractFailure }[];
  readonly more: boolean;
};

/** what nobody took up again (platform/tasks) */
const abandoned = 'abandoned';
const syncFailures = ['mailbox_removed', 'mailbox_inactive', 'mailbox_postponed', 'mailbox_unavailable', abandoned] as const;
const reExtractFailures = [
  'order_gone',
  'order_over',
  'nothing_to_read',
  'words_not_kept',
  'file_gone',
  'file_changed',
  'not_this_order',
  'mail_gone',
  'mailbox_removed',
  'mailbox_unavailable',
  'extraction_failed',
  ...unreadableCodes,
  abandoned,
] as const;
export type ReExtractFailure = (typeof reExtractFailures)[number];
const importFailures = ['file_gone', 'columns_missing', ...unreadableCodes, abandoned] as const;

/** Stable, for programs. */
export const taskFailures = {
  sync_now: syncFailures,
  reconcile: syncFailures,
  test_connection: ['mailbox_removed', abandoned],
  upload_document: ['extraction_failed', 'nothing_found', ...unreadableCodes, abandoned],
  fetch_evidence: ['mail_gone', 'file_changed', 'mailbox_removed', 'mailbox_unavailable', abandoned],
  fetch_instructions: ['mail_gone', 'mailbox_removed', 'mailbox_unavailable', abandoned],
  re_extract: reExtractFailures,
  re_extract_many: [abandoned],
  import_customers: importFailures,
  import_products: importFailures,
  import_warehouses: importFailures,
  import_prices: importFailures,
  import_item_numbers: importFailures,
  import_addresses: importFailures,
} as const;

type WithoutProgress = { readonly progress: never };
type Import = { readonly progress: { readonly done: number; readonly of: number }; readonly result: ImportReport };
type TaskOutputs = {
  readonly sync_now: { readonly progress: SyncReport; readonly result: SyncReport };
  readonly reconcile: { readonly progress: SyncReport; readonly result: SyncReport };
  readonly test_connection: { readonly progress: ConnectionProgress; readonly result: ConnectionReport };
  /** of pages that are looked at as pictures: those of text are read at once */
  readonly upload_document: {
    readonly progress: { readonly done: number; readonly pages: number };
    readonly result: { readonly document_id: string; readonly url: string };
  };
  readonly fetch_evidence: WithoutProgress & {
    readonly result: { readonly files: readonly EvidenceFile[]; readonly expires_at: string };
  };
  /** quotes are at hand until then; the task holds none */
  readonly fetch_instructions: WithoutProgress & { readonly result: { readonly found: number; readonly expires_at: string } };
  readonly re_extract: WithoutProgress & { readonly result: ReExtractReport };
  readonly re_extract_many: {
    readonly progress: { readonly done: number; readonly of: number };
    readonly result: ReExtractedMany;
  };
  readonly import_customers: Import;
  readonly import_products: Import;
  readonly import_warehouses: Import;
  readonly import_prices: Import;
  readonly import_item_numbers: Import;
  readonly import_addresses: Import;
};

export type TaskKinds = {
  readonly [K in keyof TaskOutputs]: TaskOutputs[K] & { readonly failure: (typeof taskFailures)[K][number] };
};

export type ServiceTasks = Tasks<TaskKinds>;
