import { privacy } from '../../domain/privacy/privacy.decider.ts';
import { privacyStream } from '../../domain/privacy/privacy.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { PersonalKeys } from '../../platform/crypto/personal-keys.ts';
import type { Position } from '../../platform/event-store/event-store.ts';
import { orThrow } from '../shared/or-throw.ts';

export type ErasePerson = (
  input: { readonly persons: readonly string[] },
  context: CommandContext,
) => Promise<{ readonly keyIds: readonly string[]; readonly position: Position | null }>;

/**
 * Destroys the keys of these persons in this company (an address, or whatever a key was made for) and records it, so that every cache drops
 * them and every read model forgets. The keys go first: a crash in between leaves nothing readable, and a repetition records what is missing.
 * `position` is null when nothing was left to erase.
 */
export const createErasePerson =
  (handle: CommandHandler, keys: Pick<PersonalKeys, 'erase'>): ErasePerson =>
  async ({ persons }, context) => {
    const keyIds: string[] = [];
    for (const person of persons) keyIds.push(...(await keys.erase(context.companyId, person)));
    const command = { type: 'RecordErasure', keyIds } as const;
    const { appended, position } = orThrow(
      await handle({ decider: privacy, stream: privacyStream(context.companyId), command, context }),
    );
    return { keyIds: appended.flatMap(({ data }) => data.keyIds), position };
  };
