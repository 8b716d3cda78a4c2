import type { ChannelTrouble, ChatChannelEvent } from '../../domain/chat/channel/chat-channel.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type ChatChannelRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly phone_number_id: string;
  readonly display_phone_number: string | null;
  readonly accept_orders: boolean;
  readonly state: 'active' | 'paused';
  readonly trouble: ChannelTrouble | null;
  readonly trouble_code: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

export const chatChannels = readModel<ChatChannelEvent>()<ChatChannelRow>({
  name: 'chat_channels',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    name: 'text not null',
    phone_number_id: 'text not null',
    display_phone_number: 'text',
    accept_orders: 'boolean not null',
    state: 'text not null',
    trouble: 'text',
    trouble_code: 'integer',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
    revision: 'integer not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  on: {
    ChatChannelConfigured: {
      key: (e) => e.data.channelId,
      fold: (_, e) => {
        const { channelId, settings } = e.data;
        return {
          id: channelId,
          company_id: e.metadata.companyId,
          name: settings.name,
          phone_number_id: settings.phoneNumberId,
          display_phone_number: settings.displayPhoneNumber,
          accept_orders: settings.acceptOrders,
          state: 'active',
          trouble: null,
          trouble_code: null,
          created_at: e.recordedAt,
          updated_at: e.recordedAt,
          revision: e.revision,
        };
      },
    },
    ChatChannelChanged: {
      key: (e) => e.data.channelId,
      fold: (row, e) => {
        if (!row) return null;
        const { name, phoneNumberId, displayPhoneNumber, acceptOrders } = e.data.changes;
        return {
          ...row,
          name: name ?? row.name,
          phone_number_id: phoneNumberId ?? row.phone_number_id,
          display_phone_number: displayPhoneNumber === undefined ? row.display_phone_number : displayPhoneNumber,
          accept_orders: acceptOrders ?? row.accept_orders,
          updated_at: e.recordedAt,
          revision: e.revision,
        };
      },
    },
    ChatChannelPaused: {
      key: (e) => e.data.channelId,
      fold: (row, e) =>
        row && {
          ...row,
          state: 'paused',
          trouble: e.data.trouble,
          trouble_code: e.data.code,
          updated_at: e.recordedAt,
          revision: e.revision,
        },
    },
    ChatChannelResumed: {
      key: (e) => e.data.channelId,
      fold: (row, e) =>
        row && { ...row, state: 'active', trouble: null, trouble_code: null, updated_at: e.recordedAt, revision: e.revision },
    },
    ChatChannelRemoved: { key: (e) => e.data.channelId, fold: () => null },
  },
});
