/** What price lists say of a product or a customer: shown as they were imported, changed by the next import. */
import { useQuery } from '@tanstack/react-query';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Price, pricesQuery } from './catalog.queries.ts';

type Of = { readonly of: 'products' | 'customers'; readonly id: string };

/** Everybody's first, then by customer or article, from the smallest quantity on. */
const inOrder = (prices: readonly Price[], nameOf: (price: Price) => string): readonly Price[] =>
  [...prices].sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || (a.min_qty ?? 0) - (b.min_qty ?? 0));

export const PriceList = ({ of, id }: Of) => {
  const { catalog } = useWords();
  const format = useFormat();
  const { data, error, refetch } = useQuery(pricesQuery(of, id));
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={2} />;
  if (data.items.length === 0) return <p className="soft">{catalog.noPrices}</p>;
  const ofProduct = of === 'products';
  const nameOf = ({ customer, product }: Price) => (ofProduct ? (customer ?? '') : product);
  const validity = ({ valid_from: from, valid_to: to }: Price) =>
    [from && catalog.validFrom(format.date(from)), to && catalog.validTo(format.date(to))].filter(Boolean).join(' ') ||
    catalog.always;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className="scroll-x" tabIndex={0} role="group" aria-label={catalog.prices}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{ofProduct ? catalog.customer : catalog.product}</th>
              <th scope="col" className="number">
                {catalog.fromQuantity}
              </th>
              <th scope="col" className="number">
                {catalog.price}
              </th>
              <th scope="col">{catalog.valid}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(data.items, nameOf).map((price) => (
              <tr key={price.id}>
                <td>{nameOf(price) === '' ? catalog.everybody : <Foreign>{nameOf(price)}</Foreign>}</td>
                <td className="number">{format.number(price.min_qty ?? 0)}</td>
                <td className="number">{price.price === null ? '–' : format.money(price.price, price.currency)}</td>
                <td>{validity(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.next ? <p className="soft small">{catalog.newestPrices(data.items.length)}</p> : null}
    </>
  );
};
