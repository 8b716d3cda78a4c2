/** Builds the web app when what it is made of has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInGroup } from './child-processes.mjs';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

const web = join(projectRoot, 'web');
const stampFile = join(web, 'dist/.built-from');
const made = ['src', 'public'];
const makes = ['package-lock.json', 'index.html', 'vite.config.ts'];

/**
 * Installs what the build needs and builds, both only when stale.
 * @throws Error with the words of the build when it fails
 */
export async function ensureWebBuilt() {
  await ensureInstalled(web);
  const stamp = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  let said = '';
  const say = (chunk) => {
    said += chunk;
  };
  const started = Date.now();
  const { code } = await runInGroup(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: web, say });
  if (code !== 0) throw new Error(`The web app could not be built:\n${said}`);
  writeFileSync(stampFile, stamp);
  console.log(`Web app built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...made.flatMap(filesBelow), ...makes]) hash.update(`${file}\0`).update(readFileSync(join(web, file)));
  return hash.digest('hex');
}

const filesBelow = (folder) =>
  readdirSync(join(web, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length + 1))
    .sort();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureWebBuilt().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
