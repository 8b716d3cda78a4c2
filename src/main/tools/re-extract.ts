/** npm run re-extract -- COMPANY_ID --since 2026-01-01 [--dry]: reads the documents of its orders again, and tells which would be read otherwise today. */
import { parseArgs } from 'node:util';
import type { ReExtractedMany } from '../../commands/shared/task-kinds.ts';
import { createLoadMailbox } from '../../jobs/email/mailbox-access.ts';
import { mostOrders, withOne } from '../../jobs/re-extraction/re-extract.handlers.ts';
import { createReadOrderAgain } from '../../jobs/re-extraction/read-order-again.step.ts';
import { composeCommands, composePorts } from '../compose/compose.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage: npm run --silent re-extract -- COMPANY_ID --since 2026-01-01 [--dry]
  --since  orders created on or after that date that are neither rejected nor cancelled, the oldest ${mostOrders}
  --dry    only prints differences; without it, they become a pending revision of each order
Emails are fetched from their mailboxes, uploads from the file store. Only field names are printed, never values.`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { since: { type: 'string' }, dry: { type: 'boolean', default: false } },
    });
    const [companyId, ...more] = positionals;
    const since = new Date(values.since ?? '');
    if (!companyId || more.length > 0) return fail(usage);
    return Number.isNaN(since.getTime())
      ? fail(`--since: ${values.since ?? ''} is not a date\n${usage}`)
      : { companyId, since, dry: values.dry };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};
const { companyId, since, dry } = readArguments();

await runTool(async (foundation) => {
  const ports = await composePorts(foundation);
  try {
    const { store, queries, temporary } = foundation;
    const readAgain = createReadOrderAgain({
      ...foundation,
      ...composeCommands(foundation),
      ...ports,
      loadMailbox: createLoadMailbox(store),
      temporaryRoot: await temporary.path(),
    });
    const orders = await queries.ordersReadSince(companyId, since, mostOrders + 1);
    let summary: ReExtractedMany = { read: 0, same: 0, differ: [], failed: [], more: orders.length > mostOrders };
    const { commandId: _, ...context } = toolContext(companyId, 're-extract');
    for (const orderId of orders.slice(0, mostOrders))
      summary = withOne(summary, orderId, await readAgain(orderId, dry, context));
    return summary;
  } finally {
    await ports.stop();
  }
});
