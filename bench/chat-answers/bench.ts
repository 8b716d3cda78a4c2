/**
 * How the assistant answers customers' questions, without a model and with stand-ins for bad ones. `--work`: the two thirds that one works
 * with, with every fault; without it what was left out, as a table, and the goals are judged. `--set NAME` asks one set alone, with every fault,
 * `--questions FOLDER` the eight files of a folder that is none of them. The judge of what is wanted has learned from all questions but those that
 * are asked; with `--work` and `--questions` it is the one in use.
 */
import { parseArgs } from 'node:util';
import { createIntentsOf } from '@order-intake/chat-language/learning';
import { intentsOf as learnedIntents } from '@order-intake/chat-language/message';
import { tableOf } from '../support/table.ts';
import { createAnswer } from './answer.ts';
import { fitted } from './learn/fit.ts';
import { lessonsIn } from './learn/lessons.ts';
import { questions, questionsOf } from './questions.ts';
import { type Scored, score } from './score.ts';
import { createKnowledge } from './shop.ts';
import { standIns } from './stand-in-models.ts';

const goals = { toldRight: 0.98, answered: 0.85, wishesHeard: 0.98, wrongLanguage: 0.02, leaks: 0 };
const { values: options } = parseArgs({
  options: { work: { type: 'boolean', default: false }, set: { type: 'string' }, questions: { type: 'string' } },
});
const isWorking = options.work;
const folder = options.questions;

const knowledge = await createKnowledge();
const all = questions();
const asked =
  folder === undefined
    ? all.filter(({ held, set }) => (options.set === undefined ? held !== isWorking : set === options.set))
    : questionsOf(folder);
const isInUse = isWorking || folder !== undefined;
const intentsOf = isInUse ? learnedIntents : createIntentsOf(fitted(lessonsIn(all.filter((one) => !asked.includes(one)))));
const run = async (assistant: Parameters<typeof createAnswer>[1]): Promise<Scored> => {
  const answer = createAnswer(knowledge, assistant, intentsOf);
  return score(await Promise.all(asked.map(async (question) => ({ question, answer: await answer(question) }))));
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const rowOf = (name: string, scored: Scored): readonly string[] => [
  name,
  String(scored.asked),
  percent(scored.toldRight),
  percent(scored.answered),
  percent(scored.handedOver),
  percent(scored.wishesHeard),
  percent(scored.wrongLanguage),
  String(scored.leaks),
];

const plain = await run(null);
const withModels = await Promise.all(
  Object.entries(standIns).map(async ([name, assistant]) => ({ name, scored: await run(assistant) })),
);
if (isInUse || options.set !== undefined) for (const fault of plain.faults) console.log(fault);
console.log(
  tableOf([
    ['', 'questions', 'told facts right', 'answered', 'handed over', 'wishes for a person', 'wrong language', 'leaks'],
    rowOf('without a model', plain),
    ...withModels.map(({ name, scored }) => rowOf(`a model that ${name}`, scored)),
  ]),
);
const every = [plain, ...withModels.map(({ scored }) => scored)];
const holds =
  plain.answered >= goals.answered &&
  every.every((scored) => scored.toldRight >= goals.toldRight && scored.leaks === goals.leaks) &&
  plain.wishesHeard >= goals.wishesHeard &&
  plain.wrongLanguage <= goals.wrongLanguage;
if (!isWorking && !holds) {
  console.error(`The goals do not hold: ${JSON.stringify(goals)}`);
  process.exitCode = 1;
}
