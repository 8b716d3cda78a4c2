import type { Words } from '../en.ts';
import { tooLarge } from './troubles.ts';

const always = (sentence: string) => (): string => sentence;
/** Only for requests that the web app never sends. */
const technical = (problem: string) => always(`Technischer Fehler: ${problem}. Laden Sie die Seite neu.`);
const changeThat = (record: string) => always(`${record} ist bereits vorhanden. Bearbeiten Sie den vorhandenen Eintrag.`);
const numberTaken = (detail: string): string =>
  `${/^The order (\S+)/.exec(detail)?.[1] ?? 'Ein anderer Auftrag'} hat bereits diese Bestellnummer dieses Kunden.`;
const most = (records: string, todo: string) => (detail: string) =>
  `Höchstens ${/\d+/.exec(detail)?.[0] ?? '1000'} ${records} pro Unternehmen. ${todo}`;

export const problems: Words['problems'] = {
  unreachable: always('Der Dienst ist nicht erreichbar. Ihre Eingaben sind noch da.'),
  precondition_failed: always('Das wurde anderswo geändert. Prüfen Sie die Änderungen und versuchen Sie es erneut.'),
  concurrent_change: always('Das wurde gleichzeitig geändert. Versuchen Sie es erneut.'),
  request_in_progress: always('Der Vorgang läuft bereits. Warten Sie einen Moment und prüfen Sie dann das Ergebnis.'),
  session_ended: always('Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.'),
  unauthorized: always('Sie sind nicht angemeldet. Melden Sie sich an.'),
  forbidden: always('Ihre Rolle erlaubt das nicht. Bitten Sie die Administration um Zugriff.'),
  not_found: always('Nicht gefunden'),
  invalid_request: always('Eine Angabe ist ungültig. Prüfen Sie Ihre Eingaben.'),
  internal_error: always(
    'Ein Fehler ist aufgetreten. Versuchen Sie es erneut. Wenn er bleibt, nennen Sie dem Support die Kennung.',
  ),
  too_many_requests: always('Zu viele Anfragen. Versuchen Sie es gleich noch einmal.'),
  too_many_streams: always('Zu viele offene Fenster. Schließen Sie einige und versuchen Sie es erneut.'),
  body_too_large: always('Zu viele Daten auf einmal. Speichern Sie in kleineren Teilen.'),
  file_too_large: (detail) => tooLarge(detail).replace('Die Datei', 'Die gesendete Datei'),
  unavailable: always('Der Dienst startet gerade oder wird wiederhergestellt. Versuchen Sie es gleich noch einmal.'),
  storage_full: always(
    'Der Speicher ist voll. Versuchen Sie es später erneut oder bitten Sie die Administration, Platz zu schaffen.',
  ),
  read_model_not_built: always('Diese Ansicht wird noch aufgebaut. Sie erscheint, sobald sie fertig ist.'),
  https_required: always('Die Anmeldung ist nur über HTTPS möglich. Öffnen Sie die Seite mit https://.'),
  module_taken: always('Dieser Bereich hat bereits ein Postfach. Bearbeiten Sie dieses oder wählen Sie einen anderen Bereich.'),
  sign_in_method_disabled: always('Diese Anmeldeart ist ausgeschaltet. Wählen Sie eine andere.'),
  sign_in_refused: always('E-Mail-Adresse oder Passwort ist falsch, oder der Zugang wurde beendet.'),
  code_required: always('Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.'),
  code_wrong: always('Code falsch oder bereits benutzt. Warten Sie auf den nächsten.'),
  address_not_verified: always(
    'Diese E-Mail-Adresse gehört bereits zu einem Zugang bei einem anderen Unternehmen. Melden Sie sich zuerst in diesem Browser damit an und öffnen Sie dann den Link erneut.',
  ),
  link_invalid: always('Dieser Link ist abgelaufen oder wurde bereits benutzt. Fordern Sie einen neuen an.'),
  email_links_unavailable: always('Links per E-Mail sind ausgeschaltet. Wenden Sie sich an die Administration.'),
  no_local_password: always('Sie melden sich hier nicht mit einem Passwort an, es gibt also nichts zu ändern.'),
  two_factor_on: always('Die Zwei-Faktor-Anmeldung ist bereits eingeschaltet. Schalten Sie sie zuerst aus.'),
  two_factor_off: always('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.'),
  too_many_attempts: always('Zu viele falsche Passwörter. Versuchen Sie es in 15 Minuten erneut.'),
  last_administrator: always(
    'Das ist der letzte aktive Administrationszugang. Geben Sie zuerst einem anderen Benutzer diese Rolle.',
  ),
  user_has_joined: always(
    'Dieser Benutzer ist bereits beigetreten. Ein vergessenes Passwort lässt sich auf der Anmeldeseite zurücksetzen.',
  ),
  too_many_users: most('Benutzer', 'Beenden Sie zuerst einen nicht mehr benötigten Zugang.'),
  address_belongs_to_user: always('Diese E-Mail-Adresse gehört zu einem aktiven Benutzer. Beenden Sie zuerst dessen Zugang.'),
  administrators_locked_out: always('Dieses Recht muss bei der Administration bleiben. Sonst könnte es niemand wieder vergeben.'),
  not_grantable: always('Dieses Recht kann dieser Rolle nicht gegeben werden.'),
  too_many_api_keys: most('API-Schlüssel', 'Widerrufen Sie zuerst einen nicht mehr benötigten.'),
  too_many_webhook_endpoints: most('Endpunkte', 'Entfernen Sie zuerst einen nicht mehr benötigten.'),
  not_taken_over: always('Hier antwortet der Assistent. Übernehmen Sie zuerst.'),
  chat_closed: always('Dieses Gespräch ist geschlossen. Die nächste Nachricht beginnt ein neues.'),
  contact_opted_out: always('Der Kontakt hat Nachrichten abbestellt.'),
  chat_window_closed: always('Das 24-Stunden-Fenster des Anbieters ist abgelaufen. Warten Sie, bis der Kontakt wieder schreibt.'),
  verification_disabled: always('Für diesen Kanal ist die Verifizierung mit Code ausgeschaltet.'),
  too_many_codes: always('Tageslimit für Codes erreicht. Bestätigen Sie den Kunden selbst.'),
  phone_number_not_confirmed: always(
    'Der Anbieter bestätigt dieses Token nicht für diese Nummer, oder die Nummer wird bereits benutzt. Prüfen Sie beides.',
  ),
  customer_exists: always(
    'Ein Kunde mit dieser Nummer oder diesem Namen ist bereits vorhanden. Bearbeiten oder wählen Sie diesen.',
  ),
  product_exists: changeThat('Ein Artikel mit dieser Nummer'),
  warehouse_exists: changeThat('Ein Lager mit dieser Nummer'),
  price_exists: changeThat('Dieser Preis'),
  lead_converted: always('Dieser Interessent wurde bereits in einen Kunden umgewandelt.'),
  order_exists: (detail) => `${numberTaken(detail)} Bearbeiten Sie diesen Auftrag.`,
  po_number_taken: numberTaken,
  order_decided: (detail) => {
    if (detail.includes('rejected')) return 'Dieser Auftrag wurde bereits abgelehnt. Öffnen Sie ihn zuerst wieder.';
    if (detail.includes('cancelled already')) return 'Dieser Auftrag wurde bereits storniert.';
    return 'Dieser Auftrag wurde bereits freigegeben. Nur eine Änderung des Kunden kann ihn noch ändern.';
  },
  fields_missing: always('Füllen Sie vor der Freigabe die Pflichtfelder aus.'),
  review_needed: always('Dieser Auftrag hat offene Prüfgründe. Öffnen Sie ihn und geben Sie ihn einzeln frei.'),
  revision_unknown: always('Diese Änderung ist nicht mehr offen.'),
  no_revision_held: always('Für diesen Auftrag ist keine Änderung offen.'),
  cancellation_waits: always(
    'Für diesen Auftrag liegt eine Stornierungsanfrage vor. Stornieren Sie ihn oder lehnen Sie die Anfrage zuerst ab.',
  ),
  no_cancellation_waits: always('Für diesen Auftrag liegt keine Stornierungsanfrage vor.'),
  no_approval_planned: always('Für diesen Auftrag ist keine automatische Freigabe geplant.'),
  too_many_views: always('Sie haben 20 Ansichten gespeichert. Löschen Sie zuerst eine.'),
  policy_missing: always('Es gibt noch keine Regel. Legen Sie zuerst eine an.'),
  policy_not_proven: always('Das Regelwerk ist noch nicht ausreichend belegt. Es braucht mehr richtig ausgelesene Aufträge.'),
  not_rejected: always('Nur abgelehnte Aufträge können wieder geöffnet werden.'),
  never_approved: always('Dieser Auftrag wurde nie freigegeben und kann deshalb nicht im ERP sein.'),
  approval_released: always(
    'Diese Freigabe wurde bereits an andere Systeme übermittelt und kann nicht zurückgenommen werden. Stornieren Sie stattdessen den Auftrag.',
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
  unknown_change: always('Das ändert einen unbekannten Auftrag.'),
  not_an_order: always('Dieses Dokument ist keine Bestellung.'),
  too_many_orders: always('Zu viele Aufträge für eine Datei. Wählen Sie einen kürzeren Zeitraum.'),
  document_expired: always('Die hochgeladene Datei wurde nach einem Tag gelöscht. Laden Sie sie erneut hoch.'),
  document_pending: always('Das Dokument wird noch gelesen. Versuchen Sie es gleich noch einmal.'),
  source_pending: always('Die Quelle wird noch gelesen. Versuchen Sie es gleich noch einmal.'),
  source_unreadable: always('Das Dokument konnte nicht gelesen werden. Geben Sie den Auftrag manuell ein.'),
  file_not_available: always('Die Datei ist nicht mehr geladen. Laden Sie sie erneut aus dem Postfach.'),
  nothing_to_fetch: always('Der Auftrag stammt nicht aus einer E-Mail. Es gibt nichts zu laden.'),
  mail_gone: always(
    'Die E-Mail liegt nicht mehr im Posteingang oder im Ordner für verarbeitete E-Mails. Ihre Seiten können nicht gezeigt werden.',
  ),
  file_changed: always(
    'Die Dateien im Postfach haben sich seit dem Auslesen geändert. Sie können nicht als Beleg gezeigt werden.',
  ),
  not_failed: always(
    'Nur fehlgeschlagene E-Mails und solche, die auf einen neuen Versuch warten, können erneut versucht werden.',
  ),
  no_outcome: always('Diese E-Mail ist noch in Bearbeitung. Es gibt noch nichts mitzuteilen.'),
  notification_not_resendable: always('Die Benachrichtigung zu dieser E-Mail wurde bereits gesendet oder wird gerade gesendet.'),
  nothing_to_resolve: always('An dieser E-Mail ist nichts zu prüfen.'),
  not_a_question_or_complaint: always('Nur Fragen und Beschwerden können als gesehen markiert werden.'),
  acknowledged_otherwise: always('Diese Version wurde bereits unter einer anderen Nummer übernommen.'),
  bad_idempotency_key: technical('Schlüssel ungültig'),
  bad_request: technical('Anfrage nicht lesbar'),
  challenge_missing: technical('Prüfwert fehlt'),
  company_unknown: always('Ihr Unternehmen ist hier nicht eingerichtet. Wenden Sie sich an die Administration.'),
  cross_site_request: technical('Anfrage einer anderen Website'),
  file_missing: always('Wählen Sie eine Datei aus.'),
  header_required: technical('Kopfzeile fehlt'),
  idempotency_key_reused: technical('Schlüssel schon benutzt'),
  malformed_json: technical('kein gültiges JSON'),
  malformed_multipart: always('Der Upload war unvollständig. Laden Sie die Datei erneut hoch.'),
  method_not_allowed: technical('hier nicht möglich'),
  not_json: technical('Nachricht ist kein JSON'),
  precondition_required: always('Laden Sie den Auftrag neu, bevor Sie ihn ändern.'),
  range_not_satisfiable: technical('Dateiteil fehlt'),
  several_files: always('Senden Sie nur eine Datei auf einmal.'),
  signature_mismatch: technical('Signatur falsch'),
  two_credentials: technical('zwei Anmeldungen'),
  unknown_entry: always('Dieser Eintrag existiert nicht.'),
  unsupported_charset: technical('kein UTF-8'),
  unsupported_encoding: technical('Komprimierung unbekannt'),
  unsupported_media_type: technical('Format unbekannt'),
  verify_token_mismatch: technical('Prüftoken falsch'),
  version_unknown: always('Diese Version existiert nicht.'),
  wrong_field: technical('Feldname der Datei falsch'),
};
