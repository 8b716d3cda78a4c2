/** A temporary directory without a byte left: uploads are put off, and a program that sends them again loses nothing. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createTemporaryRoot } from '../../src/platform/temporary-root.ts';
import { serveApi } from '../support/api.ts';
import { mountSmallDisk, type SmallDisk } from '../support/service/small-disk.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { expectProblem, type Reply, uploader } from './kit.ts';

const csv = Buffer.from(`Order;4711\n\nArticle;Quantity;Price\n${'Lamp;3;12.50\n'.repeat(200_000)}`);

describe('an upload to a full disk', () => {
  let disk: SmallDisk | null = null;
  let stack: Stack | undefined;
  let served: Awaited<ReturnType<typeof serveApi>> | undefined;
  let upload: (key: string, content?: Buffer) => Promise<Reply>;
  before(async function () {
    disk = mountSmallDisk(16);
    if (!disk) {
      console.log('      SKIPPED: a disk can be filled only where a small one can be mounted, as root on Linux');
      this.skip();
    }
    stack = await startStack({ env: { PORT: '0' } });
    const foundation = { ...stack.foundation, temporary: createTemporaryRoot(disk.directory) };
    served = await serveApi({ ...stack, foundation });
    const token = await served.token(await stack.newCompany('Seller GmbH'), ['sales']);
    const { url } = served;
    upload = (key, content = csv) =>
      uploader(url, token)([{ name: 'order.csv', content }], { 'Idempotency-Key': key, Prefer: 'respond-async' });
  });
  after(async () => {
    await served?.stop();
    await stack?.stop();
    disk?.remove();
  });

  const expectPutOff = (reply: Reply): void => {
    expectProblem(reply, 503, 'storage_full');
    expect(Number(reply.headers.get('retry-after'))).to.be.within(1, 300);
  };
  const expectTaken = async (key: string, content?: Buffer): Promise<void> => {
    const taken = await upload(key, content);
    expect(taken.status, taken.text).to.equal(202);
    expect((await upload(key, content)).text).to.equal(taken.text);
  };

  it('is put off with a time to try again, and taken under the same key when there is room: also where the first one met no room', async () => {
    disk?.fill();
    expectPutOff(await upload('first'));
    expectPutOff(await upload('first'));
    disk?.free();
    await expectTaken('first');
  });

  it('is put off in the same way later on, a large one and a small one', async () => {
    const small = Buffer.from('Order;4712\n\nArticle;Quantity;Price\nLamp;3;12.50\nPaper;1;2\n');
    disk?.fill();
    expectPutOff(await upload('large'));
    expectPutOff(await upload('small', small));
    disk?.free();
    await expectTaken('large');
    await expectTaken('small', small);
  });
});
