import * as t from 'io-ts';
import { eventCodec, list, shape } from '../shared/event-codec.codec.ts';

export const privacyCodecs = [eventCodec({ type: 'PersonErased', data: shape({ keyIds: list(t.string) }) })];
