/**
 * Changes as they happen: one stream of events for all tabs of a browser (HTTP/1.1 allows six connections a host). The tab that holds the lock
 * reads it and tells the others; when it closes, another holds the lock and reads on from where that one was. Without Web Locks (plain http beyond
 * this machine) every tab reads for itself. Nothing falls between what a page was drawn from and the stream: each tab knows up to which number
 * it has heard, from the moment before it asked for anything.
 */
import { requestKey } from './client.ts';
import type { Signal } from './signals.ts';

export type LiveState = 'live' | 'late' | 'offline';

type Numbered = Signal & { readonly seq: number };
type LiveMessage =
  | { readonly type: 'signal'; readonly signal: Numbered }
  | { readonly type: 'reset'; readonly seq: number }
  | { readonly type: 'state'; readonly state: LiveState }
  /** by the tab that reads from now on */
  | { readonly type: 'leading' }
  /** by the others: what happened since? */
  | { readonly type: 'asked'; readonly by: string; readonly since: number }
  /** for that tab alone */
  | { readonly type: 'missed'; readonly by: string; readonly told: readonly LiveMessage[] }
  | { readonly type: 'signed-out' };

type Listener = {
  readonly onSignal: (signal: Signal) => void;
  /** More happened than is known: everything that is shown is asked for again. */
  readonly onReset: () => void;
  readonly onState: (state: LiveState) => void;
  readonly onSignedOut: () => void;
};

const url = '/sales/events/';
/** After so long without the stream what is shown may be old. */
const lateAfterMs = 10_000;
/** A stream that was refused (a session that ended, too many) is asked for again then. */
const againAfterMs = 5_000;
/** So many signals a tab that comes later can hear again. */
const keptSignals = 200;

/** What one tab hears, and up to which number. */
const createEar = ({ onSignal, onReset, onState, onSignedOut }: Listener, name: string, since: number) => {
  let lastSeq = since;
  const hear = (message: LiveMessage): void => {
    if (message.type === 'state') onState(message.state);
    else if (message.type === 'signed-out') onSignedOut();
    else if (message.type === 'reset') {
      lastSeq = Math.max(lastSeq, message.seq);
      onReset();
    } else if (message.type === 'signal') {
      lastSeq = Math.max(lastSeq, message.signal.seq);
      onSignal(message.signal);
    } else if (message.type === 'missed' && message.by === name) for (const entry of message.told) hear(entry);
  };
  return { heard: () => lastSeq, hear };
};

const seqOf = (data: unknown): number => (JSON.parse(String(data)) as { readonly seq: number }).seq;

/** Reads the stream until `stop` is called, from after what `heard` says each time it is opened. */
const readStream = (lastSeqOf: () => number, tell: (message: LiveMessage) => void) => {
  let source: EventSource | undefined;
  let state: LiveState = 'offline';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const become = (next: LiveState) => {
    if (next === state) return;
    state = next;
    tell({ type: 'state', state });
  };
  const start = () => {
    // the browser names the last event when it comes again by itself, and that counts then
    source = new EventSource(`${url}?since=${lastSeqOf()}`);
    source.onopen = () => {
      clearTimeout(timer);
      timer = undefined;
      become('live');
    };
    source.onmessage = ({ data }) => tell({ type: 'signal', signal: JSON.parse(data) as Numbered });
    source.addEventListener('reset', ({ data }) => tell({ type: 'reset', seq: seqOf(data) }));
    source.addEventListener('signed_out', () => tell({ type: 'signed-out' }));
    source.onerror = () => {
      timer ??= setTimeout(() => become(navigator.onLine ? 'late' : 'offline'), state === 'live' ? lateAfterMs : 0);
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(start, againAfterMs);
    };
  };
  start();
  return {
    state: () => state,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(retry);
      source?.close();
    },
  };
};

/** The last signals of a stream that is read from `from`, for tabs that come later. */
const createMemory = (from: number) => {
  let buffer: Numbered[] = [];
  let floor = from;
  return {
    keep: (message: LiveMessage) => {
      if (message.type === 'reset') [buffer, floor] = [[], message.seq];
      if (message.type !== 'signal') return;
      buffer.push(message.signal);
      if (buffer.length > keptSignals) floor = buffer.shift()?.seq ?? floor;
    },
    /** What happened after `seq`, as it was told; a reset where that is not known any more. */
    since: (seq: number, newest: number): readonly LiveMessage[] =>
      seq < floor
        ? [{ type: 'reset', seq: newest }]
        : buffer.flatMap((signal) => (signal.seq > seq ? [{ type: 'signal', signal } as const] : [])),
  };
};

/**
 * @param since where the changes stood before anything was asked for that is shown now
 * @returns what ends it
 */
export const followChanges = (listener: Listener, since: number): (() => void) => {
  const ended = new AbortController();
  const name = requestKey();
  const ear = createEar(listener, name, since);
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return readStream(ear.heard, ear.hear).stop;
  const channel = new BroadcastChannel('order-intake-live');
  const say = (message: LiveMessage) => channel.postMessage(message);
  let answer: (by: string, since: number) => void = () => undefined;
  const catchUp = () => say({ type: 'asked', by: name, since: ear.heard() });
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type === 'asked') answer(data.by, data.since);
    else if (data.type === 'leading') catchUp();
    else ear.hear(data);
  };
  catchUp();
  const lead = () =>
    new Promise<void>((resolve) => {
      const memory = createMemory(ear.heard());
      const stream = readStream(ear.heard, (message) => {
        memory.keep(message);
        ear.hear(message);
        say(message);
      });
      answer = (by, since) =>
        say({ type: 'missed', by, told: [{ type: 'state', state: stream.state() }, ...memory.since(since, ear.heard())] });
      // tabs that asked while there was no leader ask again
      say({ type: 'leading' });
      ended.signal.addEventListener('abort', () => {
        stream.stop();
        resolve();
      });
    });
  navigator.locks.request('order-intake-live', { signal: ended.signal }, lead).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
  };
};
