import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { after, before, describe, it } from 'mocha';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { inTemporaryDirectory, readable, user, withSession } from './kit.ts';
import { forwarded, mail, multipart, text } from './mime.ts';

/** Another seed finds other trees; a failing one is repeated with its seed. */
const seed = Number(process.env.MIME_SEED ?? 20_261_121);
const trees = 80;

type Leaf = {
  readonly is: 'leaf';
  readonly kind: 'words' | 'document' | 'unknown' | 'archive' | 'video' | 'signature';
  readonly content: Uint8Array;
  readonly encoding: string;
};
type Branch = { readonly is: 'multipart'; readonly kind: string; readonly children: readonly Tree[] };
type Forward = { readonly is: 'forward'; readonly inner: Tree };
type Tree = Leaf | Branch | Forward;

const leaf: fc.Arbitrary<Leaf> = fc.record({
  is: fc.constant('leaf' as const),
  kind: fc.constantFrom(
    'words' as const,
    'document' as const,
    'document' as const,
    'unknown' as const,
    'archive' as const,
    'video' as const,
    'signature' as const,
  ),
  content: fc.uint8Array({ minLength: 1, maxLength: 400 }),
  encoding: fc.constantFrom('base64', 'base64', 'quoted-printable'),
});

const { tree } = fc.letrec<{ tree: Tree; branch: Branch; forward: Forward }>((tie) => ({
  tree: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, leaf, tie('branch'), tie('forward')),
  branch: fc.record({
    is: fc.constant('multipart' as const),
    kind: fc.constantFrom('mixed', 'alternative', 'related', 'parallel'),
    children: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
  }),
  forward: fc.record({ is: fc.constant('forward' as const), inner: tie('tree') }),
}));

const types = {
  words: 'text/plain',
  document: 'application/pdf',
  unknown: 'application/octet-stream',
  archive: 'application/zip',
  video: 'video/mp4',
  signature: 'application/pgp-signature',
};
const extensions = { words: '', document: '.pdf', unknown: '', archive: '.zip', video: '.mp4', signature: '.asc' };

/** Writes a tree down, and lists what is to be found in it: each candidate with its bytes, in the order of the mail. */
function written(root: Tree): { raw: string; expected: readonly (readonly [string, Buffer])[]; left: number } {
  const expected: (readonly [string, Buffer])[] = [];
  let leaves = 0;
  let left = 0;

  const write = (node: Tree, depth: number, open: boolean): string => {
    if (node.is === 'multipart')
      return multipart(
        node.kind,
        node.children.map((child) => write(child, depth, open)),
      );
    if (node.is === 'forward') {
      if (open && depth >= 3) left += 1;
      return forwarded(mail({}, write(node.inner, depth + 1, open && depth < 3)));
    }
    leaves += 1;
    const { kind, content } = node;
    if (kind === 'words') return text(`words ${leaves}`);
    const name = `n${leaves}${extensions[kind]}`;
    if (open && (kind === 'document' || kind === 'unknown' || kind === 'archive')) expected.push([name, Buffer.from(content)]);
    else if (open) left += 1;
    return [
      `Content-Type: ${types[kind]}; name="${name}"`,
      `Content-Transfer-Encoding: ${node.encoding}`,
      '',
      encoded(node),
    ].join('\r\n');
  };

  return { raw: mail({}, write(root, 0, true)), expected, left };
}

function encoded({ content, encoding }: Leaf): string {
  if (encoding === 'base64')
    return Buffer.from(content)
      .toString('base64')
      .replace(/.{60}(?=.)/g, '$&\r\n');
  return [...content]
    .map((byte, i) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}${i % 20 === 19 ? '=\r\n' : ''}`)
    .join('');
}

describe('mails of any structure', () => {
  let dovecot: Dovecot;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot();
  });
  after(() => dovecot?.stop());

  it(`give back exactly the documents that were put into them (${trees} trees, seed ${seed})`, async () => {
    const mails = fc.sample(tree, { seed, numRuns: trees }).map(written);
    for (const { raw } of mails) await dovecot.deliver(user, raw);
    await withSession(dovecot, async (session) => {
      const summaries = await readable(session, await session.unread());
      expect(summaries).to.have.lengthOf(trees);
      await inTemporaryDirectory(async (directory) => {
        const downloads = await session.download(
          summaries.map(({ uid, attachments }) => ({ uid, attachments })),
          directory,
        );
        for (const [i, { raw, expected, left }] of mails.entries()) {
          const result = downloads[i];
          if (!result || !('files' in result)) throw new Error(`nothing came of\n${raw}`);
          const names = summaries[i]?.attachments.map(({ name }) => name);
          expect(names, raw).to.deep.equal(expected.map(([name]) => name));
          const contents = await Promise.all(result.files.map(({ path }) => readFile(path)));
          expect(contents, raw).to.deep.equal(expected.map(([, content]) => content));
          expect(summaries[i]?.skipped, raw).to.have.lengthOf(left);
        }
      });
    });
  });
});
