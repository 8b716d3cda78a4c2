/** Columns over places, each series in its colour; the numbers stand in a table behind. */
import { Link } from 'wouter';
import { useWords } from '../words/use-words.tsx';

export type Series = { readonly name: string; readonly values: readonly number[]; readonly tone: 'accent' | 'good' | 'warn' };

type Props = {
  readonly label: string;
  /** of the places, as people read them */
  readonly categories: readonly string[];
  /** what each place counts, as a list of its own */
  readonly hrefs?: readonly string[];
  readonly categoryName: string;
  readonly series: readonly Series[];
  /** a line at this place, 0 to the number of places */
  readonly line?: number;
};

const height = 140;
const columnWidth = 10;

export const Chart = ({ label, categories, hrefs, categoryName, series, line }: Props) => {
  const { dashboard } = useWords();
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const width = Math.max(1, categories.length) * columnWidth;
  const share = columnWidth / series.length;
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {series.map(({ name, values, tone }, index) =>
          values.map((value, position) => {
            const tall = (value / highest) * (height - 6);
            return value === 0 ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                key={`${name}/${position}`}
                className={`chart-${tone}`}
                x={position * columnWidth + index * share + 0.6}
                y={height - tall}
                width={share - 1.2}
                height={tall}
              />
            );
          }),
        )}
        {line === undefined ? null : (
          <line
            className="chart-line"
            x1={line * columnWidth}
            x2={line * columnWidth}
            y1={0}
            y2={height}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className="chart-axis" aria-hidden="true">
        <span>{categories[0]}</span>
        <span>{categories.at(-1)}</span>
      </div>
      <figcaption className="row small">
        {series.length > 1
          ? series.map(({ name, tone }) => (
              <span key={name} className={`chart-key chart-key-${tone}`}>
                {name}
              </span>
            ))
          : null}
        <details>
          <summary>{dashboard.asTable}</summary>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{categoryName}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, index) =>
                series.some(({ values }) => values[index]) ? (
                  <tr key={category}>
                    <td>{hrefs?.[index] ? <Link href={hrefs[index]}>{category}</Link> : category}</td>
                    {series.map(({ name, values }) => (
                      <td key={name} className="number">
                        {values[index]}
                      </td>
                    ))}
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
};
