import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import type { Got } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { customerQuery } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { Card, Page } from '../../shell/page.tsx';
import { FormProblem, ProblemBox } from '../../shell/problem-box.tsx';
import { RemoveButton } from '../../shell/remove-button.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Customer, changeCustomer, customerForm, removeCustomer } from './catalog.queries.ts';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { ItemNumbers } from './item-numbers.tsx';
import { PriceList } from './price-list.tsx';

const CustomerPage = ({ id }: { readonly id: string }) => {
  const { catalog } = useWords();
  const { data, error, refetch } = useQuery(customerQuery(id));
  const up = [routes.customers.to({}), catalog.customers] as const;
  if (!data)
    return (
      <Page title={catalog.customer} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  return (
    <Page
      title={data.data.name}
      up={up}
      actions={
        <Link href={routes.orders.to({}, { customer: id })} className="button button-plain">
          {catalog.ordersOf}
        </Link>
      }
    >
      <div className="stack">
        <CustomerCard key={id} got={data} />
        <Card title={catalog.addressesOf}>
          <CustomerAddresses got={data} />
        </Card>
        <Card title={catalog.item_numbers}>
          <ItemNumbers of="customers" id={id} />
        </Card>
        <Card title={catalog.ownPrices}>
          <PriceList of="customers" id={id} />
        </Card>
      </div>
    </Page>
  );
};

const CustomerCard = ({ got: { data, etag } }: { readonly got: Got<Customer> }) => {
  const { common, catalog } = useWords();
  const can = useCan();
  const client = useQueryClient();
  const { say } = useToast();
  const [, navigate] = useLocation();
  const editable = can('catalog:write');
  const form = useForm(customerForm(data), async (values) => {
    client.setQueryData(keys.customers.one(data.id), await changeCustomer(data.id, values, etag));
    say(common.saved);
  });
  return (
    <Card>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        <CustomerFields form={form} readOnly={!editable} />
        {editable ? (
          <div className="form-foot">
            <Button type="submit" look="primary" busy={form.busy}>
              {common.save}
            </Button>
            <RemoveButton
              sure={catalog.removeSure(data.name)}
              remove={() => removeCustomer(data.id)}
              onRemoved={() => navigate(routes.customers.to({}))}
            />
          </div>
        ) : null}
      </form>
    </Card>
  );
};

export default CustomerPage;
