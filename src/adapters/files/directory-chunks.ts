import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '@order-intake/event-sourcing';
import type { ChunkStore } from './chunk-store.ts';

const lengthBytes = 4;
/** what is this old and belongs to no file was left by a process that died */
const orphanMs = 60 * 60_000;

/** In `UPLOADS_DIR`, which every machine of the installation mounts: one file each, its chunks with their lengths before them. */
export const createDirectoryChunks = (directory: string): ChunkStore => {
  const folderOf = (fileId: string): string => join(directory, createHash('sha256').update(fileId).digest('hex').slice(0, 2));
  const pathOf = (fileId: string): string => join(folderOf(fileId), fileId);

  return {
    write: async (fileId, sealed) => {
      await mkdir(folderOf(fileId), { recursive: true, mode: 0o700 });
      const draft = `${pathOf(fileId)}.part`;
      const file = await open(draft, 'w', 0o600);
      let number = 0;
      try {
        for await (const chunk of sealed) {
          const length = Buffer.alloc(lengthBytes);
          length.writeUInt32BE(chunk.length);
          await file.appendFile(Buffer.concat([length, chunk]));
          number += 1;
        }
        await file.sync();
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(fileId));
      return number;
    },
    read: async function* (fileId) {
      const file = await open(pathOf(fileId), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return;
      try {
        const take = async (bytes: number): Promise<Buffer | null> => {
          const buffer = Buffer.alloc(bytes);
          const { bytesRead } = await file.read(buffer, 0, bytes);
          return bytesRead === bytes ? buffer : null;
        };
        for (let length = await take(lengthBytes); length; length = await take(lengthBytes)) {
          const chunk = await take(length.readUInt32BE());
          if (!chunk) return;
          yield chunk;
        }
      } finally {
        await file.close();
      }
    },
    remove: async (fileIds) => {
      for (const fileId of fileIds) await rm(pathOf(fileId), { force: true });
    },
    sweep: async (filesAmong) => {
      for (const folder of await readdir(directory).catch(() => [])) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        const names = await readdir(join(directory, folder));
        const old: string[] = [];
        for (const name of names) {
          const { mtimeMs } = await stat(join(directory, folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
          if (mtimeMs < Date.now() - orphanMs) old.push(name);
        }
        const files = await filesAmong(old.filter(isUuid));
        for (const name of old) if (!files.has(name)) await rm(join(directory, folder, name), { force: true });
      }
    },
  };
};
