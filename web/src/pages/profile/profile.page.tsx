import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../api/session.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { Browsers } from './browsers.tsx';
import { PasswordCard } from './password-card.tsx';
import { ownSignIn } from './profile.queries.ts';
import { SecondStepCard } from './second-step-card.tsx';

const ProfilePage = () => {
  const { profile } = useWords();
  const { data, error } = useQuery(ownSignIn);
  return (
    <Page title={profile.title}>
      <div className="stack">
        <You />
        {error ? <ProblemBox error={error} /> : null}
        {data?.password_set_at ? <PasswordCard setAt={data.password_set_at} /> : null}
        {data?.password_set_at ? <SecondStepCard since={data.second_step_since} left={data.recovery_codes_left} /> : null}
        <Browsers />
      </div>
    </Page>
  );
};

const You = () => {
  const { profile, settings } = useWords();
  const format = useFormat();
  const { user, company, roles, session } = useMe();
  const { ways } = profile;
  const method = session && session.way in ways ? ways[session.way as keyof typeof ways] : null;
  const roleNames = settings.roles as Readonly<Record<string, string>>;
  return (
    <Card title={profile.you}>
      <p>
        <strong>
          <Foreign>{user.name ?? user.id}</Foreign>
        </strong>
        {user.email ? (
          <>
            {' · '}
            <Foreign>{user.email}</Foreign>
          </>
        ) : null}
      </p>
      <p>
        <Foreign>{company.name}</Foreign> · {roles.map((role) => roleNames[role] ?? role).join(', ')}
      </p>
      {method ? (
        <p className="soft">
          {profile.signsInBy} {method}. {session ? settings.sessionEnds(format.dateTime(session.ends_at)) : null}
        </p>
      ) : null}
      {session && session.way !== 'password' ? <p className="soft">{profile.elsewhere}</p> : null}
    </Card>
  );
};

export default ProfilePage;
