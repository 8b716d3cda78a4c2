import type { Extraction } from '@order-intake/order-extraction/document';
import { doubtsInWords } from '../../../domain/sales-order/doubt-words.ts';
import type {
  OrderContent,
  OrderSource,
  PurchaseOrderEvent,
  SalesOrderEvent,
  StopCause,
} from '../../../domain/sales-order/sales-order.events.ts';
import { asSentence, because, type Sentences } from '../sentence.types.ts';
import { counted, decimal } from './sentence.ts';

/** After "Quelle:". */
const sources: { readonly [kind in OrderSource['kind']]: string } = {
  email: 'E-Mail',
  upload: 'hochgeladenes Dokument',
  api: 'manuelle Eingabe',
  chat: 'Chat-Nachricht',
};
const fromWhere = ({ source }: { readonly source: OrderSource }): string => `Quelle: ${sources[source.kind]}`;

type Customer = NonNullable<OrderContent['customer']>;
const foundBy: { readonly [by in Customer['by']]: string } = {
  code: 'die Kundennummer',
  tax_number: 'die Steuernummer',
  email: 'die E-Mail-Adresse',
  phone: 'die Telefonnummer',
  name: 'den Namen',
  domain: 'die E-Mail-Domain',
  similar_name: 'einen ähnlichen Namen',
  person: 'manuelle Auswahl',
};

const layoutOf = ({ layout }: Extraction): string =>
  layout ? ` wie in ${counted(layout.orders, 'früheren Auftrag', 'früheren Aufträgen')} mit diesem Layout` : '';
const confidenceOf = ({ extraction }: OrderContent): string =>
  extraction ? `, gelesen${layoutOf(extraction)} mit Konfidenz ${decimal(extraction.confidence)}` : '';
const customerOf = ({ customer }: OrderContent): string =>
  customer ? `, Kunde erkannt über ${foundBy[customer.by]}` : ', Kunde unbekannt';
const versioned = (version: number): string => (version > 1 ? ` (Version ${version})` : '');

const stopped: { readonly [cause in StopCause]: string } = {
  person: 'Automatische Freigabe manuell gestoppt.',
  switched_off: 'Automatische Freigabe gestoppt: Das Regelwerk wurde ausgeschaltet oder geändert.',
  facts_changed: 'Automatische Freigabe gestoppt: Der Auftrag erfüllt das Regelwerk nicht mehr.',
};

export const orderSentences: Sentences<SalesOrderEvent | PurchaseOrderEvent> = {
  OrderDrafted: ({ data: { reference, content, separatedFrom, splitFrom } }) =>
    asSentence(
      splitFrom
        ? `${reference} angelegt mit ${counted(content.lines.length, 'Position', 'Positionen')} aus ${splitFrom.reference}.`
        : `${reference} angelegt mit ${counted(content.lines.length, 'Position', 'Positionen')} (${fromWhere(content)})${confidenceOf(content)}${customerOf(content)}${
            separatedFrom ? `, als eigener Auftrag, abgetrennt von ${separatedFrom.reference}` : ''
          }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? asSentence(`Entwurf aktualisiert: Das Sprachmodell hat das Dokument fertig gelesen${confidenceOf(content)}.`, changes)
      : asSentence(`Unter derselben Bestellnummer geändert (${fromWhere(content)})${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return asSentence(
        `Dokument neu ausgelesen${confidenceOf(content)}. Unterschiede sind als Änderung zu prüfen; der Auftrag ist unverändert.`,
        changes,
      );
    return asSentence(
      doubts.length > 0
        ? `Dokument eingegangen, möglicherweise Änderung oder eigener Auftrag (${fromWhere(content)}): ${doubtsInWords(doubts, 'de')}. Zu prüfen; der Auftrag ist unverändert.`
        : `Änderung eingegangen (${fromWhere(content)}). Zu prüfen; der Auftrag ist unverändert.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => asSentence(`Erneut eingegangen (${fromWhere(data)}). Nichts geändert.`),
  OrderCorrected: ({ data: { changes } }) => asSentence(`${counted(changes.length, 'Feld', 'Felder')} korrigiert.`, changes),
  OrderMatched: ({ data: { changes } }) => asSentence('Neu mit den Stammdaten abgeglichen.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatisch (Regelwerk v${automatic.policyVersion})` : '';
    const sentence = version > 1 ? `Erneut${by} freigegeben als Version ${version}.` : `Freigegeben${by}.`;
    return total === null
      ? asSentence(sentence)
      : asSentence(`${sentence} Die Gesamtsumme ist die Summe der Positionen.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    asSentence(`Automatische Freigabe geplant für ${dueAt} (Regelwerk v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => asSentence(stopped[cause]),
  OrderReleased: ({ data: { version } }) => asSentence(`An andere Systeme übermittelt${versioned(version)}.`),
  OrderApprovalUndone: () => asSentence('Freigabe zurückgenommen. Wieder ein Entwurf; nicht an andere Systeme übermittelt.'),
  OrderRejected: ({ data: { reason } }) => asSentence(`Abgelehnt: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => asSentence(`Storniert: ${reason}`),
  OrderReopened: ({ data: { reason } }) => asSentence(`Wieder als Entwurf geöffnet${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    asSentence(`An ERP übergeben${versioned(version)} als ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    asSentence(`Vom ERP abgelehnt${versioned(version)}, wieder ein Entwurf: ${reason}`),
  OrderRevisionApplied: ({ data: { changes, ...data } }) => asSentence(`Änderung übernommen (${fromWhere(data)}).`, changes),
  OrderRevisionDismissed: ({ data: { reason, ...data } }) => asSentence(`Änderung verworfen (${fromWhere(data)}): ${reason}`),
  OrderRevisionSeparated: ({ data: { separate, ...data } }) =>
    asSentence(`Eigener Auftrag ${separate.reference} angelegt (${fromWhere(data)}).`),
  OrderSplit: ({ data: { part, lines, changes } }) =>
    asSentence(`${counted(lines.length, 'Position', 'Positionen')} in den neuen Auftrag ${part.reference} verschoben.`, changes),
  OrderMergedInto: ({ data: { into } }) => asSentence(`Mit ${into.reference} zusammengeführt und geschlossen.`),
  OrderMergeUndone: ({ data: { into } }) =>
    asSentence(`Zusammenführung rückgängig gemacht: Über ${into.reference} wurde vorher entschieden. Wieder Entwurf.`),
  OrderMerged: ({ data: { from, changes } }) => asSentence(`Positionen von ${from.reference} übernommen.`, changes),
  OrderMergeRefused: ({ data: { from } }) =>
    asSentence(`Positionen von ${from.reference} nicht übernommen: Dieser Auftrag ist kein offener Entwurf.`),
  OrderCancellationRequested: ({ data: { reason, ...data } }) =>
    asSentence(`Stornierungsanfrage des Kunden (${fromWhere(data)})${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => asSentence(`Stornierungsanfrage abgelehnt: ${reason}`),
  OrderQuestionsAsked: ({ data: { questions, round, dueAt, automatic, medium } }) =>
    asSentence(
      `Dem Kunden ${counted(questions.length, 'Frage', 'Fragen')} ${automatic ? `automatisch (Regel ${automatic.policy}) ` : ''}gesendet (${medium === 'chat' ? 'Chat-Nachricht' : 'E-Mail'} ${round}). Antwort erwartet bis ${dueAt}.`,
    ),
  OrderQuestionsReminded: () => asSentence('Der Kunde wurde an die Fragen erinnert.'),
  OrderQuestionsOverdue: () => asSentence('Der Kunde hat nicht rechtzeitig geantwortet.'),
  OrderQuestionsUndelivered: ({ data: { source } }) =>
    asSentence(
      source.kind === 'chat'
        ? 'Die Chat-Nachricht mit den Fragen wurde möglicherweise nicht zugestellt.'
        : 'Ein Zustellbericht zu den Fragen ist eingegangen. Öffnen Sie die E-Mail.',
    ),
  OrderQuestionsAnswered: ({ data: { read } }) =>
    asSentence(
      read
        ? 'Der Kunde hat per E-Mail geantwortet.'
        : 'Der Kunde hat per E-Mail geantwortet, aber kein Wert wurde erkannt. Öffnen Sie die E-Mail.',
    ),
  OrderAssigned: ({ data: { assignee, rule } }) =>
    asSentence(
      assignee === null ? 'Zuweisung aufgehoben.' : `Zuständig${rule === undefined ? '' : ' nach einer Regel'}: ${assignee}.`,
    ),
  OrderCommented: ({ data: { text } }) => asSentence(`Kommentar: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) =>
    asSentence(`Die Bestellnummer ${poNumber} gehört zu ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) =>
    asSentence(`Die Bestellnummer ${poNumber} gehört auch zu ${reference}.`),
};
