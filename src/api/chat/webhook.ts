/** The webhook of the chat provider: handshake and messages. Raw bytes first, a signature before any JSON, an answer only after a durable append. */
import express, { type Request, type RequestHandler, type Router } from 'express';
import type { ReceiveChatWebhook } from '../../commands/chat/receive-chat-webhook.command.ts';
import { Refused } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { correlationIdOf } from '../http/request-log.ts';
import { isSigned, isToken } from './webhook-signature.ts';

export type WebhookSettings = {
  readonly verifyToken: string | null;
  /** null: unsigned webhooks are taken, and events say so */
  readonly appSecret: string | null;
  /** false: without a secret nothing is taken (production) */
  readonly allowUnsigned: boolean;
};

export type WebhookDeps = {
  readonly settings: WebhookSettings;
  readonly receive: ReceiveChatWebhook;
  readonly countUnsigned: () => Promise<void>;
  readonly limits: Pick<RateLimits, 'failed' | 'notBlocked'>;
};

/** Meta's own maximum. */
const bodyLimit = '3mb';
const webhookPath = '/api/chatchannel/webhook';

export const createWebhook = ({ settings, receive, countUnsigned, limits }: WebhookDeps): Router => {
  const router = express.Router({ caseSensitive: true });
  // a signature is over the bytes as sent: nothing is inflated
  const raw = express.raw({ type: () => true, limit: bodyLimit, inflate: false });

  router.get(webhookPath, async (request, response) => {
    const mode = request.query['hub.mode'];
    const challenge = request.query['hub.challenge'];
    if (!isToken(settings.verifyToken, request.query['hub.verify_token']) || (mode !== undefined && mode !== 'subscribe')) {
      await limits.failed(request);
      throw new Refused({
        status: 403,
        code: 'verify_token_mismatch',
        detail: 'hub.verify_token does not match CHAT_VERIFY_TOKEN. Enter the same value at the provider.',
      });
    }
    if (typeof challenge !== 'string')
      throw new Refused({
        status: 400,
        code: 'challenge_missing',
        detail: 'hub.challenge is missing or repeated. Send it exactly once.',
      });
    response.status(200).set({ 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }).end(challenge);
  });

  const notBlocked: RequestHandler = async (request, _response, next) => {
    if (request.get('x-hub-signature-256') === undefined) await limits.notBlocked(request);
    next();
  };
  router.post(webhookPath, notBlocked, raw, async (request, response) => {
    const body: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signatureVerified = await checked(request, body);
    const { ours } = await receive(parsed(body), { signatureVerified, correlationId: correlationIdOf(response) });
    response.status(200).json({ status: ours ? 'received' : 'ignored' });
  });
  return router;

  /** Throws Refused (401). True when the bytes were signed with our secret. */
  async function checked(request: Request, body: Buffer): Promise<boolean> {
    if (settings.appSecret !== null && isSigned(settings.appSecret, body, request.get('x-hub-signature-256'))) return true;
    if (settings.appSecret === null && settings.allowUnsigned) return false;
    await limits.failed(request); // signed ones are the provider's, however many
    await countUnsigned().catch(() => undefined);
    throw new Refused({
      status: 401,
      code: 'signature_mismatch',
      detail: 'X-Hub-Signature-256 is missing or does not match the body. Sign the raw body with the app secret.',
    });
  }
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused({ status: 400, code: 'not_json', detail: 'The body is not valid JSON.' });
  }
};
