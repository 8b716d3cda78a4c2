import * as t from 'io-ts';
import { eventCodec, integer, nullable, oneOf, shape } from '../../shared/event-codec.codec.ts';

const settings = {
  name: t.string,
  phoneNumberId: t.string,
  displayPhoneNumber: nullable(t.string),
  tokenRef: t.string,
  acceptOrders: t.boolean,
};
const laterSettings = { questionTemplate: nullable(t.string), verifyByCode: t.boolean };
const channelId = t.string;

export const channelCodecs = [
  eventCodec({ type: 'ChatChannelConfigured', data: shape({ channelId, settings: shape(settings, laterSettings) }) }),
  eventCodec({ type: 'ChatChannelChanged', data: shape({ channelId, changes: shape({}, { ...settings, ...laterSettings }) }) }),
  eventCodec({
    type: 'ChatChannelPaused',
    data: shape({ channelId, trouble: oneOf(['auth', 'account'] as const), code: integer }),
  }),
  eventCodec({ type: 'ChatNumberAssigned', data: shape({ channelId: t.string, phoneNumberId: t.string }), givesRights: true }),
  eventCodec({ type: 'ChatChannelResumed', data: shape({ channelId }) }),
  eventCodec({ type: 'ChatChannelRemoved', data: shape({ channelId }) }),
];
