/** Which lines a new order gets. */
import { useState } from 'react';
import { splitOrder } from '../../api/move-lines.ts';
import type { Order, OrderLine } from '../../api/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check } from '../../ui/field.tsx';
import { visible } from '../../ui/visible.ts';
import { movingWords } from '../../words/moving-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';
import { useMoving } from './use-moving.ts';

type Props = { readonly order: Order; readonly chosen: readonly number[]; readonly onClose: () => void };

const hasArticle = (lines: readonly OrderLine[]): boolean => lines.some(({ kind }) => kind === 'product');

export const SplitDialog = ({ order, chosen, onClose }: Props) => {
  const all = movingWords[useSpoken().language];
  const words = all.split;
  const format = useFormat();
  const [lines, setLines] = useState<ReadonlySet<number>>(() => new Set(chosen));
  const moving = useMoving({
    order,
    move: (versioned) => splitOrder(versioned, [...lines]),
    messageOf: ({ line_moves: moves }) => words.moved(moves.at(-1)?.reference ?? ''),
    onClose,
  });
  const isMoved = (_: unknown, index: number) => lines.has(index + 1);
  const stays = (_: unknown, index: number) => !lines.has(index + 1);
  const isPossible = [isMoved, stays].every((isOfPart) => hasArticle(order.lines.filter(isOfPart)));
  const toggle = (number: number) =>
    setLines((before) => new Set(before.has(number) ? [...before].filter((line) => line !== number) : [...before, number]));
  const textOf = ({ qty, unit, code, name }: OrderLine) =>
    [qty === null ? null : format.number(qty), unit, code, name].filter(Boolean).join(' ');
  return (
    <Dialog
      title={words.title(order.reference)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button look="primary" busy={moving.isPending} disabled={!isPossible} onClick={() => moving.mutate()}>
            {words.submit(lines.size)}
          </Button>
        </>
      }
    >
      <p className="soft">{words.hint}</p>
      <fieldset className="stack-tight">
        <legend>{words.lines}</legend>
        {order.lines.map((line, index) => (
          <Check
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={index}
            label={visible(words.line(index + 1, textOf(line)))}
            checked={lines.has(index + 1)}
            onChange={() => toggle(index + 1)}
          />
        ))}
      </fieldset>
      {lines.size > 0 && !isPossible ? <p role="status">{words.leave}</p> : null}
    </Dialog>
  );
};
