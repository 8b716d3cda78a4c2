import { useQuery } from '@tanstack/react-query';
import type { LoginWords } from '../../words/en/login.ts';
import { loginWords } from '../../words/login-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

/** undefined until they have come. */
export const useLoginWords = (): LoginWords | undefined => {
  const { language } = useSpoken();
  return useQuery({ queryKey: ['words', 'login', language], queryFn: loginWords[language], staleTime: Number.POSITIVE_INFINITY })
    .data;
};
