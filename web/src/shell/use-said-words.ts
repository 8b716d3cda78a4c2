import { useQuery } from '@tanstack/react-query';
import { type SaidWords, saidWords } from '../words/said-words.ts';
import { useSpoken } from '../words/use-words.tsx';

/** Nothing is said until the words have come. */
const silent: SaidWords = { because: () => '', warned: () => '', noted: () => '' };

export const useSaidWords = (): SaidWords => {
  const { language } = useSpoken();
  const { data } = useQuery({
    queryKey: ['words', 'said', language],
    queryFn: saidWords[language],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? silent;
};
