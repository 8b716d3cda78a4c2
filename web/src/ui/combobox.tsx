/** A field that finds a record while one types. The only file that knows the library behind it. */
import { ComboboxItem, ComboboxLabel, ComboboxPopover, ComboboxProvider, Combobox as Input } from '@ariakit/react';
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.tsx';

export type Found = { readonly id: string; readonly name: string; readonly detail: string | null };

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  /** what is chosen now, as people call it; '' nothing */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
};

const pauseMs = 120;

export const Combobox = ({
  label,
  hideLabel = false,
  placeholder,
  chosen,
  onChoose,
  search,
  disabled,
  name,
  describedBy,
  invalid,
}: Props) => {
  const { review } = useWords();
  const [text, setText] = useState(chosen);
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => setText(chosen), [chosen]);
  useEffect(() => {
    if (!open) return undefined;
    const ended = new AbortController();
    const wanted = text === chosen ? '' : text;
    const timer = setTimeout(() => {
      search(wanted, ended.signal).then(setFound, () => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [open, text, chosen, search]);
  return (
    <ComboboxProvider open={open} setOpen={setOpen} value={text} setValue={setText} resetValueOnHide={false}>
      <ComboboxLabel className={hideLabel ? 'visually-hidden' : 'field-label'}>{label}</ComboboxLabel>
      <Input
        className="input"
        placeholder={placeholder}
        disabled={disabled}
        data-field={name}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoSelect={text !== chosen && text !== ''}
        onBlur={() => setText(chosen)}
        onFocus={({ target }) => target.select()}
      />
      <ComboboxPopover className="popover" gutter={4} sameWidth flip portal={false} fitViewport>
        {found.length === 0 ? <p className="popover-empty">{review.noMatches}</p> : null}
        {found.map(({ id, name: title, detail }) => (
          <ComboboxItem
            key={id}
            className="popover-item"
            value={title}
            setValueOnClick={false}
            onClick={() => {
              setOpen(false);
              onChoose(id);
            }}
          >
            <bdi>{title}</bdi>
            {detail ? <span className="soft small">{detail}</span> : null}
          </ComboboxItem>
        ))}
      </ComboboxPopover>
    </ComboboxProvider>
  );
};
