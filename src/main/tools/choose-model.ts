/** npm run choose-model -- COMPANY_ID [--most 50] [--folder DIR]: how right the configured model is on a company's own approved orders, and what it costs. */
import { parseArgs } from 'node:util';
import { choiceText } from './choose-model/choice.ts';
import { chooseModel } from './choose-model/choose-model.ts';
import { runTool } from './run-tool.ts';

const usage = `Usage: npm run --silent choose-model -- COMPANY_ID [--most 50] [--folder DIR]
  --most    number of newest approved orders (1 to 1000)
  --folder  directory with their documents; without it, emails are fetched from their mailboxes, and uploads from the file store
The configured model re-extracts them at its usual price. Nothing is stored. To compare, configure another model: OPENAI_MODEL=… npm run choose-model …`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { most: { type: 'string', default: '50' }, folder: { type: 'string' } },
    });
    const [companyId, ...more] = positionals;
    const most = Number(values.most);
    if (!companyId || more.length > 0) return fail(usage);
    if (!Number.isInteger(most) || most < 1 || most > 1_000) return fail(`--most: ${values.most} is not 1 to 1000\n${usage}`);
    return { companyId, most, folder: values.folder ?? null };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};
const options = readArguments();

await runTool(async (foundation) => {
  const { choices, left } = await chooseModel(foundation, options);
  const lines = choices.map(choiceText);
  const missing = Object.entries(left).map(([code, count]) => `${count} orders were skipped: ${code}`);
  return choices.every(({ orders }) => orders === 0)
    ? ['No approved order could be re-extracted.', ...missing].join('\n')
    : [...lines, ...missing].join('\n');
});
