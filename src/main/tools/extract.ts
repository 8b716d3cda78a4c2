/** npm run --silent extract -- FILE…: what the service would read from these files, one JSON line each. No service, no configuration. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createRunBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { createModelWatch } from '../../adapters/model/model-watch.ts';
import { extractionsView } from '../../domain/shared/extraction-view.ts';
import { describeFaults, loadModelConfig, type ModelConfig } from '../../platform/config/config.ts';
import { composeExtractor, extractionUse } from '../compose/compose-extractor.ts';
import { composeModel } from '../compose/compose-model.ts';
import { explained } from './extract/explain.ts';
import { type Extracted, extractFile } from './extract/extract-file.ts';
import { inOrder } from './extract/in-order.ts';
import { inputsOf } from './extract/inputs.ts';
import { prettyText } from './extract/pretty.ts';

const usage = `Usage: npm run --silent extract -- FILE… [--pretty] [--explain] [--to DIRECTORY]
FILE is a document or a directory of documents. One JSON line per document, in the given order: {"file": …, every field} or {"file": …, "error": {"code", "message"}}.
  --pretty         a table with the evidence instead of JSON
  --explain        also an SVG of every page with boxes around the values, and a text with the candidates of each field and their scores,
                   in DIRECTORY (default: explained)`;

const options = { pretty: { type: 'boolean' }, explain: { type: 'boolean' }, to: { type: 'string' } } as const;
const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
const input = readArguments();
if (typeof input === 'string' || input.positionals.length === 0) {
  console.error(typeof input === 'string' ? `${input}\n${usage}` : usage);
  process.exit(2);
}
const { pretty = false, explain = false, to = 'explained' } = input.values;
// npm starts scripts in the project's directory; paths are meant from where npm was called
const base = (process.env.npm_lifecycle_event === 'extract' ? process.env.INIT_CWD : undefined) ?? process.cwd();

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1)); // | head

const write = (text: string): Promise<void> => new Promise((resolve) => process.stdout.write(text, () => resolve()));

const jsonLine = (extracted: Extracted): string => {
  const { file } = extracted;
  return `${JSON.stringify('error' in extracted ? extracted : { file, ...extractionsView(extracted.extractions) })}\n`;
};

const draw = async (extracted: Extracted): Promise<void> => {
  const directory = resolve(base, to);
  const drawings = explained(extracted);
  if (drawings.length > 0) await mkdir(directory, { recursive: true });
  for (const { name, text } of drawings) {
    await writeFile(join(directory, name), text);
    console.error(`drawn: ${join(directory, name)}`);
  }
};

const model = loadModelConfig(process.env);
if (isLeft(model)) {
  console.error(describeFaults(model.left));
  process.exit(2);
}
const modelOf = (config: ModelConfig) => composeModel(config, extractionUse, createModelWatch());
const cores = availableParallelism();
const documents = createDocumentReader({ poolSize: cores, lazy: true });
try {
  const work = extractFile(
    documents,
    await composeExtractor(documents, model.right, { modelOf, budgetOf: ({ dailyTokens }) => createRunBudget(dailyTokens) }),
  );
  for await (const extracted of inOrder(inputsOf(input.positionals, base), cores * 4, work)) {
    await write(pretty ? `${prettyText(extracted)}\n` : jsonLine(extracted));
    if (explain) await draw(extracted);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await documents.stop();
}
