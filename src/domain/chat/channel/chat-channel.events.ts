/** A company's number at the chat provider. Its access token lies in a secret row; events carry the row's reference. */
export type ChatChannelSettings = {
  readonly name: string;
  /** the provider's id of the business number: what a webhook is routed by */
  readonly phoneNumberId: string;
  /** the number as customers see it, of the business and not of a person */
  readonly displayPhoneNumber: string | null;
  readonly tokenRef: string;
  /** a document or picture that is an order becomes a draft */
  readonly acceptOrders: boolean;
  /** an approved template with two parameters, an order and questions about it, for outside the 24 hours; absent or null: none */
  readonly questionTemplate?: string | null;
  /** contacts can show by a mailed code which customer they are; absent: they cannot */
  readonly verifyByCode?: boolean;
};

/** Why nothing is sent until a person has looked: the token is refused, or the account is. */
export type ChannelTrouble = 'auth' | 'account';

export type ChatChannelEvent =
  | {
      readonly type: 'ChatChannelConfigured';
      readonly data: { readonly channelId: string; readonly settings: ChatChannelSettings };
    }
  | {
      readonly type: 'ChatChannelChanged';
      readonly data: { readonly channelId: string; readonly changes: Partial<ChatChannelSettings> };
    }
  | {
      readonly type: 'ChatChannelPaused';
      readonly data: { readonly channelId: string; readonly trouble: ChannelTrouble; readonly code: number };
    }
  /** an operator decided that the number is this channel's */
  | { readonly type: 'ChatNumberAssigned'; readonly data: { readonly channelId: string; readonly phoneNumberId: string } }
  | { readonly type: 'ChatChannelResumed'; readonly data: { readonly channelId: string } }
  | { readonly type: 'ChatChannelRemoved'; readonly data: { readonly channelId: string } };
