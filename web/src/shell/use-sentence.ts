import { ProblemError } from '../api/problem.ts';
import { sentenceOf } from '../words/problem-words.ts';
import { useWords } from '../words/use-words.tsx';

/** Says of any error what a person can read. */
export const useSentence = (): ((error: unknown) => string) => {
  const words = useWords();
  return (error) => (error instanceof ProblemError ? sentenceOf(error.problem, words) : words.common.failed);
};
