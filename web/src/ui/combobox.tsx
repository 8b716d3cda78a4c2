/** A field that finds a record while one types. The only file that knows the library behind it. */
import { ComboboxItem, ComboboxLabel, ComboboxPopover, ComboboxProvider, Combobox as Input } from '@ariakit/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
type Answer = { readonly text: string; readonly items: readonly Found[] };

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
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => setText(chosen), [chosen]);
  const wanted = text === chosen ? '' : text;
  useEffect(() => {
    if (!open) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      search(wanted, ended.signal).then(
        (items) => setAnswer({ text: wanted, items }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [open, wanted, search]);
  // who types fast presses Enter before the answer is there: it takes the first of it
  const taking = useRef<string | null>(null);
  const take = (id: string) => {
    setOpen(false);
    onChoose(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer || taking.current !== answer.text) return;
    taking.current = null;
    const [first] = answer.items;
    if (first) take(first.id);
  }, [answer]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || wanted === '' || wanted === answer?.text) return;
    event.preventDefault();
    taking.current = wanted;
  };
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
        onKeyDown={enter}
        onBlur={() => {
          taking.current = null;
          setText(chosen);
        }}
        onFocus={({ target }) => target.select()}
      />
      <ComboboxPopover className="popover" gutter={4} sameWidth flip portal={false} fitViewport>
        {answer?.text === wanted && answer.items.length === 0 ? <p className="popover-empty">{review.noMatches}</p> : null}
        {(answer?.items ?? []).map(({ id, name: title, detail }) => (
          <ComboboxItem key={id} className="popover-item" value={title} setValueOnClick={false} onClick={() => take(id)}>
            <bdi>{title}</bdi>
            {detail ? <span className="soft small">{detail}</span> : null}
          </ComboboxItem>
        ))}
      </ComboboxPopover>
    </ComboboxProvider>
  );
};
