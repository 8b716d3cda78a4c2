/** Orders that were read from words and wait for the customer's answer. Nothing is filed before it, and nothing twice. */
import type { ChatSessionEvent, Proposal, ProposalOutcome } from './chat-session.events.ts';

/** `outcome` null: not answered yet. `isEdited`: the customer changed the message that it was read from. */
export type KnownProposal = Proposal & {
  readonly proposalId: string;
  readonly at: string;
  readonly outcome: ProposalOutcome | null;
  readonly isEdited: boolean;
};

type Proposing = { readonly proposals: readonly KnownProposal[] };
type DataOf<T extends ChatSessionEvent['type']> = Extract<ChatSessionEvent, { type: T }>['data'];

export const openProposal = ({ proposals }: Proposing): KnownProposal | null =>
  proposals.findLast(({ outcome }) => outcome === null) ?? null;

const proposed = <S extends Proposing>(state: S, { sessionId: _, ...proposal }: DataOf<'OrderProposed'>): S => ({
  ...state,
  proposals: [...state.proposals, { ...proposal, outcome: null, isEdited: false }],
});

const changed = <S extends Proposing>(
  state: S,
  isMeant: (proposal: KnownProposal) => boolean,
  to: Partial<KnownProposal>,
): S => ({
  ...state,
  proposals: state.proposals.map((proposal) =>
    proposal.outcome === null && isMeant(proposal) ? { ...proposal, ...to } : proposal,
  ),
});

const ended = <S extends Proposing>(state: S, { proposalId, outcome }: DataOf<'OrderProposalEnded'>): S =>
  changed(state, (proposal) => proposal.proposalId === proposalId, { outcome });

/** What an event makes of the proposals; any other leaves them as they are. */
export const evolveProposals = <S extends Proposing>(state: S, event: ChatSessionEvent): S => {
  if (event.type === 'OrderProposed') return proposed(state, event.data);
  return event.type === 'OrderProposalEnded' ? ended(state, event.data) : state;
};

/** An edited message says something else than the proposal does; a revoked one orders nothing. */
export const changedProposal = <S extends Proposing>(state: S, messageId: string, how: 'edited' | 'revoked'): S =>
  changed(state, ({ askedBy }) => askedBy.includes(messageId), how === 'revoked' ? { outcome: 'withdrawn' } : { isEdited: true });

/** A person has the conversation: what was asked before counts no more. */
export const withdrawn = <S extends Proposing>(state: S): S => changed(state, () => true, { outcome: 'withdrawn' });

type Replying = {
  readonly messageId: string;
  readonly proposes: Proposal | undefined;
  readonly ends: { readonly proposalId: string; readonly outcome: ProposalOutcome } | undefined;
  readonly at: string;
};
/** What a reply does to proposals: a new one replaces the one that waits. */
export const proposalEvents = (
  { sessionId, proposals }: Proposing & { readonly sessionId: string },
  { messageId, proposes, ends, at }: Replying,
): readonly ChatSessionEvent[] => {
  const open = openProposal({ proposals });
  const outcome = ends && open?.proposalId === ends.proposalId ? ends.outcome : proposes ? 'replaced' : null;
  return [
    ...(open && outcome
      ? [{ type: 'OrderProposalEnded' as const, data: { sessionId, proposalId: open.proposalId, outcome, at } }]
      : []),
    ...(proposes ? [{ type: 'OrderProposed' as const, data: { sessionId, proposalId: messageId, ...proposes, at } }] : []),
  ];
};

/** A proposal that was not answered in time waits for a person: the customer may still want the goods. */
export const lapsed = (
  { proposalId, now: at }: { readonly proposalId: string; readonly now: string },
  {
    sessionId,
    proposals,
    mode,
    phase,
  }: Proposing & { readonly sessionId: string; readonly mode: string; readonly phase: string },
): readonly ChatSessionEvent[] => {
  const open = openProposal({ proposals });
  if (open?.proposalId !== proposalId) return [];
  const lapse = { type: 'OrderProposalEnded', data: { sessionId, proposalId, outcome: 'expired', at } } as const;
  const handover = { sessionId, reason: 'assistant', by: 'assistant', at, wants: 'order_unconfirmed' } as const;
  return mode === 'bot' && phase === 'open' ? [lapse, { type: 'HandoverStarted', data: handover }] : [lapse];
};
