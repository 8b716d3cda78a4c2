import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { keys } from '../../api/keys.ts';
import { modules } from '../../api/modules.ts';
import { routes } from '../../routes.ts';
import { Page } from '../../shell/page.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { useWords } from '../../words/use-words.tsx';
import { MailboxFields } from './mailbox-form.tsx';
import { createMailbox } from './mailboxes.queries.ts';

const NewMailboxPage = () => {
  const { mailbox } = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [{ module }] = useFilters(['module']);
  return (
    <Page title={mailbox.newTitle} up={[routes.mailboxes.to({}), mailbox.title]}>
      <MailboxFields
        mailbox={null}
        module={modules.find((candidate) => candidate === module) ?? 'SALES'}
        onSave={async (form) => {
          const created = await createMailbox(form);
          client.setQueryData(keys.mailboxes.one(created.data.id), created);
          void client.invalidateQueries({ queryKey: keys.mailboxes.list() });
          navigate(routes.mailbox.to({ id: created.data.id }));
        }}
      />
    </Page>
  );
};

export default NewMailboxPage;
