import { readFileSync } from 'node:fs';
import { parseCommandLine } from './command-line.ts';
import { ownAccess } from './own-access.ts';
import { startEventStoreServer } from './server.ts';
import { parseUsers } from './users.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const readSettings = () => {
  try {
    const { certificateFiles: files, secured, ...settings } = parseCommandLine(process.argv.slice(2));
    if (secured && settings.dataDir !== null) {
      const { urlOf, ...access } = ownAccess(settings.dataDir);
      return { settings: { ...settings, ...access }, urlOf };
    }
    const tls = files && { certificate: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') };
    return { settings: { ...settings, tls, users: parseUsers(process.env.EVENT_STORE_USERS) }, urlOf: null };
  } catch (error) {
    say((error as Error).message);
    process.exit(2);
  }
};

const {
  settings: { exitWithStdin, ...settings },
  urlOf,
} = readSettings();

try {
  const server = await startEventStoreServer({ ...settings, log: say, die: () => process.kill(process.pid, 'SIGKILL') });
  const stop = (): void => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`The event store did not stop cleanly: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  // Ctrl-C goes to every process of the terminal; with a parent it is the parent's to say when this may end
  process.on('SIGINT', exitWithStdin ? () => undefined : stop);
  if (exitWithStdin) {
    process.stdin.on('end', stop);
    process.stdin.on('error', stop);
    process.stdin.resume();
  }
  const control = server.controlPort === null ? {} : { controlPort: server.controlPort };
  process.stdout.write(
    `${JSON.stringify({ ready: true, port: server.port, url: urlOf?.(server.port) ?? server.url, ...control })}\n`,
  );
} catch (error) {
  say((error as Error).message);
  process.exit(1);
}
