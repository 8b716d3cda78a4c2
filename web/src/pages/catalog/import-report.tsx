import type { Schemas } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Foreign } from '../../ui/text.tsx';
import { visible } from '../../ui/visible.ts';
import { catalogFieldName } from '../../words/catalog-field.ts';
import { faultSentence } from '../../words/fault-words.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';

type Report = Schemas['ImportReport'];
type Detail = Report['details'][number];

const tones: Readonly<Record<Detail['action'], Tone>> = { create: 'good', change: 'warn', none: 'plain', invalid: 'bad' };
/** As tables are written, whatever the company's own notation. */
const inTables = { day: '2026-12-31', number: '1234.50' };
const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value);

/** What an import did or would do: counts, then row by row. */
export const ImportReport = ({ report }: { readonly report: Report }) => {
  const words = useWords();
  const { catalog } = words;
  const nameOf = catalogFieldName(words);
  const format = useFormat();
  const sources: Readonly<Record<string, string>> = catalog.sourceNames;
  const shownValue = (field: string, value: unknown) => (field === 'source' ? (sources[String(value)] ?? null) : asText(value));
  const names = { create: catalog.created, change: catalog.changed, none: catalog.unchanged, invalid: catalog.invalid };
  const counts = { create: report.created, change: report.changed, none: report.unchanged, invalid: report.invalid };
  return (
    <Card title={report.dry_run ? catalog.wouldChange : catalog.importDone}>
      <div className="stack">
        <p className="row">
          {(Object.keys(names) as Detail['action'][]).map((action) => (
            <Badge key={action} tone={tones[action]}>
              {names[action]}: {format.number(counts[action])}
            </Badge>
          ))}
        </p>
        {report.ignored_columns.length > 0 ? (
          <p className="soft">
            {catalog.ignoredColumns}: <Foreign>{report.ignored_columns.join(', ')}</Foreign>
          </p>
        ) : null}
        <ul className="stack-tight">
          {report.details.map((detail) => (
            <li key={`${detail.row}/${detail.action}`}>
              <p className="row">
                <Badge tone={tones[detail.action]}>{names[detail.action]}</Badge>
                <span className="soft small">
                  {catalog.row} {detail.row}
                </span>
                <Foreign>{detail.label}</Foreign>
              </p>
              {detail.action === 'change' ? (
                <Diff
                  nameOf={nameOf}
                  changes={detail.changes.map(({ field, before, after }) => ({
                    field,
                    before: shownValue(field, before),
                    after: shownValue(field, after),
                  }))}
                />
              ) : null}
              {detail.action === 'invalid'
                ? detail.faults.map((fault) => (
                    <p key={fault.field + fault.code}>
                      {fault.field === '' ? '' : `${nameOf(fault.field)}: `}
                      {visible(faultSentence(fault, words, inTables))}
                    </p>
                  ))
                : null}
            </li>
          ))}
        </ul>
        {report.details_left_out > 0 ? <p className="soft">{catalog.leftOut(report.details_left_out)}</p> : null}
      </div>
    </Card>
  );
};
