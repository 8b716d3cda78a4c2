import { Link } from 'wouter';
import type { Order } from '../../api/orders.ts';
import { routes } from '../../routes.ts';
import { useDetailNames } from '../../shell/use-field-name.ts';
import { Foreign } from '../../ui/text.tsx';
import { baseQuantityText } from '../../words/amount-of.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';

export const OrderLines = ({ order }: { readonly order: Order }) => {
  const { order: words } = useWords();
  const format = useFormat();
  const { fields } = words;
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  const money = (value: number | null) => (value === null ? '–' : format.money(value, order.currency));
  const discounted = order.lines.some(({ discount }) => discount !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className="scroll-x" tabIndex={0} role="group" aria-label={fields.lines}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{fields.product}</th>
            <th scope="col" className="number">
              {fields.qty}
            </th>
            <th scope="col" className="number">
              {fields.price}
            </th>
            {discounted ? (
              <th scope="col" className="number">
                {fields.discount}
              </th>
            ) : null}
            <th scope="col" className="number">
              {fields.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <tr key={index}>
              <td className="soft">{index + 1}</td>
              <td>
                {line.product ? (
                  <Link href={routes.product.to({ id: line.product })}>
                    <Foreign>{line.product_record?.name ?? line.name ?? line.code}</Foreign>
                  </Link>
                ) : (
                  <Foreign>{line.name}</Foreign>
                )}
                <div className="small soft">
                  <Foreign>{line.product_record?.code ?? line.code}</Foreign>
                  {line.charge ? words.charges[line.charge] : null}
                  {line.matched_by ? ` · ${words.matchedBy(words.matched[line.matched_by])}` : null}
                </div>
                <LineDetails line={line} />
              </td>
              <td className="number">
                {number(line.qty)} {line.unit ? <Foreign>{line.unit}</Foreign> : null}
                {line.base_qty === null ? null : (
                  <div className="small soft">
                    <Foreign>{baseQuantityText(line, format)}</Foreign>
                  </div>
                )}
              </td>
              <td className="number">{money(line.price)}</td>
              {discounted ? <td className="number">{number(line.discount)}</td> : null}
              <td className="number">{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        {order.total === null ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={discounted ? 5 : 4}>
                {fields.total}
              </th>
              <td className="number">
                <strong>{format.money(order.total, order.currency)}</strong>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};

/** Both item numbers, when it is wanted, and what the customer remarks. */
const LineDetails = ({ line }: { readonly line: Order['lines'][number] }) => {
  const names = useDetailNames();
  const { order: words } = useWords();
  const format = useFormat();
  const day = line.requested_delivery?.until;
  const parts = line.deliveries.map((delivery) =>
    [delivery.day && format.date(delivery.day), delivery.quantity === null ? null : format.number(delivery.quantity)]
      .filter(Boolean)
      .join(': '),
  );
  const detailTexts = [
    line.buyer_item_id && `${names.buyer_item_id}: ${line.buyer_item_id}`,
    line.seller_item_id && `${names.seller_item_id}: ${line.seller_item_id}`,
    day && `${names.delivery_date}: ${format.date(day)}`,
    parts.length > 0 && `${names.deliveries}: ${parts.join(', ')}`,
    line.price_source && `${words.fields.price}: ${words.priceSources[line.price_source]}`,
    line.note,
  ].filter((text) => text);
  if (detailTexts.length === 0) return null;
  return (
    <div className="small soft">
      <Foreign>{detailTexts.join(' · ')}</Foreign>
    </div>
  );
};
