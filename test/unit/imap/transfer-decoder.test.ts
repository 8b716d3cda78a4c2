import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type TransferDecoder, transferDecoder } from '../../../src/adapters/imap/download/transfer-decoder.ts';

const decoder = (encoding: string): TransferDecoder => {
  const found = transferDecoder(encoding);
  if (!found) throw new Error(`no decoder for ${encoding}`);
  return found;
};

/** Decodes in pieces that end after the given places. */
const decode = (encoding: string, text: Buffer | string, cuts: readonly number[] = []): Buffer => {
  const bytes = Buffer.from(text as string, 'latin1');
  const { write, end } = decoder(encoding);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const pieces = places.slice(1).map((to, i) => write(bytes.subarray(places[i], to)));
  return Buffer.concat([...pieces, end()]);
};

const lines = (base64: string) => base64.replace(/.{76}/g, '$&\r\n');
const quotedPrintable = (bytes: Uint8Array) =>
  [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('=\r\n');

describe('decoding a part', () => {
  it('gives the same bytes wherever the pieces end', () => {
    const input = fc.tuple(fc.uint8Array({ maxLength: 500 }), fc.array(fc.nat(), { maxLength: 5 }));
    fc.assert(
      fc.property(input, ([bytes, cuts]) => {
        const content = Buffer.from(bytes);
        expect(decode('base64', lines(content.toString('base64')), cuts)).to.deep.equal(content);
        expect(decode('quoted-printable', quotedPrintable(bytes), cuts)).to.deep.equal(content);
        expect(decode('binary', content, cuts)).to.deep.equal(content);
      }),
    );
  });

  it('reads base64 as it arrives: padding in the middle, none at the end, strange characters between', () => {
    expect(decode('base64', 'QQ==\r\nQkM=').toString()).to.equal('ABC');
    expect(decode('BASE64', 'QUJ\u0001D!!*%Q').toString()).to.equal('ABC');
    expect(decode('base64', 'QUJDRA').toString()).to.equal('ABCD');
    expect(decode('base64', '=====').toString()).to.equal('');
  });

  it('reads quoted-printable as it arrives: blanks at line ends, soft breaks, stray equals signs', () => {
    expect(decode('quoted-printable', 'a =\r\nb  \r\nc=3D=fc=').toString('latin1')).to.equal('a b\r\nc=ü');
    expect(decode('quoted-printable', 'soft=  \r\nbreak, 1=2').toString()).to.equal('softbreak, 1=2');
  });

  it('reads uuencode, wherever the pieces end', () => {
    // printf 'Order 4711: 25 hex bolts, 4 drills. Thank you and kind regards, Anna' | uuencode order.txt
    const encoded = [
      'begin 644 order.txt',
      'M3W)D97(@-#<Q,3H@,C4@:&5X(&)O;\'1S+"`T(&1R:6QL<RX@5&AA;FL@>6]U',
      "7(&%N9\"!K:6YD(')E9V%R9',L($%N;F$`",
      '`',
      'end',
      '',
    ].join('\r\n');
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 5 }), (cuts) => {
        expect(decode('x-uuencode', encoded, cuts).toString()).to.equal(
          'Order 4711: 25 hex bolts, 4 drills. Thank you and kind regards, Anna',
        );
      }),
    );
  });

  it('knows which encodings it does not know', () => {
    expect(transferDecoder('x-binhex')).to.equal(null);
    expect(transferDecoder(' 7BIT ')).not.to.equal(null);
  });
});
