/** The command palette: one field that finds records, pages and actions, by keyboard. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { type OptionGroup, OptionGroups } from '../../ui/option-groups.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { paletteWords } from '../../words/palette-words.ts';
import { useSpoken } from '../../words/use-words.tsx';
import { recentRecords } from '../recent.ts';
import { hitsQuery, recentQuery, shortest } from './palette.queries.ts';
import { type Entry, matching, useCommands, useHitEntries } from './palette-entries.ts';

const kinds = ['order', 'customer', 'product', 'email'] as const;
const pauseMs = 150;

/** The text once nothing was typed for a moment. */
const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const useRecent = (): readonly Entry[] => {
  const entryOf = useHitEntries();
  const [recents] = useState(recentRecords);
  const answers = useQueries({ queries: recents.map(recentQuery) });
  return answers.flatMap(({ data }) => (data ? [entryOf(data)] : []));
};

type Props = { readonly onClose: () => void; readonly onShortcuts: () => void };

const useGroups = (typed: string, onShortcuts: () => void) => {
  const { groups: names } = paletteWords[useSpoken().language];
  const { pages, actions } = useCommands(onShortcuts);
  const recent = useRecent();
  const entryOf = useHitEntries();
  const text = useSettledText(typed);
  const { data: hits, isFetching, isError } = useQuery(hitsQuery(text));
  const searched = typed.length >= shortest;
  const ofKind = (kind: (typeof kinds)[number]) =>
    (searched ? (hits ?? []) : []).filter((hit) => hit.kind === kind).map((hit) => ({ ...entryOf(hit), isAnswer: true }));
  const all: readonly OptionGroup<Entry>[] =
    typed === ''
      ? [
          { id: 'recent', name: names.recent, options: recent },
          { id: 'pages', name: names.pages, options: pages },
          { id: 'actions', name: names.actions, options: actions },
        ]
      : [
          { id: 'pages', name: names.pages, options: matching(pages, typed) },
          { id: 'actions', name: names.actions, options: matching(actions, typed) },
          ...kinds.map((kind) => ({ id: kind, name: names[kind], options: ofKind(kind) })),
        ];
  const settled = !searched || (text === typed && !isFetching);
  return { groups: all.filter(({ options }) => options.length > 0), settled, failed: searched && settled && isError };
};

export const Palette = ({ onClose, onShortcuts }: Props) => {
  const words = paletteWords[useSpoken().language];
  const [text, setText] = useState('');
  const typed = text.trim();
  const { groups, settled, failed } = useGroups(typed, onShortcuts);
  const hint = useId();
  // the browser's own search is not what is meant by the same keys again
  useKeys({ 'ctrl+k': onClose }, { inDialog: true });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const status = failed ? words.failed : count === 0 ? words.none : typed === '' ? '' : words.count(count);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <OptionGroups
        label={words.field}
        listLabel={words.results}
        placeholder={words.placeholder}
        text={text}
        onText={setText}
        groups={groups}
        settled={settled}
        describedBy={hint}
        onTake={({ run }) => {
          onClose();
          run();
        }}
      />
      <p className="small soft options-foot">
        <span id={hint}>{words.keys}</span> <span role="status">{settled ? status : ''}</span>
      </p>
    </Dialog>
  );
};
