/** A dialog that makes a record, or links one that is there: both ways in one place, the values that were read filled in. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProblem } from '../../shell/problem-box.tsx';
import type { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox, type ComboboxItemData } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/use-words.tsx';
import { useRecordWords } from './use-record-words.ts';

type Props = {
  readonly title: string;
  readonly make: string;
  readonly label: string;
  readonly placeholder: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'error'>;
  /** the fields of a new record; null: the person may make none */
  readonly fields: ReactNode | null;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxItemData[]>;
  /** what is to be done with it besides, both of a new record and of one that is linked */
  readonly besides: (isNew: boolean) => ReactNode;
  readonly onLink: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export const RecordChoice = ({ title, make, label, placeholder, form, fields, search, besides, onLink, onClose }: Props) => {
  const { common } = useWords();
  const words = useRecordWords();
  const [isNew, setNew] = useState(fields !== null);
  const [chosen, setChosen] = useState<ComboboxItemData | null>(null);
  const [linking, setLinking] = useState<{ readonly busy: boolean; readonly error: unknown }>({ busy: false, error: null });
  const [matches, setMatches] = useState<readonly ComboboxItemData[]>([]);
  const remembered = async (text: string, signal: AbortSignal) => {
    const all = await search(text, signal);
    setMatches(all);
    return all;
  };
  const link = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    setLinking({ busy: true, error: null });
    await onLink(chosen.id).catch((error: unknown) => setLinking({ busy: false, error }));
  };
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className="choices" role="group" aria-label={title}>
        {fields === null ? null : (
          <button type="button" className="choice" aria-pressed={isNew} onClick={() => setNew(true)}>
            {words.isNew}
          </button>
        )}
        <button type="button" className="choice" aria-pressed={!isNew} onClick={() => setNew(false)}>
          {words.exists}
        </button>
      </div>
      {isNew ? (
        <form className="form" {...form.form}>
          <FormProblem error={form.error} />
          {fields}
          <div className="form-wide stack-tight">{besides(true)}</div>
          <div className="form-foot">
            <Button type="submit" look="primary" busy={form.busy}>
              {make}
            </Button>
            <Button onClick={onClose}>{common.cancel}</Button>
          </div>
        </form>
      ) : (
        <form className="form" onSubmit={(event) => void link(event)}>
          <FormProblem error={linking.error} />
          <div className="field form-wide">
            <Combobox
              label={label}
              placeholder={placeholder}
              chosen={chosen?.name ?? ''}
              search={remembered}
              onChoose={(id) => setChosen(matches.find((candidate) => candidate.id === id) ?? null)}
            />
          </div>
          <div className="form-wide stack-tight">{besides(false)}</div>
          <div className="form-foot">
            <Button type="submit" look="primary" busy={linking.busy} disabled={!chosen}>
              {words.link}
            </Button>
            <Button onClick={onClose}>{common.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
