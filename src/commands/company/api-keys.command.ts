import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type ApiKeyRefusal, apiKeys } from '../../domain/company/api-key.decider.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler, PreconditionFailed } from '../../platform/command-handling/command-handler.ts';
import type { Position } from '../../platform/event-store/event-store.ts';

export const apiKeyPrefix = 'oik_';
const shownLength = 10;

/** 256 random bits need no salt and no slow hash. */
export const apiKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

type Answer<T> = Promise<Either<ApiKeyRefusal | PreconditionFailed, T & { readonly position: Position | null }>>;
export type CreateApiKey = (
  input: { readonly name: string; readonly roles: readonly string[] },
  context: CommandContext,
) => Answer<{ readonly keyId: string; readonly key: string; readonly start: string }>;
export type RevokeApiKey = (input: { readonly keyId: string }, context: CommandContext) => Answer<object>;

/** The key itself is answered this once and kept nowhere. */
export const createCreateApiKey =
  (handle: CommandHandler): CreateApiKey =>
  async ({ name, roles }, context) => {
    const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
    const [keyId, start] = [randomUUID(), key.slice(0, shownLength)];
    const command = { type: 'CreateApiKey', keyId, name, roles, hash: apiKeyHash(key), start } as const;
    const handled = await handle({ decider: apiKeys, stream: companyStream(context.companyId), command, context });
    return isLeft(handled) ? handled : right({ keyId, key, start, position: handled.right.position });
  };

export const createRevokeApiKey =
  (handle: CommandHandler): RevokeApiKey =>
  async ({ keyId }, context) => {
    const command = { type: 'RevokeApiKey', keyId } as const;
    const handled = await handle({ decider: apiKeys, stream: companyStream(context.companyId), command, context });
    return isLeft(handled) ? handled : right({ position: handled.right.position });
  };
