import { expect } from 'chai';
import { describe, it } from 'mocha';
import { tellVersion } from '../../../src/platform/event-store/server-version.ts';

const told = (version: string) => {
  const lines: string[] = [];
  tellVersion(
    { info: () => lines.push('info'), warn: (_: unknown, text?: string) => lines.push(`warn ${text}`) } as never,
    version,
  );
  return lines;
};

describe("the event store's version at the start", () => {
  it('is noted where the release was tried, whoever plays it', () => {
    for (const version of ['22.10.5', '23.10.7', '23.10.7-embedded', '22.10'])
      expect(told(version), version).to.deep.equal(['info']);
  });
  it('is warned of where nobody tried the release, or it is not told', () => {
    for (const version of ['24.10.0', '22.1.0', '23.100.1', '5.0.11', 'unknown', '']) {
      expect(told(version)[0], version).to.match(/^warn nobody tried this release/);
    }
  });
});
