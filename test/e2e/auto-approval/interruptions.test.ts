/**
 * The work on each order ends at a random write to the log, before it or right after it, and is begun again, as after a crash: five hundred times.
 * Some orders are stopped by a person meanwhile.
 */
import type { EventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { composeCommands } from '../../../src/main/compose/compose.ts';
import { senderFor } from '../../api/kit.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { draftFor, prepareCompany, proveAndSwitchOn } from '../../support/approval-stage.ts';
import { patience } from '../../support/patience.ts';
import { randomOf } from '../../support/random.ts';

const interruptions = 500;
class Ended extends Error {}

describe('automatic approval that is interrupted at any write', function () {
  this.timeout(patience(900_000));
  let api: TestApi;
  before(async () => {
    api = await startApi();
    const admin = await senderFor(api, ['admin']);
    await prepareCompany(admin);
    await proveAndSwitchOn(api.stack, api.companyId, admin);
  });
  after(() => api?.stop());

  it('approves each order once, and none after somebody stopped it', async () => {
    const { stack, companyId } = api;
    const random = randomOf(49);
    let ended = 0;
    /** Half of all writes are the last thing that happens: they never come to the log, or nobody hears that they did. */
    const append: EventStore['append'] = async (request) => {
      const fate = ended < interruptions ? random() : 1;
      if (fate < 0.25) throw new Ended();
      const written = await stack.foundation.store.append(request);
      if (fate < 0.5) throw new Ended();
      return written;
    };
    const commands = composeCommands(stack.foundation, { ...stack.foundation.store, append });
    const begun = async (work: () => Promise<void>): Promise<void> => {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof Ended)) throw error;
          ended += 1;
        }
      }
    };
    const typesOf = async (id: string) => (await api.events(salesOrderStream(companyId, id))).map(({ type }) => type);
    const stops: string[] = [];
    const approvals: string[] = [];
    while (ended < interruptions) {
      const orderId = await draftFor(stack, companyId);
      await begun(() => commands.judgeAndPlan(orderId, stack.context(companyId)));
      const carriedOut = begun(() => commands.approvePlanned(orderId, stack.context(companyId)));
      const stop = { orderId, decision: { type: 'StopApproval', cause: 'person' }, ifMatch: null } as const;
      // at the same moment as the approval: one of them is first
      const stopped = random() < 0.3 ? await stack.commands.decideOrder(stop, stack.context(companyId)) : null;
      await carriedOut;
      await begun(() => commands.judgeAndPlan(orderId, stack.context(companyId)));
      await begun(() => commands.approvePlanned(orderId, stack.context(companyId)));
      const types = await typesOf(orderId);
      const [isStopped, count] = [
        types.includes('OrderApprovalStopped'),
        types.filter((type) => type === 'OrderApproved').length,
      ];
      expect(
        types.filter((type) => type === 'OrderApprovalPlanned'),
        types.join(),
      ).to.have.length(1);
      expect(isStopped, types.join()).to.equal(stopped?._tag === 'Right');
      expect(count, types.join()).to.equal(isStopped ? 0 : 1);
      (isStopped ? stops : approvals).push(orderId);
    }
    console.log(`      ${ended} interruptions: ${approvals.length} orders approved once, ${stops.length} stopped`);
    expect(stops.length).to.be.greaterThan(0);
    expect(approvals.length).to.be.greaterThan(0);
  });
});
