import { type Either, right } from 'fp-ts/lib/Either.js';
import type { LeadEvent } from './lead.events.ts';

export type LeadCommand = { readonly type: 'CaptureLead' } & LeadEvent['data'];
export type Lead = { readonly phase: 'none' } | { readonly phase: 'open' };

export const initialState: Lead = { phase: 'none' };

export function evolve(state: Lead, event: LeadEvent): Lead {
  return event.type === 'LeadCaptured' ? { phase: 'open' } : state;
}

/** Who is a lead already stays the one lead, however many mails come. */
export function decide(command: LeadCommand, state: Lead): Either<never, readonly LeadEvent[]> {
  if (state.phase === 'open') return right([]);
  const { leadId, name, email, phone, source } = command;
  return right([{ type: 'LeadCaptured', data: { leadId, name, email, phone, source } }]);
}

export const lead = { initialState, evolve, decide };
