import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { isProblem } from '../../api/problem.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failed } from '../../ui/states.tsx';
import { visible } from '../../ui/visible.ts';
import { failureSentence } from '../../words/task-words.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Words } from '../../words/words.ts';
import { type MailboxForm, sendsByGraph, testConnection } from './mailboxes.queries.ts';
import { useLoginWords } from './use-login-words.ts';

type Props = {
  readonly id: string | null;
  readonly form: MailboxForm;
  /** nothing was typed that the service does not know */
  readonly saved: boolean;
  /** a value that cannot be tried is wrong in the form, too: it is told there */
  readonly onRefused: (error: unknown) => void;
};
type ServerReport = Schemas['ImapReport'] | Schemas['SmtpReport'];
type Step = ServerReport['steps'][number];
type Begun = NonNullable<Schemas['ConnectionProgress']['imap']>;

/** Fetching and sending, stage by stage as they are passed: how far it comes, and what to do when that is not far enough. On what is typed, saved or not. */
export const ConnectionTest = ({ id, form, saved, onRefused }: Props) => {
  const all = useWords();
  const { mailbox: words } = all;
  const start = useMutation({
    mutationFn: (typed: MailboxForm) => testConnection(id, saved ? null : typed),
    onMutate: () => onRefused(null),
    onError: (error) => onRefused(isProblem(error, 'invalid_request') ? error : null),
  });
  const failed = isProblem(start.error, 'invalid_request') ? null : start.error;
  const { data, error } = useQuery(taskQuery(start.data ?? ''));
  const task = start.data && data?.kind === 'test_connection' ? data : null;
  const report = task?.result ?? null;
  const login = useLoginWords();
  // of what was tested, whatever is chosen now
  const graph = start.variables && sendsByGraph(start.variables) && login ? login.graphTest : null;
  const names = { imap: words.imap, smtp: graph?.name ?? words.smtp };
  const busy = start.isPending || (start.data !== undefined && !error && !isOver(task ?? undefined));
  return (
    <section className="card stack">
      <div className="row">
        <Button icon="refresh" busy={busy} onClick={() => start.mutate(form)}>
          {busy ? words.testing : words.test}
        </Button>
        <div role="status">
          {report === null ? null : (
            <Badge tone={report.ok ? 'good' : 'bad'} icon={report.ok ? 'check' : 'x'}>
              {report.ok ? (graph?.ok ?? words.testOk) : words.testFailed(brokenServers(report, names))}
            </Badge>
          )}
        </div>
      </div>
      {(failed ?? error) ? <ProblemBox error={failed ?? error} /> : null}
      {task?.error ? <Failed sentence={failureSentence(task.error, all)} /> : null}
      {report || task?.progress ? (
        <div className="split split-even">
          <Server name={names.imap} report={report?.imap ?? null} begun={task?.progress?.imap ?? null} />
          <Server name={names.smtp} report={report?.smtp ?? null} begun={task?.progress?.smtp ?? null} noToken={graph?.noToken} />
        </div>
      ) : null}
    </section>
  );
};

type Reports = { readonly imap: ServerReport | null; readonly smtp: ServerReport | null };
/** Those that do not work, by their names. */
const brokenServers = (
  { imap, smtp }: Reports,
  { imap: fetching, smtp: sending }: Pick<Words['mailbox'], 'imap' | 'smtp'>,
): string => [imap?.ok === false ? fetching : null, smtp?.ok === false ? sending : null].filter(Boolean).join(', ');

type ServerProps = {
  readonly name: string;
  readonly report: ServerReport | null;
  readonly begun: Begun | null;
  /** what is told in place of "No token" */
  readonly noToken?: string | undefined;
};

const Server = ({ name, report, begun, noToken }: ServerProps) => {
  const { mailbox: words } = useWords();
  const failed = (stage: Step['stage']) => (stage === 'token' && noToken) || words.failedStages[stage];
  const passed = (report ?? begun)?.steps ?? [];
  const currentStage = report ? null : (begun?.stage ?? null);
  return (
    <section className="stack-tight" aria-label={name}>
      <h3>{name}</h3>
      <ol className="stages">
        {passed.map(({ stage, ms }) => {
          const broken = report !== null && !report.ok && stage === report.stage;
          return (
            <li key={stage} className={broken ? 'stage-bad' : 'stage-good'}>
              <Icon name={broken ? 'x' : 'check'} />
              {broken ? failed(stage) : words.stages[stage]} <span className="soft small">{words.ms(ms)}</span>
            </li>
          );
        })}
        {currentStage && passed.every(({ stage }) => stage !== currentStage) ? (
          <li aria-current="step">
            <Icon name="clock" />
            {words.stages[currentStage]} …
          </li>
        ) : null}
      </ol>
      {report ? <Findings report={report} /> : null}
    </section>
  );
};

const Findings = ({ report }: { readonly report: ServerReport }) => {
  const { mailbox: words } = useWords();
  const login = useLoginWords();
  const diagnosis = report.code && login ? login.connections[report.code](report.message ?? '', report.hint ?? '') : null;
  return (
    <>
      {diagnosis ? (
        <div className="note note-warn">
          <div>
            <p>{visible(diagnosis.what)}</p>
            <p className="small">{visible(diagnosis.todo)}</p>
            {diagnosis.what === report.message ? null : <p className="small soft">{visible(report.message ?? '')}</p>}
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
    </>
  );
};
