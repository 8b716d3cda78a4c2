/** An answer in the requested shape, with one chance to correct it. */
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { jsonIn } from './json-answer.ts';
import {
  addUsage,
  type LanguageModel,
  type ModelAnswered,
  type ModelReply,
  type ModelRequest,
  type ModelUsage,
} from './model.types.ts';

/** Left: what is wrong with it, told to the model. */
export type Decode<T> = (json: unknown) => Either<string, T>;

const decodeReply = <T>(reply: ModelReply, decode: Decode<T>): Either<string, T> => {
  const json = jsonIn(reply.text);
  return json === undefined ? left('it is not JSON') : decode(json);
};

const mend = (fault: string): string =>
  `Your answer cannot be used: ${fault}. Answer again, with JSON of the shape that was asked for and nothing else.`;

/** Reads a reply; where it has another shape, asks once more with what is wrong. `used` is what was used so far. */
export async function inShape<T>(
  model: LanguageModel,
  request: ModelRequest,
  reply: ModelReply,
  used: ModelUsage,
  decode: Decode<T>,
  signal: AbortSignal,
): Promise<ModelAnswered<T>> {
  const first = decodeReply(reply, decode);
  if (!isLeft(first)) return { result: right(first.right), usage: used };
  const messages = [
    ...request.messages,
    { role: 'assistant' as const, text: reply.text || '(empty)' },
    { role: 'user' as const, text: mend(first.left) },
  ];
  const retry = await model.send({ ...request, messages }, signal);
  const usage = addUsage(used, retry.usage);
  if (isLeft(retry.result)) return { result: retry.result, usage };
  const second = decodeReply(retry.result.right, decode);
  return { result: isLeft(second) ? left('broken_answer') : right(second.right), usage };
}
