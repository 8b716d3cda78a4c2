/** What ends the demo: one sentence that a person can act on. */
export class DemoProblem extends Error {
  override readonly name = 'DemoProblem';
}
