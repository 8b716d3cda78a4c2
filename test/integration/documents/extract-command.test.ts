import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { answerText, modelDocument, said } from '../../support/model-answers.ts';
import { startOpenAiServer } from '../../support/openai-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
type Ended = { readonly code: number; readonly out: string; readonly err: string };

/** What was compiled already is no setting: each command would compile all that it loads, and its readers too. */
const { PATH = '', NODE_COMPILE_CACHE } = process.env;
const bare = { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };

/** Without a single setting in its environment. */
const extract = (...args: readonly string[]): Promise<Ended> => extractWith({}, ...args);

const extractWith = (settings: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['src/main/tools/extract.ts', ...args],
      { cwd: root, env: { ...bare, ...settings }, maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });

type Line = { readonly file: string; readonly [key: string]: unknown };
const lines = (out: string): readonly Line[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const csv = (po: string): string =>
  `Purchase Order;${po}\nEmail;orders@brightwater.example\nDelivery date;2026-04-02\nCurrency;EUR\nCustomer;Brightwater Supplies Ltd\n\nSKU;Description;Qty;Unit price;Amount\nA-100;Desk lamp;3;1,10;3,30\n`;

describe('npm run extract', () => {
  let dir: string;
  let ended: Ended;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'order-intake-extract-'));
    await mkdir(join(dir, 'orders', 'sub'), { recursive: true });
    await mkdir(join(dir, 'nothing'));
    for (const n of [1, 2, 3]) await writeFile(join(dir, 'orders', `${n}.csv`), csv(`PO-10${n}`));
    await writeFile(join(dir, 'orders', '2.csv.truth.json'), '{}');
    await writeFile(join(dir, 'orders', 'README.md'), '# Orders');
    await writeFile(join(dir, 'orders', 'broken.pdf'), '%PDF-1.7\nand no more');
    await writeFile(join(dir, 'orders', 'notes.txt'), 'call them back');
    await writeFile(join(dir, 'orders', 'empty.xlsx'), '');
    await symlink(join(dir, 'gone'), join(dir, 'orders', 'dangling.pdf'));
    await writeFile(
      join(dir, 'twice.pdf'),
      await pdfOf((pdf) => {
        for (const po of ['PO-771', 'PO-772']) {
          if (po === 'PO-772') pdf.addPage();
          write(pdf, 'PURCHASE ORDER', 50, 40, 18, 'Helvetica-Bold');
          write(pdf, `PO Number: ${po}`, 50, 70);
          write(pdf, 'Customer: Brightwater Supplies Ltd', 50, 90);
          for (const [x, cells] of [
            [50, ['Description', 'Desk lamp']],
            [250, ['Qty', '3']],
            [330, ['Unit price', '12.50']],
            [430, ['Amount', '37.50']],
          ] as const)
            for (const [row, cell] of cells.entries()) write(pdf, cell, x, 150 + row * 20);
        }
      }),
    );
    const orders = join(dir, 'orders');
    const more = [join(dir, 'absent.pdf'), join(dir, 'nothing'), join(orders, 'README.md'), join(orders, '1.csv')];
    ended = await extract(orders, ...more, join(dir, 'twice.pdf'));
  });
  after(() => rm(dir, { recursive: true, force: true }));

  it('prints one JSON line a file in the order given, each a result or a named error, and exits with 0', () => {
    expect(ended.code).to.equal(0);
    const found = lines(ended.out);
    expect(
      found.map(({ file, po_number, error }) => [
        file.slice(dir.length + 1),
        po_number ?? (error as { code?: string } | undefined)?.code,
      ]),
    ).to.deep.equal([
      ['orders/1.csv', 'PO-101'],
      ['orders/2.csv', 'PO-102'],
      ['orders/3.csv', 'PO-103'],
      ['orders/broken.pdf', 'corrupt'],
      ['orders/dangling.pdf', 'not_found'],
      ['orders/empty.xlsx', 'empty'],
      ['orders/notes.txt', 'unsupported_type'],
      ['absent.pdf', 'not_found'],
      ['nothing', 'no_files'],
      ['orders/README.md', 'unsupported_type'],
      ['orders/1.csv', 'PO-101'],
      ['twice.pdf', 'PO-771'],
    ]);
    for (const { error } of found) if (error) expect((error as { message?: string }).message).to.match(/\.$/);
  });

  it('a line holds every field of the result, its numbers exact and its evidence beside them', () => {
    const [line] = lines(ended.out);
    expect(line).to.deep.include({
      document_type: 'order',
      customer_name: 'Brightwater Supplies Ltd',
      customer_email: 'orders@brightwater.example',
      delivery_date: '2026-04-02',
      currency: 'EUR',
      missing_fields: [],
    });
    expect(line?.confidence).to.be.within(0, 100);
    const [product] = (line?.products ?? []) as readonly { evidence: { price: object } }[];
    expect(product).to.deep.include({ name: 'Desk lamp', code: 'A-100', qty: 3, price: 1.1, amount: 3.3 });
    expect(product?.evidence.price).to.deep.include({
      value: '1.10',
      source: '1,10',
      place: { kind: 'cell', sheet: 'CSV', cell: 'D8' },
      reader: 'sheet',
      derived: false,
    });
  });

  it('two orders in one file are one line: the first, and the others beside it', () => {
    const [line, ...more] = lines(ended.out).filter(({ file }) => file === join(dir, 'twice.pdf'));
    expect(more).to.deep.equal([]);
    expect(line?.po_number).to.equal('PO-771');
    const others = (line?.others ?? []) as readonly { po_number: string }[];
    expect(others.map(({ po_number }) => po_number)).to.deep.equal(['PO-772']);
  });

  it('--pretty draws the evidence as a table, --explain every page and what each field was chosen from', async () => {
    const to = join(dir, 'drawings');
    const { code, out } = await extract(
      '--pretty',
      '--explain',
      '--to',
      to,
      join(dir, 'twice.pdf'),
      join(dir, 'orders', '1.csv'),
    );
    expect(code).to.equal(0);
    expect(out).to.match(/products\[0\]\.price +12\.5\d* +\d\.\d\d +text +page 1 at 330,1\d\d +12\.50/);
    const drawn = (await readdir(to)).sort();
    expect(drawn.map((name) => name.replace(/^.*_/, ''))).to.have.members([
      'twice.pdf.page-1.svg',
      'twice.pdf.page-2.svg',
      '1.csv.sheet-1.svg',
      'twice.pdf.choices.txt',
      '1.csv.choices.txt',
    ]);
    const choices = await readFile(join(to, drawn.find((name) => name.endsWith('twice.pdf.choices.txt')) ?? ''), 'utf8');
    // both orders of the file, each number with its share, who proposed it and what spoke for it
    for (const number of ['PO-771', 'PO-772'])
      expect(choices).to.match(
        new RegExp(`^po_number\\n +\\d+\\.\\d %  ${number}  \\(behind a label: .*\\)\\n +\\w+ [+-]\\d`, 'm'),
      );
    expect(choices).to.match(/ % {2}none of these/);
    for (const name of drawn.filter((one) => one.endsWith('.svg'))) {
      const svg = await readFile(join(to, name), 'utf8');
      expect(svg).to.match(/<title>1\.price: 1(2\.50?|\.10?) \(\d\.\d\d\)<\/title>/);
      expect(svg.match(/<svg/g)).to.have.length(1);
    }
  });

  it('with a key a model reads too, at the server that is configured; a wrong setting is named', async () => {
    const server = await startOpenAiServer();
    try {
      server.replies({ kind: 'answer', content: answerText(modelDocument({ po_number: said('PO-101') })) });
      const settings = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'some-model' };
      const [line] = lines((await extractWith(settings, join(dir, 'orders', '1.csv'))).out);
      expect(line?.extractor).to.deep.include({ name: 'rules and model', model: 'some-model', inputTokens: 1200 });
      expect(server.requests).to.have.length(1);
      const wrong = await extractWith({ ...settings, OPENAI_BASE_URL: 'nowhere' }, join(dir, 'orders', '1.csv'));
      expect([wrong.code, wrong.out]).to.deep.equal([2, '']);
      expect(wrong.err).to.match(/OPENAI_BASE_URL.*a URL such as/);
    } finally {
      await server.stop();
    }
  });

  it('without a file it says how it is used and exits with 2, with nothing on standard output', async () => {
    for (const args of [[], ['--wrong', 'x.pdf']]) {
      const { code, out, err } = await extract(...args);
      expect([code, out]).to.deep.equal([2, '']);
      expect(err).to.contain('Usage: npm run --silent extract');
    }
  });
});
