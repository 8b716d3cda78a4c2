import type { useForm } from '../../shell/use-form.ts';
import { Select } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type MailboxForm, sendsByGraph } from './mailboxes.queries.ts';
import { useLoginWords } from './use-login-words.ts';

/** Microsoft Graph is offered where a Microsoft 365 application signs in, and to nobody else. */
export const SendVia = ({ form }: { readonly form: ReturnType<typeof useForm<MailboxForm>> }) => {
  const login = useLoginWords();
  const { mailbox: words } = useWords();
  if (!login || form.values.authentication !== 'microsoft_365') return null;
  const { smtp, graph, graphHint } = login.sendVia;
  return (
    <Select
      label={words.settings.send_via}
      hint={sendsByGraph(form.values) ? graphHint : undefined}
      options={[
        { value: 'smtp', label: smtp },
        { value: 'graph', label: graph },
      ]}
      {...form.field('send_via')}
    />
  );
};
