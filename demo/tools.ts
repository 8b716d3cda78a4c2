/** The command line tools of the service, run as a person would run them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lastWords } from './last-words.ts';
import { DemoProblem } from './problem.ts';
import type { Service } from './service.ts';
import type { Environment } from './service-env.ts';

/** Runs src/main/<program>.ts and gives its standard output without the last line break. */
export type RunTool = (program: 'company' | 'catalog' | 'token', ...args: readonly string[]) => Promise<string>;

const run = promisify(execFile);
const tries = 3;
const timeoutMs = 60_000;

type Context = { readonly projectRoot: string; readonly env: Environment; readonly service: Service };

/** A tool that failed because the service died under it is run again. */
export function createRunTool({ projectRoot, env, service }: Context): RunTool {
  return async (program, ...args) => {
    for (let attempt = 1; ; attempt += 1) {
      await service.url();
      const deaths = service.deaths();
      try {
        const options = { cwd: projectRoot, env: { ...env }, timeout: timeoutMs };
        const { stdout } = await run(process.execPath, [`src/main/tools/${program}.ts`, ...args], options);
        return stdout.trimEnd();
      } catch (error) {
        if (attempt === tries || service.deaths() === deaths) throw toolProblem(program, error);
      }
    }
  };
}

function toolProblem(program: string, error: unknown): DemoProblem {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  return new DemoProblem(`"npm run ${program}" failed: ${lastWords(stderr) || message}.`);
}
