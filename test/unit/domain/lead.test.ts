import { describe, it } from 'mocha';
import { lead } from '../../../src/domain/lead/lead.decider.ts';
import type { LeadEvent } from '../../../src/domain/lead/lead.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';

const { given } = deciderKit(lead);
const data = {
  leadId: 'lead',
  name: 'Berta Nova',
  email: 'b@nova.example',
  phone: null,
  source: { kind: 'email', id: 'mail' },
} as const;
const captured: LeadEvent = { type: 'LeadCaptured', data };
const converted: LeadEvent = { type: 'LeadConverted', data: { leadId: 'lead', customerId: 'c1' } };
const dismissed: LeadEvent = { type: 'LeadDismissed', data: { leadId: 'lead', reason: 'spam' } };
const convert = (customerId: string) => ({ type: 'ConvertLead', customerId }) as const;
const dismiss = { type: 'DismissLead', reason: 'spam' } as const;

describe('a lead', () => {
  it('is captured once, however many mails come, also after it was dismissed', () => {
    given()
      .when({ type: 'CaptureLead', ...data })
      .thenEvents(captured);
    given(captured)
      .when({ type: 'CaptureLead', ...data })
      .thenNothing();
    given(captured, dismissed)
      .when({ type: 'CaptureLead', ...data })
      .thenNothing();
  });
  it('becomes one customer, and no other afterwards', () => {
    given(captured).when(convert('c1')).thenEvents(converted);
    given(captured, converted).when(convert('c1')).thenNothing();
    given(captured, converted).when(convert('c2')).thenRefused('LeadConvertedAlready');
    given(captured, converted).when(dismiss).thenRefused('LeadConvertedAlready');
  });
  it('is dismissed once, and may still become a customer', () => {
    given(captured).when(dismiss).thenEvents(dismissed);
    given(captured, dismissed).when(dismiss).thenNothing();
    given(captured, dismissed).when(convert('c1')).thenEvents(converted);
  });
  it('that nobody knows is not decided on', () => {
    given().when(convert('c1')).thenRefused('LeadUnknown');
    given().when(dismiss).thenRefused('LeadUnknown');
  });
});
