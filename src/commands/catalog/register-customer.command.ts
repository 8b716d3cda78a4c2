import { catalogEntry } from '../../domain/catalog/catalog.decider.ts';
import { customerStream } from '../../domain/catalog/catalog.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { Position } from '../../platform/event-store/event-store.ts';
import { derivedId } from '../shared/derived-id.ts';
import { orThrow } from '../shared/or-throw.ts';

export type CustomerInput = { readonly name: string; readonly code: string | null; readonly emails: readonly string[] };
export type RegisterCustomer = (
  input: CustomerInput,
  context: CommandContext,
) => Promise<{ customerId: string; position: Position | null }>;

/** The id follows from the code, or the name where there is no code: registering the same customer again changes nothing. */
export const createRegisterCustomer =
  (handle: CommandHandler): RegisterCustomer =>
  async (input, context) => {
    const customerId = derivedId('customer', context.companyId, input.code ?? input.name);
    const stream = customerStream(context.companyId, customerId);
    const command = { type: 'RegisterCustomer', customerId, ...input } as const;
    const { position } = orThrow(await handle({ decider: catalogEntry, stream, command, context }));
    return { customerId, position };
  };
