/** The figures of the ratchet: counts, intervals, the split into halves, and what moved since the expected results. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { catalogOf, lookupIn } from '../../../bench/ratchet/catalog.ts';
import { type CorpusDocument, halfOf } from '../../../bench/ratchet/corpus.ts';
import { differenceOf, expectedOf } from '../../../bench/ratchet/expected.ts';
import { codeOutcome, isRightLine, markedLines } from '../../../bench/ratchet/lines.ts';
import { type Fault, type Marks, marksOf } from '../../../bench/ratchet/marks.ts';
import { totalsReport } from '../../../bench/ratchet/report.ts';
import { countOf, figureOf, share, sumOf, type Tally, wilson } from '../../../bench/ratchet/tally.ts';
import type { ProductView } from '../../../src/domain/shared/extraction-view.ts';
import { extraction, field } from '../../support/samples.ts';

const row = (name: string | null, code: string | null, qty: number, price: number | null): ProductView => ({
  name,
  code,
  qty,
  price,
  unit: null,
  discount: null,
  amount: null,
  evidence: {},
});

describe('counts of the ratchet', () => {
  it('add up by metric, and an F1 is made of the sums', () => {
    const sum = sumOf([{ lines: countOf(1, 2, 1) }, { lines: countOf(2, 2, 3), missed: share(1, 1) }]);
    expect(sum).to.deep.equal({ lines: countOf(3, 4, 4), missed: countOf(1, 1, 1) });
    expect(figureOf(countOf(3, 4, 4))).to.equal(0.75);
    expect(figureOf(countOf(0, 0, 0))).to.equal(null);
  });

  it('come with the interval of Wilson', () => {
    const { low, high } = wilson(share(8, 10)) ?? { low: 0, high: 0 };
    expect(low).to.be.closeTo(0.4902, 0.0005);
    expect(high).to.be.closeTo(0.9433, 0.0005);
    expect(wilson(share(0, 20))?.low).to.equal(0);
    expect(wilson(share(0, 20))?.high).to.be.closeTo(0.1611, 0.0005);
    expect(wilson(share(0, 0))).to.equal(null);
  });
});

describe('halves of the corpus', () => {
  it('are split by the repository, the same on every machine, about evenly', () => {
    expect(halfOf('natsu-sys/invoice-po-ocr-toolkit')).to.equal(halfOf('natsu-sys/invoice-po-ocr-toolkit'));
    const halves = Array.from({ length: 400 }, (_, at) => halfOf(`owner-${at}/orders`));
    expect(halves.filter((half) => half === 'held_out').length).to.be.within(160, 240);
  });
});

describe('lines with codes', () => {
  const truth = [
    { name: 'Oak floor', code: 'PV-2003', qty: 4, price: 10 },
    { name: 'Oak floor', code: 'PV-2004', qty: 4, price: 10 },
  ];

  it('are right only with their code, and rows of one article are told apart by it', () => {
    const marks = markedLines([row('Oak floor', 'PV 2004', 4, 10), row('Oak floor', null, 4, 10)], truth);
    expect(marks.map((mark) => (mark.kind === 'paired' ? [mark.truth, mark.code] : mark.kind))).to.deep.equal([
      [1, 'right'],
      [0, 'missing'],
    ]);
    expect(marks.map(isRightLine)).to.deep.equal([true, false]);
  });

  it('may be without one if the truth has none, and then none may be invented', () => {
    expect(codeOutcome(null, { name: 'a', code: null })).to.equal('none');
    expect(codeOutcome('7', { name: 'a', code: null })).to.equal('invented');
    expect(codeOutcome('7', { name: 'a' })).to.equal('unknown');
    expect(codeOutcome('7', { name: 'a', code: '8', code_accept: ['7'] })).to.equal('right');
    expect(codeOutcome(null, { name: 'a', code: '8', code_accept: [null] })).to.equal('none');
  });

  it('are missing or invented, and names that differ in a word are told as not exact', () => {
    const marks = markedLines([row('Oak floor tiles', 'PV-2003', 4, 10), row('Freight', null, 1, 5)], truth);
    expect(marks).to.deep.equal([
      { kind: 'paired', truth: 0, code: 'right', name: 'wrong' },
      { kind: 'invented' },
      { kind: 'missing', truth: 1, code: 'missing' },
    ]);
  });

  it('that are optional count only where they are read', () => {
    const optional = [{ name: 'Freight', qty: 1, price: 5, optional: true }];
    expect(markedLines([], optional)).to.deep.equal([]);
    expect(markedLines([row('Freight', null, 1, 5)], optional)).to.deep.equal([]);
  });
});

const order: CorpusDocument = {
  origin: 'public',
  name: 'one.pdf',
  path: '/nowhere/one.pdf',
  half: 'work',
  language: 'en',
  either: false,
  own: null,
  truth: {
    document_type: 'order',
    customer_name: 'Kestrel Hardware Inc.',
    po_number: '4711',
    ship_to: { city: 'Oakland' },
    products: [{ name: 'Drill', code: 'D-1', qty: 2, price: 5 }],
  },
};
const read = (name: string, confidence: number) =>
  extraction({
    fields: { customer_name: field(name), po_number: field('PO 4711'), ship_to_city: field('Oakland') },
    lines: [{ name: field('Drill'), code: field('D-1'), qty: field('2'), price: field('5') }],
    confidence,
  });
const extracted = { error: null, kind: 'text', language: 'en' } as const;

describe('marks of a document', () => {
  it('count names to the letter with the legal form, and tell both values', () => {
    const { faults, tally } = marksOf(order, { ...extracted, extractions: [read('Kestrel Hardware', 60)] });
    expect(faults).to.deep.include({
      field: 'customer_name',
      outcome: 'wrong',
      found: 'Kestrel Hardware',
      right: 'Kestrel Hardware Inc.',
    });
    expect(tally['header.customer_name']).to.deep.equal(countOf(0, 1, 1));
    expect(tally.lines).to.deep.equal(countOf(1, 1, 1));
    expect(tally.ship_to).to.deep.equal(countOf(1, 1, 1));
    expect(tally.missed).to.deep.equal(share(0, 1));
  });

  it('tell an order that is sure and false, and one that is not sure', () => {
    const sure = marksOf(order, { ...extracted, extractions: [read('Kestrel Hardware', 80)] });
    expect(sure.faults).to.deep.include({ field: 'confidence', outcome: 'false_when_sure' });
    expect([sure.tally.sure, sure.tally.sure_right]).to.deep.equal([share(1, 1), share(0, 1)]);
    const unsure = marksOf(order, { ...extracted, extractions: [read('Kestrel Hardware Inc.', 69)] });
    expect(unsure.tally).not.to.have.property('sure_right');
    expect(unsure.tally.sure).to.deep.equal(share(0, 1));
  });

  it('tell an order that was missed, a look-alike that was drafted, and neither of what may be both', () => {
    expect(marksOf(order, { ...extracted, extractions: [] }).tally.missed).to.deep.equal(share(1, 1));
    const invoice = { ...order, truth: { document_type: 'invoice' } };
    const drafted = marksOf(invoice, { ...extracted, extractions: [read('A', 20)] });
    expect(drafted.tally.drafted).to.deep.equal(share(1, 1));
    expect(drafted.faults).to.deep.include({ field: 'document', outcome: 'drafted' });
    const either = marksOf({ ...order, either: true }, { ...extracted, extractions: [] });
    expect(either.tally).not.to.have.any.keys('missed', 'drafted', 'sure');
  });

  it('count orders in words of a mail apart', () => {
    const { tally } = marksOf(order, { ...extracted, kind: 'mail', extractions: [] });
    expect(tally.mail_missed).to.deep.equal(share(1, 1));
    expect(tally.mail_lines).to.deep.equal(countOf(0, 0, 1));
  });
});

const marks = (name: string, faults: readonly Fault[], half: 'work' | 'held_out' = 'work', tally: Tally = {}): Marks => ({
  document: { name, origin: 'public', half },
  kind: 'text',
  language: 'en',
  faults,
  tally,
});

describe('the difference to expected results', () => {
  const total = { field: 'total', outcome: 'wrong' };
  const missed = { field: 'document', outcome: 'missed' };

  it("names each document's field that became right or wrong, and the figures that fell", () => {
    const before = expectedOf([marks('a', [total]), marks('b', [])]);
    const now = expectedOf([marks('a', []), marks('b', [missed])]);
    const difference = differenceOf(before, now);
    expect(difference.better).to.deep.equal(['a total wrong']);
    expect(difference.worse).to.deep.equal(['b document missed']);
    expect(difference.fallen).to.deep.equal(['work: missed']);
  });

  it('does not fall if as much became right as became wrong, nor for a document that is new', () => {
    const before = expectedOf([marks('a', [total]), marks('b', [])]);
    expect(differenceOf(before, expectedOf([marks('a', []), marks('b', [total])])).fallen).to.deep.equal([]);
    const fresh = differenceOf(before, expectedOf([marks('a', [total]), marks('c', [missed])]));
    expect([fresh.fallen, fresh.fresh]).to.deep.equal([[], 1]);
  });

  it('a wrong value that is missing now is better by half', () => {
    const missing = { field: 'total', outcome: 'missing' };
    expect(differenceOf(expectedOf([marks('a', [total])]), expectedOf([marks('a', [missing])])).fallen).to.deep.equal([]);
    expect(differenceOf(expectedOf([marks('a', [missing])]), expectedOf([marks('a', [total])])).fallen).to.deep.equal([
      'work: header',
    ]);
  });

  it('names no held-out document, and compares the totals of the same ones only', () => {
    const held = (name: string, right: number) => marks(name, [total], 'held_out', { header: countOf(right, 10, 10) });
    const before = expectedOf([held('secret', 9)]);
    expect(JSON.stringify([before.halves, [...before.documents]])).not.to.contain('secret');
    expect(differenceOf(before, expectedOf([held('secret', 8)]))).to.deep.include({
      worse: [],
      fallen: ['held out: header'],
    });
    const others = differenceOf(before, expectedOf([held('another', 8)]));
    expect(others).to.deep.include({ fallen: [], heldOutDiffers: true });
  });

  it('the report of totals names no document', () => {
    const report = totalsReport('public', [marks('secret.pdf', [total], 'held_out', { header: countOf(8, 10, 10) })]);
    expect(report).to.contain('80.0 (49.0 to 94.3; 8 of 10)').and.not.to.contain('secret');
  });
});

describe('the catalog of the corpus', () => {
  const documents = Array.from({ length: 200 }, (_, at) => ({
    ...order,
    truth: { ...order.truth, customer_name: `Buyer ${at} GmbH`, customer_email: `anna@buyer-${at}.example` },
  }));
  const catalog = catalogOf(documents);
  const known = catalog.customers.filter(({ id }) => id.startsWith('customer'));

  it('holds four of five customers, many others, and is the same each time', () => {
    expect(known.length).to.be.within(140, 180);
    expect(catalog.customers.length).to.be.greaterThan(4_000);
    expect(catalogOf(documents)).to.deep.equal(catalog);
  });

  it('finds customers by their keys, and never the receiving company itself', async () => {
    const [first] = known;
    const key = first?.emails[0] ?? '';
    const ids = async (own: readonly string[]) => (await lookupIn(catalog)(own)('any', [key])).customers.map(({ id }) => id);
    expect(await ids([])).to.deep.equal([first?.id]);
    expect(await ids([first?.name ?? ''])).to.deep.equal([]);
  });
});
