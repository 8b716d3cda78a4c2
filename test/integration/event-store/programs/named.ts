/** The event store of a process that knows one personal event: what parent and child of a test have in common. */
import { createEventStore, type EventStore, forgetErasedKeys } from '@order-intake/event-sourcing';
import * as t from 'io-ts';
import type pg from 'pg';
import { eventCodec, shape } from '../../../../src/domain/shared/event-codec.codec.ts';
import { createKeyring } from '../../../../src/platform/crypto/keyring.ts';
import { createPersonalKeys } from '../../../../src/platform/crypto/personal-keys.ts';

const codecs = [
  eventCodec({ type: 'Named', data: shape({ name: t.string }), personal: { name: 'subject' } }),
  eventCodec({ type: 'PersonErased', data: shape({ keyIds: t.array(t.string) }) }),
];

export const openNamed = (url: string, pool: pg.Pool) => {
  const keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'test', key: Buffer.alloc(32, 5) }]) });
  const store = createEventStore({ url, codecs, keys });
  const watch = forgetErasedKeys(store, (error) => {
    throw error;
  });
  return { keys, store, watch };
};

export const nameIn = async (store: EventStore, stream: string): Promise<string | undefined> =>
  ((await store.readStream(stream))[0]?.data as { name: string } | undefined)?.name;
