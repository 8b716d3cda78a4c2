import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { LeadEvent } from '../../../src/domain/lead/lead.events.ts';
import { leads } from '../../../src/projections/leads/leads.read-model.ts';
import { asErased, readModelKit } from '../../support/read-model-kit.ts';
import { companyId, emailId } from '../../support/samples.ts';

const leadId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8d01';
const personKeyId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8aaa';
const { givenEvents } = readModelKit<LeadEvent>(leads, { applyTwice: true, place: { companyId, personKeyId } });
const captured: LeadEvent = {
  type: 'LeadCaptured',
  data: { leadId, name: 'Berta Nova', email: 'berta@nova.example', phone: null, source: { kind: 'email', id: emailId } },
};

describe('the leads read model', () => {
  it('keeps who ordered, and in which mail', () => {
    givenEvents([captured]).thenRow(leadId, {
      id: leadId,
      company_id: companyId,
      name: 'Berta Nova',
      email: 'berta@nova.example',
      phone: null,
      source: { kind: 'email', id: emailId },
      status: 'OPEN',
      customer_id: null,
      reason: null,
      revision: 0,
      person_key_id: personKeyId,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
    });
  });

  it('follows what becomes of it', () => {
    const dismissed: LeadEvent = { type: 'LeadDismissed', data: { leadId, reason: 'spam' } };
    givenEvents([captured, dismissed]).thenRowHas(leadId, {
      status: 'DISMISSED',
      reason: 'spam',
      customer_id: null,
      revision: 1,
    });
    const converted: LeadEvent = { type: 'LeadConverted', data: { leadId, customerId: emailId } };
    givenEvents([captured, dismissed, converted]).thenRowHas(leadId, {
      status: 'CONVERTED',
      reason: null,
      customer_id: emailId,
      revision: 2,
    });
  });

  it('has nothing of an erased person left but that there was one', () => {
    const left = givenEvents([asErased(captured)]).rows.get(leadId);
    expect(left).to.include({ name: '[erased]', email: '[erased]', phone: null });
    expect(JSON.stringify(left)).not.to.match(/berta|nova/i);
  });
});
