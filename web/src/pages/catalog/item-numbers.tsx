/** What customers call products: their own item numbers, and names; of one customer or of one product. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { CustomerLink } from '../../shell/customer-link.tsx';
import { usePersonName } from '../../shell/person.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { searchProducts } from '../../shell/record-search.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchField } from '../../ui/filters.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { aliasesQuery, type ItemNumber, revokeAlias, saveItemNumber } from './catalog.queries.ts';

type Props = { readonly of: 'products' | 'customers'; readonly id: string };
type Chosen = { readonly number: string; readonly product: string; readonly name: string };

const nothing: Chosen = { number: '', product: '', name: '' };

export const ItemNumbers = ({ of, id }: Props) => {
  const { catalog } = useWords();
  const can = useCan();
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery(aliasesQuery(of, id, q));
  const [chosen, setChosen] = useState(nothing);
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={2} />;
  return (
    <div className="stack">
      {q !== '' || data.next ? <SearchField label={catalog.searchItemNumbers} value={q} onSearch={setQ} /> : null}
      {data.items.length === 0 ? <p className="soft">{of === 'products' ? catalog.noAliases : catalog.noItemNumbers}</p> : null}
      <ul className="stack-tight">
        {data.items.map((number) => (
          <Row key={number.id} of={of} number={number} onEdit={setChosen} />
        ))}
      </ul>
      {data.next ? <p className="soft small">{catalog.newestPrices(data.items.length)}</p> : null}
      {of === 'customers' && can('aliases:write') ? <Entry customer={id} chosen={chosen} onChoose={setChosen} /> : null}
    </div>
  );
};

type RowProps = Pick<Props, 'of'> & { readonly number: ItemNumber; readonly onEdit: (chosen: Chosen) => void };

const Row = ({ of, number, onEdit }: RowProps) => {
  const { catalog, common } = useWords();
  const can = useCan();
  const format = useFormat();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const personName = usePersonName();
  const { id, alias, product, customer, source } = number;
  const revoke = useMutation({
    mutationFn: () => revokeAlias(product, id),
    onSuccess: () => {
      say(catalog.revoked);
      void client.invalidateQueries({ queryKey: aliasesQuery(of, of === 'products' ? product : customer).queryKey.slice(0, -1) });
    },
    onError: (caught) => complain(sentence(caught)),
  });
  return (
    <li className="row">
      <strong>
        <Foreign>{alias}</Foreign>
      </strong>
      {of === 'products' ? (
        <CustomerLink id={customer} />
      ) : (
        <Link href={routes.product.to({ id: product })}>
          <Foreign>{`${number.product_code} · ${number.product_name}`}</Foreign>
        </Link>
      )}
      <span className="soft small grow">
        {catalog.aliasSources[source](personName(number.learned_by))}, {format.date(number.learned_at)}
      </span>
      {can('aliases:write') ? (
        <>
          {of === 'customers' ? (
            <Button
              aria-label={`${common.edit}: ${alias}`}
              onClick={() => onEdit({ number: alias, product, name: `${number.product_code} · ${number.product_name}` })}
            >
              {common.edit}
            </Button>
          ) : null}
          <Button busy={revoke.isPending} aria-label={`${catalog.revoke}: ${alias}`} onClick={() => revoke.mutate()}>
            {catalog.revoke}
          </Button>
        </>
      ) : null}
    </li>
  );
};

type EntryProps = { readonly customer: string; readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

/** A number that the customer has already gets its new product. */
const Entry = ({ customer, chosen, onChoose }: EntryProps) => {
  const { catalog, common, review } = useWords();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const save = useMutation({
    mutationFn: () => saveItemNumber(chosen.product, customer, chosen.number),
    onSuccess: () => {
      say(catalog.itemNumberSaved);
      onChoose(nothing);
      void client.invalidateQueries({ queryKey: aliasesQuery('customers', customer).queryKey.slice(0, -1) });
    },
    onError: (caught) => complain(sentence(caught)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={catalog.itemNumber}
        value={chosen.number}
        required
        maxLength={300}
        onChange={({ target }) => onChoose({ ...chosen, number: target.value })}
      />
      <div className="field">
        <Combobox
          label={catalog.product}
          placeholder={review.chooseProduct}
          chosen={chosen.name}
          search={searchProducts}
          onChoose={(product) => onChoose({ ...chosen, product })}
        />
      </div>
      <div className="form-foot">
        <Button
          type="submit"
          look="primary"
          busy={save.isPending}
          disabled={chosen.number.trim() === '' || chosen.product === ''}
        >
          {common.save}
        </Button>
      </div>
    </form>
  );
};
