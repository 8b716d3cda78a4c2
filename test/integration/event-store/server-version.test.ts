import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { Unavailable, UnfitServer } from '../../../packages/event-sourcing/event-store/errors.ts';
import { judgeServerVersion, serverVersion } from '../../../packages/event-sourcing/event-store/server-version.ts';

describe('the version of the event store', () => {
  const cases = [
    { playVersion: '22.10', says: '22.10.5-embedded', tried: true },
    { playVersion: '23.10', says: '23.10.7-embedded', tried: true },
    { playVersion: '24.10', says: '24.10.0-embedded', tried: false },
  ] as const;
  for (const { playVersion, ...expected } of cases)
    it(`is asked for, and ${expected.tried ? 'known' : 'named as one that nobody tried'}: ${playVersion}`, async () => {
      const server = await startEventStoreServer({ port: 0, dataDir: null, playVersion });
      try {
        expect(await serverVersion(server.url)).to.deep.equal({ ...expected, release: null, isEmbedded: true });
      } finally {
        await server.stop();
      }
    });

  it('cannot be told by a server that is not there, which is a passing fault', async () => {
    const server = await startEventStoreServer({ port: 0, dataDir: null });
    await server.stop();
    const error = await serverVersion(server.url, 2_000).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
  });

  it('is refused when it is too old to work, in a sentence that says what to do', () => {
    for (const says of ['5.0.11', '20.10.2', '21.6.0'])
      expect(() => judgeServerVersion(says)).to.throw(UnfitServer, /needs 21\.10 or newer.*Update the event store/);
  });

  it('is not refused when it is new, or says something that is no number', () => {
    for (const says of ['27.0.0', 'unknown', ''])
      expect(judgeServerVersion(says)).to.deep.equal({ says, tried: false, release: null, isEmbedded: false });
  });
});
