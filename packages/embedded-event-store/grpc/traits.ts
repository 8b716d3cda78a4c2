/**
 * Behaviour of real servers that ours shows only on request (`--trait`), measured on 22.10.5 and 23.10.7. Each
 * surprises a client that does not expect it.
 * - `open-batches`: a batch append that its client has half closed never ends, and a connection carries a hundred
 *   calls.
 * - `dropped-repeats`: an append repeated before its original is indexed is dropped: a batch gets no answer until its
 *   deadline, the classic append ABORTED. Repeated later it succeeds, and is written once.
 * - `late-returns`: right after an append to a softly deleted stream, a read reports that the stream does not exist.
 * - `discarded-starts`: a filtered subscription from a position reads the event there and discards it, whatever it
 *   is.
 * - `lenient-ends`: a forward read of `$all` from beyond the start of the last record is empty; it fails once a
 *   record follows.
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
