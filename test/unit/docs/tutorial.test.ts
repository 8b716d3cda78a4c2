import { expect } from 'chai';
import { describe, it } from 'mocha';
import { paths, textOf } from './project-texts.ts';

const folder = 'test/integration/how-to-add/tutorial/';

describe('docs/tutorial.md', () => {
  it('quotes its files as they are compiled and run', () => {
    const page = textOf('docs/tutorial.md');
    const files = paths.filter((path) => path.startsWith(folder));
    expect(files).to.have.length.greaterThan(4);
    for (const file of files)
      expect(page, file).to.include(`\n\`\`\`ts\n${textOf(file).replaceAll('../../../../src/', 'src/')}\`\`\`\n`);
  });
});
