import type { LoginWords } from '../en/login.ts';

const passing = (what: string, todo: string) => () => ({ what, todo });
/** Providers whose rule for passwords the service names. */
const logins: readonly (readonly [hint: RegExp, todo: string])[] = [
  [
    /^Gmail /,
    'Gmail nimmt nicht das Passwort des Kontos: Schalten Sie die Bestätigung in zwei Schritten ein und erzeugen Sie im Google-Konto ein App-Passwort.',
  ],
  [
    /^Microsoft 365 /,
    'Microsoft 365 nimmt hier keine Passwörter mehr, auch keine App-Passwörter: Melden Sie das Postfach als Microsoft-365-Anwendung an. Für Outlook.com gibt es keine Anwendungen: Nehmen Sie ein Postfach bei einem anderen Anbieter.',
  ],
  [/^Yahoo /, 'Yahoo und AOL nehmen nur App-Passwörter: Erzeugen Sie eines in den Sicherheitseinstellungen des Kontos.'],
  [/^iCloud /, 'iCloud nimmt nur anwendungsspezifische Passwörter: Erzeugen Sie eines auf account.apple.com.'],
];
const atLogin = (what: string, todo: string) => (_: string, hint: string) => ({
  what,
  todo: logins.find(([pattern]) => pattern.test(hint))?.[1] ?? todo,
});
const noPasswords = atLogin(
  'Der Server nimmt hier keine Passwörter an.',
  'Der Server nimmt auf diesem Port keine Passwörter an. Nehmen Sie den Port zum Einliefern, oder melden Sie das Postfach als Anwendung an.',
);

export const login: LoginWords = {
  title: 'Anmeldung',
  kinds: {
    password: 'Passwort oder App-Passwort',
    microsoft_365: 'Microsoft-365-Anwendung',
    google_service_account: 'Google-Dienstkonto',
    oauth2: 'OAuth 2.0 mit Client-Credentials',
  },
  kindHints: {
    microsoft_365:
      'Registrieren Sie eine Anwendung in Microsoft Entra, und geben Sie ihr dieses Postfach in Exchange. Die Anleitung nennt jeden Schritt.',
    google_service_account:
      'Erlauben Sie einem Dienstkonto die domainweite Delegierung in der Google-Admin-Konsole. Die Anleitung nennt jeden Schritt.',
    oauth2: 'Für Anbieter, die Token für den Client-Credentials-Grant ausgeben.',
  },
  secrets: {
    microsoft_365: 'Geheimer Clientschlüssel oder Zertifikat mit privatem Schlüssel',
    google_service_account: 'JSON-Schlüsseldatei',
    oauth2: 'Geheimer Clientschlüssel',
  },
  secretHints: {
    microsoft_365:
      'Fügen Sie den Wert des geheimen Clientschlüssels ein (nicht seine ID) oder das Zertifikat und seinen privaten Schlüssel im PEM-Format.',
    google_service_account: 'Fügen Sie den ganzen Inhalt der Schlüsseldatei ein.',
    oauth2: 'Fügen Sie ihn so ein, wie der Anbieter ihn anzeigt.',
  },
  secretKept: 'Gespeichert. Fügen Sie ein neues Geheimnis ein, um es zu ändern.',
  secretAgain:
    'Für eine neue Adresse, einen neuen Server oder Port, eine andere Verschlüsselung oder Anwendung muss das Geheimnis noch einmal eingegeben werden.',
  expiresHint: 'Administratoren werden 30 Tage vorher erinnert. Das Ende eines Zertifikats wird aus dem Zertifikat gelesen.',
  loginName: 'Anmeldename, falls nicht die Adresse',
  loginNameHint:
    'Für ein freigegebenes Postfach oder einen Server mit eigenen Anmeldenamen, zum Beispiel name@example.com/bestellungen.',
  watchedFoldersHint: 'Ein Ordner (in Gmail ein Label) pro Zeile, mit / zwischen den Ebenen. Leer heißt INBOX.',
  imapIdleHint:
    'Hält eine Verbindung zum ersten Ordner offen (IMAP IDLE). Die anderen Ordner werden alle fünf Minuten abgerufen.',
  helpPage: (provider) => `Hilfeseite von ${provider}`,
  limits: {
    all: (limits) => `Grenzen: ${limits}.`,
    connections: (count) => `${count} Verbindungen gleichzeitig`,
    megabytes: (count) => `${count} MB Abruf pro Tag`,
    perDay: (count) => `${count} gesendete Mails pro Tag`,
    perMinute: (count) => `${count} gesendete Mails pro Minute`,
  },
  sendVia: {
    smtp: 'SMTP',
    graph: 'Microsoft Graph',
    graphHint:
      'Für Organisationen, die SMTP AUTH ausschalten. Die Anwendung braucht die Berechtigung Mail.Send (Microsoft Graph). Der SMTP-Server darunter bleibt gespeichert und wird nicht benutzt.',
  },
  graphTest: {
    name: 'Senden (Microsoft Graph)',
    ok: 'Abrufen und Senden funktionieren.',
    noToken: 'Kein Token, das senden darf',
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
    AUTH_NOT_OFFERED: (message, hint) =>
      message.includes('XOAUTH2')
        ? {
            what: 'Der Server nimmt hier keine Token an.',
            todo: 'Der Server bietet auf diesem Port weder XOAUTH2 noch OAUTHBEARER an. Prüfen Sie Server und Port, oder melden Sie das Postfach mit einem Passwort an.',
          }
        : noPasswords(message, hint),
    AUTH_FAILED: atLogin(
      'Der Server lehnt die Anmeldung ab.',
      'Prüfen Sie Adresse und Passwort; viele Anbieter wollen ein App-Passwort statt dem des Kontos.',
    ),
    LOGIN_REFUSED: passing(
      'Der Server nimmt das Token der Anwendung nicht an.',
      'Microsoft 365: Tragen Sie den Dienstprinzipal in Exchange ein (New-ServicePrincipal, mit der Objekt-ID der Unternehmensanwendung), und geben Sie ihm das Postfach (Add-MailboxPermission). Google: Erlauben Sie dem Client des Dienstkontos den Bereich https://mail.google.com/ (domainweite Delegierung). Sonst: Fordern Sie den Bereich an, den der Server nennt.',
    ),
    MAILBOX_ACCESS_MISSING: passing(
      'Die Anwendung darf dieses Postfach nicht öffnen.',
      'Geben Sie ihr das Postfach: Add-MailboxPermission -Identity <Postfach> -User <Dienstprinzipal> -AccessRights FullAccess. Prüfen Sie auch, ob IMAP für das Postfach eingeschaltet ist: Get-CASMailbox <Postfach> | Select ImapEnabled. In Exchange kann es eine Stunde dauern, bis eine Änderung gilt.',
    ),
    IMAP_DISABLED: passing(
      'IMAP ist für dieses Postfach ausgeschaltet.',
      'Schalten Sie IMAP ein (Microsoft 365: Set-CASMailbox <Postfach> -ImapEnabled $true; Gmail: Einstellungen, Weiterleitung und POP/IMAP).',
    ),
    SMTP_AUTH_DISABLED: passing(
      'SMTP AUTH ist für die Organisation oder dieses Postfach ausgeschaltet.',
      'Schalten Sie SMTP AUTH für dieses Postfach ein: Set-CASMailbox <Postfach> -SmtpClientAuthenticationDisabled $false. Verbietet es die Organisation, senden Sie über Microsoft Graph.',
    ),
    TOKEN_SECRET_UNREADABLE: passing(
      'Das gespeicherte Geheimnis ist nicht lesbar.',
      'Tragen Sie es neu ein: den geheimen Clientschlüssel, das Zertifikat mit privatem Schlüssel (PEM) oder die ganze JSON-Schlüsseldatei.',
    ),
    TOKEN_SECRET_WRONG: passing(
      'Der Anbieter lehnt das Geheimnis der Anwendung ab.',
      'Tragen Sie es neu ein. Gebraucht wird der Wert des geheimen Clientschlüssels, nicht seine ID. Er wird nur einmal angezeigt: Erzeugen Sie einen neuen, wenn Sie ihn nicht haben.',
    ),
    TOKEN_SECRET_EXPIRED: passing(
      'Das Geheimnis der Anwendung ist abgelaufen.',
      'Erzeugen Sie ein neues Geheimnis oder Zertifikat, und tragen Sie es mit seinem Ablaufdatum ein.',
    ),
    TOKEN_TENANT_UNKNOWN: passing(
      'Der Anbieter kennt diesen Mandanten nicht.',
      'Prüfen Sie die Verzeichnis-ID (Mandant) aus der Übersicht der App-Registrierung, oder nehmen Sie eine bestätigte Domain.',
    ),
    TOKEN_APPLICATION_UNKNOWN: passing(
      'Der Anbieter kennt diese Anwendung nicht.',
      'Prüfen Sie die Anwendungs-ID (Client) aus der Übersicht der App-Registrierung dieses Mandanten. Bei Google: Prüfen Sie, ob es das Dienstkonto noch gibt.',
    ),
    TOKEN_CONSENT_MISSING: (_, hint) => ({
      what: 'Der Anwendung fehlt die Zustimmung eines Administrators.',
      todo: hint.includes('Mail.Send')
        ? 'API-Berechtigungen, Microsoft Graph, Anwendungsberechtigung Mail.Send, dann „Administratorzustimmung erteilen“. Erteilt RBAC für Anwendungen in Exchange Online die Berechtigung, nennt das Token Mail.Send nicht: Dann kann dieser Test nichts darüber sagen, und das Senden kann gelingen.'
        : 'API-Berechtigungen, Office 365 Exchange Online, Anwendungsberechtigungen IMAP.AccessAsApp und SMTP.SendAsApp, dann „Administratorzustimmung erteilen“. Google: domainweite Delegierung in der Admin-Konsole.',
    }),
    TOKEN_SCOPE_REFUSED: passing(
      'Der Anbieter gibt für diesen Bereich kein Token.',
      'Prüfen Sie den Bereich. Google: Erlauben Sie https://mail.google.com/ für die Client-ID des Dienstkontos.',
    ),
    TOKEN_MAILBOX_REFUSED: passing(
      'Für dieses Postfach gibt der Anbieter kein Token.',
      'Prüfen Sie die Adresse: Sie muss zu der Google-Workspace-Domain gehören, die das Dienstkonto zugelassen hat.',
    ),
    TOKEN_CLOCK_WRONG: passing(
      'Die Uhr dieses Dienstes geht falsch.',
      'Sie weicht um Minuten von der des Anbieters ab. Ein Betreiber muss die Zeitsynchronisierung (NTP) einschalten.',
    ),
    TOKEN_URL_NOT_ALLOWED: passing(
      'Von dieser Adresse darf der Dienst kein Token holen.',
      'Prüfen Sie die Token-URL. Eine im eigenen Netz muss der Betreiber erlauben (MAIL_ALLOWED_CIDRS).',
    ),
    TOKEN_REFUSED: passing(
      'Der Anbieter gibt kein Token.',
      'Prüfen Sie die Anwendung dort, wo sie registriert ist. Darunter steht, was der Anbieter antwortet.',
    ),
    TOKEN_SERVER_UNREACHABLE: passing(
      'Der Tokenserver antwortet nicht.',
      'Das vergeht von selbst. Wenn nicht, prüfen Sie, ob dieser Dienst ihn erreichen kann.',
    ),
    TOKEN_ANSWER_INVALID: passing(
      'Die Antwort enthält kein Token.',
      'Prüfen Sie die Token-URL: Was dort antwortet, gibt keine OAuth-2.0-Token aus.',
    ),
    PASSWORD_GONE: passing(
      'Das gespeicherte Passwort oder Geheimnis fehlt.',
      'Das gespeicherte Passwort oder Geheimnis ist nicht mehr da. Setzen Sie es neu.',
    ),
    FOLDER_INVALID: passing(
      'Ein Ordner ist hier nicht verwendbar.',
      'Wählen Sie einen anderen Ordner für verarbeitete Mails oder andere überwachte Ordner: Namen ohne Steuerzeichen, * und %, und keinen Ordner, der alle Mails zeigt.',
    ),
    FOLDER_MISSING: passing(
      'Einen überwachten Ordner gibt es auf dem Server nicht.',
      'Vergleichen Sie die überwachten Ordner mit den Namen im Mailprogramm, mit / zwischen den Ebenen. In Gmail muss ein Label in IMAP angezeigt werden.',
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
};
