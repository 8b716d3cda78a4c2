/** What a company has erased: whoever the keys belonged to cannot be told any more. */
export type PrivacyEvent = {
  readonly type: 'PersonErased';
  readonly data: {
    /** of personal keys that are destroyed; caches drop them, read models fold their rows again */
    readonly keyIds: readonly string[];
  };
};
