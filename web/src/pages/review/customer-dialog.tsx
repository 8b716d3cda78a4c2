/** Who ordered is made a customer, or is one that is known by another name: without leaving the draft. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { convertLead, makeCustomer, teachCustomer } from '../../api/records.ts';
import { useCan } from '../../api/session.ts';
import { searchCustomers } from '../../shell/record-search.ts';
import { useForm } from '../../shell/use-form.ts';
import { Check, Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';
import { RecordChoice } from './record-choice.tsx';
import type { Draft } from './use-draft.ts';
import { useRecordWords } from './use-record-words.ts';

type Props = { readonly order: Order; readonly save: Draft['save']; readonly onClose: () => void };

/** What was read of the buyer. */
const readOf = ({ customer_name: name, customer_email: email, currency, evidence }: Order) => ({
  name: name ?? '',
  code: evidence?.customer_code?.value ?? '',
  tax_number: evidence?.customer_tax_number?.value ?? '',
  currency: currency ?? '',
  emails: email ?? '',
});

/** The draft is this customer's from now on, and so are the other drafts of the lead that it came from. */
const useLink = ({ order, save, onClose }: Props) => {
  const client = useQueryClient();
  const can = useCan();
  const words = useRecordWords();
  const { say, complain } = useToast();
  return async (id: string, message: string) => {
    const outcome = await save('customer', id);
    onClose();
    if (outcome !== 'saved') return;
    say(message);
    if (order.lead !== null && can('leads:write'))
      await convertLead(client, order.lead, id).catch(() => complain(words.leadOpen));
  };
};

export const CustomerDialog = (props: Props) => {
  const { order, onClose } = props;
  const client = useQueryClient();
  const can = useCan();
  const { catalog, common, review } = useWords();
  const words = useRecordWords();
  const { complain } = useToast();
  const link = useLink(props);
  const [names, setNames] = useState(true);
  const [emails, setEmails] = useState(true);
  const { customer_name: name, customer_email: email } = order;
  const form = useForm(readOf(order), async ({ emails: address, ...details }) => {
    const created = await makeCustomer({ ...details, emails: address.trim() === '' ? [] : [address.trim()] });
    await link(created.data.id, words.made(created.data.name));
  });
  const teach = async (id: string) => {
    await link(id, words.linked);
    const additions = { aliases: names && name ? [name] : [], emails: emails && email ? [email] : [] };
    if (!can('catalog:write') || additions.aliases.length + additions.emails.length === 0) return;
    await teachCustomer(client, id, additions).catch(() => complain(words.notRemembered));
  };
  return (
    <RecordChoice
      title={words.customer.title}
      make={words.customer.make}
      label={catalog.customer}
      placeholder={review.chooseCustomer}
      form={form}
      search={searchCustomers}
      fields={
        can('new_customers:write') ? (
          <>
            <Field label={common.name} required {...form.field('name')} />
            <Field label={catalog.code} {...form.field('code')} />
            <Field label={catalog.taxNumber} {...form.field('tax_number')} />
            <Field label={catalog.currency} {...form.field('currency')} />
            <Field label={catalog.emails} {...form.field('emails')} />
          </>
        ) : null
      }
      besides={(isNew) =>
        isNew || !can('catalog:write') ? null : (
          <>
            {name ? (
              <Check
                label={words.rememberName(visible(name))}
                checked={names}
                onChange={({ target }) => setNames(target.checked)}
              />
            ) : null}
            {email ? (
              <Check
                label={words.rememberEmail(visible(email))}
                checked={emails}
                onChange={({ target }) => setEmails(target.checked)}
              />
            ) : null}
          </>
        )
      }
      onLink={teach}
      onClose={onClose}
    />
  );
};
