import { randomUUID } from 'node:crypto';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createCommandHandler, createEventStore, type EventStore, VersionConflict } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { after, before, describe, it } from 'mocha';
import { systemContext } from '../../../src/commands/shared/system-context.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';

type Taken = { readonly type: 'SeatTaken'; readonly data: { readonly seat: number; readonly by: string } };
type Take = { readonly type: 'TakeSeat'; readonly seat: number; readonly by: string };
type Refusal = { readonly type: 'SeatGone' };

/** A hall with numbered seats: the first to arrive gets the seat. */
const hall = {
  initialState: {} as Readonly<Record<number, string>>,
  evolve: (state: Readonly<Record<number, string>>, { data }: Taken) => ({ ...state, [data.seat]: data.by }),
  decide: ({ seat, by }: Take, state: Readonly<Record<number, string>>): Either<Refusal, readonly Taken[]> => {
    if (state[seat] === by) return right([]);
    return state[seat] === undefined ? right([{ type: 'SeatTaken', data: { seat, by } }]) : left({ type: 'SeatGone' });
  },
};

const codecs = [eventCodec({ type: 'SeatTaken', data: shape({ seat: t.number, by: t.string }) })];
const keys = { keyFor: () => Promise.reject(new Error('nothing personal here')), byIds: async () => new Map<string, Buffer>() };
const context = () => ({ companyId: 'co', actor: 'system:test', correlationId: 'c', causationId: 'd', commandId: randomUUID() });
const take = (seat: number, by: string) => ({ type: 'TakeSeat', seat, by }) as const;
const ofSeat = (seat: number) => (event: Taken) => event.data.seat === seat;

describe('the command handler', () => {
  let server: Awaited<ReturnType<typeof startEventStoreServer>>;
  let store: EventStore;
  before(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
    store = createEventStore({ url: server.url, codecs, keys });
  });
  after(async () => {
    await store.close();
    await server.stop();
  });

  it('lets one of many win what only one can have, and tells the others', async () => {
    const handle = createCommandHandler(store);
    const stream = `hall-${randomUUID()}`;
    const many = Array.from({ length: 16 }, (_, n) =>
      handle({ decider: hall, stream, command: take(1, `guest ${n}`), context: context() }),
    );
    const decided = await Promise.all(many.map((one) => one.catch((error: unknown) => error)));
    const won = decided.filter((one) => !(one instanceof Error) && isRight(one as Either<unknown, unknown>));
    expect(won).to.have.length(1);
    expect(decided.filter((one) => one instanceof Error).every((error) => error instanceof VersionConflict)).to.equal(true);
    expect(await store.readStream(stream)).to.have.length(1);
  });

  it('writes what two commands of one job say about one stream at the same moment', async () => {
    const handle = createCommandHandler(store);
    const stream = `hall-${randomUUID()}`;
    const job = systemContext('co', 'seat-guests', { correlationId: 'job', causationId: 'job' });
    const given = [take(1, 'anna'), take(2, 'bo')].map((command) => handle({ decider: hall, stream, command, context: job }));
    const seated = (await Promise.all(given)).map((one) => (isRight(one) ? one.right.appended.length : 0));
    expect(seated).to.deep.equal([1, 1]);
    expect((await store.readStream(stream)).map(({ data }) => (data as Taken['data']).by)).to.have.members(['anna', 'bo']);
  });

  it('decides again on what stands there after a lost race', async () => {
    const stream = `hall-${randomUUID()}`;
    let raced = false;
    const racing = createCommandHandler({
      readStream: async (name) => {
        const events = await store.readStream(name);
        if (!raced) {
          raced = true;
          await store.append({
            stream,
            events: [{ type: 'SeatTaken', data: { seat: 2, by: 'somebody else' } }],
            expected: 'no_stream',
            metadata: context(),
          });
        }
        return events;
      },
      append: store.append,
    });
    const handled = await racing({ decider: hall, stream, command: take(1, 'me'), context: context() });
    if (isLeft(handled)) throw new Error('refused');
    expect(handled.right.state).to.deep.equal({ 1: 'me', 2: 'somebody else' });
    expect(handled.right.log.map(({ revision }) => revision)).to.deep.equal([0, 1]);
  });

  it('gives up after three lost races', async () => {
    const stream = `hall-${randomUUID()}`;
    let reads = 0;
    const losing = createCommandHandler({
      readStream: async (name) => {
        reads += 1;
        return store.readStream(name);
      },
      append: () => Promise.reject(new VersionConflict(stream)),
    });
    const lost = await losing({ decider: hall, stream, command: take(1, 'me'), context: context() }).catch(
      (error: unknown) => error,
    );
    expect(lost).to.be.instanceOf(VersionConflict);
    expect(reads).to.equal(3);
  });

  it('reads nothing for a stream that is new, and decides on what stands there when it is not', async () => {
    const stream = `hall-${randomUUID()}`;
    let reads = 0;
    const readStream = (name: string) => {
      reads += 1;
      return store.readStream(name);
    };
    const handle = createCommandHandler({ readStream, append: store.append });
    const first = context();
    const ask = (guest: string, as = context()) =>
      handle({ decider: hall, stream, command: take(1, guest), context: as, likelyNew: true });
    const begun = await ask('anna', first);
    expect(isRight(begun) && begun.right.log.map(({ revision }) => revision)).to.deep.equal([0]);
    expect(isRight(await ask('anna', first))).to.equal(true); // repeated after a crash
    expect(reads).to.equal(0);
    expect(isLeft(await ask('bo'))).to.equal(true);
    expect(reads).to.equal(1);
    expect(await store.readStream(stream)).to.have.length(1);
  });

  it('refuses a caller who saw the resource at an older revision, and looks at that resource alone', async () => {
    const handle = createCommandHandler(store);
    const stream = `hall-${randomUUID()}`;
    await handle({ decider: hall, stream, command: take(1, 'anna'), context: context() });
    await handle({ decider: hall, stream, command: take(2, 'bo'), context: context() });
    const pinned = (revision: number) => ({ pinned: { revision, of: ofSeat(1) } });
    const stale = await handle({ decider: hall, stream, command: take(3, 'cleo'), context: context(), ...pinned(7) });
    expect(stale).to.deep.include({ left: { type: 'PreconditionFailed', revision: 0 } });
    const good = await handle({ decider: hall, stream, command: take(3, 'cleo'), context: context(), ...pinned(0) });
    expect(isRight(good)).to.equal(true);
  });

  it('appends nothing for what is already so', async () => {
    const handle = createCommandHandler(store);
    const stream = `hall-${randomUUID()}`;
    await handle({ decider: hall, stream, command: take(1, 'anna'), context: context() });
    const again = await handle({ decider: hall, stream, command: take(1, 'anna'), context: context() });
    expect(isRight(again) && again.right.position).to.equal(null);
    expect(await store.readStream(stream)).to.have.length(1);
  });
});
