import { expect } from 'chai';
import { describe, it } from 'mocha';
import { addressIn } from '../../../../src/domain/sales-order/questions/address-in-text.ts';

describe('an address in the text of an answer', () => {
  it('has the country by its name in the languages of the mails', () => {
    const countryOf = (name: string) => addressIn(['Miller Ltd', 'Dock Street 5', '12345 Harbour', name])?.country;
    const expected = {
      Germany: 'DE',
      Frankreich: 'FR',
      'United Kingdom': 'GB',
      UK: 'GB',
      Suiza: 'CH',
      Czechy: 'CZ',
      Serbien: 'RS',
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, countryOf(name)]))).to.deep.equal(expected);
    expect(countryOf('Kind regards')).to.equal(undefined);
  });

  it('is none where there are two', () => {
    expect(addressIn(['Dock Street 5', '12345 Harbour', 'Mill Lane 2', '54321 Upton'])).to.equal(null);
  });
});
