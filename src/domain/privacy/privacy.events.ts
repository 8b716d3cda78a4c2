/** What a company has erased: the owners of the keys are unknown from then on. */
export type PrivacyEvent = {
  readonly type: 'PersonErased';
  readonly data: {
    /** of personal keys that are destroyed; caches drop them, read models fold their rows again */
    readonly keyIds: readonly string[];
  };
};
