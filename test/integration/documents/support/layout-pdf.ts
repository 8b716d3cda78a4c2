import PDFDocument from 'pdfkit';
import { bottom, drawTable, left, type Pdf, type Put, right } from './layout-table.ts';
import { money, type OrderSpec, writtenDate } from './order-spec.ts';
import type { Random } from './random.ts';

/** Lays an order out in one of very many ways, decided by the random source. */
export function layoutPdf(spec: OrderSpec, random: Random): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const fonts = random.pick([
    ['Helvetica', 'Helvetica-Bold'],
    ['Times-Roman', 'Times-Bold'],
    ['Courier', 'Courier-Bold'],
  ] as const);
  const style = { normal: fonts[0], bold: fonts[1], size: fonts[0] === 'Courier' ? 7.5 : random.pick([8, 9, 10]) };
  const dateStyle = random.pick(spec.words.dates);
  const written = (iso: string): string => writtenDate(iso, dateStyle, spec);
  const numberStyle = random.pick(spec.words.number);
  const put = (
    text: string,
    x: number,
    y: number,
    options: { bold?: boolean; size?: number; width?: number; align?: 'left' | 'right' | 'center'; color?: string } = {},
  ): void => {
    pdf
      .font(options.bold ? style.bold : style.normal)
      .fontSize(options.size ?? style.size)
      .fillColor(options.color ?? '#000');
    pdf.text(text, x, y, {
      lineBreak: false,
      ...(options.width ? { width: options.width, align: options.align ?? 'left' } : {}),
    });
  };
  let y = drawHead(pdf, spec, random, put, written, style.size);
  y = drawTable(pdf, spec, random, put, y, style, numberStyle);
  drawTotals(spec, random, put, pdf, y, style.size, numberStyle, written);
  pdf.end();
  return done;
}

function drawHead(pdf: Pdf, spec: OrderSpec, random: Random, put: Put, written: (iso: string) => string, size: number): number {
  const step = size * 1.35;
  const { words, buyer, seller } = spec;
  const issuer = spec.type === 'order' ? buyer : seller;
  const letterhead = random.chance(0.7);
  const titleAt = random.pick(['right', 'left', 'below'] as const);
  let y = 42;
  if (letterhead) {
    put(issuer.name, left, y, { bold: true, size: random.pick([12, 14, 18]) });
    put(random.chance(0.5) ? `${issuer.street}, ${issuer.town}` : issuer.street, left, y + 22, { size: size - 1 });
  }
  if (titleAt === 'right') put(spec.title, 330, y, { bold: true, size: 16, width: right - 330, align: 'right' });
  y += 50;
  const facts: (readonly [string, string])[] = [
    [random.pick(words.po), spec.po],
    [random.pick(words.date), written(spec.date)],
  ];
  const inSentence = random.chance(0.2);
  if (!inSentence) facts.push([random.pick(words.delivery), written(spec.delivery)]);
  if (random.chance(0.4))
    facts.push([
      spec.language === 'en'
        ? 'Currency'
        : spec.language === 'de'
          ? 'Währung'
          : spec.language === 'fr'
            ? 'Devise'
            : spec.language === 'es'
              ? 'Moneda'
              : spec.language === 'pt'
                ? 'Moeda'
                : spec.language === 'it'
                  ? 'Valuta'
                  : 'Valuta',
      spec.currency,
    ]);
  const mailInFacts = random.chance(0.4);
  if (mailInFacts) facts.push([random.pick(words.email), spec.email]);
  if (titleAt !== 'right') {
    put(spec.title, titleAt === 'left' ? left : 220, y, { bold: true, size: 15 });
    y += 30;
  }
  const colon = random.chance(0.7) ? ':' : '';
  const factsAt = random.pick(['side', 'grid', 'inline'] as const);
  const blocksTop = y;
  let factsEnd = y;
  if (factsAt === 'side') {
    facts.forEach(([label, value], index) => {
      put(`${label}${colon}`, 340, y + index * step, { bold: random.chance(0.5) });
      put(value, 450, y + index * step, {});
    });
    factsEnd = y + facts.length * step;
  } else if (factsAt === 'inline') {
    for (const [index, [label, value]] of facts.entries()) put(`${label}: ${value}`, 360, y + index * step);
    factsEnd = y + facts.length * step;
  }
  const address = (party: { name: string; street: string; town: string }, mail: boolean): string[] => [
    party.name,
    party.street,
    party.town,
    ...(mail ? [`${random.pick(words.email)}: ${spec.email}`] : []),
    ...(mail && random.chance(0.5) ? [`${words.phone}: +49 40 ${random.int(100_000, 999_999)}`] : []),
  ];
  const blocks: { label: string; lines: string[] }[] = [];
  if (!letterhead || spec.type !== 'order' || random.chance(0.5))
    blocks.push({ label: random.pick(words.buyer), lines: address(buyer, !mailInFacts) });
  else if (!mailInFacts) put(spec.email, left, 76, { size: size - 1 });
  if (spec.type === 'order' ? random.chance(0.85) : !letterhead)
    blocks.push({ label: random.pick(words.seller), lines: address(seller, false) });
  if (random.chance(0.3)) blocks.push({ label: random.pick(words.shipTo), lines: address(buyer, false) });
  if (random.chance(0.5)) blocks.reverse();
  const stacked = factsAt !== 'grid';
  let blockY = blocksTop;
  let end = blocksTop;
  blocks.forEach((block, index) => {
    const x = stacked ? left : left + index * 170;
    if (!stacked) blockY = blocksTop;
    put(`${block.label}${colon}`, x, blockY, { bold: true });
    for (const [at, line] of block.lines.entries()) put(line, x, blockY + (at + 1) * step);
    blockY += (block.lines.length + 1) * step + 8;
    end = Math.max(end, blockY);
  });
  y = Math.max(end, factsEnd) + 10;
  if (factsAt === 'grid') {
    const width = (right - left) / facts.length;
    facts.forEach(([label, value], index) => {
      put(label, left + index * width, y, { bold: true, size: size - 1 });
      put(value, left + index * width, y + step, { size: size - 1 });
    });
    if (random.chance(0.5)) pdf.rect(left - 4, y - 4, right - left + 8, step * 2 + 6).stroke('#999');
    y += step * 2 + 14;
  }
  if (inSentence) {
    put(random.pick(words.sentence).replace('{date}', written(spec.delivery)), left, y);
    y += step * 1.6;
  }
  return y + 8;
}

function drawTotals(
  spec: OrderSpec,
  random: Random,
  put: Put,
  pdf: Pdf,
  from: number,
  size: number,
  numberStyle: Parameters<typeof money>[1],
  _written: (iso: string) => string,
): void {
  let y = from;
  if (y > bottom - 90) {
    pdf.addPage();
    y = 60;
  }
  const { words } = spec;
  const code = random.pick([` ${spec.currency}`, '', '']);
  const rows: (readonly [string, number])[] = spec.withTax
    ? [
        [random.pick(words.net), spec.netCents],
        [random.pick(words.tax), spec.taxCents],
        [random.pick(words.gross), spec.netCents + spec.taxCents],
      ]
    : [[random.pick(words.gross), spec.netCents]];
  if (random.chance(0.9)) {
    for (const [label, cents] of rows) {
      put(label, 340, y);
      put(`${money(cents, numberStyle)}${code}`, 440, y, { width: right - 440 - 3, align: 'right' });
      y += size * 1.5;
    }
  }
  y += size * 2;
  for (const line of words.closing.filter(() => random.chance(0.5))) {
    put(line, left, y);
    y += size * 1.4;
  }
  put(`${spec.currency === 'EUR' || random.chance(0.7) ? '' : spec.currency} `, left, y);
  if (random.chance(0.4))
    put(
      `${spec.type === 'order' ? spec.buyer.name : spec.seller.name} · IBAN DE12 5001 0517 0648 4898 90 · www.${spec.type === 'order' ? spec.buyer.domain : spec.seller.domain}`,
      left,
      815,
      { size: 7 },
    );
}
