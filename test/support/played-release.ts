/** What the embedded event store plays under a test, by the environment. */
import { DEFAULT_RELEASE, isRelease, type Release } from '../../packages/embedded-event-store/grpc/played-version.ts';
import { isTrait, TRAITS, type Trait } from '../../packages/embedded-event-store/grpc/traits.ts';

/** EVENT_STORE_PLAY_VERSION=22.10 runs the same tests on a server like that release. */
const named = process.env.EVENT_STORE_PLAY_VERSION ?? DEFAULT_RELEASE;
if (!isRelease(named)) throw new Error(`EVENT_STORE_PLAY_VERSION=${named} is no release that the embedded event store can play`);
export const played: Release = named;

/** EVENT_STORE_TRAITS=all, or some of them with commas between, runs them on one that has what real servers surprise with. */
export const traits: readonly Trait[] = (process.env.EVENT_STORE_TRAITS ?? '').split(',').flatMap((name) => {
  if (name === 'all') return TRAITS;
  if (name === '' || isTrait(name)) return name === '' ? [] : [name];
  throw new Error(`EVENT_STORE_TRAITS=${name} is nothing that the embedded event store can play`);
});
