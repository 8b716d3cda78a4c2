import type { Words } from '../en.ts';

export const faults: Words['faults'] = {
  invalid: 'Das ist so nicht lesbar.',
  required: 'Bitte ausfüllen.',
  blank: 'Bitte ausfüllen.',
  too_long: 'Das ist zu lang.',
  not_an_integer: 'Das muss eine ganze Zahl sein.',
  not_a_percentage: 'Das muss zwischen 0 und 100 liegen.',
  not_a_decimal: 'Das muss eine Zahl sein.',
  not_an_email_address: 'Das ist keine E-Mail-Adresse.',
  not_a_phone: 'Das ist keine Telefonnummer mit Landesvorwahl: +49 …',
  not_a_host_name: 'Das ist kein gültiger Servername.',
  not_a_port: 'Das ist kein gültiger Port: 1 bis 65535.',
  not_a_date: 'Das ist kein Datum.',
  not_a_list: 'Wählen Sie mindestens einen Eintrag.',
  too_short: 'Das ist zu kurz: mindestens 12 Zeichen.',
  too_simple: 'Das ist zu leicht zu erraten: keine Namen, keine Firma, keine Tastenreihen.',
  password_wrong: 'Das ist nicht Ihr Passwort.',
  code_wrong: 'Das ist nicht der Code, den die App jetzt zeigt.',
  already_a_user: 'Mit dieser Adresse meldet sich schon jemand an.',
  module_taken: 'Für diesen Bereich gibt es schon ein Postfach. Ändern Sie dieses oder wählen Sie einen anderen Bereich.',
  not_a_choice: 'Diese Auswahl gibt es nicht.',
};
