/** Keys of persons: what is sealed under one can be read until that key is destroyed, and never again. */
export type PersonalKey = { readonly id: string; readonly key: Buffer };

export type PersonalKeys = {
  /** The person's key for what is written to this stream, made when there is none (or when the former one was erased). */
  readonly keyFor: (companyId: string, person: string, stream: string) => Promise<PersonalKey>;
  /** Erased and unknown ids are absent. */
  readonly byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
};
