import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { routes } from '../../routes.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';

type FigureProps = {
  readonly name: string;
  readonly value: string;
  readonly href: string;
  readonly hint: ReactNode;
  readonly alarm?: boolean;
};

const Figure = ({ name, value, href, hint, alarm = false }: FigureProps) => (
  <Link href={href} className={`figure ${alarm ? 'figure-alarm' : ''}`}>
    <span className="figure-name">{name}</span>
    <strong className="figure-value">{value}</strong>
    <span className="figure-hint">{hint}</span>
  </Link>
);

const secondsSince = (at: string): number => Math.max(0, (Date.now() - new Date(at).getTime()) / 1000);

/** What waits, and how the decisions went. */
export const Figures = ({ statistics }: { readonly statistics: Schemas['Statistics'] }) => {
  const { dashboard } = useWords();
  const format = useFormat();
  const { review, backlog, decisions } = statistics;
  return (
    <div className="figures">
      <Figure
        name={dashboard.toReview}
        value={format.number(review.waiting)}
        href={routes.review.to({})}
        hint={
          <>
            {dashboard.toReviewHint(review.waiting_requiring_review)}
            {review.waiting_since ? `, ${dashboard.oldest(format.duration(secondsSince(review.waiting_since)))}` : ''}
          </>
        }
      />
      <Figure
        name={dashboard.backlog}
        value={format.number(backlog.queued)}
        href={routes.logs.to({}, { status: 'PENDING' })}
        alarm={backlog.alarmed}
        hint={
          <>
            {backlog.alarmed ? dashboard.backlogAlarm : dashboard.backlogHint(backlog.alarm_above)}
            {backlog.oldest_at ? `, ${dashboard.oldest(format.duration(secondsSince(backlog.oldest_at)))}` : ''}
          </>
        }
      />
      <Figure
        name={dashboard.automation}
        value={decisions.automation_rate === null ? '–' : format.share(decisions.automation_rate)}
        href={routes.orders.to({}, { status: 'APPROVED' })}
        hint={dashboard.automationHint(decisions.decided)}
      />
      <Figure
        name={dashboard.median}
        value={decisions.median_seconds === null ? '–' : format.duration(decisions.median_seconds)}
        href={routes.orders.to({})}
        hint={dashboard.medianHint}
      />
    </div>
  );
};
