import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useCan } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { History } from '../../shell/history.tsx';
import { MarkSeen } from '../../shell/mark-seen.tsx';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { SenderChecks } from '../../shell/sender-checks.tsx';
import { useMailKindWords } from '../../shell/use-mail-kind-words.ts';
import { useSaidWords } from '../../shell/use-said-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confidence, ReviewMark } from '../../ui/confidence.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { logQuery, notifyAgain, retryMail, type VersionedLog } from './logs.queries.ts';
import { MailStatus } from './mail-status.tsx';
import { Settle } from './settle.tsx';
import { useAct } from './use-act.ts';

const LogPage = ({ id }: { readonly id: string }) => {
  const { mail, common } = useWords();
  const { data, error, refetch } = useQuery(logQuery(id));
  const can = useCan();
  const retry = useAct(retryMail, mail.retried);
  const up = [routes.logs.to({}), mail.title] as const;
  if (!data)
    return (
      <Page title={mail.one} up={up}>
        {error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  const { log } = data;
  return (
    <Page
      title={log.email_subject || mail.one}
      up={up}
      lead={
        <span className="row">
          <MailStatus log={log} />
          <Confidence percent={log.ai_confidence} level={log.confidence_level} />
          <ReviewMark wanted={log.requires_review} />
          <Foreign>{log.email_from}</Foreign>
        </span>
      }
      actions={
        (log.status === 'FAILED' || log.next_attempt_at) && can('emails:write') ? (
          <Button look="primary" icon="refresh" busy={retry.isPending} onClick={() => retry.mutate(data)}>
            {mail.retry}
          </Button>
        ) : null
      }
    >
      <div className="split">
        <div className="stack">
          <Outcome data={data} />
          <Settle data={data} />
          <Card title={common.history}>
            <History of="emails" id={id} />
          </Card>
        </div>
        <Facts data={data} />
      </div>
    </Page>
  );
};

const Outcome = ({ data: { log } }: { readonly data: VersionedLog }) => {
  const { mail } = useWords();
  const { because, noted } = useSaidWords();
  const format = useFormat();
  if (!log.error_code && !log.note && !log.error) return null;
  return (
    <Card title={mail.whatHappened}>
      {log.error_code ? <p>{mail.causes[log.error_code]}</p> : null}
      {log.error ? <pre>{visible(because(log.error))}</pre> : null}
      {log.note ? <p>{visible(noted(log))}</p> : null}
      {log.failing_since ? <p className="soft">{mail.failingSince(format.dateTime(log.failing_since))}</p> : null}
      {log.next_attempt_at ? <p className="soft">{mail.nextTry(format.dateTime(log.next_attempt_at))}</p> : null}
    </Card>
  );
};

const Facts = ({ data }: { readonly data: VersionedLog }) => {
  const { mail, common, order } = useWords();
  const { because } = useSaidWords();
  const format = useFormat();
  const { log } = data;
  return (
    <Card title={common.details}>
      <dl className="facts">
        <dt>{mail.received}</dt>
        <dd>{format.dateTime(log.received_at)}</dd>
        <dt>{common.module}</dt>
        <dd>{common.modules[log.module]}</dd>
        <dt>{mail.attachments}</dt>
        <dd>{format.number(log.attachment_count)}</dd>
        <dt>{mail.documents}</dt>
        <dd>{log.document_types.map((type) => mail.documentTypes[type]).join(', ') || '–'}</dd>
        <dt>{mail.orders}</dt>
        <dd className="stack-tight">
          {log.sales_order_records.length === 0 ? '–' : null}
          {log.sales_order_records.map(({ id, reference, status }) => (
            <span key={id}>
              <Link href={routes.order.to({ id })}>{reference}</Link>
              {status ? <span className="soft">: {order.status[status]}</span> : null}
            </span>
          ))}
        </dd>
        <SenderChecks log={log} />
        <Kind log={log} />
        <dt>{mail.notificationName}</dt>
        <dd>
          <Notification data={data} />
        </dd>
        {log.skipped.length > 0 ? (
          <>
            <dt>{mail.skipped}</dt>
            <dd>
              {log.skipped.map(({ name, why }) => (
                <p key={name + why.text}>
                  <Foreign>{name}</Foreign>: {because(why)}
                </p>
              ))}
            </dd>
          </>
        ) : null}
        <dt>{mail.copies}</dt>
        <dd>
          {log.copies.map(({ mailbox_id, folder, uid }) => (
            <p key={`${mailbox_id}/${folder}/${uid}`}>{mail.copy(visible(folder), uid)}</p>
          ))}
        </dd>
      </dl>
    </Card>
  );
};

/** What the mail is instead of an order, who has seen it, and whether it was forwarded. */
const Kind = ({ log }: Pick<VersionedLog, 'log'>) => {
  const words = useMailKindWords();
  const format = useFormat();
  const { kind, seen, forwarded } = log;
  if (!words || !kind) return null;
  const isOpen = (kind === 'question' || kind === 'complaint') && !seen;
  return (
    <>
      <dt>{words.kind}</dt>
      <dd className="stack-tight">
        <span>{words.kinds[kind]}</span>
        {seen ? <span className="small soft">{words.seenBy(seen.by, format.dateTime(seen.at))}</span> : null}
        {isOpen ? <MarkSeen id={log.id} /> : null}
      </dd>
      {forwarded ? (
        <>
          <dt>{words.forwarded}</dt>
          <dd>{words.forwardEnds[forwarded]}</dd>
        </>
      ) : null}
    </>
  );
};

const Notification = ({ data }: { readonly data: VersionedLog }) => {
  const { mail } = useWords();
  const can = useCan();
  const notify = useAct(notifyAgain, mail.sentAgain);
  const end = data.log.notification;
  if (end === null) return <Badge>{mail.due}</Badge>;
  return (
    <div className="stack-tight">
      <span>
        <Badge tone={end === 'sent' ? 'good' : end === 'not_wanted' ? 'plain' : 'warn'}>{mail.notification[end]}</Badge>
      </span>
      {end === 'ambiguous' ? <span className="small soft">{mail.ambiguousHint}</span> : null}
      {end === 'sent' || !can('emails:write') ? null : (
        <span>
          <Button icon="send" busy={notify.isPending} onClick={() => notify.mutate(data)}>
            {mail.sendAgain}
          </Button>
        </span>
      )}
    </div>
  );
};

export default LogPage;
