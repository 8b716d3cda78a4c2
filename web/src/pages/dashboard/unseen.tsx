/** Questions and complaints that nobody has marked as seen, the newest first. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { routes } from '../../routes.ts';
import { MarkSeen } from '../../shell/mark-seen.tsx';
import { Card } from '../../shell/page.tsx';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat } from '../../words/use-words.tsx';

const few = 5;
const query = { seen: false, limit: few } as const;

export const Unseen = ({ unseen }: Pick<Schemas['Statistics'], 'unseen'>) => {
  const words = useMailKindWords();
  const format = useFormat();
  const count = unseen.questions + unseen.complaints;
  const { data: mails } = useQuery({
    queryKey: [...keys.emails.list(query), count],
    queryFn: async ({ signal }) => (await askPage(api.GET('/sales/email-logs/', { params: { query }, signal }))).items,
    enabled: count > 0,
  });
  if (!words) return null;
  if (count === 0)
    return (
      <Card title={words.unseen}>
        <p className="soft">{words.noneUnseen}</p>
      </Card>
    );
  return (
    <Card title={words.unseen}>
      <p>{words.counts(unseen.questions, unseen.complaints)}</p>
      <ul className="stack-tight">
        {(mails ?? []).map(({ id, kind, email_subject, email_from, received_at }) => (
          <li key={id} className="row">
            {kind ? <Badge tone={kind === 'complaint' ? 'warn' : 'info'}>{words.kinds[kind]}</Badge> : null}
            <Link href={routes.log.to({ id })}>
              <Foreign>{email_subject || email_from}</Foreign>
            </Link>
            <span className="small soft">
              <Foreign>{email_from}</Foreign>, {format.ago(received_at)}
            </span>
            <MarkSeen id={id} />
          </li>
        ))}
      </ul>
      {count > few ? <Link href={routes.logs.to({}, { seen: 'false' })}>{words.allUnseen}</Link> : null}
    </Card>
  );
};
