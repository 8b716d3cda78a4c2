import type { CommandContext, CommandHandler, PersonReference } from '@order-intake/event-sourcing';
import { lead } from '../../domain/lead/lead.decider.ts';
import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import { leadStream } from '../../domain/lead/lead.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { orThrow } from '../shared/or-throw.ts';

export type CaptureLead = (
  input: Omit<Extract<LeadEvent, { type: 'LeadCaptured' }>['data'], 'leadId'>,
  person: PersonReference,
  context: CommandContext,
) => Promise<string>;

/**
 * A lead keeps its own data, independent of the mail that named it. Its id: an e-mail address (or, without one, a
 * name) identifies the lead.
 */
export const createCaptureLead =
  (handle: CommandHandler): CaptureLead =>
  async (input, person, context) => {
    const leadId = derivedId('lead', context.companyId, (input.email ?? input.name ?? input.source.id).trim().toLowerCase());
    const owner = input.email === null ? person : { person: input.email };
    const command = { type: 'CaptureLead', leadId, ...input } as const;
    orThrow(await handle({ decider: lead, stream: leadStream(context.companyId, leadId), command, context, person: owner }));
    return leadId;
  };
