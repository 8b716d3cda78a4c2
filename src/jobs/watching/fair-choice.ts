/** Which mailboxes are watched where there are more of them than connections: one of each company before the second of any. */
import { derivedId } from '../../commands/shared/derived-id.ts';

const turnMs = 60 * 60_000;

type Candidate = { readonly companyId: string; readonly mailboxId: string };

/** The order changes once an hour, so that nobody waits for ever; with room for all of them nothing changes. */
export const fairChoice = <C extends Candidate>(candidates: readonly C[], limit: number, now: Date): readonly C[] => {
  if (candidates.length <= limit) return candidates;
  const turn = String(Math.floor(now.getTime() / turnMs));
  const shuffled = candidates
    .map((one) => ({ one, key: derivedId('watch-turn', one.mailboxId, turn) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const seen = new Map<string, number>();
  return shuffled
    .map(({ one }) => {
      const rank = seen.get(one.companyId) ?? 0;
      seen.set(one.companyId, rank + 1);
      return { one, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
};
