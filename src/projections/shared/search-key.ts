import { comparable } from '../../domain/sales-order/comparable.ts';

/** What rows keep to be searched in: the blank in front makes every word's beginning findable. */
export const searchKeyOf = (...texts: readonly (string | null)[]): string =>
  ` ${comparable(texts.flatMap((text) => text ?? []).join(' '))}`;
