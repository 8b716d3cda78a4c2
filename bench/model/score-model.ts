/** npm run score:model [-- --set orders --player oracle --faults --cost --record --replay MODEL --write]: how much better a model makes what is read, by players that need none. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import type { LanguageModel } from '../../src/adapters/model/model.types.ts';
import { createModelWatch } from '../../src/adapters/model/model-watch.ts';
import { extractionUse } from '../../src/main/compose/compose-extractor.ts';
import { composeModel } from '../../src/main/compose/compose-model.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { describeFaults, loadModelConfig } from '../../src/platform/config/config.ts';
import { sharedFaults } from '../score/shared-report.ts';
import { tableOf } from '../support/table.ts';
import { type Case, caseReader } from './cases.ts';
import { type Figures, figuresOf, type Read } from './figures.ts';
import { builtInAlone, inPairs, played, withInjection } from './play.ts';
import { type Player, players } from './players.ts';
import { modelSet, reportedSets } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [...reportedSets] },
    player: { type: 'string', multiple: true, default: players.map(({ name }) => name) },
    /** text: without pictures; scans: pictures alone */
    only: { type: 'string' },
    faults: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** asks the model that the environment names, and keeps its answers for --replay */
    record: { type: 'boolean', default: false },
    /** plays the recorded answers of a model, by its name */
    replay: { type: 'string' },
    /** what it would cost, by list price; no player is asked */
    cost: { type: 'boolean', default: false },
  },
});
/** Of a set: the recorded model where one is named, else the players. */
async function playersOf(set: string): Promise<readonly Player[]> {
  const { folderOf, recording, replayed } = await import('./recordings.ts');
  if (options.replay !== undefined) {
    const name = options.replay;
    return [{ name, sees: true, model: () => replayed(name, folderOf(set, name)) }];
  }
  if (options.record) {
    const model = await liveModel();
    return [{ name: model.name, sees: true, model: () => recording(model, folderOf(set, model.name)) }];
  }
  return options.player.map((name) => {
    const player = players.find((one) => one.name === name);
    if (!player) throw new Error(`--player: there is no ${name}; there are ${players.map((one) => one.name).join(', ')}`);
    return player;
  });
}

async function liveModel(): Promise<LanguageModel> {
  const loaded = loadModelConfig(process.env);
  if (isLeft(loaded)) throw new Error(describeFaults(loaded.left));
  if (!loaded.right) throw new Error('--record: no language model is configured (AI_PROVIDER and a key, or OPENAI_BASE_URL)');
  return composeModel(loaded.right, extractionUse, createModelWatch());
}

const reader = createDocumentReader({ poolSize: availableParallelism(), lazy: true });
const results = fileURLToPath(new URL('../results/', import.meta.url));

async function* each<T>(all: readonly T[]): AsyncIterable<T> {
  yield* all;
}
async function casesOf(set: string): Promise<{ readonly cases: readonly Case[]; readonly missing: readonly string[] }> {
  const { sources: all, missing } = await modelSet(set);
  // pictures take long to read: they are not touched where only text is asked for
  const sources = options.only === 'text' ? all.filter(({ scan }) => !scan) : all;
  const cases: Case[] = [];
  for await (const one of inOrder(each(sources), availableParallelism(), await caseReader(reader))) cases.push(one);
  return { cases: cases.filter((one) => !options.only || isScan(one) === (options.only === 'scans')), missing };
}
const isScan = ({ source, documents }: Case): boolean =>
  source.scan ||
  documents.some(({ content }) => content.pages.length > 0 && content.pages.every((page) => page.reader === 'ocr'));

const percent = (share: number): string => (share * 100).toFixed(1);
const row = (name: string, figures: Figures): readonly string[] => [
  name,
  percent(figures.header.f1),
  percent(figures.lines.f1),
  `${figures.lookAlikes}, ${figures.missed}`,
  `${figures.believed} of ${figures.orders}`,
  String(figures.believedRight),
  String(figures.falseAt70.length),
  String(figures.lost.length),
];
const heads = ['', 'header F1', 'lines F1', 'alike, missed', 'at >= 70', 'right', 'false', 'lost'];

const readBy = (one: Case, judged: Read['judged']): Read => ({ judged, either: one.source.either === true });

async function playedBy(
  player: Player,
  cases: readonly Case[],
): Promise<{ readonly alone: readonly Read[]; readonly both: readonly Read[] }> {
  const asked = player.injects ? await Promise.all(cases.map(withInjection)) : player.pairs ? await inPairs(cases) : cases;
  const truths = cases.map(({ source }) => source.truth);
  const both: Read[] = [];
  for (const one of asked) both.push(readBy(one, await played(one, player, truths, reader)));
  return { alone: asked.map((one) => readBy(one, builtInAlone(one))), both };
}

async function costs(): Promise<void> {
  const { costOfSet } = await import('./cost.ts');
  const { priceList } = await import('./price-list.ts');
  const sets: { [set: string]: object } = {};
  for (const set of options.set) {
    const { cases } = await casesOf(set);
    if (cases.length === 0) continue;
    const of = await costOfSet(cases);
    sets[set] = of;
    const rows = of.costs.map((one) => [
      one.model,
      one.pictures ? 'with pictures' : 'text',
      String(one.inputTokens),
      String(one.outputTokens),
      one.cents.toFixed(3),
      one.centsAt95.toFixed(3),
    ]);
    const table = tableOf([['', '', 'tokens in', 'out', 'US cents', 'at 95 %'], ...rows]);
    console.log(`== ${set}: a document of ${of.documents}, ${of.notSent} of them not sent\n\n${table}\n`);
  }
  if (!options.write) return;
  const prices = priceList.map(({ pictureTokens: _, ...price }) => price);
  await writeFile(`${results}model-cost.json`, `${JSON.stringify({ prices, sets }, null, 2)}\n`);
}

const file: { [set: string]: { [reader: string]: object } } = {};
const told = ({ header, lines, falseAt70, lost, ...figures }: Figures) => ({
  headerF1: Number(percent(header.f1)),
  linesF1: Number(percent(lines.f1)),
  ...figures,
  falseAt70: falseAt70.length,
  lost: lost.length,
});
try {
  if (options.cost) await costs();
  for (const set of options.cost ? [] : options.set) {
    const { cases, missing } = await casesOf(set);
    if (cases.length === 0) {
      console.log(`${set}: its documents are not here.`);
      continue;
    }
    const alone = cases.map((one) => readBy(one, builtInAlone(one)));
    const rows = [row('built-in alone', figuresOf(alone))];
    const own: { [reader: string]: object } = { 'built-in alone': told(figuresOf(alone)) };
    const faults: string[] = [];
    for (const player of await playersOf(set)) {
      const play = await playedBy(player, cases);
      const figures = figuresOf(play.both, play.alone);
      if (player.injects || player.pairs)
        rows.push(row(`built-in alone (${player.injects ? 'with the injection' : 'in pairs'})`, figuresOf(play.alone)));
      rows.push(row(player.name, figures));
      own[player.name] = told(figures);
      if (!options.faults) continue;
      faults.push(
        `-- ${player.name}: false at 70: ${figures.falseAt70.join(', ') || 'none'}; lost: ${figures.lost.join(', ') || 'none'}`,
      );
      faults.push(...sharedFaults(play.both.map(({ judged }) => judged)));
    }
    file[set] = own;
    const lacking = missing.length > 0 ? `; ${missing.length} of ${missing.length + cases.length} are not here` : '';
    console.log(`== ${set}: ${cases.length} documents${lacking}\n\n${tableOf([heads, ...rows])}\n`);
    if (options.faults) console.log(`${faults.join('\n')}\n`);
  }
  if (options.write && !options.cost) {
    await mkdir(results, { recursive: true });
    const path = `${results}model.json`;
    const before = existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as typeof file) : {};
    // what was not played stays as it was
    const merged = Object.fromEntries(Object.entries(file).map(([set, own]) => [set, { ...before[set], ...own }]));
    await writeFile(path, `${JSON.stringify({ ...before, ...merged }, null, 2)}\n`);
  }
} finally {
  await reader.stop();
}
