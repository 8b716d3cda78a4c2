/** Files that were refused lately, by their SHA-256: who sends one again is told at once, instead of a reader finding it out again. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Unreadable } from '../../domain/shared/documents.port.ts';

/** What costs a reader, its time or its process. The other refusals cost nothing. */
const remembered: ReadonlySet<Unreadable['code']> = new Set(['corrupt', 'hostile', 'timed_out', 'too_many_pages']);
/** milliseconds: a newer release, or a file that was at the edge of a limit, gets another chance soon */
const rememberedMs = 60 * 60_000;
const mostRemembered = 1_000;

export type RefusedFiles = {
  /** null when it was not refused lately */
  readonly known: (sha256: string) => Unreadable | null;
  /** Remembers it where that saves something; answers it. */
  readonly refuse: (sha256: string, unreadable: Unreadable) => Unreadable;
};

export const createRefusedFiles = (now: () => number = Date.now): RefusedFiles => {
  const refused = new Map<string, { readonly unreadable: Unreadable; readonly until: number }>();
  return {
    known: (sha256) => {
      const found = refused.get(sha256);
      if (found && found.until > now()) return found.unreadable;
      refused.delete(sha256);
      return null;
    },
    refuse: (sha256, unreadable) => {
      if (!remembered.has(unreadable.code)) return unreadable;
      refused.delete(sha256);
      refused.set(sha256, { unreadable, until: now() + rememberedMs });
      const [oldest] = refused.keys();
      if (refused.size > mostRemembered && oldest !== undefined) refused.delete(oldest);
      return unreadable;
    },
  };
};

/** In hexadecimal, without the file being held in memory. */
export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
