import { faultsOf, ProblemError } from '../api/problem.ts';
import { faultSentence } from '../words/fault-words.ts';
import { sentenceOf } from '../words/problem-words.ts';
import { useFormat, useWords } from '../words/use-words.tsx';

/** Says of any error what a person can read. */
export const useSentence = (): ((error: unknown) => string) => {
  const words = useWords();
  const { examples } = useFormat();
  return (error) => (error instanceof ProblemError ? sentenceOf(error.problem, words, examples()) : words.common.failed);
};

/** The same, said at a field: what is wrong with that one does not name it again. */
export const useFieldSentence = (): ((error: unknown, field: string) => string) => {
  const words = useWords();
  const { examples } = useFormat();
  const sentence = useSentence();
  return (error, field) => {
    const ownFault = faultsOf(error)[field];
    return ownFault ? faultSentence(ownFault, words, examples()) : sentence(error);
  };
};
