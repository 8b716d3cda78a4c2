import type { TroubleWords } from '../en/troubles.ts';

const atServer = (words: string, todo: string) => (message: string) => ({ what: `${words} (${message})`, todo });
const passing = (problem: string, todo: string) => () => ({ what: problem, todo });
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
      'Geben Sie Passwort oder Geheimnis erneut ein und testen Sie die Verbindung.',
    ),
    mailbox_network: atServer('Der Server ist nicht erreichbar', 'Prüfen Sie Server, Port und Netzwerk.'),
    mailbox_quota: atServer(
      'Der Server lehnt Verbindungen vorübergehend ab',
      'Das kann sich von selbst beheben. Auch andere Programme, die dieses Postfach lesen, belegen Verbindungen.',
    ),
    mailbox_blocked: atServer(
      'Der Server ist nicht erlaubt',
      'Prüfen Sie den Servernamen. Server im eigenen Netz muss die Administration erlauben.',
    ),
    mailbox_folder: atServer(
      'Ein überwachter Ordner oder der Ordner für verarbeitete E-Mails ist nicht nutzbar',
      'Wählen Sie andere Ordner oder legen Sie den fehlenden Ordner im Postfach an.',
    ),
    mailbox_internal: atServer(
      'Der Server antwortet unverständlich',
      'Testen Sie die Verbindung, um zu sehen, welcher Schritt fehlschlägt.',
    ),
    mailbox_full: atServer(
      'Das Postfach ist voll, verarbeitete E-Mails bleiben in INBOX',
      'Schaffen Sie Platz im Postfach oder erhöhen Sie sein Kontingent.',
    ),
    mailbox_read_only: atServer(
      'INBOX ist schreibgeschützt, verarbeitete E-Mails bleiben dort',
      'Geben Sie dem Konto Schreibrechte für INBOX.',
    ),
    mailbox_moves_refused: atServer(
      'Der Server lehnt das Verschieben verarbeiteter E-Mails ab',
      'Stellen Sie sicher, dass der Ordner für verarbeitete E-Mails beschreibbar ist. Das Verschieben wird bei jedem Abruf erneut versucht.',
    ),
    polled_hourly: (message) => ({
      what: `Die Anmeldung wurde ${counted(message)}-mal hintereinander abgelehnt. Das Postfach wird nur noch stündlich abgerufen, damit das Konto nicht gesperrt wird.`,
      todo: 'Geben Sie Passwort oder Geheimnis erneut ein. Es wird sofort versucht.',
    }),
    silent: (message) => ({
      what: `Seit mehr als ${counted(message)} Minuten ist kein Abruf gelungen.`,
      todo: 'Testen Sie die Verbindung, um zu sehen, welcher Schritt fehlschlägt.',
    }),
    read_unprocessed: (message) => ({
      what: `${counted(message)} E-Mails wurden gelesen, bevor sie verarbeitet werden konnten.`,
      todo: 'Verarbeiten Sie sie jetzt oder ignorieren Sie sie.',
    }),
    backlog: passing(
      'Es warten mehr E-Mails als üblich.',
      'Wenn der Rückstand nicht von selbst sinkt, wenden Sie sich an die Administration.',
    ),
    secret_expires: (message) => ({ what: `Das Geheimnis der Anwendung läuft am ${dayIn(message)} ab.`, todo: newSecret }),
    secret_expired: (message) => ({ what: `Das Geheimnis der Anwendung ist am ${dayIn(message)} abgelaufen.`, todo: newSecret }),
  },
  tasks: {
    abandoned: () => 'Der Vorgang wurde abgebrochen. Versuchen Sie es erneut.',
    columns_missing: () => 'In der Datei fehlen erforderliche Spalten.',
    corrupt: () => 'Die Datei ist beschädigt.',
    empty: () => 'Die Datei ist leer oder enthält keinen Text.',
    extraction_failed: () => 'Das Auslesen ist fehlgeschlagen. Versuchen Sie es erneut.',
    file_changed: () => 'Die Dateien haben sich seit dem Auslesen geändert.',
    file_gone: () => 'Die Datei ist nicht mehr vorhanden.',
    hostile: () => 'Die Datei ist verdächtig aufgebaut und wird nicht gelesen.',
    mail_gone: () => 'Die E-Mail liegt weder im Posteingang noch im Ordner für verarbeitete E-Mails.',
    mailbox_inactive: () => 'Das Postfach ist inaktiv. Schalten Sie es ein.',
    mailbox_postponed: () => 'Das Postfach wird derzeit seltener abgerufen. Geben Sie das Passwort erneut ein.',
    mailbox_removed: () => 'Das Postfach wurde entfernt.',
    mailbox_unavailable: () => 'Das Postfach ist derzeit nicht erreichbar. Versuchen Sie es später erneut.',
    nested_archive: () => 'Ein Archiv in einem Archiv wird nicht gelesen. Senden Sie die Dateien einzeln.',
    not_this_order: () => 'Die Datei enthält eine andere Bestellung.',
    nothing_found: () => 'In der Datei wurde keine Bestellung gefunden.',
    nothing_to_read: () => 'Es gibt keine Datei zum Auslesen.',
    order_gone: () => 'Der Auftrag existiert nicht mehr.',
    order_over: () => 'Der Auftrag ist abgeschlossen.',
    password_protected: () => 'Die Datei ist passwortgeschützt. Entfernen Sie den Schutz und laden Sie sie erneut hoch.',
    timed_out: () => 'Das Auslesen dauerte zu lange.',
    too_large: tooLarge,
    too_many_files: () => 'Das Archiv enthält zu viele Dateien.',
    too_many_pages: () => 'Das Dokument hat zu viele Seiten.',
    unsupported_type: () => 'Dieser Dateityp wird nicht unterstützt.',
    not_a_document: () => 'Die Datei ist kein Dokument, sondern zum Beispiel ein Logo.',
    words_not_kept: () => 'Der E-Mail-Text wurde nicht gespeichert.',
  },
};
