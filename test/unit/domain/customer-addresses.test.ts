/** Which address of a customer an order goes to, and how addresses keep their ids. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { contentHashes } from '../../../src/commands/sales-order/content-hash.ts';
import type { Address } from '../../../src/domain/catalog/catalog.events.ts';
import { customer } from '../../../src/domain/catalog/customer.decider.ts';
import { addressOfShipTo, identifiedAddresses, withCustomerAddress } from '../../../src/domain/catalog/customer-addresses.ts';
import { correctedTerms } from '../../../src/domain/sales-order/order-corrections.ts';
import { revised } from '../../../src/domain/sales-order/order-revision.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import type { OrderContent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { orderContent } from '../../support/samples.ts';

const address = (label: string, street: string, postalCode: string, city: string, more: Partial<Address> = {}): Address => ({
  label,
  street,
  postalCode,
  city,
  country: 'Germany',
  ...more,
});
const office = address('Head office', 'Hauptstraße 1', '24103', 'Kiel');
const north = address('Depot North', 'Am Hafen 7', '24937', 'Flensburg', { gln: '4012345000009' });
const south = address('Depot South', 'Ringweg 3', '80331', 'München');
const addresses = identifiedAddresses([office, north, south]);
const [officeId, northId, southId] = addresses.map(({ id }) => id);

describe('addresses of a customer', () => {
  it('have ids that stay when an address is edited, moved in the list or written without its id', () => {
    expect(new Set([officeId, northId, southId]).size).to.equal(3);
    const edited = identifiedAddresses([{ ...north, id: northId ?? '', street: 'Am Kai 8' }, office], addresses);
    expect(edited.map(({ id }) => id)).to.deep.equal([northId, officeId]);
    // the former place of an edited address is another address now
    const again = identifiedAddresses([...edited, north], edited);
    expect(again[2]?.id).to.not.be.oneOf([northId, officeId, undefined]);
    expect(identifiedAddresses([office, office]).map(({ id }) => id))
      .to.have.property('1')
      .that.is.not.equal(officeId);
  });

  it('of events from before they had ids get the same ones each time, and a change records them', () => {
    const { evolve, decide, initialState } = customer;
    const details = {
      name: 'Berg',
      code: null,
      taxNumber: null,
      emails: [],
      phones: [],
      domains: [],
      currency: null,
      aliases: [],
    };
    const data = { customerId: 'c-1', ...details, addresses: [office, north] };
    const registered = evolve(initialState, { type: 'CustomerRegistered', data });
    if (registered.phase === 'none') throw new Error('no customer');
    expect(registered.details.addresses.map(({ id }) => id)).to.deep.equal([officeId, northId]);
    const same = decide({ type: 'Change', id: 'c-1', changes: { addresses: [office, north] } }, registered);
    expect(same).to.have.property('right').that.deep.equals([]);
    const changes = { addresses: [office, { ...north, isDefaultShipTo: true }, { ...south, isDefaultShipTo: true }] };
    const changed = decide({ type: 'Change', id: 'c-1', changes }, registered);
    expect(changed)
      .to.have.nested.property('right[0].data.changes.addresses')
      .that.deep.equals([
        { id: officeId, ...office },
        { id: northId, ...north, isDefaultShipTo: true },
        { id: southId, ...south },
      ]);
  });
});

describe('a ship-to', () => {
  const fits = (shipTo: NonNullable<OrderContent['shipTo']>) => addressOfShipTo(shipTo, addresses)?.id;

  it('is the address with its GLN, whatever else it says', () => {
    expect(fits({ gln: '4012345000009', street: 'Somewhere 9', city: 'Bremen' })).to.equal(northId);
  });
  it('is the address with its street and postal code, in whatever spelling', () => {
    expect(fits({ street: 'HAUPTSTR. 1', postalCode: '24103', city: 'Kiel' })).to.equal(officeId);
    expect(fits({ street: 'Gate 3\nHaupt Strasse 1', postalCode: '24 103' })).to.equal(officeId);
    expect(fits({ street: 'Ringweg 3', city: 'Munchen' })).to.equal(southId);
    expect(fits({ street: 'Hauptstraße 11', postalCode: '24103', city: 'Kiel' })).to.equal(undefined);
    expect(fits({ street: 'Hauptstraße 1', postalCode: '24105', city: 'Kiel' })).to.equal(undefined);
  });
  it('without a street is the address with its name, or the only one in its city', () => {
    expect(fits({ name: 'Depot south' })).to.equal(southId);
    expect(fits({ city: 'Flensburg' })).to.equal(northId);
    expect(fits({ name: 'Depot South', street: 'New Street 5', postalCode: '80331', city: 'München' })).to.equal(undefined);
    expect(fits({ name: 'Unknown' })).to.equal(undefined);
  });
  it('of two addresses at one place is the one that is named', () => {
    const [gate, ...both] = identifiedAddresses([{ ...office, label: 'Gate 2' }, office]);
    const chosen = addressOfShipTo({ name: 'Gate 2', street: 'Hauptstr. 1', postalCode: '24103' }, [...both, gate as Address]);
    expect(chosen?.id).to.equal(gate?.id);
  });
});

describe('an order without a ship-to', () => {
  const usual = identifiedAddresses([office, { ...north, isDefaultShipTo: true }, south]);
  const derived = {
    shipTo: {
      name: 'Depot North',
      street: 'Am Hafen 7',
      postalCode: '24937',
      city: 'Flensburg',
      country: 'DE',
      gln: '4012345000009',
      addressId: northId,
    },
    shipToSource: 'customer_default',
  };

  it('goes to the default of its customer, which is marked, or to the only address', () => {
    expect(withCustomerAddress({}, usual)).to.deep.equal(derived);
    expect(withCustomerAddress({}, addresses)).to.deep.equal({});
    expect(withCustomerAddress<Partial<OrderContent>>({}, identifiedAddresses([south])).shipTo).to.include({ city: 'München' });
    expect(withCustomerAddress({}, identifiedAddresses([{ ...south, isDefaultBillTo: true }]))).to.deep.equal({});
    expect(withCustomerAddress(derived as never)).to.deep.equal({});
  });
  it('never does so against one that is written', () => {
    const written = { name: 'Site office' };
    expect(withCustomerAddress({ shipTo: written }, usual)).to.deep.equal({ shipTo: written });
  });

  const knowledge = { ...nothingKnown, customer: { currency: null, emails: [], domains: [], blocked: null, addresses: usual } };
  const review = { knowledge, settings: reviewSettingsOf({ ship_to_new: { enabled: true } }) };
  const facts = { products: { products: [], aliases: [], similar: {} }, review };
  const corrected = (order: OrderContent, corrections: Parameters<typeof correctedTerms>[1]) =>
    correctedTerms(order, corrections, facts);

  it('has its own once a person writes a part of it, and the default again when it is emptied', () => {
    const drafted = orderContent(derived as Partial<OrderContent>);
    const written = corrected(drafted, { shipTo: { street: 'Am Hafen 9' } });
    expect(written.shipTo).to.deep.include({ street: 'Am Hafen 9', city: 'Flensburg', addressId: northId });
    expect(written).to.not.have.property('shipToSource');
    const elsewhere = corrected(drafted, { shipTo: { gln: null, street: 'Am Hafen 9' } as never });
    expect(elsewhere.shipTo).to.not.have.property('addressId');
    expect(elsewhere.reviewReasons).to.include('ship_to_new');
    const chosen = corrected({ ...drafted, ...elsewhere }, { shipTo: { addressId: southId ?? '' } });
    const { label: name, country: _, ...place } = south;
    expect(chosen.shipTo).to.deep.equal({ name, ...place, country: 'DE', addressId: southId });
    expect(chosen).to.not.have.property('shipToSource');
    const emptied = corrected({ ...drafted, ...elsewhere }, { shipTo: null });
    expect(emptied).to.deep.include(derived);
    expect(emptied.reviewReasons).to.not.include('ship_to_new');
  });
  it('is the same order when the default changes', () => {
    expect(contentHashes(orderContent(derived as Partial<OrderContent>))).to.deep.equal(contentHashes(orderContent()));
    expect(contentHashes(orderContent({ shipTo: { city: 'Kiel', addressId: 'a' } }))).to.deep.equal(
      contentHashes(orderContent({ shipTo: { city: 'Kiel' } })),
    );
  });
  it('keeps the one that an earlier document printed, and takes the one that a later document prints', () => {
    const printed = orderContent({ shipTo: { city: 'Kiel' } });
    const silent = orderContent(derived as Partial<OrderContent>);
    const kept = revised(printed, silent);
    expect(kept.shipTo).to.deep.equal({ city: 'Kiel' });
    expect(kept.shipToSource).to.equal(undefined);
    const fields = { ...silent.extraction?.fields, ship_to_city: { value: 'Kiel', confidence: 1 } };
    const later = { ...printed, extraction: silent.extraction && { ...silent.extraction, fields } } as OrderContent;
    const replaced = revised(silent, later);
    expect(replaced.shipTo).to.deep.equal({ city: 'Kiel' });
    expect(replaced.shipToSource).to.equal(undefined);
    expect(revised(silent, silent)).to.deep.include(derived);
  });
});
