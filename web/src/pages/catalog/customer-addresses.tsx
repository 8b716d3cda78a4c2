/** Where a customer's goods and invoices go: its addresses, and which of them are the defaults. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Got } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Customer, saveAddresses } from './catalog.queries.ts';

type Address = Customer['addresses'][number];
type Props = { readonly got: Got<Customer> };

const lineOf = ({ street, postal_code, city, country, gln }: Address): string =>
  [street, [postal_code, city].filter(Boolean).join(' '), country, gln && `GLN ${gln}`].filter(Boolean).join(', ');

const useSave = ({ got: { data, etag } }: Props) => {
  const client = useQueryClient();
  return async (addresses: readonly Partial<Address>[]) =>
    client.setQueryData(keys.customers.one(data.id), await saveAddresses(data.id, addresses, etag));
};

export const CustomerAddresses = ({ got }: Props) => {
  const { catalog, common } = useWords();
  const can = useCan();
  const sentence = useSentence();
  const { complain } = useToast();
  const save = useSave({ got });
  const [edited, setEdited] = useState<string | null>(null);
  const { addresses } = got.data;
  const remove = useMutation({
    mutationFn: (id: string) => save(addresses.filter((address) => address.id !== id)),
    onError: (error) => complain(sentence(error)),
  });
  const editable = can('catalog:write');
  return (
    <div className="stack">
      {addresses.length === 0 ? <p className="soft">{catalog.noAddresses}</p> : null}
      <ul className="stack-tight">
        {addresses.map((address) => (
          <li key={address.id} className="row">
            {address.label ? (
              <strong>
                <Foreign>{address.label}</Foreign>
              </strong>
            ) : null}
            <span className="grow">
              <Foreign>{lineOf(address)}</Foreign>
            </span>
            {address.is_default_ship_to ? <Badge tone="info">{catalog.defaultShipTo}</Badge> : null}
            {address.is_default_bill_to ? <Badge tone="info">{catalog.defaultBillTo}</Badge> : null}
            {editable ? (
              <>
                <Button aria-label={`${common.edit}: ${lineOf(address)}`} onClick={() => setEdited(address.id)}>
                  {common.edit}
                </Button>
                <Button
                  busy={remove.isPending}
                  aria-label={`${catalog.revoke}: ${lineOf(address)}`}
                  onClick={() => remove.mutate(address.id)}
                >
                  {catalog.revoke}
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {editable && edited === null ? (
        <div>
          <Button icon="plus" onClick={() => setEdited('')}>
            {catalog.newAddress}
          </Button>
        </div>
      ) : null}
      {edited === null ? null : <AddressForm key={edited} got={got} id={edited} onClose={() => setEdited(null)} />}
    </div>
  );
};

type FormProps = Props & { readonly id: string; readonly onClose: () => void };

/** `id`: of the address that is edited; '': a new one. */
const AddressForm = ({ got, id, onClose }: FormProps) => {
  const { catalog, common } = useWords();
  const { say } = useToast();
  const save = useSave({ got });
  const { addresses } = got.data;
  const before = addresses.find((address) => address.id === id);
  const initial = {
    label: before?.label ?? '',
    street: before?.street ?? '',
    postal_code: before?.postal_code ?? '',
    city: before?.city ?? '',
    country: before?.country ?? '',
    gln: before?.gln ?? '',
    is_default_ship_to: before?.is_default_ship_to ?? false,
    is_default_bill_to: before?.is_default_bill_to ?? false,
  };
  const form = useForm(initial, async (values) => {
    const otherAddresses = addresses.map((address) => ({
      ...address,
      is_default_ship_to: address.is_default_ship_to && !values.is_default_ship_to,
      is_default_bill_to: address.is_default_bill_to && !values.is_default_bill_to,
    }));
    await save(
      before
        ? otherAddresses.map((address) => (address.id === id ? { ...address, ...values } : address))
        : [...otherAddresses, values],
    );
    say(catalog.addressSaved);
    onClose();
  });
  return (
    <form className="form" aria-label={catalog.newAddress} {...form.form}>
      <FormProblem error={form.error} />
      <Field label={catalog.addressName} {...form.field('label')} />
      <Field label={catalog.street} {...form.field('street')} />
      <Field label={catalog.postalCode} {...form.field('postal_code')} />
      <Field label={catalog.city} {...form.field('city')} />
      <Field label={catalog.country} {...form.field('country')} />
      <Field label={catalog.gln} {...form.field('gln')} />
      <Check label={catalog.defaultShipTo} {...form.check('is_default_ship_to')} />
      <Check label={catalog.defaultBillTo} {...form.check('is_default_bill_to')} />
      <div className="form-foot">
        <Button type="submit" look="primary" busy={form.busy}>
          {common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
};
