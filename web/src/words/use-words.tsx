/** The words of the language that the person chose, and how its numbers and times are written. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createFormat, type Format, tagsFor } from './format.ts';
import { chooseSpeech, type Language, type Speech, type Words } from './words.ts';

/** How a company writes: BCP 47 (null: it has not said), and its time zone. */
export type Manners = { readonly locale: string | null; readonly time_zone: string };

type Spoken = Speech & {
  readonly format: Format;
  /** What is shown stays until the language has come, and for good where it does not. */
  readonly speak: (language: Language) => Promise<void>;
  readonly setManners: (manners: Manners) => void;
};

const Context = createContext<Spoken | null>(null);

type Props = {
  readonly first: Speech;
  /** undefined: it is not known whose, and the device's are taken */
  readonly firstManners: Manners | undefined;
  readonly children: ReactNode;
};

export const WordsProvider = ({ first, firstManners, children }: Props) => {
  const [speech, setSpeech] = useState(first);
  const [manners, setManners] = useState(firstManners);
  const { language } = speech;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speak = useCallback(async (next: Language) => setSpeech(await chooseSpeech(next)), []);
  const { locale = null, time_zone: timeZone } = manners ?? {};
  const spoken = useMemo<Spoken>(() => {
    const { words, notation } = tagsFor(speech.language, locale, navigator.languages);
    return { ...speech, format: createFormat(words, timeZone, notation), setManners, speak };
  }, [speech, locale, timeZone, speak]);
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
