/** Layers of a PDF (optional content, ISO 32000-1, 8.11): what a viewer shows when it opens the file is what is read. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { read } from '../../../src/adapters/documents/readers/pdf-text.reader.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';

type Group = ReturnType<PDFKit.PDFDocument['ref']>;
type Layered = {
  readonly pdf: PDFKit.PDFDocument;
  readonly group: (name: string, entries?: object) => Group;
  /** draws within the layer, or within what tells when it is shown */
  readonly on: (layer: Group, draw: () => void) => void;
  readonly configure: (entries: object) => void;
};

/** what the library's types do not tell */
type Data = { readonly data: Record<string, unknown> };
type Inside = { readonly page: { readonly resources: Data }; readonly _root: Data };
const end = (group: Group): void => (group as unknown as { end: () => void }).end();

/** What is read of a page that is drawn in layers. */
async function wordsOf(draw: (layered: Layered) => void): Promise<string> {
  const bytes = await pdfOf((pdf) => {
    const groups: Group[] = [];
    const properties: { [name: string]: Group } = {};
    const { page, _root: root } = pdf as unknown as Inside;
    Object.assign(page.resources.data, { Properties: properties });
    write(pdf, 'This page has more than forty characters of text that is always there.', 50, 50);
    draw({
      pdf,
      group: (name, entries = {}) => {
        const group = pdf.ref({ Type: 'OCG', Name: new String(name), ...entries });
        groups.push(group);
        return group;
      },
      on: (layer, inside) => {
        const name = `L${Object.keys(properties).length}`;
        properties[name] = layer;
        pdf.addContent(`/OC /${name} BDC`);
        inside();
        pdf.addContent('EMC');
      },
      configure: (entries) => {
        root.data.OCProperties = { OCGs: groups, D: { Order: groups, ...entries } };
      },
    });
    for (const group of groups) end(group);
  });
  const { pages, doubts } = await read(bytes);
  expect(doubts).to.deep.equal([]);
  return (pages[0]?.words ?? [])
    .filter(({ y }) => y > 80)
    .map(({ text }) => text)
    .join(' ');
}

describe('layers of a PDF', () => {
  it('that are switched off are not read', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const [shown, off] = [group('Order'), group('Old prices')];
      configure({ OFF: [off] });
      on(shown, () => write(pdf, 'SHOWN', 50, 100));
      on(off, () => write(pdf, 'NL-7030 99', 50, 120));
      write(pdf, 'BEHIND', 50, 140);
    });
    expect(words).to.equal('SHOWN BEHIND');
  });

  it('are all off by a base state, but for those that are on', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const [one, two] = [group('One'), group('Two')];
      configure({ BaseState: 'OFF', ON: [two] });
      on(one, () => write(pdf, 'ONE', 50, 100));
      on(two, () => write(pdf, 'TWO', 50, 120));
    });
    expect(words).to.equal('TWO');
  });

  it('within others are shown only with these', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const [outer, inner] = [group('Outer'), group('Inner')];
      configure({ OFF: [outer] });
      on(outer, () => {
        write(pdf, 'OUTER', 50, 100);
        on(inner, () => write(pdf, 'INNER', 50, 120));
        write(pdf, 'AGAIN', 50, 140);
      });
      on(inner, () => write(pdf, 'ALONE', 50, 160));
    });
    expect(words).to.equal('ALONE');
  });

  it('are shown by what a membership says of several: any, all, none, an expression', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const [one, two] = [group('One'), group('Two')];
      configure({ OFF: [two] });
      const membership = (entries: object): Group => {
        const made = pdf.ref({ Type: 'OCMD', ...entries });
        end(made);
        return made;
      };
      const cases: readonly (readonly [string, object])[] = [
        ['ANYON', { OCGs: [one, two], P: 'AnyOn' }],
        ['ALLON', { OCGs: [one, two], P: 'AllOn' }],
        ['ANYOFF', { OCGs: [one, two], P: 'AnyOff' }],
        ['ALLOFF', { OCGs: [one, two], P: 'AllOff' }],
        ['NOTTWO', { VE: ['Not', two] }],
        ['BOTH', { VE: ['And', one, ['Not', ['Or', two, one]]] }],
      ];
      for (const [index, [text, entries]] of cases.entries())
        on(membership(entries), () => write(pdf, text, 50, 100 + index * 20));
    });
    expect(words).to.equal('ANYON ANYOFF NOTTWO');
  });

  it('for print alone are not read, for the screen alone they are', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const printed = group('Print', { Usage: { View: { ViewState: 'OFF' }, Print: { PrintState: 'ON' } } });
      const viewed = group('Screen', { Usage: { View: { ViewState: 'ON' }, Print: { PrintState: 'OFF' } } });
      const usage = (event: string) => ({ Event: event, OCGs: [printed, viewed], Category: [event] });
      configure({ AS: [usage('View'), usage('Print')] });
      on(printed, () => write(pdf, 'PRINTED', 50, 100));
      on(viewed, () => write(pdf, 'VIEWED', 50, 120));
    });
    expect(words).to.equal('VIEWED');
  });

  it('that are switched off cover nothing', async () => {
    const words = await wordsOf(({ pdf, group, on, configure }) => {
      const off = group('Cover');
      configure({ OFF: [off] });
      write(pdf, 'BELOW', 50, 100);
      on(off, () => pdf.rect(40, 90, 200, 30).fill('#ffffff'));
    });
    expect(words).to.equal('BELOW');
  });
});
