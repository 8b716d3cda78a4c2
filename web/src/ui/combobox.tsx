/** A field that finds a record while one types. The only file that knows the library behind it. */
import { ComboboxItem, ComboboxLabel, ComboboxPopover, ComboboxProvider, Combobox as Input } from '@ariakit/react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../words/use-words.tsx';

export type ComboboxItemData = { readonly id: string; readonly name: string; readonly detail: string | null };

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  /** what is chosen now, as people call it; '' nothing */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxItemData[]>;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  /** It is a cell: keys and the first click are of the grid, until one types, presses F2 or clicks again. */
  readonly isCell?: boolean;
  readonly tabIndex?: number;
};

/** The arrows go from the last record to the first: the field between them would be a place that nothing is taken from. */
const ofList = { includesBaseElement: false, resetValueOnHide: false } as const;
const cell = { showOnClick: false, showOnKeyPress: false } as const;
const pauseMs = 120;
type Answer = { readonly text: string; readonly items: readonly ComboboxItemData[] };

/** What stands in the field: what is being typed, else what was just taken until that is what is chosen, else what is chosen. */
const useText = (chosen: string) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ readonly name: string; readonly over: string } | null>(null);
  const standing = picked?.over === chosen ? picked.name : chosen;
  return { text: typed ?? standing, standing, setTyped, setTaken: setPicked };
};

/** What is found of a text, a moment after it was typed; the last answer stands until the next comes. */
const useAnswer = (open: boolean, searchText: string, search: Props['search']): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      search(searchText, ended.signal).then(
        (items) => setAnswer({ text: searchText, items }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [open, searchText, search]);
  return answer;
};

type Use = 'none' | 'pointed at' | 'come to' | 'tapped';

/**
 * A box until somebody comes to it: what finds is forty hooks and a list of its own, and an order has hundreds of such fields. A pointer above it is
 * enough, and is not waited for: what is pressed next is the field that finds. A finger is above a field only while it
 * presses it, and a browser may give a tap to nobody when the field is another one at its end: until then it stays what it is.
 */
export const Combobox = (props: Props) => {
  const [use, setUse] = useState<Use>('none');
  if (use === 'none') return <Resting {...props} onUse={setUse} />;
  return <Finding {...props} use={use} />;
};

const labelClass = (hidden: boolean): string => (hidden ? 'visually-hidden' : 'field-label');

const Resting = ({
  label,
  hideLabel = false,
  placeholder,
  chosen,
  disabled,
  name,
  describedBy,
  invalid,
  tabIndex,
  onUse,
}: Props & { readonly onUse: (use: Use) => void }) => {
  const id = useId();
  const tapping = useRef(false);
  return (
    <>
      <label htmlFor={id} className={labelClass(hideLabel)}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className="input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-haspopup="listbox"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        data-field={name}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        tabIndex={tabIndex}
        value={chosen}
        onChange={() => onUse('come to')}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') flushSync(() => onUse('pointed at'));
        }}
        onPointerDown={({ pointerType }) => {
          tapping.current = pointerType === 'touch';
        }}
        onFocus={() => {
          if (!tapping.current) onUse('come to');
        }}
        onClick={() => onUse('tapped')}
        onBlur={() => {
          tapping.current = false;
        }}
      />
    </>
  );
};

const Finding = ({
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
  isCell = false,
  tabIndex,
  use,
}: Props & { readonly use: Use }) => {
  const { review } = useWords();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the place of the box that had it
  useLayoutEffect(() => {
    if (use !== 'pointed at') input.current?.focus({ preventScroll: true });
  }, []);
  const { text, standing, setTyped, setTaken } = useText(chosen);
  const [open, setOpen] = useState(use === 'tapped');
  const searchText = text === standing ? '' : text;
  const answer = useAnswer(open, searchText, search);
  // who types fast presses Enter before the answer is there: it takes the first of it
  const taking = useRef<string | null>(null);
  const take = ({ id, name: title }: ComboboxItemData) => {
    setOpen(false);
    setTyped(null);
    setTaken({ name: title, over: chosen });
    onChoose(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer || taking.current !== answer.text) return;
    taking.current = null;
    const [first] = answer.items;
    if (first) take(first);
  }, [answer]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') setOpen(true);
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || searchText === '' || searchText === answer?.text) return;
    event.preventDefault();
    taking.current = searchText;
  };
  return (
    <ComboboxProvider {...ofList} open={open} setOpen={setOpen} value={text} setValue={setTyped}>
      <ComboboxLabel className={labelClass(hideLabel)}>{label}</ComboboxLabel>
      <Input
        ref={input}
        className="input"
        placeholder={placeholder}
        disabled={disabled}
        data-field={name}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        autoSelect={searchText !== ''}
        onKeyDown={onKeyDown}
        {...(isCell ? cell : {})}
        tabIndex={tabIndex}
        onPointerDown={({ currentTarget }) => {
          if (isCell && document.activeElement === currentTarget) setOpen(true);
        }}
        onBlur={() => {
          taking.current = null;
          setTyped(null);
          setTaken(null);
        }}
        onFocus={({ target }) => target.select()}
      />
      <ComboboxPopover className="popover" gutter={4} sameWidth flip portal={false} fitViewport>
        {answer?.text === searchText && answer.items.length === 0 ? <p className="popover-empty">{review.noMatches}</p> : null}
        {(answer?.items ?? []).map((item) => (
          <ComboboxItem
            key={item.id}
            className="popover-item"
            value={item.name}
            setValueOnClick={false}
            onClick={() => take(item)}
          >
            <bdi>{item.name}</bdi>
            {item.detail ? <span className="soft small">{item.detail}</span> : null}
          </ComboboxItem>
        ))}
      </ComboboxPopover>
    </ComboboxProvider>
  );
};
