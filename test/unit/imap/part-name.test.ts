import { oneLine } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { partName } from '../../../src/adapters/imap/parts/part-name.ts';

const named = (filename: string, type = 'application/pdf') => partName({ type, dispositionParameters: { filename } }, '2');

describe('the name of an attachment', () => {
  it('has no folders, whichever way the slashes lean', () => {
    expect(named('../../etc/cron.d/x.pdf')).to.equal('x.pdf');
    expect(named('C:\\Users\\a\\po.pdf')).to.equal('po.pdf');
    expect(named('..')).to.equal('part-2.pdf');
    expect(named('folder/')).to.equal('part-2.pdf');
  });

  it('has no line breaks, control characters and turned text', () => {
    expect(named('order\r\nX-Evil: 1.pdf')).to.equal('order X-Evil: 1.pdf');
    expect(named('order\u202efdp.exe')).to.equal('order fdp.exe');
    expect(named('\u0000')).to.equal('part-2.pdf');
  });

  it('keeps other scripts', () => {
    expect(named('Bestellung für Übergröße €.pdf')).to.equal('Bestellung für Übergröße €.pdf');
    expect(named('注文書.pdf')).to.equal('注文書.pdf');
  });

  it('is at most about 200 characters and keeps its extension', () => {
    const name = named(`${'ü'.repeat(5_000)}.xlsx`);
    expect(name.length).to.be.at.most(201);
    expect(name).to.match(/….xlsx$/);
  });

  it('is made up when there is none', () => {
    expect(partName({ type: 'image/tiff' }, '3.1')).to.equal('part-3.1.tif');
    expect(partName({ type: 'application/octet-stream' }, '1')).to.equal('part-1');
    expect(partName({ type: 'application/pdf', parameters: { name: 'from type.pdf' } }, '1')).to.equal('from type.pdf');
  });
});

describe('plain text', () => {
  it('is cut between characters', () => {
    expect(oneLine('ab😀', 3)).to.equal('ab');
    expect(oneLine('ab😀', 4)).to.equal('ab😀');
  });
});
