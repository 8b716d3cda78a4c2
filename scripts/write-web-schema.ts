/** npm run web-schema: writes the web app's types of the API (web/src/api/schema.d.ts) from the endpoints as they are declared now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describedApi } from './described-api.ts';

type Operation = { readonly responses: Readonly<Record<string, unknown>> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const file = new URL('../web/src/api/schema.d.ts', import.meta.url);

const responses = {
  Refused: {
    description: 'Why it was refused',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
};

/** Every refusal is a Problem, said once for each call: repeated at every status of every path it is nine tenths of the types. */
const withOneProblem = (paths: Paths): Paths =>
  mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      responses: {
        ...Object.fromEntries(Object.entries(operation.responses).filter(([status]) => Number(status) < 400)),
        default: { $ref: '#/components/responses/Refused' },
      },
    })),
  );

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

type Generator = {
  readonly default: (source: string, options: object) => Promise<unknown>;
  readonly astToString: (nodes: unknown) => string;
};
type TypeScript = {
  readonly default: {
    readonly factory: {
      readonly createIdentifier: (name: string) => unknown;
      readonly createTypeReferenceNode: (name: unknown) => unknown;
    };
  };
};
const ofWeb = (path: string) => import(new URL(`../web/node_modules/${path}`, import.meta.url).href);

/** TypeScript for a description of the API; a file is a Blob. The generator is a package of the web app, so it is loaded from there. */
export const apiTypes = async (description: object): Promise<string> => {
  const { default: generate, astToString }: Generator = await ofWeb('openapi-typescript/dist/index.mjs');
  const { default: ts }: TypeScript = await ofWeb('typescript/lib/typescript.js');
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
  const transform = ({ format }: { readonly format?: string }) => (format === 'binary' ? blob : undefined);
  return astToString(await generate(JSON.stringify(description), { alphabetize: true, transform }));
};

/** The types as the endpoints stand now. */
export const webSchema = async (): Promise<string> => {
  const described = describedApi();
  const paths = withOneProblem(described.paths as Paths);
  const types = await apiTypes({ ...described, paths, components: { ...described.components, responses } });
  return `/** Made by \`npm run web-schema\` from the endpoints. */\n${types}`;
};

/** The types as they are committed. */
export const committedWebSchema = (): string => readFileSync(file, 'utf8');

if (process.argv[1]?.endsWith('write-web-schema.ts')) writeFileSync(file, await webSchema());
