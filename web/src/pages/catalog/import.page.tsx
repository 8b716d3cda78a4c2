import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ProblemError } from '../../api/problem.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { sendFile } from '../../api/upload.ts';
import { routes } from '../../routes.ts';
import { Card, Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useFilters } from '../../shell/use-filters.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Failed } from '../../ui/states.tsx';
import { failureSentence } from '../../words/task-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { ColumnChoice, fieldsOf } from './column-choice.tsx';
import { samplesOf } from './first-rows.ts';
import { ImportReport } from './import-report.tsx';

const kinds = ['customers', 'addresses', 'products', 'item_numbers', 'prices', 'warehouses'] as const;
const pathOf = (kind: (typeof kinds)[number]) => `/sales/${kind.replace('_', '-')}/import/`;

/** A file of records: a dry run first, then the same for good. The task is in the URL, so a reload goes on. */
const ImportPage = () => {
  const { words, language } = useSpoken();
  const { catalog } = words;
  const [{ kind: chosenKind, task: id }, set] = useFilters(['kind', 'task']);
  const kind = kinds.find((candidate) => candidate === chosenKind) ?? 'products';
  const [file, setFile] = useState<File | null>(null);
  const [samples, setSamples] = useState<readonly (readonly string[])[]>([]);
  const [error, setError] = useState<unknown>(null);
  const task = useQuery(taskQuery(id));
  const running = id !== '' && !isOver(task.data) && !task.error;
  const start = async (dryRun: boolean, columns?: readonly string[]) => {
    if (!file) return;
    setError(null);
    try {
      const query = new URLSearchParams({ dry_run: String(dryRun), ...(columns ? { columns: columns.join(',') } : {}) });
      const started = await sendFile(`${pathOf(kind)}?${query}`, file);
      set({ task: started.task_id });
    } catch (caught) {
      setError(caught);
    }
  };
  const report = task.data && 'result' in task.data && task.data.kind.startsWith('import_') ? task.data.result : null;
  const progress = task.data && 'progress' in task.data ? task.data.progress : null;
  const looked = report && 'details' in report && report.dry_run && file ? report : null;
  const isSuggested = looked?.columns?.some(({ suggested }) => suggested !== null) ?? false;
  const chosen = looked?.columns_by === 'chosen' ? fieldsOf(looked) : undefined;
  // what is suggested is tried at once: the report then tells what it would change
  const trySuggested = useEffectEvent(() => looked && void start(true, fieldsOf(looked)));
  const suggestedBy = isSuggested ? id : '';
  useEffect(() => {
    if (suggestedBy !== '') trySuggested();
  }, [suggestedBy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(true);
  };
  return (
    <Page title={catalog.importTitle} lead={catalog.importLead} up={[routes.products.to({}), catalog.products]}>
      <div className="stack">
        <Card>
          <form className="form" onSubmit={submit}>
            <Select
              label={catalog.kind}
              value={kind}
              options={kinds.map((value) => ({ value, label: catalog[value] }))}
              onChange={({ target }) => set({ kind: target.value, task: '' })}
            />
            <Field
              label={catalog.file}
              type="file"
              accept=".csv,.xlsx,text/csv"
              onChange={({ target }) => {
                const next = target.files?.[0] ?? null;
                setFile(next);
                setSamples([]);
                if (next) void samplesOf(next).then(setSamples);
                set({ task: '' });
              }}
            />
            <div className="form-foot">
              <Button type="submit" look="primary" disabled={!file} busy={running}>
                {catalog.look}
              </Button>
              <a className="button button-plain" href={`${pathOf(kind)}template/?language=${language}`} download>
                {catalog.template}
              </a>
              {looked && (looked.missing_columns ?? []).length === 0 ? (
                <Button look="primary" onClick={() => void start(false, chosen)}>
                  {catalog.doIt}
                </Button>
              ) : null}
            </div>
          </form>
        </Card>
        {error instanceof ProblemError ? <ProblemBox error={error} /> : null}
        {task.error ? <ProblemBox error={task.error} /> : null}
        {task.data?.error ? <Failed sentence={failureSentence(task.data.error, words)} /> : null}
        {running ? (
          <Progress
            label={progress && 'of' in progress ? catalog.importing(progress.done, progress.of) : catalog.importTitle}
            share={progress && 'of' in progress && progress.of > 0 ? progress.done / progress.of : null}
          />
        ) : null}
        {looked && !isSuggested ? (
          <ColumnChoice report={looked} samples={samples} onChoose={(fields) => void start(true, fields)} />
        ) : null}
        {report && 'details' in report ? <ImportReport report={report} /> : null}
      </div>
    </Page>
  );
};

export default ImportPage;
