/** The words of the language that the person chose, and how its numbers and times are written. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createFormat, type Format } from './format.ts';
import { isLanguage, type Language, languages, preferredLanguage, type Words } from './words.ts';

type Spoken = {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
  readonly speak: (language: Language) => void;
  readonly setTimeZone: (timeZone: string) => void;
};

const Context = createContext<Spoken | null>(null);
const remembered = 'language';

const initial = (): Language => {
  const known = localStorage.getItem(remembered);
  return isLanguage(known) ? known : preferredLanguage(navigator.languages);
};

/** As the device writes this language: en-GB puts the day first, en-US the month. */
const regionOf = (language: Language): string => navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

export const WordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(initial);
  const [timeZone, setTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: languages[language].words,
      format: createFormat(regionOf(language), timeZone),
      setTimeZone,
      speak: (next) => {
        localStorage.setItem(remembered, next);
        setLanguage(next);
      },
    }),
    [language, timeZone],
  );
  return <Context value={spoken}>{children}</Context>;
};

export const useSpoken = (): Spoken => {
  const spoken = useContext(Context);
  if (!spoken) throw new Error('useWords outside WordsProvider');
  return spoken;
};

export const useWords = (): Words => useSpoken().words;
export const useFormat = (): Format => useSpoken().format;
