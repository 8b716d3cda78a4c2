import { useFormat } from '../../words/use-words.tsx';

type Props<Name extends string> = {
  readonly names: Readonly<Record<Name, string>>;
  readonly counts: Readonly<Record<Name, number>>;
};

export const Counts = <Name extends string>({ names, counts }: Props<Name>) => {
  const format = useFormat();
  return (
    <dl className="facts">
      {(Object.keys(names) as Name[]).map((name) => (
        <div key={name} className="facts-row">
          <dt>{names[name]}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
};
