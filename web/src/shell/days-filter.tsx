import { Field } from '../ui/field.tsx';
import { useWords } from '../words/use-words.tsx';

type Days = { readonly from: string; readonly to: string };

/** From one day to another, both included; the two stay beside each other where filters wrap. */
export const DaysFilter = ({ from, to, onChange }: Days & { readonly onChange: (changes: Partial<Days>) => void }) => {
  const { common } = useWords();
  return (
    <div className="filters-pair">
      <Field label={common.fromDay} type="date" value={from} onChange={({ target }) => onChange({ from: target.value })} />
      <Field label={common.toDay} type="date" value={to} onChange={({ target }) => onChange({ to: target.value })} />
    </div>
  );
};
