/** A page with a box for each text that was read: on its picture where there is one, else as a sketch of the texts at their places. */
import { memo, useMemo } from 'react';
import { visible } from '../ui/visible.ts';
import { type BoxMark, extentOf, fieldOf, type Mark, type Size } from './marks.ts';
import { placedAt } from './placed.ts';
import { type Picking, WordSurface } from './word-surface.tsx';

type Props = {
  readonly marks: readonly Mark[];
  /** of the page in points; null: as large as the boxes need */
  readonly size: Size | null;
  /** URL of the page's picture; null: there is none */
  readonly picture: string | null;
  readonly active: readonly Mark[];
  readonly zoom: number;
  readonly nameOf: (field: string) => string;
  readonly onPick: (field: string) => void;
  /** the words of the picture fill fields */
  readonly picking: Picking | null;
};

const isBox = (mark: Mark): mark is BoxMark => mark.place?.kind === 'box';

export const Paper = ({ marks, size, picture, active, zoom, nameOf, onPick, picking }: Props) => {
  const boxes = useMemo(() => marks.filter(isBox), [marks]);
  const needed = useMemo(() => extentOf(marks), [marks]);
  const { width, height } = size ?? needed;
  const fields = new Set(active.map(({ field }) => field));
  const frame = {
    className: `paper ${picture ? 'paper-picture' : 'paper-sketch'}`,
    style: { aspectRatio: `${width} / ${height}`, width: `${zoom * 100}%` },
  };
  const content = (
    <>
      {picture ? <img className="paper-image" src={picture} alt="" /> : null}
      {boxes.map((mark) => (
        <Box
          key={mark.field}
          {...{ mark, width, height, nameOf, onPick }}
          isCurrent={fields.has(mark.field)}
          isSketch={picture === null}
        />
      ))}
    </>
  );
  if (!picking) return <div {...frame}>{content}</div>;
  const start = boxes.find(({ field }) => fields.has(field))?.place ?? null;
  return (
    <WordSurface {...frame} {...{ picking, start }} size={{ width, height }}>
      {content}
    </WordSurface>
  );
};

type BoxProps = Size &
  Pick<Props, 'nameOf' | 'onPick'> & {
    readonly mark: BoxMark;
    /** it is of the field that has the focus */
    readonly isCurrent: boolean;
    readonly isSketch: boolean;
  };

/** Drawn again where the focus comes or goes: a page may have thousands of boxes. */
const Box = memo(({ mark, width, height, isCurrent, isSketch, nameOf, onPick }: BoxProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={`mark ${mark.confidence < 0.7 ? 'mark-low' : 'mark-high'}`}
    aria-current={isCurrent ? 'true' : undefined}
    aria-label={`${nameOf(mark.field)}: ${visible(mark.source)}`}
    title={nameOf(mark.field)}
    style={{
      ...placedAt(mark.place, { width, height }),
      fontSize: `${(82 * mark.place.height) / width}cqw`,
    }}
    onClick={() => onPick(fieldOf(mark))}
  >
    {isSketch ? <bdi aria-hidden="true">{visible(mark.source)}</bdi> : null}
  </button>
));
