import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Examination, fault, fine, warning } from './examination.ts';

const hourMs = 3_600_000;

const newestIn = async (directory: string): Promise<number | null> => {
  // what is not finished yet is no backup (npm run backup, npm run events -- export)
  const names = (await readdir(directory)).filter((name) => !name.endsWith('.part'));
  const times = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).mtimeMs));
  return times.length === 0 ? null : Math.max(...times);
};

/** How old the newest file of BACKUP_DIR is: whatever made it, and wherever it is copied from there. */
export const backup: Examination = {
  name: 'backup',
  help: 'docs/how-to/back-up-and-restore.md',
  look: async ({ config: { backup: where } }) => {
    if (where === null)
      return [warning('BACKUP_DIR is not set, so missing backups would go unnoticed. Set it to the backup directory')];
    const newest = await newestIn(where.directory).catch(() => undefined);
    if (newest === undefined) return [fault(`BACKUP_DIR ${where.directory} cannot be read`)];
    if (newest === null) return [fault(`BACKUP_DIR ${where.directory} contains no backup`)];
    const hours = Math.round((Date.now() - newest) / hourMs);
    const says = `the newest file of ${where.directory} is ${hours} hours old`;
    return [
      hours > where.maxAgeHours
        ? fault(`${says}; the limit is ${where.maxAgeHours}. Find out why the backup failed`)
        : fine(says),
    ];
  },
};
