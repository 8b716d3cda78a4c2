/** npm run web-schema: writes the web app's types of the API (web/src/api/schema.d.ts) from the endpoints as they are declared now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { webhookDescription } from '../src/api/chat/webhook.description.ts';
import { openApiOf } from '../src/api/http/openapi.ts';
import { registry } from '../src/api/registry.ts';

type Operation = { readonly responses: Readonly<Record<string, unknown>> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Endpoints look into what they are given only when they are called. */
const anything: never = new Proxy(() => undefined, { get: () => anything }) as never;

const file = new URL('../web/src/api/schema.d.ts', import.meta.url);

/** Every refusal is a Problem, said once among the schemas: repeated at every status of every path it is nine tenths of the types. */
const withoutProblems = (paths: Paths): Paths =>
  mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      responses: Object.fromEntries(Object.entries(operation.responses).filter(([status]) => Number(status) < 400)),
    })),
  );

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The types as the endpoints stand now. The generator is a package of the web app, so it is loaded from there. */
export const webSchema = async (): Promise<string> => {
  const described = openApiOf(registry(anything), webhookDescription);
  const paths = withoutProblems(described.paths as Paths);
  const generator = new URL('../web/node_modules/openapi-typescript/dist/index.mjs', import.meta.url);
  const { default: openapiTS, astToString } = await import(generator.href);
  const nodes = await openapiTS(JSON.stringify({ ...described, paths }), { alphabetize: true });
  return `/** Made by \`npm run web-schema\` from the endpoints. */\n${astToString(nodes)}`;
};

/** The types as they are committed. */
export const committedWebSchema = (): string => readFileSync(file, 'utf8');

if (process.argv[1]?.endsWith('write-web-schema.ts')) writeFileSync(file, await webSchema());
