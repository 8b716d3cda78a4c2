/** What the threshold would have meant for the drafts of the past: all 101 answers come at once, so the slider asks nobody. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { Chart } from '../../ui/chart.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

const days = 90;

const simulationQuery = (id: string) =>
  queryOptions({
    queryKey: keys.mailboxes.of(id, 'simulation'),
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/sales/email-configs/{id}/simulation/', { params: { path: { id }, query: { days } }, signal }))).data,
  });

export const Simulation = ({ mailboxId, threshold }: { readonly mailboxId: string; readonly threshold: number }) => {
  const { mailbox: words } = useWords();
  const format = useFormat();
  const { data } = useQuery(simulationQuery(mailboxId));
  if (!data) return null;
  const at = data.thresholds[threshold];
  if (data.drafts === 0 || !at) return <p className="soft">{words.noDrafts}</p>;
  return (
    <div className="simulation" aria-live="polite">
      <h3>{words.simulation(data.days)}</h3>
      <p>
        {words.passes(at.pass, data.drafts, at.review)} {words.corrected(at.corrected)} {words.rejectedLater(at.rejected)}
      </p>
      <Chart
        label={words.simulation(data.days)}
        categoryName={words.threshold}
        categories={data.thresholds.map((row) => format.percent(row.threshold))}
        series={[
          { name: words.wouldPass, tone: 'good', values: data.thresholds.map((row) => row.pass) },
          { name: words.passedInVain, tone: 'warn', values: data.thresholds.map((row) => row.corrected + row.rejected) },
        ]}
        line={threshold}
      />
    </div>
  );
};
