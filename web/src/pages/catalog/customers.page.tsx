import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Filters, SearchField } from '../../ui/filters.tsx';
import type { Column } from '../../ui/table.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Customer, createCustomer, customerForm, fetchCustomers } from './catalog.queries.ts';
import { CustomerFields } from './customer-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';

const idOf = ({ id }: Customer) => id;

const CustomersPage = () => {
  const { catalog, common } = useWords();
  const can = useCan();
  const [filters, set] = useFilters(['q']);
  const [adding, setAdding] = useState(false);
  const list = useList<Customer>({ key: keys.customers.list(filters), fetch: fetchCustomers(filters.q), idOf });
  const search = useCallback((q: string) => set({ q }), [set]);
  const columns = useMemo<readonly Column<Customer>[]>(
    () => [
      { key: 'name', header: common.name, width: 'minmax(0, 2fr)', cell: ({ name }) => <Foreign>{name}</Foreign> },
      { key: 'code', header: catalog.code, width: 'minmax(5rem, 1fr)', cell: ({ code }) => <Foreign>{code}</Foreign> },
      {
        key: 'emails',
        header: catalog.emails,
        width: 'minmax(0, 2fr)',
        extra: true,
        cell: ({ emails, domains }) => <Foreign>{[...emails, ...domains].join(', ')}</Foreign>,
      },
      { key: 'currency', header: catalog.currency, width: '6rem', extra: true, cell: ({ currency }) => currency ?? '–' },
    ],
    [catalog, common],
  );
  return (
    <Page
      title={catalog.customers}
      actions={
        can('new_customers:write') ? (
          <>
            <Link href={routes.catalogImport.to({}, { kind: 'customers' })} className="button button-plain">
              {catalog.importTitle}
            </Link>
            <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
              {catalog.newCustomer}
            </Button>
          </>
        ) : null
      }
    >
      <Filters label={catalog.customers}>
        <SearchField label={catalog.searchCustomers} value={filters.q} onSearch={search} />
      </Filters>
      <ListView
        list={list}
        label={catalog.customers}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.customer.to({ id })}
        empty={catalog.empty}
      />
      {adding ? <NewCustomer onClose={() => setAdding(false)} /> : null}
    </Page>
  );
};

const NewCustomer = ({ onClose }: { readonly onClose: () => void }) => {
  const { catalog } = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useForm(customerForm(), async (values) => {
    const created = await createCustomer(values);
    client.setQueryData(keys.customers.one(created.data.id), created);
    navigate(routes.customer.to({ id: created.data.id }));
  });
  return (
    <RecordDialog title={catalog.newCustomer} form={form} onClose={onClose}>
      <CustomerFields form={form} />
    </RecordDialog>
  );
};

export default CustomersPage;
