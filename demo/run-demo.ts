/** The demo from its first step to its last: start, seed, deliver, sync, report. */
import type { MailSandbox } from '@order-intake/mail-sandbox';
import { type Api, createApi } from './api-client.ts';
import { type GraphServer, startGraphServer } from './chat/graph-server.ts';
import { chatSecret, runChat } from './chat/run-chat.ts';
import { differences } from './compare.ts';
import { type ErpServer, startErpServer } from './erp/erp-server.ts';
import { runErp } from './erp/run-erp.ts';
import { printAfterwards, printFarewell } from './farewell.ts';
import { syncAndFollow } from './follow.ts';
import { configureMailbox, mailboxAddress, notificationAddress, startSandbox } from './mailbox.ts';
import { company, type DemoMail, demoMails } from './mails/index.ts';
import { observe } from './observe.ts';
import type { Options } from './options.ts';
import { printComparison, printReport } from './report.ts';
import { type Seeded, seedCompany } from './seed.ts';
import { type Service, startService } from './service.ts';
import { type Environment, serviceEnvironment } from './service-env.ts';
import type { Terminal } from './terminal.ts';
import { createRunTool, type RunTool } from './tools.ts';

export type DemoRun = {
  readonly projectRoot: string;
  readonly options: Options;
  readonly logFile: string;
  /** as a person would name it */
  readonly shownLog: string;
  readonly terminal: Terminal;
  /** gets what ends a part, as soon as it is started */
  readonly onStarted: (stop: () => Promise<void>) => void;
};

/** What still runs when the demo has come to its end, for the caller that goes on from there. */
export type DemoParts = {
  readonly env: Environment;
  readonly sandbox: MailSandbox;
  readonly graph: GraphServer;
  readonly erp: ErpServer;
  readonly service: Service;
  readonly runTool: RunTool;
  readonly companyId: string;
  /** of an administrator who is also in sales */
  readonly token: string;
  /** the mailbox of the orders */
  readonly configId: string;
};

/** @throws DemoProblem where a step cannot be done */
export async function runDemo(run: DemoRun): Promise<{ asExpected: boolean; parts: DemoParts }> {
  const { projectRoot, options, terminal, onStarted } = run;
  const { step } = terminal;
  const started = Date.now();
  terminal.line(terminal.bold('Order Intake: real order mails through a sandbox mailbox'));
  terminal.line();

  const sandbox = await step('Sandbox', 'starting a mail server', startSandbox, sandboxLine);
  onStarted(sandbox.stop);
  const [graph, erp] = await Promise.all([startGraphServer(), startErpServer()]);
  onStarted(graph.stop);
  onStarted(erp.stop);
  const env = { ...(await serviceEnvironment(options, sandbox)), CHAT_GRAPH_URL: graph.url, CHAT_APP_SECRET: chatSecret };
  const writing = demoMails({ mailboxAddress, now: new Date() });
  writing.catch(() => undefined); // told where it is waited for
  const service = startService({ projectRoot, env, logFile: run.logFile }, terminal.line);
  onStarted(service.stop);
  await step(
    'Service',
    `starting ${options.eventStore === null ? 'event store, ' : ''}Postgres, API, projector and worker`,
    service.pid,
    (pid) => `pid ${pid}, log in ${run.shownLog}`,
  );
  const runTool = createRunTool({ projectRoot, env, service });
  const seeded = await step(
    'Company',
    'registering a company, its customers and products',
    () => seedCompany(runTool, options.dataDir),
    (done) => `${company.name}: ${done.customers} customers, ${done.products} products`,
  );
  const api = createApi({ url: service.url, token: seeded.token });
  const configId = await step(
    'Mailbox',
    'configuring',
    () => configureMailbox(api, sandbox),
    () => mailboxLine,
  );
  const mails = await step(
    'Mails',
    'writing',
    () => deliver(sandbox, writing),
    (sent) => `${sent.length} mails of our own making put into INBOX`,
  );
  const observed = await step(
    'Sync',
    'reading the mailbox',
    () => syncAndObserve({ api, sandbox, service, options, terminal, configId, mails }),
    ({ entries, orders }) => `${entries.length} log entries, ${orders.size} draft orders`,
  );

  const found = differences(mails, observed);
  printReport(terminal, mails, observed);
  printComparison(terminal, mails.length, found);
  await runErp({ api, erp, terminal });
  await runChat({ api, url: service.url, graph, terminal, now: new Date() });
  if (options.once) printAfterwards(terminal);
  else await sayFarewell(run, { service, runTool, seeded, entries: observed.entries });
  terminal.line();
  terminal.line(terminal.dim(`Done in ${((Date.now() - started) / 1000).toFixed(1)} s.`));
  return { asExpected: found.length === 0, parts: { env, sandbox, graph, erp, service, runTool, configId, ...seeded } };
}

type Left = {
  readonly service: Service;
  readonly runTool: RunTool;
  readonly seeded: Seeded;
  readonly entries: Parameters<typeof printFarewell>[1]['entries'];
};

const sayFarewell = async ({ terminal }: DemoRun, { service, runTool, seeded, entries }: Left): Promise<void> => {
  const url = await service.url();
  const link = await runTool('token', seeded.companyId, 'admin,sales', '--link', url);
  printFarewell(terminal, { url, token: seeded.token, link, entries });
};

const sandboxLine = ({ imapsPort, smtpPort }: MailSandbox): string =>
  `mail server on 127.0.0.1, IMAP ${imapsPort} (TLS), SMTP ${smtpPort} (STARTTLS)`;
const mailboxLine = `SALES reads ${mailboxAddress}, notifications go to ${notificationAddress}`;

async function deliver(sandbox: MailSandbox, writing: Promise<readonly DemoMail[]>): Promise<readonly DemoMail[]> {
  const mails = await writing;
  for (const { raw } of mails) await sandbox.deliver(mailboxAddress, raw);
  return mails;
}

type Syncing = {
  readonly api: Api;
  readonly sandbox: MailSandbox;
  readonly service: Service;
  readonly options: Options;
  readonly terminal: Terminal;
  readonly configId: string;
  readonly mails: readonly DemoMail[];
};

async function syncAndObserve({ api, sandbox, service, options, terminal, configId, mails }: Syncing) {
  const folders = () => sandbox.folders(mailboxAddress);
  const entries = await syncAndFollow({
    api,
    configId,
    folders,
    deaths: service.deaths,
    entries: mails.filter(({ expected }) => expected.status !== null).length,
    progress: (line) => terminal.progress(`  Sync        ${line}`),
  });
  // nobody tells here when somebody else's event store was killed
  const mayBeKilled = service.deaths() > 0 || options.eventStore !== null;
  return observe({ api, entries, outbox: sandbox.outbox(), folders: folders(), mayBeKilled });
}
