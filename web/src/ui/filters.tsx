import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** What a list is narrowed by. */
export const Filters = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <search className="filters" aria-label={label}>
    {children}
  </search>
);

type SearchProps = { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void };
const pauseMs = 250;

/** Searches when the person stops typing. */
export const SearchField = ({ label, value, onSearch }: SearchProps) => {
  const [text, setText] = useState(value);
  const lastValue = useRef(value);
  useEffect(() => {
    // what was asked for here comes back when more has been typed already; what comes from elsewhere (Back, a link) is taken
    if (value !== lastValue.current) setText(value);
    lastValue.current = value;
  }, [value]);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (text === lastValue.current) return undefined;
    const timer = setTimeout(() => {
      lastValue.current = text;
      search.current(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
};

export type Choice = { readonly value: string; readonly label: string };

/** One of a few: a row of buttons, of which one is pressed. */
export const Choices = ({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}) => (
  <div className="choices" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className="choice"
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </div>
);
