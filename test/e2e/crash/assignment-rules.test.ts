/** New drafts are assigned by the company's rules: once, and never against a person. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { AssignmentRule } from '../../../src/domain/sales-order/assignment-rules.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { joinedUser } from '../../support/own-sign-in.ts';
import { patience } from '../../support/patience.ts';
import { copy, extraction, field, receivedData } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess } from './worker-process.ts';

type Draft = { readonly customer?: string; readonly price?: string; readonly source?: string };

describe('assignment rules', () => {
  let stack: Stack;
  let companyId: string;
  let eve: string;
  let fay: string;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
    eve = await joinedUser(stack, companyId, { email: 'eve@people.example', roles: 'sales' });
    fay = await joinedUser(stack, companyId, { email: 'fay@people.example', roles: 'sales' });
  });
  after(() => stack.stop());

  const rules = async (assignmentRules: readonly AssignmentRule[]) => {
    await stack.commands.changeCompanySettings({ changes: { assignmentRules }, ifMatch: null }, stack.context(companyId));
  };
  const draft = async ({ customer = 'Berg AB', price = '2.50', source = randomUUID() }: Draft = {}): Promise<string> => {
    const { total: _, ...fields } = extraction().fields;
    const names = { po_number: field(randomUUID().slice(0, 8)), customer_name: field(customer) };
    const taken = await stack.commands.takeOrder(
      {
        source: { kind: 'email', id: source },
        ordinal: 0,
        extraction: extraction({
          fields: { ...fields, ...names },
          lines: [{ code: field('HB-8'), name: field('Hex bolt'), qty: field('10'), price: field(price) }],
          files: [{ name: 'order.pdf', sha256: randomUUID(), size: 2_048, type: 'pdf' }],
        }),
        sender: { email: `anna@${randomUUID()}.example`, name: 'Anna Berg' },
        threshold: 70,
        year: 2026,
        person: { person: 'anna@buyer.example' },
      },
      stack.context(companyId),
    );
    if (!taken) throw new Error('no order was drafted');
    return taken.outcome.orderId;
  };
  const assignments = async (orderId: string) =>
    (await stack.events(salesOrderStream(companyId, orderId)))
      .filter(({ type }) => type === 'OrderAssigned')
      .map(({ data }) => data as { assignee: string | null; rule?: string });
  const assign = (orderId: string) => stack.commands.assignByRule(orderId, stack.context(companyId));
  const assigned = async (orderId: string): Promise<string | null> => {
    await assign(orderId);
    return (await assignments(orderId)).at(-1)?.assignee ?? null;
  };

  it('take the first rule whose conditions all hold: customer, mailbox, language and amount', async () => {
    const { commands, context } = stack;
    const input = { name: 'Nordlicht GmbH', code: 'NORD', emails: [] };
    const { customerId } = await commands.registerCustomer(input, context(companyId));
    const { pool } = stack.foundation;
    const shown = () => pool.query('select from read.customers where id = $1', [customerId]);
    await until('the customer', async () => (await shown()).rowCount === 1);
    const mailboxId = randomUUID();
    const { emailId: _, ...received } = receivedData({ copy: copy({ mailboxId, uid: 7 }) });
    const { emailId } = await commands.receiveEmail(received, context(companyId));
    await rules([
      { id: 'large', assignee: 'boss', customerId, minTotal: 1_000 },
      { id: 'customer', assignee: 'ann', customerId },
      { id: 'mailbox', assignee: 'bo', mailboxId },
      { id: 'amount', assignee: 'cy', minTotal: 500 },
      { id: 'language', assignee: 'dee', language: 'de' },
    ]);
    expect(await assigned(await draft({ customer: 'Nordlicht GmbH', price: '100' }))).to.equal('boss');
    expect(await assigned(await draft({ customer: 'Nordlicht GmbH', price: '99.99' }))).to.equal('ann');
    expect(await assigned(await draft({ source: emailId }))).to.equal('bo');
    expect(await assigned(await draft({ price: '50' }))).to.equal('cy');
    expect(await assigned(await draft())).to.equal(null);
    await commands.changeCompanySettings({ changes: { locale: 'de-DE' }, ifMatch: null }, context(companyId));
    expect(await assigned(await draft())).to.equal('dee');
  });

  it('never change what a person assigned or unassigned, and act once', async () => {
    await rules([{ id: 'all', assignee: eve }]);
    const orderId = await draft();
    const decide = (assignee: string | null) =>
      stack.commands.decideOrder(
        { orderId, decision: { type: 'AssignOrder', assignee }, ifMatch: null },
        stack.context(companyId),
      );
    await decide(fay);
    expect(await assigned(orderId)).to.equal(fay);
    await decide(null);
    expect(await assigned(orderId)).to.equal(null);
    const another = await draft();
    await Promise.all([assign(another), assign(another), assign(another)]);
    expect(await assignments(another)).to.deep.equal([{ orderId: another, assignee: eve, rule: 'all' }]);
  });

  it('skip a rule for a user who was deactivated', async () => {
    const gone = await joinedUser(stack, companyId, { email: 'gone@people.example', roles: 'sales' });
    await rules([
      { id: 'gone', assignee: gone },
      { id: 'next', assignee: fay },
    ]);
    expect(await assigned(await draft())).to.equal(gone);
    const changed = await stack.commands.changeUser({ type: 'EndUser', userId: gone }, stack.context(companyId));
    expect(changed).to.have.property('_tag', 'Right');
    expect(await assigned(await draft())).to.equal(fay);
  });

  it('assign each draft once when the worker is killed on the way', async function () {
    this.timeout(patience(600_000));
    await rules([{ id: 'all', assignee: eve }]);
    for (const step of ['', 'enqueue assign-order#1', 'append OrderAssigned#1']) {
      let worker = await startWorkerProcess(stack.env);
      try {
        await worker.arm({ crashBefore: step, extract: true });
        const orderId = await draft();
        await until('the assignment or the crash', async () => !worker.alive() || (await assignments(orderId)).length > 0);
        expect(worker.alive(), step).to.equal(step === '');
        if (!worker.alive()) worker = await startWorkerProcess(stack.env);
        await until('the assignment', async () => (await assignments(orderId)).length > 0);
        expect(await assignments(orderId), step).to.deep.equal([{ orderId, assignee: eve, rule: 'all' }]);
      } finally {
        await worker.end();
      }
    }
  });
});
