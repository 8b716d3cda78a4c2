/** What a factory, a handler or a step needs, as it says so itself. */
export type Needs<Create extends (needs: never) => unknown> = Parameters<Create>[0];
