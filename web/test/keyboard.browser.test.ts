/** A reviewer's day without a mouse: drafts that are decided, and fields that are wrong. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { until } from '../../test/support/until.ts';
import { deskOf, evidenceInSight, fieldOf, focused, focusOn } from './support/desk.ts';
import { watchNext } from './support/next-draft.ts';
import { type Ordered, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { emptyQueue, waiting, orderNow } = deskOf(stage);

/** Keys as they are pressed, counted; and a pointer that would be seen. */
const handsOf = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('pointerSeen', (type: string) => seen.push(type));
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      addEventListener(type, () => (globalThis as never as { pointerSeen: (type: string) => void }).pointerSeen(type));
  });
  let keys = 0;
  return {
    pointer: seen,
    count: () => keys,
    press: async (...all: readonly string[]) => {
      for (const key of all) {
        keys += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
  };
};
type Hands = Awaited<ReturnType<typeof handsOf>>;

/** The first of the queue, by keys. */
const openFirst = async (page: Page, { press }: Hands): Promise<void> => {
  await page.getByRole('row').nth(1).waitFor();
  await press('j');
  await until('the focus on a row', () => page.evaluate(() => document.activeElement?.className === 'row-link'));
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: /^SO-/ }).waitFor();
};

const anyOrder = /\/sales\/sales-orders\/[0-9a-f-]{36}\/$/;
/** The orders that were asked for and answered, by id. */
const askedOrders = (page: Page): readonly string[] => {
  const ids: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && anyOrder.test(request.url())) ids.push(request.url().split('/').at(-2) ?? '');
  });
  return ids;
};

/** What somebody who typed it from paper got wrong, or a reader from a scan: on both pages of eight lines. */
const misread: Ordered = {
  po: 'PO-2O31',
  company: 'N. Fasteners',
  email: 'einkauf@nobody-knows.example',
  sure: { po_number: 0.5, total: 0.4 },
  lastPage: 2,
  lines: Array.from({ length: 8 }, (_, place) => ({
    code: place === 6 ? null : 'HB-8',
    name: place === 6 ? 'Threaded rods M8 x 1000' : 'Hex bolt M8 x 40, zinc plated',
    qty: place === 5 ? '700' : '100',
    price: '0.42',
    ...(place === 5 ? { sure: 0.5 } : {}),
  })),
};

stage.suite('without a mouse', () => {
  it('34 fields that are wrong are corrected with what was read in sight, by keyboard alone', async () => {
    await emptyQueue();
    const { orderId } = await waiting(misread);
    // as low as the screens of small laptops
    const page = await stage.open('/review', { width: 1280, height: 720 });
    const hands = await handsOf(page);
    const { press, type } = hands;
    await openFirst(page, hands);
    const began = performance.now();
    const told: string[] = [];
    const correct = async (field: string, how: () => Promise<void>) => {
      const [keys, from] = [hands.count(), performance.now()];
      await evidenceInSight(page, field);
      await how();
      told.push(`${field}: ${hands.count() - keys} keys, ${((performance.now() - from) / 1000).toFixed(2)} s`);
    };
    await correct('customer', async () => {
      await type('nordic');
      await press('Enter');
      await until('the customer', async () => (await fieldOf(page, 'customer').inputValue()).includes('Nordic Fasteners Oy'));
    });
    // nobody doubts these: they are reached all the same
    // the offer to make a customer stays a stop until the choice is saved
    for (let tabs = 0; tabs < 4 && (await focused(page)) !== 'customer_email'; tabs++) await press('Tab');
    await correct('customer_email', async () => {
      await type('einkauf@nordic.example');
      await press('Enter');
    });
    await correct('po_number', async () => {
      await type('PO-2031');
      await press('Enter');
    });
    await correct('total', async () => {
      await type('1,362.00');
      await press('Enter');
    });
    await correct('lines.6.qty', async () => {
      await type('100');
      await press('Enter');
    });
    await correct('lines.7.product', async () => {
      await press('Alt+1', 'Enter');
    });
    await until('the focus on the decision', () =>
      page.evaluate(() => /^Approve/.test(document.activeElement?.textContent ?? '')),
    );
    await press('Control+Enter');
    await page.getByText('The queue is empty', { exact: true }).waitFor();
    console.log(`      ${told.join('\n      ')}`);
    console.log(`      in all ${hands.count()} keys, ${((performance.now() - began) / 1000).toFixed(2)} s`);
    const order = await until('the approved order', async () => {
      const now = await orderNow(orderId);
      return now.status === 'APPROVED' && now;
    });
    expect(order).to.include({ po_number: 'PO-2031', customer_email: 'einkauf@nordic.example', total: 1362 });
    expect(order.customer_record.code).to.equal('C-1003');
    expect(order.lines[5].qty).to.equal(100);
    expect(order.lines[6].product_record.code).to.equal('TR-100');
    expect(hands.pointer, 'events of a pointer').to.deep.equal([]);
  });

  it('34 a line that nobody read is added, and one that is none is taken away, by keyboard alone', async () => {
    await emptyQueue();
    const { orderId, path, reference } = await waiting({ po: 'PO-34-LINES', email: somebody() });
    const page = await stage.open(path);
    const { press, type, pointer } = await handsOf(page);
    await page.getByRole('heading', { name: reference, exact: true }).waitFor();
    await press('Alt+n');
    await focusOn(page, 'lines.3.product');
    await type('threaded');
    await press('Enter');
    await until('the product', async () => (await fieldOf(page, 'lines.3.product').inputValue()).includes('Threaded rod'));
    await press('Tab', 'Tab');
    await type('12');
    await press('Tab', 'Tab');
    await type('2.10');
    await press('Tab');
    await until('the line', async () => {
      const { qty, price, product_record: product } = (await orderNow(orderId)).lines[2] ?? {};
      return qty === 12 && price === 2.1 && product?.code === 'TR-100';
    });
    await fieldOf(page, 'lines.2.qty').focus();
    await press('Alt+Delete');
    await until('two lines', async () => (await orderNow(orderId)).lines.length === 2);
    await focusOn(page, 'lines.2.product');
    expect(
      (await orderNow(orderId)).lines.map(({ product_record: product }: { product_record: { code: string } }) => product.code),
    ).to.deep.equal(['HB-8', 'TR-100']);
    expect(pointer, 'events of a pointer').to.deep.equal([]);
  });

  it('34 and 44 ten drafts are decided by keyboard alone, and the next one stands there without being asked for', async () => {
    await emptyQueue();
    const ids: string[] = [];
    for (let number = 0; number < 10; number += 1)
      ids.push(
        (await waiting({ po: `PO-34-${number}`, email: somebody(), sure: number % 3 === 0 ? { total: 0.5 } : {} })).orderId,
      );
    const page = await stage.open('/review');
    const hands = await handsOf(page);
    await page.getByRole('row').nth(10).waitFor();
    const asked = askedOrders(page);
    await openFirst(page, hands);
    const heading = page.getByRole('heading', { level: 1, name: /^SO-/ });
    const told: string[] = [];
    for (let number = 0; number < 10; number += 1) {
      const reference = await heading.innerText();
      const [keys, began] = [hands.count(), performance.now()];
      if (number % 3 === 0) {
        await focusOn(page, 'total');
        await hands.press('Enter');
      }
      if (number === 4) {
        await hands.press('Control+Backspace');
        await page.getByRole('dialog').waitFor();
        await hands.press('Alt+1');
      }
      if (number === 8) {
        await until('the tenth, asked for ahead', async () => asked.includes(ids[9] ?? ''));
        // from now on nobody answers what an order is: the tenth is there all the same
        await page.route(anyOrder, (route) => (route.request().method() === 'GET' ? undefined : route.fallback()));
      }
      const shown = await watchNext(page, reference);
      await hands.press('Control+Enter');
      const next = number < 9 ? `, the next after ${(await shown()).toFixed(0)} ms` : '';
      told.push(`${reference}: ${hands.count() - keys} keys, ${((performance.now() - began) / 1000).toFixed(2)} s${next}`);
    }
    await page.getByText('The queue is empty', { exact: true }).waitFor();
    console.log(`      ${told.join('\n      ')}`);
    const ends = async () => (await Promise.all(ids.map(async (id) => (await orderNow(id)).status))).sort();
    await until('all decisions', async () => !(await ends()).includes('DRAFT'));
    expect(await ends()).to.deep.equal([...Array.from({ length: 9 }, () => 'APPROVED'), 'REJECTED']);
    expect(hands.pointer, 'events of a pointer').to.deep.equal([]);
  });
});
