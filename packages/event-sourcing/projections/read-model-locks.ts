/** The names of the locks by which processes keep out of each other's way. */

/** Under it one process builds a read model. */
export const buildLock = (name: string): string => `read-model/${name}/build`;

/** Under it one process follows the log for a table, `<name>_v<version>`, for as long as it lives. */
export const followLock = (table: string): string => `read-model/${table}`;
