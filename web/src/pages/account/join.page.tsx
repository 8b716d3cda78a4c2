import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { acceptInvitation, invitationOf } from '../../api/account.ts';
import type { Schemas } from '../../api/client.ts';
import { isProblem } from '../../api/problem.ts';
import { meQuery } from '../../api/session.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { linkCode } from '../../shell/sign-in-link.ts';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';

/** An invitation is accepted: a name, a password, and one is in. */
const JoinPage = () => {
  const { account, shell } = useWords();
  const sentence = useSentence();
  const code = linkCode('join');
  const invitation = useQuery({
    queryKey: ['invitation'],
    queryFn: () => invitationOf(code ?? ''),
    enabled: code !== null,
    retry: false,
  });
  if (code !== null && invitation.data) return <Join code={code} invitation={invitation.data} />;
  return (
    <EntryCard title={shell.app}>
      {code === null ? <Failed sentence={account.noCode} /> : null}
      {invitation.error ? (
        <Failed sentence={isProblem(invitation.error, 'link_invalid') ? account.linkUsed : sentence(invitation.error)} />
      ) : null}
      {code !== null && invitation.isPending ? <Loading rows={2} /> : null}
      <Link href="/">{account.backToSignIn}</Link>
    </EntryCard>
  );
};

const Join = ({ code, invitation }: { readonly code: string; readonly invitation: Schemas['Invitation'] }) => {
  const { account } = useWords();
  const sentence = useSentence();
  const client = useQueryClient();
  const [, go] = useLocation();
  const form = useForm({ name: invitation.name, password: '' }, async (values) => {
    await acceptInvitation({ code, ...values });
    client.clear();
    await client.fetchQuery({ ...meQuery, staleTime: 0 });
    go('/');
  });
  return (
    <EntryCard title={account.joinTitle(visible(invitation.company))}>
      <form className="stack" {...form.form}>
        <p className="soft">{account.joinLead(visible(invitation.email))}</p>
        {form.error ? (
          <Failed sentence={isProblem(form.error, 'link_invalid') ? account.linkUsed : sentence(form.error)} />
        ) : null}
        <Field label={account.yourName} autoComplete="name" required {...form.field('name')} />
        {/* for password managers: whose password this is */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
        <Field
          label={account.newPassword}
          hint={account.passwordHint}
          type="password"
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <Button type="submit" look="primary" busy={form.busy}>
          {account.join}
        </Button>
      </form>
    </EntryCard>
  );
};

export default JoinPage;
