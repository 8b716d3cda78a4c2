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

const envelope: JsonSchema = {
  type: 'object',
  description: 'The envelope of the WhatsApp Cloud API; every element of every array in it is read for itself.',
  required: ['object', 'entry'],
  properties: { object: { type: 'string' }, entry: { type: 'array', items: { type: 'object' } } },
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
