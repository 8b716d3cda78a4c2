/** A program of an installation that can be ended as the kernel ends one, and brought back as a supervisor does. */
export type Part = {
  readonly alive: () => boolean;
  /** SIGKILL; comes back when it is gone. */
  readonly kill: () => Promise<void>;
  /** Comes back when it is ready; nothing when it runs. */
  readonly start: () => Promise<void>;
  /** As an operator does it. */
  readonly stop: () => Promise<void>;
};
