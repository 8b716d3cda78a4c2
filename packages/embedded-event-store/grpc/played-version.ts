/** Which real server this one is like: where releases differ, the answer asks here. */

export type PlayedVersion = {
  /** what it says of itself, marked so that nobody takes one for the other */
  readonly says: string;
  /** whether a subscription hears when it has all that there was (from 23.10 on) */
  readonly tellsCaughtUp: boolean;
  /** whether it also hears so at once of a stream that is missing or softly deleted, and is refused the end of a tombstoned one */
  readonly looksFirst: boolean;
  /** milliseconds after which an append that was repeated too early ends with a deadline exceeded (with the trait `dropped-repeats`); null: never */
  readonly earlyRepeatsEndAfterMs: number | null;
  /** whether each message is compressed for clients that offer gzip (from 25.1 on) */
  readonly gzips: boolean;
};

const before25 = { looksFirst: false, earlyRepeatsEndAfterMs: null, gzips: false };
const from26 = { looksFirst: true, earlyRepeatsEndAfterMs: 3_000, gzips: true };

/** 22.10.5 and 23.10.7 are those whose answers were recorded, 26.1 was measured; of 24.10 only the name is known to differ from 23.10, of 26.0 from 26.1. */
const PLAYED_VERSIONS = {
  '22.10': { says: '22.10.5-embedded', tellsCaughtUp: false, ...before25 },
  '23.10': { says: '23.10.7-embedded', tellsCaughtUp: true, ...before25 },
  '24.10': { says: '24.10.0-embedded', tellsCaughtUp: true, ...before25 },
  '26.0': { says: '26.0.3-embedded', tellsCaughtUp: true, ...from26 },
  '26.1': { says: '26.1.0-embedded', tellsCaughtUp: true, ...from26 },
} satisfies Record<string, PlayedVersion>;

export type Release = keyof typeof PLAYED_VERSIONS;
export const RELEASES = Object.keys(PLAYED_VERSIONS) as Release[];
export const DEFAULT_RELEASE: Release = '23.10';

export const isRelease = (text: string): text is Release => RELEASES.some((release) => release === text);
export const playedVersion = (release: Release): PlayedVersion => PLAYED_VERSIONS[release];
