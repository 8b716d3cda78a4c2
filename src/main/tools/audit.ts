/** npm run audit -- --verify | --order ID: whether read models say what the log says, and what the log says of one order. */
import { parseArgs } from 'node:util';
import { type Verified, verifyReadModels } from '@order-intake/event-sourcing';
import { readModels } from '../../projections/read-models.ts';
import { auditOrder } from './audit-order.ts';
import { runTool } from './run-tool.ts';

const usage = `Usage:
  npm run --silent audit -- --verify      replays every stream and compares all read models row by row; exit code 1 on differences
  npm run --silent audit -- --order ID    every event of an order and of its sources, with time, actor and cause`;

const readArguments = () => {
  try {
    return parseArgs({ options: { verify: { type: 'boolean', default: false }, order: { type: 'string' } } }).values;
  } catch (error) {
    console.error((error as Error).message);
    return { verify: false };
  }
};

const { verify, order } = readArguments();
if (verify === (order !== undefined)) {
  console.error(usage);
  process.exit(2);
}

const resultText = ({ name, rows, differences, notCompared, examples }: Verified): string => {
  if (notCompared !== null) return `${name}: not compared, ${notCompared}`;
  const lines = examples.map(({ key, what: difference }) => {
    if (difference === 'missing') return `  ${key}: is not shown`;
    if (difference === 'surplus') return `  ${key}: is shown, but no event contains it`;
    return Object.entries(difference)
      .map(([column, { shown, folded }]) => `  ${key}, ${column}: shown ${shown}, folded ${folded}`)
      .join('\n');
  });
  const more = differences > examples.length ? [`  and ${differences - examples.length} more`] : [];
  return [`${name}: ${rows} rows, differences ${differences}`, ...lines, ...more].join('\n');
};

await runTool(async ({ pool, store }) => {
  if (order !== undefined) {
    const text = await auditOrder(pool, store, order);
    if (text === null) throw new Error(`${order} is not an order of this installation`);
    return text;
  }
  const results = await verifyReadModels({ pool, store, readModels });
  const wrong = results.filter(({ differences, notCompared }) => differences > 0 || notCompared !== null);
  if (wrong.length > 0) process.exitCode = 1;
  const differences = results.reduce((sum, result) => sum + result.differences, 0);
  return [...results.map(resultText), `differences ${differences}`].join('\n');
});
