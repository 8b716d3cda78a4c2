import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';
import { type MailboxForm, testConnection } from './mailboxes.queries.ts';

type Props = {
  readonly id: string | null;
  readonly form: MailboxForm /** nothing was typed that the service does not know */;
  readonly saved: boolean;
};
type ServerReport = Schemas['ImapReport'] | Schemas['SmtpReport'];

/** Both servers, stage by stage: how far it comes, and what to do when that is not far enough. On what is typed, saved or not. */
export const ConnectionTest = ({ id, form, saved }: Props) => {
  const { mailbox: words } = useWords();
  const test = useMutation({ mutationFn: () => testConnection(id, saved ? null : form) });
  const report = test.data && 'imap' in test.data.data ? test.data.data : null;
  return (
    <section className="card stack" aria-live="polite">
      <div className="row">
        <Button icon="refresh" busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? words.testing : words.test}
        </Button>
        {report?.ok ? (
          <Badge tone="good" icon="check">
            {words.testOk}
          </Badge>
        ) : null}
      </div>
      {test.error ? <ProblemBox error={test.error} /> : null}
      {report ? (
        <div className="split split-even">
          <Server name={words.imap} report={report.imap} />
          <Server name={words.smtp} report={report.smtp} />
        </div>
      ) : null}
    </section>
  );
};

const Server = ({ name, report }: { readonly name: string; readonly report: ServerReport }) => {
  const { mailbox: words } = useWords();
  return (
    <div className="stack-tight">
      <h3>{name}</h3>
      <ol className="stages">
        {report.steps.map(({ stage, ms }) => {
          const broken = !report.ok && stage === report.stage;
          return (
            <li key={stage} className={broken ? 'stage-bad' : 'stage-good'}>
              <Icon name={broken ? 'x' : 'check'} />
              {words.stages[stage]} <span className="soft small">{words.ms(ms)}</span>
            </li>
          );
        })}
      </ol>
      {report.code ? (
        <div className="note note-warn">
          <div>
            <p>{visible(report.message ?? '')}</p>
            <p className="small">{visible(report.hint ?? '')}</p>
            <p className="small">
              <code>{report.code}</code> · {report.transient ? words.transient : words.lasting}
            </p>
          </div>
        </div>
      ) : null}
      {'unread_count' in report && report.unread_count !== null ? (
        <p className="small">{words.unread(report.unread_count, report.unread_to_process_count ?? 0)}</p>
      ) : null}
      {'processed_folder' in report && report.processed_folder ? (
        <p className="small">
          {report.processed_folder.exists
            ? words.folderThere(visible(report.processed_folder.path))
            : words.folderWillBeMade(visible(report.processed_folder.path))}
        </p>
      ) : null}
    </div>
  );
};
