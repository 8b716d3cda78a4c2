/**
 * The webhook of the WhatsApp Cloud API, read leniently: every entry, change, message and status stands for itself. What cannot be read is
 * counted and never costs its neighbours; types wobble between versions, so nothing is a closed union.
 */
import { type InboundKind, inboundKinds } from '../../domain/chat/chat-message.events.ts';
import type { ContactAddress } from './chat-contacts.ts';

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

type Json = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
const within = (value: unknown): Json => (isObject(value) ? value : {});

/** Text that Postgres and people can read: no NUL, no half characters. */
const clean = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .replaceAll('\u0000', '')
        .replace(/\p{Cs}/gu, '\ufffd')
        .slice(0, 10_000);

/** Seconds, sometimes milliseconds, as text or number. */
const instant = (value: unknown): Date | null => {
  const given = textOf(value);
  if (given === null || !/^\d{9,16}$/.test(given)) return null;
  const number = Number(given);
  const date = new Date(number > 99_999_999_999 ? number : number * 1_000);
  return Number.isNaN(date.getTime()) ? null : date;
};

const userIdPattern = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/;
const phonePattern = /^\+?\d{5,20}$/;

const addressOf = (value: unknown): ContactAddress | null => {
  const given = textOf(value)?.trim() ?? '';
  if (userIdPattern.test(given)) return { kind: 'user', value: given };
  return phonePattern.test(given) ? { kind: 'phone', value: given.replace('+', '') } : null;
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
      const phoneNumberId = textOf(within(value.metadata).phone_number_id);
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

const messageOf = (m: Json, phoneNumberId: string, contacts: readonly Json[]): PayloadMessage | null => {
  const wamid = textOf(m.id);
  const sentAt = instant(m.timestamp);
  const addresses = addressesOf(m);
  if (wamid === null || wamid.length > 512 || sentAt === null || addresses.length === 0) return null;
  const given = textOf(m.type) ?? '';
  const kind: InboundKind = inboundKinds.find((known) => known === given) ?? 'unsupported';
  const part = within(m[given]);
  return {
    phoneNumberId,
    wamid,
    kind: kind === 'interactive' && !isObject(m.interactive) ? 'unsupported' : kind,
    sentAt,
    addresses,
    profileName: clean(profileOf(contacts, addresses)),
    text: clean(saidIn(kind, part)),
    media: mediaOf(kind, part),
    refersTo: textOf(part.original_message_id) ?? textOf(part.message_id) ?? textOf(within(m.context).id),
    movedTo: kind === 'system' ? movedTo(part) : null,
  };
};

/** The provider's user id first: it is what stays when somebody hides the number. */
const addressesOf = (m: Json): readonly ContactAddress[] => {
  const found = [m.from_user_id, m.from].flatMap((value) => addressOf(value) ?? []);
  return found.filter(({ kind, value }, index) => found.findIndex((a) => a.kind === kind && a.value === value) === index);
};

/** By address, never by place: a payload may list several contacts, or none. */
const profileOf = (contacts: readonly Json[], addresses: readonly ContactAddress[]): string | null => {
  const contact = contacts.find((one) =>
    [one.wa_id, one.user_id].some((id) => {
      const address = addressOf(id);
      return address !== null && addresses.some(({ kind, value }) => kind === address.kind && value === address.value);
    }),
  );
  return contact ? textOf(within(contact.profile).name) : null;
};

const movedTo = (part: Json): PayloadMessage['movedTo'] => {
  const phone = addressOf(part.wa_id ?? part.new_wa_id);
  const user = addressOf(part.user_id);
  if (!phone && !user) return null;
  return { phone: phone?.kind === 'phone' ? phone.value : null, userId: user?.kind === 'user' ? user.value : null };
};

const mediaKinds: ReadonlySet<InboundKind> = new Set(['image', 'document', 'audio', 'video', 'sticker']);
const mediaOf = (kind: InboundKind, part: Json): PayloadMessage['media'] => {
  const id = textOf(part.id);
  if (!mediaKinds.has(kind) || id === null) return null;
  return { id, mimeType: textOf(part.mime_type), sha256: textOf(part.sha256), fileName: clean(textOf(part.filename)) };
};

/** What a person would read in the message; null where there is nothing to answer. */
const saidIn = (kind: InboundKind, part: Json): string | null => {
  switch (kind) {
    case 'text':
      return textOf(part.body);
    case 'image':
    case 'video':
      return textOf(part.caption) ?? `[${kind}]`;
    case 'document':
      return textOf(part.caption) ?? `[document ${textOf(part.filename) ?? ''}]`.replace(' ]', ']');
    case 'audio':
      return part.voice === true ? '[voice message]' : '[audio]';
    case 'interactive':
      return interactive(part);
    case 'button':
      return textOf(part.text);
    case 'location': {
      const place = [textOf(part.name), textOf(part.address)].filter((text) => text !== null);
      const at = [textOf(part.latitude), textOf(part.longitude)].filter((text) => text !== null);
      return `[location ${(place.length > 0 ? place : at).join(', ')}]`;
    }
    case 'contacts':
      return '[contact card]';
    case 'order':
      return ordered(part);
    case 'reaction':
      return textOf(part.emoji);
    case 'edit': {
      const inner = within(part.message);
      const type = textOf(inner.type) ?? '';
      return textOf(within(inner[type]).body) ?? textOf(within(inner[type]).caption);
    }
    default:
      return null;
  }
};

const interactive = (part: Json): string | null => {
  const reply = within(part[textOf(part.type) ?? '']);
  const description = textOf(reply.description);
  const title = textOf(reply.title) ?? textOf(reply.body) ?? textOf(reply.name);
  return title === null ? null : description === null ? title : `${title} (${description})`;
};

const ordered = (part: Json): string | null => {
  const items = objects(part.product_items).map((item) =>
    [textOf(item.quantity), 'x', textOf(item.product_retailer_id), '@', textOf(item.item_price), textOf(item.currency)]
      .filter((word) => word !== null)
      .join(' '),
  );
  const lines = [textOf(part.text), ...items].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
};

const statusOf = (s: Json, phoneNumberId: string): PayloadStatus | null => {
  const wamid = textOf(s.id);
  const status = textOf(s.status);
  const occurredAt = instant(s.timestamp);
  if (wamid === null || status === null || status.length > 40 || occurredAt === null) return null;
  const code = objects(s.errors).flatMap((error) => (Number.isSafeInteger(error.code) ? [error.code as number] : []))[0];
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
