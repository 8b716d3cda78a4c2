/** What answers of providers come to: a fault of the document must never look like one of the account. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import OpenAI from 'openai';
import { type ErrorClasses, faultOf } from '../../../src/adapters/model/client-fault.ts';

const classes: ErrorClasses = {
  connectionTimeout: OpenAI.APIConnectionTimeoutError,
  connection: OpenAI.APIConnectionError,
  api: OpenAI.APIError,
  any: OpenAI.OpenAIError,
};
const faultAt = (status: number, message: string, code: string | null = null) =>
  faultOf(OpenAI.APIError.generate(status, { error: { message, code } }, undefined, new Headers()), false, classes);

describe('an answer of a provider', () => {
  const cases: readonly (readonly [status: number, message: string, fault: string])[] = [
    [401, 'Incorrect API key provided', 'unauthorised'],
    [400, 'API key not valid. Please pass a valid API key.', 'unauthorised'],
    [402, 'Insufficient credits', 'no_credit'],
    [429, 'You exceeded your current quota, please check your plan and billing details.', 'no_credit'],
    [429, 'Rate limit reached for requests', 'rate_limited'],
    [404, 'The model `gpt-9` does not exist or you do not have access to it.', 'unknown_model'],
    [400, 'This model cannot read the image: invalid JPEG', 'bad_request'],
    [403, 'Your chosen model requires moderation and your input was flagged for "hate"', 'refused'],
    [400, 'Invalid prompt: your prompt was flagged as potentially violating our usage policy.', 'refused'],
    [400, "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.", 'refused'],
    [400, "This model's maximum context length is 8192 tokens.", 'context_exceeded'],
    [413, 'Request too large', 'context_exceeded'],
    [529, 'Overloaded', 'provider_failed'],
  ];
  for (const [status, message, fault] of cases)
    it(`${status} "${message.slice(0, 50)}" is ${fault}`, () => {
      expect(faultAt(status, message)).to.equal(fault);
    });
});
