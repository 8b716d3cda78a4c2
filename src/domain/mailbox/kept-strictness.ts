/** Whether a new calibration of confidences would let more errors through than the one before, by a mailbox's own decided drafts. */

/** A draft that people decided, and that nothing but its confidence could have stopped. */
export type DecidedDraft = {
  /** 0 to 100, as the threshold was compared with it */
  readonly before: number;
  /** what the same evidence is worth by the new calibration */
  readonly after: number;
  /** corrected, rejected or cancelled */
  readonly wasWrong: boolean;
};

export type KeptStrictness = {
  /** the lowest, from `threshold` on, that lets no more errors through than before */
  readonly threshold: number;
  readonly decided: number;
  /** errors that passed the threshold, and that would pass it by the new calibration */
  readonly wrongBefore: number;
  readonly wrongAfter: number;
};

const highest = 100;

export const keptStrictness = (threshold: number, drafts: readonly DecidedDraft[]): KeptStrictness => {
  const wrong = drafts.filter(({ wasWrong }) => wasWrong);
  const wrongBefore = wrong.filter(({ before }) => before >= threshold).length;
  const passing = (at: number): number => wrong.filter(({ after }) => after >= at).length;
  let lowest = threshold;
  while (lowest < highest && passing(lowest) > wrongBefore) lowest += 1;
  return { threshold: lowest, decided: drafts.length, wrongBefore, wrongAfter: passing(threshold) };
};
