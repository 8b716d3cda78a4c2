import type { CommandContext } from '@order-intake/event-sourcing';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { CatalogCommands, RecordResult } from './catalog-commands.ts';

export type CustomerInput = Pick<CustomerDetails, 'name' | 'code' | 'emails'> & Partial<CustomerDetails>;
export type RegisterCustomer = (
  input: CustomerInput,
  context: CommandContext,
) => Promise<RecordResult<CustomerDetails> & { readonly customerId: string; readonly created: boolean }>;

export const customerIdOf = (companyId: string, { code, name }: Pick<CustomerDetails, 'code' | 'name'>): string =>
  derivedId('customer', companyId, comparable(code ?? name));

const unknown = { taxNumber: null, phones: [], domains: [], currency: null, addresses: [], aliases: [] };

/** The id follows from the code, or the name where there is no code: registering the same customer again changes nothing. */
export const createRegisterCustomer =
  (customers: CatalogCommands<CustomerDetails>): RegisterCustomer =>
  async (input, context) => {
    const customerId = customerIdOf(context.companyId, input);
    return { ...(await customers.register(customerId, { ...unknown, ...input }, context)), customerId };
  };
