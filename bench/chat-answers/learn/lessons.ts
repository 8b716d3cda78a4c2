/** What the sets of questions teach the judge: what each message wants, and what the cues are to be believed. */
import { readFileSync } from 'node:fs';
import { featuresOf, featuresOfVotes, verdicts, votesOf } from '@order-intake/chat-language/learning';
import type { Intent } from '@order-intake/chat-language/message';
import { type ChatLanguage, chatLanguages } from '@order-intake/chat-language/records';
import { type Question, setsOfCues } from '../questions.ts';
import type { Lesson } from './fit.ts';

const ofKind: { readonly [kind in Question['kind']]?: Intent } = {
  greeting: 'greeting',
  thanks: 'thanks',
  person: 'person',
  complaint: 'complaint',
  cancel: 'cancellation',
  hours: 'hours',
  price: 'price',
  stock: 'availability',
  status: 'order_status',
  order: 'new_order',
  optout: 'opt_out',
  other: 'other',
};
const ofText: { readonly [text: string]: Intent } = { delivery: 'delivery_terms', payment: 'payment', returns: 'returns' };

/** null: a question about terms that the shop has no text for. */
export const intentIn = ({ kind, mayTell }: Question): Intent | null => ofKind[kind] ?? ofText[mayTell[0] ?? ''] ?? null;

/** Written by ourselves: `lessons` for what the sets seldom ask, `wishes` for how people wish for a person, complain and want no advertising. */
const ownHand = ['lessons', 'wishes'] as const;

const ofFile = (file: string): readonly (readonly [Intent, string])[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [intent = '', text = ''] = line.split('\t');
      if (!verdicts.some((verdict) => verdict === intent)) throw new Error(`${file}: ${intent} is nothing to want`);
      return [intent as Intent, text];
    });

/** Short messages of one hand: `intent, text` a line. */
const ofOneHand = (language: ChatLanguage): readonly (readonly [Intent, string])[] =>
  ownHand.flatMap((folder) => ofFile(`${folder}/${language}.tsv`));

const lessonOf = (text: string, language: string, intent: Intent, votes: readonly string[] | null): Lesson => ({
  features: [...featuresOf(text, language), ...(votes ? featuresOfVotes(votes) : [])],
  verdict: verdicts.indexOf(intent),
});

const taught = new Map<Question, Lesson | null>();

/** Of the sets that cues were made from, their votes say nothing: they are always right there. */
const lessonIn = (question: Question): Lesson | null => {
  const { text, language, set } = question;
  const known = taught.get(question);
  if (known !== undefined) return known;
  const intent = intentIn(question);
  const lesson = intent && lessonOf(text, language, intent, setsOfCues.has(set) ? null : votesOf(text, language));
  taught.set(question, lesson);
  return lesson;
};

const written: readonly Lesson[] = chatLanguages.flatMap((language) =>
  ofOneHand(language).map(([intent, text]) => lessonOf(text, language, intent, votesOf(text, language))),
);

/** Those of the questions, and those of one hand. */
export const lessonsIn = (questions: readonly Question[]): readonly Lesson[] => [
  ...questions.flatMap((question) => lessonIn(question) ?? []),
  ...written,
];
