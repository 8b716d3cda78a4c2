/** Asks a language model what is in documents: held to a schema, corrected once, and continued where the answer is too long for one message. */
import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js';
import { inShape } from '../../model/answer-in-shape.ts';
import { closedBeginnings } from '../../model/json-answer.ts';
import {
  addUsage,
  type LanguageModel,
  type ModelAnswered,
  type ModelPicture,
  type ModelReply,
  type ModelRequest,
  type ModelUsage,
  noUsage,
} from '../../model/model.types.ts';
import type { ModelFault } from '../../model/model-fault.ts';
import { continued } from './continued-answer.ts';
import { answerSchema, decodeAnswer, type ModelAnswer } from './model-answer.codec.ts';
import { continueAfter, instructions } from './prompt.ts';

export type Question = {
  readonly text: string;
  readonly pictures: readonly ModelPicture[];
  /** tokens */
  readonly longestAnswer: number;
  /** tokens of all questions and answers: after so many nothing more is asked */
  readonly mostTokens: number;
};

export type DocumentModel = {
  readonly name: string;
  /** Whether it takes pictures, as far as is known. */
  readonly sees?: () => boolean;
  /** Rejects only for faults of this program. */
  readonly ask: (question: Question) => Promise<ModelAnswered<ModelAnswer>>;
};

export type DocumentModelOptions = {
  readonly model: LanguageModel;
  /** of all requests about a document with the waiting between them, milliseconds */
  readonly deadlineMs?: number;
};

/** An order of some thousand lines is this long; more is a model that goes round in circles. */
const mostParts = 8;

export const createDocumentModel = ({ model, deadlineMs = 165_000 }: DocumentModelOptions): DocumentModel => ({
  name: model.name,
  sees: model.sees ?? (() => true),
  ask: async ({ text, pictures, longestAnswer, mostTokens }) => {
    const signal = AbortSignal.timeout(deadlineMs);
    const question = { role: 'user', text, pictures } as const;
    const request = (messages: ModelRequest['messages']): ModelRequest => ({
      instructions,
      messages,
      answer: { name: 'documents', schema: answerSchema },
      longestAnswer,
      temperature: 0,
    });
    let usage: ModelUsage = noUsage;
    let answer: ModelAnswer | undefined;
    for (let part = 0; part < mostParts; part += 1) {
      const sentRequest = request(answer ? [question, ...continueAfter(answer)] : [question]);
      const response = await model.send(sentRequest, signal);
      usage = addUsage(usage, response.usage);
      if (isLeft(response.result)) return { result: response.result, usage };
      const reply = response.result.right;
      const parsedPart = await readPart(model, sentRequest, reply, usage, signal);
      usage = parsedPart.usage;
      if (isLeft(parsedPart.result)) return { result: parsedPart.result, usage };
      const longer = answer ? continued(answer, parsedPart.result.right) : parsedPart.result.right;
      if (reply.end === 'complete') return { result: right(longer), usage };
      if (answer && linesOf(longer) === linesOf(answer)) break; // it gives nothing more
      answer = longer;
      if (usage.inputTokens + usage.outputTokens >= mostTokens) break;
    }
    return { result: left('truncated'), usage };
  },
});

const linesOf = ({ documents }: ModelAnswer): number => documents.reduce((count, { lines }) => count + lines.length + 1, 0);

async function readPart(
  model: LanguageModel,
  request: ModelRequest,
  reply: ModelReply,
  usage: ModelUsage,
  signal: AbortSignal,
): Promise<ModelAnswered<ModelAnswer>> {
  if (reply.end === 'complete') return inShape(model, request, reply, usage, decodeAnswer, signal);
  return { result: beginningOf(reply.text), usage };
}

/** What was said whole before the answer broke off. */
function beginningOf(text: string): Either<ModelFault, ModelAnswer> {
  for (const json of closedBeginnings(text)) {
    const decoded = decodeAnswer(json);
    if (isRight(decoded) && decoded.right.documents.length > 0) return right(decoded.right);
  }
  return left('truncated');
}
