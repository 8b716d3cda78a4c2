/**
 * Changes as they happen: one stream of events for all tabs of a browser (HTTP/1.1 allows six connections a host). The tab that holds the lock
 * reads it and tells the others; when it closes, another holds the lock. Without Web Locks (plain http beyond this machine) every tab reads for
 * itself.
 */
import type { Signal } from './signals.ts';

export type LiveState = 'live' | 'late' | 'offline';

type Told =
  | { readonly type: 'signal'; readonly signal: Signal }
  | { readonly type: 'reset' }
  | { readonly type: 'state'; readonly state: LiveState }
  | { readonly type: 'asked' }
  | { readonly type: 'signed-out' };

type Listener = {
  readonly onSignal: (signal: Signal) => void;
  /** More happened than is known: everything that is shown is asked for again. */
  readonly onReset: () => void;
  readonly onState: (state: LiveState) => void;
  readonly onSignedOut: () => void;
};

const url = '/sales/events/';
/** What was loaded with the page is as new as a stream that opens within this time. */
const soonMs = 2_000;
/** After so long without the stream what is shown may be old. */
const lateAfterMs = 10_000;

const hear = (told: Told, { onSignal, onReset, onState, onSignedOut }: Listener): void => {
  if (told.type === 'signal') onSignal(told.signal);
  else if (told.type === 'reset') onReset();
  else if (told.type === 'state') onState(told.state);
  else if (told.type === 'signed-out') onSignedOut();
};

/** Reads the stream until `stop` is called; a stream that the service refused (a session that ended) is opened again later. */
const readStream = (tell: (told: Told) => void): { readonly stop: () => void; readonly state: () => LiveState } => {
  let source: EventSource | undefined;
  let state: LiveState = 'offline';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let everOpened = false;
  const began = Date.now();
  const become = (next: LiveState) => {
    if (next === state) return;
    state = next;
    tell({ type: 'state', state });
  };
  const start = () => {
    source = new EventSource(url);
    source.onopen = () => {
      clearTimeout(timer);
      timer = undefined;
      // the browser names the last event when it comes again by itself; a stream that is new, or came late, knows nothing of before
      if (fresh || (!everOpened && Date.now() - began > soonMs)) tell({ type: 'reset' });
      fresh = false;
      everOpened = true;
      become('live');
    };
    source.onmessage = ({ data }) => tell({ type: 'signal', signal: JSON.parse(data) as Signal });
    source.addEventListener('reset', () => tell({ type: 'reset' }));
    source.addEventListener('signed_out', () => tell({ type: 'signed-out' }));
    source.onerror = () => {
      timer ??= setTimeout(() => become(navigator.onLine ? 'late' : 'offline'), state === 'live' ? lateAfterMs : 0);
      if (source?.readyState === EventSource.CLOSED) again();
    };
  };
  let fresh = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      fresh = true;
      start();
    }, 5_000);
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

/** @returns what ends it */
export const followChanges = (listener: Listener): (() => void) => {
  const ended = new AbortController();
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') {
    const stream = readStream((told) => hear(told, listener));
    return stream.stop;
  }
  const channel = new BroadcastChannel('order-intake-live');
  let leading: ReturnType<typeof readStream> | undefined;
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.type === 'asked' && leading) channel.postMessage({ type: 'state', state: leading.state() } satisfies Told);
    else hear(data, listener);
  };
  channel.postMessage({ type: 'asked' } satisfies Told);
  const lead = () =>
    new Promise<void>((resolve) => {
      // what happened between two leaders is not known
      if (!ended.signal.aborted) listener.onReset();
      leading = readStream((told) => {
        hear(told, listener);
        channel.postMessage(told);
      });
      ended.signal.addEventListener('abort', () => {
        leading?.stop();
        resolve();
      });
    });
  navigator.locks.request('order-intake-live', { signal: ended.signal }, lead).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
  };
};
