/** Files given by people: read, refused in words, shown as pictures, and never let run. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, it } from 'mocha';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { renderClassicPdf, renderLogoPng, renderXlsx } from '../../demo/documents/index.ts';
import { failMail, receiveMail, shown } from '../../test/api/kit.ts';
import { pdfOf, write } from '../../test/support/documents/pdf.ts';
import { orderDocument } from '../../test/support/order-mails.ts';
import { until } from '../../test/support/until.ts';
import { boxOnPaper } from './support/content-box.ts';
import { evidenceInSight, fieldOf } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const startWorker = async () => {
  if (running) return;
  running = true;
  stopWorker = (await stage.api().stack.startWorker()).stop;
};
let running = false;
type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
const file = (name: string, buffer: Buffer, mimeType = 'application/octet-stream'): GivenFile => ({ name, mimeType, buffer });
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });
const give = (page: Page, files: readonly GivenFile[]) => page.locator('#upload-files').setInputFiles([...files]);

/** As a person drops them from another window. */
const drop = async (page: Page, files: readonly GivenFile[]) => {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.locator('.drop').evaluate((target: { dispatchEvent: (event: unknown) => void }, all: typeof given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of all)
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type: mimeType }));
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, given);
};

/** An order drawn at places that are known, `script` run by readers that run scripts. */
const drawnOrder = (numbers: readonly string[], script?: string): Promise<Buffer> =>
  pdfOf((pdf) => {
    numbers.forEach((number, place) => {
      if (place > 0) pdf.addPage();
      write(pdf, 'Kestrel Hardware Inc.', 60, 50, 12);
      write(pdf, 'PURCHASE ORDER', 330, 50, 20, 'Helvetica-Bold');
      write(pdf, 'PO Number:', 330, 100);
      write(pdf, number, 430, 100);
      write(pdf, 'Date: 2026-03-12', 330, 120);
      for (const [text, x] of [
        ['Qty', 60],
        ['Description', 120],
        ['Unit Price', 320],
        ['Amount', 430],
      ] as const)
        write(pdf, text, x, 200, 10, 'Helvetica-Bold');
      for (const [text, x] of [
        [String(place + 5), 60],
        ['Drill', 120],
        ['100.00', 320],
        [`${place + 5}00.00`, 430],
      ] as const)
        write(pdf, text, x, 220);
      write(pdf, 'Total', 320, 260, 10, 'Helvetica-Bold');
      write(pdf, `${place + 5}00.00`, 430, 260);
    });
    if (script)
      Object.assign((pdf as never as { _root: { data: object } })._root.data, {
        OpenAction: { S: 'JavaScript', JS: new String(script) },
      });
  });

/** Where ink lies in a part of the page, in its points. */
const inkIn = async (
  png: Buffer,
  scale: number,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => {
  const [left, top, width, height] = [area.x, area.y, area.width, area.height].map((points) => Math.round(points * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const pixels = await sharp(png).extract({ left, top, width, height }).grayscale().raw().toBuffer();
  const dark = [...pixels.entries()].flatMap(([at, value]) =>
    value < 140 ? [[at % width, Math.floor(at / width)] as const] : [],
  );
  const [xs, ys] = [dark.map(([x]) => x), dark.map(([, y]) => y)];
  return {
    left: (left + Math.min(...xs)) / scale,
    right: (left + Math.max(...xs) + 1) / scale,
    top: (top + Math.min(...ys)) / scale,
    bottom: (top + Math.max(...ys) + 1) / scale,
  };
};

const draftOf = async (page: Page, name: string): Promise<string> => {
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Create draft' }).click();
  const link = card.getByRole('link', { name: /^Draft SO-/ });
  await link.waitFor();
  const id = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await shown(await stage.send(), `/sales/sales-orders/${id}/`);
  return id;
};

stage.suite('uploads', () => {
  after(() => stopWorker());

  it('46 five files dropped at once say how far they are, go on after a reload, and end in a result or a sentence', async () => {
    const page = await stage.open('/upload');
    const names = ['order.pdf', 'order.xlsx', 'logo.png', 'notes.csv', 'page.html'] as const;
    await drop(page, [
      file('order.pdf', await renderClassicPdf(orderDocument())),
      file('order.xlsx', renderXlsx(orderDocument())),
      file('logo.png', renderLogoPng({ size: 120 })),
      file('notes.csv', Buffer.from('just;some\nwords;here\n')),
      file('page.html', Buffer.from('<!doctype html><html><script>document.title = "ran"</script></html>'), 'text/html'),
    ]);
    for (const name of names) await cardOf(page, name).waitFor();
    // nobody reads yet: each that was taken has a task, and it stands in the address
    await until('their tasks in the address', async () => {
      const tasks = new URL(page.url()).searchParams.get('tasks') ?? '';
      return names.slice(0, 4).every((name) => tasks.includes(name.replaceAll('.', '!2e!')));
    });
    const { pool } = stage.api().stack.foundation;
    await pool.query(
      `update app.tasks set state = 'running', progress = '{"done": 1, "pages": 3}' where kind = 'upload_document' and company_id = $1`,
      [stage.api().companyId],
    );
    const bar = cardOf(page, 'order.pdf').getByRole('progressbar', { name: 'Reading: page 2 of 3' });
    await bar.waitFor();
    expect(Number(await bar.getAttribute('value'))).to.be.closeTo(1 / 3, 0.01);
    await page.reload();
    await bar.waitFor();
    await startWorker();
    for (const name of ['order.pdf', 'order.xlsx'] as const)
      await cardOf(page, name).getByRole('button', { name: 'Create draft' }).waitFor();
    for (const name of ['logo.png', 'notes.csv'] as const)
      await cardOf(page, name).getByRole('alert').or(cardOf(page, name).getByText('Not an order')).first().waitFor();
    expect(await page.title()).not.to.equal('ran');
  });

  it('a file that can be read takes the place of a mail that could not', async () => {
    await startWorker();
    const mail = await receiveMail(stage.api(), stage.api().companyId, { subject: 'A scan nobody can read' });
    await failMail(stage.api(), stage.api().companyId, mail);
    await shown(await stage.send(), `/sales/email-logs/${mail}/`, ({ body }) => body.status === 'FAILED');
    const page = await stage.open(`/logs/${mail}`);
    await page.getByLabel('Create an order from another file').setInputFiles([file('typed.pdf', await drawnOrder(['KH-4601']))]);
    await page.getByRole('list', { name: 'History' }).getByRole('link', { name: /^SO-/ }).click();
    await page.getByRole('heading', { name: /^SO-/ }).waitFor();
    await page.getByText('KH-4601').first().waitFor();
  });

  it('47 two orders in one file are both offered', async () => {
    await startWorker();
    const page = await stage.open('/upload');
    await give(page, [file('both.pdf', await drawnOrder(['KH-4701', 'KH-4702']))]);
    const card = cardOf(page, 'both.pdf');
    await card.getByText('2 orders in this file').waitFor();
    for (const number of ['KH-4701', 'KH-4702']) await card.locator('dd', { hasText: number }).waitFor();
    for (const nth of [0, 1])
      await card
        .getByRole('button', { name: 'Create draft' })
        .first()
        .click()
        .then(() =>
          card
            .getByRole('link', { name: /^Draft SO-/ })
            .nth(nth)
            .waitFor(),
        );
    const hrefs = await card
      .getByRole('link', { name: /^Draft SO-/ })
      .evaluateAll((all: { href: string }[]) => all.map(({ href }) => href));
    expect(new Set(hrefs).size).to.equal(2);

    // and again, as they would be read today
    const again = hrefs[0]?.split('/').at(-1) ?? '';
    await shown(await stage.send(), `/sales/sales-orders/${again}/`);
    await page.goto(`/app/orders/${again}`);
    await page.getByRole('button', { name: 'Re-extract' }).click();
    await page.getByText('No differences found').waitFor();
  });

  it('what somebody uploaded is there for the others until it is an order or is dismissed', async () => {
    await startWorker();
    const first = await stage.open('/upload');
    await give(first, [file('for-others.pdf', await drawnOrder(['KH-4801']))]);
    await cardOf(first, 'for-others.pdf').getByRole('button', { name: 'Create draft' }).waitFor();
    const page = await stage.open('/upload');
    const card = cardOf(page, 'for-others.pdf');
    await card.getByRole('button', { name: 'Show content' }).focus();
    await page.keyboard.press('Enter');
    await card.getByText('KH-4801').first().waitFor();
    await card.getByRole('button', { name: 'Dismiss without an order' }).focus();
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
  });

  it('48 a file that is too large, behind a password or not what it is called is refused by name', async () => {
    const page = await stage.open('/upload');
    // a compound file with the stream that MS-OFFCRYPTO names
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1024),
      Buffer.from('EncryptedPackage\0', 'utf16le'),
      Buffer.alloc(1024),
    ]);
    await startWorker();
    const directory = await mkdtemp(join(tmpdir(), 'oi-large-'));
    try {
      // too much to be handed over with the others
      const large = join(directory, 'large.pdf');
      await writeFile(large, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20 * 1024 * 1024 + 1 - 9)]));
      await page.locator('#upload-files').setInputFiles(large);
      await cardOf(page, 'large.pdf').getByRole('alert').filter({ hasText: /20 MB/ }).waitFor();
    } finally {
      await rm(directory, { recursive: true });
    }
    await give(page, [file('locked.xlsx', locked), file('renamed.pdf', Buffer.from('{\\rtf1'.padEnd(200, 'x')))]);
    for (const [name, sentence] of [
      ['locked.xlsx', /password/],
      ['renamed.pdf', /RTF/],
    ] as const)
      await cardOf(page, name)
        .getByRole('alert')
        .filter({ hasText: sentence })
        .waitFor()
        .catch(async () => expect.fail(await cardOf(page, name).innerText()));
  });

  it('13 and 37 a page is a PNG that nobody keeps, and the boxes over it lie within 2 px of the ink', async () => {
    await startWorker();
    const page = await stage.open('/upload');
    await give(page, [file('known.pdf', await drawnOrder(['KH-3701-KNOWN']))]);
    const id = await draftOf(page, 'known.pdf');
    await page.goto(`/app/review/${id}`);
    const picture = page.locator('.paper-picture img');
    await picture.waitFor();
    await until('the picture', () => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth > 500));
    const fetched = await page.evaluate(
      async (url: string) => {
        const response = await fetch(url);
        const bytes = [...new Uint8Array(await response.arrayBuffer())];
        return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
      },
      await picture.evaluate((image: { src: string }) => image.src),
    );
    expect(fetched.status).to.equal(200);
    expect(fetched.headers).to.deep.include({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const png = Buffer.from(fetched.bytes);
    const { width = 0, format } = await sharp(png).metadata();
    expect(format).to.equal('png');

    const mark = await boxOnPaper(page.locator('.mark[aria-label="PO number: KH-3701-KNOWN"]'));
    const zoom = mark.paper / 595.28;
    const ink = await inkIn(png, width / 595.28, { x: 425, y: 95, width: 140, height: 20 });
    const { x: left, y: top } = mark;
    expect(Math.abs(left - ink.left * zoom), 'left').to.be.at.most(2);
    expect(Math.abs(left + mark.width - ink.right * zoom), 'right').to.be.at.most(2);
    expect(top - ink.top * zoom, 'top').to.be.at.most(2);
    expect(ink.bottom * zoom - (top + mark.height), 'bottom').to.be.at.most(2);

    // on the picture as on the sketch: what was read is in sight while one corrects it
    for (const name of ['total', 'lines.1.price']) {
      await fieldOf(page, name).focus();
      await evidenceInSight(page, name);
    }

    const original = await page.evaluate(async (path: string) => {
      const response = await fetch(path);
      return { status: response.status, headers: Object.fromEntries(response.headers) };
    }, `/sales/sales-orders/${id}/evidence/`);
    expect(original.status).to.equal(200);
    expect(original.headers['content-disposition']).to.match(/^attachment; filename="known.pdf"/);
    expect(original.headers).to.deep.include({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('14 a PDF with a script, a drawing and a web page never run in the origin', async () => {
    await startWorker();
    const page = await stage.open('/upload');
    await give(page, [
      file(
        'scripted.pdf',
        await drawnOrder(['KH-1401'], 'app.alert("ran"); this.submitForm("https://elsewhere.example")'),
        'application/pdf',
      ),
      file(
        'drawing.svg',
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'ran\'"><script>document.title="ran"</script></svg>',
        ),
        'image/svg+xml',
      ),
      file('page.html', Buffer.from('<!doctype html><html><script>document.title = "ran"</script></html>'), 'text/html'),
    ]);
    for (const name of ['drawing.svg', 'page.html']) await cardOf(page, name).getByRole('alert').waitFor();
    const id = await draftOf(page, 'scripted.pdf');
    await page.goto(`/app/review/${id}`);
    await page.locator('.paper-picture img').waitFor();
    // typed into the address bar it is saved, not shown
    const saved = page.waitForEvent('download');
    await page.goto(`${stage.api().url}/sales/sales-orders/${id}/evidence/`).catch(() => undefined);
    expect((await saved).suggestedFilename()).to.equal('scripted.pdf');
    expect(page.url()).to.contain(`/app/review/${id}`);
    expect(await page.title()).not.to.equal('ran');
    expect(await page.locator('embed, object, iframe').count()).to.equal(0);
  });
});
