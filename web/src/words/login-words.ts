/** Words of a page that is hardly opened: they come with it, and not before the first page. */
import { useQuery } from '@tanstack/react-query';
import type { LoginWords } from './en/login.ts';
import { useSpoken } from './use-words.tsx';
import type { Language } from './words.ts';

export const loginWords = {
  en: async (): Promise<LoginWords> => (await import('./en/login.ts')).login,
  de: async (): Promise<LoginWords> => (await import('./de/login.ts')).login,
} as const satisfies Record<Language, () => Promise<LoginWords>>;

/** undefined until they have come. */
export const useLoginWords = (): LoginWords | undefined => {
  const { language } = useSpoken();
  return useQuery({ queryKey: ['words', 'login', language], queryFn: loginWords[language], staleTime: Number.POSITIVE_INFINITY })
    .data;
};
