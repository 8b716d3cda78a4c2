import { type Either, isLeft } from 'fp-ts/lib/Either.js';

/** For commands whose decider never refuses in the place where they are given: a refusal there is a defect, and says which. */
export const orThrow = <Refusal extends { readonly type: string }, T>(decided: Either<Refusal, T>): T => {
  if (isLeft(decided)) throw new Error(`refused with ${decided.left.type} where that cannot happen`);
  return decided.right;
};
