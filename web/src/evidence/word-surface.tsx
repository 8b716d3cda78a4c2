/** A page whose words can be taken: a click takes one, a drawn box those in it; by keys arrows choose a word, Shift extends to several, Enter takes them. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { keyName } from '../ui/keys.ts';
import { useKeys } from '../ui/use-keys.ts';
import { visible } from '../ui/visible.ts';
import { useWords } from '../words/use-words.tsx';
import type { Size } from './marks.ts';
import {
  type Area,
  areaBetween,
  areaOf,
  type PageWord,
  rowsOf,
  textOf,
  wordAfter,
  wordAt,
  wordsBetween,
  wordsIn,
} from './page-words.ts';
import { placedAt } from './placed.ts';

export type Picking = {
  /** the field that is filled, as people call it; null: none that can be is chosen */
  readonly target: string | null;
  /** The words of the page; null: they could not be read, and a message says so. */
  readonly load: () => Promise<readonly PageWord[] | null>;
  readonly onTake: (words: readonly PageWord[]) => void;
  /** The field gets the focus. */
  readonly onLeave: () => void;
};

type Props = {
  readonly size: Size;
  readonly picking: Picking;
  /** where the keys begin: what was read for the field; null: at the first word */
  readonly start: Area | null;
  readonly className: string;
  readonly style: React.CSSProperties;
  readonly children: ReactNode;
};

/** Read when somebody comes to the page: of a scan it takes seconds. */
const usePageWords = (load: Picking['load']) => {
  const [words, setWords] = useState<readonly PageWord[]>([]);
  const [isLoading, setLoading] = useState(false);
  const loading = useRef<Promise<readonly PageWord[]>>(undefined);
  const loadNow = async () => {
    setLoading(true);
    const loaded = await load();
    setLoading(false);
    setWords(loaded ?? []);
    if (loaded === null) loading.current = undefined;
    return loaded ?? [];
  };
  const get = (): Promise<readonly PageWord[]> => {
    loading.current ??= loadNow();
    return loading.current;
  };
  return { words, isLoading, get };
};

/** Pixels that a pointer moves before it draws a box. */
const steady = 4;

/** The pointer: what it is over, the box that it draws, and what it takes. */
const usePointer = (size: Size, { words, get }: ReturnType<typeof usePageWords>, take: (words: readonly PageWord[]) => void) => {
  const [hovered, setHovered] = useState<PageWord | null>(null);
  const [drawn, setDrawn] = useState<Area | null>(null);
  const pressed = useRef<MouseEvent | null>(null);
  const hasDrawn = useRef(false);
  const surface = useRef<HTMLDivElement>(null);
  const pointAt = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const { left, top, width, height } = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  };
  const end = () => {
    pressed.current = null;
    setDrawn(null);
  };
  return {
    hovered,
    drawn,
    surface,
    hands: {
      onPointerEnter: () => void get(),
      onPointerLeave: () => setHovered(null),
      onPointerDown: (event: PointerEvent) => {
        hasDrawn.current = false;
        // a finger that moves scrolls
        if (event.button === 0 && event.pointerType !== 'touch') pressed.current = event;
      },
      // the field keeps the focus
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerMove: (event: PointerEvent) => {
        const from = pressed.current;
        if (!from) return setHovered(wordAt(words, pointAt(event)));
        if (!hasDrawn.current && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < steady)
          return undefined;
        hasDrawn.current = true;
        setHovered(null);
        surface.current?.setPointerCapture(event.pointerId);
        return setDrawn(areaOf(pointAt(from), pointAt(event)));
      },
      onPointerUp: (event: PointerEvent) => {
        const from = pressed.current;
        const area = from && hasDrawn.current ? areaOf(pointAt(from), pointAt(event)) : null;
        end();
        if (area) void get().then((all) => take(wordsIn(all, area)));
      },
      onPointerCancel: end,
      onClickCapture: (event: MouseEvent) => {
        const mark = event.target instanceof Element ? event.target.closest('.mark') : null;
        const isOfOther = mark !== null && mark.getAttribute('aria-current') === null;
        // the box of another field leads to that field, unless Shift says that its words are wanted
        if (!hasDrawn.current && isOfOther && !event.shiftKey) return;
        event.stopPropagation();
        if (hasDrawn.current) return;
        const point = pointAt(event);
        void get().then((all) => {
          const word = wordAt(all, point);
          if (word) take([word]);
        });
      },
    },
  };
};

/** Two words that were chosen by keys, with all between them. */
type Choice = { readonly anchor: PageWord; readonly head: PageWord };

export const WordSurface = ({ size, picking, start, className, style, children }: Props) => {
  const { evidence } = useWords().review;
  const latest = useRef(picking);
  latest.current = picking;
  const pageWords = usePageWords(() => latest.current.load());
  const { words, isLoading, get } = pageWords;
  const take = (chosenWords: readonly PageWord[]) => {
    latest.current.onLeave();
    latest.current.onTake(chosenWords);
  };
  const { hovered, drawn, surface, hands } = usePointer(size, pageWords, take);
  const rows = useMemo(() => rowsOf(words), [words]);
  const [choice, setChoice] = useState<Choice | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useKeys({ 'alt+p': () => list.current?.focus() });
  const begin = async () => {
    const all = await get();
    if (document.activeElement !== list.current) return;
    const first = (start && wordsIn(all, start)[0]) ?? rowsOf(all)[0]?.[0];
    setChoice(first ? { anchor: first, head: first } : null);
  };
  const act = (key: string): boolean => {
    if (key === 'escape') {
      picking.onLeave();
      return true;
    }
    if (!choice) return false;
    if (key === 'enter') {
      take(wordsBetween(words, choice.anchor, choice.head));
      return true;
    }
    const head = wordAfter(key.replace('shift+', ''), rows, choice.head);
    if (head) setChoice({ anchor: key.includes('shift+') ? choice.anchor : head, head });
    return head !== null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!act(keyName(event.nativeEvent))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={surface} className={`${className} paper-words`} style={style} {...hands}>
      <p className="word-wait" role="status">
        {isLoading ? <span>{evidence.readingWords}</span> : null}
      </p>
      {children}
      <div
        ref={list}
        className="word-list"
        role="listbox"
        tabIndex={0}
        aria-label={picking.target === null ? evidence.words : evidence.wordsFor(picking.target)}
        aria-activedescendant={choice ? `${id}-${words.indexOf(choice.head)}` : undefined}
        onFocus={() => void begin()}
        onBlur={() => setChoice(null)}
        onKeyDown={onKeyDown}
      >
        {choice ? <Chosen id={`${id}-${words.indexOf(choice.head)}`} {...{ choice, words, size }} /> : null}
      </div>
      {hovered ? <div className="word-hovered" style={placedAt(hovered, size)} /> : null}
      {drawn ? <div className="word-drawn" style={placedAt(drawn, size)} /> : null}
    </div>
  );
};

type ChosenProps = {
  readonly id: string;
  readonly choice: Choice;
  readonly words: readonly PageWord[];
  readonly size: Size;
};

const Chosen = ({ id, choice: { anchor, head }, words, size }: ChosenProps) => (
  <div
    // another one for each word: it is scrolled to when it is drawn
    key={id}
    ref={(element) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    id={id}
    role="option"
    aria-selected
    className="word-chosen"
    aria-label={visible(
      rowsOf(wordsBetween(words, anchor, head))
        .map(textOf)
        .join(' '),
    )}
    style={placedAt(areaBetween(anchor, head), size)}
  />
);
