/** Files of a company: encrypted, seen by their own company alone, on whatever machine they are asked for. Adapters are in adapters/files. */

export type NewFile = {
  /** a uuid of the caller's: putting a file again under the id it has already keeps the first */
  readonly fileId: string;
  /** "uploads", "sales-orders/<order>": what it is kept for */
  readonly location: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** null: until it is removed */
  readonly expiresAt: Date | null;
};

/** `size` in bytes of the plain content, `sha256` in hex. */
export type StoredFile = { readonly fileId: string; readonly size: number; readonly sha256: string };
export type OpenedFile = StoredFile & { readonly content: AsyncIterable<Uint8Array> };

export type FileStore = {
  /** Rejects with what `content` rejects with; nothing of the file stays then. */
  readonly put: (companyId: string, file: NewFile) => Promise<StoredFile>;
  /**
   * null when this company has no file of this id, or it has expired. `expiredToo`: as long as it exists, because a
   * pending job must not lose it to a clock that is briefly wrong. Reading its content rejects if it was altered or
   * truncated.
   */
  readonly open: (companyId: string, fileId: string, options?: { readonly expiredToo?: boolean }) => Promise<OpenedFile | null>;
  /** It no longer expires, and goes with the person whose key this is; also one that has expired and is still there. False when there is none. */
  readonly keep: (companyId: string, fileId: string, location: string, personKeyId: string | null) => Promise<boolean>;
  /** It expires then, unless it is kept. */
  readonly expireAt: (companyId: string, fileId: string, at: Date) => Promise<void>;
  /** False when there was none. */
  readonly remove: (companyId: string, fileId: string) => Promise<boolean>;
  /** Everything of the company at this location; answers how many files. */
  readonly removeAt: (companyId: string, location: string) => Promise<number>;
  /** Everything kept for persons with these keys; answers how many files. */
  readonly removeOfPersons: (personKeyIds: readonly string[]) => Promise<number>;
  /** Removes what has expired and what was never finished; answers how many files. */
  readonly sweep: () => Promise<number>;
};
