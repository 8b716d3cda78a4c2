import { expect } from 'chai';
import { describe, it } from 'mocha';
import { canonicalFor, sqlTypeOf } from '../../../packages/event-sourcing/projections/column-types.ts';
import { cleanJson, cleanText } from '../../../packages/event-sourcing/projections/json-values.ts';

const canonical = (type: string, value: unknown): unknown => {
  const of = canonicalFor(type);
  if (!of) throw new Error(`${type} is not known`);
  return of(value);
};

describe('columns of read models', () => {
  it('the type is what stands before the constraints', () => {
    const given = [
      'uuid primary key',
      'text not null',
      'Numeric(5,2) NOT NULL',
      'timestamp with time zone not null',
      "text default 'x' check (length(a) > 1)",
      'double precision',
      'text[] not null',
      'text collate "C" not null',
      'character varying(500)',
    ];
    expect(given.map(sqlTypeOf)).to.deep.equal([
      'uuid',
      'text',
      'numeric(5,2)',
      'timestamp with time zone',
      'text',
      'double precision',
      'text[]',
      'text',
      'character varying(500)',
    ]);
  });

  it('types whose values would not come back as they went are not known', () => {
    for (const type of ['timestamp', 'real', 'char(3)', 'json', 'money', 'time', 'bytea[]', 'serial'])
      expect(canonicalFor(type), type).to.equal(null);
  });

  it('a value looks as Postgres would give it back', () => {
    expect(canonical('uuid', 'B7F7C1DE-0F4E-4A3E-9D43-0C4A4F4F8A01')).to.equal('b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a01');
    expect(canonical('numeric(5,2)', 12.5)).to.equal('12.50');
    expect(canonical('numeric', '12.50')).to.equal('12.50');
    expect(canonical('bigint', 7)).to.equal('7');
    expect(canonical('integer', 7)).to.equal(7);
    expect(canonical('timestamptz', '2026-11-20T08:00:00+01:00')).to.deep.equal(new Date(Date.UTC(2026, 10, 20, 7)));
    expect(canonical('date', '2026-11-20')).to.equal('2026-11-20');
    expect(canonical('varchar(5)', 'abc')).to.equal('abc');
    expect(canonical('text[]', ['a', null])).to.deep.equal(['a', null]);
  });

  it('a value of another type is refused, and the refusal does not repeat it', () => {
    const wrong: readonly [string, unknown][] = [
      ['uuid', 'anna@buyer.example'],
      ['integer', 1.5],
      ['integer', '7'],
      ['boolean', 'true'],
      ['numeric', 'twelve'],
      ['timestamptz', 'tomorrow'],
      ['timestamptz', new Date(Number.NaN)],
      ['date', new Date()],
      ['double precision', Number.NaN],
      ['text', { a: 1 }],
      ['text[]', 'a'],
      ['jsonb', { at: new Date() }],
      ['jsonb', [1n]],
      ['jsonb', { n: Number.POSITIVE_INFINITY }],
    ];
    for (const [type, value] of wrong)
      expect(() => canonical(type, value), `${type}`)
        .to.throw()
        .with.property('message')
        .that.does.not.match(/anna|tomorrow|twelve/);
  });

  it('decimals are written in full and rounded half away from zero, as Postgres does', () => {
    const cases: readonly [unknown, number | null, string][] = [
      ['1', 2, '1.00'],
      ['-0', 2, '0.00'],
      ['-0.005', 2, '-0.01'],
      ['0.005', 2, '0.01'],
      ['0.0049', 2, '0.00'],
      ['1e3', null, '1000'],
      [1e21, null, '1000000000000000000000'],
      [1.5e-7, null, '0.00000015'],
      ['.5', null, '0.5'],
      ['5.', null, '5'],
      ['007.10', null, '7.10'],
      ['99.995', 2, '100.00'],
      [10n, 1, '10.0'],
      ['2.5', 0, '3'],
      ['+3', null, '3'],
    ];
    const decimal = (value: unknown, scale: number | null) =>
      canonicalFor(scale === null ? 'numeric' : `numeric(30,${scale})`)?.(value);
    for (const [value, scale, expected] of cases) expect(decimal(value, scale), String(value)).to.equal(expected);
    for (const value of ['', '.', 'e5', 'NaN', '1,5', null]) expect(() => decimal(value, null)).to.throw();
  });

  it('what Postgres cannot store in a text is replaced, the rest stays the very same', () => {
    expect(cleanText('a\0b\ud800c😀')).to.equal('a�b�c😀');
    const fine = { list: ['a', { b: 1 }], none: null };
    expect(cleanJson(fine)).to.equal(fine);
    expect(cleanJson({ 'a\0': ['\0'], gone: undefined })).to.deep.equal({ 'a�': ['�'] });
  });
});
