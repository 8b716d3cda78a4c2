/** What an order was read from: its pages where they are at hand, a way to get them where they are not, else the sketch. */
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '../api/orders.ts';
import { fetchEvidence, orderPagesQuery, orderPicture, orderWordsQuery } from '../api/pages.ts';
import { useCan } from '../api/session.ts';
import { isOver, taskQuery } from '../api/tasks.ts';
import { EvidencePane } from '../evidence/evidence-pane.tsx';
import { marksIn } from '../evidence/marks.ts';
import type { PageWord } from '../evidence/page-words.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/field.tsx';
import { Failed } from '../ui/states.tsx';
import { useToast } from '../ui/toast.tsx';
import { dottedName } from '../words/detail-names.ts';
import { sentenceOf } from '../words/problem-words.ts';
import { useFormat, useWords } from '../words/use-words.tsx';
import { useFieldName } from './use-field-name.ts';
import { useSentence } from './use-sentence.ts';

/** Where words of a picture lie. */
export type PagePlace = { readonly file: number; readonly page: number };
/** How words of the pictures fill the fields of an order. */
export type Taking = {
  /** the field that is filled, as people call it; null: none that can be is chosen */
  readonly target: string | null;
  readonly take: (words: readonly PageWord[], at: PagePlace) => void;
};

type Props = {
  readonly order: Order;
  readonly field: string | null;
  readonly onPick: (field: string) => void;
  /** absent: the pictures are only looked at */
  readonly taking?: Taking | null;
};

/** Outside of what is drawn: a new function would make a new list at every drawing. */
const answered = <Data,>(queries: readonly { readonly data: Data | undefined }[]): readonly Data[] =>
  queries.flatMap(({ data }) => (data ? [data] : []));

export const OrderEvidence = ({ order, field, onPick, taking = null }: Props) => {
  const words = useWords();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const marks = useMemo(() => marksIn(order).map((mark) => ({ ...mark, field: dottedName(mark.field) })), [order]);
  const files = order.extraction_metadata?.files ?? [];
  const shownFiles = [...new Set(marks.filter(({ place }) => place?.kind !== 'cell').map(({ file }) => file))].filter(
    (file) => files[file],
  );
  const pagesByFile = useQueries({ queries: shownFiles.map((file) => orderPagesQuery(order.id, file)), combine: answered });
  const pages = useMemo(
    () => pagesByFile.flatMap(({ file, pages: all }) => (all ?? []).map(({ number }) => ({ file, name: String(number) }))),
    [pagesByFile],
  );
  const nameOf = useFieldName();
  const sizeOf = (file: number, page: string) => {
    const pageInfo = pagesByFile.find((of) => of.file === file)?.pages?.find(({ number }) => String(number) === page);
    return pageInfo ? { width: pageInfo.width, height: pageInfo.height } : null;
  };
  const inWords = files.length > 0 && files.every(({ type }) => type === 'mail_text');
  const pickingOf =
    ({ target, take }: Taking) =>
    (file: number, page: string) => ({
      target,
      load: () =>
        client.fetchQuery(orderWordsQuery(order.id, file, Number(page))).catch((error: unknown) => {
          complain(sentence(error));
          return null;
        }),
      onTake: (chosenWords: readonly PageWord[]) => take(chosenWords, { file, page: Number(page) }),
      onLeave: () => (field === null ? undefined : onPick(field)),
    });
  const can = useCan();
  const missing =
    can('orders:write') && !inWords && pagesByFile.some(({ at_hand: atHand }) => !atHand) && order.source.kind === 'email';
  return (
    <EvidencePane
      marks={marks}
      files={files.map(({ name }) => name)}
      pages={pages}
      field={field}
      nameOf={nameOf}
      onPick={onPick}
      imageOf={(file, page) => {
        const size = sizeOf(file, page);
        return size && { size, picture: orderPicture(order.id, file, Number(page)) };
      }}
      {...(taking ? { pickingOf: pickingOf(taking) } : {})}
    >
      {missing ? <Fetch id={order.id} /> : null}
      {inWords ? <p>{words.review.evidence.inWords}</p> : null}
    </EvidencePane>
  );
};

const remembered = 'load-pages';
/** A setting to see every page: they are then fetched as soon as a draft opens. */
const loadsPages = {
  on: (): boolean => localStorage.getItem(remembered) === 'on',
  set: (on: boolean): void => (on ? localStorage.setItem(remembered, 'on') : localStorage.removeItem(remembered)),
};

const Fetch = ({ id }: { readonly id: string }) => {
  const words = useWords();
  const { evidence } = words.review;
  const { examples } = useFormat();
  const client = useQueryClient();
  const sentence = useSentence();
  const load = useMutation({ mutationFn: () => fetchEvidence(id) });
  const { data, error } = useQuery(taskQuery(load.data ?? ''));
  const task = load.data === undefined ? undefined : data;
  const isDone = task?.state === 'succeeded';
  useEffect(() => {
    const ofPages = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[2] === id && String(queryKey[3]).startsWith('pages-');
    if (isDone) void client.invalidateQueries({ predicate: ofPages });
  }, [isDone, client, id]);
  const [always, setAlways] = useState(loadsPages.on);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    if (always) load.mutate();
  }, [id]);
  const failure = load.error ?? error;
  const busy = load.isPending || isDone || (load.data !== undefined && !failure && !isOver(task));
  return (
    <div className="stack-tight">
      {failure ? <Failed sentence={sentence(failure)} /> : null}
      {task?.error ? (
        <Failed sentence={sentenceOf({ code: task.error.code, status: 409, detail: task.error.message }, words, examples())} />
      ) : null}
      <div className="row">
        <Button icon="refresh" busy={busy} onClick={() => load.mutate()}>
          {busy ? evidence.loadingPage : evidence.loadPage}
        </Button>
        <Check
          label={evidence.always}
          checked={always}
          onChange={({ target }) => {
            loadsPages.set(target.checked);
            setAlways(target.checked);
          }}
        />
      </div>
    </div>
  );
};
