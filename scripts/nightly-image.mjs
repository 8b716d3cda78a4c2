/**
 * The image: built by buildah on Debian's packages, weighed (bench/results/image.json; the build's log lies beside it), and run as docker-compose.yml
 * runs it, read-only, without capabilities, as its user. Against the embedded stores the three parts become healthy by the health check of the
 * image, `doctor --quick` finds no fault, and an uploaded PDF and a scan become drafts.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureImageTools } from './debian-packages.mjs';
import { askToStop, buildImage, startInImage } from './image-engine.mjs';

const readyMs = 5 * 60_000;
/** what the layers of the service may weigh */
const limitMegabytes = 200;

/** @returns {Promise<{ megabytes: number, drafts: number, failed: number } | { skipped: number, failed: number }>} @throws Error that says which step or program */
export async function runImage(projectRoot) {
  const missing = ensureImageTools();
  if (missing) {
    console.log(`skipped: ${missing}`);
    return { skipped: 1, failed: 0 };
  }
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-image-'));
  const started = [];
  let image;
  try {
    image = await buildImage(projectRoot, directory, join(projectRoot, 'bench/results/image-build.log'));
    const weight = weigh(image);
    console.log(JSON.stringify(weight, null, 1));
    const settings = await startStores(projectRoot, directory, started);
    const parts = await startParts(image, settings, started);
    const doctor = await untilItSucceeds(() =>
      ended(startInImage(image, ['node', 'src/main/tools/doctor.ts', '--quick'], settings)),
    );
    console.log(doctor);
    const { drafts, api_megabytes_with_scan } = await draftsOf(image, settings, parts.api, await documents(projectRoot));
    writeResult(projectRoot, { ...weight, api_megabytes_with_scan });
    for (const part of Object.values(parts)) await stop(part);
    return { megabytes: weight.ours_megabytes, drafts, failed: weight.ours_megabytes > limitMegabytes ? 1 : 0 };
  } finally {
    for (const program of started.toReversed()) await stop(program).catch((error) => console.error(error.message));
    await image?.remove().catch((error) => console.error(error.message));
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

const writeResult = (projectRoot, result) =>
  writeFileSync(join(projectRoot, 'bench/results/image.json'), `${JSON.stringify(result, null, 2)}\n`);

const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;

function bytesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .reduce((sum, { name }) => sum + bytesBelow(join(path, name)), 0);
}

/** The base, and what is ours by folder and by package. */
function weigh({ root, config }) {
  const workdir = join(root, config.WorkingDir);
  const packages = join(workdir, 'node_modules');
  const weighed = (parent, names) =>
    names
      .map((name) => ({ name, megabytes: megabytes(bytesBelow(join(parent, name))) }))
      .sort((a, b) => b.megabytes - a.megabytes);
  return {
    base_megabytes: megabytes(bytesBelow(root) - bytesBelow(workdir)),
    ours_megabytes: megabytes(bytesBelow(workdir)),
    folders: weighed(workdir, readdirSync(workdir)).filter((folder) => folder.megabytes > 0),
    packages: weighed(packages, readdirSync(packages)).slice(0, 12),
  };
}

/** @returns {Promise<Record<string, string>>} the settings of every program of the image */
async function startStores(projectRoot, directory, started) {
  const store = async (name, args) => {
    const program = [`packages/embedded-${name}/main.ts`, ...args, '--data', join(directory, name), '--exit-with-stdin'];
    const child = spawn(process.execPath, program, { cwd: projectRoot, stdio: ['pipe', 'pipe', 'pipe'] });
    return (await untilReady(name, child, started)).ready.url;
  };
  const [eventStoreUrl, postgresUrl] = await Promise.all([store('event-store', ['--port', '0']), store('postgres', [])]);
  const databaseUrl = await overTcp(postgresUrl);
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    HEALTH_PORT: '0',
    DATABASE_URL: databaseUrl,
    EVENTSTORE_URL: eventStoreUrl,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    AUTH_PASSWORDS: 'true',
    PUBLIC_URL: 'https://orders.example',
    TRUST_PROXY: '1',
  };
}

/** The embedded Postgres listens on a socket in /tmp, and a program of the image has a /tmp of its own. */
async function overTcp(postgresUrl) {
  const url = new URL(postgresUrl);
  const socket = join(url.searchParams.get('host'), `.s.PGSQL.${url.port || 5432}`);
  const relay = createServer((client) => {
    const server = connect(socket);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ])
      from.on('error', () => to.destroy()).pipe(to);
  });
  relay.listen(0, '127.0.0.1').unref();
  await once(relay, 'listening');
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(relay.address().port);
  return url.href;
}

/** The commands of docker-compose.yml, healthy as the image says. */
async function startParts(image, settings, started) {
  const commands = {
    api: image.config.Cmd,
    projector: ['node', 'src/main/projector.ts'],
    worker: ['node', '--max-semi-space-size=8', 'src/main/worker.ts'],
  };
  const parts = await Promise.all(
    Object.entries(commands).map(async ([name, command]) => {
      const part = await untilReady(name, startInImage(image, command, settings), started);
      part.isInImage = true;
      return [name, part];
    }),
  );
  for (const [name, { ready }] of parts) await untilHealthy(image, name, ready);
  return Object.fromEntries(parts);
}

async function untilHealthy(image, name, { healthUrl }) {
  const [kind, ...check] = image.config.Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`the health check of the image is a ${kind}`);
  await untilItSucceeds(() => ended(startInImage(image, check, { HEALTH_PORT: new URL(healthUrl).port })));
  console.log(`${name}: healthy`);
}

/** As an engine repeats a health check: a busy machine may be too slow for one attempt. */
async function untilItSucceeds(attempt) {
  const until = Date.now() + readyMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(1000);
    }
  }
}

/** Resolves with the line of JSON that says it is ready. */
async function untilReady(name, child, started) {
  const program = { name, child, ended: once(child, 'exit'), errors: '' };
  started.push(program);
  child.stderr.on('data', (chunk) => {
    program.errors = (program.errors + chunk).slice(-4000);
  });
  const line = once(createInterface({ input: child.stdout }), 'line', { signal: AbortSignal.timeout(readyMs) });
  const [first] = await Promise.race([line, program.ended.then(() => [undefined])]).catch(() => [undefined]);
  line.catch(() => undefined);
  if (first === undefined) throw new Error(`${name} is not ready: ${program.errors}`);
  program.ready = JSON.parse(first);
  console.log(`${name}: ready`);
  return program;
}

/** @returns {Promise<string>} what a program of the image says that ends by itself. @throws Error when it fails */
async function ended(child) {
  const output = ['', ''];
  for (const [index, stream] of [child.stdout, child.stderr].entries())
    stream.on('data', (chunk) => {
      output[index] += chunk;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs.slice(-3).join(' ')} ended with ${code}: ${output.join('\n')}`);
  return output[0].trim();
}

/** An order as a PDF, and as the picture of its page. */
async function documents(projectRoot) {
  const [{ pdfOf, write }, { scanned }] = await Promise.all(
    ['test/support/documents/pdf.ts', 'test/integration/documents/support/scan.ts'].map(
      (path) => import(join(projectRoot, path)),
    ),
  );
  const order = (number) =>
    pdfOf((pdf) => {
      const lines = [
        `Purchase order number ${number} of Northgate School District`,
        'Description of article        Quantity        Unit price',
        'Adjustable desk lamp        12        24.50',
        'Recycled copy paper        40        4.20',
      ];
      for (const [index, line] of lines.entries()) write(pdf, line, 60, 120 + index * 26, 12);
    });
  return [
    { name: 'order.pdf', number: 'PO-48213', bytes: await order('PO-48213') },
    { name: 'scan.png', number: 'PO-55901', bytes: await (await scanned(await order('PO-55901'))).png().toBuffer() },
  ];
}

const tasksOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

/** What a process and all that it started hold in memory, shared pages divided among those that share them. */
function residentMegabytes(pid) {
  const read = (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return ''; // it has ended
    }
  };
  const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  const children = tasksOf(pid).flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean));
  return Math.round(kilobytes / 1000) + children.reduce((sum, child) => sum + residentMegabytes(child), 0);
}

/** @returns {Promise<{ drafts: number, api_megabytes_with_scan: number }>} @throws Error when a document did not become a draft with its number */
async function draftsOf(image, settings, api, files) {
  const { url } = api.ready;
  const company = (...args) => ended(startInImage(image, ['node', 'src/main/tools/company.ts', ...args], settings));
  const companyId = await company('create', 'Seller GmbH');
  const [, code] = /#code=(\S+)/.exec(await company('user', companyId, 'anna@example.com', 'admin,sales')) ?? [];
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1', 'x-order-intake': '1' };
  const ask = async (path, body, more = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }), ...more },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const password = randomBytes(12).toString('hex');
  const joined = await ask('/sales/session/invitation/accept/', { code, name: 'Anna Berg', password });
  const cookie = joined.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const most = { megabytes: 0 };
  for (const { name, number, bytes } of files) {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    let upload = await (await ask('/sales/sales-orders/upload_document/', form, { cookie })).json();
    // a machine that is too slow for an answer at once has a task
    const task = upload.task_id;
    const look = async (path) => (await fetch(`${url}${path}`, { headers: { ...headers, cookie } })).json();
    while (task && ['queued', 'running'].includes(upload.state)) {
      await sleep(1000);
      upload = await look(`/sales/tasks/${task}/`);
    }
    if (task) upload = await look(upload.result.url);
    if (upload?.extracted_data?.po_number !== number) throw new Error(`${name} was read as ${JSON.stringify(upload)}`);
    const draft = await (await ask('/sales/sales-orders/', { document_id: upload.document_id }, { cookie })).json();
    console.log(`${name}: draft ${draft.id}, confidence ${upload.confidence}`);
    // an API process reads a scan once more to show the words of its page
    const sampling = setInterval(() => {
      most.megabytes = Math.max(most.megabytes, residentMegabytes(api.child.pid));
    }, 500);
    // a busy machine may need longer for a scan than the service lets a request last
    const words = await untilItSucceeds(() =>
      fetch(`${url}/sales/sales-orders/${draft.id}/pages/1/words/`, { headers: { ...headers, cookie } }),
    ).finally(() => clearInterval(sampling));
    if (!words.ok) throw new Error(`the words of ${name} answer ${words.status}: ${await words.text()}`);
  }
  console.log(`the API and its readers took up to ${most.megabytes} MB`);
  return { drafts: files.length, api_megabytes_with_scan: most.megabytes };
}

/** As docker stop does; the embedded stores, too, end well. */
async function stop({ name, child, ended, isInImage, errors }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (isInImage) askToStop(child);
  else child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), 25_000);
  const [code, signal] = await ended;
  clearTimeout(overdue);
  if (code !== 0) throw new Error(`${name} ended with ${signal ?? code} when it was asked to stop: ${errors}`);
}
