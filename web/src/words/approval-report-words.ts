/** Words of the monthly report of automatic approval: loaded with the settings page, and not before. */
import type { Language } from './words.ts';

const en = {
  title: 'Audit report',
  hint: 'Every order that the policy judged, with all facts and the outcome',
};

const de: typeof en = {
  title: 'Prüfbericht',
  hint: 'Jeder vom Regelwerk beurteilte Auftrag mit allen Fakten und dem Ergebnis',
};

export const approvalReportWords: { readonly [language in Language]: typeof en } = { en, de };
