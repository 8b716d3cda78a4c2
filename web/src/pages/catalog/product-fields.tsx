import type { useForm } from '../../shell/use-form.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { ProductForm } from './catalog.queries.ts';

type Form = ReturnType<typeof useForm<ProductForm>>;

export const ProductFields = ({
  form,
  readOnly = false,
}: {
  readonly form: Pick<Form, 'field' | 'day'>;
  readonly readOnly?: boolean;
}) => {
  const { catalog, common } = useWords();
  return (
    <>
      <Field label={catalog.code} required readOnly={readOnly} {...form.field('code')} />
      <Field label={common.name} required readOnly={readOnly} {...form.field('name')} />
      <Field label={catalog.ean} readOnly={readOnly} {...form.field('ean')} />
      <Field label={catalog.unit} readOnly={readOnly} {...form.field('unit')} />
      <TextArea label={catalog.units} rows={3} hint={catalog.unitsHint} readOnly={readOnly} {...form.field('units')} />
      <Field label={catalog.packagingMultiple} inputMode="decimal" readOnly={readOnly} {...form.field('packaging_multiple')} />
      <Field label={catalog.minimumOrder} inputMode="decimal" readOnly={readOnly} {...form.field('minimum_quantity')} />
      <Field label={catalog.price} inputMode="decimal" readOnly={readOnly} {...form.field('price')} />
      <Field label={catalog.currency} readOnly={readOnly} {...form.field('currency')} />
      <Field label={catalog.stock} inputMode="decimal" readOnly={readOnly} {...form.field('stock')} />
      <DayField label={catalog.availableFrom} readOnly={readOnly} {...form.day('available_from')} />
    </>
  );
};
