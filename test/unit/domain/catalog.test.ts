import { describe, it } from 'mocha';
import type { CustomerDetails, ProductDetails } from '../../../src/domain/catalog/catalog.events.ts';
import { customer } from '../../../src/domain/catalog/customer.decider.ts';
import { product } from '../../../src/domain/catalog/product.decider.ts';
import { warehouse } from '../../../src/domain/catalog/warehouse.decider.ts';
import { deciderKit } from '../../support/decider-kit.ts';

const customerId = 'c-1';
const details: CustomerDetails = {
  name: 'Anna Berg AB',
  code: 'C-100',
  taxNumber: null,
  emails: ['anna@buyer.example'],
  phones: [],
  domains: [],
  currency: null,
  addresses: [],
  aliases: [],
};
const registered = { type: 'CustomerRegistered', data: { customerId, ...details } } as const;
const removed = { type: 'CustomerRemoved', data: { customerId } } as const;

describe('customer', () => {
  const { given } = deciderKit(customer);
  const register = { type: 'Register', id: customerId, details } as const;
  const change = (changes: Partial<CustomerDetails>) => ({ type: 'Change', id: customerId, changes }) as const;

  it('is registered once, with addresses and numbers in one spelling', () => {
    const messy = { ...details, emails: [' Anna@Buyer.example ', 'anna@buyer.example'], phones: ['0049 (0)40 12-34'] };
    given()
      .when({ ...register, details: messy })
      .thenEvents({ type: 'CustomerRegistered', data: { customerId, ...details, phones: ['+49401234'] } });
    given(registered).when(register).thenNothing();
  });
  it('changes only in what differs', () => {
    given(registered)
      .when(change({ name: 'Anna Berg AB', currency: 'SEK', emails: ['ANNA@buyer.example'] }))
      .thenEvents({ type: 'CustomerChanged', data: { customerId, changes: { currency: 'SEK' } } });
    given(registered)
      .when(change({ name: 'Anna Berg AB' }))
      .thenNothing();
  });
  it('keeps the code it was given, and may be given one later', () => {
    given(registered)
      .when(change({ code: 'C-200' }))
      .thenRefused('CodeIsFixed');
    given({ ...registered, data: { ...registered.data, code: null } })
      .when(change({ code: 'C-200' }))
      .thenTypes('CustomerChanged');
  });
  it('that is removed cannot be changed, and can be registered again', () => {
    given(registered).when({ type: 'Remove', id: customerId }).thenEvents(removed);
    given(registered, removed).when({ type: 'Remove', id: customerId }).thenNothing();
    given(registered, removed)
      .when(change({ name: 'Other' }))
      .thenRefused('RecordUnknown');
    given(registered, removed).when(register).thenTypes('CustomerRegistered');
    given().when({ type: 'Remove', id: customerId }).thenRefused('RecordUnknown');
  });
});

describe('product', () => {
  const { given } = deciderKit(product);
  const productId = 'p-1';
  const facts: ProductDetails = {
    code: 'HB-8',
    ean: null,
    name: 'Hex bolt M8',
    unit: null,
    price: '12.50',
    currency: null,
    stock: null,
    availableFrom: null,
  };
  const there = { type: 'ProductRegistered', data: { productId, ...facts } } as const;
  const learned = { type: 'ProductAliasLearned', data: { aliasId: 'a-1', productId, customerId, alias: 'Schraube' } } as const;
  const learn = {
    type: 'LearnAlias',
    id: productId,
    aliasId: 'a-1',
    customerId,
    alias: 'Schraube',
    source: 'learned',
    again: false,
  } as const;

  it('has one spelling of its price', () =>
    given(there)
      .when({ type: 'Change', id: productId, changes: { price: '12.750' } })
      .thenEvents({ type: 'ProductChanged', data: { productId, changes: { price: '12.75' } } }));
  it('has one spelling of its stock, and forgets it when it is not known any more', () => {
    given(there)
      .when({ type: 'Change', id: productId, changes: { stock: '7.500', availableFrom: '2026-12-10' } })
      .thenEvents({ type: 'ProductChanged', data: { productId, changes: { stock: '7.5', availableFrom: '2026-12-10' } } });
    given(there, { type: 'ProductChanged', data: { productId, changes: { stock: '7.5' } } })
      .when({ type: 'Change', id: productId, changes: { stock: null } })
      .thenEvents({ type: 'ProductChanged', data: { productId, changes: { stock: null } } });
  });
  it('learns an alias once, and again when the word went to another product in between', () => {
    given(there).when(learn).thenEvents(learned);
    given(there, learned).when(learn).thenNothing();
    given(there, learned)
      .when({ ...learn, again: true })
      .thenEvents(learned);
  });
  it('keeps that a number was entered, whatever a correction or a file says of it later', () => {
    const entered = { ...learned, data: { ...learned.data, source: 'entered' } } as const;
    given(there, learned)
      .when({ ...learn, source: 'entered' })
      .thenEvents(entered);
    given(there, entered).when(learn).thenNothing();
    given(there, entered)
      .when({ ...learn, source: 'imported' })
      .thenNothing();
  });
  it('that is unknown or removed learns nothing', () => {
    given().when(learn).thenRefused('RecordUnknown');
    given(there, { type: 'ProductRemoved', data: { productId } }).when(learn).thenRefused('RecordUnknown');
  });
  it('forgets an alias that is revoked, once', () => {
    const revoke = { type: 'RevokeAlias', id: productId, aliasId: 'a-1' } as const;
    const revoked = { type: 'ProductAliasRevoked', data: { aliasId: 'a-1', productId } } as const;
    given(there, learned).when(revoke).thenEvents(revoked);
    given(there, learned, revoked).when(revoke).thenRefused('AliasUnknown');
    given(there, learned, revoked).when(learn).thenEvents(learned);
  });
});

describe('warehouse', () => {
  it('is a record like the others', () => {
    const warehouseId = 'w-1';
    const there = { type: 'WarehouseRegistered', data: { warehouseId, code: 'MAIN', name: 'Main', isDefault: true } } as const;
    const { given } = deciderKit(warehouse);
    given(there)
      .when({ type: 'Change', id: warehouseId, changes: { isDefault: false } })
      .thenEvents({ type: 'WarehouseChanged', data: { warehouseId, changes: { isDefault: false } } });
    given(there).when({ type: 'Remove', id: warehouseId }).thenTypes('WarehouseRemoved');
  });
});
