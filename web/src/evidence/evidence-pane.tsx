/** Everything that was read, page by page; the page of the field that has the focus is in front. */
import '../styles/evidence.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Message } from '../ui/states.tsx';
import { Foreign } from '../ui/text.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { visible } from '../ui/visible.ts';
import { useFormat, useWords } from '../words/use-words.tsx';
import { fieldOf, type Mark, marksFor, type Sheet, type Size, sheetsOf } from './marks.ts';
import { Paper } from './paper.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { Picking } from './word-surface.tsx';

export type PageImage = { readonly picture: string; readonly size: Size };

type Props = {
  readonly marks: readonly Mark[];
  /** names of the files that were read */
  readonly files: readonly string[];
  /** pages that are at hand */
  readonly pages?: readonly Pick<Sheet, 'file' | 'name'>[];
  /** the field that has the focus */
  readonly field: string | null;
  readonly nameOf: (field: string) => string;
  readonly onPick: (field: string) => void;
  /** pictures of pages, where they are at hand */
  readonly imageOf?: (file: number, page: string) => PageImage | null;
  /** how words of a page's picture fill fields; absent: they do not */
  readonly pickingOf?: (file: number, page: string) => Picking;
  /** a way to get the pictures, above the page */
  readonly children?: ReactNode;
};

const zooms = [1, 1.4, 2];

/** Scrolls the pane alone: the field that is being typed in stays where it is. */
const bringIntoView = (pane: Element | null): void => {
  const mark = pane?.querySelector('[aria-current=true]');
  if (!mark || !pane) return;
  const [inner, outer] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right) return;
  pane.scrollBy({ top: inner.top - outer.top - outer.height / 3, left: inner.left - outer.left - outer.width / 3 });
};

export const EvidencePane = ({ marks, files, pages, field, nameOf, onPick, imageOf, pickingOf, children }: Props) => {
  const words = useWords();
  const { evidence } = words.review;
  const sheets = useMemo(() => sheetsOf(marks, pages), [marks, pages]);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const active = marksFor(field, marks);
  const activeSheet = sheets.findIndex((sheet) => sheet.marks.some((mark) => active.includes(mark)));
  useEffect(() => {
    if (activeSheet >= 0) setAt(activeSheet);
  }, [activeSheet]);
  const turn = (by: number) => setAt((index) => Math.min(sheets.length - 1, Math.max(0, index + by)));
  useKeys({ '[': () => turn(-1), ']': () => turn(1) });
  const sheet = sheets[Math.min(at, sheets.length - 1)];
  const image = (sheet?.kind === 'page' && imageOf?.(sheet.file, sheet.name)) || null;
  const picking = (image && sheet && pickingOf?.(sheet.file, sheet.name)) || null;
  const pane = useRef<HTMLDivElement>(null);
  // where a mark lies changes with the field, the page, its size and its zoom
  const lies = [active[0]?.field, sheet?.kind, sheet?.file, sheet?.name, image?.size.width, image?.size.height, zoom].join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it lies elsewhere
  useEffect(() => bringIntoView(pane.current), [lies]);
  if (marks.length === 0) return <Message icon="file" title={evidence.none} />;
  return (
    <section className="evidence" aria-label={evidence.title}>
      <header className="evidence-head">
        <Tabs sheets={sheets} files={files} at={at} onTurn={setAt} />
        <div className="row">
          <IconButton icon="zoom-out" label={evidence.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <IconButton
            icon="zoom-in"
            label={evidence.zoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      </header>
      {children}
      <Told marks={active} />
      {picking ? <p className="evidence-hint small soft">{hintOf(picking.target, evidence)}</p> : null}
      <div
        ref={pane}
        className="evidence-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys (axe: scrollable-region-focusable)
        tabIndex={0}
        role="group"
        aria-label={sheet ? sheetName(sheet, evidence) : evidence.title}
      >
        {sheet ? <Drawn sheet={sheet} {...{ active, nameOf, onPick, image, picking }} zoom={zooms[zoom] ?? 1} /> : null}
        <Nowhere marks={marks.filter(({ place }) => place === null)} nameOf={nameOf} onPick={onPick} />
      </div>
    </section>
  );
};

type Words = ReturnType<typeof useWords>['review']['evidence'];
const sheetName = (sheet: Sheet, words: Words): string =>
  sheet.kind === 'sheet' ? words.sheet(visible(sheet.name)) : `${words.pageShort} ${sheet.name}`;

const hintOf = (target: string | null, words: Words): string =>
  target === null ? words.chooseField : words.fill(visible(target));

const Tabs = ({
  sheets,
  files,
  at,
  onTurn,
}: {
  readonly sheets: readonly Sheet[];
  readonly files: readonly string[];
  readonly at: number;
  readonly onTurn: (at: number) => void;
}) => {
  const { evidence } = useWords().review;
  return (
    <div className="choices" role="group" aria-label={evidence.title}>
      {sheets.map((sheet, index) => (
        <button
          key={`${sheet.file}/${sheet.kind}/${sheet.name}`}
          type="button"
          className="choice"
          aria-pressed={index === at}
          title={visible(files[sheet.file] ?? '')}
          onClick={() => onTurn(index)}
        >
          {sheetName(sheet, evidence)}
        </button>
      ))}
    </div>
  );
};

type DrawnProps = Pick<Props, 'nameOf' | 'onPick'> & {
  readonly sheet: Sheet;
  readonly image: PageImage | null;
  readonly picking: Picking | null;
  readonly active: readonly Mark[];
  readonly zoom: number;
};

const Drawn = ({ sheet, image, picking, active, zoom, nameOf, onPick }: DrawnProps) => {
  const { evidence } = useWords().review;
  if (sheet.kind === 'sheet') return <SheetGrid name={sheet.name} marks={sheet.marks} {...{ active, nameOf, onPick }} />;
  return (
    <>
      {image ? null : <p className="small soft">{evidence.sketch}</p>}
      <Paper
        key={`${sheet.file}/${sheet.name}`}
        marks={sheet.marks}
        size={image?.size ?? null}
        picture={image?.picture ?? null}
        {...{ active, zoom, nameOf, onPick, picking }}
      />
    </>
  );
};

/** The text of the field in focus as it stands in the document, and how sure the reader was. */
const Told = ({ marks }: { readonly marks: readonly Mark[] }) => {
  const { evidence } = useWords().review;
  const format = useFormat();
  return (
    <div className="evidence-told" aria-live="polite">
      {marks.map((mark) => (
        <p key={mark.field}>
          <q>
            <Foreign>{mark.source}</Foreign>
          </q>{' '}
          <Badge tone={mark.confidence < 0.7 ? 'warn' : 'good'}>{format.share(mark.confidence)}</Badge>{' '}
          <span className="soft small">{mark.derived ? evidence.derived : evidence.readBy[mark.reader]}</span>
        </p>
      ))}
    </div>
  );
};

const Nowhere = ({ marks, nameOf, onPick }: { readonly marks: readonly Mark[] } & Pick<Props, 'nameOf' | 'onPick'>) => {
  const { evidence } = useWords().review;
  if (marks.length === 0) return null;
  return (
    <div className="evidence-nowhere">
      <h3 className="small soft">{evidence.nowhere}</h3>
      <ul>
        {marks.map((mark) => (
          <li key={mark.field}>
            <button type="button" tabIndex={-1} className="cell-mark" onClick={() => onPick(fieldOf(mark))}>
              <span className="soft">{nameOf(mark.field)}: </span>
              <Foreign>{mark.source}</Foreign>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
