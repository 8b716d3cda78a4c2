import { expect } from 'chai';
import { describe, it } from 'mocha';
import { messagesBody } from '../../../src/adapters/model/anthropic-messages.ts';
import { anthropicCapabilities, guessedCapabilities } from '../../../src/adapters/model/capabilities.ts';
import { chatCompletionsBody } from '../../../src/adapters/model/chat-completions.ts';
import type { ModelRequest } from '../../../src/adapters/model/model.types.ts';
import { responsesBody } from '../../../src/adapters/model/responses.ts';

const request: ModelRequest = {
  instructions: 'Read.',
  messages: [{ role: 'user', text: 'PO-1' }],
  answer: { name: 'documents', schema: {} },
  longestAnswer: 1_000,
  temperature: 0,
};
const sentTo = (url: string) => chatCompletionsBody('m', request, guessedCapabilities(url, 'm'), 1_000);

describe('what requests say about keeping and training', () => {
  it('nothing is to be stored, where the API knows that', () => {
    for (const url of ['https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])
      expect(sentTo(url), url).to.include({ store: false });
    expect(responsesBody('m', request, guessedCapabilities('http://localhost/v1', 'm'), 1_000)).to.include({ store: false });
  });

  it('a router passes them on to nobody who keeps them or trains on them', () => {
    expect(sentTo('https://openrouter.ai/api/v1')).to.deep.include({ provider: { data_collection: 'deny' } });
  });

  it('other servers get no field that they do not know', () => {
    for (const url of [
      'https://api.mistral.ai/v1',
      'http://localhost:11434/v1',
      'https://generativelanguage.googleapis.com/v1beta/openai',
    ])
      expect(sentTo(url), url).not.to.have.any.keys('store', 'provider', 'metadata', 'user');
    expect(messagesBody('m', request, anthropicCapabilities, 1_000)).not.to.have.any.keys('metadata', 'store');
  });
});
