/**
 * The webhook of the WhatsApp Cloud API, read leniently: every entry, change, message and status stands for itself. What cannot be read is
 * counted and never costs its neighbours; types wobble between versions, so nothing is a closed union.
 */
import { type InboundKind, inboundKinds } from '../../domain/chat/chat-message.events.ts';
import type { ContactAddress } from './chat-contacts.ts';
import type { CartLine } from './chat-contents.ts';
import { all, instant, isObject, type Json, objects, textOf, within } from './payload-json.ts';
import { movedTo, senderOf } from './payload-people.ts';
import { cartIn, choiceIn, textIn } from './payload-texts.ts';

export type PayloadMessage = {
  readonly phoneNumberId: string;
  readonly wamid: string;
  readonly kind: InboundKind;
  readonly sentAt: Date;
  readonly addresses: readonly ContactAddress[];
  readonly profileName: string | null;
  readonly text: string | null;
  readonly media: {
    readonly id: string;
    readonly mimeType: string | null;
    readonly sha256: string | null;
    readonly fileName: string | null;
  } | null;
  readonly order: readonly CartLine[] | null;
  /** the id of the button or row that was pressed */
  readonly choice: string | null;
  /** wamid of the message that this one answers, edits, revokes or reacts to */
  readonly refersTo: string | null;
  readonly movedTo: { readonly phone: string | null; readonly userId: string | null } | null;
};

export type PayloadStatus = {
  readonly phoneNumberId: string;
  readonly wamid: string;
  readonly status: string;
  readonly occurredAt: Date;
  /** what we sent along */
  readonly tracker: string | null;
  readonly errorCode: number | null;
  readonly billable: boolean | null;
};

export type Payload = {
  readonly ours: boolean;
  readonly messages: readonly PayloadMessage[];
  readonly statuses: readonly PayloadStatus[];
  /** elements that could not be read, by phone number id ('' unknown) */
  readonly rejected: readonly string[];
};

const otherFields = new Set([
  'calls',
  'account_update',
  'account_alerts',
  'account_review_update',
  'history',
  'smb_message_echoes',
  'smb_app_state_sync',
  'user_preferences',
  'message_template_status_update',
  'message_template_quality_update',
  'phone_number_quality_update',
]);

export const readPayload = (json: unknown): Payload => {
  const body = within(json);
  if (body.object !== 'whatsapp_business_account') return { ours: false, messages: [], statuses: [], rejected: [] };
  const messages: PayloadMessage[] = [];
  const statuses: PayloadStatus[] = [];
  const rejected: string[] = [];
  for (const entry of objects(body.entry))
    for (const change of objects(entry.changes)) {
      if (otherFields.has(String(change.field))) continue;
      const value = within(change.value);
      const phoneNumberId = numberId(within(value.metadata).phone_number_id);
      if (phoneNumberId === null) {
        rejected.push(...[...all(value.messages), ...all(value.statuses)].map(() => ''));
        continue;
      }
      const contacts = objects(value.contacts);
      for (const element of all(value.messages)) {
        if (isObject(element) && textOf(element.group_id) !== null) continue;
        const message = isObject(element) ? messageOf(element, phoneNumberId, contacts) : null;
        if (message) messages.push(message);
        else rejected.push(phoneNumberId);
      }
      for (const element of all(value.statuses)) {
        const status = isObject(element) ? statusOf(element, phoneNumberId) : null;
        if (status) statuses.push(status);
        else rejected.push(phoneNumberId);
      }
    }
  return { ours: Array.isArray(body.entry), messages, statuses, rejected };
};

/** What a business number's id looks like; anything else is nobody's. */
const numberId = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && /^[\w.-]{1,64}$/.test(text) ? text : null;
};

/** As it is said; of an element that does not say, the kind whose part it has. */
const kindOf = (m: Json): InboundKind => {
  const statedType = textOf(m.type) ?? inboundKinds.find((kind) => m[kind] !== undefined && m[kind] !== null);
  const kind = inboundKinds.find((candidate) => candidate === statedType) ?? 'unsupported';
  return kind === 'interactive' && !isObject(m.interactive) ? 'unsupported' : kind;
};

const messageOf = (m: Json, phoneNumberId: string, contacts: readonly Json[]): PayloadMessage | null => {
  const wamid = textOf(m.id);
  const sentAt = instant(m.timestamp);
  const { addresses, profileName } = senderOf(m, contacts);
  if (wamid === null || wamid.length > 512 || sentAt === null || addresses.length === 0) return null;
  const kind = kindOf(m);
  const part = within(m[kind]);
  return {
    phoneNumberId,
    wamid,
    kind,
    sentAt,
    addresses,
    profileName,
    text: textIn(kind, part),
    media: mediaOf(kind, part),
    order: kind === 'order' ? cartIn(part) : null,
    choice: choiceIn(kind, part),
    refersTo: textOf(part.original_message_id) ?? textOf(part.message_id) ?? textOf(within(m.context).id),
    movedTo: kind === 'system' ? movedTo(part) : null,
  };
};

const mediaKinds: ReadonlySet<InboundKind> = new Set(['image', 'document', 'audio', 'video', 'sticker']);
const mediaOf = (kind: InboundKind, part: Json): PayloadMessage['media'] => {
  const id = textOf(part.id);
  if (!mediaKinds.has(kind) || id === null) return null;
  return { id, mimeType: textOf(part.mime_type), sha256: textOf(part.sha256), fileName: textOf(part.filename) };
};

const largestCode = 2 ** 31 - 1;

const statusOf = (s: Json, phoneNumberId: string): PayloadStatus | null => {
  const wamid = textOf(s.id);
  const status = textOf(s.status);
  const occurredAt = instant(s.timestamp);
  if (wamid === null || status === null || status.length > 40 || occurredAt === null) return null;
  const code = objects(s.errors).flatMap((error) =>
    Number.isSafeInteger(error.code) && Math.abs(error.code as number) <= largestCode ? [error.code as number] : [],
  )[0];
  const { billable } = within(s.pricing);
  return {
    phoneNumberId,
    wamid,
    status,
    occurredAt,
    tracker: textOf(s.biz_opaque_callback_data),
    errorCode: code ?? null,
    billable: typeof billable === 'boolean' ? billable : null,
  };
};
