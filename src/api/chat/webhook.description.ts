/** The webhook as /openapi.json has it. It is no endpoint of the registry: its caller has no token, and its bytes are read before any JSON. */
import type { JsonSchema } from '../../platform/codec/field.ts';
import { problems } from '../http/answers.ts';
import { responsesOf } from '../http/openapi.ts';
import { choice, record } from '../http/shapes.ts';

const query = (name: string, description: string, required: boolean, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const receipt = record({ status: [choice('received', 'ignored'), 'ignored: it was for nobody here'] });

const say = (description: string): JsonSchema => ({ type: 'string', description });
const list = (description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  description,
  items: { type: 'object', properties },
});
/** What is read of it; it may hold more. */
const value: JsonSchema = {
  type: 'object',
  description: 'What changed',
  properties: {
    messaging_product: say('whatsapp'),
    metadata: {
      type: 'object',
      description: 'The number that it came to',
      properties: { phone_number_id: say("The provider's id of it"), display_phone_number: say('As people write it') },
    },
    contacts: list('Who writes', { wa_id: say('Their number'), user_id: say("The provider's id of who has no number") }),
    messages: list('What they wrote', {
      id: say("The provider's id"),
      from: say('Who'),
      timestamp: say('When, in seconds since 1970'),
      type: say('text, image, document, …'),
    }),
    statuses: list('What became of replies', {
      id: say("The provider's id of the reply"),
      status: say('sent, delivered, read, failed'),
      timestamp: say('When, in seconds since 1970'),
      recipient_id: say('To whom'),
    }),
  },
};
const envelope: JsonSchema = {
  type: 'object',
  description: 'The envelope of the WhatsApp Cloud API; every element of every array in it is read for itself.',
  required: ['object', 'entry'],
  properties: {
    object: say('whatsapp_business_account'),
    entry: list('One for each account', {
      id: say('The account'),
      changes: list('One for each thing that happened', { field: say('messages'), value }),
    }),
  },
};

const always = { 429: problems('too_many_requests'), 500: problems('internal_error') };
const refusals = {
  400: problems('not_json', 'bad_request'),
  401: problems('signature_differs'),
  413: problems('body_too_large'),
  415: problems('unsupported_encoding'),
  503: problems('unavailable'),
};

export const webhookDescription = {
  '/api/chatchannel/webhook/': {
    get: {
      summary: "Confirm the chat provider's subscription: the challenge comes back as it was",
      tags: ['chat'],
      operationId: 'get_api_chatchannel_webhook',
      security: [],
      parameters: [
        query('hub.verify_token', 'The configured CHAT_VERIFY_TOKEN', true),
        query('hub.challenge', 'Sent back byte for byte', true),
        query('hub.mode', 'Where it is given', false, { type: 'string', enum: ['subscribe'] }),
      ],
      responses: {
        ...responsesOf({ 400: problems('challenge_missing'), 403: problems('verify_token_differs'), ...always }),
        200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' } } } },
      },
    },
    post: {
      summary: 'Take what the chat provider tells; answered when it is kept, before anything is done with it',
      tags: ['chat'],
      operationId: 'post_api_chatchannel_webhook',
      security: [],
      parameters: [
        {
          name: 'X-Hub-Signature-256',
          in: 'header',
          required: true,
          description: 'sha256= and the HMAC-SHA256 of the raw body under the app secret, in hex',
          schema: { type: 'string' },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: envelope } } },
      // 503 is told again by the provider, for up to seven days
      responses: responsesOf({ 200: receipt, ...refusals, ...always }),
    },
  },
};
