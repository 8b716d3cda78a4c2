/** Files on their way: sent three at a time, then followed by their tasks, which stand in the URL, so that a reload goes on. */
import { useCallback, useRef, useState } from 'react';
import { sendFile } from '../../api/upload.ts';
import { useFilters } from '../../shell/use-filters.ts';

export type Upload =
  | { readonly key: string; readonly name: string; readonly state: 'sending'; readonly share: number }
  | { readonly key: string; readonly name: string; readonly state: 'refused'; readonly error: unknown }
  | { readonly key: string; readonly name: string; readonly state: 'sent'; readonly task: string };

const atOnce = 3;
const separator = '.';

/** Letters and digits alone: percent signs are taken apart once more on the way through the router. */
const escaped = (name: string): string => name.replace(/[^\p{L}\p{N}_-]/gu, (char) => `!${char.codePointAt(0)?.toString(16)}!`);
const unescaped = (text: string): string =>
  text.replace(/!([0-9a-f]{1,6})!/g, (_, code: string) => String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))));

/** `task~name` for each, in the URL. */
const parse = (text: string): readonly Upload[] =>
  text.split(separator).flatMap((part) => {
    const [task = '', name = ''] = part.split('~');
    return task ? [{ key: task, task, name: unescaped(name), state: 'sent' as const }] : [];
  });
const write = (uploads: readonly Upload[]): string =>
  uploads.flatMap((entry) => (entry.state === 'sent' ? [`${entry.task}~${escaped(entry.name)}`] : [])).join(separator);

export const useUploads = () => {
  const [{ tasks }, set] = useFilters(['tasks']);
  const [uploads, setUploads] = useState<readonly Upload[]>(() => parse(tasks));
  const current = useRef(uploads);
  const waiting = useRef<{ readonly key: string; readonly file: File }[]>([]);
  const running = useRef(0);

  const update = useCallback(
    (change: (before: readonly Upload[]) => readonly Upload[]) => {
      current.current = change(current.current);
      setUploads(current.current);
      set({ tasks: write(current.current) });
    },
    [set],
  );
  const replace = (key: string, next: Upload) => update((all) => all.map((entry) => (entry.key === key ? next : entry)));
  const sendNext = () => {
    const next = waiting.current.shift();
    if (!next) return;
    const { key, file } = next;
    running.current += 1;
    sendFile('/sales/sales-orders/upload_document/', file, (share) =>
      replace(key, { key, name: file.name, state: 'sending', share }),
    )
      .then(
        ({ task_id: task }) => replace(key, { key, name: file.name, state: 'sent', task }),
        (error: unknown) => replace(key, { key, name: file.name, state: 'refused', error }),
      )
      .finally(() => {
        running.current -= 1;
        sendNext();
      });
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file, index) => ({ key: `${Date.now()}-${index}-${file.name}`, file }));
      update((all) => [...added.map(({ key, file }): Upload => ({ key, name: file.name, state: 'sending', share: 0 })), ...all]);
      waiting.current.push(...added);
      while (running.current < atOnce && waiting.current.length > 0) sendNext();
    },
    forget: (key: string) => update((all) => all.filter((entry) => entry.key !== key)),
  };
};
