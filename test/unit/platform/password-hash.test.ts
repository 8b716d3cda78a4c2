import { expect } from 'chai';
import { describe, it } from 'mocha';
import { hashPassword, isPassword, passwordTrial } from '../../../src/platform/sign-in/password-hash.ts';

const saltOf = (hash: string): string | undefined => hash.split('$')[3];

describe('the hashes of passwords', () => {
  it('have a salt of their own, and one in common where they belong to one address', async () => {
    const [one, another] = [await hashPassword('vier blaue fenster'), await hashPassword('vier blaue fenster')];
    expect(saltOf(one)).not.to.equal(saltOf(another));
    const beside = await hashPassword('neun grüne ziegel', one);
    expect(saltOf(beside)).to.equal(saltOf(one));
    expect(beside).not.to.equal(one);
    expect(await isPassword('neun grüne ziegel', beside)).to.equal(true);
    expect(await isPassword('vier blaue fenster', beside)).to.equal(false);
  });

  it('made at another cost lend their salt to nobody', async () => {
    const cheap = `$scrypt$ln=4,r=8,p=1$${Buffer.alloc(16, 7).toString('base64').replace(/=+$/, '')}$AAAA`;
    expect(saltOf(await hashPassword('neun grüne ziegel', cheap))).not.to.equal(saltOf(cheap));
  });

  it('of one address are tried one by one, and each is right for its own password alone', async () => {
    const mine = await hashPassword('vier blaue fenster');
    const theirs = await hashPassword('neun grüne ziegel', mine);
    const isRight = passwordTrial('neun grüne ziegel');
    expect([await isRight(mine), await isRight(theirs)]).to.deep.equal([false, true]);
  });
});
