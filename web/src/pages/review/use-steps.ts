/** What was done to the lines of a draft, step by step, so that it can be undone and done again. */
import { type RefObject, useEffect, useRef } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useGridWords } from './use-grid-words.ts';
import type { Step } from './use-line-changes.ts';

/** So many steps back. */
const mostSteps = 100;

/** What was done since the draft was opened, and what of it was undone. */
/** @param perform does a step, and answers the one that undoes it; null: it could not be done */
export const useSteps = (id: string, perform: (step: Step) => Promise<Step | null>, settled: () => Promise<unknown>) => {
  const words = useGridWords();
  const { say, complain } = useToast();
  const doneSteps = useRef<Step[][]>([]);
  const undone = useRef<Step[][]>([]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every draft anew
  useEffect(() => {
    doneSteps.current = [];
    undone.current = [];
  }, [id]);
  /** Takes the last entry of one list back, and puts what undoes that on the other. */
  const takeNow = async (from: RefObject<Step[][]>, to: RefObject<Step[][]>, message: string) => {
    // what was typed last is a step once it is saved, in a list of its own
    await settled();
    const steps = from.current.pop();
    if (!steps) return complain(words.nothingToUndo);
    const back: Step[] = [];
    for (const step of steps.toReversed()) {
      const inverse = await perform(step);
      if (!inverse) return;
      back.push(inverse);
    }
    to.current.push(back);
    say(message);
  };
  const take = (from: RefObject<Step[][]>, to: RefObject<Step[][]>, message: string) => {
    turn.current = turn.current.then(() => takeNow(from, to, message)).catch(() => undefined);
  };
  return {
    record: (steps: readonly (Step | null)[]) => {
      const real = steps.filter((step): step is Step => step !== null);
      if (real.length === 0) return;
      doneSteps.current = [...doneSteps.current.slice(1 - mostSteps), real];
      undone.current = [];
    },
    undo: () => take(doneSteps, undone, words.undone),
    redo: () => take(undone, doneSteps, words.redone),
  };
};
