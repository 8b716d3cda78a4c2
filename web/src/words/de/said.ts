import type { EmailNote, Noted, Warning } from '../../api/order-types.ts';
import { factInWords, reasons } from './reasons.ts';

/** Warnings of a document, in German, with their facts in their places (packages/order-extraction/document/warnings.ts). */
const warnings: { readonly [code in Exclude<Warning['code'], 'unclassified'>]: string } = {
  name_mismatch: 'Der Inhalt der Datei passt nicht zu ihrer Endung ({extension}).',
  declared_type_mismatch: 'Der Inhalt der Datei passt nicht zum angegebenen Typ ({media}).',
  pages_cut: 'Die PDF-Datei hat {total} Seiten. Nur die ersten {read} wurden gelesen.',
  page_text_cut: 'Seite {page} enthält zu viel Text. Der Rest wurde nicht gelesen.',
  scans_cut: 'Das Dokument hat {scans} gescannte Seiten. Nur die ersten {read} wurden gelesen.',
  rows_cut: 'Die Datei hat zu viele Zeilen. Nur die ersten {rows} wurden gelesen.',
  sheets_cut: 'Die Arbeitsmappe hat {total} Blätter. Nur die ersten {read} wurden gelesen.',
  sheet_cut: 'Das Blatt „{sheet}“ ist zu groß. Nur {rows} Zeilen und {columns} Spalten wurden gelesen.',
  data_cut: 'Die XML-Datei hat zu viele Zeilen. Nur die ersten {lines} wurden gelesen.',
  edi_cut: 'Die EDI-Datei hat zu viele Zeilen. Nur die ersten {lines} wurden gelesen.',
  layout_cut: 'Das Dokument ist sehr lang. Nur der erste Teil wurde ausgewertet.',
  page_stopped: 'Seite {page} wurde nicht gelesen. {why}',
  page_refused: 'Seite {page} wurde nicht gelesen. {why}',
  page_not_rendered: 'Seite {page} konnte nicht dargestellt werden und wurde nicht gelesen.',
  scans_out_of_time: 'Das Auslesen dauerte länger als {seconds} Sekunden. {pages} gescannte Seiten wurden nicht gelesen.',
  hidden_text: 'Die PDF-Datei enthält verborgenen Text ({words} Wörter). Er wurde nicht verwendet.',
  struck_out: 'Durchgestrichen und nicht gelesen: {item}',
  sheet_hidden: 'Das Blatt „{sheet}“ ist ausgeblendet und wurde nicht gelesen.',
  rows_hidden: 'Das Blatt „{sheet}“ hat {rows} ausgeblendete Zeilen. Sie wurden nicht gelesen.',
  formulas_without_value: 'Das Blatt „{sheet}“ hat {formulas} Formeln ohne gespeicherten Wert. Sie gelten als leer.',
  edi_count_differs: 'Die EDI-Datei gibt in {segment} {declared} Teile an, enthält aber {found}. Es kann etwas fehlen.',
  edi_reference_differs:
    'Die EDI-Datei beginnt mit der Referenz {reference} und endet in {segment} mit {other}. Sie enthält möglicherweise Teile zweier Dateien.',
  edi_change_in_part:
    'Eine EDI-Bestelländerung enthält möglicherweise nur die geänderten Positionen. Vergleichen Sie sie vor dem Übernehmen mit dem Auftrag.',
  edi_message_left_out: 'Eine Nachricht der EDI-Datei wurde ausgelassen: {kind} wird nicht unterstützt.',
  attachment_not_read: 'Die Datei {file} in der PDF-Datei wurde nicht gelesen. {why}',
  document_left_out: '{file}: {why}',
  several_delivery_dates: 'Die Positionen haben verschiedene Liefertermine. Keiner davon gilt für den ganzen Auftrag.',
  delivery_before_order: 'Der Liefertermin {delivery} liegt vor dem Bestelldatum {order}. Beide wurden wie gedruckt übernommen.',
  sizes_summed: '{article}: Die Menge ist die Summe der Größen oder Spalten ({sizes}). Sie sind keine eigenen Positionen.',
  po_number_incomplete:
    'Die Bestellnummer {number} ist möglicherweise unvollständig. Im Dokument steht „{printed}“. Vergleichen Sie sie mit dem Dokument.',
  encoding_uncertain:
    'Die Datei nennt ihre Zeichenkodierung nicht und wurde als {encoding} gelesen. Vergleichen Sie „{word}“ mit dem Original.',
  scan_language_missing:
    'Seite {page} ist ein Scan in einer Sprache ohne installierte Sprachdaten ({language}). Vergleichen Sie Namen mit dem Scan.',
  files_differ: 'Die Dateien dieser Bestellung nennen verschiedene Artikel. Die vollständigere wurde verwendet.',
  data_differs: 'Der sichtbare Text weicht von den Daten im Dokument ab. {what}: auf der Seite {page}, in den Daten {data}.',
  model_not_used: 'Nur nach Regeln ausgelesen: {why}',
  rules_not_used: 'Nur vom Sprachmodell ausgelesen: {why}',
  order_of_the_model: 'Nur das Sprachmodell hat diese Bestellung erkannt. Vergleichen Sie sie mit dem Dokument.',
  model_rows_differ: 'Regeln und Sprachmodell lesen verschiedene Zeilen.',
  model_type_differs: 'Regeln und Sprachmodell ordnen das Dokument verschieden ein. Prüfen Sie es.',
  model_not_grounded: '{values} Werte des Sprachmodells kommen im Dokument nicht vor und wurden weggelassen.',
};

/** What was noted of a mail, in German (src/domain/email/notes.ts). */
const notes: { readonly [code in Exclude<EmailNote['code'], 'other'>]: string } = {
  delivery_report: 'Zustellbericht, keine Bestellung',
  automatic_reply: 'Automatische Antwort, keine Bestellung',
  own_notification: 'Eigene Benachrichtigung',
  encrypted: 'Verschlüsselt und nicht lesbar',
  no_attachments: 'Keine Anhänge',
  nothing_to_process: 'Nichts zu verarbeiten ({why})',
  no_order_in_it: 'Kein Auftrag: Das Dokument ist keine Bestellung.',
  drafting_is_off: 'Kein Auftrag: Für dieses Postfach ist das automatische Anlegen ausgeschaltet.',
  changes_unknown_order: 'Kein Auftrag: Die E-Mail ändert einen unbekannten Auftrag.',
  same_order_again: 'Duplikat von {orders}',
  cancels_unknown_order: 'Die E-Mail storniert einen unbekannten Auftrag.',
  cancellation_wished: 'Stornierungsanfrage für {order}',
  answer_of_other_address: 'Eine Antwort zu {order} von einer anderen Adresse: Entscheiden Sie, ob sie gilt.',
  answer_to_questions: 'Eine Antwort auf Rückfragen zu {order}.',
  cancels_what_is_over: 'Stornierungsanfrage für {order}, der bereits abgeschlossen ist',
};

/** Fields of a document, as `data_differs` names them: "lines.3.qty". */
const fields: { readonly [field: string]: string } = {
  qty: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  total: 'Summe',
  currency: 'Währung',
  po_number: 'Bestellnummer',
  order_date: 'Bestelldatum',
  delivery_date: 'Liefertermin',
  customer_name: 'Kunde',
  customer_code: 'Kundennummer',
  customer_tax_number: 'Steuernummer',
};
const fieldInWords = (field: string): string => {
  const [, line, ofLine] = /^lines(?:\.(\d+)(?:\.(\w+))?)?$/.exec(field) ?? [];
  if (ofLine) return `${fields[ofLine] ?? ofLine} in Position ${line}`;
  if (line) return `Position ${line}`;
  return field === 'lines' ? 'Eine Position' : (fields[field] ?? field);
};

/** As the API answers it. */
type NotedAs = Pick<Noted, 'note'> & { readonly noted: (Omit<Said, 'text'> & Pick<EmailNote, 'code'>) | null };
type Said = { readonly code: string; readonly facts: Warning['facts']; readonly text: string; readonly why?: readonly unknown[] };

const fact = (code: string, name: string, value: string | number): string => {
  if (code !== 'data_differs') return factInWords(name, value);
  if (name === 'what') return fieldInWords(String(value));
  return value === 'missing' ? 'fehlt es' : String(value);
};

/** The sentence with its facts and reasons; `text` where there is no sentence, or a fact of it is not known. */
const withFacts = (sentence: string | undefined, { code, facts, text, why = [] }: Said): string => {
  const names = [...(sentence ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (sentence === undefined || names.some((name) => name !== 'why' && facts[name] === undefined)) return text;
  const reasons = (why as readonly Said[]).map(because).join(code.startsWith('no_text') ? ' ' : '; ');
  return sentence
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'why' ? reasons : fact(code, name, facts[name] ?? '')))
    .replace(/\.\.(?= |$)/, '.')
    .trimEnd();
};

/** Why something did not happen; a warning where that says it. */
export const because = (reason: Said): string => {
  const warning = reason.code in warnings ? warnings[reason.code as keyof typeof warnings] : undefined;
  return withFacts(reasons[reason.code] ?? warning, reason);
};

/** A warning of a document; of one that only its sentence is known of, the sentence. */
export const warned = (warning: Said & Pick<Warning, 'code'>): string =>
  withFacts(warning.code === 'unclassified' ? undefined : warnings[warning.code], warning);

/** What was noted of a mail, or what a person wrote of it. */
export const noted = ({ note, noted: codedNote }: NotedAs): string =>
  codedNote && codedNote.code !== 'other' ? withFacts(notes[codedNote.code], { ...codedNote, text: note ?? '' }) : (note ?? '');
