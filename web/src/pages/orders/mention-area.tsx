import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Colleague } from '../../shell/person.tsx';
import { TextArea } from '../../ui/field.tsx';
import { noticeWords } from '../../words/notice-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { type Mention, mentionAt } from './mentions.ts';

type Props = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value'> & {
  readonly value: string;
  readonly colleagues: readonly Colleague[];
  readonly onText: (text: string) => void;
};

/** A text in which `@` offers colleagues: arrows choose, Enter and Tab take, Escape closes. */
export const MentionArea = ({ value, colleagues, onText, ...area }: Props) => {
  const words = noticeWords[useSpoken().language];
  const listId = useId();
  const [mention, setMention] = useState<Mention | null>(null);
  const [active, setActive] = useState(0);
  const look = (text: string, cursor: number) => {
    setMention(mentionAt(text, cursor, colleagues));
    setActive(0);
  };
  const take = (field: HTMLTextAreaElement, { label }: Colleague) => {
    if (!mention) return;
    const before = `${value.slice(0, mention.start)}@${label} `;
    flushSync(() => {
      onText(before + value.slice(field.selectionStart));
      setMention(null);
    });
    field.setSelectionRange(before.length, before.length);
    field.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!mention || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const count = mention.matches.length;
    const colleague = mention.matches[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (event.key === 'Escape') setMention(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && colleague) take(event.currentTarget, colleague);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const field = () => document.querySelector<HTMLTextAreaElement>(`[aria-controls="${CSS.escape(listId)}"]`);
  return (
    <div>
      <TextArea
        {...area}
        value={value}
        hint={words.mentionHint}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={mention ? listId : undefined}
        aria-activedescendant={mention ? optionId(active) : undefined}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => {
          onText(target.value);
          look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setMention(null)}
      />
      {mention ? (
        <div id={listId} role="listbox" aria-label={words.colleagues} className="popover">
          {mention.matches.map((colleague, index) => (
            <div
              key={colleague.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-active-item={index === active || undefined}
              className="popover-item"
              // the field keeps the focus
              onMouseDown={(event) => {
                event.preventDefault();
                const area = field();
                if (area) take(area, colleague);
              }}
            >
              <bdi>{colleague.label}</bdi>
            </div>
          ))}
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {mention ? words.suggestions(mention.matches.length) : ''}
      </p>
    </div>
  );
};
