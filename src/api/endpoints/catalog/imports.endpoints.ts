/** Reference data by the file: CSV or XLSX, the first row naming the columns. */
import type { CommandContext } from '@order-intake/event-sourcing';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { booleanText } from '../../../platform/codec/fields.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { startedAnswer } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { importReportShape } from './import-report.shape.ts';

const kinds = ['customers', 'products', 'warehouses', 'prices'] as const;
const maxBytes = 20 * 1024 * 1024;
/** small files are answered at once */
const waitMs = 20_000;

/** A file of reference data becomes a task, whose id is answered; the file is not needed any more then. */
type StartImport = (
  input: { readonly kind: (typeof kinds)[number]; readonly path: string; readonly dryRun: boolean },
  context: CommandContext,
) => Promise<string>;

type Deps = {
  readonly startImport: StartImport;
  readonly tasks: Pick<ServiceTasks, 'get'>;
};

export const importEndpoints = ({ startImport, tasks }: Deps): readonly Endpoint[] =>
  kinds.map((kind) =>
    endpoint({
      method: 'post',
      path: `/sales/${kind}/import/`,
      summary: `Bring in ${kind} from a CSV or XLSX file; with dry_run only say what would change. Cells that are empty change nothing`,
      permission: 'catalog:write',
      query: requestSchema({ dry_run: withDefault(booleanText, false) }),
      file: { name: 'file', maxBytes },
      answers: { 200: importReportShape, 202: startedAnswer, 409: problems(...taskFailures[`import_${kind}`]) },
      handle: async ({ query, file, context, respondAsync }) => {
        const taskId = await startImport({ kind, path: file.path, dryRun: query.dry_run }, context);
        return answerOfTask({ tasks, companyId: context.companyId, taskId, kind: `import_${kind}`, respondAsync, waitMs });
      },
    }),
  );
