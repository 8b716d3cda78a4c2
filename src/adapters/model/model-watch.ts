/**
 * Whether the language model can be used, as this process saw it last. A permanent fault (key, credit, model) opens the circuit at once, five
 * others in a row do for a while, so that no document of one company takes the model away from all: documents are then read by the built-in readers without waiting, and somebody is told once.
 */
import { modelFaults } from '@order-intake/order-extraction/document';
import { isLeft, left } from 'fp-ts/lib/Either.js';
import type { LanguageModel } from './model.types.ts';
import { noUsage } from './model.types.ts';
import { isPermanent, type ModelFault } from './model-fault.ts';

/** `says`: the provider's own sentence, null where it is not known. */
export type ModelState = { readonly fault: ModelFault; readonly since: Date; readonly says: string | null } | null;

export type ModelWatch = {
  /** null: nothing is known to be wrong */
  readonly state: () => ModelState;
  /** null: ask. Else the fault that keeps the circuit open. */
  readonly closedBy: () => ModelFault | null;
  readonly note: (outcome: ModelFault | 'answered', says?: string) => void;
  /** of every request: for metrics */
  readonly onOutcome: (listener: (outcome: ModelFault | 'answered') => void) => void;
};

export type ModelWatchOptions = {
  readonly now?: () => number;
  /** once when the circuit opens for a fault, and once when the model answers again */
  readonly onChange?: (state: ModelState, says: string) => void;
};

const permanentMs = 5 * 60_000;
const passingMs = 60_000;
const passingInARow = 5;
/** One may come of the document; several in a row come of the provider or the settings. */
const suspicious: ReadonlySet<ModelFault> = new Set(['provider_failed', 'unreachable', 'timed_out', 'bad_request']);

export function createModelWatch({ now = Date.now, onChange = () => undefined }: ModelWatchOptions = {}): ModelWatch {
  const listeners: ((outcome: ModelFault | 'answered') => void)[] = [];
  let open: { readonly fault: ModelFault; readonly since: Date; readonly says: string | null; until: number } | null = null;
  let inARow = 0;

  const openFor = (fault: ModelFault, ms: number, says: string | null = null): void => {
    const isNew = open?.fault !== fault;
    open = { fault, since: isNew || !open ? new Date(now()) : open.since, says, until: now() + ms };
    if (isNew) onChange(open, modelFaults[fault]);
  };
  const close = (): void => {
    inARow = 0;
    if (!open) return;
    open = null;
    onChange(null, 'The model answers again.');
  };

  return {
    state: () => open && { fault: open.fault, since: open.since, says: open.says },
    closedBy: () => {
      if (!open || open.until <= now()) return null;
      return open.fault;
    },
    note: (outcome, says) => {
      for (const listener of listeners) listener(outcome);
      if (outcome !== 'answered' && isPermanent(outcome)) return openFor(outcome, permanentMs, says);
      if (outcome !== 'answered' && suspicious.has(outcome)) {
        inARow += 1;
        if (inARow >= passingInARow) openFor(outcome, passingMs);
        return;
      }
      if (outcome !== 'rate_limited') close(); // everything else is an answer of a provider that works
    },
    onOutcome: (listener) => {
      listeners.push(listener);
    },
  };
}

/**
 * The model, asked only while the circuit is closed. When its time is over, the next question tries it.
 *
 * @param asksWhileIll a passing fault of the provider keeps it from nothing: the caller counts its own attempts
 */
export const watched = (model: LanguageModel, watch: ModelWatch, asksWhileIll = false): LanguageModel => ({
  ...model,
  send: async (request, signal) => {
    const fault = watch.closedBy();
    if (fault && (isPermanent(fault) || !asksWhileIll)) return { result: left(fault), usage: noUsage };
    const answered = await model.send(request, signal);
    watch.note(isLeft(answered.result) ? answered.result.left : 'answered', answered.says);
    return answered;
  },
});
