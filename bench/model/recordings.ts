/**
 * Answers of a real model, kept beside a set so that they can be played again without a key. A recording holds the hash of a question and its answer,
 * nothing of the question. It lies below .data, which git ignores: an answer says what a document says.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { left } from 'fp-ts/lib/Either.js';
import type { LanguageModel, ModelAnswered, ModelReply, ModelRequest } from '../../src/adapters/model/model.types.ts';
import { noUsage } from '../../src/adapters/model/model.types.ts';

const recordings = fileURLToPath(new URL('../../.data/model-recordings/', import.meta.url));

/** One folder for each model of each set. */
export const folderOf = (set: string, model: string, root = recordings): string =>
  join(root, set.replace(/[^\w.-]+/g, '-'), model.replace(/[^\w.-]+/g, '-'));

/** The same question has the same hash, whatever its markers are. */
export function hashOf({ instructions, messages, answer }: ModelRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([instructions, answer.schema]));
  for (const message of messages) {
    const text = message.text.replace(/\b(document|records)-[0-9a-f]{12}\b/g, '$1');
    hash.update(JSON.stringify([message.role, text]));
    for (const { label, jpeg } of message.role === 'user' ? (message.pictures ?? []) : []) hash.update(label).update(jpeg);
  }
  return hash.digest('hex');
}

type Answered = ModelAnswered<ModelReply>;
const fileOf = (folder: string, request: ModelRequest): string => join(folder, `${hashOf(request)}.json`);

/** The model, each of whose answers is kept. What was recorded before is not asked again. */
export const recording = (model: LanguageModel, folder: string): LanguageModel => ({
  ...model,
  send: async (request, signal) => {
    const file = fileOf(folder, request);
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Answered;
    const answered = await model.send(request, signal);
    // a fault of today is no answer of the model
    if (answered.result._tag === 'Left' && answered.result.left !== 'refused') return answered;
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(answered));
    return answered;
  },
});

/** Questions that it was asked when it was recorded are answered as then; others are not. */
export const replayed = (name: string, folder: string): LanguageModel => ({
  provider: 'openai',
  name,
  send: async (request) => {
    const file = fileOf(folder, request);
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Answered;
    return { result: left('unreachable'), usage: noUsage };
  },
});
