import type { Words } from '../en.ts';
import { tooLarge } from './troubles.ts';

const always = (sentence: string) => (): string => sentence;
/** Nobody meets these on a page that works. */
const technical = (what: string) => always(`Technischer Fehler: ${what}. Laden Sie die Seite neu.`);
const changeThat = (what: string) => always(`${what} gibt es schon. Ändern Sie den vorhandenen Eintrag.`);
const numberTaken = (detail: string): string =>
  `Diese Bestellnummer dieses Kunden hat schon ${/^The order (\S+)/.exec(detail)?.[1] ?? 'ein anderer Auftrag'}.`;
const most = (what: string, todo: string) => (detail: string) =>
  `Mehr als ${/\d+/.exec(detail)?.[0] ?? '1000'} ${what} kann eine Firma nicht haben. ${todo}`;

export const problems: Words['problems'] = {
  unreachable: always('Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da.'),
  precondition_failed: always(
    'Jemand anders hat das inzwischen geändert. Sehen Sie es noch einmal an und versuchen Sie es dann wieder.',
  ),
  concurrent_change: always('Andere haben das im selben Moment geändert. Versuchen Sie es noch einmal.'),
  request_in_progress: always('Das geschieht schon. Warten Sie einen Moment und sehen Sie noch einmal nach.'),
  session_ended: always('Die Sitzung ist beendet. Melden Sie sich wieder an.'),
  unauthorized: always('Sie sind nicht angemeldet. Melden Sie sich an.'),
  forbidden: always('Dazu ist Ihre Rolle nicht berechtigt.'),
  not_found: always('Unter dieser Adresse wurde nichts gefunden'),
  invalid_request: always('Eine Angabe kann so nicht gespeichert werden. Prüfen Sie, was Sie eingegeben haben.'),
  internal_error: always('Der Dienst hat einen Fehler gemacht. Bleibt es dabei, hilft dem Support die Kennung.'),
  too_many_requests: always('Das war viel auf einmal. Versuchen Sie es gleich wieder.'),
  too_many_streams: always('Diese App ist zu oft zugleich geöffnet. Schließen Sie einige Fenster.'),
  body_too_large: always('Das ist mehr, als auf einmal gespeichert werden kann.'),
  file_too_large: (detail) => tooLarge(detail).replace('Die Datei', 'Die gesendete Datei'),
  unavailable: always('Der Dienst startet gerade oder erholt sich von einer Störung. Versuchen Sie es gleich wieder.'),
  storage_full: always(
    'Der Dienst hat gerade keinen Speicherplatz dafür. Versuchen Sie es später wieder, oder bitten Sie den Betreiber, Platz zu schaffen.',
  ),
  read_model_not_built: always('Der Dienst baut diese Ansicht noch auf. Sie erscheint von selbst, sobald sie fertig ist.'),
  https_required: always('Zum Anmelden braucht diese Adresse https.'),
  module_taken: always('Für diesen Bereich gibt es schon ein Postfach. Ändern Sie dieses oder wählen Sie einen anderen Bereich.'),
  way_not_open: always('Auf diese Weise kann man sich hier nicht anmelden.'),
  sign_in_refused: always('E-Mail-Adresse oder Passwort ist falsch, oder diesen Zugang gibt es nicht mehr.'),
  code_required: always('Das Passwort stimmt. Geben Sie auch die sechs Ziffern Ihrer App ein.'),
  code_wrong: always('Der Code ist falsch oder schon benutzt. Warten Sie auf den nächsten.'),
  address_not_proven: always(
    'Mit dieser Adresse meldet sich bereits jemand bei einem anderen Unternehmen an. Melden Sie sich zuerst in diesem Browser damit an und öffnen Sie den Link dann erneut.',
  ),
  link_not_good: always('Dieser Link wurde schon benutzt oder ist abgelaufen. Lassen Sie sich einen neuen geben.'),
  no_links_by_mail: always('Hier werden keine Links per Mail gesendet. Wenden Sie sich an die Administration.'),
  no_password_here: always('Sie melden sich nicht mit einem Passwort von hier an: Ändern lässt sich hier nichts daran.'),
  second_step_on: always('Der zweite Schritt ist schon eingeschaltet. Schalten Sie ihn zuerst aus.'),
  second_step_off: always('Der zweite Schritt ist nicht eingeschaltet.'),
  too_many_tries: always('Das Passwort war zu oft falsch. Warten Sie eine Viertelstunde.'),
  last_administrator: always(
    'Das ist der letzte Zugang mit Administrationsrechten. Geben Sie zuerst jemand anderem diese Rolle.',
  ),
  user_has_joined: always(
    'Diese Person ist schon beigetreten. Ein vergessenes Passwort kann sie bei der Anmeldung zurücksetzen.',
  ),
  too_many_users: most('Benutzer', 'Beenden Sie einen Zugang, den niemand mehr braucht.'),
  still_a_user: always('Das ist die Adresse von jemandem, der sich hier anmeldet. Beenden Sie zuerst den Zugang.'),
  locks_out: always('Das bleibt der Verwaltung: Niemand könnte es sonst zurückgeben.'),
  not_grantable: always('Dieses Recht kann eine Firma dieser Rolle nicht geben.'),
  too_many_api_keys: most('Schlüssel', 'Widerrufen Sie einen, den niemand mehr braucht.'),
  too_many_webhook_endpoints: most('Endpunkte', 'Entfernen Sie einen, den niemand mehr braucht.'),
  not_taken_over: always('Hier antwortet der Assistent. Übernehmen Sie zuerst.'),
  chat_closed: always('Dieses Gespräch ist geschlossen. Die nächste Nachricht beginnt ein neues.'),
  contact_opted_out: always('Der Kontakt möchte keine Nachrichten.'),
  chat_window_closed: always(
    'Die 24 Stunden, in denen der Anbieter Antworten durchlässt, sind vorbei. Warten Sie, bis der Kontakt wieder schreibt.',
  ),
  phone_number_not_confirmed: always(
    'Der Anbieter bestätigt nicht, dass dieses Token zu dieser Nummer gehört, oder die Nummer wird hier schon benutzt.',
  ),
  customer_exists: always(
    'Einen Kunden mit dieser Nummer (oder, ohne Nummer, diesem Namen) gibt es schon. Ändern oder wählen Sie diesen.',
  ),
  product_exists: changeThat('Einen Artikel mit dieser Nummer'),
  warehouse_exists: changeThat('Ein Lager mit dieser Nummer'),
  price_exists: changeThat('Einen Preis dafür'),
  lead_converted: always('Dieser Interessent ist schon ein Kunde.'),
  order_exists: (detail) => `${numberTaken(detail)} Ändern Sie diesen Auftrag, statt einen neuen anzulegen.`,
  po_number_taken: numberTaken,
  order_decided: (detail) => {
    if (detail.includes('rejected')) return 'Dieser Auftrag ist schon abgelehnt. Öffnen Sie ihn zuerst wieder.';
    if (detail.includes('cancelled already')) return 'Dieser Auftrag ist schon storniert.';
    return 'Dieser Auftrag ist schon freigegeben. Ändern kann ihn nur noch eine Änderung des Kunden.';
  },
  fields_missing: always('Felder, die eine Freigabe braucht, sind leer. Füllen Sie sie zuerst aus.'),
  review_needed: always('An diesem Auftrag ist etwas zu prüfen. Öffnen Sie ihn und geben Sie ihn einzeln frei.'),
  revision_unknown: always('Diese Änderung wartet nicht mehr.'),
  no_revision_held: always('Zu diesem Auftrag wartet keine Änderung.'),
  cancellation_waits: always(
    'Der Kunde will diesen Auftrag stornieren. Stornieren Sie ihn, oder weisen Sie den Wunsch zuerst ab.',
  ),
  no_cancellation_waits: always('Niemand will diesen Auftrag stornieren.'),
  no_approval_planned: always('Für diesen Auftrag ist keine automatische Freigabe geplant.'),
  policy_missing: always('Es gibt noch keine Regel. Legen Sie zuerst eine an.'),
  policy_not_proven: always('Das Regelwerk hat sich noch nicht bewährt. Es braucht mehr richtige Aufträge.'),
  not_rejected: always('Nur ein abgelehnter Auftrag kann wieder geöffnet werden.'),
  never_approved: always('Dieser Auftrag wurde nie freigegeben: Kein anderes System kann ihn haben.'),
  approval_released: always(
    'Andere Systeme haben von dieser Freigabe schon erfahren, sie lässt sich nicht mehr zurücknehmen. Stornieren Sie den Auftrag.',
  ),
  asked_recently: always('Der Kunde wurde vor weniger als einer Stunde gefragt. Versuchen Sie es später erneut.'),
  asked_too_often: always('Der Kunde wurde zu diesem Auftrag dreimal gefragt. Kontaktieren Sie ihn auf anderem Weg.'),
  asking_is_off: always('Rückfragen an Kunden sind ausgeschaltet. Ein Administrator kann sie in den Einstellungen einschalten.'),
  dmarc_failed: always(
    'Die E-Mail dieses Auftrags hat die DMARC-Prüfung nicht bestanden. Kontaktieren Sie den Kunden auf anderem Weg.',
  ),
  no_recipient: always('Keine E-Mail-Adresse des Kunden ist bekannt. Ergänzen Sie sie im Kundenstamm.'),
  no_sender: always('Kein aktives Postfach kann E-Mails senden.'),
  nothing_to_ask: always('Zu diesem Entwurf gibt es nichts zu fragen.'),
  unknown_change: always('Es ändert einen Auftrag, den es hier nicht gibt.'),
  not_an_order: always('Das Dokument sieht nicht nach einer Bestellung aus.'),
  too_many_orders: always('Das sind mehr Aufträge, als eine Datei enthalten darf. Wählen Sie weniger, über die Tage.'),
  document_expired: always(
    'Die hochgeladene Datei wurde einen Tag lang aufbewahrt und ist nicht mehr da. Laden Sie sie noch einmal hoch.',
  ),
  document_pending: always('Das Dokument wird noch gelesen. Versuchen Sie es gleich noch einmal.'),
  source_pending: always('Das wird noch gelesen. Versuchen Sie es gleich noch einmal.'),
  source_unreadable: always('Daraus konnte nichts gelesen werden. Geben Sie den Auftrag von Hand ein.'),
  not_at_hand: always('Die Datei ist nicht mehr bereit. Laden Sie sie noch einmal aus dem Postfach.'),
  nothing_to_fetch: always('Der Auftrag stammt nicht aus einer Mail: Es gibt nichts zu laden.'),
  mail_gone: always(
    'Die Mail liegt weder im Posteingang noch im Ordner für erledigte Mails: Ihre Seiten lassen sich nicht zeigen.',
  ),
  file_changed: always('Die Dateien im Postfach sind nicht die, die gelesen wurden: Sie werden nicht als Beleg gezeigt.'),
  not_failed: always(
    'Nur eine Mail, die fehlgeschlagen ist oder auf den nächsten Versuch wartet, kann noch einmal versucht werden.',
  ),
  no_outcome: always('Diese Mail ist noch in Arbeit: Es gibt noch nichts mitzuteilen.'),
  notification_stands: always(
    'Über diese Mail wurde schon benachrichtigt, oder es wird gerade versucht: Doppelt wird nie gesendet.',
  ),
  nothing_to_settle: always('An dieser Mail wartet nichts auf einen Menschen.'),
  wants_no_answer: always('Nur Fragen und Beschwerden werden als gesehen markiert.'),
  acknowledged_otherwise: always('Diese Fassung wurde schon unter einer anderen Nummer übernommen.'),
  bad_idempotency_key: technical('Schlüssel ungültig'),
  bad_request: technical('Anfrage nicht lesbar'),
  challenge_missing: technical('Prüfwert fehlt'),
  company_unknown: always('Ihre Firma ist hier nicht eingerichtet.'),
  cross_site_request: technical('Anfrage einer anderen Website'),
  file_missing: always('Wählen Sie eine Datei aus.'),
  header_required: technical('Kopfzeile fehlt'),
  idempotency_key_reused: technical('Schlüssel schon benutzt'),
  malformed_json: technical('kein gültiges JSON'),
  malformed_multipart: always('Der Upload kam unvollständig an. Laden Sie die Datei noch einmal hoch.'),
  method_not_allowed: technical('hier nicht möglich'),
  not_json: technical('Nachricht ist kein JSON'),
  precondition_required: always('Laden Sie den Auftrag neu, bevor Sie ihn ändern.'),
  range_not_satisfiable: technical('Dateiteil fehlt'),
  several_files: always('Bitte nur eine Datei auf einmal senden.'),
  signature_differs: technical('Unterschrift falsch'),
  two_credentials: technical('zwei Anmeldungen'),
  unknown_entry: always('Diesen Eintrag gibt es nicht.'),
  unsupported_charset: technical('kein UTF-8'),
  unsupported_encoding: technical('Komprimierung unbekannt'),
  unsupported_media_type: technical('Format unbekannt'),
  verify_token_differs: technical('Prüfwort falsch'),
  version_unknown: always('Diese Fassung gibt es nicht.'),
  wrong_field: technical('Feldname der Datei falsch'),
};
