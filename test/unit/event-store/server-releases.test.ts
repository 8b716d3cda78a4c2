import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { serverReleases, supportOf, supportSentence } from '../../../packages/event-sourcing/event-store/server-releases.ts';
import { judgeServerVersion } from '../../../packages/event-sourcing/event-store/server-version.ts';
import { ofVersion } from '../../../src/main/doctor/event-store.examination.ts';
import { noteServerVersion } from '../../../src/main/start/note-server-version.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);
const released = (name: string) => {
  const release = serverReleases[name];
  if (!release) throw new Error(`no ${name} in the table`);
  return release;
};
/** What the start of a process says, as its log has it. */
const logged = (says: string, day: string): { level: string; msg: string; support?: string } => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  noteServerVersion(judgeServerVersion(says), on(day), log);
  expect(lines).to.have.length(1);
  return JSON.parse(lines[0] ?? '');
};

describe('how long the event store is supported', () => {
  it('is told by month, with a grace period after the end of a long-term release', () => {
    for (const [name, day, support, says] of [
      ['24.10', '2026-10-31', 'supported', /^is supported by its vendor until October 2026$/],
      [
        '24.10',
        '2026-11-01',
        'grace',
        /^was supported .* until October 2026, with a grace period for upgrades until December 2026\. It goes on/,
      ],
      ['24.10', '2026-12-31', 'grace', /until December 2026/],
      [
        '24.10',
        '2027-01-01',
        'ended',
        /^was supported by its vendor until October 2026\. It goes on working; plan the upgrade to KurrentDB 26\.0$/,
      ],
      ['23.10', '2026-11-29', 'ended', /^was supported by its vendor until October 2025\./],
      ['22.10', '2026-11-29', 'ended', /October 2024/],
      ['25.1', '2026-02-01', 'ended', /^was supported by its vendor until January 2026\./],
      ['26.0', '2026-11-29', 'supported', /^is supported by its vendor until January 2028$/],
      ['26.0', '2028-02-29', 'grace', /until March 2028/],
      ['26.1', '2035-01-01', 'supported', /short-term release: its vendor supports it until the next release$/],
    ] as const) {
      expect(supportOf(released(name), on(day)), `${name} on ${day}`).to.equal(support);
      expect(supportSentence(released(name), on(day)), `${name} on ${day}`).to.match(says);
    }
  });

  it('is no alarm: the doctor finds nothing wrong, and the log has it as information', () => {
    for (const says of ['22.10.5', '23.10.7', '24.10.14', '25.1.4', '26.0.3', '26.1.0']) {
      const findings = ofVersion(judgeServerVersion(says), on('2026-11-29'));
      expect(
        findings.map(({ state }) => state),
        says,
      ).to.deep.equal(['ok', 'ok']);
      expect(findings[1]?.says).to.match(/^(?:EventStoreDB|KurrentDB) \d+\.\d+\.\d+ (?:is|was) (?:supported|a short-term)/);
      const line = logged(says, '2026-11-29');
      expect(line, says).to.include({ level: 'info', msg: 'the event store answers', support: findings[1]?.says });
    }
  });

  it('says which releases this service was run on, without a warning for the default', () => {
    const first = (says: string) => ofVersion(judgeServerVersion(says), on('2026-11-29'))[0]?.says;
    expect(first('26.1.0')).to.equal('version 26.1.0, readable to its end');
    expect(first('26.0.3')).to.equal(
      'version 26.0.3, readable to its end. This service was not tested with it. Try it on a copy first',
    );
  });

  it('is a warning for a release that is not known here, which no date is told of', () => {
    for (const says of ['27.0.0', '26.2.1', '24.6.0', 'unknown']) {
      expect(ofVersion(judgeServerVersion(says), on('2026-11-29')).map(({ state }) => state)).to.deep.equal(['warning']);
      expect(logged(says, '2026-11-29')).to.include({ level: 'warn' }).and.not.to.have.property('support');
    }
  });

  it('is not told of the embedded server, whatever release it plays', () => {
    for (const says of ['22.10.5-embedded', '23.10.7-embedded', '26.1.0-embedded']) {
      expect(ofVersion(judgeServerVersion(says), on('2030-01-01'))).to.deep.equal([
        { state: 'ok', says: `version ${says}, readable to its end` },
      ]);
      expect(logged(says, '2030-01-01')).to.include({ level: 'info' }).and.not.to.have.property('support');
    }
  });

  it('stands in the documentation as it stands in the code', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/reference/event-store-versions.md', import.meta.url)), 'utf8');
    const rows = [...page.matchAll(/^\| (EventStoreDB|KurrentDB) (\d+\.\d+)[^|]*\| ([^|]+) \| (yes|no)/gm)];
    const documented = rows.map(([, product, name, until, tried]) => ({ product, name, until, tried }));
    const known = Object.entries(serverReleases).map(([name, release]) => ({
      product: release.product,
      name,
      until: /until (\w+ \d+)/.exec(supportSentence(release, on('2020-01-01')))?.[1] ?? 'the next release',
      tried: release.tried ? 'yes' : 'no',
    }));
    expect(documented).to.have.deep.members(known);
  });
});
