/** Marks a question or complaint as seen: on the dashboard and on the page of the mail. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { keys } from '../api/keys.ts';
import { useCan } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { useMailKindWords } from './use-mail-kind-words.ts';
import { useSentence } from './use-sentence.ts';

const markSeen = async (id: string) => (await ask(api.POST('/sales/email-logs/{id}/seen/', { params: { path: { id } } }))).data;

export const MarkSeen = ({ id }: { readonly id: string }) => {
  const words = useMailKindWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const can = useCan();
  const mark = useMutation({
    mutationFn: () => markSeen(id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.emails.all });
      void client.invalidateQueries({ queryKey: keys.stats });
      if (words) say(words.markedSeen);
    },
    onError: (error) => complain(sentence(error)),
  });
  if (!words || !can('emails:write')) return null;
  return (
    <Button icon="check" busy={mark.isPending} onClick={() => mark.mutate()}>
      {words.markSeen}
    </Button>
  );
};
