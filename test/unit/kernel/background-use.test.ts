import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const root = new URL('../../../', import.meta.url);
const files = ['src', 'packages']
  .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((at) => `${folder}/${at}`))
  // servers of their own stand in for foreign ones: what fails there is the connection's
  .filter((file) => file.endsWith('.ts') && !/^packages\/(kernel\/background\.ts$|embedded-|mail-sandbox\/)/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
const found = (pattern: RegExp, allowed: readonly string[] = []): readonly string[] =>
  files.flatMap(({ file, text }) =>
    allowed.includes(file) ? [] : [...text.matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`),
  );

describe('work that nobody awaits at once', () => {
  it('has its failure handled by the one helper, and no catch of its own beside it', () => {
    expect(found(/^\s*(void )?(?!await |return )[A-Za-z_][\w.?()]*\.catch\(\(\) => (undefined|null|\{\})\)[;,]/gm)).to.deep.equal(
      [],
    );
    expect(found(/\bvoid (\(async\b|[\w.]+\([^)\n]*\)\.catch\()/g)).to.deep.equal([]);
  });

  it('pumps no stream by a callback: only the promise of it can be awaited', () => {
    expect(found(/import \{[^}]*\bpipeline\b[^}]*\} from 'node:stream'/g)).to.deep.equal([]);
  });

  it('opens a file to be read where it is read, so that nobody has to listen to a stream before', () => {
    const readAtOnce = [
      'src/platform/bytes-of.ts',
      'src/platform/backup/uploads.ts',
      'src/jobs/email/file-digests.ts',
      'packages/event-sourcing/event-store/transfer/lines.ts',
    ];
    expect(found(/\bcreateReadStream\(/g, [...readAtOnce, 'src/adapters/documents/refused-files.ts'])).to.deep.equal([]);
  });
});
