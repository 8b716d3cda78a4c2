/** Questions as a mail, in the customer's language. Only facts of the order are quoted, each cut to one short line. */
import { oneLine } from '@order-intake/kernel';
import type { MailLanguage } from '../../catalog/customer-language.ts';
import type { CustomerQuestion } from './question-round.ts';
import { type QuestionTag, subjectTag } from './question-tag.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import type { QuestionWords } from './words/question-words.ts';
import { sv } from './words/sv.ts';

const words: { readonly [language in MailLanguage]: QuestionWords } = { en, de, es, fr, it, nl, pl, pt, sv };

export type QuestionMail = {
  readonly language: MailLanguage;
  readonly questions: readonly CustomerQuestion[];
  readonly tag: QuestionTag;
  /** the customer's number of the order; null: it has none */
  readonly poNumber: string | null;
  readonly companyName: string;
  /** ISO */
  readonly dueAt: string;
  /** where the company is, IANA */
  readonly timeZone: string;
  readonly isReminder: boolean;
  /** absent: by mail */
  readonly medium?: 'chat';
};
/** A paragraph: a question, and what it offers to choose from. */
export type QuestionParagraph = { readonly text: string; readonly choices: readonly string[] };
export type QuestionLetter = {
  readonly subject: string;
  readonly before: readonly string[];
  readonly questions: readonly QuestionParagraph[];
  readonly after: readonly string[];
};

const longestFact = 120;
const fact = (text: string | undefined): string => oneLine(text ?? '', longestFact);

const dayIn = (language: MailLanguage, day: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(day));

const amountIn = (language: MailLanguage, amount: string | undefined, currency: string | undefined): string => {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(Number(amount));
  return currency === undefined ? text : `${text} ${fact(currency)}`;
};

const textOf = ({ code, line, facts, candidates }: CustomerQuestion, language: MailLanguage): string => {
  const say = words[language];
  const place = line ?? 0;
  const article = fact(facts.article);
  const day = (value: string | undefined): string => (value === undefined ? '' : dayIn(language, value));
  switch (code) {
    case 'delivery_date_missing':
      return say.delivery_date_missing;
    case 'delivery_date_contradicts':
      return facts.order_date === undefined
        ? say.delivery_date_past(day(facts.delivery_date))
        : say.delivery_date_before_order(day(facts.delivery_date), day(facts.order_date));
    case 'ship_to_missing':
      return say.ship_to_missing;
    case 'article_unknown':
      return candidates.length > 0 ? say.article_candidates(place, article) : say.article_unknown(place, article);
    case 'price_differs': {
      const amount = (value: string | undefined) => amountIn(language, value, facts.currency);
      return say.price_differs(place, article, amount(facts.price), amount(facts.listed_price));
    }
  }
};

export const questionLetter = (mail: QuestionMail): QuestionLetter => {
  const { language, questions, tag, poNumber, companyName, dueAt, timeZone, isReminder, medium } = mail;
  const answerBy = medium === 'chat' ? words[language].answerInChat : words[language].answer;
  const say = words[language];
  const order = fact(poNumber ?? tag.reference);
  return {
    subject: `${(isReminder ? say.reminderSubject : say.subject)(order)} ${subjectTag(tag)}`,
    before: [say.greeting, ...(isReminder ? [say.reminder] : []), say.intro(order, tag.reference)],
    questions: questions.map((question, index) => ({
      text: `${index + 1}. ${textOf(question, language)}`,
      choices: question.candidates.map(({ code, name }) => fact(`${code} ${name}`)),
    })),
    after: [answerBy(dayIn(language, dueAt, timeZone)), say.closing, fact(companyName)],
  };
};

/** As text, for the mail and its preview. */
export const letterText = ({ before, questions, after }: QuestionLetter): string => {
  const asked = questions.map(({ text, choices }) => [text, ...choices.map((choice) => `   - ${choice}`)].join('\n'));
  const [answer, ...signature] = after;
  return [...before, asked.join('\n\n'), answer, signature.join('\n')].join('\n\n');
};

/** The body of a template has 1,024 characters at most. */
const longestParameter = 900;

/** For a template that says the rest: the order, and the questions on one line, which is all that a parameter may have. */
export const templateParameters = ({ questions }: QuestionLetter, { poNumber, tag }: Pick<QuestionMail, 'poNumber' | 'tag'>) => {
  const sentences = questions.map(({ text, choices }) => [text, choices.join('; ')].filter((part) => part !== '').join(' '));
  return [fact(poNumber ?? tag.reference), oneLine(sentences.join(' '), longestParameter)];
};
