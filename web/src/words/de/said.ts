import type { EmailNote, Noted, Warning } from '../../api/order-types.ts';
import { factInWords, reasons } from './reasons.ts';

/** Warnings of a document, in German, with their facts in their places (packages/order-extraction/document/warnings.ts). */
const warnings: { readonly [code in Exclude<Warning['code'], 'unclassified'>]: string } = {
  name_mismatch: 'Die Datei ist nicht, was ihr Name sagt ({extension}).',
  declared_type_mismatch: 'Die Datei ist nicht, was ihr Absender sagt ({media}).',
  pages_cut: 'Die PDF-Datei hat {total} Seiten; gelesen wurden nur die ersten {read}.',
  page_text_cut: 'Seite {page} enthält mehr Text, als gelesen wird; der Rest fehlt.',
  scans_cut: 'Das Dokument hat {scans} gescannte Seiten; gelesen wurden nur die ersten {read}.',
  rows_cut: 'Die Datei ist länger als die {rows} Zeilen, die gelesen werden.',
  sheets_cut: 'Die Arbeitsmappe hat {total} Blätter; gelesen wurden nur die ersten {read}.',
  sheet_cut: 'Das Blatt „{sheet}“ ist größer als das, was gelesen wird ({rows} Zeilen, {columns} Spalten); der Rest fehlt.',
  data_cut: 'Die XML-Datei hat zu viele Zeilen; gelesen wurden nur die ersten {lines}.',
  edi_cut: 'Die EDI-Datei hat zu viele Zeilen; gelesen wurden nur die ersten {lines}.',
  layout_cut: 'Das Dokument ist sehr lang: nur der erste Teil wurde ausgewertet.',
  page_stopped: 'Seite {page} wurde nicht gelesen. {why}',
  page_refused: 'Seite {page} wurde nicht gelesen. {why}',
  page_not_rendered: 'Seite {page} ließ sich nicht darstellen: was darauf steht, wurde nicht gelesen.',
  scans_out_of_time: 'Das Auslesen dauerte länger als {seconds} Sekunden: {pages} gescannte Seiten wurden nicht gelesen.',
  hidden_text:
    'Die PDF-Datei enthält verborgenen Text ({words} Wörter, die auf der Seite niemand sieht); er wurde nicht verwendet.',
  struck_out: 'Durchgestrichen und nicht gelesen: {item}',
  sheet_hidden: 'Das Blatt „{sheet}“ ist ausgeblendet und wurde nicht gelesen.',
  rows_hidden: 'Das Blatt „{sheet}“ hat {rows} ausgeblendete Zeilen; sie wurden nicht gelesen.',
  formulas_without_value: 'Das Blatt „{sheet}“ hat {formulas} Formeln ohne gespeicherten Wert; sie gelten als leer.',
  edi_count_differs: 'Die EDI-Datei gibt in {segment} {declared} Teile an und hat {found}: Es kann etwas fehlen.',
  edi_reference_differs:
    'Die EDI-Datei beginnt mit der Referenz {reference} und endet in {segment} mit {other}: Es können Teile zweier Dateien sein.',
  edi_change_in_part:
    'Eine Bestelländerung per EDI nennt womöglich nur die geänderten Positionen: Vergleichen Sie sie vor dem Übernehmen mit dem Auftrag.',
  edi_message_left_out: 'Eine Nachricht der EDI-Datei wurde ausgelassen: {kind} wird nicht gelesen.',
  attachment_not_read: 'Die Datei {file} in der PDF-Datei wurde nicht gelesen. {why}',
  document_left_out: '{file}: {why}',
  several_delivery_dates: 'Die Zeilen haben verschiedene Liefertermine; keiner davon gilt für den ganzen Auftrag.',
  delivery_before_order:
    'Der Liefertermin {delivery} liegt vor dem Bestelldatum {order}: Beide sind so übernommen, wie sie gedruckt sind.',
  sizes_summed: '{article}: Die Menge ist die Summe der Größen oder Spalten ({sizes}); eigene Positionen sind sie nicht.',
  po_number_incomplete:
    'Die Bestellnummer {number} ist vielleicht unvollständig: Im Dokument steht „{printed}“. Bitte mit dem Dokument vergleichen.',
  encoding_uncertain:
    'Die Datei nennt ihre Zeichenkodierung nicht. Sie wurde als {encoding} gelesen: Bitte „{word}“ mit dem Original vergleichen.',
  files_differ: 'Die Dateien dieser Bestellung nennen nicht dieselben Artikel; verwendet wurde die vollständigere.',
  data_differs: 'Der sichtbare Text weicht von den Daten im Dokument ab. {what}: auf der Seite {page}, in den Daten {data}.',
  model_not_used: 'Nur nach Regeln ausgelesen: {why}',
  rules_not_used: 'Nur vom Modell ausgelesen: {why}',
  order_of_the_model: 'Nur das Modell hat diese Bestellung gesehen: vergleichen Sie sie mit dem Dokument.',
  model_rows_differ: 'Regeln und Modell lesen nicht dieselben Zeilen.',
  model_type_differs: 'Regeln und Modell sind sich nicht einig, was für ein Dokument das ist: ein Mensch muss entscheiden.',
  model_not_grounded: '{values} Werte des Modells stehen nicht im Dokument und wurden weggelassen.',
};

/** What was noted of a mail, in German (src/domain/email/notes.ts). */
const notes: { readonly [code in Exclude<EmailNote['code'], 'other'>]: string } = {
  delivery_report: 'Ein Zustellbericht, keine Bestellung',
  automatic_reply: 'Eine automatische Antwort, keine Bestellung',
  own_notification: 'Eine eigene Benachrichtigung',
  encrypted: 'Verschlüsselt: nichts darin ist lesbar',
  no_attachments: 'Keine Anhänge',
  nothing_to_process: 'Nichts zu verarbeiten ({why})',
  no_order_in_it: 'Kein Auftrag: Das Dokument ist keine Bestellung.',
  drafting_is_off: 'Kein Auftrag: Für dieses Postfach ist das Anlegen von Aufträgen ausgeschaltet.',
  changes_unknown_order: 'Kein Auftrag: Die Mail ändert einen Auftrag, den es hier nicht gibt.',
  same_order_again: 'Noch einmal dieselbe Bestellung: siehe {orders}',
  cancels_unknown_order: 'Die Mail will einen Auftrag stornieren, den es hier nicht gibt.',
  cancellation_wished: 'Der Kunde möchte {order} stornieren.',
  answer_of_other_address: 'Eine Antwort zu {order} von einer anderen Adresse: Entscheiden Sie, ob sie gilt.',
  answer_to_questions: 'Eine Antwort auf Rückfragen zu {order}.',
  cancels_what_is_over: 'Die Mail will {order} stornieren; dieser Auftrag ist schon erledigt.',
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
export const noted = ({ note, noted: known }: NotedAs): string =>
  known && known.code !== 'other' ? withFacts(notes[known.code], { ...known, text: note ?? '' }) : (note ?? '');
