/** The night's stand-in for an engine puts things where an engine would. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { buildImage } from '../../../scripts/nightly-dockerfile.mjs';

const dockerfile = `# a comment
FROM \${BASE} AS parts
WORKDIR /build/web
COPY settings.json /build/
COPY web ./
RUN cp /build/settings.json made.json \\
 && cat word.txt >> made.json

FROM \${BASE}
ENV PORT=3000 HOST=0.0.0.0
WORKDIR /app
COPY --from=parts /build/web/made.json ./out/
COPY settings.json ./
CMD ["node", "main.ts"]
`;

describe('a Dockerfile without an engine', () => {
  let project: string;
  let directory: string;
  before(async () => {
    [project, directory] = [await mkdtemp(join(tmpdir(), 'oi-project-')), await mkdtemp(join(tmpdir(), 'oi-image-'))];
    await mkdir(join(project, 'web'));
    await writeFile(join(project, 'Dockerfile'), dockerfile);
    await writeFile(join(project, 'settings.json'), '{}');
    await writeFile(join(project, 'web/word.txt'), 'word');
  });
  after(() => Promise.all([project, directory].map((each) => rm(each, { recursive: true, force: true }))));

  it('copies to absolute places and to those below the working directory, from the project and from other stages', async () => {
    const { workdir, env, command, steps } = await buildImage(project, directory);
    expect(await readFile(join(workdir, 'out/made.json'), 'utf8')).to.equal('{}word');
    expect(await readFile(join(workdir, 'settings.json'), 'utf8')).to.equal('{}');
    expect([env, command, steps]).to.deep.equal([{ PORT: '3000', HOST: '0.0.0.0' }, ['node', 'main.ts'], 11]);
  });
});
