/** Ids that follow from what they stand for: the same thing seen twice gets the same id. */
import { v5 as uuidv5 } from 'uuid';

const namespace = '6f0f9f86-2d0e-5b5c-9d5b-1d1f6a3b7c11';

/** uuidv5 over the parts; no part may contain the separator's meaning by accident, so each is length-prefixed. */
export const derivedId = (...parts: readonly string[]): string =>
  uuidv5(parts.map((part) => `${part.length}:${part}`).join('|'), namespace);
