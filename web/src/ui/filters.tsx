import { type ReactNode, useEffect, useState } from 'react';
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
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
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
