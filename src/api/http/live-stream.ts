/**
 * One open stream of events: text that waits to be sent, and an end. A client that reads too slowly is disconnected
 * and reconnects.
 */

/** Characters that may wait for one reader. */
const mostUnsent = 64 * 1024;

/** As a broken connection is called: nobody has to look into it. */
class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly code = 'ECONNABORTED';
}

export type LiveStream = {
  /** Comes before all that was pushed until then: nothing leaves before it is known where the reader goes on from. */
  readonly begin: (text: string) => void;
  readonly push: (text: string) => void;
  /** What was pushed is sent still. */
  readonly end: () => void;
  readonly texts: AsyncIterable<string>;
};

/** @param onClose once, however it ends: said by us, by the reader, or by slowness */
export const createLiveStream = (onClose: () => void): LiveStream => {
  let unsent = '';
  let begun = false;
  let state: 'open' | 'ending' | 'cut' | 'closed' = 'open';
  let wake: () => void = () => undefined;

  const close = () => {
    if (state === 'closed') return;
    state = 'closed';
    wake();
    onClose();
  };
  const next = async (): Promise<IteratorResult<string, undefined>> => {
    while (state === 'open' && (unsent === '' || !begun)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (state === 'cut') {
      close();
      throw new TooSlow('the reader of an event stream is too slow');
    }
    if (state !== 'closed' && unsent !== '') {
      const value = unsent;
      unsent = '';
      return { done: false, value };
    }
    close();
    return { done: true, value: undefined };
  };
  return {
    begin: (text) => {
      begun = true;
      unsent = text + unsent;
      wake();
    },
    push: (text) => {
      if (state !== 'open') return;
      unsent += text;
      if (unsent.length > mostUnsent) state = 'cut';
      wake();
    },
    end: () => {
      if (state === 'open') state = 'ending';
      wake();
    },
    texts: {
      [Symbol.asyncIterator]: () => ({
        next,
        return: async () => {
          close();
          return { done: true, value: undefined };
        },
      }),
    },
  };
};
