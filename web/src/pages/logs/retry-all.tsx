import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askManyAgain, doToMany } from '../../api/bulk.ts';
import { BulkAnswers } from '../../shell/bulk-answers.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Cause, failuresQuery } from './logs.queries.ts';

type Props = {
  /** what people call a mail that is on the page */
  readonly nameOf: (id: string) => string | undefined;
};

/** Retries all failed mails of a cause at once, for example after the password was corrected. */
export const RetryAll = ({ nameOf }: Props) => {
  const { bulk, mail } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const { data: failures = [] } = useQuery(failuresQuery);
  const retry = useMutation({
    mutationFn: (cause: Cause) => doToMany({ action: 'retry', all: true, cause }),
    onSuccess: () => askManyAgain(client),
    onError: (error) => complain(sentence(error)),
  });
  return (
    <div className="row queue-bulk">
      {failures.map(({ cause, mails }) =>
        cause === null ? null : (
          <Button key={cause} icon="refresh" busy={retry.isPending} onClick={() => retry.mutate(cause)}>
            {bulk.retry(mail.causes[cause], format.number(mails))}
          </Button>
        ),
      )}
      {retry.data ? (
        <BulkAnswers answers={retry.data} nameOf={(id) => nameOf(id) ?? bulk.another} onClose={() => retry.reset()} />
      ) : null}
    </div>
  );
};
