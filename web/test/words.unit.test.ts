/** No word that nobody says, and no language that says less. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unread, type Warning, type WarningCode, warn, warningCodes } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { fieldFaultCodes } from '../../src/api/field-faults.ts';
import { type EmailNote, note, noteCodes, noteText } from '../../src/domain/email/notes.ts';
import { probeCodes } from '../../src/domain/mailbox/probe-codes.ts';
import { type ReasonView, reasonView } from '../../src/domain/reasons/reason-view.ts';
import { because, type Reason, reasonCodes } from '../../src/domain/reasons/reasons.ts';
import { reasons as germanReasons } from '../src/words/de/reasons.ts';
import { noted as germanNote, because as germanReason, warned as germanWarning } from '../src/words/de/said.ts';
import { faultSentence } from '../src/words/fault-words.ts';
import { keyNames } from '../src/words/key-names.ts';
import { loginWords } from '../src/words/login-words.ts';
import { sentenceOf } from '../src/words/problem-words.ts';
import { languages } from '../src/words/words.ts';

const spoken = await Promise.all(Object.values(languages).map(async ({ name, load }) => ({ name, words: await load() })));
const english = await languages.en.load();

const source = fileURLToPath(new URL('../src/', import.meta.url));
const sources = (readdirSync(source, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words/') && !file.endsWith('.d.ts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

/** The names on the way to each word; a group that is looked into by a code of the service counts as one. */
const leaves = (words: object, path = ''): readonly string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? leaves(value, `${path}${name}/`) : [`${path}${name}`],
  );

/** Said by its own name, or all of its group by a code: `words.causes[code]`. */
const isSaid = (leaf: string): boolean => {
  const parts = leaf.split('/');
  const name = parts.at(-1) ?? '';
  const group = parts.at(-2) ?? '';
  return (
    new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b`).test(sources) ||
    new RegExp(`\\b${group}\\[|\\b${group} as |\\.${group}[)}]|= \\w+\\.${group};`).test(sources)
  );
};

describe('60 words', () => {
  it('are all said somewhere', () => {
    const codes = /^(faults|problems|effects|order\/fields|mailbox\/settings|troubles\/tasks)\//;
    expect(leaves(english).filter((leaf) => !codes.test(leaf) && !isSaid(leaf))).to.deep.equal([]);
  });

  it('59 are the same in every language, none of them empty', () => {
    for (const { name, words } of spoken) {
      expect(leaves(words), name).to.deep.equal(leaves(english));
      const empty = leaves(words).filter(
        (leaf) => leaf.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words) === '',
      );
      expect(empty, name).to.deep.equal([]);
    }
  });

  it('59 of a login are the same in every language, and German says of every code what to do', async () => {
    const [en, de] = await Promise.all([loginWords.en(), loginWords.de()]);
    expect(leaves(de)).to.deep.equal(leaves(en));
    for (const code of probeCodes) {
      const { what, todo } = de.connections[code]('what the service says', 'what it would do');
      expect(`${what} ${todo}`, code).not.to.include('what ');
    }
  });

  it('of the service are German in German, those of each warning and what became of a mail, and what is not known stays', () => {
    /** what other sentences say, or somebody's words alone */
    const without = new Set<WarningCode>(['unclassified', 'document_left_out']);
    const codes = warningCodes.filter((code) => !without.has(code));
    const shown = codes.map((code) => reasonView((warn[code] as (...facts: unknown[]) => Warning)('2', '3', '4')));
    const german = (warning: Warning) => germanWarning(reasonView(warning));
    expect(shown.filter((warning) => germanWarning(warning) === warning.text)).to.deep.equal([]);
    expect(shown.filter((warning) => /[{}]|undefined/.test(germanWarning(warning)))).to.deep.equal([]);
    const notes = noteCodes.filter((code) => code !== 'other').map((code) => (note[code] as (fact: string) => EmailNote)('SO-1'));
    const logOf = (noted: EmailNote) => {
      const { code, facts, why = [] } = noted;
      return { note: noteText(noted), noted: { code, facts, why: why.map((one) => reasonView(one)) } };
    };
    const logs = notes.map(logOf);
    expect(logs.filter((log) => germanNote(log) === log.note || /[{}]/.test(germanNote(log)))).to.deep.equal([]);
    expect(german(warn.pages_cut(12, 10))).to.equal('Die PDF-Datei hat 12 Seiten. Nur die ersten 10 wurden gelesen.');
    expect(german(warn.document_left_out('order.pdf', unread.password_protected('pdf')))).to.equal(
      'order.pdf: Die PDF-Datei ist mit einem Passwort geschützt.',
    );
    expect(german(warn.data_differs('order_date', 'missing', '2026-12-01'))).to.equal(
      'Der sichtbare Text weicht von den Daten im Dokument ab. Bestelldatum: auf der Seite fehlt es, in den Daten 2026-12-01.',
    );
    expect(german(warn.data_differs('lines.3.qty', '12', '10'))).to.include('Menge in Position 3: auf der Seite 12');
    expect(german(warn.unclassified('something new'))).to.equal('something new');
    expect(germanNote(logOf(note.same_order_again('SO-2026-000012')))).to.equal('Duplikat von SO-2026-000012');
    const left = note.nothing_to_process([
      unread.of_file('a.png', unread.picture_in_text()),
      unread.of_file('b.pdf', unread.password_protected('pdf')),
    ]);
    expect(germanNote(logOf(left))).to.equal(
      'Nichts zu verarbeiten (a.png: ein Bild im Text (Logo); b.pdf: Die PDF-Datei ist mit einem Passwort geschützt.)',
    );
    expect(germanNote({ note: 'rief an', noted: null })).to.equal('rief an');
  });

  it('has a German sentence for every reason, with its facts in it, and keeps what nobody knows', () => {
    const german = (reason: Reason) => germanReason(reasonView(reason));
    const codes = reasonCodes.filter((code) => code !== 'other' && !(warningCodes as readonly string[]).includes(code));
    expect(codes.filter((code) => !(code in germanReasons))).to.deep.equal([]);
    expect(Object.keys(germanReasons).filter((code) => !(codes as readonly string[]).includes(code))).to.deep.equal([]);
    /** they are names alone, or say what others say */
    const alike = new Set(['of_file', 'by_way', 'several', 'step_of_reader_failed']);
    const made = { ...unread, ...because } as unknown as { readonly [code: string]: (...facts: unknown[]) => Reason };
    const facts = ['zip', 2, 3].map((fact) => fact);
    for (const code of codes.filter((one) => !alike.has(one))) {
      const reason = made[code]?.(...facts) as Reason;
      const view: ReasonView = reasonView({ ...reason, ...(reason.why ? { why: [unread.pdf_empty()] } : {}) });
      expect(germanReason(view), code).not.to.match(/[{}]|undefined/);
      expect(germanReason(view), code).not.to.equal(view.text);
    }
    expect(german(unread.other('something new'))).to.equal('something new');
    expect(german(because.parts_unread([unread.of_file('a.pdf', unread.pdf_empty()), unread.other('b: new')]))).to.equal(
      'a.pdf: Die PDF-Datei hat keine Seiten.; b: new. Bitte Ersatz hochladen oder die E-Mail verwerfen, wenn sie keine Bestellung enthält.',
    );
    expect(german(unread.no_text_on_pages(2, [warn.page_not_rendered(1), warn.page_refused(2, unread.file_damaged())]))).to.equal(
      'Auf keiner der 2 Seiten konnte Text gelesen werden. Seite 1 konnte nicht dargestellt werden und wurde nicht gelesen. Seite 2 wurde nicht gelesen. Die Datei ist beschädigt und lässt sich nicht lesen.',
    );
    expect(german(unread.took_too_long('extracting_order', 30))).to.equal(
      'Das Auslesen des Auftrags brauchte mehr als 30 Sekunden Rechenzeit und wurde abgebrochen.',
    );
    expect(german(because.step_fault('order'))).to.equal('Der Auftrag konnte nicht angelegt werden: ein Fehler im Dienst');
  });
});

describe('shortcuts', () => {
  it('name keys as the keyboards of the language do', () => {
    expect(['Ctrl+Enter', 'Shift+Tab', 'Alt+Del', 'Ctrl+A', 'Esc'].map((keys) => keyNames('de', keys))).to.deep.equal([
      'Strg+Eingabe',
      'Umschalt+Tab',
      'Alt+Entf',
      'Strg+A',
      'Esc',
    ]);
    expect(keyNames('en', 'Ctrl+Enter')).to.equal('Ctrl+Enter');
  });
});

describe('what the service refuses', () => {
  const examples = { day: '31.12.2026', number: '1.234,50' };
  const schema = readFileSync(join(source, 'api/schema.d.ts'), 'utf8');
  const problemCodes = [...(/(?<!Earlier)ProblemCode: ([^;]+);/.exec(schema)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, code = '']) => code,
  );
  const detail = 'lines.1.price: what the service says';
  const told = async (language: 'en' | 'de') => {
    const words = await languages[language].load();
    const fault = (code: string) =>
      faultSentence({ code: code as (typeof fieldFaultCodes)[number], field: 'lines.1.price', message: detail }, words, examples);
    const problem = (code: string) => sentenceOf({ code, status: 409, detail }, words, examples);
    return { words, fault, problem };
  };

  it('has a German sentence of its own for every code of a field', async () => {
    const { fault } = await told('de');
    const english = (await told('en')).fault;
    const codes = [...fieldFaultCodes, 'ambiguous_amount', 'repeated'];
    expect(codes.filter((code) => fault(code).includes('the service says'))).to.deep.equal([]);
    expect(codes.filter((code) => fault(code) === english(code))).to.deep.equal([]);
    const sentences = codes.map(fault);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).to.deep.equal([]);
  });

  it('has a German sentence of its own for every code of a problem', async () => {
    expect(problemCodes.length).to.be.greaterThan(100);
    const { problem, words } = await told('de');
    const english = (await told('en')).problem;
    // what a mail server answers stands in its sentence as it came
    const quoted = (code: string) => code in words.troubles.mailboxes;
    expect(problemCodes.filter((code) => problem(code).includes('the service says') && !quoted(code))).to.deep.equal([]);
    expect(problemCodes.filter((code) => problem(code) === english(code))).to.deep.equal([]);
    const sentences = problemCodes.map(problem);
    const { common } = words;
    expect(sentences.filter((one) => [common.refused(''), common.serverBusy, common.forbidden].includes(one))).to.deep.equal([]);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).to.deep.equal([]);
  });

  it('names each field that is wrong as the page does, a line by its number, and how it is written', async () => {
    const errors = [
      { field: 'lines.3.price', code: 'not_a_decimal', message: 'lines.3.price: is not an amount such as 12.50' },
      { field: 'delivery_date', code: 'not_a_day', message: 'delivery_date: must be a day such as 2026-03-31' },
      { field: 'imap_port', code: 'not_a_port', message: 'imap_port: 0 is not a port' },
      { field: 'po_number', code: 'too_long', message: 'po_number: must not be longer than 100 characters' },
      { field: '', code: 'nothing_given', message: 'send document_id' },
    ] as const;
    const { words } = await told('de');
    const sentence = sentenceOf({ code: 'invalid_request', status: 422, detail, errors }, words, examples);
    expect(sentence).to.equal(
      'Position 3: Einzelpreis: Geben Sie eine Zahl ein, zum Beispiel 1.234,50. Sie darf nicht negativ sein. ' +
        'Liefertermin: Geben Sie einen Kalendertag ein, zum Beispiel 31.12.2026. ' +
        `${words.mailbox.settings.imap_port}: ${words.faults.not_a_port('', examples)} Und 2 weitere Felder.`,
    );
  });
});
