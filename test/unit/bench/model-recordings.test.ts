import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { left, right } from 'fp-ts/lib/Either.js';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { folderOf, hashOf, recording, replayed } from '../../../bench/model/recordings.ts';
import type { LanguageModel, ModelRequest } from '../../../src/adapters/model/model.types.ts';

const request = (text: string, jpeg?: Uint8Array): ModelRequest => ({
  instructions: 'Read.',
  messages: [{ role: 'user', text, ...(jpeg ? { pictures: [{ label: 'Page 1', jpeg }] } : {}) }],
  answer: { name: 'documents', schema: {} },
  longestAnswer: 1_000,
  temperature: 0,
});
const never = AbortSignal.timeout(60_000);

describe('recordings of a model', () => {
  let folder: string;
  let asked = 0;
  const model = (fault?: 'timed_out'): LanguageModel => ({
    provider: 'openai',
    name: 'gpt-6-luna',
    send: async () => {
      asked += 1;
      const reply = { text: '{"documents":[]}', calls: [], raw: null, end: 'complete' } as const;
      return { result: fault ? left(fault) : right(reply), usage: { inputTokens: 12, outputTokens: 3 } };
    },
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'));
    asked = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are played again as they were answered, and asked for once', async () => {
    const recorded = recording(model(), folder);
    const first = await recorded.send(request('<document-0123456789ab> PO-1'), never);
    const again = await recorded.send(request('<document-ba9876543210> PO-1'), never);
    expect([asked, again]).to.deep.equal([1, first]);
    expect(await replayed('gpt-6-luna', folder).send(request('<document-aaaaaaaaaaaa> PO-1'), never)).to.deep.equal(first);
  });

  it('hold nothing of the question', async () => {
    await recording(model(), folder).send(request('the secret of the document'), never);
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).not.to.contain('secret');
  });

  it('are other ones for another text, another picture and another model', () => {
    const hashes = [request('a'), request('b'), request('a', new Uint8Array([1])), request('a', new Uint8Array([2]))].map(hashOf);
    expect(new Set(hashes).size).to.equal(4);
    expect(folderOf('orders', 'openai/gpt-6', '/r')).to.equal('/r/orders/openai-gpt-6');
  });

  it('keep no fault, and what was not recorded is not answered', async () => {
    await recording(model('timed_out'), folder).send(request('x'), never);
    expect(await readdir(folder)).to.deep.equal([]);
    const { result } = await replayed('m', folder).send(request('x'), never);
    expect(result).to.deep.equal(left('unreachable'));
  });
});
