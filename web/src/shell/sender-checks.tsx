/** What the receiving server found out about the sender of a mail, and how the mail is signed: rows of a list of facts. */
import { useQuery } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../api/client.ts';
import { keys } from '../api/keys.ts';
import { Badge } from '../ui/badge.tsx';
import { Foreign } from '../ui/text.tsx';
import { useMailKindWords } from './use-mail-kind-words.ts';

type Log = Pick<Schemas['EmailLog'], 'sender_checks' | 'signed'>;
const tone = (result: string) => (result === 'pass' ? 'good' : result === 'fail' || result === 'softfail' ? 'warn' : 'plain');

export const SenderChecks = ({ log: { sender_checks: checks, signed } }: { readonly log: Log }) => {
  const words = useMailKindWords();
  if (!words) return null;
  const results = checks ? [['DMARC', checks.dmarc] as const, ['SPF', checks.spf] as const, ['DKIM', checks.dkim] as const] : [];
  return (
    <>
      <dt>{words.senderChecks}</dt>
      <dd className="stack-tight">
        {checks ? null : <span className="soft">{words.noSenderChecks}</span>}
        <span className="row">
          {results.map(([name, result]) => (result ? <Badge key={name} tone={tone(result)}>{`${name} ${result}`}</Badge> : null))}
        </span>
        {checks?.by ? (
          <span className="small soft">
            <Foreign>{words.checkedBy(checks.by)}</Foreign>
          </span>
        ) : null}
      </dd>
      {signed ? (
        <>
          <dt>{words.signed}</dt>
          <dd>{words.signatures[signed]}</dd>
        </>
      ) : null}
    </>
  );
};

/** The same where only the mail is known. */
export const SenderChecksOf = ({ emailId }: { readonly emailId: string }) => {
  const { data: log } = useQuery({
    queryKey: keys.emails.of(emailId, 'checks'),
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/sales/email-logs/{id}/', { params: { path: { id: emailId } }, signal }))).data,
  });
  return log ? (
    <dl className="facts">
      <SenderChecks log={log} />
    </dl>
  ) : null;
};
