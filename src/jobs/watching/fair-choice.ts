/** Which mailboxes are watched where there are more of them than connections: one of each company before the second of any. */
import { derivedId } from '../../commands/shared/derived-id.ts';

const turnMs = 60 * 60_000;

type Candidate = { readonly companyId: string; readonly mailboxId: string };

/** The order changes once an hour, so that nobody waits for ever; with room for all of them nothing changes. */
export const fairChoice = <C extends Candidate>(candidates: readonly C[], limit: number, now: Date): readonly C[] => {
  if (candidates.length <= limit) return candidates;
  const turn = String(Math.floor(now.getTime() / turnMs));
  const shuffled = candidates
    .map((mailbox) => ({ mailbox, key: derivedId('watch-turn', mailbox.mailboxId, turn) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const turns = new Map<string, number>();
  return shuffled
    .map(({ mailbox }) => {
      const rank = turns.get(mailbox.companyId) ?? 0;
      turns.set(mailbox.companyId, rank + 1);
      return { mailbox, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ mailbox }) => mailbox);
};
