import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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
import { useWords } from '../../words/use-words.tsx';
import { ImportReport } from './import-report.tsx';

const kinds = ['customers', 'products', 'warehouses', 'prices'] as const;

/** A file of records: a dry run first, then the same for good. The task is in the URL, so a reload goes on. */
const ImportPage = () => {
  const words = useWords();
  const { catalog } = words;
  const [{ kind: wanted, task: id }, set] = useFilters(['kind', 'task']);
  const kind = kinds.find((one) => one === wanted) ?? 'products';
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<unknown>(null);
  const task = useQuery(taskQuery(id));
  const running = id !== '' && !isOver(task.data) && !task.error;
  const start = async (dryRun: boolean) => {
    if (!file) return;
    setError(null);
    try {
      const started = await sendFile(`/sales/${kind}/import/${dryRun ? '?dry_run=true' : ''}`, file);
      set({ task: started.task_id });
    } catch (caught) {
      setError(caught);
    }
  };
  const report = task.data && 'result' in task.data && task.data.kind.startsWith('import_') ? task.data.result : null;
  const progress = task.data && 'progress' in task.data ? task.data.progress : null;
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
                setFile(target.files?.[0] ?? null);
                set({ task: '' });
              }}
            />
            <div className="form-foot">
              <Button type="submit" look="primary" disabled={!file} busy={running}>
                {catalog.look}
              </Button>
              {report && 'dry_run' in report && report.dry_run && file ? (
                <Button look="primary" onClick={() => void start(false)}>
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
        {report && 'details' in report ? <ImportReport report={report} /> : null}
      </div>
    </Page>
  );
};

export default ImportPage;
