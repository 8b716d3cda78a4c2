/** npm run score:beside [-- --commit 2ab2245 …]: lays the sources of a commit out for bench/score/beside.ts, which tells its options, and removes them. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectRoot } from './ensure-installed.mjs';
import { withFiles } from './files-of-commit.mjs';

const given = process.argv.slice(2);
const { values } = parseArgs({ args: given, options: { commit: { type: 'string', default: '2ab2245' } }, strict: false });
process.exitCode = withFiles(
  String(values.commit),
  (files) =>
    spawnSync(process.execPath, ['bench/score/beside.ts', ...given, '--files', files], { cwd: projectRoot, stdio: 'inherit' })
      .status ?? 1,
);
