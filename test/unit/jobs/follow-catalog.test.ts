import { expect } from 'chai';
import { right } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { systemContext } from '../../../src/commands/shared/system-context.ts';
import { createFollowCatalog } from '../../../src/jobs/catalog/match-drafts-again.handler.ts';
import { matchWhenCatalogChanged } from '../../../src/jobs/reactors/match-when-catalog-changed.reactor.ts';

describe('drafts that follow the catalogue', () => {
  it('are looked at again whenever a record is made, changed or taught', () =>
    expect([...matchWhenCatalogChanged.types].sort()).to.deep.equal([
      'CustomerChanged',
      'CustomerRegistered',
      'ProductAliasLearned',
      'ProductChanged',
      'ProductRegistered',
      'WarehouseChanged',
      'WarehouseRegistered',
    ]));

  it('are 500 at most, the newest; one that was decided meanwhile does not hold up the others', async () => {
    const asked: number[] = [];
    const matched: string[] = [];
    const follow = createFollowCatalog({
      draftsMissingRecords: async (_, most) => {
        asked.push(most);
        return ['a', 'b', 'c'];
      },
      matchAgain: async ({ orderId }) => {
        matched.push(orderId);
        if (orderId === 'b') return { _tag: 'Left', left: { type: 'OrderDecided', phase: 'approved' } };
        return right({ order: {} as never, revision: 0, position: null });
      },
    });
    await follow(systemContext('acme', 'follow-catalog', { correlationId: 'c', causationId: 'c' }));
    expect(asked).to.deep.equal([500]);
    expect(matched).to.deep.equal(['a', 'b', 'c']);
  });
});
