import { useState } from 'react';
import { Link } from 'wouter';
import { askPasswordReset } from '../../api/account.ts';
import { isProblem } from '../../api/problem.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Failed } from '../../ui/states.tsx';
import { useWords } from '../../words/use-words.tsx';

/** A link for a new password; what is said does not tell whether the address is known. */
const ForgotPage = () => {
  const { account } = useWords();
  const sentence = useSentence();
  const [isSent, setSent] = useState(false);
  const form = useForm({ email: '' }, async ({ email }) => {
    await askPasswordReset(email.trim());
    setSent(true);
  });
  return (
    <EntryCard title={account.forgotTitle}>
      {isSent ? (
        <p role="status">{account.linkSent}</p>
      ) : (
        <form className="stack" {...form.form}>
          <p className="soft">{account.forgotLead}</p>
          {form.error ? (
            <Failed sentence={isProblem(form.error, 'email_links_unavailable') ? account.noLinks : sentence(form.error)} />
          ) : null}
          <Field label={account.email} type="email" autoComplete="username" required {...form.field('email')} />
          <Button type="submit" look="primary" busy={form.busy}>
            {account.sendLink}
          </Button>
        </form>
      )}
      <Link href="/">{account.backToSignIn}</Link>
    </EntryCard>
  );
};

export default ForgotPage;
