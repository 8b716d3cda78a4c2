import type { Extraction } from '@order-intake/order-extraction/document';
import { doubtsInWords } from '../../../domain/sales-order/doubt-words.ts';
import type {
  OrderContent,
  OrderSource,
  PurchaseOrderEvent,
  SalesOrderEvent,
  StopCause,
} from '../../../domain/sales-order/sales-order.events.ts';
import { because, type Sentences, told } from '../sentence.types.ts';
import { counted, decimal } from './sentence.ts';

/** After "aus", "durch" and "per" alike. */
const sources: { readonly [kind in OrderSource['kind']]: string } = {
  email: 'Mail',
  upload: 'hochgeladenes Dokument',
  api: 'Eingabe',
  chat: 'Chat-Nachricht',
};
const fromWhere = ({ source }: { readonly source: OrderSource }): string => `Quelle: ${sources[source.kind]}`;

type Customer = NonNullable<OrderContent['customer']>;
const foundBy: { readonly [by in Customer['by']]: string } = {
  code: 'seine Nummer',
  tax_number: 'seine Steuernummer',
  email: 'die Adresse',
  phone: 'die Telefonnummer',
  name: 'den Namen',
  domain: 'die Domain der Adresse',
  similar_name: 'einen ähnlichen Namen',
  person: 'eine Person',
};

const layoutOf = ({ layout }: Extraction): string =>
  layout ? ` wie in ${counted(layout.orders, 'früheren Auftrag', 'früheren Aufträgen')} desselben Aufbaus` : '';
const confidenceOf = ({ extraction }: OrderContent): string =>
  extraction ? `, gelesen${layoutOf(extraction)} mit einer Sicherheit von ${decimal(extraction.confidence)}` : '';
const customerOf = ({ customer }: OrderContent): string =>
  customer ? `, der Kunde durch ${foundBy[customer.by]} gefunden` : ', der Kunde unbekannt';
const versioned = (version: number): string => (version > 1 ? ` in Fassung ${version}` : '');

const stopped: { readonly [cause in StopCause]: string } = {
  person: 'Automatische Freigabe gestoppt: Eine Person entscheidet.',
  switched_off: 'Automatische Freigabe gestoppt: Sie wurde ausgeschaltet oder geändert.',
  facts_changed: 'Automatische Freigabe gestoppt: Der Auftrag erfüllt das Regelwerk nicht mehr.',
};

export const orderSentences: Sentences<SalesOrderEvent | PurchaseOrderEvent> = {
  OrderDrafted: ({ data: { reference, content, separatedFrom } }) =>
    told(
      `${reference} entworfen mit ${counted(content.lines.length, 'Position', 'Positionen')} (${fromWhere(content)})${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, als eigener Auftrag neben ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? told(`Das Sprachmodell hat sein Dokument fertig gelesen${confidenceOf(content)}: Der Entwurf folgt ihm.`, changes)
      : told(`Unter derselben Bestellnummer geändert (${fromWhere(content)})${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return told(
        `Sein Dokument wurde noch einmal gelesen${confidenceOf(content)}: Was abweicht, steht neben dem Auftrag, der bleibt, wie er ist.`,
        changes,
      );
    return told(
      doubts.length > 0
        ? `Es kam ein Dokument, das eine Änderung oder ein eigener Auftrag sein kann (${fromWhere(content)}): ${doubtsInWords(doubts, 'de')}. Darüber entscheidet eine Person, der Auftrag bleibt, wie er ist.`
        : `Es kam eine Änderung (${fromWhere(content)}): Sie steht neben dem Auftrag, der bleibt, wie er ist, bis eine Person entscheidet.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => told(`Dieselbe Bestellung kam noch einmal (${fromWhere(data)}): Nichts hat sich geändert.`),
  OrderCorrected: ({ data: { changes } }) => told(`${counted(changes.length, 'Feld', 'Felder')} korrigiert.`, changes),
  OrderMatched: ({ data: { changes } }) => told('Noch einmal mit den Stammdaten abgeglichen.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatisch (Regelwerk v${automatic.policyVersion})` : '';
    const sentence =
      version > 1
        ? `Noch einmal${by} freigegeben, als Fassung ${version}.`
        : `Freigegeben${by}: Nur eine Änderung ändert ihn noch.`;
    return total === null
      ? told(sentence)
      : told(`${sentence} Die Gesamtsumme ist die Summe der Positionen.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    told(`Automatische Freigabe geplant für ${dueAt} (Regelwerk v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => told(stopped[cause]),
  OrderReleased: ({ data: { version } }) => told(`Weitergegeben${versioned(version)}: Andere Systeme erfahren davon.`),
  OrderApprovalUndone: () => told('Freigabe zurückgenommen: wieder ein Entwurf, kein anderes System hat davon erfahren.'),
  OrderRejected: ({ data: { reason } }) => told(`Abgelehnt: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => told(`Storniert: ${reason}`),
  OrderReopened: ({ data: { reason } }) => told(`Wieder geöffnet: wieder ein Entwurf${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    told(`Übergeben${versioned(version)}: Das andere System führt ihn als ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    told(`Das andere System lehnt ihn ab${versioned(version)}, er ist wieder ein Entwurf: ${reason}`),
  OrderRevisionApplied: ({ data: { changes, ...data } }) => told(`Die Änderung wurde übernommen (${fromWhere(data)}).`, changes),
  OrderRevisionDismissed: ({ data: { reason, ...data } }) => told(`Die Änderung wurde verworfen (${fromWhere(data)}): ${reason}`),
  OrderRevisionSeparated: ({ data: { separate, ...data } }) =>
    told(`Das Dokument ist ein eigener Auftrag: ${separate.reference} (${fromWhere(data)}).`),
  OrderCancellationRequested: ({ data: { reason, ...data } }) =>
    told(`Der Kunde will stornieren (${fromWhere(data)})${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => told(`Der Wunsch zu stornieren wurde verworfen: ${reason}`),
  OrderQuestionsAsked: ({ data: { questions, round, dueAt } }) =>
    told(`Dem Kunden ${counted(questions.length, 'Frage', 'Fragen')} gesendet (E-Mail ${round}). Antwort erwartet bis ${dueAt}.`),
  OrderQuestionsReminded: () => told('Der Kunde wurde an die Fragen erinnert.'),
  OrderQuestionsOverdue: () => told('Der Kunde hat nicht rechtzeitig geantwortet.'),
  OrderQuestionsAnswered: ({ data: { read } }) =>
    told(
      read
        ? 'Der Kunde hat per E-Mail geantwortet.'
        : 'Der Kunde hat per E-Mail geantwortet, aber kein Wert wurde erkannt. Öffnen Sie die E-Mail.',
    ),
  OrderAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Niemand Bestimmtes kümmert sich jetzt darum.' : `${assignee} kümmert sich jetzt darum.`),
  OrderCommented: ({ data: { text } }) => told(`Kommentar: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) => told(`Die Bestellnummer ${poNumber} gehört zu ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) => told(`Die Bestellnummer ${poNumber} gehört auch zu ${reference}.`),
};
