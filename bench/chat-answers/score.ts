/** How the answers to a set of questions did. */
import { orderLine, productLine, spokenDay, strangeFigures } from '@order-intake/chat-language';
import type { Answered } from './answer.ts';
import type { Question } from './questions.ts';
import { leaks, orders, products, texts } from './shop.ts';

export type Scored = {
  readonly asked: number;
  /** records that were told and may be, of those that were told; an answer with a figure of no record counts as wrong */
  readonly toldRight: number;
  readonly answered: number;
  readonly handedOver: number;
  readonly wishesHeard: number;
  readonly wrongLanguage: number;
  readonly leaks: number;
  readonly faults: readonly string[];
};

const today = '2026-11-20';
const known = (language: string): readonly string[] => [
  ...products.map((product) => productLine(product, 'both', null, language, today)),
  ...Object.values(orders)
    .flat()
    .map((order) => orderLine(order, language)),
  ...texts.map(({ text }) => text),
  today,
];
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export const score = (all: readonly { readonly question: Question; readonly answer: Answered }[]): Scored => {
  let [told, right, answerable, answered, wishes, heard] = [0, 0, 0, 0, 0, 0];
  const faults: string[] = [];
  for (const { question, answer } of all) {
    const { mayTell, kind, text, outcome } = question;
    const wrong = answer.told.filter((id) => !mayTell.includes(id));
    const strange =
      answer.purpose === 'answer' &&
      strangeFigures(answer.text, [...known(answer.language), text, spokenDay(today, answer.language)]).length > 0;
    told += answer.told.length;
    right += strange ? 0 : answer.told.length - wrong.length;
    const fault = (what: string) =>
      faults.push(`${what}: ${question.language} ${kind} «${text}» → ${answer.purpose} ${answer.told.join(',')}`);
    if (wrong.length > 0 || strange) fault('told wrong');
    if (mayTell.length > 0) {
      answerable += 1;
      const isAnswered = answer.told.some((id) => mayTell.includes(id)) && wrong.length === 0;
      if (isAnswered) answered += 1;
      else fault('not answered');
    }
    if (kind === 'person') {
      wishes += 1;
      if (answer.purpose === 'handover') heard += 1;
      else fault('wish not heard');
    }
    if ((kind === 'complaint' || kind === 'cancel' || kind === 'order') && answer.purpose !== 'handover')
      fault('not handed over');
    if (kind === 'optout' && answer.purpose !== 'keyword stop') fault('not left alone');
    if (outcome !== null && answer.told.length > 0) fault('should tell nothing');
    if (answer.language !== question.language) fault('wrong language');
    if (leaks(answer.text, text)) fault('LEAK');
  }
  return {
    asked: all.length,
    toldRight: share(right, told),
    answered: share(answered, answerable),
    handedOver: share(all.filter(({ answer }) => answer.purpose === 'handover').length, all.length),
    wishesHeard: share(heard, wishes),
    wrongLanguage: share(all.filter(({ question, answer }) => answer.language !== question.language).length, all.length),
    leaks: all.filter(({ question, answer }) => leaks(answer.text, question.text)).length,
    faults,
  };
};
