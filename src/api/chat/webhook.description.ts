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

const receipt = record({ status: [choice('received', 'ignored'), 'ignored: no channel of this service matches the message'] });

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
      description: 'Phone number that received the message',
      properties: {
        phone_number_id: say("The provider's ID of the phone number"),
        display_phone_number: say('Phone number in display format'),
      },
    },
    contacts: list('Display name of the sender', {
      wa_id: say('Phone number of the sender'),
      user_id: say("The provider's ID of a sender without a phone number"),
    }),
    messages: list('Messages from customers', {
      id: say("The provider's message ID"),
      from: say('Sender'),
      timestamp: say('Unix timestamp in seconds'),
      type: say('Message type: text, image, document, …'),
    }),
    statuses: list('Delivery status of replies', {
      id: say("The provider's ID of the reply"),
      status: say('sent, delivered, read or failed'),
      timestamp: say('Unix timestamp in seconds'),
      recipient_id: say('Recipient'),
    }),
  },
};
const envelope: JsonSchema = {
  type: 'object',
  description: 'Envelope of the WhatsApp Cloud API. Each element of each array is processed separately.',
  required: ['object', 'entry'],
  properties: {
    object: say('whatsapp_business_account'),
    entry: list('One entry per account', {
      id: say('Account ID'),
      changes: list('One entry per change', { field: say('messages'), value }),
    }),
  },
};

const always = { 429: problems('too_many_requests'), 500: problems('internal_error') };
const refusals = {
  400: problems('not_json', 'bad_request'),
  401: problems('signature_mismatch'),
  413: problems('body_too_large'),
  415: problems('unsupported_encoding'),
  503: problems('unavailable'),
};

export const webhookDescription = {
  '/api/chatchannel/webhook/': {
    get: {
      summary: 'Verify the webhook subscription',
      tags: ['chat'],
      operationId: 'get_api_chatchannel_webhook',
      security: [],
      parameters: [
        query('hub.verify_token', 'The configured CHAT_VERIFY_TOKEN', true),
        query('hub.challenge', 'Returned unchanged', true),
        query('hub.mode', 'The challenge', false, { type: 'string', enum: ['subscribe'] }),
      ],
      responses: {
        ...responsesOf({ 400: problems('challenge_missing'), 403: problems('verify_token_mismatch'), ...always }),
        200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' } } } },
      },
    },
    post: {
      summary: 'Receive messages and delivery statuses from the chat provider',
      tags: ['chat'],
      operationId: 'post_api_chatchannel_webhook',
      security: [],
      parameters: [
        {
          name: 'X-Hub-Signature-256',
          in: 'header',
          required: true,
          description: 'sha256= followed by the hexadecimal HMAC-SHA256 of the raw body, keyed with the app secret',
          schema: { type: 'string' },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: envelope } } },
      // 503 is told again by the provider, for up to seven days
      responses: responsesOf({ 200: receipt, ...refusals, ...always }),
    },
  },
};
