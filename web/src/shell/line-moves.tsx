/** The orders between which and this one a person moved lines. */
import { Link } from 'wouter';
import type { Order } from '../api/orders.ts';
import { routes } from '../routes.ts';
import { movingWords } from '../words/moving-words.ts';
import { useFormat, useSpoken } from '../words/use-words.tsx';
import { Card } from './page.tsx';
import { usePersonName } from './person.tsx';

export const LineMoves = ({ order }: { readonly order: Order }) => {
  const words = movingWords[useSpoken().language];
  const format = useFormat();
  const personName = usePersonName();
  const { line_moves: moves, status } = order;
  if (moves.length === 0) return null;
  const isAny = (...relations: readonly string[]) => moves.some(({ relation }) => relations.includes(relation));
  return (
    <Card title={words.moves}>
      {moves.map(({ relation, id, reference, by, at }) => (
        <p key={relation + id + at}>
          {words.relations[relation]} <Link href={routes.order.to({ id })}>{reference}</Link>{' '}
          <span className="soft">
            {personName(by)} · {format.dateTime(at)}
          </span>
        </p>
      ))}
      {status === 'DRAFT' && isAny('split_into', 'split_from') ? <p className="soft">{words.undoSplit}</p> : null}
      {status === 'DRAFT' && isAny('merged_from') ? <p className="soft">{words.undoMerge}</p> : null}
    </Card>
  );
};
