/** What sends and fetches on a chat channel. Adapters under adapters/whatsapp implement it. */
import type { Either } from 'fp-ts/lib/Either.js';
import type { Choices } from './choices.ts';
import type { SendErrorClass } from './send-errors.ts';

/** A phone number (digits with the country code) or the provider's user id. */
export type ChatAddress = { readonly kind: 'phone' | 'user'; readonly value: string };

export type ChannelAccess = { readonly phoneNumberId: string; readonly token: string };

/** A message that the provider has approved under this name; `parameters` of its body, each one line. */
export type ChatTemplate = { readonly name: string; readonly language: string; readonly parameters: readonly string[] };

export type OutgoingText = {
  readonly to: ChatAddress;
  /** at most 4,096 characters */
  readonly text: string;
  /** buttons or a list below the text */
  readonly choices: Choices | null;
  /** in place of the text; absent or null: the text */
  readonly template?: ChatTemplate | null;
  /** the provider's id of the message that this one answers */
  readonly repliesTo: string | null;
  /** comes back in every status of the message, 512 bytes at most */
  readonly tracker: string;
};

export type SendResult =
  | { readonly outcome: 'sent'; readonly wamid: string }
  | {
      readonly outcome: 'refused';
      readonly errorClass: SendErrorClass;
      readonly code: number | null;
      /** what the provider asked for */
      readonly retryAfterMs: number | null;
    }
  /** the message may or may not have been taken */
  | { readonly outcome: 'unknown'; readonly reason: string };

export type MediaRefusal = {
  readonly code: 'not_available' | 'too_large' | 'host_not_allowed' | 'digest_differs';
  readonly reason: string;
};
export type FetchedMedia = { readonly size: number; readonly sha256: string; readonly mimeType: string | null };

export const channelReportCodes = ['OK', 'AUTH_FAILED', 'NUMBER_UNKNOWN', 'UNREACHABLE', 'REFUSED'] as const;
export type ChannelReport = {
  readonly ok: boolean;
  readonly code: (typeof channelReportCodes)[number];
  /** what a person can do */
  readonly hint: string | null;
  readonly displayPhoneNumber: string | null;
  readonly verifiedName: string | null;
  readonly ms: number;
};

export type ChatProvider = {
  /** Never rejects: whatever happens is one of the three ends. */
  readonly send: (channel: ChannelAccess, message: OutgoingText) => Promise<SendResult>;
  /** Marks a message as read and shows that an answer is being written. Never rejects; a failure changes nothing. */
  readonly showTyping: (channel: ChannelAccess, wamid: string) => Promise<void>;
  /** Writes the file to `path`. Rejects with ProviderUnavailable when it may be had later. */
  readonly fetchMedia: (
    channel: ChannelAccess,
    media: { readonly id: string; readonly sha256: string | null },
    path: string,
  ) => Promise<Either<MediaRefusal, FetchedMedia>>;
  /** Asks who the number is; nothing is sent. Never rejects. */
  readonly test: (channel: ChannelAccess) => Promise<ChannelReport>;
};

/** The provider does not answer, or not now. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
