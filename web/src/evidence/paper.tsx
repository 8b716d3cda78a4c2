/** A page with a box for each text that was read: on its picture where there is one, else as a sketch of the texts at their places. */
import { visible } from '../ui/visible.ts';
import { type BoxMark, extentOf, fieldOf, type Mark, type Size } from './marks.ts';

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
};

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
const isBox = (mark: Mark): mark is BoxMark => mark.place?.kind === 'box';

export const Paper = ({ marks, size, picture, active, zoom, nameOf, onPick }: Props) => {
  const { width, height } = size ?? extentOf(marks);
  return (
    <div
      className={`paper ${picture ? 'paper-picture' : 'paper-sketch'}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `${zoom * 100}%` }}
    >
      {picture ? <img className="paper-image" src={picture} alt="" /> : null}
      {marks.filter(isBox).map((mark) => (
        <button
          key={mark.field}
          type="button"
          tabIndex={-1}
          className={`mark ${mark.confidence < 0.7 ? 'mark-low' : 'mark-high'}`}
          aria-current={active.some(({ field }) => field === mark.field) ? 'true' : undefined}
          aria-label={`${nameOf(mark.field)}: ${visible(mark.source)}`}
          title={nameOf(mark.field)}
          style={{
            left: share(mark.place.x, width),
            top: share(mark.place.y, height),
            width: share(mark.place.width, width),
            height: share(mark.place.height, height),
            fontSize: `${(82 * mark.place.height) / width}cqw`,
          }}
          onClick={() => onPick(fieldOf(mark))}
        >
          {picture ? null : <bdi aria-hidden="true">{visible(mark.source)}</bdi>}
        </button>
      ))}
    </div>
  );
};
