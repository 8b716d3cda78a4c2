/** Reference data by the file: CSV or XLSX, the first row naming the columns. */
import type { CommandContext } from '@order-intake/event-sourcing';
import {
  addressColumns,
  customerColumns,
  itemNumberColumns,
  priceColumns,
  productColumns,
  warehouseColumns,
} from '../../../commands/catalog/import/columns.ts';
import { templateLanguages } from '../../../commands/catalog/import/header-words.data.ts';
import { importTemplate } from '../../../commands/catalog/import/import-template.ts';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { type Field, field, meaning, optional, withDefault } from '../../../platform/codec/field.ts';
import { booleanText, oneOf } from '../../../platform/codec/fields.ts';
import { bytes, problems } from '../../http/answers.ts';
import { attachmentNamed } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { startedAnswer } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { importReportShape } from './import-report.shape.ts';

const kinds = ['customers', 'products', 'warehouses', 'prices', 'item_numbers', 'addresses'] as const;
const maxBytes = 20 * 1024 * 1024;
/** small files are answered at once */
const waitMs = 20_000;

/** A file of reference data becomes a task, whose id is answered; the file is not needed any more then. */
type StartImport = (
  input: {
    readonly kind: (typeof kinds)[number];
    readonly path: string;
    readonly dryRun: boolean;
    readonly columns: readonly string[] | null;
  },
  context: CommandContext,
) => Promise<string>;

type Deps = {
  readonly startImport: StartImport;
  readonly tasks: Pick<ServiceTasks, 'get'>;
};

const columnsOf = {
  customers: customerColumns,
  products: productColumns,
  warehouses: warehouseColumns,
  prices: priceColumns,
  item_numbers: itemNumberColumns,
  addresses: addressColumns,
};
const nouns: { readonly [kind in (typeof kinds)[number]]?: string } = {
  item_numbers: "customers' item numbers",
  addresses: "customers' addresses",
};
const nounOf = (kind: (typeof kinds)[number]): string => nouns[kind] ?? kind;

/** "code,name,,price": a field for each column of the file, in its order. */
const columnFields = (kind: (typeof kinds)[number]): Field<readonly string[]> => {
  const fields = Object.keys(columnsOf[kind]);
  const description = `Fields of the columns in file order, separated by commas; leave an entry empty to skip its column. Fields: ${fields.join(', ')}`;
  return field('columns', { type: 'string', maxLength: 2_000, description }, (input) => {
    const chosen = typeof input === 'string' ? input.slice(0, 2_001).split(',') : [];
    const wrong = chosen.find((column) => column !== '' && !fields.includes(column));
    if (wrong !== undefined)
      return { fault: { code: 'not_a_choice', message: `${wrong.slice(0, 40)} is not a field of ${kind}` } };
    const twice = chosen.find((column, at) => column !== '' && chosen.indexOf(column) !== at);
    return twice === undefined
      ? { value: chosen }
      : { fault: { code: 'not_a_choice', message: `${twice} is assigned to more than one column` } };
  });
};

const importPath = (kind: (typeof kinds)[number]) => `/sales/${kind.replace('_', '-')}/import/`;

const importing = (kind: (typeof kinds)[number], { startImport, tasks }: Deps): Endpoint =>
  endpoint({
    method: 'post',
    path: importPath(kind),
    summary: `Import ${nounOf(kind)} from a CSV or XLSX file; empty cells change nothing`,
    permission: 'catalog:write',
    query: requestSchema({ dry_run: withDefault(booleanText, false), columns: optional(columnFields(kind)) }),
    file: { name: 'file', maxBytes },
    answers: { 200: importReportShape, 202: startedAnswer, 409: problems(...taskFailures[`import_${kind}`]) },
    handle: async ({ query, file, context, respondAsync }) => {
      const { dry_run: dryRun, columns = null } = query;
      const taskId = await startImport({ kind, path: file.path, dryRun, columns }, context);
      return answerOfTask({ tasks, companyId: context.companyId, taskId, kind: `import_${kind}`, respondAsync, waitMs });
    },
  });

const template = (kind: (typeof kinds)[number]): Endpoint =>
  endpoint({
    method: 'get',
    path: `${importPath(kind)}template/`,
    summary: `Download an empty CSV template for ${nounOf(kind)}`,
    permission: 'catalog:read',
    fromElement: true,
    query: requestSchema({ language: meaning(withDefault(oneOf(templateLanguages), 'en'), 'Language of the headers') }),
    answers: { 200: bytes('Content-Disposition') },
    handle: async ({ query }) => {
      const content = Buffer.from(importTemplate(kind, query.language));
      return {
        status: 200,
        stream: (async function* () {
          yield content;
        })(),
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Length': String(content.length),
          'Content-Disposition': attachmentNamed(`${kind.replace('_', '-')}.csv`),
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  });

export const importEndpoints = (deps: Deps): readonly Endpoint[] =>
  kinds.flatMap((kind) => [importing(kind, deps), template(kind)]);
