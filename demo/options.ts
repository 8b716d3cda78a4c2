/** npm run demo -- OPTIONS */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DemoProblem } from './problem.ts';

export type Options = {
  /** absolute */
  readonly dataDir: string;
  /** go on with the data that is there: it becomes one more company */
  readonly keep: boolean;
  /** stop after the report */
  readonly once: boolean;
  /** 0: any free one */
  readonly port: number;
  /** of somebody else's event store, null: the embedded one */
  readonly eventStore: string | null;
  readonly help: boolean;
};

export const usage = `Usage: npm run demo -- [--once] [--port N] [--data-dir DIR] [--keep] [--event-store URL]
  --once          stop after the report: exit 0, or 1 when an outcome is not the expected one
  --port N        where the API listens on 127.0.0.1 (default: any free port)
  --data-dir DIR  where everything is kept (default: .data/demo); emptied at the start
  --keep          do not empty it: the demo's company is added to what is there
  --event-store URL
                  an event store that runs already, esdb://[user:password@]host:port?tls=…, instead of the embedded one: the demo's company is
                  added to its log. Nothing is taken from EVENTSTORE_URL. When it is killed while a notification is sent, that one is told as
                  ambiguous, which is an expected outcome`;

/** @throws DemoProblem that names the option */
export function readOptions(args: readonly string[], projectRoot: string): Options {
  const { values } = parsed(args);
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new DemoProblem(`--port: ${values.port} is not a port (0 to 65535)`);
  const eventStore = values['event-store'] ?? null;
  if (eventStore !== null && !/^(?:esdb|kurrentdb)(?:\+discover)?:\/\/[^/\s]/.test(eventStore))
    throw new DemoProblem(`--event-store: not a URL such as esdb://127.0.0.1:2113?tls=false`);
  return {
    dataDir: resolve(projectRoot, values['data-dir'] ?? '.data/demo'),
    keep: values.keep ?? false,
    once: values.once ?? false,
    port,
    eventStore,
    help: values.help ?? false,
  };
}

const known = {
  once: { type: 'boolean' },
  keep: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  port: { type: 'string' },
  'data-dir': { type: 'string' },
  'event-store': { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known });
  } catch (error) {
    throw new DemoProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
