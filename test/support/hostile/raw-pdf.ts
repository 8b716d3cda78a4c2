import { deflateSync } from 'node:zlib';

type Part = string | Buffer;

/** Objects 1, 2, … with a correct cross-reference table; object 1 is the catalog. `extra` goes into the trailer. */
export function rawPdf(objects: readonly Part[], extra = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const add = (part: Part): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  add(`trailer <</Size ${objects.length + 1}/Root 1 0 R ${extra}>>\nstartxref\n${table}\n%%EOF`);
  return Buffer.concat(chunks);
}

/** A stream object; `dictionary` without its brackets and Length. */
export const stream = (data: Part, dictionary = ''): Buffer => {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
};

export const packed = (data: Part, dictionary = ''): Buffer =>
  stream(deflateSync(data, { level: 9 }), `${dictionary}/Filter/FlateDecode`);

export const text = 'BT /F 12 Tf 50 700 Td (Purchase order PO-1 of Northgate: three desk lamps at 12.50 EUR) Tj ET';

/** One page: objects 1 to 3 are catalog, pages and page, 4 its contents, 5 a font; the rest from 6 on. */
export const onePage = (
  contents: Part,
  options: {
    readonly resources?: string;
    readonly page?: string;
    readonly catalog?: string;
    readonly more?: readonly Part[];
  } = {},
): Buffer =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R ${options.catalog ?? ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R ${options.page ?? '/MediaBox[0 0 595 842]'}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${options.resources ?? ''}>>>>`,
    typeof contents === 'string' ? stream(contents) : contents,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...(options.more ?? []),
  ]);
