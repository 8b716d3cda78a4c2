/**
 * What real servers do and ours does only when asked (`--trait`): measured on 22.10.5 and 23.10.7, each a surprise to whoever does not reckon with it.
 * - `open-batches`: a batch append that its client has half closed is never ended, and a connection carries a hundred calls.
 * - `dropped-repeats`: an append that is repeated before its original is indexed is dropped: a batch hears nothing until its deadline, the classic
 *   append ABORTED. Repeated later it succeeds, and is written once.
 * - `late-returns`: right after an append to a softly deleted stream a read says that there is no such stream.
 * - `discarded-starts`: a filtered subscription from a position reads one event there and throws it away, whatever it is.
 * - `lenient-ends`: a forward read of `$all` from beyond the start of the last record is empty; it fails once something follows.
 */
export const TRAITS = ['open-batches', 'dropped-repeats', 'late-returns', 'discarded-starts', 'lenient-ends'] as const;
export type Trait = (typeof TRAITS)[number];
export const isTrait = (text: string): text is Trait => TRAITS.some((trait) => trait === text);

/** Calls that one connection of a real server carries at once. */
export const CALLS_OF_A_CONNECTION = 100;
/** How long a real server may take to find what it has just written: repeats, and streams that came back. */
export const INDEXED_AFTER_MS = 500;
export const RETURNED_AFTER_MS = 85;
/** After which a real server gives up an append that it cannot commit. */
export const COMMIT_TIMEOUT_MS = 2_000;
