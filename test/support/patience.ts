/** How much slower than a quiet machine the one is that the tests run on: `npm test` measures it at its start (scripts/patience.mjs). */
const factor = Math.max(1, Number(process.env.TEST_PATIENCE ?? 1) || 1);

/**
 * A limit on time in a test: what is enough on a quiet machine, multiplied by what this one needs. Every wait, deadline and timeout of a test
 * goes through here; how long something took fails no test.
 */
export const patience = (ms: number): number => Math.ceil(ms * factor);
