/** npm run ratchet over a handful of documents: a corpus of its own, with truth that the documents hold, and then truth that they do not. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { halfOf } from '../../../bench/ratchet/corpus.ts';

const program = fileURLToPath(new URL('../../../bench/ratchet/ratchet.ts', import.meta.url));

/** Repositories of either half, whatever the hash makes of names. */
const repositories = Array.from({ length: 50 }, (_, at) => `owner/repository-${at}`);
const repositoryOf = (half: 'work' | 'held_out'): string => repositories.find((name) => halfOf(name) === half) ?? '';

const csv = (title: string): string =>
  `${title};4711\nCustomer;Kestrel Hardware Inc.\nItem code;Description;Quantity;Unit price EUR;Amount EUR\nPV-2003;Drill;3;12.50;37.50\nPV-2004;Lamp;2;10.00;20.00\n`;
const mail = `From: Anna Berg <anna@kestrel.example>
To: orders@seller.example
Subject: Order 4712
Content-Type: text/plain; charset=utf-8

Hello,

please send us 5 x PV-2003 Drill.

Anna Berg
Kestrel Hardware Inc.
`;

const reference = (path: string, half: 'work' | 'held_out', poNumber: string) => ({
  repo: repositoryOf(half),
  commit: 'a'.repeat(40),
  source: path,
  path,
  kind: 'order',
  lang: 'en',
  prog: 'any',
  licence: 'MIT',
  own: { names: ['Seller GmbH'], domains: ['seller.example'], currency: 'EUR', locale: 'de-DE' },
  truth: {
    document_type: 'order',
    po_number: poNumber,
    products: [
      { name: 'Drill', code: 'PV-2003', qty: 3, price: 12.5 },
      { name: 'Lamp', code: 'PV-2004', qty: 2, price: 10 },
    ],
  },
  must: { draft: 'order' },
});

describe('npm run ratchet', () => {
  let directory: string;
  const results = () => join(directory, 'corpus/results/public.jsonl');
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ratchet-test-'));
    await mkdir(join(directory, 'corpus/public'), { recursive: true });
    await mkdir(join(directory, 'data/public'), { recursive: true });
    await writeFile(join(directory, 'data/public/right-order.csv'), csv('Purchase Order'));
    await writeFile(join(directory, 'data/public/kept-apart.csv'), csv('Purchase Order No'));
    await writeFile(join(directory, 'data/public/words.eml'), mail);
  });
  after(() => rm(directory, { recursive: true, force: true }));

  const withTruth = (poNumber: string) => {
    const words = { ...reference('words.eml', 'work', '4712'), truth: { document_type: 'order', po_number: '4712' } };
    const all = [
      reference('right-order.csv', 'work', poNumber),
      reference('kept-apart.csv', 'held_out', '4711'),
      words,
      reference('not-fetched.pdf', 'work', '1'),
    ];
    const list = all.map((one) => JSON.stringify(one)).join('\n');
    return writeFile(join(directory, 'corpus/public/references.jsonl'), `${list}\n`);
  };

  const ratchet = async (...options: readonly string[]) => {
    const env = { ...process.env, CORPUS_DIR: join(directory, 'corpus'), CORPUS_DATA: join(directory, 'data') };
    const child = spawn(process.execPath, [program, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += String(data);
    });
    child.stderr.on('data', (data) => {
      err += String(data);
    });
    const code = await new Promise<number | null>((done) => child.on('close', done));
    return { out, err, code };
  };

  it('prints totals and writes what is expected, naming no held-out document', async () => {
    await withTruth('4711');
    const { out, err, code } = await ratchet('--origin', 'public', '--write');
    expect([err, code]).to.deep.equal(['', 0]);
    expect(out).to.contain('public, as deployed: 3 of 4 documents are here');
    expect(out, 'of the one document that is held out').to.match(/^lines F1, codes counted .* 100\.0 \([^)]*; 2 of 2\)$/m);
    expect(out).to.match(/order mails without attachment: missed .* of 1\)/);
    const written = await readFile(results(), 'utf8');
    expect(written).to.contain('right-order.csv').and.not.to.contain('kept-apart');
    expect(written).to.contain('"half":"held_out","count":1');
  });

  it('says that nothing moved when nothing did', async () => {
    const { out, code } = await ratchet('--origin', 'public');
    expect(code).to.equal(0);
    expect(out).to.contain('public: nothing moved in the half to work on.');
  });

  it('fails and names the field when a document of the half to work on gets worse', async () => {
    await withTruth('4799');
    const { out, err, code } = await ratchet('--origin', 'public');
    expect(code).to.equal(1);
    expect(out).to.contain('right-order.csv po_number wrong');
    expect(err).to.contain('public, work: header');
  });

  it('prints of the held-out half nothing but totals', async () => {
    const { out, code } = await ratchet('--origin', 'public', '--held-out', '--faults');
    expect(code).to.equal(0);
    expect(out)
      .to.contain('held out, n = 1')
      .and.not.to.match(/right-order|kept-apart|words\.eml/);
  });

  it('refuses an origin that does not exist', async () => {
    const { err, code } = await ratchet('--origin', 'elsewhere');
    expect(code).to.equal(2);
    expect(err).to.contain('--origin: there is no origin elsewhere');
  });
});
