import { expect } from 'chai';
import { describe, it } from 'mocha';
import type {
  CustomerEvent,
  ProductAliasEvent,
  ProductEvent,
  WarehouseEvent,
} from '../../../src/domain/catalog/catalog.events.ts';
import { customers } from '../../../src/projections/customers/customers.read-model.ts';
import { productAliases } from '../../../src/projections/product-aliases/product-aliases.read-model.ts';
import { products } from '../../../src/projections/products/products.read-model.ts';
import { warehouses } from '../../../src/projections/warehouses/warehouses.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId } from '../../support/samples.ts';

const id = (n: number) => `b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8c0${n}`;
const place = { companyId };

describe('the customers read model', () => {
  const { givenEvents } = readModelKit<CustomerEvent>(customers, { applyTwice: true, place });
  const registered: CustomerEvent = {
    type: 'CustomerRegistered',
    data: {
      customerId: id(1),
      name: 'Åkers & Söner AB',
      code: 'C-100',
      taxNumber: 'SE 5560.360793',
      emails: ['anna@buyer.example'],
      phones: ['+46812345'],
      domains: ['buyer.example'],
      currency: 'SEK',
      addresses: [],
      aliases: ['Åkers'],
    },
  };
  it('keeps what is compared in one spelling', () =>
    givenEvents([registered]).thenRowHas(id(1), {
      company_id: companyId,
      name_key: 'akers soner ab',
      code_key: 'c 100',
      tax_key: 'SE5560360793',
      alias_keys: ['akers'],
      search_key: ' c 100 akers soner ab akers anna buyer example se 5560 360793',
      active: true,
    }));
  it('follows changes, keys included', () =>
    givenEvents([
      registered,
      { type: 'CustomerChanged', data: { customerId: id(1), changes: { name: 'Berg AB', taxNumber: null, aliases: [] } } },
    ]).thenRowHas(id(1), {
      name: 'Berg AB',
      name_key: 'berg ab',
      tax_key: null,
      alias_keys: [],
      emails: ['anna@buyer.example'],
    }));
  it('keeps a removed customer as one that does not count, until it is registered again', () => {
    const gone: CustomerEvent = { type: 'CustomerRemoved', data: { customerId: id(1) } };
    givenEvents([registered, gone]).thenRowHas(id(1), { active: false, name: 'Åkers & Söner AB' });
    givenEvents([registered, gone, registered]).thenRowHas(id(1), { active: true });
  });
});

describe('the products read model', () => {
  it('keeps code, EAN, unit and price, and follows changes', () => {
    const data = {
      productId: id(2),
      code: 'HB-8',
      ean: '4006381333931',
      name: 'Hex bolt M8',
      unit: 'C62',
      price: '12.5',
      currency: 'EUR',
      stock: '40',
      availableFrom: null,
    };
    const { rows } = readModelKit<ProductEvent>(products, { applyTwice: true, place }).givenEvents([
      { type: 'ProductRegistered', data },
      { type: 'ProductChanged', data: { productId: id(2), changes: { price: null, name: 'Hex bolt M8x40' } } },
    ]);
    expect(rows.get(id(2))).to.deep.include({
      code: 'HB-8',
      ean: '4006381333931',
      unit: 'C62',
      price: null,
      name_key: 'hex bolt m8x40',
      search_key: ' hb 8 hex bolt m8x40 4006381333931',
    });
  });
});

describe('the product aliases read model', () => {
  const { givenEvents } = readModelKit<ProductAliasEvent>(productAliases, { applyTwice: true, place });
  const learned = (productId: string): ProductAliasEvent => ({
    type: 'ProductAliasLearned',
    data: { aliasId: id(3), productId, customerId: id(1), alias: 'Schraube, 8 mm' },
  });
  const revoked = (productId: string): ProductAliasEvent => ({
    type: 'ProductAliasRevoked',
    data: { aliasId: id(3), productId },
  });
  it('says who learned what, and that it was revoked', () => {
    givenEvents([learned(id(2))]).thenRowHas(id(3), { product_id: id(2), alias_key: 'schraube 8 mm', active: true });
    givenEvents([learned(id(2)), revoked(id(2))]).thenRowHas(id(3), { active: false });
  });
  it('lets a word mean what was learned last, whatever is revoked elsewhere', () =>
    givenEvents([learned(id(2)), learned(id(4)), revoked(id(2))]).thenRowHas(id(3), { product_id: id(4), active: true }));
});

describe('the warehouses read model', () => {
  it('shows no removed warehouse as the default', () =>
    readModelKit<WarehouseEvent>(warehouses, { applyTwice: true, place })
      .givenEvents([
        { type: 'WarehouseRegistered', data: { warehouseId: id(5), code: 'MAIN', name: 'Main', isDefault: true } },
        { type: 'WarehouseChanged', data: { warehouseId: id(5), changes: { name: 'Main hall' } } },
        { type: 'WarehouseRemoved', data: { warehouseId: id(5) } },
      ])
      .thenRowHas(id(5), { is_default: false, active: false, name: 'Main hall' }));
});
