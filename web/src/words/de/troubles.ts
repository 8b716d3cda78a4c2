import type { TroubleWords } from '../en/troubles.ts';

const atServer = (words: string, todo: string) => (message: string) => ({ what: `${words} (${message})`, todo });
const passing = (what: string, todo: string) => () => ({ what, todo });
/** The limit is what the service names last. */
export const tooLarge = (message: string): string => {
  const [limit] = [...message.matchAll(/[\d.]+ MB/g)].at(-1) ?? [];
  return limit ? `Die Datei ist zu groß: höchstens ${limit}.` : 'Die Datei ist zu groß.';
};
/** As Germans write the day that the service names. */
const dayIn = (message: string): string => message.replace(/^.*(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');
const newSecret = 'Erzeugen Sie ein neues Geheimnis für die Anwendung, und tragen Sie es hier ein.';
const counted = (message: string): string => /\d+/.exec(message)?.[0] ?? '';

export const troubles: TroubleWords = {
  mailboxes: {
    mailbox_auth: atServer(
      'Der Server lehnt die Anmeldung ab',
      'Setzen Sie Passwort oder Geheimnis neu. Prüfen Sie die Verbindung, um die Ursache zu sehen.',
    ),
    mailbox_network: atServer('Der Server ist nicht erreichbar', 'Prüfen Sie Server und Port und das Netz dazwischen.'),
    mailbox_quota: atServer(
      'Der Server weist uns vorübergehend ab',
      'Das kann vergehen; auch andere Programme, die dieses Postfach lesen, brauchen Verbindungen.',
    ),
    mailbox_blocked: atServer(
      'Der Server ist hier nicht erlaubt',
      'Prüfen Sie den Namen des Servers; einen im eigenen Netz muss der Betreiber erlauben.',
    ),
    mailbox_folder: atServer(
      'Ein überwachter Ordner oder der für verarbeitete Mails kann nicht benutzt werden',
      'Wählen Sie einen anderen Ordner, oder legen Sie ihn im Postfach an.',
    ),
    mailbox_internal: atServer(
      'Der Server antwortet unverständlich',
      'Prüfen Sie die Verbindung; der Bericht sagt, wie weit sie kommt.',
    ),
    mailbox_full: atServer(
      'Das Postfach ist voll, verarbeitete Mails bleiben in INBOX',
      'Schaffen Sie Platz im Postfach, oder erhöhen Sie sein Kontingent.',
    ),
    mailbox_read_only: atServer(
      'INBOX ist schreibgeschützt, verarbeitete Mails bleiben dort',
      'Geben Sie dem Konto das Recht, INBOX zu ändern.',
    ),
    mailbox_moves_refused: atServer(
      'Der Server lässt verarbeitete Mails nicht verschieben',
      'Prüfen Sie, ob in den Ordner für verarbeitete Mails geschrieben werden kann. Bei jedem Abruf wird es neu versucht.',
    ),
    polled_hourly: (message) => ({
      what: `Die Anmeldung wurde ${counted(message)}-mal nacheinander abgelehnt: Abgerufen wird stündlich, damit das Konto nicht gesperrt wird.`,
      todo: 'Setzen Sie Passwort oder Geheimnis neu: Es wird sofort versucht.',
    }),
    silent: (message) => ({
      what: `Seit mehr als ${counted(message)} Minuten kein Abruf, der gelang.`,
      todo: 'Prüfen Sie die Verbindung; der Bericht sagt, wie weit sie kommt.',
    }),
    read_unprocessed: (message) => ({
      what: `${counted(message)} Mails hat jemand gelesen, bevor sie verarbeitet werden konnten.`,
      todo: 'Nehmen Sie sie auf, oder lassen Sie sie.',
    }),
    backlog: passing(
      'Es wartet mehr als gewöhnlich.',
      'Nichts, wenn es von selbst weniger wird. Sonst muss ein Betreiber nachsehen.',
    ),
    secret_expires: (message) => ({ what: `Das Geheimnis der Anwendung läuft am ${dayIn(message)} ab.`, todo: newSecret }),
    secret_expired: (message) => ({ what: `Das Geheimnis der Anwendung ist am ${dayIn(message)} abgelaufen.`, todo: newSecret }),
  },
  tasks: {
    abandoned: () => 'Es wurde abgebrochen. Versuchen Sie es noch einmal.',
    columns_missing: () => 'Der Datei fehlen Spalten, die gebraucht werden.',
    corrupt: () => 'Die Datei ist beschädigt.',
    empty: () => 'Die Datei ist leer, oder es steht kein Text darin.',
    extraction_failed: () => 'Das Lesen scheiterte. Versuchen Sie es noch einmal.',
    file_changed: () => 'Die Dateien sind nicht mehr die, die gelesen wurden.',
    file_gone: () => 'Die Datei ist nicht mehr da.',
    hostile: () => 'Die Datei ist so gebaut, wie es keine Bestellung ist, und wird nicht gelesen.',
    mail_gone: () => 'Die Mail liegt weder im Posteingang noch im Ordner verarbeiteter Mails.',
    mailbox_inactive: () => 'Das Postfach ist ausgeschaltet.',
    mailbox_postponed: () => 'Das Postfach wird gerade seltener abgerufen. Setzen Sie das Passwort neu.',
    mailbox_removed: () => 'Das Postfach gibt es nicht mehr.',
    mailbox_unavailable: () => 'Das Postfach ist gerade nicht erreichbar.',
    nested_archive: () => 'Ein Archiv in einem Archiv wird nicht gelesen.',
    not_this_order: () => 'In der Datei steht eine andere Bestellung.',
    nothing_found: () => 'In der Datei wurde nichts gefunden, was zu einer Bestellung gehört.',
    nothing_to_read: () => 'Es gibt keine Datei, die gelesen werden könnte.',
    order_gone: () => 'Den Auftrag gibt es nicht mehr.',
    order_over: () => 'Der Auftrag ist abgeschlossen.',
    password_protected: () => 'Die Datei ist mit einem Passwort geschützt.',
    timed_out: () => 'Das Lesen dauerte zu lange.',
    too_large: tooLarge,
    too_many_files: () => 'Das Archiv enthält zu viele Dateien.',
    too_many_pages: () => 'Das Dokument hat zu viele Seiten.',
    unsupported_type: () => 'Diese Art von Datei wird nicht gelesen.',
    not_a_document: () => 'Die Datei ist kein Dokument, zum Beispiel ein Logo.',
    words_not_kept: () => 'Der Text der Mail wurde nicht aufbewahrt.',
  },
};
