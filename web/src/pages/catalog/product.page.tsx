import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Got } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { Card, Page } from '../../shell/page.tsx';
import { FormProblem, ProblemBox } from '../../shell/problem-box.tsx';
import { RemoveButton } from '../../shell/remove-button.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { changeProduct, type Product, productForm, productQuery, removeProduct } from './catalog.queries.ts';
import { ItemNumbers } from './item-numbers.tsx';
import { PriceList } from './price-list.tsx';
import { ProductFields } from './product-fields.tsx';

const ProductPage = ({ id }: { readonly id: string }) => {
  const { catalog } = useWords();
  const { data, error, refetch } = useQuery(productQuery(id));
  const up = [routes.products.to({}), catalog.products] as const;
  if (!data)
    return (
      <Page title={catalog.product} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  return (
    <Page title={data.data.name} up={up} lead={data.data.code}>
      <div className="stack">
        <ProductCard key={id} got={data} />
        <Card title={catalog.prices}>
          <PriceList of="products" id={id} />
        </Card>
        <Card title={catalog.aliases}>
          <ItemNumbers of="products" id={id} />
        </Card>
      </div>
    </Page>
  );
};

const ProductCard = ({ got: { data, etag } }: { readonly got: Got<Product> }) => {
  const { common, catalog } = useWords();
  const can = useCan();
  const client = useQueryClient();
  const { say } = useToast();
  const [, navigate] = useLocation();
  const editable = can('catalog:write');
  const format = useFormat();
  const form = useForm(productForm(format, data), async (values) => {
    client.setQueryData(keys.products.one(data.id), await changeProduct(data.id, values, format, etag));
    say(common.saved);
  });
  return (
    <Card>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        <ProductFields form={form} readOnly={!editable} />
        {editable ? (
          <div className="form-foot">
            <Button type="submit" look="primary" busy={form.busy}>
              {common.save}
            </Button>
            <RemoveButton
              sure={catalog.removeSure(data.name)}
              remove={() => removeProduct(data.id)}
              onRemoved={() => navigate(routes.products.to({}))}
            />
          </div>
        ) : null}
      </form>
    </Card>
  );
};

export default ProductPage;
