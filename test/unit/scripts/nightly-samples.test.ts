import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { sampledSuites } from '../../../scripts/nightly-samples.mjs';

const root = new URL('../../../', import.meta.url);

describe('suites that are samples in npm test', () => {
  it('are run whole by night, each of them', () => {
    const files = ['test', 'web/test'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => `${folder}/${file}`),
    );
    const isSample = (file: string) => /from '[./]+support\/night\.ts'/.test(readFileSync(new URL(file, root), 'utf8'));
    expect(files.filter(isSample).toSorted()).to.deep.equal(sampledSuites);
  });
});
