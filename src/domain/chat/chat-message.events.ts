/**
 * What the provider told, as received. Texts, numbers of persons, file names and the provider's ids (a wamid holds the phone number) lie in
 * app.chat_contents under the message's id; events keep hashes and metadata.
 */
export const inboundKinds = [
  'text',
  'image',
  'document',
  'audio',
  'video',
  'sticker',
  'location',
  'contacts',
  'interactive',
  'button',
  'order',
  'reaction',
  'edit',
  'revoke',
  'system',
  'unsupported',
] as const;
export type InboundKind = (typeof inboundKinds)[number];

/** `sha256` as the provider gives it (base64 or hex), null where it does not. */
export type InboundMedia = { readonly mimeType: string | null; readonly sha256: string | null };

export type ChatMessageEvent = {
  readonly type: 'ChatInboundReceived';
  readonly data: {
    /** derived from the wamid; the content row has the same id */
    readonly messageId: string;
    readonly channelId: string;
    readonly kind: InboundKind;
    /** ISO, by the provider's clock and by ours */
    readonly sentAt: string;
    readonly receivedAt: string;
    readonly media: InboundMedia | null;
    /** the message that this one edits, revokes, reacts to or answers */
    readonly refersTo: string | null;
    readonly signatureVerified: boolean;
  };
};

/** What a received message is, without what it says. */
export type Inbound = Omit<ChatMessageEvent['data'], 'signatureVerified'>;

export type ChatStatusEvent = {
  readonly type: 'ChatStatusReceived';
  readonly data: {
    readonly channelId: string;
    /** as the provider spells it: sent, delivered, read, failed, and whatever comes one day */
    readonly status: string;
    readonly wamidHash: string;
    /** what we sent along, null when it is none of ours */
    readonly sessionId: string | null;
    readonly messageId: string | null;
    readonly occurredAt: string;
    readonly errorCode: number | null;
    readonly billable: boolean | null;
  };
};
