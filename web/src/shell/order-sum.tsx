/** How the total of an order is made up, as an invoice shows it: lines, charges, net, tax per rate, gross. */
import type { Order } from '../api/orders.ts';
import { useFormat, useWords } from '../words/use-words.tsx';
import { useDetailNames } from './use-field-name.ts';

type Row = readonly [label: string, amount: number];

const cents = (value: number): number => Math.round(value * 100) / 100;

/** Nothing where the lines are all that the total is made of. */
export const OrderSum = ({ order }: { readonly order: Order }) => {
  const { order: words } = useWords();
  const names = useDetailNames();
  const format = useFormat();
  const { totals, total, lines_total: sum, currency } = order;
  const rate = (percent: number | null): string => (percent === null ? names.tax : `${names.tax} ${format.number(percent)} %`);
  const rates = totals?.tax ?? [];
  const taxes: readonly Row[] =
    rates.length > 0
      ? rates.flatMap((taxRate): readonly Row[] => (taxRate.amount === null ? [] : [[rate(taxRate.rate), taxRate.amount]]))
      : totals?.tax_amount != null
        ? [[names.tax, totals.tax_amount]]
        : [];
  const reached = totals?.total_is ? null : (totals?.gross ?? sum);
  const open = total === null || reached === null ? 0 : cents(total - reached);
  const rows: readonly (readonly [label: string, amount: number | null | undefined])[] = [
    [names.lines, totals?.lines ?? (open === 0 ? null : sum)],
    [names.charges, totals?.charges],
    [names.net, totals?.net],
    ...taxes,
    [names.gross, totals?.gross],
    [names.unexplained, open === 0 ? null : open],
  ];
  const shownRows = rows.flatMap(([label, amount]): readonly Row[] => (amount == null ? [] : [[label, amount]]));
  if (shownRows.length === 0) return null;
  const kind = totals?.total_is ? ` (${names[totals.total_is]})` : '';
  return (
    <table className="plain-table order-sum" aria-label={names.calculation}>
      <tbody>
        {shownRows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="number">{format.money(amount, currency)}</td>
          </tr>
        ))}
        {total === null ? null : (
          <tr>
            <th scope="row">
              {words.fields.total}
              {kind}
            </th>
            <td className="number">
              <strong>{format.money(total, currency)}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
