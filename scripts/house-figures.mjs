/**
 * node scripts/run.mjs scripts/house-figures.mjs [commit …]: figures about the project as it is, or as it was at those commits, side by side.
 * Plumbing is what only hands things on: types of dependencies, registries with the jobs bound to their handlers, and what composes and starts.
 * Its paths moved, so they are patterns. Command line tools and the doctor, which is one of them, are left out of both sides.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';
import { withFiles } from './files-of-commit.mjs';
import { textFigures } from './text-figures.mjs';

const longest = 60;
/** of those that a commit has */
const folders = ['src', 'packages', 'embedded', 'demo'];
const tools =
  'audit audit-order catalog company events extract projections progress-line rotate-keys run-tool table-text token tool-context'.split(
    ' ',
  );
const plumbing = [
  { name: 'lines of plumbing: types of dependencies', files: /^src\/(api|jobs)\/(?:.*\/)?[\w-]*deps\.ts$/ },
  {
    name: 'lines of plumbing: registries',
    files:
      /^src\/(api|jobs|projections)\/(?:.*\/)?([\w-]*registry|bind|job-kinds|definitions|[\w-]+\.definitions|[\w-]+-jobs)\.ts$/,
  },
  { name: 'lines of plumbing: main', files: new RegExp(`^src/main/(?!tools/|doctor/|extract/|(?:${tools.join('|')})\\.ts)`) },
];

/** What the plumbing is there for: each of them is declared once. */
const declared = [
  { name: 'endpoints', folder: 'src/api', pattern: /\bendpoint\(\{/g },
  { name: 'jobs', folder: 'src/jobs', pattern: /= (?:job|companyJob|tickJob)(?:<|\()/g },
  { name: 'reactors', folder: 'src/jobs', pattern: /= reactor</g },
  { name: 'read models', folder: 'src/projections', pattern: /= readModel</g },
];

const sourcesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const declaredIn = (root) =>
  declared.reduce(
    (total, { folder, pattern }) =>
      total +
      sourcesIn(root, folder).reduce(
        (sum, file) => sum + [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].length,
        0,
      ),
    0,
  );

const linesOf = (root, file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/** Lines that name what is used, and what nobody reads: the rest is what binds. */
const thinLinesOf = (root, file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const thin = [...text.matchAll(/^(?:import|export (?:type )?\{)[^;]*;\n|^\s*\/\*\*[\s\S]*?\*\/\n|^\s*\/\/.*\n|^\s*\n/gm)];
  return thin.reduce((sum, [lines]) => sum + lines.split('\n').length - 1, 0);
};

/** Functions of more lines than `longest`, by biome, whatever the project's own configuration leaves out. */
function longFunctions(root) {
  const rule = { level: 'error', options: { maxLines: longest, skipBlankLines: false } };
  const configuration = {
    root: true,
    linter: { rules: { recommended: false, complexity: { noExcessiveLinesPerFunction: rule } } },
  };
  const at = mkdtempSync(join(tmpdir(), 'house-figures-'));
  try {
    execFileSync('tar', ['-x', '-C', at], {
      input: execFileSync('tar', ['-c', '-C', root, ...folders.filter((folder) => existsSync(join(root, folder)))], {
        maxBuffer: 1 << 30,
      }),
    });
    execFileSync('sh', ['-c', 'cat > biome.json'], { cwd: at, input: JSON.stringify(configuration) });
    const biome = join(projectRoot, 'node_modules/.bin/biome');
    const said = execFileSync('sh', ['-c', `"$0" lint --reporter=github --max-diagnostics=none . 2>&1 || true`, biome], {
      cwd: at,
    });
    return [...said.toString().matchAll(/file=([^,]+),line=(\d+).*too many lines \((\d+)\)/g)].map(([, file]) => file);
  } finally {
    rmSync(at, { recursive: true });
  }
}

function figuresOf(root) {
  const sources = sourcesIn(root, 'src');
  const long = longFunctions(root);
  const sum = (files) => files.reduce((total, file) => total + linesOf(root, file), 0);
  const things = declaredIn(root);
  const counts = plumbing.map(({ name, files }) => [name, sum(sources.filter((file) => files.test(file)))]);
  const thin = sources
    .filter((file) => plumbing.some(({ files }) => files.test(file)))
    .reduce((total, file) => total + thinLinesOf(root, file), 0);
  return new Map([
    ...counts,
    ['lines of plumbing', counts.reduce((total, [, lines]) => total + lines, 0)],
    [`${declared.map(({ name }) => name).join(', ')}`, things],
    ['lines of plumbing for each of them', (counts.reduce((total, [, lines]) => total + lines, 0) / things).toFixed(1)],
    ['… imports, exports by name, comments and blank lines', thin],
    ['… the rest, for each of them', ((counts.reduce((total, [, lines]) => total + lines, 0) - thin) / things).toFixed(1)],
    ['lines of src', sum(sources)],
    ['files of src', sources.length],
    ['files of src over 250 lines', sources.filter((file) => linesOf(root, file) > 250).length],
    ...folders.map((folder) => [
      `functions of ${folder} over ${longest} lines`,
      long.filter((file) => new RegExp(`(^|/)${folder}/`).test(file)).length,
    ]),
    ...textFigures(root),
  ]);
}

const commits = process.argv.slice(2);
const columns = commits.length > 0 ? commits : [undefined];
const figures = columns.map((commit) => withFiles(commit, figuresOf));
console.log(`| | ${columns.map((commit) => commit ?? 'as it stands').join(' | ')} |`);
console.log(`|---|${columns.map(() => '---:').join('|')}|`);
for (const name of figures[0].keys()) console.log(`| ${name} | ${figures.map((of) => of.get(name)).join(' | ')} |`);
