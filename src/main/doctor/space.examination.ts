import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

const gigabyte = 1 << 30;
/** one mail with all its attachments fits */
const tooLittle = gigabyte / 4;
const little = 2 * gigabyte;

const look = async (label: string, path: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(path).catch(() => ({ bavail: null, bsize: 0 }));
  if (bavail === null) return fault(`${label} (${path}) does not exist or is not readable`);
  const free = bavail * bsize;
  const says = `${label} (${path}): ${(free / gigabyte).toFixed(1)} GB free`;
  if (free < tooLittle) return fault(`${says}: nothing more can be stored. Free disk space`);
  return free < little ? warning(`${says}. Free disk space`) : fine(says);
};

export const space: Examination = {
  name: 'space',
  help: 'docs/how-to/run-in-production.md#what-happens-during-outages',
  look: async ({ config }) =>
    Promise.all([
      look('data directory', config.dataDir),
      look('temporary directory', tmpdir()),
      ...(config.uploadsDir ? [look('uploads', config.uploadsDir)] : []),
    ]),
};
