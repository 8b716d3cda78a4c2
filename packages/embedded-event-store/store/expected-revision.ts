/** Which revision a writer expects, with the numbers the protocol's error texts use. Anything from 0 on is a revision. */
export const Expected = { any: -2, noStream: -1, streamExists: -4 } as const;

/** Revisions arrive as unsigned 64-bit text; the real server reads them as signed. */
export function revisionFromText(text: string): number {
  return Number(BigInt.asIntN(64, BigInt(text)));
}
