/** A sheet in which somebody has typed everything as text: "1.000 kg", "0,21 €", dates as written. */
import { writtenDate, writtenMoney, writtenNumber, writtenQty } from '../writing.ts';
import { leadingFacts } from './cells.ts';
import { sheetFamily } from './family.ts';

export const textNumbersSheet = sheetFamily({
  name: 'text-numbers-sheet',
  content: { lines: [2, 6] },
  sheets: (content, random) => {
    const { words, currency } = content;
    const style = random.pick(words.number);
    const sign = currency === 'EUR' ? '€' : currency;
    const facts = leadingFacts(content, random).map((row) =>
      row.map((cell) =>
        cell !== null && typeof cell === 'object' && 'iso' in cell ? writtenDate(cell.iso, 'dotted', content) : cell,
      ),
    );
    return [
      {
        name: 'Sheet1',
        grid: [
          ...facts,
          [],
          (['name', 'code', 'qty', 'price', 'amount'] as const).map((key) => random.pick(words.column[key])),
          ...content.lines.map((line) => [
            line.name,
            line.code,
            `${writtenQty(line.qty, style)} ${line.unit}`,
            `${writtenNumber(line.price, 4, line.priceDigits, style)} ${sign}`,
            `${writtenMoney(line.amount, style)} ${sign}`,
          ]),
          [],
          [null, null, null, random.pick(words.gross), `${writtenMoney(content.totalCents, style)} ${sign}`],
        ],
      },
    ];
  },
});
