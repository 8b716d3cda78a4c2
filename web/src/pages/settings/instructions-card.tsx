/** Whether what the words of a mail want done is kept while its order is a draft. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { Card } from '../../shell/page.tsx';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Check } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';

export const InstructionsCard = ({ got: { data, etag } }: { readonly got: Got<Schemas['CompanySettings']> }) => {
  const words = useMailKindWords();
  const { common } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const editable = useCan()('company:write');
  const change = useMutation({
    mutationFn: (keep_instructions: boolean) =>
      ask(api.PATCH('/sales/company-settings/', { params: { header: ifMatch(etag) }, body: { keep_instructions } })),
    onSuccess: (changed) => {
      client.setQueryData(keys.company, changed);
      say(common.saved);
    },
    onError: (error) => complain(sentence(error)),
  });
  if (!words) return null;
  return (
    <Card title={words.instructions}>
      <Check
        label={words.keepInstructions}
        hint={words.keepInstructionsHint}
        disabled={!editable || change.isPending}
        checked={data.keep_instructions}
        onChange={(event) => change.mutate(event.target.checked)}
      />
    </Card>
  );
};
