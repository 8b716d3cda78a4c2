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
    asSentence(
      `${reference} entworfen mit ${counted(content.lines.length, 'Position', 'Positionen')} (${fromWhere(content)})${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, als eigener Auftrag neben ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? asSentence(`Das Sprachmodell hat sein Dokument fertig gelesen${confidenceOf(content)}: Der Entwurf folgt ihm.`, changes)
      : asSentence(`Unter derselben Bestellnummer geändert (${fromWhere(content)})${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return asSentence(
        `Sein Dokument wurde noch einmal gelesen${confidenceOf(content)}: Was abweicht, steht neben dem Auftrag, der bleibt, wie er ist.`,
        changes,
      );
    return asSentence(
      doubts.length > 0
        ? `Es kam ein Dokument, das eine Änderung oder ein eigener Auftrag sein kann (${fromWhere(content)}): ${doubtsInWords(doubts, 'de')}. Darüber entscheidet eine Person, der Auftrag bleibt, wie er ist.`
        : `Es kam eine Änderung (${fromWhere(content)}): Sie steht neben dem Auftrag, der bleibt, wie er ist, bis eine Person entscheidet.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => asSentence(`Dieselbe Bestellung kam noch einmal (${fromWhere(data)}): Nichts hat sich geändert.`),
  OrderCorrected: ({ data: { changes } }) => asSentence(`${counted(changes.length, 'Feld', 'Felder')} korrigiert.`, changes),
  OrderMatched: ({ data: { changes } }) => asSentence('Noch einmal mit den Stammdaten abgeglichen.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatisch (Regelwerk v${automatic.policyVersion})` : '';
    const sentence =
      version > 1
        ? `Noch einmal${by} freigegeben, als Fassung ${version}.`
        : `Freigegeben${by}: Nur eine Änderung ändert ihn noch.`;
    return total === null
      ? asSentence(sentence)
      : asSentence(`${sentence} Die Gesamtsumme ist die Summe der Positionen.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    asSentence(`Automatische Freigabe geplant für ${dueAt} (Regelwerk v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => asSentence(stopped[cause]),
  OrderReleased: ({ data: { version } }) => asSentence(`Weitergegeben${versioned(version)}: Andere Systeme erfahren davon.`),
  OrderApprovalUndone: () => asSentence('Freigabe zurückgenommen: wieder ein Entwurf, kein anderes System hat davon erfahren.'),
  OrderRejected: ({ data: { reason } }) => asSentence(`Abgelehnt: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => asSentence(`Storniert: ${reason}`),
  OrderReopened: ({ data: { reason } }) => asSentence(`Wieder geöffnet: wieder ein Entwurf${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    asSentence(`Übergeben${versioned(version)}: Das andere System führt ihn als ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    asSentence(`Das andere System lehnt ihn ab${versioned(version)}, er ist wieder ein Entwurf: ${reason}`),
  OrderRevisionApplied: ({ data: { changes, ...data } }) =>
    asSentence(`Die Änderung wurde übernommen (${fromWhere(data)}).`, changes),
  OrderRevisionDismissed: ({ data: { reason, ...data } }) =>
    asSentence(`Die Änderung wurde verworfen (${fromWhere(data)}): ${reason}`),
  OrderRevisionSeparated: ({ data: { separate, ...data } }) =>
    asSentence(`Das Dokument ist ein eigener Auftrag: ${separate.reference} (${fromWhere(data)}).`),
  OrderCancellationRequested: ({ data: { reason, ...data } }) =>
    asSentence(`Der Kunde will stornieren (${fromWhere(data)})${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => asSentence(`Der Wunsch zu stornieren wurde verworfen: ${reason}`),
  OrderAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Niemand Bestimmtes kümmert sich jetzt darum.' : `${assignee} kümmert sich jetzt darum.`),
  OrderCommented: ({ data: { text } }) => asSentence(`Kommentar: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) =>
    asSentence(`Die Bestellnummer ${poNumber} gehört zu ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) =>
    asSentence(`Die Bestellnummer ${poNumber} gehört auch zu ${reference}.`),
};
