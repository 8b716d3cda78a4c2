/** Mentions as they are typed and stored. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { asStored, distinct, mentionAt } from '../src/pages/orders/mentions.ts';

const anna = { value: '11aa', label: 'Anna Schmidt' };
const ann = { value: '22bb', label: 'Ann' };
const bo = { value: '33cc', label: 'Bo Berg' };
const team = [ann, anna, bo];
const offered = (text: string, cursor = text.length) => mentionAt(text, cursor, team)?.matches.map(({ value }) => value) ?? null;

describe('mentions', () => {
  it('are stored as ids, the longer of two names first', () => {
    expect(asStored('@Anna Schmidt and @Ann, not @Cy', team)).to.equal('@[11aa] and @[22bb], not @Cy');
  });

  it('offer colleagues whose first or last name begins as typed before the cursor', () => {
    expect(offered('Ask @')).to.deep.equal(['22bb', '11aa', '33cc']);
    expect(offered('Ask @an')).to.deep.equal(['22bb', '11aa']);
    expect(offered('Ask @ber')).to.deep.equal(['33cc']);
    expect(offered('Ask @bo now', 7)).to.deep.equal(['33cc']);
    expect(offered('Ask @Bo Berg')).to.equal(null);
    expect(offered('Ask @xyz')).to.equal(null);
    expect(offered('mail ann@')).to.equal(null);
  });

  it('tell two people of one name apart', () => {
    const twins = distinct([bo, { value: '44dddd', label: 'Bo Berg' }, ann]);
    expect(twins.map(({ label }) => label)).to.deep.equal(['Bo Berg (33cc)', 'Bo Berg (44dd)', 'Ann']);
    expect(asStored('@Bo Berg (44dd) please', twins)).to.equal('@[44dddd] please');
  });
});
