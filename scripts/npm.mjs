import { spawn } from 'node:child_process';

/**
 * Runs npm, its words on our terminal.
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, said: string }>} `said`: what it wrote to standard error
 */
export function runNpm(args, { cwd }) {
  const viaNpm = process.env.npm_execpath?.endsWith('.js');
  const [program, first] = viaNpm ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd,
      stdio: ['ignore', process.stderr, 'pipe'], // standard output belongs to the program that is to run
      shell: process.platform === 'win32',
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      process.stderr.write(chunk);
    });
    child.once('error', (error) => resolve({ code: 1, said: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** What a person can do about it, in one sentence. `into` is where the packages were to go, `megabytes` what they take there. */
export function whatToDo(said, { into, megabytes }) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/.test(said)) {
    return 'npm cannot reach its registry: check the network (or npm\'s "registry" and "proxy" settings) and run the same command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(said)) {
    return `This user may not write ${into}: run as the owner of the directory, or clone the project again as this user.`;
  }
  if (/ENOSPC/.test(said)) return `The disk is full: about ${megabytes} MB are needed for ${into}.`;
  if (/spawn npm ENOENT/.test(said)) return 'npm is not on the PATH: it comes with Node, see https://nodejs.org.';
  return 'npm ci failed; its own words are above.';
}
