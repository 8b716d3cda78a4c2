/** Two rankings made one: reciprocal ranks added up, so that neither's scale counts. */
const damping = 60;

export const fuse = (
  rankings: readonly (readonly string[])[],
  limit: number,
): readonly { readonly id: string; readonly score: number }[] => {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const [rank, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (damping + rank + 1));
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id))
    .slice(0, limit);
};
