import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Mailbox } from './mailboxes.queries.ts';
import { Simulation } from './simulation.tsx';

type Props = {
  readonly mailbox: Mailbox | null;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** 0 to 100, by pointer and by keys; what it would have meant moves with it. */
export const ThresholdSlider = ({ mailbox, value, onChange }: Props) => {
  const { mailbox: words } = useWords();
  const id = useId();
  const raised = mailbox?.threshold_raised;
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
      {mailbox && raised ? (
        <div className="note note-warn">
          <div>
            <p>{words.raised(mailbox.min_confidence_threshold, raised.from)}</p>
            <p className="small">{words.raisedWhy(raised.from, raised.decided, raised.wrong_before, raised.wrong_after)}</p>
          </div>
          <Button onClick={() => onChange(raised.from)}>{words.thresholdAgain(raised.from)}</Button>
        </div>
      ) : null}
      {mailbox ? <Simulation mailboxId={mailbox.id} threshold={value} /> : null}
    </div>
  );
};
