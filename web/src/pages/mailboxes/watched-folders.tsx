/** Where the mails of a mailbox are looked for, and under which name it is opened. */
import type { useForm } from '../../shell/use-form.ts';
import { Check, Field, TextArea } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { MailboxForm } from './mailboxes.queries.ts';
import { useLoginWords } from './use-login-words.ts';

type Props = { readonly form: ReturnType<typeof useForm<MailboxForm>> };

export const LoginName = ({ form, name }: Props & { readonly name: 'imap_login' | 'smtp_login' }) => {
  const login = useLoginWords();
  if (!login) return null;
  return <Field label={login.loginName} hint={login.loginNameHint} autoComplete="off" spellCheck={false} {...form.field(name)} />;
};

export const WatchedFolders = ({ form }: Props) => {
  const login = useLoginWords();
  const { mailbox: words } = useWords();
  if (!login) return null;
  return (
    <div className="stack-tight">
      <TextArea
        label={words.settings.watched_folders}
        hint={login.watchedFoldersHint}
        rows={3}
        spellCheck={false}
        {...form.field('watched_folders')}
      />
      <Check label={words.settings.include_subfolders} {...form.check('include_subfolders')} />
      <Check label={words.settings.imap_idle} hint={login.imapIdleHint} {...form.check('imap_idle')} />
    </div>
  );
};
