/** How the service signs in to a mailbox: the kind, and what each kind needs. */
import type { useForm } from '../../shell/use-form.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import { applicationFields, type MailboxForm } from './mailboxes.queries.ts';
import { useLoginWords } from './use-login-words.ts';

type Props = {
  readonly form: ReturnType<typeof useForm<MailboxForm>>;
  readonly isNew: boolean;
  /** what is kept does not go where the form points now */
  readonly needsSecret: boolean;
};

const kinds = Object.keys(applicationFields) as readonly MailboxForm['authentication'][];
const required: readonly string[] = ['oauth_tenant_id', 'oauth_client_id', 'oauth_token_url'];

export const LoginFields = ({ form, isNew, needsSecret }: Props) => {
  const login = useLoginWords();
  const { mailbox: words } = useWords();
  const kind = form.values.authentication;
  if (!login) return null;
  return (
    <>
      <Select
        label={login.title}
        hint={kind === 'password' ? undefined : login.kindHints[kind]}
        options={kinds.map((value) => ({ value, label: login.kinds[value] }))}
        {...form.field('authentication')}
      />
      {kind === 'password' ? (
        <Field
          label={words.password}
          hint={needsSecret ? words.passwordAgain : isNew ? undefined : words.passwordKept}
          type="password"
          autoComplete="new-password"
          required={isNew || needsSecret}
          {...form.field('email_password')}
        />
      ) : (
        <>
          {applicationFields[kind].map((name) => (
            <Field
              key={name}
              label={words.settings[name]}
              autoComplete="off"
              spellCheck={false}
              required={required.includes(name)}
              {...form.field(name)}
            />
          ))}
          <TextArea
            label={login.secrets[kind]}
            hint={needsSecret ? login.secretAgain : isNew ? login.secretHints[kind] : login.secretKept}
            autoComplete="off"
            spellCheck={false}
            required={isNew || needsSecret}
            {...form.field('oauth_secret')}
          />
          <DayField
            label={words.settings.oauth_secret_expires_on}
            hint={login.expiresHint}
            {...form.day('oauth_secret_expires_on')}
          />
        </>
      )}
    </>
  );
};
