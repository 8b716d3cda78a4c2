/**
 * The image without an engine: the Dockerfile's steps in empty directories, then the commands and health checks of docker-compose.yml in what
 * they made, against real stores. What it cannot show: the base image itself, users, and mounts.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildImage } from './nightly-dockerfile.mjs';

const readyMs = 60_000;
const healthyMs = 90_000;

/** @returns {Promise<{ steps: number, programs: number, failed: number }>} @throws Error that says which step or program */
export async function runImage(projectRoot) {
  const { CORE_SCHEMA, load, mergeTag } = await import('js-yaml');
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-image-'));
  const started = [];
  try {
    const image = await buildImage(projectRoot, directory);
    const before = filesOf(image.workdir);
    const store = (name, args) => run(started, name, [`packages/embedded-${name}/main.ts`, ...args], { cwd: projectRoot });
    const [eventStore, postgres] = await Promise.all([
      store('event-store', ['--port', '0', '--data', join(directory, 'event-store'), '--exit-with-stdin']),
      store('postgres', ['--data', join(directory, 'postgres'), '--exit-with-stdin']),
    ]);
    const compose = load(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
      schema: CORE_SCHEMA.withTags(mergeTag),
    });
    const ours = Object.entries(compose.services).filter(([, service]) => service.build);
    const key = randomBytes(32).toString('base64');
    const programs = await Promise.all(
      ours.map(async ([name, { command, healthcheck }]) => {
        const data = join(directory, `data-${name}`);
        mkdirSync(data, { mode: 0o700 });
        const env = {
          ...image.env,
          PATH: process.env.PATH,
          DATA_DIR: data,
          HOST: '127.0.0.1',
          PORT: '0',
          HEALTH_PORT: '0',
          DATABASE_URL: postgres.ready.url,
          EVENTSTORE_URL: eventStore.ready.url,
          ENCRYPTION_KEY: key,
          AUTH_ISSUER: 'https://issuer.example',
          AUTH_AUDIENCE: 'order-intake',
          TRUST_PROXY: '0',
        };
        const program = await run(started, name, (command ?? image.command).slice(1), { cwd: image.workdir, env });
        const check = healthcheck.test
          .slice(2)
          .map((part) =>
            part
              .replaceAll('http://127.0.0.1:3000', program.ready.url)
              .replaceAll('http://127.0.0.1:3001', program.ready.healthUrl),
          );
        await untilHealthy(name, check);
        return program;
      }),
    );
    for (const program of programs) await stop(program);
    const written = filesOf(image.workdir).filter((file) => !before.includes(file));
    if (written.length > 0)
      throw new Error(`the service wrote into its own directory, which is read-only: ${written.join(', ')}`);
    console.log('not shown without a container engine: the base image, its users, its mounts');
    return { steps: image.steps, programs: programs.length, failed: 0 };
  } finally {
    for (const program of started.toReversed()) await stop(program).catch((error) => console.error(error.message));
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

const filesOf = (directory) => readdirSync(directory, { recursive: true });

/** Starts Node with these arguments; resolves with the line of JSON that says it is ready. */
async function run(started, name, args, { cwd, env = process.env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const program = { name, child, ended: once(child, 'exit'), said: '' };
  started.push(program);
  child.stderr.on('data', (chunk) => {
    program.said = (program.said + chunk).slice(-4000);
  });
  const line = once(createInterface({ input: child.stdout }), 'line', { signal: AbortSignal.timeout(readyMs) });
  const [first] = await Promise.race([line, program.ended.then(() => [undefined])]).catch(() => [undefined]);
  line.catch(() => undefined);
  if (first === undefined) throw new Error(`${name} is not ready: ${program.said}`);
  program.ready = JSON.parse(first);
  console.log(`${name}: ready`);
  return program;
}

async function untilHealthy(name, check) {
  const until = Date.now() + healthyMs;
  for (;;) {
    const [code] = await once(spawn(process.execPath, check, { stdio: 'ignore' }), 'exit');
    if (code === 0) break;
    if (Date.now() > until)
      throw new Error(`${name} is not healthy after ${healthyMs / 1000} s: its health check ends with ${code}`);
    await sleep(1000);
  }
  console.log(`${name}: healthy`);
}

/** As docker stop does; the embedded stores, too, end well. */
async function stop(program) {
  const { name, child, ended } = program;
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), 25_000);
  const [code, signal] = await ended;
  clearTimeout(overdue);
  if (code !== 0) throw new Error(`${name} ended with ${signal ?? code} when it was asked to stop: ${program.said}`);
}
