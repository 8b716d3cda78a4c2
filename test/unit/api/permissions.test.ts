import { expect } from 'chai';
import { describe, it } from 'mocha';
import { permissionsDoc, writtenPermissionsDoc } from '../../../scripts/write-permissions-doc.ts';
import { allPermissions, permissionsOf, rolePermissions, roles, withParts } from '../../../src/domain/company/permissions.ts';

describe('permissions', () => {
  it('an administrator may everything, an auditor sees everything and changes nothing but their own sign-in', () => {
    expect([...permissionsOf(['admin'])].sort()).to.deep.equal([...allPermissions].sort());
    const seen = allPermissions.filter((each) => each.endsWith(':read') || each === 'me:write');
    expect([...permissionsOf(['auditor'])].sort()).to.deep.equal(seen.sort());
  });

  it('sales works with orders and looks after nothing else', () => {
    const sales = permissionsOf(['sales']);
    for (const may of ['orders:read', 'orders:write', 'chat:write', 'catalog:read', 'company:read'] as const)
      expect(sales.has(may), may).to.equal(true);
    for (const group of ['mailboxes', 'keys', 'roles', 'users', 'privacy', 'audit', 'webhooks', 'channels'] as const)
      for (const act of ['read', 'write'] as const) expect(sales.has(`${group}:${act}`), group).to.equal(false);
    expect(sales.has('catalog:write')).to.equal(false);
  });

  it('of several roles add up, and names that are no roles count for nothing', () => {
    const both = permissionsOf(['sales', 'auditor']);
    expect(both.size).to.equal(new Set([...rolePermissions.sales, ...rolePermissions.auditor]).size);
    for (const none of [[], ['viewer'], ['ADMIN'], ['constructor'], ['__proto__']]) expect(permissionsOf(none).size).to.equal(0);
  });

  it('that a company withholds from a role are missing from that role alone', () => {
    const withheld = { withheld: { sales: ['orders:write', 'chat:write'] }, granted: {} } as const;
    expect(permissionsOf(['sales'], withheld).has('orders:write')).to.equal(false);
    expect(permissionsOf(['sales'], withheld).has('orders:read')).to.equal(true);
    expect(permissionsOf(['sales', 'admin'], withheld).has('orders:write')).to.equal(true);
    expect(roles).to.have.length(3);
  });

  it('that a company grants go to sales alone, and are the two that it may give', () => {
    const granted = {
      withheld: {},
      granted: { sales: ['new_customers:write', 'keys:write'], auditor: ['new_customers:write'] },
    } as const;
    expect(permissionsOf(['sales'], granted).has('new_customers:write')).to.equal(true);
    expect(permissionsOf(['sales'], granted).has('new_products:write')).to.equal(false);
    expect(permissionsOf(['sales'], granted).has('catalog:write')).to.equal(false);
    expect(permissionsOf(['sales'], granted).has('keys:write')).to.equal(false);
    expect(permissionsOf(['auditor'], granted).has('new_customers:write')).to.equal(false);
  });

  it('that are part of another are taken with it, and come with it to keys that are confined to it', () => {
    const withheld = { withheld: { admin: ['catalog:write'] }, granted: {} } as const;
    expect(permissionsOf(['admin'], withheld).has('new_products:write')).to.equal(false);
    expect(withParts(['catalog:write'])).to.have.members(['catalog:write', 'new_customers:write', 'new_products:write']);
  });

  it('docs/reference/permissions.md is what table and declarations say (npm run permissions-doc writes it)', () =>
    expect(writtenPermissionsDoc()).to.equal(permissionsDoc()));
});
