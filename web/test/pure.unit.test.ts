/** What needs no browser: keys, numbers, marks, routes, signals. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { endOf, startOf } from '../src/api/days.ts';
import { keys } from '../src/api/keys.ts';
import { numberTyped } from '../src/api/numbers.ts';
import { touchedBy } from '../src/api/signals.ts';
import { columnName, columnNumber, extentOf, fieldOf, gridOf, type Mark, marksFor, sheetsOf } from '../src/evidence/marks.ts';
import { parse, routes } from '../src/routes.ts';
import { isTyped, keyName, step } from '../src/ui/keys.ts';
import { visible } from '../src/ui/visible.ts';
import { createFormat, parseDay, parseDecimal, tagsFor } from '../src/words/format.ts';

const press = (key: string, held: Partial<Parameters<typeof keyName>[0]> = {}) =>
  keyName({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

const mark = (field: string, changes: Partial<Mark> = {}): Mark => ({
  field,
  value: field,
  source: field,
  file: 0,
  place: { kind: 'box', page: 1, x: 10, y: 10, width: 50, height: 10 },
  reader: 'text',
  confidence: 0.9,
  derived: false,
  ...changes,
});

describe('keys', () => {
  it('have one name whatever the keyboard makes of them', () => {
    expect(press('Enter', { ctrlKey: true })).to.equal('ctrl+enter');
    expect(press('Enter', { metaKey: true })).to.equal('ctrl+enter');
    expect(press('¡', { altKey: true, code: 'Digit1' })).to.equal('alt+1');
    expect(press('Dead', { altKey: true, code: 'KeyN' })).to.equal('alt+n');
    expect(press('n', { altKey: true, code: 'KeyB' })).to.equal('alt+n');
    expect(press('?', { shiftKey: true })).to.equal('?');
    expect(press('Enter', { shiftKey: true })).to.equal('shift+enter');
  });

  it('that would be typed are known from those that would not', () => {
    expect(['j', '[', '?', 'shift+a'].every(isTyped)).to.equal(true);
    expect(['enter', 'ctrl+enter', 'alt+1', 'shift+enter'].some(isTyped)).to.equal(false);
  });

  it('go through rows and stay at their ends', () => {
    expect([step(null, 1, 3), step(null, -1, 3), step(2, 1, 3), step(0, -1, 3), step(null, 1, 0)]).to.deep.equal([
      0,
      2,
      2,
      0,
      null,
    ]);
  });
});

describe('a day of the company', () => {
  const of = (day: string, timeZone: string) => [startOf(day, timeZone), endOf(day, timeZone)];

  it('goes from its midnight to the next, wherever the browser stands', () => {
    expect(of('2026-11-20', 'UTC')).to.deep.equal(['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
    expect(of('2026-11-20', 'Europe/Berlin')).to.deep.equal(['2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z']);
    expect(of('2026-11-20', 'Pacific/Auckland')).to.deep.equal(['2026-11-19T11:00:00.000Z', '2026-11-20T11:00:00.000Z']);
    expect(of('2026-11-20', 'America/New_York')).to.deep.equal(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z']);
    expect(of('2026-11-20', 'Asia/Kolkata')).to.deep.equal(['2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z']);
  });

  it('is shorter or longer where the clock is changed, also at midnight', () => {
    expect(of('2026-03-29', 'Europe/Berlin')).to.deep.equal(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
    expect(of('2026-10-25', 'Europe/Berlin')).to.deep.equal(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
    // in Santiago 24 o'clock becomes one o'clock in September, and 23 o'clock in April
    expect(of('2025-09-07', 'America/Santiago')).to.deep.equal(['2025-09-07T04:00:00.000Z', '2025-09-08T03:00:00.000Z']);
    expect(of('2025-04-06', 'America/Santiago')).to.deep.equal(['2025-04-06T04:00:00.000Z', '2025-04-07T04:00:00.000Z']);
  });

  it('is none where none is chosen, or what stands there is none', () => {
    for (const day of ['', 'soon', '2026-13-01', '2026-1-1']) expect(of(day, 'UTC'), day).to.deep.equal([undefined, undefined]);
  });
});

describe('numbers as people write them', () => {
  it('are read in their language and stay exact', () => {
    expect(parseDecimal('1.234,56', 'de')).to.equal('1234.56');
    expect(parseDecimal('1,234.56', 'en')).to.equal('1234.56');
    expect(parseDecimal('0,050', 'de')).to.equal('0.050');
    expect([parseDecimal('0.500', 'de'), parseDecimal('0,500', 'en')]).to.deep.equal(['0.500', null]);
    expect(parseDecimal('zwölf', 'de')).to.equal(null);
    expect(parseDecimal('1.2.3', 'en')).to.equal(null);
  });

  it('are written as money without losing a cent of a long one', () => {
    expect(createFormat('en', 'UTC').money('12345678901234567.89', 'EUR')).to.equal('€12,345,678,901,234,567.89');
    expect(createFormat('de', 'UTC').money('0.5', null)).to.equal('0,50');
    expect(createFormat('en', 'UTC').money('0.0425', 'EUR')).to.equal('€0.0425');
    expect(createFormat('en', 'UTC').money('189.9', 'EUR')).to.equal('€189.90');
  });

  it('are days in the order of their language, or as ISO 8601', () => {
    expect(parseDay('1.12.2026', 'de')).to.equal('2026-12-01');
    expect(parseDay('12/1/26', 'en-US')).to.equal('2026-12-01');
    expect(parseDay('01/12/2026', 'en-GB')).to.equal('2026-12-01');
    expect(parseDay('2026-12-01', 'de')).to.equal('2026-12-01');
    expect([parseDay('31.2.2026', 'de'), parseDay('soon', 'de')]).to.deep.equal([null, null]);
    expect(createFormat('de', 'UTC').inputDay('2026-12-01')).to.equal('01.12.2026');
  });

  it('are never 0 where nothing was typed, and what is no number goes as it is', () => {
    expect(['70', ' 70 ', '0', '', ' ', 'many'].map(numberTyped)).to.deep.equal([70, 70, 0, '', ' ', 'many']);
  });

  it('of a day are that day in every time zone', () => {
    expect(createFormat('en', 'America/Los_Angeles').date('2026-12-01')).to.equal('Dec 1, 2026');
  });
});

describe('the notation of a company', () => {
  const formatFor = (language: string, locale: string | null, device: readonly string[]) => {
    const { words, notation } = tagsFor(language, locale, device);
    return createFormat(words, 'Europe/Berlin', notation);
  };
  const american = ['en-US', 'en'];

  it('decides what a date in digits is, whatever the browser and the language of the page', () => {
    expect(formatFor('en', 'de-DE', american).parseDay('03/04/2027')).to.equal('2027-04-03');
    expect(formatFor('de', 'de-DE', american).parseDay('03/04/2027')).to.equal('2027-04-03');
    expect(formatFor('en', 'en-GB', american).parseDay('03/04/2027')).to.equal('2027-04-03');
    expect(formatFor('en', 'sv-SE', american).parseDay('2027-04-03')).to.equal('2027-04-03');
    expect(formatFor('en', 'en-US', ['de-DE', 'en-GB']).parseDay('03/04/2027')).to.equal('2027-03-04');
    expect(formatFor('de', 'en-US', ['de-DE']).parseDay('03/04/2027')).to.equal('2027-03-04');
  });

  it('is what fields and examples show, and reads itself', () => {
    for (const [language, locale, shown] of [
      ['en', 'de-DE', '03.04.2027'],
      ['de', 'en-US', '04/03/2027'],
      ['en', 'ja-JP', '2027/04/03'],
      ['en', 'ar-EG', undefined],
      ['en', 'th-TH', undefined],
      ['en', 'fa-IR', undefined],
    ] as const) {
      const format = formatFor(language, locale, american);
      if (shown) expect(format.inputDay('2027-04-03'), locale).to.equal(shown);
      expect(format.parseDay(format.inputDay('2027-04-03')), locale).to.equal('2027-04-03');
      expect(format.parseInput(format.moneyInput('1234.5')), locale).to.equal('1234.50');
      expect(format.parseInput(format.examples().number), locale).to.equal('1234.50');
    }
  });

  it('is used for days that are shown: in words where the language of the page would order them otherwise', () => {
    expect(formatFor('en', 'de-DE', american).date('2027-04-03')).to.equal('3 Apr 2027');
    expect(formatFor('en', 'en-US', ['en-GB']).date('2027-04-03')).to.equal('Apr 3, 2027');
    expect(formatFor('de', 'de-AT', american).date('2027-04-03')).to.equal('03.04.2027');
    expect(formatFor('de', 'en-US', ['de-DE']).date('2027-04-03')).to.match(/^3\. Apr/);
    expect(formatFor('en', 'de-DE', american).dateTime('2027-04-03T12:30:00Z')).to.match(/^3 Apr 2027,? (at )?14:30$/);
    expect(formatFor('en', 'de-DE', american).number('1234.5')).to.equal('1.234,5');
  });

  it('is that of the browser where the company has said nothing', () => {
    expect(tagsFor('en', null, ['fr-FR', 'en-GB', 'en-US'])).to.deep.equal({ words: 'en-GB', notation: 'en-GB' });
    expect(tagsFor('de', null, american)).to.deep.equal({ words: 'de', notation: 'de' });
  });
});

describe('12 text of others', () => {
  it('shows what nobody sees', () => {
    expect(visible('invoice\u202Efdp.exe')).to.equal('invoice[U+202E]fdp.exe');
    expect(visible('a\u0000b\u200Bc')).to.equal('a[U+0000]b[U+200B]c');
    expect(visible('zwei\nZeilen\tmit é und 订单')).to.equal('zwei\nZeilen\tmit é und 订单');
  });
});

describe('marks of what was read', () => {
  it('lie on pages and sheets in the order of the document', () => {
    const cell = mark('total', { place: { kind: 'cell', sheet: 'Order', cell: 'B2' }, file: 1 });
    const sheets = sheetsOf([
      mark('po_number', { place: { kind: 'box', page: 10, x: 0, y: 0, width: 1, height: 1 } }),
      mark('currency'),
      cell,
    ]);
    expect(sheets.map(({ kind, name }) => [kind, name])).to.deep.equal([
      ['page', '1'],
      ['page', '10'],
      ['sheet', 'Order'],
    ]);
  });

  it('tell a customer by all that was read of them, a product by number and name', () => {
    const marks = [mark('customer_email'), mark('customer_name'), mark('lines.1.name'), mark('lines.1.code')];
    expect(marksFor('customer', marks).map(({ field }) => field)).to.deep.equal(['customer_name', 'customer_email']);
    expect(marksFor('lines.1.product', marks).map(({ field }) => field)).to.deep.equal(['lines.1.code', 'lines.1.name']);
    expect(['customer_tax_number', 'lines.3.code', 'total'].map((field) => fieldOf({ field }))).to.deep.equal([
      'customer',
      'lines.3.product',
      'total',
    ]);
  });

  it('need a page of A4 at least, and a grid of their cells', () => {
    expect(extentOf([mark('total', { place: { kind: 'box', page: 1, x: 900, y: 10, width: 60, height: 10 } })])).to.deep.equal({
      width: 984,
      height: 842,
    });
    expect([columnName(28), columnNumber('AB')]).to.deep.equal(['AB', 28]);
    const at = (cell: string) => mark(cell, { place: { kind: 'cell', sheet: 'S', cell } });
    const { columns, rows } = gridOf([at('B2'), at('D7')]);
    expect(columns).to.deep.equal(['B', 'D']);
    expect(rows.map(({ number, cells }) => [number, cells.map((one) => one?.field ?? null)])).to.deep.equal([
      [2, ['B2', null]],
      [7, [null, 'D7']],
    ]);
  });
});

describe('routes', () => {
  it('are built and parsed by one table', () => {
    for (const [name, { path, to }] of Object.entries(routes)) {
      const built = (to as (params: Record<string, string>) => string)({ id: 'a b/c' });
      expect(parse(built)?.name, path).to.equal(name);
    }
  });

  it('leave empty filters out, and know what is no page', () => {
    expect(routes.logs.to({}, { status: 'FAILED', module: '' })).to.equal('/logs?status=FAILED');
    expect(parse('/nothing/here')).to.equal(null);
    expect(parse('/logs/')?.name).to.equal('logs');
  });
});

describe('signals of the service', () => {
  it('make old what they name and nothing else', () => {
    expect(touchedBy({ model: 'emails', ids: ['1'] })).to.deep.equal({
      lists: [['emails', 'list'], ['review'], keys.stats],
      records: [keys.emails.one('1')],
    });
    expect(touchedBy({ model: 'emails', ids: null }).records).to.deep.equal([['emails', 'one']]);
    expect(touchedBy({ model: 'of_tomorrow', ids: null })).to.deep.equal({ lists: [], records: [] });
  });
});
