/** What runs in the background while somebody waits: what each kind of task tells on the way, and what it leaves. */
import type { ConnectionReport } from '../../domain/mailbox/connection-report.ts';
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

type Untold = { readonly progress: never };
type Import = { readonly progress: { readonly done: number; readonly of: number }; readonly result: ImportReport };

export type TaskKinds = {
  readonly sync_now: { readonly progress: SyncReport; readonly result: SyncReport };
  readonly reconcile: { readonly progress: SyncReport; readonly result: SyncReport };
  readonly test_connection: Untold & { readonly result: ConnectionReport };
  readonly upload_document: Untold & { readonly result: { readonly document_id: string; readonly url: string } };
  readonly import_customers: Import;
  readonly import_products: Import;
  readonly import_warehouses: Import;
};

export type ServiceTasks = Tasks<TaskKinds>;
