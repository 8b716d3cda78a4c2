/** The project's files as they stood at a commit. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

const git = (...args) => execFileSync('git', args, { cwd: projectRoot, maxBuffer: 1 << 30 });

/** Calls `use` with a directory that holds the files of a commit; undefined: the files as they are. */
export function withFiles(commit, use) {
  if (commit === undefined) return use(projectRoot);
  const at = mkdtempSync(join(tmpdir(), 'files-of-commit-'));
  try {
    execFileSync('tar', ['-x', '-C', at], { input: git('archive', commit) });
    return use(at);
  } finally {
    rmSync(at, { recursive: true });
  }
}
