/** Results in the order of `items`, at most `limit` at work at a time. The first failure is thrown after the others under way have ended. */
export const mapLimited = async <T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> => {
  const results: R[] = new Array(items.length);
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  const failed = workers.find((settled) => settled.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
};
