import type { ReactNode } from 'react';
import { FormProblem } from '../../shell/problem-box.tsx';
import type { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/use-words.tsx';

type Props = {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'error'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form for a new record. */
export const RecordDialog = ({ title, form, onClose, children }: Props) => {
  const { common } = useWords();
  return (
    <Dialog title={title} onClose={onClose} wide>
      <form className="form" {...form.form}>
        <FormProblem error={form.error} />
        {children}
        <div className="form-foot">
          <Button type="submit" look="primary" busy={form.busy}>
            {common.save}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
};
