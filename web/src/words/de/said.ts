/**
 * Sentences that the service said when something happened, in German. They stand in its log in English, with the facts in them; what is not known here stays
 * as it was said. `$1` is a fact, `$<why>` another such sentence.
 */
const sentences: readonly (readonly [said: RegExp, german: string])[] = [
  // warnings of a document
  [
    /^The file (?:is named|was sent as) (\S+) but is not .+: it is .+\.$/,
    'Die Datei ist nicht, was ihr Name oder ihr Absender sagt ($1).',
  ],
  [
    /^The PDF has (\d+) pages; only the first (\d+) were read\.$/,
    'Die PDF-Datei hat $1 Seiten; gelesen wurden nur die ersten $2.',
  ],
  [/^Page (\d+) holds more than \d+ pieces of text; .+$/, 'Seite $1 enthält mehr Text, als gelesen wird; der Rest fehlt.'],
  [
    /^The document has (\d+) scanned pages; only the first (\d+) of them were read\.$/,
    'Das Dokument hat $1 gescannte Seiten; gelesen wurden nur die ersten $2.',
  ],
  [
    /^The order number (.+) may be incomplete: the document says "(.+)"\. Compare it with the document\.$/,
    'Die Bestellnummer $1 ist vielleicht unvollständig: Im Dokument steht „$2“. Bitte mit dem Dokument vergleichen.',
  ],
  [
    /^The file does not say how its letters are encoded\. It was read as (.+): compare "(.+)" with the original\.$/,
    'Die Datei nennt ihre Zeichenkodierung nicht. Sie wurde als $1 gelesen: Bitte „$2“ mit dem Original vergleichen.',
  ],
  [/^The file is longer than the (\d+) rows that are read\.$/, 'Die Datei ist länger als die $1 Zeilen, die gelesen werden.'],
  [
    /^The workbook has (\d+) sheets; only the first (\d+) were read\.$/,
    'Die Arbeitsmappe hat $1 Blätter; gelesen wurden nur die ersten $2.',
  ],
  [
    /^The sheet "(.+)" is larger than what is read \((\d+) rows, (\d+) columns\); the rest was left out\.$/,
    'Das Blatt „$1“ ist größer als das, was gelesen wird ($2 Zeilen, $3 Spalten); der Rest fehlt.',
  ],
  [
    /^The XML file has more lines than are read; only the first (\d+) were read\.$/,
    'Die XML-Datei hat zu viele Zeilen; gelesen wurden nur die ersten $1.',
  ],
  [/^The document is very long: .+$/, 'Das Dokument ist sehr lang: nur der erste Teil wurde ausgewertet.'],
  [/^Page (\d+) was not read\. (?<why>.+)$/, 'Seite $1 wurde nicht gelesen. $<why>'],
  [/^Page (\d+) could not be rendered: .+$/, 'Seite $1 ließ sich nicht darstellen: was darauf steht, wurde nicht gelesen.'],
  [
    /^Reading took longer than (\d+) seconds: (\d+) scanned pages were not read\.$/,
    'Das Auslesen dauerte länger als $1 Sekunden: $2 gescannte Seiten wurden nicht gelesen.',
  ],
  [
    /^The PDF holds hidden text \((\d+) words .+$/,
    'Die PDF-Datei enthält verborgenen Text ($1 Wörter, die auf der Seite niemand sieht); er wurde nicht verwendet.',
  ],
  [/^Struck out and not read: (.+)$/s, 'Durchgestrichen und nicht gelesen: $1'],
  [/^The sheet "(.+)" is hidden and was not read\.$/, 'Das Blatt „$1“ ist ausgeblendet und wurde nicht gelesen.'],
  [
    /^The sheet "(.+)" has (\d+) hidden rows, which were not read\.$/,
    'Das Blatt „$1“ hat $2 ausgeblendete Zeilen; sie wurden nicht gelesen.',
  ],
  [
    /^The sheet "(.+)" has (\d+) formulas without a stored value; they count as missing\.$/,
    'Das Blatt „$1“ hat $2 Formeln ohne gespeicherten Wert; sie gelten als leer.',
  ],
  [/^The file (.+) inside the PDF was not read\. (?<why>.+)$/, 'Die Datei $1 in der PDF-Datei wurde nicht gelesen. $<why>'],
  [
    /^The delivery date (\S+) is before the order date (\S+): both are taken as they are printed\.$/,
    'Der Liefertermin $1 liegt vor dem Bestelldatum $2: Beide sind so übernommen, wie sie gedruckt sind.',
  ],
  [
    /^The rows have several delivery dates; .+$/,
    'Die Zeilen haben verschiedene Liefertermine; keiner davon gilt für den ganzen Auftrag.',
  ],
  [
    /^(.*): the quantity is the sum of its sizes or columns \((.+)\), which are no lines of their own\.$/,
    '$1: Die Menge ist die Summe der Größen oder Spalten ($2); eigene Positionen sind sie nicht.',
  ],
  [
    /^The files of this order do not list the same articles; .+$/,
    'Die Dateien dieser Bestellung nennen nicht dieselben Artikel; verwendet wurde die vollständigere.',
  ],
  [
    /^The text that people see differs from the data inside the document\.$/,
    'Der sichtbare Text weicht von den Daten im Dokument ab.',
  ],
  [
    /^The text that people see differs from the data inside the document: (?<why>.+?) is missing on the page and (.+) in the data\.$/,
    'Der sichtbare Text weicht von den Daten im Dokument ab. $<why>: fehlt auf der Seite, in den Daten $2.',
  ],
  [
    /^The text that people see differs from the data inside the document: (?<why>.+?) is (.+) on the page and missing in the data\.$/,
    'Der sichtbare Text weicht von den Daten im Dokument ab. $<why>: auf der Seite $2, fehlt in den Daten.',
  ],
  [
    /^The text that people see differs from the data inside the document: (?<why>.+?) is (.+) on the page and (.+) in the data\.$/,
    'Der sichtbare Text weicht von den Daten im Dokument ab. $<why>: auf der Seite $2, in den Daten $3.',
  ],
  [/^the (?<why>[a-zA-Z ]+) of line (\d+)$/, '$<why> in Position $2'],
  [/^line (\d+)$/, 'Position $1'],
  [/^a line$/, 'Eine Position'],
  [/^(?:the )?quantity$/, 'Menge'],
  [/^(?:the )?price$/, 'Preis'],
  [/^(?:the )?amount$/, 'Betrag'],
  [/^the total$/, 'Summe'],
  [/^the currency$/, 'Währung'],
  [/^the PO number$/, 'Bestellnummer'],
  [/^the order date$/, 'Bestelldatum'],
  [/^the delivery date$/, 'Liefertermin'],
  [/^the customer$/, 'Kunde'],
  [/^the customer number$/, 'Kundennummer'],
  [/^the tax number$/, 'Steuernummer'],
  [/^Read by the rules alone: (?<why>.+)$/, 'Nur nach Regeln ausgelesen: $<why>'],
  [/^Read by the model alone: (?<why>.+)$/, 'Nur vom Modell ausgelesen: $<why>'],
  [
    /^Only the model saw this order: compare it with the document\.$/,
    'Nur das Modell hat diese Bestellung gesehen: vergleichen Sie sie mit dem Dokument.',
  ],
  [/^The rules and the model do not read the same rows\.$/, 'Regeln und Modell lesen nicht dieselben Zeilen.'],
  [
    /^The rules read .+, the model .+: a person has to decide\.$/,
    'Regeln und Modell sind sich nicht einig, was für ein Dokument das ist: ein Mensch muss entscheiden.',
  ],
  [
    /^(\d+) values of the model do not stand in the document and were left out\.$/,
    '$1 Werte des Modells stehen nicht im Dokument und wurden weggelassen.',
  ],
  // why a file was not read
  [/^The (?:PDF|workbook|document|archive) is password-protected\.$/, 'Die Datei ist mit einem Passwort geschützt.'],
  [/^The .+ is damaged\b.*$/, 'Die Datei ist beschädigt und lässt sich nicht öffnen.'],
  [/^The (?:PDF has no pages|.+ holds no (?:visible )?(?:values|text|rows|files)\b.*)$/, 'Die Datei ist leer.'],
  [/^[Aa] picture inside the text \(logo\)\.?$/, 'ein Bild im Text (Logo)'],
  [/^the mail has more than (\d+) attachments$/, 'die Mail hat mehr als $1 Anhänge'],
  [/^left alone as well$/, 'ebenfalls nicht gelesen'],
  [/^The message has no words of its own\.$/, 'Die Nachricht hat keinen eigenen Text.'],
  // what became of a mail
  [/^a delivery report, not an order$/, 'Ein Zustellbericht, keine Bestellung'],
  [/^an automatic reply, not an order$/, 'Eine automatische Antwort, keine Bestellung'],
  [/^our own notification$/, 'Eine eigene Benachrichtigung'],
  [/^encrypted: nothing in it can be read$/, 'Verschlüsselt: nichts darin ist lesbar'],
  [/^no attachments$/, 'Keine Anhänge'],
  [/^nothing to process \((?<why>.+)\)$/, 'Nichts zu verarbeiten ($<why>)'],
  [/^no draft: the document is .+$/, 'Kein Auftrag: Das Dokument ist keine Bestellung.'],
  [
    /^no draft: auto_create_draft is off for this mailbox$/,
    'Kein Auftrag: Für dieses Postfach ist das Anlegen von Aufträgen ausgeschaltet.',
  ],
  [
    /^no draft: it changes an order that is not known here$/,
    'Kein Auftrag: Die Mail ändert einen Auftrag, den es hier nicht gibt.',
  ],
  [/^the same order again: see (.+)$/, 'Noch einmal dieselbe Bestellung: siehe $1'],
  [/^it asks to cancel an order that is not known here$/, 'Die Mail will einen Auftrag stornieren, den es hier nicht gibt.'],
  [/^the customer asks to cancel (.+)$/, 'Der Kunde möchte $1 stornieren.'],
  [/^it asks to cancel (.+), which is over already$/, 'Die Mail will $1 stornieren; dieser Auftrag ist schon erledigt.'],
  // a file, and why it was not read
  [/^(\S[^:]*): (?<why>.+)$/, '$1: $<why>'],
];

export const said = (sentence: string): string => {
  for (const [pattern, german] of sentences) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const why = found.groups?.why;
    return german
      .replace('$<why>', () => (why === undefined ? '' : said(why)))
      .replaceAll(/\$(\d)/g, (_, place) => found[Number(place)] ?? '');
  }
  return sentence;
};
