import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, ask, type Schemas } from '../../api/client.ts';
import { routes } from '../../routes.ts';
import { Card } from '../../shell/page.tsx';
import { touchlessWords } from '../../words/touchless-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';

type Figures = Schemas['AutoApprovalStatistics'];

const days = 30;
const mostBlockers = 5;

type Blocker = Figures['blockers'][number];

/** Where the remedy is at hand; null: nowhere. */
const placeOf = ({ remedy, remedy_name: name }: Blocker): string | null => {
  if (remedy === 'none') return null;
  if (remedy === 'policy') return routes.settings.to({});
  if (remedy === 'mailbox') return routes.mailboxes.to({});
  return name === 'customers' ? routes.customers.to({}) : routes.products.to({});
};

/** How many orders needed nobody, and what would raise that. Nothing where nobody may see it, or no policy has judged an order. */
export const Touchless = () => {
  const words = touchlessWords[useSpoken().language];
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['auto-approval', 'statistics', days],
    queryFn: async ({ signal }): Promise<Figures> =>
      (await ask(api.GET('/sales/auto-approval/statistics/', { params: { query: { days } }, signal }))).data,
  });
  if (!data || (data.automatic === 0 && data.blockers.length === 0)) return null;
  const { automatic_percent: percent, handling_seconds: seconds, minutes_saved: minutes } = data;
  return (
    <Card title={words.title}>
      <div className="stack">
        <dl className="facts">
          <dt>{words.rate}</dt>
          <dd>{percent === null ? words.none : format.percent(percent)}</dd>
          <dt>{words.wrong}</dt>
          <dd>{format.number(data.wrong)}</dd>
          <dt>{words.saved}</dt>
          <dd>{minutes === null ? '–' : format.number(minutes)}</dd>
        </dl>
        <p className="small soft">{seconds === null ? words.notMeasured : words.perOrder(format.number(Math.round(seconds)))}</p>
        <Blockers blockers={data.blockers} />
      </div>
    </Card>
  );
};

const Blockers = ({ blockers }: Pick<Figures, 'blockers'>) => {
  const words = touchlessWords[useSpoken().language];
  const format = useFormat();
  if (blockers.length === 0) return null;
  return (
    <section className="stack-tight">
      <h3>{words.blockers}</h3>
      <ul className="stack-tight">
        {blockers.slice(0, mostBlockers).map((blocker) => {
          const place = placeOf(blocker);
          const remedy = words.remedies[blocker.check];
          return (
            <li key={blocker.check}>
              {place === null ? remedy : <Link href={place}>{remedy}</Link>}
              <span className="soft small"> {words.orders(format.number(blocker.orders), format.number(blocker.alone))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
