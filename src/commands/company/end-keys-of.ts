import type { CommandContext, Position } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { derivedId } from '../shared/derived-id.ts';
import type { RevokeApiKey } from './api-keys.command.ts';

/** Revokes every key that somebody made, as `created_by` names them. */
export type EndKeysOf = (
  createdBy: string,
  context: CommandContext,
) => Promise<{ readonly keys: number; readonly position: Position | null }>;

type Deps = {
  /** ids of the keys that somebody made */
  readonly apiKeysOf: (companyId: string, createdBy: string) => Promise<readonly string[]>;
  readonly revokeApiKey: RevokeApiKey;
};

export const createEndKeysOf =
  ({ apiKeysOf, revokeApiKey }: Deps): EndKeysOf =>
  async (createdBy, context) => {
    let position: Position | null = null;
    let keys = 0;
    for (const keyId of await apiKeysOf(context.companyId, createdBy)) {
      // each its own command, the same when the request is given again
      const keyContext = context.commandId ? { ...context, commandId: derivedId('end-of', context.commandId, keyId) } : context;
      const revoked = await revokeApiKey({ keyId }, keyContext);
      if (isLeft(revoked)) continue; // somebody else was faster
      keys += 1;
      position = revoked.right.position ?? position;
    }
    return { keys, position };
  };
