import { randomUUID } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createChatContents, type NewContent } from '../../../src/commands/chat/chat-contents.ts';
import { createKeyring, type Keyring } from '../../../src/platform/crypto/keyring.ts';

const companyId = 'loud';
const channelId = randomUUID();
const contents = (count: number): readonly NewContent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    companyId,
    channelId,
    direction: 'in',
    senders: ['sender'],
    content: { text: `message ${index}`, wamid: `wamid.${index}` },
  }));

/** Rows that are kept and found again; how many were sealed or opened at most while nothing else had its turn. */
const setUp = () => {
  let done = 0;
  const keyring = createKeyring([{ id: 'test', key: Buffer.alloc(32, 1) }]);
  const counting: Keyring = {
    ...keyring,
    seal: (...given) => {
      done += 1;
      return keyring.seal(...given);
    },
    open: (...given) => {
      done += 1;
      return keyring.open(...given);
    },
  };
  let rows: readonly { readonly id: string; readonly senders: readonly string[]; readonly sealed: Buffer }[] = [];
  const pool = {
    query: async (text: string, values: readonly (readonly unknown[])[]) => {
      if (!text.includes('insert')) return { rows };
      const [ids = [], , , , , sealed = []] = values;
      rows = ids.map((id, index) => ({ id: String(id), senders: ['sender'], sealed: sealed[index] as Buffer }));
      return { rows: [] };
    },
  } as unknown as Queryable;
  const inOneStretch = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly most: number }> => {
    let [before, most] = [done, 0];
    const look = () => {
      most = Math.max(most, done - before);
      before = done;
    };
    let next = setImmediate(function again() {
      look();
      next = setImmediate(again);
    });
    const value = await work();
    clearImmediate(next);
    look();
    return { value, most };
  };
  return { chat: createChatContents({ pool, keyring: counting }), inOneStretch };
};

describe('the contents of hundreds of messages', () => {
  it('are sealed and opened in no one stretch, and each is what it was', async () => {
    const { chat, inOneStretch } = setUp();
    const given = contents(500);
    expect((await inOneStretch(() => chat.keep(given))).most).to.be.within(1, 20);
    const { value, most } = await inOneStretch(() => chat.unjoined(companyId, channelId, ['sender'], 500));
    expect(most).to.be.within(1, 20);
    const texts = new Map(given.map(({ id, content }) => [id, content.text]));
    expect(value).to.have.length(500);
    for (const { id, content } of value) expect(content.text).to.equal(texts.get(id));
    const ids = given.map(({ id }) => id);
    const opened = await inOneStretch(() => chat.open(companyId, ids));
    expect(opened.most).to.be.within(1, 20);
    expect([...opened.value].every(([id, { text }]) => texts.get(id) === text)).to.equal(true);
  });
});
