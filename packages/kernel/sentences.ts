/** Sentences by code, with their facts in their places: `{name}`, or `{#name}` where it is a number. */

type Fact = string | number;
export type SentenceFacts = { readonly [name: string]: Fact };
/** `text`: the sentence, only where it cannot be made of code and facts. */
export type Coded<Code extends string> = { readonly code: Code; readonly facts: SentenceFacts; readonly text?: string };

type FactsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? [fact: Name extends `#${string}` ? number : string, ...FactsOf<Rest>]
  : [];
type Sentences = { readonly [code: string]: string };

type How = {
  /** as a fact is kept */
  readonly kept?: (name: string, fact: Fact) => Fact;
  /** as a fact is said in the sentence of `code`, and the fact that is said so */
  readonly said?: (code: string, fact: Fact) => string;
  readonly meant?: (code: string, said: string) => Fact;
};

type Part = { readonly before: string; readonly name: string; readonly isNumber: boolean };
/** A sentence taken apart: what is before each fact, and what follows the last one. */
const takenApart = (sentence: string): { readonly parts: readonly Part[]; readonly end: string } => {
  const pieces = sentence.split(/\{(#?\w+)\}/);
  const parts = pieces.flatMap((before, index) => {
    const name = pieces[index + 1];
    return index % 2 === 1 || name === undefined ? [] : [{ before, name: name.replace('#', ''), isNumber: name.startsWith('#') }];
  });
  return { parts, end: pieces.at(-1) ?? '' };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const sentencesBy = <const S extends Sentences>(
  sentences: S,
  { kept = (_, fact) => fact, said = (_, fact) => String(fact), meant = (_, text) => text }: How = {},
) => {
  type Code = keyof S & string;
  type Make = { readonly [C in Code]: (...facts: FactsOf<S[C]>) => Coded<C> };
  const codes = Object.keys(sentences) as readonly Code[];
  const apart = Object.fromEntries(codes.map((code) => [code, takenApart(sentences[code] ?? '')])) as {
    readonly [C in Code]: ReturnType<typeof takenApart>;
  };

  const makeOf =
    (code: Code) =>
    (...facts: readonly Fact[]): Coded<Code> => ({
      code,
      facts: Object.fromEntries(apart[code].parts.map(({ name }, index) => [name, kept(name, facts[index] ?? '')])),
    });

  const text = ({ code, facts, text: known }: Coded<Code>): string => {
    if (known !== undefined) return known;
    const { parts, end } = apart[code];
    return parts.map(({ before, name }) => before + said(code, facts[name] ?? '')).join('') + end;
  };

  const factsIn = (code: Code, sentence: string): SentenceFacts | null => {
    const { parts, end } = apart[code];
    const facts = parts.map(({ before, isNumber }) => `${escaped(before)}${isNumber ? String.raw`(\d+(?:\.\d+)?)` : '(.+?)'}`);
    const found = new RegExp(`^${facts.join('')}${escaped(end)}$`, 's').exec(sentence);
    const factAt = ({ isNumber }: Part, index: number): Fact =>
      isNumber ? Number(found?.[index + 1]) : meant(code, found?.[index + 1] ?? '');
    return found && Object.fromEntries(parts.map((part, index) => [part.name, factAt(part, index)]));
  };

  /** What says this sentence; null where it is not that of the code. */
  const read = (code: Code, sentence: string): Coded<Code> | null => {
    const facts = factsIn(code, sentence);
    const coded = facts && { code, facts };
    return coded && text(coded) === sentence ? coded : null;
  };

  const make = Object.fromEntries(codes.map((code) => [code, makeOf(code)])) as unknown as Make;
  return { codes, make, text, read };
};
