/** Sums under the rows, and what else stands at the end of an order. */
import { isOrder, type Scene } from './scene.ts';

export type TotalsLook = 'right' | 'wide' | 'boxed' | 'left' | 'none';

export function drawTotals(scene: Scene, from: number, look: TotalsLook): void {
  const { pen, content, random } = scene;
  const { words } = content;
  let y = from;
  if (y > pen.bottom - 110) {
    pen.newPage();
    y = 60;
  }
  const taxed = content.taxCents > 0;
  const rows: readonly (readonly [string, number])[] = [
    ...(taxed || content.charges.length > 0 ? [[scene.word(words.net), content.rowsCents] as const] : []),
    ...content.charges.map(({ label, cents }) => [label, cents] as const),
    ...(taxed ? [[scene.word(words.tax), content.taxCents] as const] : []),
    [scene.word(words.gross), content.totalCents],
  ];
  if (look !== 'none') {
    const step = pen.size * 1.55;
    const x = look === 'left' ? pen.left : look === 'wide' ? pen.right - 300 : pen.right - 215;
    const width = look === 'left' ? 260 : pen.right - x;
    if (look === 'boxed') pen.box(x - 5, y - 4, width + 8, rows.length * step + 6);
    for (const [index, [label, cents]] of rows.entries()) {
      const bold = index === rows.length - 1;
      pen.text(`${label}${look === 'left' ? ':' : ''}`, x, y, { bold });
      pen.text(scene.money(cents), x + 90, y, { width: width - 90, align: 'right', bold });
      y += step;
    }
  }
  y += pen.size * 2;
  for (const line of words.closing.filter(() => isOrder(content) && random.chance(0.6))) {
    pen.text(line, pen.left, y);
    y += pen.size * 1.4;
  }
  if (random.chance(0.4))
    pen.text(`${scene.issuer.name} · IBAN DE12 5001 0517 0648 4898 90 · www.${scene.issuer.domain}`, pen.left, pen.bottom + 40, {
      size: 6.5,
    });
}
