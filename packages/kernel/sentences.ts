/**
 * Sentences by code, with their facts in their places: `{name}`, or `{#name}` where it is a number. `{why}` is the place of further sentences: the
 * reasons, each with a code of its own.
 */

type Fact = string | number;
export type SentenceFacts = { readonly [name: string]: Fact };
/** `text`: the sentence, only where it cannot be made of code and facts. `why`: the reasons, in their order. */
export type Coded<Code extends string = string> = {
  readonly code: Code;
  readonly facts: SentenceFacts;
  readonly text?: string;
  readonly why?: readonly Coded[];
};

type FactOf<Name extends string> = Name extends 'why' ? Coded | readonly Coded[] : Name extends `#${string}` ? number : string;
type FactsOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? [fact: FactOf<Name>, ...FactsOf<Rest>]
  : [];
type Sentences = { readonly [code: string]: string };

type How = {
  /** as a fact is kept */
  readonly kept?: (name: string, fact: Fact) => Fact;
  /** the text of a fact in the sentence of `code`, and the fact of such a text */
  readonly factText?: (code: string, fact: Fact, name: string) => string;
  readonly factFromText?: (code: string, text: string, name: string) => Fact;
  /** the sentence of a reason, and the reason that a sentence says; null: nobody knows it */
  readonly whyText?: (why: Coded) => string;
  readonly whyFromText?: (text: string) => Coded | null;
  /** what is between two reasons of `code` */
  readonly between?: (code: string) => string;
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

/** reasons that one sentence may be made of where it holds what separates reasons */
const mostPieces = 3;

/** The reasons that a text lists. An unknown part stays as it is, under the code `other`. */
const reasonsIn = (text: string, between: string, reasonOf: (text: string) => Coded | null): readonly Coded[] => {
  // sentences one after the other
  const pieces = between === ' ' ? text.split(/(?<=\.) /) : text.split(between);
  const reasons: Coded[] = [];
  for (let from = 0; from < pieces.length; ) {
    const tried = Array.from({ length: Math.min(mostPieces, pieces.length - from) }, (_, more) => {
      const piece = pieces.slice(from, from + more + 1).join(between);
      return () => reasonOf(piece) ?? reasonOf(`${piece}.`);
    });
    let [triedCount, reason]: [number, Coded | null] = [0, null];
    while (reason === null && triedCount < tried.length) {
      reason = tried[triedCount]?.() ?? null;
      triedCount += 1;
    }
    reasons.push(reason ?? { code: 'other', facts: {}, text: pieces[from] ?? '' });
    from += reason === null ? 1 : triedCount;
  }
  return reasons;
};

export const sentencesBy = <const S extends Sentences>(sentences: S, how: How = {}) => {
  const { kept = (_, fact) => fact, factText = (_, fact) => String(fact), factFromText = (_, text) => text } = how;
  const { whyText = ({ text = '' }) => text, whyFromText = () => null, between = () => '; ' } = how;
  type Code = keyof S & string;
  type Make = { readonly [C in Code]: (...facts: FactsOf<S[C]>) => Coded<C> };
  const codes = Object.keys(sentences) as readonly Code[];
  const apart = Object.fromEntries(codes.map((code) => [code, takenApart(sentences[code] ?? '')])) as {
    readonly [C in Code]: ReturnType<typeof takenApart>;
  };

  const makeOf =
    (code: Code) =>
    (...args: readonly (Fact | Coded | readonly Coded[])[]): Coded<Code> => {
      const { parts } = apart[code];
      const facts = parts.flatMap(({ name }, index) =>
        name === 'why' ? [] : [[name, kept(name, (args[index] ?? '') as Fact)] as const],
      );
      const at = parts.findIndex(({ name }) => name === 'why');
      const why = at < 0 ? [] : [args[at] ?? []].flat();
      return { code, facts: Object.fromEntries(facts), ...(at < 0 ? {} : { why: why as readonly Coded[] }) };
    };

  const text = ({ code, facts, text: storedText, why = [] }: Coded<Code>): string => {
    if (storedText !== undefined) return storedText;
    const { parts, end } = apart[code];
    const reasons = why.map(whyText).join(between(code));
    const whole = parts.reduce((begun, { before, name }) => {
      const fact = name === 'why' ? reasons : factText(code, facts[name] ?? '', name);
      // a reason that ends its sentence does not end it twice
      return `${begun.endsWith('.') && before.startsWith('.') ? begun.slice(0, -1) : begun}${before}${fact}`;
    }, '');
    const last = parts.at(-1)?.name === 'why' && whole.endsWith('.') && end.startsWith('.') ? whole.slice(0, -1) : whole;
    return reasons === '' && parts.some(({ name }) => name === 'why') ? `${last}${end}`.trimEnd() : `${last}${end}`;
  };

  const readAs = (code: Code, sentence: string): Coded<Code> | null => {
    const { parts, end } = apart[code];
    const groups = parts.map(({ before, isNumber, name }, index) => {
      const isLast = name === 'why' && index === parts.length - 1 && end === '' && before.endsWith(' ');
      if (isLast) return `${escaped(before.trimEnd())}(?: (.+))?`;
      return `${escaped(before)}${isNumber ? String.raw`(\d+(?:\.\d+)?)` : '(.+?)'}`;
    });
    const match = new RegExp(`^${groups.join('')}${escaped(end)}$`, 's').exec(sentence);
    if (!match) return null;
    const facts = parts.flatMap(({ name, isNumber }, index) => {
      const groupText = match[index + 1] ?? '';
      return name === 'why' ? [] : [[name, isNumber ? Number(groupText) : factFromText(code, groupText, name)] as const];
    });
    const at = parts.findIndex(({ name }) => name === 'why');
    if (at < 0) return { code, facts: Object.fromEntries(facts) };
    const reasons = match[at + 1];
    return {
      code,
      facts: Object.fromEntries(facts),
      why: reasons === undefined ? [] : reasonsIn(reasons, between(code), whyFromText),
    };
  };

  /** What says this sentence; null where it is not that of the code. */
  const read = (code: Code, sentence: string): Coded<Code> | null => {
    const coded = readAs(code, sentence);
    return coded && text(coded) === sentence ? coded : null;
  };

  const make = Object.fromEntries(codes.map((code) => [code, makeOf(code)])) as unknown as Make;
  return { codes, make, text, read };
};
