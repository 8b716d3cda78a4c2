import { bulgarian } from './bg.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { estonian } from './et.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { croatian } from './hr.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import type { Language } from './language.types.ts';
import { lithuanian } from './lt.ts';
import { latvian } from './lv.ts';
import { norwegian } from './nb.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { slovak } from './sk.ts';
import { slovenian } from './sl.ts';
import { swedish } from './sv.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** Earlier languages win where two share a word. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  czech,
  slovak,
  hungarian,
  romanian,
  turkish,
  croatian,
  slovenian,
  lithuanian,
  latvian,
  estonian,
  russian,
  ukrainian,
  bulgarian,
  greek,
  indonesian,
  vietnamese,
  japanese,
  chinese,
];
