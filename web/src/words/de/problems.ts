import type { Words } from '../en.ts';

export const problems: Words['problems'] = {
  unreachable: 'Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da.',
  precondition_failed: 'Jemand anders hat das inzwischen geändert. Sehen Sie es noch einmal an und versuchen Sie es dann wieder.',
  session_ended: 'Die Sitzung ist beendet. Melden Sie sich wieder an.',
  unauthorized: 'Die Sitzung ist beendet. Melden Sie sich wieder an.',
  forbidden: 'Dazu ist Ihre Rolle nicht berechtigt.',
  too_many_requests: 'Das war viel auf einmal. Versuchen Sie es gleich wieder.',
  module_taken: 'Für diesen Bereich gibt es schon ein Postfach. Ändern Sie dieses oder wählen Sie einen anderen Bereich.',
  too_many_tries: 'Das Passwort war zu oft falsch. Warten Sie eine Viertelstunde.',
  last_administrator: 'Das ist der letzte Zugang mit Administrationsrechten. Geben Sie zuerst jemand anderem diese Rolle.',
  user_has_joined: 'Diese Person ist schon beigetreten. Ein vergessenes Passwort kann sie bei der Anmeldung zurücksetzen.',
  still_a_user: 'Das ist die Adresse von jemandem, der sich hier anmeldet. Beenden Sie zuerst den Zugang.',
  not_taken_over: 'Hier antwortet der Assistent. Übernehmen Sie zuerst.',
  chat_closed: 'Dieses Gespräch ist geschlossen. Die nächste Nachricht beginnt ein neues.',
  contact_opted_out: 'Der Kontakt möchte keine Nachrichten.',
  chat_window_closed:
    'Die 24 Stunden, in denen der Anbieter Antworten durchlässt, sind vorbei. Warten Sie, bis der Kontakt wieder schreibt.',
  mail_gone: 'Die Mail liegt weder im Posteingang noch im Ordner für erledigte Mails: Ihre Seiten lassen sich nicht zeigen.',
  file_changed: 'Die Dateien im Postfach sind nicht die, die gelesen wurden: Sie werden nicht als Beleg gezeigt.',
  unavailable: 'Der Dienst startet gerade oder erholt sich von einer Störung. Versuchen Sie es gleich wieder.',
};
