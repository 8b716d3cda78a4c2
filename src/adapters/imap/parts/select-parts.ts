import { oneLine } from '@order-intake/kernel';
import { mailTextName, type UnreadReason, unread } from '@order-intake/order-extraction/document';
import type { MailAttachment, MailText, SkippedPart } from '../../../domain/email/email.events.ts';
import { decodedAtLeast } from '../download/encoded-size.ts';
import { childrenOf, isMessage, isMultipart, type MimeNode, type PlacedNode, placeRoot } from '../listing/mime-node.ts';
import { type LeftAlone, type PartKind, partKind } from './part-kind.ts';
import { partName } from './part-name.ts';

export type PartLimits = {
  /** decoded bytes of one attachment */
  readonly maxBytes: number;
  /** decoded bytes below which a picture is taken for a logo */
  readonly minImageBytes: number;
  readonly maxForwardDepth: number;
  readonly maxAttachments: number;
  /** reasons kept; the rest is counted */
  readonly maxSkipped: number;
  /** nodes looked at: a mail of more is refused from there on */
  readonly maxNodes: number;
  /** encoded bytes up to which a mail without a readable structure is read as a whole */
  readonly maxSourceBytes: number;
};

/** What each of them keeps out: docs/explanation/mail.md, "Fetching". */
export const partLimits: PartLimits = {
  maxBytes: 20 * 1024 * 1024,
  minImageBytes: 2 * 1024,
  maxForwardDepth: 3,
  maxAttachments: 100,
  maxSkipped: 100,
  maxNodes: 2_000,
  maxSourceBytes: 40 * 1024 * 1024,
};

export type SelectedParts = {
  readonly attachments: readonly MailAttachment[];
  readonly texts: readonly MailText[];
  readonly skipped: readonly SkippedPart[];
};

/**
 * Which parts of a mail are worth reading, from its structure alone: nothing was downloaded yet. What is left alone carries the
 * reason; of the words of the mail and of messages attached to it only their places are told.
 */
export function selectParts(root: MimeNode, limits: PartLimits = partLimits): SelectedParts {
  const attachments: MailAttachment[] = [];
  const texts: MailText[] = [];
  const skipped: SkippedPart[] = [];
  let nodes = 0;

  const skip = ({ node, part }: PlacedNode, left: LeftAlone) => skipped.push({ name: partName(node, part), ...left });
  const mayBeOrder = (placed: PlacedNode, reason: UnreadReason) => skip(placed, { reason, mayBeDocument: true });

  /** `message`: the part of the message that it is in, '' for the mail itself */
  const walk = (placed: PlacedNode, message: string): void => {
    const { node, depth } = placed;
    nodes += 1;
    if (nodes === limits.maxNodes + 1) mayBeOrder(placed, unread.mail_has_too_many_parts(limits.maxNodes));
    if (nodes > limits.maxNodes) return;
    if (node.type === 'multipart/report') skip(placed, { reason: unread.part_report() });
    else if (node.type === 'multipart/encrypted') mayBeOrder(placed, unread.part_encrypted());
    else if (isMultipart(node)) for (const child of childrenOf(placed)) walk(child, message);
    else if (!isMessage(node)) leaf(placed, message);
    else if (depth >= limits.maxForwardDepth) mayBeOrder(placed, unread.forwarded_too_often(limits.maxForwardDepth));
    else if (!node.childNodes?.length) mayBeOrder(placed, unread.message_not_opened());
    else for (const child of childrenOf(placed)) walk(child, placed.part);
  };

  const leaf = (placed: PlacedNode, message: string): void => {
    const { node, part } = placed;
    const name = partName(node, part);
    const verdict = verdictOn(placed, name, limits);
    if (verdict.is === 'text') text(placed, message);
    else if (verdict.is === 'skipped') skipped.push(skippedPart(name, verdict));
    else if (attachments.length >= limits.maxAttachments)
      mayBeOrder(placed, unread.mail_has_too_many_attachments(limits.maxAttachments));
    else attachments.push(described(placed, name));
  };

  const text = (placed: PlacedNode, message: string): void => {
    const isFile = Boolean(placed.node.dispositionParameters?.filename ?? placed.node.parameters?.name);
    if (!isFile && isTooLongToBeWords(placed.node, limits) && attachments.length < limits.maxAttachments)
      attachments.push(described(placed, mailTextName));
    const textParts = textAt(placed, isFile ? placed.part : message, texts.length);
    if (isFile && textParts.length === 0) mayBeOrder(placed, unread.text_too_long());
    texts.push(...textParts);
  };

  walk(placeRoot(root), '');
  return { attachments, texts, skipped: boundedSkips(skipped, limits.maxSkipped) };
}

/** Encoded bytes of words that are read, and parts of them: what has more is no order that somebody wrote. */
const mostTextBytes = 512 * 1024;
const mostTexts = 12;

const textAt = ({ node, part }: PlacedNode, message: string, textCount: number): readonly MailText[] => {
  const { type, parameters, encoding, size = 0 } = node;
  if (type !== 'text/plain' && type !== 'text/html') return [];
  if (textCount >= mostTexts || size === 0 || size > mostTextBytes) return [];
  const charset = oneLine(parameters?.charset ?? '', 40);
  const flowed = parameters?.format?.toLowerCase() === 'flowed';
  return [{ part, type, charset: charset || null, flowed, encoding: oneLine(encoding ?? '7bit', 40), size, message }];
};

/** A text of more than anybody writes: a program may have written a file into it (uuencode), which its first bytes show. */
const isTooLongToBeWords = ({ type, size = 0 }: MimeNode, { maxBytes }: PartLimits): boolean =>
  type === 'text/plain' && size > mostTextBytes && size <= maxBytes;

export const described = (placed: PlacedNode, name: string): MailAttachment => ({
  part: placed.part,
  name,
  declaredType: oneLine(placed.node.type, 127),
  encoding: oneLine(placed.node.encoding ?? '7bit', 40),
  size: placed.node.size ?? 0,
  ...(isShownInText(placed) ? { inText: true } : {}),
});

/** A picture of the mail's text, by its place or because the text names it. */
export const isShownInText = ({ node, parent }: Pick<PlacedNode, 'node' | 'parent'>): boolean =>
  node.type.startsWith('image/') && (parent === 'multipart/related' || Boolean(node.id && node.disposition !== 'attachment'));

export const skippedPart = (name: string, { reason, mayBeDocument }: LeftAlone): SkippedPart => ({
  name,
  reason,
  ...(mayBeDocument ? { mayBeDocument } : {}),
});

/** What may hold an order is kept before what may not: it decides what becomes of the mail. */
export function boundedSkips(skipped: readonly SkippedPart[], most: number): readonly SkippedPart[] {
  if (skipped.length <= most) return skipped;
  const first = [...skipped.filter(({ mayBeDocument }) => mayBeDocument), ...skipped.filter((part) => !part.mayBeDocument)];
  const more = skipped.length - most;
  return [...first.slice(0, most), { name: `${more} more`, reason: unread.parts_left_as_well(), count: more }];
}

/** Whether one part is worth reading: by its kind, then by size and place. */
export function verdictOn(placed: PlacedNode, name: string, limits: PartLimits): PartKind {
  const kind = partKind(placed.node, name);
  const against = kind.is === 'text' ? null : reasonAgainst(placed, limits);
  if (kind.is === 'candidate') return against === null ? kind : { is: 'skipped', ...against };
  // a logo of a kind that is not read is a logo
  const isLogo = isShownInText(placed) || (against !== null && !against.mayBeDocument);
  return kind.is === 'skipped' && isLogo ? { is: 'skipped', reason: against?.reason ?? unread.picture_in_text() } : kind;
}

/** Why a candidate is left alone after all, or null. */
function reasonAgainst({ node }: PlacedNode, limits: PartLimits): LeftAlone | null {
  const size = decodedAtLeast(node.encoding ?? '', node.size ?? 0);
  if (size > limits.maxBytes) return { reason: unread.part_too_large(limits.maxBytes / 1024 / 1024), mayBeDocument: true };
  if (!node.type.startsWith('image/')) return null;
  return size < limits.minImageBytes ? { reason: unread.picture_too_small_for_text(limits.minImageBytes / 1024) } : null;
}
