import { change, column, put, readModel, remove } from '@order-intake/event-sourcing';
import type { ChannelTrouble, ChatChannelEvent } from '../../domain/chat/channel/chat-channel.events.ts';

const columns = {
  ...column.ofCompany,
  name: column.text,
  phone_number_id: column.text,
  display_phone_number: column.orNull(column.text),
  accept_orders: column.boolean,
  question_template: column.orNull(column.text),
  verify_by_code: column.boolean,
  state: column.textOf<'active' | 'paused'>(),
  trouble: column.orNull(column.textOf<ChannelTrouble>()),
  trouble_code: column.orNull(column.integer),
  created_at: column.createdAt,
  updated_at: column.updatedAt,
  revision: column.revision,
};

export type ChatChannelRow = column.RowOf<typeof columns>;

export const chatChannels = readModel<ChatChannelEvent, typeof columns>({
  name: 'chat_channels',
  version: 3,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.channelId,
  on: {
    ChatChannelConfigured: put((e) => {
      const { name, phoneNumberId, displayPhoneNumber, acceptOrders, questionTemplate, verifyByCode } = e.data.settings;
      return {
        name,
        phone_number_id: phoneNumberId,
        display_phone_number: displayPhoneNumber,
        accept_orders: acceptOrders,
        question_template: questionTemplate ?? null,
        verify_by_code: verifyByCode ?? false,
        state: 'active',
        trouble: null,
        trouble_code: null,
      };
    }),
    ChatChannelChanged: change((e, row) => {
      const { name, phoneNumberId, displayPhoneNumber, acceptOrders, questionTemplate, verifyByCode } = e.data.changes;
      return {
        name: name ?? row.name,
        phone_number_id: phoneNumberId ?? row.phone_number_id,
        display_phone_number: displayPhoneNumber === undefined ? row.display_phone_number : displayPhoneNumber,
        accept_orders: acceptOrders ?? row.accept_orders,
        question_template: questionTemplate === undefined ? row.question_template : questionTemplate,
        verify_by_code: verifyByCode ?? row.verify_by_code,
      };
    }),
    ChatChannelPaused: change((e) => ({ state: 'paused', trouble: e.data.trouble, trouble_code: e.data.code })),
    ChatChannelResumed: change(() => ({ state: 'active', trouble: null, trouble_code: null })),
    ChatChannelRemoved: remove,
  },
});
