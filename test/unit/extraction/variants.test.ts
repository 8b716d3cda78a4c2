import { expect } from 'chai';
import { describe, it } from 'mocha';
import { withVariants } from '../../../packages/order-extraction/rules/table/variants.ts';

type Rows = Parameters<typeof withVariants>[0];

/** Rows of articles that are called so; `looked` counts how often what they are called was asked for. */
const rowsOf = (names: readonly string[]) => {
  const counted = { looked: 0 };
  const rows = names.map((name) => {
    const fields = { name: { value: name } };
    const item = {
      charge: null,
      get fields() {
        counted.looked += 1;
        return fields;
      },
    };
    return { row: { cells: [] }, item };
  });
  return { rows: rows as never as Rows, counted };
};

describe('rows of articles that are called the same', () => {
  it('are found by looking at each row a few times, however many there are', () => {
    for (const count of [500, 5_000]) {
      const { rows, counted } = rowsOf(Array.from({ length: count }, (_, n) => `Lamp of kind ${n}`));
      expect(withVariants(rows, [])).to.equal(rows);
      expect(counted.looked / count, `${count} rows`).to.be.at.most(4);
    }
  });
});
