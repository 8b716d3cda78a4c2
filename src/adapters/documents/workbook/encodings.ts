/** The encodings of one byte a letter that office programs, tills and hosts of Europe write, and what each is used for. */
import iconv from 'iconv-lite';

export type Encoding = {
  /** as iconv-lite knows it */
  readonly name: string;
  /** as people know it */
  readonly label: string;
  readonly languages: readonly string[];
  /** in words: how much commoner it is, where the words tell nothing */
  readonly prior: number;
};

/** The library's Mac OS Roman is that of 1991, which has no euro sign. */
export const decodedAs = (bytes: Buffer, { name }: Pick<Encoding, 'name'>): string =>
  name === 'macintosh' ? new TextDecoder(name).decode(bytes) : iconv.decode(bytes, name);

const western = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'et'];
const central = ['en', 'cs', 'sk', 'pl', 'hu', 'hr', 'sl', 'ro'];
const baltic = ['en', 'lt', 'lv', 'et'];
const turkish = ['en', 'tr'];
const cyrillic = ['en', 'ru', 'uk', 'bg'];
const greek = ['en', 'el'];

const encoding = (name: string, label: string, languages: readonly string[], prior: number): Encoding => ({
  name,
  label,
  languages,
  prior,
});

const utf8 = encoding('utf-8', 'UTF-8', [...new Set([western, central, baltic, turkish, cyrillic, greek].flat())], 0.5);

/** The commoner come first. */
export const encodings: readonly Encoding[] = [
  encoding('windows-1252', 'Windows-1252', western, 0.6),
  encoding('windows-1250', 'Windows-1250', central, 0.55),
  encoding('windows-1257', 'Windows-1257', baltic, 0.5),
  encoding('windows-1254', 'Windows-1254', turkish, 0.5),
  encoding('windows-1251', 'Windows-1251', cyrillic, 0.5),
  encoding('windows-1253', 'Windows-1253', greek, 0.5),
  utf8,
  encoding('iso-8859-15', 'ISO 8859-15', western, 0.3),
  encoding('iso-8859-2', 'ISO 8859-2', central, 0.3),
  encoding('iso-8859-13', 'ISO 8859-13', baltic, 0.3),
  encoding('iso-8859-5', 'ISO 8859-5', cyrillic, 0.2),
  encoding('iso-8859-7', 'ISO 8859-7', greek, 0.3),
  encoding('koi8-r', 'KOI8-R', ['en', 'ru', 'bg'], 0.3),
  encoding('koi8-u', 'KOI8-U', ['en', 'uk'], 0.2),
  encoding('cp858', 'DOS code page 850', western, 0.25),
  encoding('cp437', 'DOS code page 437', western, 0.2),
  encoding('cp852', 'DOS code page 852', central, 0.25),
  encoding('cp775', 'DOS code page 775', baltic, 0.2),
  encoding('cp857', 'DOS code page 857', turkish, 0.2),
  encoding('cp866', 'DOS code page 866', cyrillic, 0.25),
  encoding('cp737', 'DOS code page 737', greek, 0.2),
  encoding('cp865', 'DOS code page 865', ['en', 'da', 'nb'], 0.15),
  encoding('cp860', 'DOS code page 860', ['en', 'pt'], 0.1),
  encoding('cp863', 'DOS code page 863', ['en', 'fr'], 0.1),
  encoding('macintosh', 'Mac OS Roman', western, 0.2),
  encoding('maccenteuro', 'Mac OS Central European', ['en', 'cs', 'sk', 'pl', 'hu', 'lt', 'lv', 'et'], 0.2),
  encoding('maccroatian', 'Mac OS Croatian', ['en', 'hr', 'sl'], 0.1),
  encoding('macromania', 'Mac OS Romanian', ['en', 'ro'], 0.1),
  encoding('macturkish', 'Mac OS Turkish', turkish, 0.1),
  encoding('maccyrillic', 'Mac OS Cyrillic', cyrillic, 0.15),
  encoding('macgreek', 'Mac OS Greek', greek, 0.1),
];
