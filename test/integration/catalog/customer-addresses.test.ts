/** Addresses that files bring for a customer, while others change the same customer. */

import { createCommandHandler } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createCatalogCommands } from '../../../src/commands/catalog/catalog-commands.ts';
import { customers } from '../../../src/commands/catalog/catalog-kind.ts';
import { createKeepAddress } from '../../../src/commands/catalog/customer-lists.command.ts';
import { type Stack, startStack } from '../../support/stack.ts';

describe('addresses of a customer', () => {
  let stack: Stack;
  let companyId: string;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
  });
  after(() => stack.stop());

  it('that come at the same moment are all kept', async () => {
    const context = stack.context(companyId);
    const { id } = await stack.commands.registerCustomer({ name: 'Berg AB', code: 'C-1', emails: [] }, context);
    const { store } = stack.foundation;
    const { changeBy } = createCatalogCommands({ handle: createCommandHandler(store), store }, customers);
    const keep = createKeepAddress(changeBy, async (_, { customers: codes }) => ({
      customers: new Map(codes.map((code) => [code, id])),
      products: new Map(),
    }));
    const cities = Array.from({ length: 12 }, (_, at) => `City ${at}`);
    const rest = { label: null, postalCode: null, country: null };
    await Promise.all(cities.map((city) => keep({ customer: 'C-1', street: 'Hamngatan 1', city, ...rest }, context)));
    const recorded = await changeBy(id, () => ({}), context);
    if (recorded._tag === 'Left') throw new Error(recorded.left.type);
    expect(recorded.right.details.addresses.map(({ city }) => city)).to.have.members(cities);
  });
});
