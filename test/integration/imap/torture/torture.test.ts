import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { SkippedPart } from '../../../../src/domain/email/email.events.ts';
import type { DownloadResult, MailSummary, UnreadableMail } from '../../../../src/domain/email/mail-access.port.ts';
import { reasonText } from '../../../../src/domain/reasons/reasons.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../../support/dovecot.ts';
import { inTemporaryDirectory, user, withSession } from '../kit.ts';
import { brokenMails } from './broken.ts';
import { documents } from './documents.ts';
import { leftAlone } from './left-alone.ts';

const cases = [...documents, ...leftAlone, ...brokenMails];

/** All mails lie in one mailbox and are described and downloaded in one go, as a poll would. */
describe('mails as they are written out there', () => {
  let dovecot: Dovecot;
  let summaries: readonly (MailSummary | UnreadableMail)[] = [];
  let downloads: readonly DownloadResult[] = [];
  const contents = new Map<string, Buffer>();

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot();
    for (const { raw } of cases) await dovecot.deliver(user, raw);
    await withSession(dovecot, async (session) => {
      summaries = await session.summaries(await session.unread());
      const requests = summaries.flatMap((each) =>
        'unreadable' in each ? [] : [{ uid: each.uid, attachments: each.attachments }],
      );
      await inTemporaryDirectory(async (directory) => {
        downloads = await session.download(requests, directory);
        const files = downloads.flatMap((result) => ('files' in result ? result.files : []));
        for (const { path } of files) contents.set(path, await readFile(path));
      });
    });
  });
  after(() => dovecot?.stop());

  it('are all described', () => {
    expect(summaries).to.have.lengthOf(cases.length);
    expect(summaries.flatMap((each, i) => ('unreadable' in each ? [cases[i]?.title] : []))).to.deep.equal([]);
  });

  for (const [i, expected] of cases.entries()) {
    it(expected.title, () => {
      const summary = summaries[i];
      if (!summary || 'unreadable' in summary) throw new Error('not described');
      const download = downloads.find(({ uid }) => uid === summary.uid);
      if (!download || !('files' in download)) throw new Error('not downloaded');
      const lines = (parts: readonly SkippedPart[]) => parts.map(({ name, reason }) => `${name}: ${reasonText(reason)}`);

      const { attachments = [], skipped = [], refused = [] } = expected;
      const names = new Map(summary.attachments.map(({ part, name }) => [part, name]));
      expect(download.files.map(({ part, name }) => name ?? names.get(part))).to.deep.equal(attachments.map(([name]) => name));
      expect(download.files.map(({ path }) => contents.get(path))).to.deep.equal(attachments.map(([, content]) => content));
      expectEach(lines(summary.skipped), skipped);
      expectEach(lines(download.refused), refused);
      expect(summary.notForUs).to.equal(expected.notForUs ?? null);
      expect(summary.mail).to.deep.include(expected.header ?? {});
    });
  }
});

function expectEach(lines: readonly string[], patterns: readonly RegExp[]): void {
  expect(lines, lines.join('; ')).to.have.lengthOf(patterns.length);
  for (const [i, pattern] of patterns.entries()) expect(lines[i]).to.match(pattern);
}
