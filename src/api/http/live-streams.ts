/** All open streams of this process: what changed goes to those of its company, put together for a moment, and says nothing but where to look. */
import { everyCompany, mostIds } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import type { LiveChange } from '../../platform/live/live-changes.ts';
import type { LiveFeed } from '../../platform/live/live-feed.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Caller } from './auth.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import { Refused } from './problem.ts';

export type LiveSignal = { readonly model: string; readonly ids: readonly string[] | null };

export type LiveStreams = {
  /** Texts of an event stream (HTML Standard, 9.2) from after `since`. Throws Refused (503) when there are too many. */
  readonly open: (caller: Caller, since: number | null) => Promise<AsyncIterable<string>>;
  /** Ends them all, each told to come again at another moment. */
  readonly stop: () => void;
};

export type LiveLimits = {
  /** one browser, or one key */
  readonly perOwner: number;
  readonly perPerson: number;
  readonly perCompany: number;
  readonly perProcess: number;
  /** how long changes are put together */
  readonly coalesceMs: number;
  readonly heartbeatMs: number;
  /** a stream ends then and is opened again: tokens expire, processes fill up */
  readonly lastsMs: number;
};

const defaults: LiveLimits = {
  perOwner: 5,
  perPerson: 10,
  perCompany: 500,
  perProcess: 2_000,
  coalesceMs: 250,
  heartbeatMs: 20_000,
  lastsMs: 3_600_000,
};

type Channel = {
  readonly streams: Set<LiveStream>;
  readonly pending: Map<string, Set<string> | null>;
  sentAt: number;
  timer: NodeJS.Timeout | null;
};
type Open = {
  /** of the browser or the key that it belongs to, with which it ends; null: a token's */
  readonly holder: { readonly kind: 'session' | 'key'; readonly id: string } | null;
  readonly owner: string;
  readonly person: string;
  readonly companyId: string;
  readonly endsAt: number;
};

/** Several changes of a model are one. */
export const signalsOf = (changes: Iterable<Pick<LiveChange, 'model' | 'ids'>>): readonly LiveSignal[] => {
  const byModel = new Map<string, Set<string> | null>();
  for (const { model, ids } of changes) merge(byModel, model, ids);
  return [...byModel].map(([model, ids]) => ({ model, ids: ids && [...ids] }));
};
const merge = (into: Map<string, Set<string> | null>, model: string, ids: readonly string[] | null): void => {
  const streams = into.get(model);
  const all = ids === null || streams === null ? null : new Set([...(streams ?? []), ...ids]);
  into.set(model, all !== null && all.size > mostIds ? null : all);
};

const eventOf = (signals: readonly LiveSignal[], seq: number): string =>
  signals
    // the number comes with the last one: a stream cut in between is resumed before the first
    .map(
      (signal, index) => `${index === signals.length - 1 ? `id: ${seq}\n` : ''}data: ${JSON.stringify({ ...signal, seq })}\n\n`,
    )
    .join('');

const tooMany = (detail: string): Refused =>
  new Refused({ status: 503, code: 'too_many_streams', detail, headers: { 'Retry-After': '30' } });

type Deps = {
  readonly feed: LiveFeed;
  readonly sessions: Pick<Sessions, 'holding'>;
  /** those of these ids whose keys still hold */
  readonly keysHolding: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly limits?: Partial<LiveLimits>;
};

/** Changes received and not sent yet, for each company with listeners. */
const createChannels = (feed: Pick<LiveFeed, 'position'>, coalesceMs: number) => {
  const channels = new Map<string, Channel>();
  const flush = (channel: Channel) => {
    if (channel.timer) clearTimeout(channel.timer);
    channel.timer = null;
    if (channel.pending.size === 0) return;
    const text = eventOf(
      [...channel.pending].map(([model, ids]) => ({ model, ids: ids && [...ids] })),
      feed.position(),
    );
    channel.pending.clear();
    channel.sentAt = performance.now();
    for (const stream of channel.streams) stream.push(text);
  };
  return {
    flushAll: () => {
      for (const channel of channels.values()) flush(channel);
    },
    note: ({ companyId, model, ids }: Pick<LiveChange, 'companyId' | 'model' | 'ids'>) => {
      const concerned = companyId === everyCompany ? channels.values() : [channels.get(companyId) ?? []].flat();
      for (const channel of concerned) {
        merge(channel.pending, model, ids);
        // the first goes as soon as all that came with it is read, what follows is put together
        channel.timer ??= setTimeout(flush, Math.max(0, channel.sentAt + coalesceMs - performance.now()), channel);
      }
    },
    add: (companyId: string, stream: LiveStream) => {
      const channel = channels.get(companyId) ?? { streams: new Set(), pending: new Map(), sentAt: 0, timer: null };
      channels.set(companyId, channel);
      flush(channel); // what the others wait for is none of this one's business
      channel.streams.add(stream);
    },
    remove: (companyId: string, stream: LiveStream) => {
      const channel = channels.get(companyId);
      if (!channel?.streams.delete(stream) || channel.streams.size > 0) return;
      if (channel.timer) clearTimeout(channel.timer);
      channels.delete(companyId);
    },
  };
};

const holderOf = ({ session, key }: Caller): Open['holder'] => {
  if (session) return { kind: 'session', id: session.id };
  return key ? { kind: 'key', id: key.id } : null;
};

/** The streams that are open in this process, and whose they are. */
const createOpenStreams = (
  { perOwner, perPerson, perCompany, perProcess, lastsMs }: LiveLimits,
  channels: ReturnType<typeof createChannels>,
) => {
  const open = new Map<LiveStream, Open>();
  const refuseMore = (owner: Pick<Open, 'companyId' | 'person' | 'owner'>): void => {
    const count = (by: keyof typeof owner) => [...open.values()].filter((stream) => stream[by] === owner[by]).length;
    if (count('owner') >= perOwner)
      throw tooMany(`This session already has ${perOwner} open streams. Use one for all tabs of a browser.`);
    if (count('person') >= perPerson)
      throw tooMany(`You already have ${perPerson} open streams. Close one, or poll with ?since=.`);
    if (count('companyId') >= perCompany)
      throw tooMany('Your company has too many open streams. Retry later, or poll with ?since=.');
    if (open.size >= perProcess) throw tooMany('The server has too many open streams. Retry later, or poll with ?since=.');
  };
  return {
    all: open,
    join: (caller: Caller): LiveStream => {
      const { companyId, subject, session } = caller;
      const person = `${companyId}/${subject}`;
      const whose = { companyId, person, owner: session?.id ?? person };
      refuseMore(whose);
      const stream = createLiveStream(() => {
        open.delete(stream);
        channels.remove(companyId, stream);
      });
      channels.add(companyId, stream);
      open.set(stream, { ...whose, holder: holderOf(caller), endsAt: performance.now() + lastsMs });
      return stream;
    },
    endThose: (kind: 'session' | 'key', ended: (id: string) => boolean) => {
      for (const [stream, { holder }] of open)
        if (holder?.kind === kind && ended(holder.id)) {
          stream.push('event: signed_out\ndata: {}\n\n');
          stream.end();
        }
    },
  };
};

export const createLiveStreams = ({ feed, sessions, keysHolding, limits }: Deps): LiveStreams => {
  const all = { ...defaults, ...limits };
  const channels = createChannels(feed, all.coalesceMs);
  const streams = createOpenStreams(all, channels);
  feed.onChange(channels.note);
  feed.onNotice('sessions_ended', (ended) => streams.endThose('session', (id) => id === ended));
  feed.onNotice('keys_ended', (ended) => streams.endThose('key', (id) => id === ended));

  const beat = async () => {
    channels.flushAll();
    for (const [stream, { endsAt }] of streams.all) {
      // the number moves on where nothing happens: what other companies do must not make this one start anew
      stream.push(`id: ${feed.position()}\n: \n\n`);
      if (performance.now() > endsAt) stream.end();
    }
    for (const [kind, holdingOf] of [['session', sessions.holding] as const, ['key', keysHolding] as const]) {
      const ids = [...streams.all.values()].flatMap(({ holder }) => (holder?.kind === kind ? holder.id : []));
      if (ids.length === 0) continue;
      const holding = await holdingOf(ids);
      // one that was opened meanwhile was not asked for
      streams.endThose(kind, (id) => ids.includes(id) && !holding.has(id));
    }
  };
  // Postgres away: the next one looks again
  const heart = setInterval(() => void background(beat), all.heartbeatMs);
  heart.unref();

  return {
    open: async (caller, since) => {
      const stream = streams.join(caller);
      try {
        const { seq, reset, changes } = await feed.since(caller.companyId, since);
        const first = `retry: 3000\nid: ${seq}\nevent: ${reset ? 'reset' : 'open'}\ndata: ${JSON.stringify({ seq })}\n\n`;
        stream.begin(first + eventOf(signalsOf(changes), seq));
        return stream.texts;
      } catch (error) {
        stream.end();
        await stream.texts[Symbol.asyncIterator]().return?.();
        throw error;
      }
    },
    stop: () => {
      clearInterval(heart);
      for (const stream of streams.all.keys()) {
        stream.push(`retry: ${1_000 + Math.round(Math.random() * 9_000)}\n\n`);
        stream.end();
      }
    },
  };
};
