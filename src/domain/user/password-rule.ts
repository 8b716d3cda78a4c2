/** What a password has to be (NIST SP 800-63B, 3.1.1.2): long, and not to be guessed from what everybody knows of its owner. No rules of composition. */

export const passwordLength = { least: 12, most: 200 } as const;

export type Weakness = 'too_short' | 'too_simple';

/** Parts of what is known of somebody: too short ones would forbid half of all passwords. */
const partsOf = (ownerText: string): readonly string[] =>
  ownerText
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 4);

/** As it is hashed: the same characters typed on another keyboard are the same password. */
export const normalisedPassword = (password: string): string => password.normalize('NFKC');

const fewest = 6;
const runs = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', '01234567890', '09876543210'];
const usual = ['password', 'passwort', 'letmein', 'welcome', 'willkommen', 'iloveyou', 'admin', 'orderintake'];

/** What is left of a password without what everybody tries first. */
const surprising = (password: string, ownerTexts: readonly string[]): string => {
  let rest = password.toLowerCase();
  for (const part of [...ownerTexts.flatMap(partsOf), ...usual]) rest = rest.replaceAll(part, '');
  for (const run of runs)
    for (let length = run.length; length >= 4; length -= 1)
      for (let at = 0; at + length <= run.length; at += 1) rest = rest.replaceAll(run.slice(at, at + length), '');
  return rest;
};

/** @param ownerTexts what everybody knows of the owner: address, name, company */
export const weaknessOf = (password: string, ownerTexts: readonly string[]): Weakness | null => {
  const normalised = normalisedPassword(password);
  if ([...normalised].length < passwordLength.least) return 'too_short';
  return new Set(surprising(normalised, ownerTexts)).size < fewest ? 'too_simple' : null;
};
