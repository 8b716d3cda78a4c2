import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { LeadEvent } from './lead.events.ts';

type DataOf<T extends LeadEvent['type']> = Extract<LeadEvent, { type: T }>['data'];

export type LeadCommand =
  | ({ readonly type: 'CaptureLead' } & DataOf<'LeadCaptured'>)
  | { readonly type: 'ConvertLead'; readonly customerId: string }
  | { readonly type: 'DismissLead'; readonly reason: string | null };
export type LeadRefusal =
  | { readonly type: 'LeadUnknown' }
  | { readonly type: 'LeadConvertedAlready'; readonly customerId: string };

type Known = { readonly captured: DataOf<'LeadCaptured'> };
export type Lead =
  | { readonly phase: 'none' }
  | (Known & { readonly phase: 'open' | 'dismissed' })
  | (Known & { readonly phase: 'converted'; readonly customerId: string });

const initialState: Lead = { phase: 'none' };

function evolve(state: Lead, event: LeadEvent): Lead {
  if (event.type === 'LeadCaptured') return { phase: 'open', captured: event.data };
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'LeadConverted':
      return { phase: 'converted', captured: state.captured, customerId: event.data.customerId };
    case 'LeadDismissed':
      return { phase: 'dismissed', captured: state.captured };
    default:
      return state;
  }
}

/** Who is a lead already stays the one lead, however many mails come. A dismissed one may still become a customer. */
function decide(command: LeadCommand, state: Lead): Either<LeadRefusal, readonly LeadEvent[]> {
  if (command.type === 'CaptureLead') {
    if (state.phase !== 'none') return right([]);
    const { leadId, name, email, phone, source } = command;
    return right([{ type: 'LeadCaptured', data: { leadId, name, email, phone, source } }]);
  }
  if (state.phase === 'none') return left({ type: 'LeadUnknown' });
  const { leadId } = state.captured;
  if (state.phase === 'converted') {
    const same = command.type === 'ConvertLead' && command.customerId === state.customerId;
    return same ? right([]) : left({ type: 'LeadConvertedAlready', customerId: state.customerId });
  }
  if (command.type === 'ConvertLead') return right([{ type: 'LeadConverted', data: { leadId, customerId: command.customerId } }]);
  return right(state.phase === 'dismissed' ? [] : [{ type: 'LeadDismissed', data: { leadId, reason: command.reason } }]);
}

export const lead = { initialState, evolve, decide };
