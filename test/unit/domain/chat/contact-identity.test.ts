import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  type Addresses,
  type HeldContact,
  identify,
  isConfirmedSender,
  isSameWriter,
  moveTo,
} from '../../../../src/domain/chat/session/contact-identity.ts';

const at = (user: string | null, phone: string | null): Addresses => ({ user, phone });
const held = (id: string, addresses: Addresses, confirmedAs: Addresses | null = null): HeldContact => ({
  id,
  ...addresses,
  confirmedAs,
});
const nobody = { user: null, phone: null };

describe('whose a message is', () => {
  it('a known user id is a known contact, and takes its number along', () => {
    const known = held('k', at('u', null));
    const other = held('o', at(null, 'p'), at(null, 'p'));
    const found = identify(at('u', 'p'), { user: known, phone: other });
    expect(found.contact?.id).to.equal('k');
    expect(
      found.changes.map(({ contact, addresses, endsConfirmation }) => [contact.id, addresses, endsConfirmation]),
    ).to.deep.equal([
      ['k', at('u', 'p'), false],
      ['o', at(null, null), true],
    ]);
  });

  it('another user id on a known number is somebody new, and the former holder loses number and confirmation', () => {
    const former = held('f', at('u', 'p'), at('u', 'p'));
    const found = identify(at('v', 'p'), { user: null, phone: former });
    expect(found.contact).to.equal(null);
    expect(found.changes).to.deep.equal([{ contact: former, addresses: at('u', null), endsConfirmation: true }]);
  });

  it('a first user id on a number that nobody confirmed is the same contact, on a confirmed one somebody new', () => {
    const plain = held('k', at(null, 'p'));
    expect(identify(at('u', 'p'), { user: null, phone: plain }).contact?.id).to.equal('k');
    const confirmed = held('k', at(null, 'p'), at(null, 'p'));
    expect(identify(at('u', 'p'), { user: null, phone: confirmed }).contact).to.equal(null);
  });

  it('a message that hides the number is still the confirmed sender’s, one that shows another is not', () => {
    const confirmed = at('u', 'p');
    expect(isConfirmedSender(confirmed, at('u', null))).to.equal(true);
    expect(isConfirmedSender(confirmed, at('u', 'q'))).to.equal(false);
    expect(isConfirmedSender(confirmed, at('v', 'p'))).to.equal(false);
    expect(isConfirmedSender(confirmed, at(null, 'p'))).to.equal(false);
    expect(isConfirmedSender(at(null, 'p'), at('u', 'p'))).to.equal(false);
    expect(isConfirmedSender(at(null, null), at(null, null))).to.equal(false);
  });

  it('a change of number moves the address and ends the user id and the confirmations of both', () => {
    const mover = held('m', at('u', 'p'), at('u', 'p'));
    const stranger = held('s', at('v', 'q'), at('v', 'q'));
    expect(moveTo(mover, at(null, 'q'), { user: null, phone: stranger })).to.deep.equal([
      { contact: mover, addresses: at(null, 'q'), endsConfirmation: true },
      { contact: stranger, addresses: at('v', null), endsConfirmation: true },
    ]);
  });

  it('a change of the user id keeps the number; one to what it has changes nothing', () => {
    const mover = held('m', at('u', 'p'));
    expect(moveTo(mover, at('w', null), nobody).map(({ addresses }) => addresses)).to.deep.equal([at('w', 'p')]);
    expect(moveTo(held('m', at(null, 'p')), at(null, 'p'), nobody)).to.deep.equal([]);
  });

  it('words are changed by their writer: by the user id where both have one, else by the number', () => {
    expect(isSameWriter(at('u', 'p'), at('u', 'q'))).to.equal(true);
    expect(isSameWriter(at('u', 'p'), at('v', 'p'))).to.equal(false);
    expect(isSameWriter(at('u', 'p'), at(null, 'p'))).to.equal(true);
    expect(isSameWriter(at('u', null), at(null, 'p'))).to.equal(false);
  });
});
