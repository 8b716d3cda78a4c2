import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { useToast } from '../../ui/toast.tsx';
import type { VersionedLog } from './logs.queries.ts';

/** What a person does with a mail: the service's answer is what is shown, the lists are asked again. */
export const useAct = <Given>(act: (input: Given) => Promise<VersionedLog>, successMessage: string) => {
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  return useMutation({
    mutationFn: act,
    onSuccess: (fresh) => {
      client.setQueryData(keys.emails.one(fresh.log.id), fresh);
      void client.invalidateQueries({ queryKey: keys.emails.all });
      void client.invalidateQueries({ queryKey: keys.review.all });
      say(successMessage);
    },
    onError: (error) => complain(sentence(error)),
  });
};
