import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, ask, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { isAdmin, useCan, useMe } from '../../api/session.ts';
import { routes } from '../../routes.ts';
import { late } from '../../shell/late.tsx';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Chart } from '../../ui/chart.tsx';
import { Loading } from '../../ui/states.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { Figures } from './figures.tsx';
import { MyWork } from './my-work.tsx';
import { Unseen } from './unseen.tsx';

type Statistics = Schemas['Statistics'];
const days = 30;

const Touchless = late(async () => (await import('./touchless.tsx')).Touchless);

/** The day in numbers; every number leads to what it counts. */
const DashboardPage = () => {
  const { dashboard } = useWords();
  const can = useCan();
  const { data, error, refetch } = useQuery({
    queryKey: keys.stats,
    queryFn: async ({ signal }): Promise<Statistics> =>
      (await ask(api.GET('/sales/stats/', { params: { query: { days } }, signal }))).data,
    refetchInterval: 60_000,
  });
  return (
    <Page title={dashboard.title} lead={dashboard.lastDays(days)}>
      {error && !data ? <ProblemBox error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className="stack">
          <Figures statistics={data} />
          <MyWork />
          <Unseen unseen={data.unseen} />
          {can('auto_approval:read') ? <Touchless /> : null}
          <div className="split">
            <PerDay statistics={data} />
            <Mailboxes mailboxes={data.mailboxes} />
          </div>
          <div className="split split-even">
            <ConfidenceCard statistics={data} />
            <Failures failures={data.failures} />
          </div>
        </div>
      ) : error ? null : (
        <Loading />
      )}
    </Page>
  );
};

const PerDay = ({ statistics }: { readonly statistics: Statistics }) => {
  const { dashboard } = useWords();
  const format = useFormat();
  const { per_day: perDay } = statistics;
  return (
    <Card title={dashboard.perDay}>
      <Chart
        label={dashboard.perDay}
        categoryName={dashboard.day}
        categories={perDay.map(({ day }) => format.date(day))}
        hrefs={perDay.map(({ day }) => routes.logs.to({}, { from: day, to: day }))}
        series={[
          { name: dashboard.mails, tone: 'accent', values: perDay.map(({ mails }) => mails) },
          { name: dashboard.orders, tone: 'good', values: perDay.map(({ orders }) => orders) },
        ]}
      />
    </Card>
  );
};

const ConfidenceCard = ({ statistics: { confidence } }: { readonly statistics: Statistics }) => {
  const { dashboard, common } = useWords();
  const format = useFormat();
  return (
    <Card title={dashboard.confidence}>
      <Chart
        label={dashboard.confidence}
        categoryName={common.confidence}
        categories={confidence.drafts.map((_, percent) => format.percent(percent))}
        series={[{ name: dashboard.drafts, tone: 'accent', values: confidence.drafts }]}
        line={confidence.threshold}
      />
      <p className="small soft">{dashboard.confidenceHint(confidence.threshold)}</p>
    </Card>
  );
};

const tones: Readonly<Record<Statistics['mailboxes'][number]['state'], Tone>> = {
  ok: 'good',
  trouble: 'bad',
  inactive: 'plain',
  new: 'info',
};

const Mailboxes = ({ mailboxes }: Pick<Statistics, 'mailboxes'>) => {
  const { dashboard, mailbox, common } = useWords();
  const admin = isAdmin(useMe());
  return (
    <Card title={dashboard.mailboxes}>
      {mailboxes.length === 0 ? (
        <div className="stack">
          <p className="soft">{dashboard.noMailboxes}</p>
          {admin ? (
            <div>
              <Link href={routes.mailboxNew.to({})} className="button button-primary">
                {dashboard.setUpMailbox}
              </Link>
            </div>
          ) : null}
        </div>
      ) : null}
      <ul className="stack-tight">
        {mailboxes.map(({ id, module, state }) => (
          <li key={id} className="row">
            <Badge tone={tones[state]}>{mailbox.states[state]}</Badge>
            {admin ? <Link href={routes.mailbox.to({ id })}>{common.modules[module]}</Link> : common.modules[module]}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Failures = ({ failures }: Pick<Statistics, 'failures'>) => {
  const { dashboard, mail } = useWords();
  const format = useFormat();
  const most = Math.max(1, ...failures.map(({ mails }) => mails));
  return (
    <Card title={dashboard.failures}>
      {failures.length === 0 ? <p className="soft">{dashboard.noFailures}</p> : null}
      <ul className="stack-tight">
        {failures.map(({ cause, mails }) => (
          <li key={cause ?? 'unknown'} className="bar-row">
            <Link href={routes.logs.to({}, { status: 'FAILED', ...(cause ? { cause } : {}) })}>
              {cause ? mail.causes[cause] : dashboard.unknownCause}
            </Link>
            <meter aria-label={cause ? mail.causes[cause] : dashboard.unknownCause} min={0} max={most} value={mails} />
            <span>{format.number(mails)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

export default DashboardPage;
