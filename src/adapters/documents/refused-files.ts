/** Files that were refused lately, by their SHA-256: who sends one again is told at once, instead of a reader finding it out again. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
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
