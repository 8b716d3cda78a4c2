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
import { useFormat, useWords } from '../../words/use-words.tsx';
import { createProduct, fetchProducts, type Product, productForm } from './catalog.queries.ts';
import { ProductFields } from './product-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';

const idOf = ({ id }: Product) => id;

const ProductsPage = () => {
  const { catalog, common } = useWords();
  const format = useFormat();
  const can = useCan();
  const [filters, set] = useFilters(['q']);
  const [adding, setAdding] = useState(false);
  const list = useList<Product>({ key: keys.products.list(filters), fetch: fetchProducts(filters.q), idOf });
  const search = useCallback((q: string) => set({ q }), [set]);
  const columns = useMemo<readonly Column<Product>[]>(
    () => [
      { key: 'name', header: common.name, width: 'minmax(0, 2.5fr)', cell: ({ name }) => <Foreign>{name}</Foreign> },
      { key: 'code', header: catalog.code, width: 'minmax(5rem, 1fr)', cell: ({ code }) => <Foreign>{code}</Foreign> },
      { key: 'ean', header: catalog.ean, width: 'minmax(0, 1fr)', extra: true, cell: ({ ean }) => <Foreign>{ean}</Foreign> },
      { key: 'unit', header: catalog.unit, width: '5rem', extra: true, cell: ({ unit }) => <Foreign>{unit}</Foreign> },
      {
        key: 'price',
        header: catalog.price,
        width: '7.5rem',
        align: 'end',
        cell: ({ price, currency }) => (price === null ? '–' : format.money(price, currency)),
      },
      {
        key: 'stock',
        header: catalog.stock,
        width: '6rem',
        align: 'end',
        extra: true,
        cell: ({ stock }) => (stock === null ? '–' : format.number(stock)),
      },
    ],
    [catalog, common, format],
  );
  return (
    <Page
      title={catalog.products}
      actions={
        can('new_products:write') ? (
          <>
            <Link href={routes.catalogImport.to({}, { kind: 'products' })} className="button button-plain">
              {catalog.importTitle}
            </Link>
            <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
              {catalog.newProduct}
            </Button>
          </>
        ) : null
      }
    >
      <Filters label={catalog.products}>
        <SearchField label={catalog.searchProducts} value={filters.q} onSearch={search} />
      </Filters>
      <ListView
        list={list}
        label={catalog.products}
        columns={columns}
        keyOf={idOf}
        hrefOf={({ id }) => routes.product.to({ id })}
        empty={catalog.empty}
      />
      {adding ? <NewProduct onClose={() => setAdding(false)} /> : null}
    </Page>
  );
};

const NewProduct = ({ onClose }: { readonly onClose: () => void }) => {
  const { catalog } = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const format = useFormat();
  const form = useForm(productForm(format), async (values) => {
    const created = await createProduct(values, format);
    client.setQueryData(keys.products.one(created.data.id), created);
    navigate(routes.product.to({ id: created.data.id }));
  });
  return (
    <RecordDialog title={catalog.newProduct} form={form} onClose={onClose}>
      <ProductFields form={form} />
    </RecordDialog>
  );
};

export default ProductsPage;
