import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import {
  changeView,
  chooseColumns,
  type QueueColumn,
  type QueueView,
  queueViewsQuery,
  removeView,
  saveView,
  urlOfView,
} from '../../api/queue-views.ts';
import { isAdmin, useCan, useMe } from '../../api/session.ts';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, Select } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type QueueFilters, type QueueSearch, queueFilterNames } from './review.queries.ts';
import { queueColumns } from './use-queue-columns.tsx';

type Props = {
  readonly search: QueueSearch;
  readonly filters: QueueFilters;
  /** that the page was opened with */
  readonly view: QueueView | undefined;
  readonly columnNames: readonly QueueColumn[];
  readonly onSearch: (changes: Partial<QueueSearch>) => void;
};

const noSearch = Object.fromEntries(queueFilterNames.map((name) => [name, ''])) as QueueSearch;

/** A view as it was saved, what the person has changed of it since, and the columns. */
export const QueueViewBar = ({ search, filters, view, columnNames, onSearch }: Props) => {
  const { review, common } = useWords();
  const me = useMe();
  const can = useCan();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const [open, setOpen] = useState<'save' | 'columns' | null>(null);
  const { data: saved } = useQuery(queueViewsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: keys.queueViews });
  const isTheirs = view !== undefined && (view.owner === me.user.id || (view.shared && isAdmin(me)));
  const remove = useMutation({
    mutationFn: removeView,
    onSuccess: async () => {
      onSearch(noSearch);
      await refresh();
    },
    onError: (error: unknown) => complain(sentence(error)),
  });
  const views = saved?.views ?? [];
  return (
    <div className="row queue-views">
      {views.length > 0 ? (
        <Select
          label={review.views.one}
          value={view?.id ?? ''}
          options={[
            { value: '', label: common.all },
            ...views.map(({ view: { id, name, shared } }) => ({
              value: id,
              label: shared ? review.views.sharedName(name) : name,
            })),
          ]}
          onChange={({ target }) => {
            const chosen = views.find(({ view: { id } }) => id === target.value);
            onSearch({ ...noSearch, ...(chosen ? urlOfView(chosen.view) : {}) });
          }}
        />
      ) : null}
      {can('orders:write') ? (
        <Button look="quiet" icon="plus" onClick={() => setOpen('save')}>
          {review.views.save}
        </Button>
      ) : null}
      {isTheirs ? (
        <Button look="quiet" icon="trash" busy={remove.isPending} onClick={() => remove.mutate(view.id)}>
          {review.views.remove}
        </Button>
      ) : null}
      <Button look="quiet" icon="gear" onClick={() => setOpen('columns')}>
        {review.views.columns}
      </Button>
      {open === 'save' ? (
        <SaveView
          filters={filters}
          view={isTheirs ? view : undefined}
          columnNames={columnNames}
          onSaved={async (id) => {
            setOpen(null);
            await refresh();
            onSearch({ ...search, view: id });
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'columns' ? (
        <ChooseColumns
          columnNames={columnNames}
          onChosen={async () => {
            setOpen(null);
            await refresh();
            // what one chooses is seen at once, also where a view has columns of its own
            if (view && view.columns.length > 0) onSearch({ view: '' });
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
};

type SaveProps = Pick<Props, 'filters' | 'view' | 'columnNames'> & {
  readonly onSaved: (id: string) => Promise<void>;
  readonly onClose: () => void;
};

/** A new view, or the one that is open as it is now. */
const SaveView = ({ filters, view, columnNames, onSaved, onClose }: SaveProps) => {
  const { review, common } = useWords();
  const form = useForm(
    {
      name: view?.name ?? '',
      shared: view?.shared ?? false,
      columns: (view?.columns.length ?? 0) > 0,
      replace: view !== undefined,
    },
    async ({ name, shared, columns, replace }) => {
      const body = { name: name.trim(), shared, search: filters, columns: columns ? [...columnNames] : [] };
      const { data } = view && replace ? await changeView(view.id, body) : await saveView(body);
      await onSaved(data.id);
    },
  );
  return (
    <Dialog
      title={review.views.save}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="save-view" busy={form.busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <form id="save-view" className="stack-tight" {...form.form}>
        <FormProblem error={form.error} />
        <Field label={common.name} required maxLength={60} {...form.field('name')} />
        <Check label={review.views.share} {...form.check('shared')} />
        <Check label={review.views.withColumns} {...form.check('columns')} />
        {view ? <Check label={review.views.replace(view.name)} {...form.check('replace')} /> : null}
      </form>
    </Dialog>
  );
};

type ColumnsProps = Pick<Props, 'columnNames'> & { readonly onChosen: () => Promise<void>; readonly onClose: () => void };

const ChooseColumns = ({ columnNames, onChosen, onClose }: ColumnsProps) => {
  const { review, common } = useWords();
  const { complain } = useToast();
  const sentence = useSentence();
  const [chosen, setChosen] = useState<readonly QueueColumn[]>(columnNames);
  const save = useMutation({
    mutationFn: () => chooseColumns(chosen),
    onSuccess: onChosen,
    onError: (error: unknown) => complain(sentence(error)),
  });
  return (
    <Dialog
      title={review.views.columns}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={save.isPending} disabled={chosen.length === 0} onClick={() => save.mutate()}>
            {common.save}
          </Button>
        </>
      }
    >
      <fieldset className="stack-tight">
        <legend className="visually-hidden">{review.views.columns}</legend>
        {queueColumns.map((name) => (
          <Check
            key={name}
            label={review.columns[name]}
            checked={chosen.includes(name)}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, name] : chosen.filter((column) => column !== name))}
          />
        ))}
      </fieldset>
    </Dialog>
  );
};
