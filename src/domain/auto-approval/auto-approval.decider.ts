/** A company's policy of automatic approval: its rules, its bounds, and whether it is on. Off until its errors are proved to be as rare as accepted. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { isEqual } from '../shared/is-equal.ts';
import { onlyDifferences } from '../shared/only-differences.ts';
import type { ApprovalRule } from './approval-rule.ts';
import type { ApprovalProof, ApprovalSafety, AutoApprovalEvent } from './auto-approval.events.ts';
import { type Counts, errorBound, isProven, rightOrdersNeeded } from './proof.ts';

export const initialSafety: ApprovalSafety = {
  acceptedErrorPercent: '1',
  settlingDays: 7,
  delayMinutes: 10,
  dailyCount: 50,
  dailyValue: {},
  sampleEvery: 20,
};

export const approvalModes = ['off', 'shadow', 'on', 'suspended'] as const;
export type ApprovalMode = (typeof approvalModes)[number];

export type AutoApproval = {
  /** `off`: there is no rule; `shadow`: it says what it would do, and nothing follows */
  readonly mode: ApprovalMode;
  /** 0: there never was a policy */
  readonly version: number;
  readonly round: number;
  readonly rules: readonly ApprovalRule[];
  readonly safety: ApprovalSafety;
};

/** What people found about the orders that a policy would have approved. */
export type ApprovalHistory = {
  /** of each version, first to last, the orders old enough to count; one that nobody has decided counts as wrong */
  readonly settled: readonly (Counts & { readonly version: number })[];
  /** of the version that is current, all that are decided */
  readonly decided: Counts;
};

export type AutoApprovalCommand =
  | { readonly type: 'ChangePolicy'; readonly rules: readonly ApprovalRule[] }
  | { readonly type: 'ChangeSafety'; readonly changes: Partial<ApprovalSafety> }
  | { readonly type: 'SwitchOn'; readonly history: ApprovalHistory }
  | { readonly type: 'SwitchOff' }
  /** nothing happens while the bound is within what is accepted */
  | { readonly type: 'SuspendIfUnproven'; readonly history: ApprovalHistory };

export type AutoApprovalRefusal =
  | { readonly type: 'PolicyMissing' }
  | { readonly type: 'PolicyNotProven'; readonly needed: number; readonly proof: ApprovalProof };

const initialState: AutoApproval = { mode: 'off', version: 0, round: 0, rules: [], safety: initialSafety };

function evolve(state: AutoApproval, event: AutoApprovalEvent): AutoApproval {
  switch (event.type) {
    case 'AutoApprovalPolicyChanged': {
      const { version, rules } = event.data;
      return { ...state, version, rules, mode: rules.length === 0 ? 'off' : 'shadow' };
    }
    case 'AutoApprovalSafetyChanged':
      return { ...state, safety: { ...state.safety, ...event.data.changes } };
    case 'AutoApprovalSwitchedOn':
      return { ...state, mode: 'on', round: event.data.round };
    case 'AutoApprovalSwitchedOff':
      return { ...state, mode: 'shadow' };
    case 'AutoApprovalSuspended':
      return { ...state, mode: 'suspended' };
    default:
      return state;
  }
}

const share = (percent: string): number => Number(percent) / 100;
const percent = (of: number): string => (of * 100).toFixed(4);

export const proofOf = (
  { decided }: Pick<ApprovalHistory, 'decided'>,
  { acceptedErrorPercent }: ApprovalSafety,
): ApprovalProof => ({
  right: decided.right,
  wrong: decided.wrong,
  bound: percent(errorBound(decided)),
  accepted: percent(share(acceptedErrorPercent)),
});

/** The evidence of versions until this one; a version without orders is one too. */
const versionsUntil = (version: number, settled: ApprovalHistory['settled']): readonly Counts[] =>
  Array.from({ length: version }, (_, index) => settled.find((counts) => counts.version === index + 1) ?? { right: 0, wrong: 0 });

const isWithin = (decided: Counts, { acceptedErrorPercent }: ApprovalSafety): boolean =>
  errorBound(decided) <= share(acceptedErrorPercent);

/** Whether this version may be switched on: its evidence suffices, and the bound of all that is decided is not above what is accepted. */
export const provenNow = ({ version, safety }: Pick<AutoApproval, 'version' | 'safety'>, history: ApprovalHistory): boolean =>
  version > 0 &&
  isProven(versionsUntil(version, history.settled), share(safety.acceptedErrorPercent)) &&
  isWithin(history.decided, safety);

/** Right orders that this version still needs while none of them is wrong. */
export const neededNow = ({ version, safety }: Pick<AutoApproval, 'version' | 'safety'>, { settled }: ApprovalHistory): number =>
  rightOrdersNeeded(versionsUntil(version, settled), share(safety.acceptedErrorPercent));

function decide(command: AutoApprovalCommand, state: AutoApproval): Either<AutoApprovalRefusal, readonly AutoApprovalEvent[]> {
  const { version } = state;
  switch (command.type) {
    case 'ChangePolicy': {
      if (isEqual(command.rules, state.rules)) return right([]);
      return right([{ type: 'AutoApprovalPolicyChanged', data: { version: version + 1, rules: command.rules } }]);
    }
    case 'ChangeSafety': {
      const changes = onlyDifferences(state.safety, command.changes);
      return right(Object.keys(changes).length === 0 ? [] : [{ type: 'AutoApprovalSafetyChanged', data: { changes } }]);
    }
    case 'SwitchOn': {
      if (state.mode === 'off') return left({ type: 'PolicyMissing' });
      if (state.mode === 'on') return right([]);
      const proof = proofOf(command.history, state.safety);
      if (!provenNow(state, command.history))
        return left({ type: 'PolicyNotProven', needed: neededNow(state, command.history), proof });
      return right([{ type: 'AutoApprovalSwitchedOn', data: { version, round: state.round + 1, proof } }]);
    }
    case 'SwitchOff':
      return right(
        state.mode === 'on' || state.mode === 'suspended' ? [{ type: 'AutoApprovalSwitchedOff', data: { version } }] : [],
      );
    case 'SuspendIfUnproven': {
      if (state.mode !== 'on' || isWithin(command.history.decided, state.safety)) return right([]);
      return right([{ type: 'AutoApprovalSuspended', data: { version, proof: proofOf(command.history, state.safety) } }]);
    }
  }
}

export const autoApproval = { initialState, evolve, decide };
