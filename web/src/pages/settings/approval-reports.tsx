import { approvalReportWords } from '../../words/approval-report-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

const monthsShown = 6;

/** This month and those before it, as "2026-11". */
const recentMonths = (now: Date): readonly string[] =>
  Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** The audit reports of automatic approval, one file for each month. */
export const ApprovalReports = () => {
  const words = approvalReportWords[useSpoken().language];
  return (
    <section className="stack-tight">
      <h3>{words.title}</h3>
      <p className="soft small">{words.hint}</p>
      <p className="row">
        {recentMonths(new Date()).map((month) => (
          <a key={month} href={`/sales/auto-approval/reports/${month}/export/`} download>
            {month}
          </a>
        ))}
      </p>
    </section>
  );
};
