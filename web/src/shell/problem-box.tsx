import { ProblemError } from '../api/problem.ts';
import { Failed, Forbidden, NotFound } from '../ui/states.tsx';
import { sentenceOf } from '../words/problem-words.ts';
import { useFormat, useWords } from '../words/use-words.tsx';

/** Any error as a sentence, with its reference and another try. */
export const ProblemBox = ({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) => {
  const words = useWords();
  const { examples } = useFormat();
  if (!(error instanceof ProblemError)) return <Failed sentence={words.common.failed} onRetry={onRetry} />;
  if (error.status === 403) return <Forbidden />;
  if (error.status === 404) return <NotFound />;
  const sentence = sentenceOf(error.problem, words, examples());
  return <Failed sentence={sentence} reference={error.problem.correlation_id || undefined} onRetry={onRetry} />;
};

/** What came of sending a form, over its fields; nothing before that. */
export const FormProblem = ({ error }: { readonly error: unknown }) =>
  error ? (
    <div className="form-wide">
      <ProblemBox error={error} />
    </div>
  ) : null;
