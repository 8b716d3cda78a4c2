/** Reads hostile files as the service would, and watches what that costs. */
import { readFile, writeFile } from 'node:fs/promises';
import { type DocumentFile, type Extractor, unreadText } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import type { HostileFile } from './hostile.types.ts';

export type HostileResult = {
  readonly title: string;
  /** `read` or the code of the refusal; `broke` when the service's side threw, which must never be */
  readonly ended: string;
  /** the refusal's sentence, or what was found */
  readonly words: string;
  readonly expected: boolean;
  readonly seconds: number;
  /** megabytes, the highest of any child while it was read; null where the system does not tell */
  readonly peakMb: number | null;
};

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** Reads one file and extracts what it holds. `write` puts it on disk. */
export async function attempt(
  hostile: HostileFile,
  tools: {
    readonly reader: StoppableDocumentReader;
    readonly extractor: Extractor;
    readonly write: (name: string, bytes: Buffer | string) => Promise<DocumentFile>;
  },
): Promise<HostileResult> {
  const { reader, extractor } = tools;
  const file = await tools.write(hostile.name, await hostile.bytes());
  const peak = watchMemory(reader);
  const started = performance.now();
  const end = (ended: string, words: string): HostileResult => ({
    title: hostile.title,
    ended,
    words,
    expected: (hostile.ends as readonly string[]).includes(ended),
    seconds: (performance.now() - started) / 1000,
    peakMb: peak.stop(),
  });
  try {
    const unpacked = await reader.unpack(file);
    if (unpacked && isLeft(unpacked)) return end(unpacked.left.code, unreadText(unpacked.left.reason));
    if (unpacked) return end('read', `${unpacked.right.files.length} files, ${unpacked.right.left.length} left out`);
    const read = await reader.read(file);
    if (isLeft(read)) return end(read.left.code, unreadText(read.left.reason));
    const found = await extractor.extract([{ name: file.name, content: read.right }], nobody);
    return end(
      'read',
      found.map(({ documentType, lines, confidence }) => `${documentType}, ${lines.length} lines, ${confidence}`).join('; '),
    );
  } catch (error) {
    return end('broke', String(error));
  }
}

/** The kernel keeps a process's highest memory (VmHWM) and forgets it when asked to (clear_refs 5). */
function watchMemory(reader: StoppableDocumentReader): { readonly stop: () => number | null } {
  let highest: number | null = null;
  const seen = new Set<number>();
  const look = async (pid: number): Promise<void> => {
    try {
      if (!seen.has(pid)) {
        seen.add(pid);
        await writeFile(`/proc/${pid}/clear_refs`, '5');
      }
      const kb = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (kb) highest = Math.max(highest ?? 0, Math.round(Number(kb) / 1024));
    } catch {
      // it is gone, or this is no Linux
    }
  };
  const timer = setInterval(() => void Promise.all(reader.pids().map(look)), 20);
  return {
    stop: () => {
      clearInterval(timer);
      return highest;
    },
  };
}
