/** The real servers this one can be taken for: what they answer differently was recorded from each. */
export const PLAYED = {
  '22.10': { version: '22.10.5', sendsCaughtUp: false },
  '23.10': { version: '23.10.7', sendsCaughtUp: true },
} as const;

export type PlayVersion = keyof typeof PLAYED;
export type Played = (typeof PLAYED)[PlayVersion];

export const DEFAULT_PLAY_VERSION: PlayVersion = '23.10';

/** Throws a sentence for the user. */
export function playVersionOf(text: string): PlayVersion {
  if (text in PLAYED) return text as PlayVersion;
  throw new Error(`--play-version ${text} is not known: choose from ${Object.keys(PLAYED).join(', ')}.`);
}
