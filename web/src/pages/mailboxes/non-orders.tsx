/** What a mailbox does with mail that is no order, and whose word about senders it takes. */
import type { useForm } from '../../shell/use-form.ts';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { Field, Select } from '../../ui/field.tsx';
import type { Mailbox, MailboxForm } from './mailboxes.queries.ts';

const actions: readonly Mailbox['non_orders'][] = ['processed_folder', 'own_folder', 'forward', 'leave'];

export const NonOrders = ({ form }: { readonly form: ReturnType<typeof useForm<MailboxForm>> }) => {
  const words = useMailKindWords();
  if (!words) return null;
  const { non_orders: action } = form.values;
  return (
    <div className="form">
      <Select
        label={words.nonOrders}
        hint={words.nonOrdersHint}
        options={actions.map((value) => ({ value, label: words.actions[value] }))}
        {...form.field('non_orders')}
      />
      {action === 'forward' ? (
        <Field label={words.forwardTo} hint={words.forwardToHint} type="email" {...form.field('non_orders_forward_to')} />
      ) : null}
      {action === 'own_folder' ? (
        <Field label={words.folder} hint={words.folderHint} {...form.field('non_orders_folder')} />
      ) : null}
      <Field label={words.authservId} hint={words.authservIdHint} spellCheck={false} {...form.field('authserv_id')} />
    </div>
  );
};
