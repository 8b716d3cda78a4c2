/** What a caller prefers (RFC 7240): to be answered at once, or to wait for so long. */
export type Preference = { readonly async: boolean /** null: no word about it */; readonly waitMs: number | null };

export const preferenceOf = (header: string | undefined): Preference => {
  const preferences = (header ?? '').split(',').map((part) => part.trim().toLowerCase());
  const wait = preferences.map((part) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(part)?.[1]).find((seconds) => seconds !== undefined);
  return {
    async: preferences.some((part) => part.split(';')[0] === 'respond-async'),
    waitMs: wait === undefined ? null : Number(wait) * 1_000,
  };
};
