import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { changePassword } from './profile.queries.ts';

const empty = { current: '', password: '' };

export const PasswordCard = ({ setAt }: { readonly setAt: string }) => {
  const { profile, account } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { say } = useToast();
  const form = useForm(empty, async (values) => {
    await changePassword(values);
    say(profile.changed);
    void client.invalidateQueries({ queryKey: keys.ownSignIn });
    void client.invalidateQueries({ queryKey: keys.sessions.all });
  });
  return (
    <Card title={profile.password}>
      <form className="form" {...form.form}>
        <p className="soft form-wide">{profile.setOn(format.dateTime(setAt))}</p>
        <FormProblem error={form.error} />
        <Field label={profile.current} type="password" autoComplete="current-password" required {...form.field('current')} />
        <Field
          label={account.newPassword}
          hint={account.passwordHint}
          type="password"
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <div className="form-foot">
          <Button type="submit" busy={form.busy}>
            {profile.change}
          </Button>
        </div>
      </form>
    </Card>
  );
};
