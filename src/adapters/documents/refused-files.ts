/** Files that were refused lately, by their SHA-256: who sends one again is told at once, instead of a reader finding it out again. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Unreadable } from '@order-intake/order-extraction/document';

/** What costs a reader, its time or its process. The other refusals cost nothing. */
const remembered: ReadonlySet<Unreadable['code']> = new Set(['corrupt', 'hostile', 'timed_out', 'too_many_pages']);
/** milliseconds: a newer release, or a file that was at the edge of a limit, gets another chance soon */
const rememberedMs = 60 * 60_000;
/** files of a company, and companies */
const mostRemembered = 1_000;
const mostCompanies = 200;

export type RefusedFiles = {
  /** null when it was not refused lately */
  readonly known: (companyId: string | undefined, sha256: string) => Unreadable | null;
  /** Remembers it where that saves something; answers it. */
  readonly refuse: (companyId: string | undefined, sha256: string, unreadable: Unreadable) => Unreadable;
};

type Entry = { readonly unreadable: Unreadable; readonly until: number };

/** Kept for each company by itself: what one sends decides nothing for another, and does not push the other's out. */
export const createRefusedFiles = (now: () => number = Date.now): RefusedFiles => {
  /** the company reported most recently comes last */
  const companies = new Map<string, Map<string, Entry>>();

  const ofCompany = (companyId: string): Map<string, Entry> => {
    const refused = companies.get(companyId) ?? new Map<string, Entry>();
    companies.delete(companyId);
    companies.set(companyId, refused);
    const [longestSilent] = companies.keys();
    if (companies.size > mostCompanies && longestSilent !== undefined) companies.delete(longestSilent);
    return refused;
  };
  return {
    known: (companyId = '', sha256) => {
      const refused = companies.get(companyId);
      const refusal = refused?.get(sha256);
      if (refusal && refusal.until > now()) return refusal.unreadable;
      refused?.delete(sha256);
      return null;
    },
    refuse: (companyId = '', sha256, unreadable) => {
      if (!remembered.has(unreadable.code)) return unreadable;
      const refused = ofCompany(companyId);
      refused.delete(sha256);
      refused.set(sha256, { unreadable, until: now() + rememberedMs });
      const [oldest] = refused.keys();
      if (refused.size > mostRemembered && oldest !== undefined) refused.delete(oldest);
      return unreadable;
    },
  };
};

/** bytes up to which a file is read at once: a stream costs a small one more than all else that this process does for it */
const small = 1024 * 1024;

/** In hexadecimal, without a large file being held in memory. */
export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  const { size } = await stat(path);
  if (size <= small) return hash.update(await readFile(path)).digest('hex');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
