import { background } from '@order-intake/kernel';

/**
 * Works on up to `width` items at a time and answers in the order of the items. No more than that is begun before its results are taken,
 * so an endless source needs no more memory than a short one. Ends with the first failure of `work`.
 */
export async function* inOrder<A, B>(
  items: AsyncIterable<A>,
  width: number,
  work: (item: A) => Promise<B>,
): AsyncGenerator<B, void, undefined> {
  const under: Promise<B>[] = [];
  for await (const item of items) {
    under.push(background(() => work(item)));
    const first = under.length >= width ? under.shift() : undefined;
    if (first) yield await first;
  }
  for (const rest of under) yield await rest;
}
