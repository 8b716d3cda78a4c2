import type { Schemas } from '../api/client.ts';
import { useFormat, useWords } from '../words/use-words.tsx';

type Reviewed = Pick<Schemas['SalesOrderEntry'], 'review_reasons' | 'review_findings'>;

/** Why a person should look at an order, a sentence each: with the facts where there are some. */
export const useReasons = () => {
  const { order, findings } = useWords();
  const format = useFormat();
  return ({ review_reasons, review_findings }: Reviewed): readonly string[] =>
    review_reasons.flatMap((reason) => {
      const findingSentences = review_findings.flatMap((finding) =>
        finding.reason === reason ? [findings.sentences[finding.reason](finding.facts as never, format)] : [],
      );
      return findingSentences.length === 0 ? [order.reasons[reason]] : findingSentences;
    });
};
