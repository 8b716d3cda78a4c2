/** docs/reference/asyncapi.json: what other systems receive, by webhook and from the feed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { asyncApiDoc } from '../../../scripts/write-asyncapi.ts';
import { announcementTypes } from '../../../src/domain/sales-order/order-announcements.ts';
import { webhookMessage } from '../../../src/jobs/webhooks/webhook-message.ts';

type Message = { readonly name: string; readonly payload: object; readonly headers: object };
type Document = {
  readonly asyncapi: string;
  readonly channels: { readonly webhooks: object };
  readonly components: {
    readonly messages: { readonly [name: string]: Message };
    readonly schemas: { readonly [name: string]: object };
  };
};

const require = createRequire(import.meta.url);
const text = asyncApiDoc();
const document = JSON.parse(text) as Document;
const fromRoot = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const lenient = () => new Ajv({ strict: false, validateFormats: false, logger: false });

/** Validates against a schema of the document, with the schemas that it refers to. */
const validatorOf = (schema: object) => lenient().compile({ ...schema, components: { schemas: document.components.schemas } });

describe('the AsyncAPI document', () => {
  it('is what the code declares (npm run asyncapi-doc writes it)', () => {
    expect(fromRoot('docs/reference/asyncapi.json')).to.equal(text);
  });

  it('is valid by the schema of AsyncAPI 3.0, and is not if a channel has an unknown field', () => {
    const schema = require('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;
    const validate = lenient().compile(schema);
    expect(validate(document), JSON.stringify(validate.errors)).to.equal(true);
    const broken = { ...document, channels: { webhooks: { ...document.channels.webhooks, topic: 'orders' } } };
    expect(validate(broken)).to.equal(false);
  });

  it('has a message for each type that is announced, and one for the test', () => {
    const names = Object.values(document.components.messages).map(({ name }) => name);
    expect(names).to.deep.equal([...announcementTypes, 'webhook.test', 'ordersFeedPage']);
  });

  it('describes the headers that are sent, and refers only to schemas that it contains', () => {
    const { headers } = webhookMessage({
      url: 'https://erp.example',
      id: 'msg_1',
      payload: {},
      now: new Date(0),
      keys: [Buffer.from('k')],
    });
    const validate = validatorOf(document.components.schemas.WebhookHeaders ?? {});
    expect(validate(headers), JSON.stringify(validate.errors)).to.equal(true);
    const { 'webhook-signature': _, ...unsigned } = headers;
    expect(validate(unsigned)).to.equal(false);
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(document.components.schemas).to.have.property(name);
  });

  it('accepts the test message and refuses one of another type', () => {
    const validate = validatorOf(document.components.messages.webhookTest?.payload ?? {});
    const message = { type: 'webhook.test', timestamp: '2026-11-20T08:00:00.000Z', data: {} };
    expect(validate(message), JSON.stringify(validate.errors)).to.equal(true);
    expect(validate({ ...message, type: 'order.approved' })).to.equal(false);
  });
});
