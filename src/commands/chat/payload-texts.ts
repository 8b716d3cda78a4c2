/** What a person would read in a message of each kind; null where there is nothing to answer. */
import { isCurrencyCode } from '@order-intake/kernel';
import type { InboundKind } from '../../domain/chat/chat-message.events.ts';
import type { CartLine } from './chat-contents.ts';
import { isObject, type Json, objects, textOf, within } from './payload-json.ts';

const captioned: ReadonlySet<InboundKind> = new Set(['image', 'video', 'document']);
/** Stands where a file has no caption. */
const withoutCaption = (kind: InboundKind, fileName: string | null): string =>
  kind === 'document' && fileName !== null ? `[document ${fileName}]` : `[${kind}]`;

/** kinds in which somebody writes, or presses, words */
const textKinds: ReadonlySet<InboundKind> = new Set(['text', 'button', 'interactive']);
/** The customer's own words: a text, or the caption of a file. Null: what stands for a picture, a voice or a place is nobody's words. */
export const ownWords = (kind: InboundKind, text: string | null, fileName: string | null): string | null => {
  if (textKinds.has(kind)) return text;
  return captioned.has(kind) && text !== withoutCaption(kind, fileName) ? text : null;
};

export const textIn = (kind: InboundKind, part: Json): string | null => {
  switch (kind) {
    case 'text':
      return textOf(part.body);
    case 'image':
    case 'video':
    case 'document':
      return textOf(part.caption) ?? withoutCaption(kind, textOf(part.filename));
    case 'audio':
      return part.voice === true ? '[voice message]' : '[audio]';
    case 'interactive':
      return interactive(part);
    case 'button':
      return textOf(part.text);
    case 'location': {
      const placeParts = [textOf(part.name), textOf(part.address)].filter((text) => text !== null);
      const at = [textOf(part.latitude), textOf(part.longitude)].filter((text) => text !== null);
      return `[location ${(placeParts.length > 0 ? placeParts : at).join(', ')}]`;
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
  const filledIn = formOf(textOf(reply.response_json));
  if (filledIn !== null) return filledIn;
  const description = textOf(reply.description);
  const title = textOf(reply.title) ?? textOf(reply.body) ?? textOf(reply.name);
  return title === null ? null : description === null ? title : `${title} (${description})`;
};

/** Of a reply button, a row of a list, or a button of a template. */
export const choiceIn = (kind: InboundKind, part: Json): string | null => {
  if (kind === 'button') return textOf(part.payload)?.slice(0, 256) ?? null;
  return kind === 'interactive' ? (textOf(within(part[textOf(part.type) ?? '']).id)?.slice(0, 256) ?? null) : null;
};

/** A form's answers, a line each. Its token is the provider's own. */
const formOf = (responseJson: string | null): string | null => {
  if (responseJson === null) return null;
  let answers: unknown;
  try {
    answers = JSON.parse(responseJson);
  } catch {
    return null;
  }
  if (!isObject(answers)) return null;
  const lines = Object.entries(answers).flatMap(([name, value]) => {
    const spokenText = name === 'flow_token' ? '' : spoken(value);
    return spokenText === '' ? [] : [`${textOf(name) ?? ''}: ${spokenText}`];
  });
  return lines.length === 0 ? null : lines.join('\n').slice(0, 10_000);
};

const spoken = (value: unknown, depth = 0): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && depth < 3)
    return value
      .map((element) => spoken(element, depth + 1))
      .filter((text) => text !== '')
      .join(', ');
  if (isObject(value) && depth < 3)
    return Object.entries(value)
      .map(([name, member]) => `${name} ${spoken(member, depth + 1)}`.trim())
      .join(', ');
  return textOf(value) ?? '';
};

const decimal = /^\d{1,12}(?:\.\d{1,6})?$/;
const decimalIn = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && decimal.test(text) ? text : null;
};
const mostLines = 500;

/** The lines of a catalogue order that say what and how many. */
export const cartIn = (part: Json): readonly CartLine[] =>
  objects(part.product_items)
    .slice(0, mostLines)
    .flatMap((item) => {
      const code = textOf(item.product_retailer_id)?.slice(0, 100) ?? null;
      const qty = decimalIn(item.quantity);
      const currency = textOf(item.currency);
      if (code === null || qty === null || Number(qty) === 0) return [];
      const isCurrency = currency !== null && isCurrencyCode(currency);
      return [{ code, qty, price: decimalIn(item.item_price), currency: isCurrency ? currency : null }];
    });

const ordered = (part: Json): string | null => {
  const items = objects(part.product_items).map((item) =>
    [textOf(item.quantity), 'x', textOf(item.product_retailer_id), '@', textOf(item.item_price), textOf(item.currency)]
      .filter((word) => word !== null)
      .join(' '),
  );
  const lines = [textOf(part.text), ...items].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
};
