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
  OrderDrafted: ({ data: { reference, content, separatedFrom } }) =>
    told(
      `${reference} angelegt mit ${counted(content.lines.length, 'Position', 'Positionen')} (${fromWhere(content)})${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, als eigener Auftrag, abgetrennt von ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? told(`Entwurf aktualisiert: Das Sprachmodell hat das Dokument fertig gelesen${confidenceOf(content)}.`, changes)
      : told(`Unter derselben Bestellnummer geändert (${fromWhere(content)})${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return told(
        `Dokument neu ausgelesen${confidenceOf(content)}. Unterschiede sind als Änderung zu prüfen; der Auftrag ist unverändert.`,
        changes,
      );
    return told(
      doubts.length > 0
        ? `Dokument eingegangen, möglicherweise Änderung oder eigener Auftrag (${fromWhere(content)}): ${doubtsInWords(doubts, 'de')}. Zu prüfen; der Auftrag ist unverändert.`
        : `Änderung eingegangen (${fromWhere(content)}). Zu prüfen; der Auftrag ist unverändert.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => told(`Erneut eingegangen (${fromWhere(data)}). Nichts geändert.`),
  OrderCorrected: ({ data: { changes } }) => told(`${counted(changes.length, 'Feld', 'Felder')} korrigiert.`, changes),
  OrderMatched: ({ data: { changes } }) => told('Neu mit den Stammdaten abgeglichen.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatisch (Regelwerk v${automatic.policyVersion})` : '';
    const sentence = version > 1 ? `Erneut${by} freigegeben als Version ${version}.` : `Freigegeben${by}.`;
    return total === null
      ? told(sentence)
      : told(`${sentence} Die Gesamtsumme ist die Summe der Positionen.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    told(`Automatische Freigabe geplant für ${dueAt} (Regelwerk v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => told(stopped[cause]),
  OrderReleased: ({ data: { version } }) => told(`An andere Systeme übermittelt${versioned(version)}.`),
  OrderApprovalUndone: () => told('Freigabe zurückgenommen. Wieder ein Entwurf; nicht an andere Systeme übermittelt.'),
  OrderRejected: ({ data: { reason } }) => told(`Abgelehnt: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => told(`Storniert: ${reason}`),
  OrderReopened: ({ data: { reason } }) => told(`Wieder als Entwurf geöffnet${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    told(`An ERP übergeben${versioned(version)} als ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    told(`Vom ERP abgelehnt${versioned(version)}, wieder ein Entwurf: ${reason}`),
  OrderRevisionApplied: ({ data: { changes, ...data } }) => told(`Änderung übernommen (${fromWhere(data)}).`, changes),
  OrderRevisionDismissed: ({ data: { reason, ...data } }) => told(`Änderung verworfen (${fromWhere(data)}): ${reason}`),
  OrderRevisionSeparated: ({ data: { separate, ...data } }) =>
    told(`Eigener Auftrag ${separate.reference} angelegt (${fromWhere(data)}).`),
  OrderCancellationRequested: ({ data: { reason, ...data } }) =>
    told(`Stornierungsanfrage des Kunden (${fromWhere(data)})${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => told(`Stornierungsanfrage abgelehnt: ${reason}`),
  OrderAssigned: ({ data: { assignee } }) => told(assignee === null ? 'Zuweisung aufgehoben.' : `Zuständig: ${assignee}.`),
  OrderCommented: ({ data: { text } }) => told(`Kommentar: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) => told(`Die Bestellnummer ${poNumber} gehört zu ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) => told(`Die Bestellnummer ${poNumber} gehört auch zu ${reference}.`),
};
