/** How much of an INBOX a poll takes in: one that holds a hundred thousand unread mails is worked off part by part, from where the last poll ended. */

/** A poll lists and records no more than these. What is behind them stays unread, which is where it is safe. */
export const takenInAtOnce = 2_000;
/** With more batches of its mails waiting than these nothing more of such an INBOX is taken in: listing it again and again would be all the work. */
export const batchesAhead = 10;
/** How soon the next part is taken in, where there is one. */
export const nextPartMs = 30_000;

/** A mail of a watched folder; as a place, the last one that was listed of folders which were not listed to their end. */
export type InboxPlace = { readonly folder: string; readonly uidValidity: string; readonly uid: number };

/**
 * Of these unread mails those that are listed now: all, or as many as are taken in at once, beginning behind the place and, once the end is reached,
 * with the oldest again. Some stay unread although nothing is to be done about them for now; they keep nobody behind them waiting.
 *
 * @param mails folder by folder, ascending in each
 */
export const windowOf = (mails: readonly InboxPlace[], cursor: InboxPlace | null): readonly InboxPlace[] => {
  const isSeen = ({ folder, uidValidity, uid }: InboxPlace) =>
    cursor !== null && folder === cursor.folder && uidValidity === cursor.uidValidity && uid <= cursor.uid;
  const lastSeen = mails.findLastIndex(isSeen);
  const next = lastSeen < 0 ? mails.findIndex(({ folder }) => folder === cursor?.folder) : lastSeen + 1;
  const from = Math.max(0, next);
  return [...mails.slice(from), ...mails.slice(0, from)].slice(0, takenInAtOnce);
};
