import type { Schemas } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Check, Field } from '../../ui/field.tsx';
import { useWords } from '../../words/use-words.tsx';
import { allRoles, inviteUser } from './users.queries.ts';

const empty = { email: '', name: '', admin: false, sales: true, auditor: false };

export const InviteForm = ({ onInvited }: { readonly onInvited: (user: Schemas['InvitedUser']) => void }) => {
  const { users, common, settings } = useWords();
  const form = useForm(empty, async ({ email, name, ...chosen }) => {
    const roles = allRoles.filter((role) => chosen[role]);
    const invited = await inviteUser({ email: email.trim(), ...(name.trim() ? { name: name.trim() } : {}), roles });
    onInvited(invited);
  });
  return (
    <Card title={users.inviteTitle}>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        <Field label={common.email} type="email" autoComplete="off" required {...form.field('email')} />
        <Field label={`${common.name} (${common.optional})`} autoComplete="off" {...form.field('name')} />
        <fieldset className="form-wide row">
          <legend>{users.roles}</legend>
          {allRoles.map((role) => (
            <Check key={role} label={settings.roles[role]} {...form.check(role)} />
          ))}
        </fieldset>
        <div className="form-foot">
          <Button type="submit" look="primary" icon="plus" busy={form.busy}>
            {users.invite}
          </Button>
        </div>
      </form>
    </Card>
  );
};
