/** Messages of the public chat corpora that were fetched, each with the outcome that it has to have. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ChatLanguage, chatLanguages } from '@order-intake/chat-language/records';

type Reference = {
  readonly path: string;
  readonly lang: string;
  readonly truth: { readonly [intent: string]: string };
};
export type CorpusMessage = {
  readonly corpus: string;
  readonly intent: string;
  readonly outcome: string;
  readonly language: ChatLanguage;
  readonly text: string;
  readonly held: boolean;
};
type Labelled = { readonly intent: string; readonly text: string };

/** flags, utterance, category, intent: quoted where there is a comma in it */
const inCsv = (file: string): readonly Labelled[] =>
  file
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line): readonly Labelled[] => {
      const [, quoted, bare, intent] = /^[^,]*,(?:"((?:[^"]|"")*)"|([^,]*)),[^,]*,([\w ]+)$/.exec(line) ?? [];
      const text = quoted?.replaceAll('""', '"') ?? bare;
      return text && intent ? [{ intent, text }] : [];
    });

/** Examples below "## intent:NAME" or "- intent: NAME", with what is marked as an entity taken out of its brackets. */
const inRasa = (file: string): readonly Labelled[] => {
  const found: Labelled[] = [];
  let intent: string | null = null;
  for (const line of file.split(/\r?\n/)) {
    const [, named] = /^(?:##|-)\s*intent:\s*(\w+)/.exec(line) ?? [];
    const [, example] = /^\s*-\s+(.+)$/.exec(line) ?? [];
    if (named) intent = named;
    else if (/^(?:##|- \w+:)/.test(line)) intent = null;
    else if (intent !== null && example)
      found.push({ intent, text: example.replace(/\[([^\]]*)\](?:\([^)]*\))?/g, '$1').trim() });
  }
  return found;
};

const most = 60;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** At most so many of each intent and half, chosen by their hash. `folder`: where they were fetched to. */
export const corpusMessages = (references: string, folder: string): readonly CorpusMessage[] => {
  const listed = readFileSync(references, 'utf8').trim().split('\n');
  return listed.flatMap((line) => {
    const { path, lang, truth } = JSON.parse(line) as Reference;
    const file = `${folder}/${path}`;
    const language = chatLanguages.find((known) => known === lang);
    if (!language || !existsSync(file)) return [];
    const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    const labelled = path.endsWith('.csv') ? inCsv(text) : inRasa(text);
    const messages = labelled.flatMap(({ intent, text: said }): readonly CorpusMessage[] => {
      const outcome = truth[intent];
      if (outcome === undefined) return [];
      return [{ corpus: path, intent, outcome, language, text: said, held: (digest(said)[0] ?? 0) % 2 === 0 }];
    });
    const counts = new Map<string, number>();
    return [...new Map(messages.map((message) => [message.text, message])).values()]
      .toSorted((a, b) => digest(a.text).compare(digest(b.text)))
      .filter(({ intent, held }) => {
        const key = `${intent}/${held}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return (counts.get(key) ?? 0) <= most;
      });
  });
};
