import { useQuery } from '@tanstack/react-query';
import type { MailKindWords } from '../words/en/mail-kinds.ts';
import { mailKindWords } from '../words/mail-kind-words.ts';
import { useSpoken } from '../words/use-words.tsx';

/** undefined until they have come. */
export const useMailKindWords = (): MailKindWords | undefined => {
  const { language } = useSpoken();
  const queryKey = ['words', 'mail-kinds', language];
  return useQuery({ queryKey, queryFn: mailKindWords[language], staleTime: Number.POSITIVE_INFINITY }).data;
};
