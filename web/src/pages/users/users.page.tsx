import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { ShownOnce } from '../../shell/shown-once.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';
import { InviteForm } from './invite-form.tsx';
import { UserRow } from './user-row.tsx';
import { usersQuery } from './users.queries.ts';

/** Who signs in with a password of ours: invited, given roles, ended. */
const UsersPage = () => {
  const { users } = useWords();
  const can = useCan();
  const client = useQueryClient();
  const { say } = useToast();
  const [link, setLink] = useState<string | null>(null);
  const { data, error, isPending } = useQuery(usersQuery);
  const invited = ({ by_mail, invitation_link, email }: Schemas['InvitedUser']) => {
    setLink(invitation_link);
    if (by_mail) say(users.byMail(visible(email)));
    void client.invalidateQueries({ queryKey: keys.users.all });
  };
  return (
    <Page title={users.title} lead={users.lead}>
      <div className="stack">
        {link ? <ShownOnce value={link} sentence={users.linkShown} /> : null}
        {can('users:write') ? <InviteForm onInvited={invited} /> : null}
        <Card>
          {error ? <ProblemBox error={error} /> : null}
          {isPending ? <Loading rows={3} /> : null}
          {data && data.items.length === 0 ? <Empty title={users.none} icon="users" /> : null}
          <ul className="stack">
            {(data?.items ?? []).map((user) => (
              <UserRow key={user.id} user={user} onInvited={invited} />
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
};

export default UsersPage;
