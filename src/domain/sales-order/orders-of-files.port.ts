/** Ids of the company's orders that were read from any of these files, the oldest first; `sha256s` in hex. */
export type OrdersOfFiles = (companyId: string, sha256s: readonly string[]) => Promise<readonly string[]>;
