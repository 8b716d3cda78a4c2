/** How many tokens a request is, without the provider's tokenizer. */
import type { ModelRequest, ModelUsage } from './model.types.ts';

/** Figures and prices need more tokens than prose: about two and a half characters each. */
export const tokensOfText = (text: string): number => Math.ceil(text.length / 2.5);
/** A page of A4 at 150 dpi: 2,574 with GPT-6, 2,835 with Claude (bench/model/price-list.ts). */
export const tokensOfPicture = 3_000;

const textOf = ({ instructions, messages }: ModelRequest): string => instructions + messages.map(({ text }) => text).join('');
const picturesOf = ({ messages }: ModelRequest): number =>
  messages.reduce((count, message) => count + (message.role === 'user' ? (message.pictures ?? []).length : 0), 0);

/** On the safe side: rather too many. */
export const promptTokens = (request: ModelRequest): number =>
  tokensOfText(textOf(request)) + tokensOfText(JSON.stringify(request.answer.schema)) + picturesOf(request) * tokensOfPicture;

/** No tokenizer packs text with places and figures in it more densely than this. */
const mostCharactersOfToken = 5;
const shortTextCharacters = 8_000;

/** Ollama drops the front of a prompt that is too long for it and says nothing; only the tokens that it counted show it. */
export function wasCut(request: ModelRequest, { inputTokens }: ModelUsage): boolean {
  const { length } = textOf(request);
  return inputTokens > 0 && length > shortTextCharacters && inputTokens < length / mostCharactersOfToken;
}
