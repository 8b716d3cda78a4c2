import type { useForm } from '../../shell/use-form.ts';
import { Check, Field, TextArea } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { CustomerForm } from './catalog.queries.ts';

type Form = ReturnType<typeof useForm<CustomerForm>>;

export const CustomerFields = ({
  form,
  readOnly = false,
}: {
  readonly form: Pick<Form, 'field' | 'check'>;
  readonly readOnly?: boolean;
}) => {
  const { catalog, common } = useWords();
  const many = { rows: 3, hint: catalog.oneEachLine, readOnly };
  return (
    <>
      <Field label={common.name} required readOnly={readOnly} {...form.field('name')} />
      <Field label={catalog.code} readOnly={readOnly} {...form.field('code')} />
      <Field label={catalog.taxNumber} readOnly={readOnly} {...form.field('tax_number')} />
      <Field label={catalog.currency} readOnly={readOnly} {...form.field('currency')} />
      <TextArea label={catalog.emails} {...many} {...form.field('emails')} />
      <TextArea label={catalog.domains} {...many} {...form.field('domains')} />
      <TextArea label={catalog.phones} {...many} {...form.field('phones')} />
      <TextArea label={catalog.names} {...many} {...form.field('aliases')} />
      <Check label={catalog.blocked} disabled={readOnly} {...form.check('blocked')} />
      <Field label={catalog.blockedReason} readOnly={readOnly} {...form.field('blocked_reason')} />
      <Check label={catalog.severalOrders} disabled={readOnly} {...form.check('several_orders_per_number')} />
    </>
  );
};
