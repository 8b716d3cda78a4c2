import type { CommandContext, CommandHandler, Position } from '@order-intake/event-sourcing';
import { erased } from '@order-intake/kernel';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { privacy } from '../../domain/privacy/privacy.decider.ts';
import { privacyStream } from '../../domain/privacy/privacy.stream.ts';
import type { PersonalKeys } from '../../platform/crypto/personal-keys.ts';
import type { NoteErasure } from '../../platform/postgres/purge/erasures.ts';
import type { CatalogCommands } from '../catalog/catalog-commands.ts';
import type { RevokeLayout } from '../document/document-layouts.command.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { ScrubRemains } from './scrub-remains.ts';

export type ErasePerson = (
  input: {
    readonly email: string;
    /** customers who are this person: their own keys hold what they are called */
    readonly customers: readonly string[];
    /** orders and documents that carry the address and have a key of their own */
    readonly orders: readonly string[];
    readonly documents: readonly string[];
  },
  context: CommandContext,
) => Promise<{ readonly keys: number; readonly files: number; readonly position: Position | null }>;

type Deps = {
  readonly handle: CommandHandler;
  readonly keys: Pick<PersonalKeys, 'erase'>;
  readonly files: Pick<FileStore, 'removeOfPersons'>;
  readonly scrub: ScrubRemains;
  readonly noteErasure: NoteErasure;
  readonly changeCustomer: CatalogCommands<CustomerDetails>['change'];
  readonly layoutsOfCustomers: (companyId: string, customers: readonly string[]) => Promise<readonly string[]>;
  readonly revokeLayout: RevokeLayout;
};

/** What events hold of a customer that were written before its name was sealed. */
const nothingLeft = { name: erased, taxNumber: null, aliases: [] };

/**
 * Destroys what the company can read of a person with, and records it, so that every cache drops the keys and every read model forgets.
 * The keys go first: a crash in between leaves nothing readable, and a repetition does what is missing. `position` is null when nothing was
 * left to record.
 */
export const createErasePerson =
  ({ handle, keys, files, scrub, noteErasure, changeCustomer, layoutsOfCustomers, revokeLayout }: Deps): ErasePerson =>
  async ({ email, customers, orders, documents }, context) => {
    const { companyId } = context;
    // before, for a crash in between has erased something, and after, for a purge in between has not seen all of it
    await noteErasure();
    for (const id of customers) await changeCustomer({ id, changes: nothingLeft, ifMatch: null }, context);
    for (const id of await layoutsOfCustomers(companyId, customers)) await revokeLayout(id, context);
    const persons = [
      email,
      ...customers.map((id) => `customer:${id}`),
      ...orders.map((id) => `order:${id}`),
      ...documents.map((id) => `document:${id}`),
    ];
    const keyIds: string[] = [];
    for (const person of persons) keyIds.push(...(await keys.erase(companyId, person)));
    const removed = await files.removeOfPersons(keyIds);
    await scrub(companyId, email);
    const command = { type: 'RecordErasure', keyIds } as const;
    const { appended, position } = orThrow(
      await handle({ decider: privacy, stream: privacyStream(companyId), command, context }),
    );
    await noteErasure();
    return { keys: appended.flatMap(({ data }) => data.keyIds).length, files: removed, position };
  };
