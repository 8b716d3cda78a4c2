/** A day as the company writes it, typed or picked: what a browser's own field of dates shows follows the browser's region. */
import { useRef, useState } from 'react';
import { useFormat, useWords } from '../words/use-words.tsx';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';

type Props = {
  readonly label: string;
  readonly name?: string;
  /** ISO 8601; '' none; text that is no day stays as typed */
  readonly value: string;
  readonly onDay: (day: string) => void;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly readOnly?: boolean;
  /** what is no day is kept back, and said here */
  readonly strict?: boolean;
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

export const DayField = ({ label, name, value, onDay, hint, fault, readOnly = false, strict = false }: Props) => {
  const { common, faults } = useWords();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const shownText = typed ?? (isDay(value) ? format.inputDay(value) : value);
  const type = (text: string) => {
    setTyped(text);
    const day = text.trim() === '' ? '' : format.parseDay(text);
    // two digits may be the beginning of a year
    if (day !== null && (day === '' || /\d{4}/.test(text))) onDay(day);
    else if (!strict) onDay(day ?? text);
  };
  const isWrong = strict && typed !== null && typed.trim() !== '' && format.parseDay(typed) === null;
  const [left, setLeft] = useState(false);
  return (
    <div className="day-field">
      <Field
        label={label}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={format.dayPattern(common.dayLetters)}
        readOnly={readOnly}
        hint={hint}
        fault={isWrong && left ? faults.not_a_day('', format.examples()) : fault}
        value={shownText}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          const day = typed === null ? null : format.parseDay(typed);
          if (day !== null) onDay(day);
          setLeft(true);
          if (!isWrong) setTyped(null);
        }}
      />
      {readOnly ? null : (
        <>
          <IconButton
            icon="calendar"
            label={`${common.pickDay}: ${label}`}
            tabIndex={-1}
            onClick={() => picker.current?.showPicker()}
          />
          <input
            ref={picker}
            type="date"
            className="day-picker"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(value) ? value : ''}
            onChange={({ target }) => {
              setTyped(null);
              onDay(target.value);
            }}
          />
        </>
      )}
    </div>
  );
};
