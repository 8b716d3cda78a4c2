import type { Coded, SentenceFacts } from '@order-intake/kernel';
import { reasonText } from './reasons.ts';

/** A reason as it is shown outside: `text` is its sentence in English, made of code, facts and the reasons in it. */
export type ReasonView<Code extends string = string> = {
  readonly code: Code;
  readonly facts: SentenceFacts;
  readonly text: string;
  readonly why: readonly ReasonView[];
};

export const reasonView = <Code extends string>(reason: Coded<Code>): ReasonView<Code> => ({
  code: reason.code,
  facts: reason.facts,
  text: reasonText(reason),
  why: (reason.why ?? []).map((cause) => reasonView(cause)),
});
