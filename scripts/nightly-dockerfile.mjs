/** Carries out a Dockerfile of ours in empty directories: FROM, WORKDIR, COPY, ENV, RUN and CMD; the rest only an engine understands. */
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { runInGroup } from './child-processes.mjs';

/**
 * @returns {Promise<{ workdir: string, env: Record<string, string>, command: string[], steps: number }>} of the last stage
 * @throws Error that names the step
 */
export async function buildImage(projectRoot, directory) {
  const stages = new Map();
  let stage;
  let steps = 0;
  const does = {
    FROM: (rest) => {
      const name = rest.split(' AS ')[1] ?? String(stages.size);
      stage = { root: join(directory, `stage-${name}`), cwd: '/', env: {}, command: [] };
      mkdirSync(stage.root);
      stages.set(name, stage);
    },
    WORKDIR: (rest) => {
      stage.cwd = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    },
    COPY: (rest) => {
      const words = rest.split(' ');
      const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)).root : projectRoot;
      const to = join(stage.root, isAbsolute(words.at(-1)) ? '/' : stage.cwd, words.at(-1));
      for (const source of words.slice(0, -1)) copy(join(from, source), to, words.at(-1).endsWith('/'));
    },
    ENV: (rest) => Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('=')))),
    RUN: async (rest) => {
      // below the stage's directory, and owned by the current user: there is no other
      const script = `set -e; chown() { :; }; ${rest.replaceAll(/(?<=\s)\/(?=\w)/g, `${stage.root}/`)}`;
      const env = { ...stage.env, PATH: process.env.PATH, HOME: process.env.HOME };
      const { code } = await runInGroup('sh', ['-c', script], { cwd: join(stage.root, stage.cwd), env });
      if (code !== 0) throw new Error(`the Dockerfile's step ends with ${code}: RUN ${rest}`);
    },
    CMD: (rest) => {
      stage.command = JSON.parse(rest);
    },
  };
  for (const [instruction, rest] of instructionsOf(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'))) {
    if (!does[instruction]) continue;
    console.log(`${instruction} ${rest}`);
    await does[instruction](rest);
    steps += 1;
  }
  return { workdir: join(stage.root, stage.cwd), env: stage.env, command: stage.command, steps };
}

function instructionsOf(dockerfile) {
  const lines = dockerfile.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]);
}

/** A file into a directory, a directory's content into a directory: as COPY does it. */
function copy(source, target, intoDirectory) {
  const to = statSync(source).isFile() && intoDirectory ? join(target, basename(source)) : target;
  cpSync(source, to, { recursive: true, verbatimSymlinks: true });
}
