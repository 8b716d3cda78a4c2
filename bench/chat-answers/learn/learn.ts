/**
 * npm run learn:chat: the weights of the chat's judge from all sets of questions, and what they are worth on each set by weights that were learned
 * without it. `--dry` writes nothing; `--set NAME` shows the faults of one set.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createIntentsOf, packed } from '@order-intake/chat-language/learning';
import { tableOf } from '../../support/table.ts';
import { createAnswer } from '../answer.ts';
import { type Question, questionSets, questions } from '../questions.ts';
import { type Scored, score } from '../score.ts';
import { createKnowledge } from '../shop.ts';
import { fitted } from './fit.ts';
import { intentIn, lessonsIn } from './lessons.ts';

const { values: options } = parseArgs({ options: { dry: { type: 'boolean', default: false }, set: { type: 'string' } } });
const biome = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const file = fileURLToPath(new URL('../../../packages/chat-language/understanding/judge/weights.data.ts', import.meta.url));
const mostBytes = 200_000;

const knowledge = await createKnowledge();
const all = questions();

type LeftOut = { readonly judged: number; readonly known: number; readonly scored: Scored };

const leftOut = async (set: Question['set']): Promise<LeftOut> => {
  const intentsOf = createIntentsOf(fitted(lessonsIn(all.filter((question) => question.set !== set))));
  const asked = all.filter((question) => question.set === set);
  const answer = createAnswer(knowledge, null, intentsOf);
  const known = asked.filter((question) => intentIn(question) !== null);
  const judged = known.filter((question) => (intentsOf(question.text, question.language)[0] ?? 'other') === intentIn(question));
  const answers = await Promise.all(asked.map(async (question) => ({ question, answer: await answer(question) })));
  return { judged: judged.length, known: known.length, scored: score(answers) };
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const rows: (readonly string[])[] = [
  [
    'left out',
    'questions',
    'wish judged right',
    'told facts right',
    'answered',
    'handed over',
    'wishes for a person',
    'wrong language',
    'leaks',
  ],
];
for (const set of questionSets.filter((one) => options.set === undefined || one === options.set)) {
  const { judged, known, scored } = await leftOut(set);
  if (options.set !== undefined) for (const fault of scored.faults) console.log(fault);
  const { asked, toldRight, answered, handedOver, wishesHeard, wrongLanguage, leaks } = scored;
  const shares = [judged / known, toldRight, answered, handedOver, wishesHeard, wrongLanguage].map(percent);
  rows.push([set, String(asked), ...shares, String(leaks)]);
}
console.log(tableOf(rows));

if (!options.dry) {
  const { step, lines } = packed(fitted(lessonsIn(all)));
  const text = `/** Made by npm run learn:chat from ${all.length} questions; docs/explanation/chat-answers.md says how. */\nimport type { PackedWeights } from './packed-weights.ts';\n\nexport const weights: PackedWeights = ${JSON.stringify({ step, lines })};\n`;
  if (text.length > mostBytes) throw new Error(`the weights take ${text.length} bytes, and may take ${mostBytes}`);
  await writeFile(file, text);
  execFileSync(process.execPath, [biome, 'check', '--write', file], { stdio: 'ignore' });
  console.log(`written: ${text.length} bytes of weights`);
}
