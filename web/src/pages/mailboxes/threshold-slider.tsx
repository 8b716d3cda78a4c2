import { useId } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { Simulation } from './simulation.tsx';

type Props = { readonly mailboxId: string | null; readonly value: number; readonly onChange: (value: number) => void };

/** 0 to 100, by pointer and by keys; what it would have meant moves with it. */
export const ThresholdSlider = ({ mailboxId, value, onChange }: Props) => {
  const { mailbox: words } = useWords();
  const id = useId();
  return (
    <div className="stack-tight">
      <div className="row">
        <label htmlFor={id} className="field-label grow">
          {words.threshold}
        </label>
        <output htmlFor={id} className="threshold-value">
          {words.thresholdValue(value)}
        </output>
      </div>
      <input
        id={id}
        name="min_confidence_threshold"
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {words.thresholdHint}
      </p>
      {mailboxId ? <Simulation mailboxId={mailboxId} threshold={value} /> : null}
    </div>
  );
};
