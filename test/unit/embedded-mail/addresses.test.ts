import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type Address, addressList } from '../../../packages/mail-sandbox/mime/addresses.ts';
import { decodeHeaderText } from '../../../packages/mail-sandbox/mime/encoded-words.ts';
import { structuredValue } from '../../../packages/mail-sandbox/mime/parameters.ts';

const brief = ({ name, mailbox, host }: Address): string => `${name ?? '-'}|${mailbox ?? '-'}|${host ?? '-'}`;
const read = (text: string): string[] => addressList(text).map(brief);

describe('embedded mail: header values', () => {
  it('addresses are read with names, quoted commas, comments and routes', () => {
    expect(read('Ann Smith <ann@example.com>, "Doe, John" <john@example.com>')).to.deep.equal([
      'Ann Smith|ann|example.com',
      'Doe, John|john|example.com',
    ]);
    expect(read('ann@example.com (Ann (A.) Smith)')).to.deep.equal(['Ann (A.) Smith|ann|example.com']);
    expect(read('<@relay.example,@other.example:ann@example.com>')).to.include('-|ann|example.com');
    expect(read('"a@b"@example.com')).to.deep.equal(['-|a@b|example.com']);
  });

  it('a group has a beginning and an end, also when it is empty or never closed', () => {
    expect(read('Team: a@x.example, b@x.example;')).to.deep.equal(['-|Team|-', '-|a|x.example', '-|b|x.example', '-|-|-']);
    expect(read('undisclosed-recipients:;')).to.deep.equal(['-|undisclosed-recipients|-', '-|-|-']);
    expect(read('Team: a@x.example')).to.deep.equal(['-|Team|-', '-|a|x.example', '-|-|-']);
  });

  it('what is missing is named, and nothing makes the reader fail', () => {
    expect(read('<>')).to.deep.equal(['-|MISSING_MAILBOX|MISSING_DOMAIN']);
    expect(read('operator')).to.deep.equal(['-|operator|MISSING_DOMAIN']);
    expect(read('"only a name"')).to.deep.equal(['only a name|MISSING_MAILBOX|MISSING_DOMAIN']);
    for (const text of ['', ',,', '"', '(', '<', '<<>>', ';', ':', '@', '\\']) expect(() => addressList(text)).to.not.throw();
  });

  it('parameters are read with quotes, escapes, comments and without', () => {
    expect(structuredValue('text/plain; charset="utf-8"; format=flowed')).to.deep.equal({
      value: 'text/plain',
      parameters: [
        ['charset', 'utf-8'],
        ['format', 'flowed'],
      ],
    });
    expect(structuredValue('attachment; filename="a\\"b;c.pdf"').parameters).to.deep.equal([['filename', 'a"b;c.pdf']]);
    expect(structuredValue('application/pdf (a comment; with=more); name=x.pdf;;')).to.deep.equal({
      value: 'application/pdf',
      parameters: [['name', 'x.pdf']],
    });
    expect(structuredValue('attachment; filename="never closed').parameters).to.deep.equal([['filename', 'never closed']]);
  });

  it('encoded words are decoded, those of unknown charsets as far as they go', () => {
    expect(decodeHeaderText('=?utf-8?q?Gr=C3=BC=C3=9Fe_aus?= =?utf-8?B?IEvDtmxu?=')).to.equal('Grüße aus Köln');
    expect(decodeHeaderText('=?iso-8859-1?Q?J=FCrgen?= Smith')).to.equal('Jürgen Smith');
    expect(decodeHeaderText('=?no-such-charset?q?x?=')).to.equal('x');
  });
});
