export type RefusalCode =
  | 'backup_exists'
  | 'unfinished_backup_exists'
  | 'no_installation'
  | 'migrations_pending'
  | 'table_not_readable'
  | 'rows_hidden'
  | 'backup_incomplete'
  | 'backup_damaged'
  | 'backup_of_newer_release'
  | 'encryption_key_missing'
  | 'encryption_key_differs'
  | 'database_not_empty'
  | 'uploads_dir_missing'
  | 'uploads_dir_not_empty'
  | 'rows_missing';

/** A backup or a restore that is not done. The message says what is wrong and what to do; `code` is stable, for scripts. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
