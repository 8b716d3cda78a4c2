import { DayField } from '../ui/day-field.tsx';
import { useWords } from '../words/use-words.tsx';

type Days = { readonly from: string; readonly to: string };

/** From one day to another, both included; the two stay beside each other where filters wrap. */
export const DaysFilter = ({ from, to, onChange }: Days & { readonly onChange: (changes: Partial<Days>) => void }) => {
  const { common } = useWords();
  return (
    <div className="filters-pair">
      <DayField label={common.fromDay} strict value={from} onDay={(day) => onChange({ from: day })} />
      <DayField label={common.toDay} strict value={to} onDay={(day) => onChange({ to: day })} />
    </div>
  );
};
