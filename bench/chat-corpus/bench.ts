/**
 * How the assistant, without a model, answers messages that nobody of this project wrote (corpus/chat/README.md). `--work`: the half to work on, with its
 * faults; without it the held-out half, as totals with 95 % intervals.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Answered, createAnswer } from '../chat-answers/answer.ts';
import { createKnowledge } from '../chat-answers/shop.ts';
import { tableOf } from '../support/table.ts';
import { type CorpusMessage, corpusMessages } from './messages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: { work: { type: 'boolean', default: false }, into: { type: 'string', default: `${root}.data/corpus-chat` } },
});

const messages = corpusMessages(`${root}corpus/chat/references.jsonl`, options.into).filter(({ held }) => held !== options.work);
if (messages.length === 0) throw new Error('no message is there: fetch them first, see corpus/chat/README.md');

const isPerson = ({ purpose }: Answered): boolean => purpose === 'handover' || purpose === 'keyword human';
const isRight = ({ outcome }: CorpusMessage, answer: Answered): boolean => {
  if (outcome === 'person' || outcome === 'cancel') return isPerson(answer);
  if (outcome === 'polite') return answer.purpose === 'small_talk';
  const tellsOrders = answer.purpose === 'answer' && answer.told.some((id) => /^o\d$/.test(id));
  if (outcome === 'status') return tellsOrders;
  if (outcome === 'delivery') return tellsOrders || (answer.purpose === 'answer' && answer.told.includes('delivery'));
  if (outcome.startsWith('text:')) return answer.purpose === 'answer' && answer.told.includes(outcome.slice(5));
  return answer.told.length === 0 && answer.wish === null && answer.purpose !== 'keyword stop';
};
/** A customer who needs a person is told something else, or left alone. */
const isMissed = ({ outcome }: CorpusMessage, answer: Answered): boolean =>
  (outcome === 'person' || outcome === 'cancel') && !isPerson(answer) && answer.purpose !== 'clarify';

/** By Wilson, 95 %. */
const interval = (count: number, of: number): string => {
  if (of === 0) return '-';
  const z = 1.96;
  const share = count / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number) => (Math.max(0, Math.min(1, value)) * 100).toFixed(1);
  return `${count} of ${of}, ${percent(share)} % (${percent(middle - half)} to ${percent(middle + half)})`;
};

const answer = createAnswer(await createKnowledge(), null);
const all: { readonly message: CorpusMessage; readonly answered: Answered }[] = [];
for (const message of messages) all.push({ message, answered: await answer({ ...message, customerId: 'c' }) });

const needing = all.filter(({ message: { outcome } }) => outcome === 'person' || outcome === 'cancel');
const others = all.filter(({ message }) => message.outcome !== 'cancel');
if (options.work)
  for (const { message, answered } of all)
    if (!isRight(message, answered))
      console.log(`${message.intent} (${message.outcome}) «${message.text}» → ${answered.purpose} ${answered.told.join(',')}`);
const row = (name: string, some: typeof all) => [
  name,
  interval(some.filter(({ message, answered }) => isRight(message, answered)).length, some.length),
];
console.log(
  tableOf([
    ['', 'right and useful'],
    ...[...new Set(all.map(({ message }) => message.corpus))].map((corpus) =>
      row(
        corpus,
        all.filter(({ message }) => message.corpus === corpus),
      ),
    ),
    ...[...new Set(all.map(({ message }) => message.outcome))].map((outcome) =>
      row(
        outcome,
        all.filter(({ message }) => message.outcome === outcome),
      ),
    ),
    row('all', all),
  ]),
);
console.log(
  `persons missed: ${interval(needing.filter(({ message, answered }) => isMissed(message, answered)).length, needing.length)}`,
);
console.log(
  `false cancellations: ${interval(others.filter(({ answered }) => answered.wish === 'cancellation').length, others.length)}`,
);
console.log(`orders read from words: ${interval(all.filter(({ answered }) => answered.wish === 'order').length, all.length)}`);
console.log(
  `left alone unasked: ${interval(all.filter(({ answered }) => answered.purpose === 'keyword stop').length, all.length)}`,
);
