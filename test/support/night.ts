/** Suites over many cases of a kind take some of every class in `npm test`, and all of them by night: SAMPLES=all, which the step `samples` sets. */
export const byNight = process.env.SAMPLES === 'all';

/** All by night, otherwise those that are chosen for their class. */
export const sampleOf = <T>(all: readonly T[], isChosen: (one: T, place: number) => boolean): readonly T[] =>
  byNight ? all : all.filter(isChosen);
