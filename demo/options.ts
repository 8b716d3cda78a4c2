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
  readonly help: boolean;
};

export const usage = `Usage: npm run demo -- [--once] [--port N] [--data-dir DIR] [--keep]
  --once          stop after the report: exit 0, or 1 when an outcome is not the expected one
  --port N        where the API listens on 127.0.0.1 (default: any free port)
  --data-dir DIR  where everything is kept (default: .data/demo); emptied at the start
  --keep          do not empty it: the demo's company is added to what is there`;

/** @throws DemoProblem that names the option */
export function readOptions(args: readonly string[], projectRoot: string): Options {
  const { values } = parsed(args);
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new DemoProblem(`--port: ${values.port} is not a port (0 to 65535)`);
  return {
    dataDir: resolve(projectRoot, values['data-dir'] ?? '.data/demo'),
    keep: values.keep ?? false,
    once: values.once ?? false,
    port,
    help: values.help ?? false,
  };
}

const known = {
  once: { type: 'boolean' },
  keep: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  port: { type: 'string' },
  'data-dir': { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known });
  } catch (error) {
    throw new DemoProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
