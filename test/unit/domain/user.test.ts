import { expect } from 'chai';
import { describe, it } from 'mocha';
import { weaknessOf } from '../../../src/domain/user/password-rule.ts';
import { users } from '../../../src/domain/user/user.decider.ts';
import type { UserEvent } from '../../../src/domain/user/user.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';

const { given } = deciderKit(users);
const invite = (userId: string, email = `${userId}@seller.example`, roles: readonly string[] = ['sales']) =>
  ({ type: 'InviteUser', userId, email, name: null, roles, byMail: true }) as const;
const invited = (userId: string, roles: readonly string[] = ['sales'], email = `${userId}@seller.example`): UserEvent => ({
  type: 'UserInvited',
  data: { userId, email, name: null, roles, byMail: true },
});
const joined = (userId: string): UserEvent => ({ type: 'UserJoined', data: { userId, name: userId } });
const ended = (userId: string): UserEvent => ({ type: 'UserEnded', data: { userId } });
const admin = (userId: string) => [invited(userId, ['admin']), joined(userId)];
const roles = (userId: string, ...of: readonly string[]) => ({ type: 'ChangeUserRoles', userId, roles: of }) as const;
const reset = (now: string) => ({ type: 'RequestPasswordReset', userId: 'a', now }) as const;
const asked = (at: string): UserEvent => ({ type: 'UserPasswordResetRequested', data: { userId: 'a', at } });

describe('users of a company', () => {
  it('are invited under an address that nobody else has, whatever its case', () => {
    given().when(invite('a')).thenEvents(invited('a'));
    given(invited('a')).when(invite('b', 'A@Seller.example')).thenRefused('UserExists');
    given(invited('a'), joined('a'), ended('a')).when(invite('b', 'a@seller.example')).thenTypes('UserInvited');
    given(invited('a')).when(invite('a')).thenNothing();
  });
  it('join once, by an invitation that stands', () => {
    given(invited('a')).when({ type: 'JoinUser', userId: 'a', name: 'a' }).thenEvents(joined('a'));
    given(invited('a'), joined('a')).when({ type: 'JoinUser', userId: 'a', name: 'a' }).thenRefused('HasJoined');
    given(invited('a'), ended('a')).when({ type: 'JoinUser', userId: 'a', name: 'a' }).thenRefused('UserUnknown');
    given().when({ type: 'JoinUser', userId: 'a', name: 'a' }).thenRefused('UserUnknown');
  });
  it('are invited again until they have joined', () => {
    given(invited('a')).when({ type: 'RepeatInvitation', userId: 'a', byMail: true }).thenTypes('UserInvitationRepeated');
    given(invited('a'), joined('a')).when({ type: 'RepeatInvitation', userId: 'a', byMail: true }).thenRefused('HasJoined');
  });
  it('keep one administrator who can sign in', () => {
    given(...admin('a'))
      .when({ type: 'EndUser', userId: 'a' })
      .thenRefused('LastAdministrator');
    given(...admin('a'), invited('b', ['admin']))
      .when(roles('a', 'sales'))
      .thenRefused('LastAdministrator');
    given(...admin('a'), ...admin('b'))
      .when({ type: 'EndUser', userId: 'a' })
      .thenEvents(ended('a'));
    given(...admin('a'), ...admin('b'), ended('b'))
      .when(roles('a', 'sales'))
      .thenRefused('LastAdministrator');
    given(...admin('a'))
      .when(roles('a', 'sales', 'admin'))
      .thenTypes('UserRolesChanged');
  });
  it('change roles only where they differ, and nothing when they ended', () => {
    given(invited('a', ['admin', 'sales']))
      .when(roles('a', 'sales', 'admin'))
      .thenNothing();
    given(invited('a'), ended('a')).when(roles('a', 'admin')).thenRefused('UserUnknown');
    given(invited('a'), ended('a')).when({ type: 'EndUser', userId: 'a' }).thenNothing();
  });
  it('ask for a new password every five minutes, once they have one', () => {
    given(invited('a')).when(reset('2026-11-20T08:00:00.000Z')).thenRefused('UserUnknown');
    const once = [invited('a'), joined('a'), asked('2026-11-20T08:00:00.000Z')];
    given(...once)
      .when(reset('2026-11-20T08:04:59.000Z'))
      .thenNothing();
    given(...once)
      .when(reset('2026-11-20T08:05:00.000Z'))
      .thenTypes('UserPasswordResetRequested');
  });
});

describe('a password', () => {
  const known = ['anna.berg@seller.example', 'Anna Berg', 'Seller GmbH'];
  const weak = (password: string) => weaknessOf(password, known);
  it('is long, in characters and not in bytes', () => {
    expect(weak('tr4bZ!9ükäm')).to.equal('too_short');
    expect(weak('tr4bZ!9ükämq')).to.equal(null);
    expect(weak('🦄🦄🦄')).to.equal('too_short');
  });
  it('is none that everybody tries first', () => {
    for (const simple of [
      'aaaaaaaaaaaaaaaa',
      'passwordpassword',
      'anna.berg@seller.example',
      'SellerGmbH2026',
      'qwertyuiop1234567',
    ])
      expect(weak(simple), simple).to.equal('too_simple');
  });
  it('needs no capitals and no digits', () => {
    for (const good of ['correct horse battery staple', 'vier blaue fenster klappern', 'Xk2!mfP9$wQz'])
      expect(weak(good), good).to.equal(null);
  });
});
