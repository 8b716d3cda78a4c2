/** npm run tour: a service, a company and a mailbox with one mail, for the commands of docs/tutorials/api-tour.md. They are gone when it ends. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startMailSandbox } from '@order-intake/mail-sandbox';
import { prepareDataDir } from './data-dir.ts';
import { company, customers, products } from './mails/index.ts';
import { DemoProblem } from './problem.ts';
import { startService } from './service.ts';
import { serviceEnvironment } from './service-env.ts';
import { createRunTool } from './tools.ts';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
/** as the page has it */
const address = 'orders@seller.example';
const password = `tour-only-${randomBytes(18).toString('base64url')}`;
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: join(projectRoot, '.data/tour') },
    port: { type: 'string', default: '3000' },
  },
});
const stops: (() => Promise<void>)[] = [];

const interrupted = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});

/** In single quotes, as a shell takes it. */
const assignment = ([name, value]: readonly [string, string]): string => `export ${name}='${value.replaceAll("'", "'\\''")}'`;

/** The file that a shell reads before the first command of the tour. */
const open = async (dataDir: string): Promise<string> => {
  await prepareDataDir(dataDir, false);
  const sandbox = await startMailSandbox({ users: { [address]: password } });
  stops.push(sandbox.stop);
  const env = await serviceEnvironment({ dataDir, port: Number(values.port) }, sandbox);
  const service = startService({ projectRoot, env, logFile: join(dataDir, 'service.log') }, (line) => console.error(line));
  stops.push(service.stop);
  const runTool = createRunTool({ projectRoot, env, service });
  const companyId = await runTool('company', 'create', company.name);
  const token = await runTool('token', companyId, 'admin,sales');
  await sandbox.deliver(address, await readFile(join(projectRoot, 'docs/tutorials/api-tour/order.eml')));
  const told: readonly (readonly [string, string])[] = [
    ['BASE', await service.url()],
    ['TOKEN', token],
    ['IMAP_PORT', String(sandbox.imapsPort)],
    ['SMTP_PORT', String(sandbox.smtpPort)],
    ['PASSWORD', password],
    ['BUYER', customers.harbour.email],
    ['PRODUCT_WORD', encodeURIComponent(products[0]?.code ?? '')],
  ];
  const file = join(dataDir, 'tour.env');
  await writeFile(file, `${told.map(assignment).join('\n')}\n`, { mode: 0o600 });
  return file;
};

try {
  const file = await Promise.race([open(values['data-dir']), interrupted]);
  if (file !== undefined) {
    console.log(`Ready. In another terminal, at the root of the project: . ${file}`);
    console.log('Running until Ctrl-C.');
    await interrupted;
  }
} catch (error) {
  if (!(error instanceof DemoProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
