import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CommandContext, CommandHandler, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type ApiKeyRefusal, apiKeys } from '../../domain/company/api-key.decider.ts';
import { companyStream } from '../../domain/company/company.stream.ts';

export const apiKeyPrefix = 'oik_';
/** so many of its first characters are shown, to tell keys apart */
export const apiKeyShown = 10;

/** 256 random bits need no salt and no slow hash. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

type Answer<T> = Promise<Either<ApiKeyRefusal | PreconditionFailed, T & { readonly position: Position | null }>>;
export type CreateApiKey = (
  input: {
    readonly name: string;
    readonly roles: readonly string[];
    readonly scopes: readonly string[] | null;
    readonly expiresAt: Date;
  },
  context: CommandContext,
) => Answer<{ readonly keyId: string; readonly key: string; readonly start: string }>;
export type RevokeApiKey = (input: { readonly keyId: string }, context: CommandContext) => Answer<object>;

/** The key itself is answered this once and kept nowhere. */
export const createCreateApiKey =
  (handle: CommandHandler): CreateApiKey =>
  async ({ name, roles, scopes, expiresAt }, context) => {
    const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
    const [keyId, start] = [randomUUID(), key.slice(0, apiKeyShown)];
    const keyDetails = { name, roles, scopes, expiresAt: expiresAt.toISOString() };
    const command = { type: 'CreateApiKey', keyId, hash: apiKeyHash(key), start, ...keyDetails } as const;
    const handled = await handle({ decider: apiKeys, stream: companyStream(context.companyId), command, context });
    return isLeft(handled) ? handled : right({ keyId, key, start, position: handled.right.position });
  };

/** Ends keys where every process looks before it lets one in; read models hear of it later. */
export type EndApiKey = (companyId: string, keyId: string) => Promise<void>;

export const createRevokeApiKey =
  (handle: CommandHandler, endKey: EndApiKey): RevokeApiKey =>
  async ({ keyId }, context) => {
    const command = { type: 'RevokeApiKey', keyId } as const;
    const handled = await handle({ decider: apiKeys, stream: companyStream(context.companyId), command, context });
    if (isLeft(handled)) return handled;
    await endKey(context.companyId, keyId);
    return right({ position: handled.right.position });
  };
