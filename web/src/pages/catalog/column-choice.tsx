import type { Schemas } from '../../api/client.ts';
import { Card } from '../../shell/page.tsx';
import { Select } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { catalogFieldName } from '../../words/catalog-field.ts';
import { useWords } from '../../words/use-words.tsx';

type Props = {
  readonly report: Schemas['ImportReport'];
  /** of each column, values that are in it */
  readonly samples: readonly (readonly string[])[];
  readonly onChoose: (fields: readonly string[]) => void;
};

/** What each column is read as: what was chosen, or what its header says or suggests. '' for none. */
export const fieldsOf = ({ columns = [] }: Schemas['ImportReport']): readonly string[] =>
  columns.map(({ field, suggested }) => field ?? suggested ?? '');

/** Which field each column of the file is. A field that is chosen for one column is taken from the other. */
export const ColumnChoice = ({ report, samples, onChoose }: Props) => {
  const words = useWords();
  const { catalog } = words;
  const nameOf = catalogFieldName(words);
  const fields = fieldsOf(report);
  const { columns = [], column_choices: choices = [], missing_columns: missing = [] } = report;
  const choose = (at: number, field: string) =>
    onChoose(fields.map((current, column) => (column === at ? field : current === field ? '' : current)));
  return (
    <Card title={catalog.columns}>
      <div className="stack">
        {report.columns_by === 'saved' ? <p className="soft">{catalog.chosenBefore}</p> : null}
        {missing.length > 0 ? (
          <p>
            {catalog.noColumn}: {missing.map(nameOf).join(', ')}
          </p>
        ) : null}
        <div className="form">
          {columns.map(({ header }, at) => (
            <Select
              // columns have no other name than their place
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              label={header}
              value={fields[at] ?? ''}
              options={[
                { value: '', label: catalog.leaveOut },
                ...choices.map((field) => ({ value: field, label: nameOf(field) })),
              ]}
              hint={<Foreign>{(samples[at] ?? []).join(' · ')}</Foreign>}
              onChange={({ target }) => choose(at, target.value)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
};
