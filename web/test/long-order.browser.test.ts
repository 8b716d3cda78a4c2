/** An order of hundreds of lines: what is drawn of it, what a key draws again, and how one comes to its end. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { until } from '../../test/support/until.ts';
import { deskOf, fieldOf, focusOn, opened } from './support/desk.ts';
import { longOrder } from './support/long-draft.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting, orderNow } = deskOf(stage);
const lines = 300;

type Counted = { amounts: number; boxes: number };
/** Every line that is drawn writes its amount, every box of the page that was read shows its text: how many did since this was asked last. */
const countDrawn = async (page: Page): Promise<() => Promise<Counted>> => {
  await page.addInitScript(() => {
    const counted: Counted = { amounts: 0, boxes: 0 };
    Object.assign(globalThis, { counted });
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      ...format,
      get(this: Intl.NumberFormat) {
        if (this.resolvedOptions().style === 'currency') counted.amounts += 1;
        return format?.get?.call(this);
      },
    });
    const { replace } = String.prototype;
    // what nobody sees in a text is made visible (web/src/ui/visible.ts)
    Object.defineProperty(String.prototype, 'replace', {
      configurable: true,
      writable: true,
      value(this: string, ...given: Parameters<typeof replace>) {
        if (given[0] instanceof RegExp && given[0].source.includes('Cc')) counted.boxes += 1;
        return replace.apply(this, given);
      },
    });
  });
  return () =>
    page.evaluate(() => {
      const { counted } = globalThis as never as { counted: Counted };
      const now = { ...counted };
      Object.assign(counted, { amounts: 0, boxes: 0 });
      return now;
    });
};
const nothingMore = (drawn: () => Promise<Counted>) =>
  until('what is being drawn', async () => {
    const { amounts, boxes } = await drawn();
    return amounts + boxes === 0;
  });

/** One for all: what a test writes into it is in its own line, and none is over by it. */
let long: ReturnType<typeof waiting> | undefined;

const openLong = async () => {
  long ??= waiting(longOrder('PO-LONG', lines, somebody()));
  const { path, reference, orderId } = await long;
  const page = await stage.open('/upload');
  const drawn = await countDrawn(page);
  await page.goto(`/app${path}`);
  await opened(page, reference);
  await page
    .locator('.line')
    .nth(lines - 1)
    .waitFor({ state: 'attached' });
  await nothingMore(drawn);
  return { page, drawn, orderId };
};
const fieldsDrawn = (page: Page) => page.locator('.draft [data-field]').count();

stage.suite('an order of 300 lines', () => {
  it('has every line on its page, and the fields of those that are near', async () => {
    const { page } = await openLong();
    expect(await page.locator('.line').count()).to.equal(lines);
    expect(await fieldsDrawn(page), 'of 2,100').to.be.lessThan(500);
    expect(await page.locator('.popover').count(), 'of fields that nobody came to').to.be.at.most(2);
    const last = page.locator('.line').nth(lines - 1);
    expect(await last.textContent()).to.include(`${lines - 1}`);
    await last.scrollIntoViewIfNeeded();
    await fieldOf(page, `lines.${lines}.qty`).waitFor();
  });

  it('draws one line for a key in it, and none for the way to the next field', async () => {
    const { page, drawn, orderId } = await openLong();
    await fieldOf(page, 'lines.3.qty').focus();
    await nothingMore(drawn);
    await page.keyboard.type('7777');
    expect((await drawn()).amounts).to.be.at.most(8);
    await page.keyboard.press('Tab');
    await until('the quantity', async () => Number((await orderNow(orderId)).lines[2].qty) === 7777);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await drawn()).amounts, 'saved, and two fields on').to.be.at.most(20);
  });

  it('has the boxes drawn of the fields that the focus leaves and comes to, and no others', async () => {
    const { page, drawn } = await openLong();
    await fieldOf(page, 'lines.3.qty').focus();
    await page.locator('.mark[aria-current=true]').waitFor();
    await nothingMore(drawn);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await focusOn(page, 'lines.3.price');
    await page.locator('.mark[aria-current=true][aria-label^="Line 3: Unit price"]').waitFor();
    expect(await page.locator('.mark').count()).to.be.greaterThan(lines);
    // the texts of the line and of the bar below the grid are made visible as well
    expect((await drawn()).boxes).to.be.within(1, 40);
  });

  it('is gone through by Enter to lines that nobody has scrolled to, and back', async () => {
    const { page } = await openLong();
    // an article in five is not known: the tenth of them stands far below
    await fieldOf(page, 'lines.5.product').focus();
    for (let turn = 2; turn <= 12; turn += 1) {
      await page.keyboard.press('Enter');
      await focusOn(page, `lines.${turn * 5}.product`);
    }
    await page.keyboard.press('Shift+Enter');
    await focusOn(page, 'lines.55.product');
    await page.locator(`.mark[aria-label^="Line ${lines}: Quantity"]`).dispatchEvent('click');
    await focusOn(page, `lines.${lines}.qty`);
  });

  it('is gone through by Tab as fast as somebody holds the key', async () => {
    const { page } = await openLong();
    await fieldOf(page, 'lines.10.product').focus();
    // as many as are far beyond what was drawn at first
    for (let turn = 0; turn < 5 * 15; turn += 1) await page.keyboard.press('Tab');
    await focusOn(page, 'lines.25.product');
  });
});
