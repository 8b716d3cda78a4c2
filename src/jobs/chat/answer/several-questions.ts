/** A message that asks several things is answered to all of them, or a person is called for what is left. */
import { fixedText } from '@order-intake/chat-language';
import { type IntentsOf, plainWords } from '@order-intake/chat-language/message';
import type { Clerk, ClerkAnswer, ClerkQuestion } from './clerk-answer.ts';

const mostQuestions = 5;

/** Each that ends with a question mark, or stands on a line of its own; with what is said before it. */
const questionsIn = (text: string): readonly string[] =>
  (text.match(/[^?\n]+\??/gu) ?? []).map((part) => part.trim()).filter((part) => plainWords(part).length > 1);

const isAnswered = ({ purpose }: ClerkAnswer): boolean => purpose === 'answer';

/** Of the whole message where it asks one thing, or where its parts are none by themselves. */
export const createSeveralQuestions = (responder: Clerk, intentsOf: IntentsOf): Clerk => {
  /** The main wish of a part; politeness asks nothing. */
  const wishIn = (part: string, language: string) => {
    const [main = 'other'] = intentsOf(part, language);
    return main === 'greeting' || main === 'thanks' ? null : main;
  };
  return async (question: ClerkQuestion): Promise<ClerkAnswer> => {
    const { text, language, company } = question;
    const parts = questionsIn(text).filter((part) => wishIn(part, language) !== null);
    if (parts.length < 2 || parts.length > mostQuestions || !text.includes('?')) return responder(question);
    const whole = await responder(question);
    // an order, a cancellation or what only a person sees to is about all that is said
    if (whole.purpose === 'handover') return whole;
    const answers = await Promise.all(parts.map((part) => responder({ ...question, text: part })));
    const answered = answers.filter(isAnswered);
    const texts = [...new Set(answered.map((answer) => answer.text))];
    if (texts.length === 0 || (texts.length === 1 && isAnswered(whole) && answers.every(isAnswered))) return whole;
    const left = answers.find(({ purpose }) => purpose === 'handover') ?? answers.find((answer) => !isAnswered(answer));
    return {
      purpose: left ? 'handover' : 'answer',
      text: [...texts, ...(left ? [fixedText('handover', language, { company })] : [])].join('\n\n'),
      sources: answered.flatMap(({ sources }) => sources),
      records: answered.flatMap(({ records }) => records),
      semantic: answered.some(({ semantic }) => semantic),
      isFinal: true,
      ...(left ? { wants: left.wants ?? ('not_understood' as const) } : {}),
    };
  };
};
