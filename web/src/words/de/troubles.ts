import type { TroubleWords } from '../en/troubles.ts';

const atServer = (words: string, todo: string) => (message: string) => ({ what: `${words} (${message})`, todo });
const passing = (what: string, todo: string) => () => ({ what, todo });
/** Providers whose rule for passwords the service names. */
const logins: readonly (readonly [hint: RegExp, todo: string])[] = [
  [
    /^Gmail /,
    'Gmail nimmt nicht das Passwort des Kontos: Schalten Sie die Bestätigung in zwei Schritten ein und erzeugen Sie im Google-Konto ein App-Passwort.',
  ],
  [
    /^Microsoft 365 /,
    'Microsoft 365 und Outlook.com nehmen hier keine Passwörter mehr, auch keine App-Passwörter: Nehmen Sie ein Postfach bei einem anderen Anbieter.',
  ],
  [/^Yahoo /, 'Yahoo und AOL nehmen nur App-Passwörter: Erzeugen Sie eines in den Sicherheitseinstellungen des Kontos.'],
  [/^iCloud /, 'iCloud nimmt nur anwendungsspezifische Passwörter: Erzeugen Sie eines auf account.apple.com.'],
];
const atLogin = (what: string, todo: string) => (_: string, hint: string) => ({
  what,
  todo: logins.find(([pattern]) => pattern.test(hint))?.[1] ?? todo,
});
/** The limit is what the service names last. */
export const tooLarge = (message: string): string => {
  const [limit] = [...message.matchAll(/[\d.]+ MB/g)].at(-1) ?? [];
  return limit ? `Die Datei ist zu groß: höchstens ${limit}.` : 'Die Datei ist zu groß.';
};
const counted = (message: string): string => /\d+/.exec(message)?.[0] ?? '';

export const troubles: TroubleWords = {
  mailboxes: {
    mailbox_auth: atServer(
      'Der Server lehnt das Passwort ab',
      'Setzen Sie das Passwort neu; viele Anbieter wollen ein App-Passwort.',
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
      'Der Ordner für verarbeitete Mails kann nicht benutzt werden',
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
      todo: 'Setzen Sie das Passwort neu: Es wird sofort versucht.',
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
  },
  connections: {
    PORT_NOT_ALLOWED: passing('Dieser Port ist hier nicht erlaubt.', 'Nehmen Sie 993 oder 143 für IMAP, 465 oder 587 für SMTP.'),
    HOST_NOT_ALLOWED: passing(
      'Unter diesem Namen ist kein Mailserver erreichbar, den dieser Dienst benutzen darf.',
      'Prüfen Sie die Schreibweise des Servers. Einen im eigenen Netz muss der Betreiber erlauben (MAIL_ALLOWED_CIDRS).',
    ),
    HOST_LOOKUP_FAILED: passing(
      'Der Name des Servers ließ sich nicht auflösen.',
      'Der Namensserver antwortete nicht. Versuchen Sie es in einer Minute noch einmal.',
    ),
    UNREACHABLE: passing(
      'Der Server ist nicht erreichbar.',
      'Prüfen Sie Server und Port; eine Firewall kann dazwischen sein. Stimmt beides, versuchen Sie es später noch einmal.',
    ),
    NO_GREETING: passing(
      'Der Server meldet sich nicht.',
      'Der Port ist offen und schweigt. Ist es ein TLS-Port (993, 465), schalten Sie TLS von Anfang an ein, sonst aus.',
    ),
    NOT_A_MAIL_SERVER: passing(
      'Das ist kein Mailserver.',
      'Auf diesem Port antwortet etwas anderes. Prüfen Sie den Port; vielleicht ist TLS ausgeschaltet, wo es gebraucht wird.',
    ),
    SERVER_BUSY: passing(
      'Der Server ist gerade ausgelastet.',
      'Der Server nimmt gerade keine Verbindungen mehr an oder begrenzt dieses Postfach. Versuchen Sie es später noch einmal.',
    ),
    SERVER_REFUSES: passing(
      'Der Server weist diesen Dienst ab.',
      'Der Server spricht nicht mit diesem Dienst. Fragen Sie seinen Verwalter, ob diese Adresse gesperrt ist.',
    ),
    STARTTLS_MISSING: passing(
      'Der Server bietet auf diesem Port keine Verschlüsselung an.',
      'Passwörter werden nicht unverschlüsselt gesendet. Nehmen Sie den TLS-Port (993 für IMAP, 465 für SMTP).',
    ),
    TLS_NOT_SPOKEN: passing(
      'Auf diesem Port wird nicht von Anfang an verschlüsselt.',
      'Dieser Port spricht nicht von Anfang an TLS. Schalten Sie es aus für STARTTLS, oder nehmen Sie den TLS-Port (993, 465).',
    ),
    TLS_TOO_OLD: passing(
      'Die Verschlüsselung des Servers ist veraltet.',
      'Der Server spricht nur veraltete Fassungen von TLS. Sein Verwalter muss TLS 1.2 oder neuer erlauben.',
    ),
    TLS_FAILED: passing(
      'Die Verschlüsselung kam nicht zustande.',
      'Die verschlüsselte Verbindung kam nicht zustande. Fragen Sie den Verwalter des Servers.',
    ),
    TLS_SELF_SIGNED: passing(
      'Das Zertifikat des Servers ist von ihm selbst ausgestellt.',
      'Der Betreiber kann dem Zertifikat mit MAIL_CA_FILE trauen; besser ist eines von einer öffentlichen Stelle.',
    ),
    TLS_UNKNOWN_ISSUER: passing(
      'Wer das Zertifikat des Servers ausgestellt hat, ist hier unbekannt.',
      'Der Betreiber kann einer eigenen Stelle mit MAIL_CA_FILE trauen; der Server muss die ganze Kette senden.',
    ),
    TLS_NAME_MISMATCH: passing(
      'Das Zertifikat gilt für einen anderen Namen.',
      'Nehmen Sie den Namen, für den das Zertifikat gilt; der Anbieter weiß, welcher das ist.',
    ),
    TLS_EXPIRED: passing(
      'Das Zertifikat des Servers ist abgelaufen.',
      'Der Verwalter des Servers muss sein Zertifikat erneuern.',
    ),
    TLS_NOT_YET_VALID: passing(
      'Das Zertifikat des Servers gilt noch nicht.',
      'Das Zertifikat gilt erst in der Zukunft: Prüfen Sie die Uhren des Servers und dieses Dienstes.',
    ),
    AUTH_NOT_OFFERED: atLogin(
      'Der Server nimmt hier keine Passwörter an.',
      'Der Server nimmt auf diesem Port keine Passwörter an. Nehmen Sie den Port zum Einliefern oder einen anderen Anbieter.',
    ),
    AUTH_FAILED: atLogin(
      'Der Server lehnt die Anmeldung ab.',
      'Prüfen Sie Adresse und Passwort; viele Anbieter wollen ein App-Passwort statt dem des Kontos.',
    ),
    PASSWORD_GONE: passing('Das gespeicherte Passwort fehlt.', 'Das gespeicherte Passwort ist nicht mehr da. Setzen Sie es neu.'),
    FOLDER_INVALID: passing(
      'Der Ordner für erledigte Mails hat keinen brauchbaren Namen.',
      'Wählen Sie einen anderen Namen für den Ordner verarbeiteter Mails, ohne Steuerzeichen, * und %.',
    ),
    INBOX_UNAVAILABLE: passing(
      'Der Posteingang lässt sich nicht öffnen.',
      'Die Anmeldung gelingt, aber der Server öffnet den Posteingang nicht. Fragen Sie seinen Verwalter.',
    ),
    SERVER_MISBEHAVES: passing(
      'Der Server antwortet unverständlich.',
      'Der Server antwortete, wie es kein Mailserver sollte. Fragen Sie seinen Verwalter.',
    ),
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
