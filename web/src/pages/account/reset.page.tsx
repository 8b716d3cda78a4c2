import { useState } from 'react';
import { Link } from 'wouter';
import { setPasswordByLink } from '../../api/account.ts';
import { isProblem } from '../../api/problem.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { linkCode } from '../../shell/sign-in-link.ts';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Failed } from '../../ui/states.tsx';
import { useWords } from '../../words/use-words.tsx';

/** A new password, by the link that came by mail. */
const ResetPage = () => {
  const { account } = useWords();
  const sentence = useSentence();
  const [isReset, setDone] = useState(false);
  const code = linkCode('reset');
  const form = useForm({ password: '' }, async ({ password }) => {
    await setPasswordByLink(code ?? '', password);
    setDone(true);
  });
  return (
    <EntryCard title={account.resetTitle}>
      {code === null ? <Failed sentence={account.noCode} /> : null}
      {isReset ? <p role="status">{account.passwordSet}</p> : null}
      {code !== null && !isReset ? (
        <form className="stack" {...form.form}>
          {form.error ? (
            <Failed sentence={isProblem(form.error, 'link_invalid') ? account.linkUsed : sentence(form.error)} />
          ) : null}
          <Field
            label={account.newPassword}
            hint={account.passwordHint}
            type="password"
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" look="primary" busy={form.busy}>
            {account.setPassword}
          </Button>
        </form>
      ) : null}
      <Link href="/">{account.backToSignIn}</Link>
    </EntryCard>
  );
};

export default ResetPage;
