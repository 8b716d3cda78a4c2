/** Below the lines: they are split into a new order, or another order is merged into this one. */
import { useState } from 'react';
import type { Order, OrderAction } from '../../api/orders.ts';
import { late } from '../../shell/late.tsx';
import { Button } from '../../ui/button.tsx';
import { movingWords } from '../../words/moving-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

const SplitDialog = late(async () => (await import('./split-dialog.tsx')).SplitDialog);
const MergeDialog = late(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** The range of cells that is chosen in the grid is marked there. */
const chosenLines = (): readonly number[] =>
  [...document.querySelectorAll<HTMLElement>('.lines-grid [data-cell][aria-selected="true"]')].map(({ dataset }) =>
    Number.parseInt(dataset.cell ?? '', 10),
  );

type Props = {
  readonly order: Order;
  /** what is being saved is saved */
  readonly settled: () => Promise<unknown>;
};

export const MoveLines = ({ order, settled }: Props) => {
  const words = movingWords[useSpoken().language];
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [isMerging, setMerging] = useState(false);
  const isOffered = (name: OrderAction['action']) => order.actions.some(({ action, offered }) => action === name && offered);
  return (
    <div className="row">
      {isOffered('split') ? (
        <Button onClick={() => void settled().then(() => setChosen(chosenLines()))}>{words.split.open}</Button>
      ) : null}
      {isOffered('merge') && order.customer !== null ? (
        <Button onClick={() => void settled().then(() => setMerging(true))}>{words.merge.open}</Button>
      ) : null}
      {chosen ? <SplitDialog order={order} chosen={chosen} onClose={() => setChosen(null)} /> : null}
      {isMerging ? <MergeDialog order={order} onClose={() => setMerging(false)} /> : null}
    </div>
  );
};
