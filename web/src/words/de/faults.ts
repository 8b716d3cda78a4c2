import type { Words } from '../en.ts';

const always = (sentence: string) => (): string => sentence;
const needed = always('Bitte ausfüllen.');
const noDate = always('Das ist kein Datum.');
const refused = always('Das kann so nicht gespeichert werden.');
const gone = always('Das gibt es nicht mehr. Laden Sie die Seite neu.');
const numberTaken = always('Diese Bestellnummer dieses Kunden hat schon ein anderer Auftrag.');
/** The limits that the service names last: `170 is not in the range (0 to 100)`, `"99" is not 5 to 32 digits`. */
const between = (message: string, unit = ''): string => {
  const [, low, high] = /(-?[\d.]+) to (-?[\d.]+)(?!.*\d to \d)/.exec(message) ?? [];
  return low === undefined ? 'Das liegt außerhalb dessen, was erlaubt ist.' : `Erlaubt sind ${low} bis ${high}${unit}.`;
};

export const faults: Words['faults'] = {
  invalid: always('Das ist so nicht lesbar.'),
  required: needed,
  blank: needed,
  too_long: always('Das ist zu lang.'),
  too_many: (message) => `Das sind zu viele: höchstens ${/\d+/.exec(message)?.[0] ?? 'so viele, wie erlaubt sind'}.`,
  not_an_integer: always('Das muss eine ganze Zahl sein.'),
  out_of_range: (message) => between(message),
  not_a_percentage: always('Das muss zwischen 0 und 100 liegen.'),
  not_a_decimal: always('Das muss eine Zahl sein.'),
  too_large: always('Das ist zu groß.'),
  too_many_decimals: always('Höchstens sechs Stellen nach dem Komma werden behalten.'),
  not_an_email_address: always('Das ist keine E-Mail-Adresse.'),
  not_a_phone: always('Das ist keine Telefonnummer mit Landesvorwahl: +49 …'),
  not_a_host_name: always('Das ist kein gültiger Servername.'),
  not_a_port: always('Das ist kein gültiger Port: 1 bis 65535.'),
  not_a_date: noDate,
  not_a_day: noDate,
  not_a_time: noDate,
  not_a_moment: noDate,
  not_a_list: always('Wählen Sie mindestens einen Eintrag.'),
  not_a_choice: always('Diese Auswahl gibt es nicht.'),
  not_printable: always('Das enthält Steuerzeichen, die niemand sieht.'),
  not_digits: (message) => between(message, ' Ziffern'),
  not_a_target_folder: always('Wählen Sie einen anderen Ordner als den Posteingang.'),
  not_a_time_zone: always('Das ist keine Zeitzone wie Europe/Berlin.'),
  not_a_locale: always('Das ist keine Angabe wie de-DE.'),
  not_a_currency: always('Das ist keine Währung wie EUR.'),
  not_an_ean: always('Das ist keine EAN: Ihre letzte Ziffer passt nicht zu den anderen, oder es sind nicht 8, 12, 13 oder 14.'),
  not_a_url: always('Das ist keine Adresse wie https://erp.example.com/orders.'),
  not_https: always('Die Adresse muss mit https:// beginnen.'),
  holds_credentials: always('Die Adresse darf weder Namen noch Passwort enthalten.'),
  host_not_allowed: always('Unter diesem Namen ist kein Server erreichbar, oder der Betreiber muss ihn erst erlauben.'),
  port_not_allowed: always('Dieser Port ist hier nicht erlaubt.'),
  host_lookup_failed: always('Der Namensserver antwortete nicht. Versuchen Sie es in einer Minute noch einmal.'),
  code_is_fixed: always('Diese Nummer lässt sich nicht mehr ändern.'),
  unknown_reference: gone,
  no_such_line: gone,
  no_such_order: gone,
  order_exists: numberTaken,
  po_number_taken: numberTaken,
  too_short: always('Das ist zu kurz: mindestens 12 Zeichen.'),
  too_simple: always('Das ist zu leicht zu erraten: keine Namen, keine Firma, keine Tastenreihen.'),
  password_wrong: always('Das ist nicht Ihr Passwort.'),
  code_wrong: always('Das ist nicht der Code, den die App jetzt zeigt.'),
  already_a_user: always('Mit dieser Adresse meldet sich schon jemand an.'),
  module_taken: always('Für diesen Bereich gibt es schon ein Postfach. Ändern Sie dieses oder wählen Sie einen anderen Bereich.'),
  ambiguous_amount: always('Tausender oder Nachkommastellen? Schreiben Sie 1234.00.'),
  repeated: (message) => `Zeile ${/row (\d+)/.exec(message)?.[1] ?? 'weiter oben'} ist derselbe Eintrag.`,
  unknown_field: refused,
  read_only: refused,
  not_an_object: refused,
  not_text: refused,
  not_a_boolean: refused,
  not_a_uuid: refused,
  bad_cursor: refused,
  two_sources: refused,
  nothing_given: refused,
  contradiction: refused,
};
