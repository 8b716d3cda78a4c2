import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandContext, CommandHandler, EventStore, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { companyStream } from '../../domain/company/company.stream.ts';
import type { Permission, Role, RoleRights } from '../../domain/company/permissions.ts';
import { type RoleRightsRefusal, roleRights } from '../../domain/company/role-rights.decider.ts';
import { foldStream } from '../shared/fold-stream.ts';

/** null: as it is */
export type ChangeRoleRights = (
  input: { readonly role: Role; readonly withheld: readonly Permission[] | null; readonly granted: readonly Permission[] | null },
  context: CommandContext,
) => Promise<Either<RoleRightsRefusal | PreconditionFailed, RoleRights>>;

export const createChangeRoleRights =
  (handle: CommandHandler): ChangeRoleRights =>
  async (input, context) => {
    const command = { type: 'ChangeRoleRights', ...input } as const;
    const handled = await handle({ decider: roleRights, stream: companyStream(context.companyId), command, context });
    return isLeft(handled) ? handled : right(handled.right.state);
  };

export type RoleRightsOf = {
  /** what a company has taken from its roles, and given them */
  readonly of: (companyId: string) => Promise<RoleRights>;
  /** it changed: who asks next reads it again */
  readonly forget: (companyId: string) => void;
};

const freshMs = 2_000;
const patienceMs = 500;

/**
 * From the company's stream, read again after two seconds. While the event store is unavailable or slow, the last
 * known rights apply: requests that need the store for nothing else must not wait for it.
 */
export const createRoleRightsOf = (store: Pick<EventStore, 'readStream'>, now: () => number = Date.now): RoleRightsOf => {
  const cachedRights = new Map<string, { readonly state: RoleRights; readonly at: number }>();
  const loading = new Map<string, Promise<RoleRights>>();
  const load = (companyId: string): Promise<RoleRights> => {
    const under = loading.get(companyId);
    if (under) return under;
    const begun = foldStream(store, roleRights, companyStream(companyId))
      .then((state) => {
        cachedRights.set(companyId, { state, at: now() });
        return state;
      })
      .finally(() => loading.delete(companyId));
    loading.set(companyId, begun);
    return begun;
  };
  return {
    of: async (companyId) => {
      const cached = cachedRights.get(companyId);
      if (!cached) return load(companyId);
      if (now() - cached.at < freshMs) return cached.state;
      return Promise.race([load(companyId), sleep(patienceMs, cached.state, { ref: false })]).catch(() => cached.state);
    },
    forget: (companyId) => {
      cachedRights.delete(companyId);
    },
  };
};
