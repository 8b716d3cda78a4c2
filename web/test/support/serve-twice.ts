/** Two APIs on one stack behind one address: the one that browsers speak with can end in the middle, and the other takes over. */
import { serveApi, startApi, type TestApi } from '../../../test/support/api.ts';
import { startDoor } from './door.ts';

export type ServedTwice = TestApi & {
  /** Cuts every connection; who comes again meets the other API, once what `meanwhile` does has happened. */
  readonly replace: (meanwhile: () => Promise<void>) => Promise<void>;
};

const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);

export const serveTwice = async (): Promise<ServedTwice> => {
  const first = await startApi();
  const second = await serveApi(first.stack);
  let now: { readonly url: string } = first;
  const door = await startDoor(() => portOf(now));
  return {
    ...first,
    url: `http://127.0.0.1:${door.port}`,
    replace: async (meanwhile) => {
      door.shut();
      door.cut();
      now = now === first ? second : first;
      await meanwhile();
      door.open();
    },
    stop: async () => {
      await door.stop();
      await second.stop();
      await first.stop();
    },
  };
};
