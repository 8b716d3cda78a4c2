import type { LoginWords } from '../en/login.ts';

const always = (problem: string, todo: string) => () => ({ what: problem, todo });
/** Advice for providers with their own rule for passwords, recognized by the service’s hint. */
const logins: readonly (readonly [hint: RegExp, todo: string])[] = [
  [
    /^Gmail /,
    'Gmail akzeptiert das Passwort des Kontos nicht. Schalten Sie die Bestätigung in zwei Schritten ein, und erzeugen Sie im Google-Konto ein App-Passwort.',
  ],
  [
    /^Microsoft 365 /,
    'Microsoft 365 akzeptiert hier keine Passwörter mehr, auch keine App-Passwörter. Melden Sie das Postfach als Microsoft-365-Anwendung an. Für Outlook.com gibt es keine Anwendungen: Verwenden Sie ein Postfach bei einem anderen Anbieter.',
  ],
  [/^Yahoo /, 'Yahoo und AOL akzeptieren nur App-Passwörter. Erzeugen Sie eines in den Sicherheitseinstellungen des Kontos.'],
  [/^iCloud /, 'iCloud akzeptiert nur anwendungsspezifische Passwörter. Erzeugen Sie eines auf account.apple.com.'],
];
const atLogin = (problem: string, todo: string) => (_: string, hint: string) => ({
  what: problem,
  todo: logins.find(([pattern]) => pattern.test(hint))?.[1] ?? todo,
});
const noPasswords = atLogin(
  'Der Server akzeptiert hier keine Passwörter.',
  'Verwenden Sie den Port für den Versand (465 oder 587), oder melden Sie das Postfach als Anwendung an.',
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
      'Registrieren Sie eine Anwendung in Microsoft Entra, und geben Sie ihr in Exchange Zugriff auf dieses Postfach. Die Anleitung beschreibt jeden Schritt.',
    google_service_account:
      'Erlauben Sie einem Dienstkonto die domainweite Delegierung in der Google-Admin-Konsole. Die Anleitung beschreibt jeden Schritt.',
    oauth2: 'Für Anbieter, die Tokens für den Client-Credentials-Grant ausgeben.',
  },
  secrets: {
    microsoft_365: 'Geheimer Clientschlüssel oder Zertifikat mit privatem Schlüssel',
    google_service_account: 'JSON-Schlüsseldatei',
    oauth2: 'Geheimer Clientschlüssel',
  },
  secretHints: {
    microsoft_365:
      'Fügen Sie den Wert des geheimen Clientschlüssels ein (nicht seine ID) oder das Zertifikat und seinen privaten Schlüssel im PEM-Format.',
    google_service_account: 'Fügen Sie den gesamten Inhalt der Schlüsseldatei ein.',
    oauth2: 'Fügen Sie den geheimen Clientschlüssel Ihres Anbieters ein.',
  },
  secretKept: 'Gespeichert. Fügen Sie ein neues Geheimnis ein, um es zu ersetzen.',
  secretAgain: 'Geben Sie das Geheimnis erneut ein, wenn Sie Adresse, Server, Port, Verschlüsselung oder Anwendung ändern.',
  expiresHint: 'Die Administration wird 30 Tage vorher erinnert. Bei einem Zertifikat wird das Datum aus dem Zertifikat gelesen.',
  loginName: 'Anmeldename, falls abweichend von der E-Mail-Adresse',
  loginNameHint:
    'Für ein freigegebenes Postfach oder einen Server mit eigenen Anmeldenamen, zum Beispiel name@example.com/bestellungen.',
  watchedFoldersHint: 'Ein Ordner pro Zeile (in Gmail ein Label), mit / zwischen den Ebenen. Leer lassen für INBOX.',
  imapIdleHint:
    'Hält eine Verbindung zum ersten Ordner offen (IMAP IDLE). Die anderen Ordner werden alle fünf Minuten abgerufen.',
  helpPage: (provider) => `Hilfeseite von ${provider}`,
  limits: {
    all: (limits) => `Limits: ${limits}.`,
    connections: (count) => `${count} Verbindungen gleichzeitig`,
    megabytes: (count) => `${count} MB Abruf pro Tag`,
    perDay: (count) => `${count} gesendete E-Mails pro Tag`,
    perMinute: (count) => `${count} gesendete E-Mails pro Minute`,
  },
  sendVia: {
    smtp: 'SMTP',
    graph: 'Microsoft Graph',
    graphHint:
      'Für Organisationen, die SMTP AUTH ausschalten. Die Anwendung braucht die Berechtigung Mail.Send (Microsoft Graph). Der SMTP-Server darunter bleibt gespeichert, wird aber nicht benutzt.',
  },
  graphTest: {
    name: 'Senden (Microsoft Graph)',
    ok: 'Abrufen und Senden funktionieren.',
    noToken: 'Kein Token mit Sendeberechtigung',
  },
  connections: {
    PORT_NOT_ALLOWED: always('Dieser Port ist nicht erlaubt.', 'Verwenden Sie 993 oder 143 für IMAP, 465 oder 587 für SMTP.'),
    HOST_NOT_ALLOWED: always(
      'Unter diesem Namen gibt es keinen erlaubten Mailserver.',
      'Prüfen Sie die Schreibweise. Einen Server im eigenen Netz muss der Betreiber erlauben (MAIL_ALLOWED_CIDRS).',
    ),
    HOST_LOOKUP_FAILED: always(
      'Der Name des Servers konnte nicht aufgelöst werden.',
      'Der Namensserver antwortet nicht. Versuchen Sie es in einer Minute erneut.',
    ),
    UNREACHABLE: always(
      'Der Server ist nicht erreichbar.',
      'Prüfen Sie Server, Port und Firewall. Stimmt alles, versuchen Sie es später erneut.',
    ),
    NO_GREETING: always(
      'Der Server antwortet nicht auf die Verbindung.',
      'Der Port ist offen, aber der Server sendet nichts. Schalten Sie bei einem TLS-Port (993, 465) „TLS von Anfang an“ ein, sonst aus.',
    ),
    NOT_A_MAIL_SERVER: always(
      'Das ist kein Mailserver.',
      'Auf diesem Port antwortet ein anderer Dienst. Prüfen Sie den Port und ob TLS eingeschaltet sein muss.',
    ),
    SERVER_BUSY: always(
      'Der Server ist ausgelastet.',
      'Der Server lässt keine weiteren Verbindungen zu oder begrenzt dieses Postfach. Versuchen Sie es später erneut.',
    ),
    SERVER_REFUSES: always(
      'Der Server lehnt Verbindungen von diesem Dienst ab.',
      'Fragen Sie den Administrator des Servers, ob die Adresse dieses Dienstes gesperrt ist.',
    ),
    STARTTLS_MISSING: always(
      'Der Server bietet auf diesem Port keine Verschlüsselung an.',
      'Passwörter werden nicht unverschlüsselt gesendet. Verwenden Sie den TLS-Port (993 für IMAP, 465 für SMTP).',
    ),
    TLS_NOT_SPOKEN: always(
      'Auf diesem Port gibt es kein TLS von Anfang an.',
      'Schalten Sie „TLS von Anfang an“ aus, um STARTTLS zu verwenden, oder verwenden Sie den TLS-Port (993, 465).',
    ),
    TLS_TOO_OLD: always(
      'Die Verschlüsselung des Servers ist veraltet.',
      'Der Server unterstützt nur veraltete TLS-Versionen. Sein Administrator muss TLS 1.2 oder neuer erlauben.',
    ),
    TLS_FAILED: always('Die verschlüsselte Verbindung ist fehlgeschlagen.', 'Wenden Sie sich an den Administrator des Servers.'),
    TLS_SELF_SIGNED: always(
      'Das Zertifikat des Servers ist selbst signiert.',
      'Besser ist ein Zertifikat einer öffentlichen Zertifizierungsstelle. Sonst kann der Betreiber dieses mit MAIL_CA_FILE als vertrauenswürdig einstufen.',
    ),
    TLS_UNKNOWN_ISSUER: always(
      'Der Aussteller des Serverzertifikats ist unbekannt.',
      'Der Server muss die ganze Zertifikatskette senden. Eine eigene Zertifizierungsstelle kann der Betreiber mit MAIL_CA_FILE als vertrauenswürdig einstufen.',
    ),
    TLS_NAME_MISMATCH: always(
      'Das Zertifikat gilt für einen anderen Namen.',
      'Verwenden Sie den Servernamen, für den das Zertifikat gilt. Der Anbieter kennt ihn.',
    ),
    TLS_EXPIRED: always(
      'Das Zertifikat des Servers ist abgelaufen.',
      'Der Administrator des Servers muss das Zertifikat erneuern.',
    ),
    TLS_NOT_YET_VALID: always(
      'Das Zertifikat des Servers gilt noch nicht.',
      'Prüfen Sie die Uhren des Servers und dieses Dienstes.',
    ),
    AUTH_NOT_OFFERED: (message, hint) =>
      message.includes('XOAUTH2')
        ? {
            what: 'Der Server akzeptiert hier keine Tokens.',
            todo: 'Der Server bietet auf diesem Port weder XOAUTH2 noch OAUTHBEARER an. Prüfen Sie Server und Port, oder melden Sie das Postfach mit einem Passwort an.',
          }
        : noPasswords(message, hint),
    AUTH_FAILED: atLogin(
      'Der Server lehnt die Anmeldung ab.',
      'Prüfen Sie E-Mail-Adresse und Passwort. Viele Anbieter verlangen ein App-Passwort statt des Kontopassworts.',
    ),
    LOGIN_REFUSED: always(
      'Der Server akzeptiert das Token der Anwendung nicht.',
      'Microsoft 365: Tragen Sie den Dienstprinzipal in Exchange ein (New-ServicePrincipal, mit der Objekt-ID der Unternehmensanwendung), und geben Sie ihm Zugriff auf das Postfach (Add-MailboxPermission). Google: Erlauben Sie dem Client des Dienstkontos den Bereich https://mail.google.com/ (domainweite Delegierung). Sonst: Fordern Sie den Bereich an, den der Server nennt.',
    ),
    MAILBOX_ACCESS_MISSING: always(
      'Die Anwendung darf dieses Postfach nicht öffnen.',
      'Geben Sie ihr Zugriff auf das Postfach: Add-MailboxPermission -Identity <Postfach> -User <Dienstprinzipal> -AccessRights FullAccess. Prüfen Sie auch, ob IMAP für das Postfach eingeschaltet ist: Get-CASMailbox <Postfach> | Select ImapEnabled. In Exchange kann es eine Stunde dauern, bis eine Änderung wirksam wird.',
    ),
    IMAP_DISABLED: always(
      'IMAP ist für dieses Postfach ausgeschaltet.',
      'Schalten Sie IMAP ein (Microsoft 365: Set-CASMailbox <Postfach> -ImapEnabled $true; Gmail: Einstellungen, Weiterleitung und POP/IMAP).',
    ),
    SMTP_AUTH_DISABLED: always(
      'SMTP AUTH ist für die Organisation oder dieses Postfach ausgeschaltet.',
      'Schalten Sie SMTP AUTH für dieses Postfach ein: Set-CASMailbox <Postfach> -SmtpClientAuthenticationDisabled $false. Verbietet es die Organisation, senden Sie über Microsoft Graph.',
    ),
    TOKEN_SECRET_UNREADABLE: always(
      'Das gespeicherte Geheimnis ist nicht lesbar.',
      'Geben Sie es erneut ein: den geheimen Clientschlüssel, das Zertifikat mit privatem Schlüssel (PEM) oder die ganze JSON-Schlüsseldatei.',
    ),
    TOKEN_SECRET_WRONG: always(
      'Der Anbieter lehnt das Geheimnis der Anwendung ab.',
      'Geben Sie es erneut ein. Benötigt wird der Wert des geheimen Clientschlüssels, nicht seine ID. Der Wert wird nur einmal angezeigt: Erzeugen Sie einen neuen Schlüssel, wenn Sie ihn nicht haben.',
    ),
    TOKEN_SECRET_EXPIRED: always(
      'Das Geheimnis der Anwendung ist abgelaufen.',
      'Erzeugen Sie ein neues Geheimnis oder Zertifikat, und geben Sie es mit seinem Ablaufdatum ein.',
    ),
    TOKEN_TENANT_UNKNOWN: always(
      'Der Anbieter kennt diesen Mandanten nicht.',
      'Prüfen Sie die Verzeichnis-ID (Mandant) aus der Übersicht der App-Registrierung, oder verwenden Sie eine bestätigte Domain.',
    ),
    TOKEN_APPLICATION_UNKNOWN: always(
      'Der Anbieter kennt diese Anwendung nicht.',
      'Prüfen Sie die Anwendungs-ID (Client) aus der Übersicht der App-Registrierung dieses Mandanten. Bei Google: Prüfen Sie, ob es das Dienstkonto noch gibt.',
    ),
    TOKEN_CONSENT_MISSING: (_, hint) => ({
      what: 'Der Anwendung fehlt die Zustimmung eines Administrators.',
      todo: hint.includes('Mail.Send')
        ? 'API-Berechtigungen, Microsoft Graph, Anwendungsberechtigung Mail.Send, dann „Administratorzustimmung erteilen“. Wird die Berechtigung über RBAC für Anwendungen in Exchange Online erteilt, nennt das Token Mail.Send nicht. Dann kann dieser Test sie nicht prüfen, und das Senden kann trotzdem funktionieren.'
        : 'API-Berechtigungen, Office 365 Exchange Online, Anwendungsberechtigungen IMAP.AccessAsApp und SMTP.SendAsApp, dann „Administratorzustimmung erteilen“. Google: domainweite Delegierung in der Admin-Konsole.',
    }),
    TOKEN_SCOPE_REFUSED: always(
      'Der Anbieter stellt für diesen Bereich kein Token aus.',
      'Prüfen Sie den Bereich. Google: Erlauben Sie https://mail.google.com/ für die Client-ID des Dienstkontos.',
    ),
    TOKEN_MAILBOX_REFUSED: always(
      'Der Anbieter stellt für dieses Postfach kein Token aus.',
      'Prüfen Sie die E-Mail-Adresse. Sie muss zu der Google-Workspace-Domain gehören, die das Dienstkonto zugelassen hat.',
    ),
    TOKEN_CLOCK_WRONG: always(
      'Die Uhr dieses Dienstes geht falsch.',
      'Sie weicht um Minuten von der Uhr des Anbieters ab. Der Betreiber muss die Zeitsynchronisierung (NTP) einschalten.',
    ),
    TOKEN_URL_NOT_ALLOWED: always(
      'Diese Token-URL ist nicht erlaubt.',
      'Prüfen Sie die Token-URL. Einen Server im eigenen Netz muss der Betreiber erlauben (MAIL_ALLOWED_CIDRS).',
    ),
    TOKEN_REFUSED: always(
      'Der Anbieter stellt kein Token aus.',
      'Prüfen Sie die Registrierung der Anwendung beim Anbieter. Seine Antwort wird darunter angezeigt.',
    ),
    TOKEN_SERVER_UNREACHABLE: always(
      'Der Tokenserver antwortet nicht.',
      'Versuchen Sie es später erneut. Bleibt der Fehler bestehen, prüfen Sie, ob dieser Dienst den Tokenserver erreichen kann.',
    ),
    TOKEN_ANSWER_INVALID: always(
      'Die Antwort enthält kein Token.',
      'Prüfen Sie die Token-URL. Der Server dort stellt keine OAuth-2.0-Tokens aus.',
    ),
    PASSWORD_GONE: always('Das gespeicherte Passwort oder Geheimnis fehlt.', 'Geben Sie das Passwort oder Geheimnis erneut ein.'),
    FOLDER_INVALID: always(
      'Ein Ordner kann hier nicht verwendet werden.',
      'Wählen Sie einen anderen Ordner für verarbeitete E-Mails oder andere überwachte Ordner. Namen dürfen keine Steuerzeichen, * oder % enthalten, und der Ordner darf nicht alle E-Mails anzeigen.',
    ),
    FOLDER_MISSING: always(
      'Ein überwachter Ordner fehlt auf dem Server.',
      'Vergleichen Sie die überwachten Ordner mit den Namen im E-Mail-Programm, mit / zwischen den Ebenen. In Gmail muss das Label in IMAP angezeigt werden.',
    ),
    INBOX_UNAVAILABLE: always(
      'Der Posteingang kann nicht geöffnet werden.',
      'Die Anmeldung funktioniert, aber der Server öffnet den Posteingang nicht. Wenden Sie sich an den Administrator des Servers.',
    ),
    SERVER_MISBEHAVES: always(
      'Der Server hat unerwartet geantwortet.',
      'Die Antwort entspricht keinem Mailserver. Wenden Sie sich an den Administrator des Servers.',
    ),
  },
};
