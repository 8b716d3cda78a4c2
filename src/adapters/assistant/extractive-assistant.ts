/** Without a model: the records that match are shown as they are. It claims nothing that no record says, and knows when none does. */
import type { Assistant, AssistantAnswer } from '../../domain/chat/assistant/assistant.port.ts';
import { spokenRecord } from '../../domain/chat/knowledge/spoken-records.ts';

const extractiveModel = { provider: 'rules', model: 'extractive', promptVersion: '2' } as const;

const lead: { readonly [language: string]: string } = {
  en: 'This is what I found:',
  de: 'Das habe ich gefunden:',
  fr: 'Voici ce que j’ai trouvé :',
  es: 'Esto es lo que encontré:',
  it: 'Ecco cosa ho trovato:',
  nl: 'Dit heb ik gevonden:',
  pt: 'Isto é o que encontrei:',
  sv: 'Det här hittade jag:',
};
const shownSources = 3;

/** `matched` sources only are handed in by the caller's search; the best come first. */
export const createExtractiveAssistant = (): Assistant => ({
  compose: async ({ language, sources }): Promise<AssistantAnswer> => {
    const usage = { ...extractiveModel, promptTokens: 0, completionTokens: 0 };
    const shown = sources.slice(0, shownSources);
    if (shown.length === 0) return { action: 'no_answer', reply: '', usedSourceIds: [], usage };
    const lines = shown
      .map(({ entity, text }) => spokenRecord(entity, text, language))
      .map((line) => (shown.length === 1 ? line : `• ${line}`));
    return {
      action: 'answer',
      reply: `${lead[language] ?? lead.en}\n${lines.join('\n')}`,
      usedSourceIds: shown.map(({ id }) => id),
      usage,
    };
  },
});
