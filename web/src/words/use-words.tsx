/** The words of the language that the person chose, and how its numbers and times are written. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createFormat, type Format } from './format.ts';
import { chooseSpeech, type Language, type Speech, type Words } from './words.ts';

type Spoken = Speech & {
  readonly format: Format;
  /** What is shown stays until the language has come, and for good where it does not. */
  readonly speak: (language: Language) => Promise<void>;
  readonly setTimeZone: (timeZone: string) => void;
};

const Context = createContext<Spoken | null>(null);

/** As the device writes this language: en-GB puts the day first, en-US the month. */
const regionOf = (language: Language): string => navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

type Props = {
  readonly first: Speech;
  /** undefined: it is not known whose, and the device's is taken */
  readonly firstTimeZone: string | undefined;
  readonly children: ReactNode;
};

export const WordsProvider = ({ first, firstTimeZone, children }: Props) => {
  const [speech, setSpeech] = useState(first);
  const [timeZone, setTimeZone] = useState(firstTimeZone);
  const { language } = speech;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speak = useCallback(async (next: Language) => setSpeech(await chooseSpeech(next)), []);
  const spoken = useMemo<Spoken>(
    () => ({ ...speech, format: createFormat(regionOf(speech.language), timeZone), setTimeZone, speak }),
    [speech, timeZone, speak],
  );
  const { format } = spoken;
  useEffect(() => {
    if (timeZone === undefined) return;
    // what lists are written with takes its time to be made: a task each, while their rows are on the way
    const now = new Date().toISOString();
    const tasks = [() => format.ago(now), () => format.dateTime(now), () => format.percent(0)].map((task) => setTimeout(task));
    return () => tasks.forEach(clearTimeout);
  }, [format, timeZone]);
  return <Context value={spoken}>{children}</Context>;
};

export const useSpoken = (): Spoken => {
  const spoken = useContext(Context);
  if (!spoken) throw new Error('useWords outside WordsProvider');
  return spoken;
};

export const useWords = (): Words => useSpoken().words;
export const useFormat = (): Format => useSpoken().format;
