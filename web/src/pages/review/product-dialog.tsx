/** What a line names is made a product, or is one that the customer calls by another name: without leaving the draft. */
import { useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { makeProduct } from '../../api/records.ts';
import { useCan } from '../../api/session.ts';
import { searchProducts } from '../../shell/record-search.ts';
import { useForm } from '../../shell/use-form.ts';
import { Check, Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { equalLines } from './equal-lines.ts';
import { RecordChoice } from './record-choice.tsx';
import type { Draft } from './use-draft.ts';
import type { Lines } from './use-grid-edits.tsx';
import { useRecordWords } from './use-record-words.ts';

type Props = {
  readonly order: Order;
  /** from 1 */
  readonly number: number;
  readonly save: Draft['save'];
  readonly lines: Lines;
  readonly onClose: () => void;
};

export const ProductDialog = ({ order, number, save, lines, onClose }: Props) => {
  const can = useCan();
  const format = useFormat();
  const { catalog, common, review } = useWords();
  const words = useRecordWords();
  const { say } = useToast();
  const line = order.lines[number - 1];
  const lineText = line?.code ?? line?.name ?? '';
  const otherLines = equalLines(order, number, null);
  const [learn, setLearn] = useState(true);
  const [all, setAll] = useState(true);
  const mayLearn = order.customer !== null && lineText !== '';
  const link = async (id: string, message: string) => {
    const outcome = await save(`lines.${number}.product`, id, { learn: learn && mayLearn });
    onClose();
    if (outcome !== 'saved') return;
    say(message);
    if (all && otherLines.length > 0)
      lines.enter(
        otherLines.map((lineNumber) => ({ field: `lines.${lineNumber}.product`, value: id, text: '' })),
        words.applied,
      );
  };
  const initialValues = {
    code: line?.code ?? '',
    name: line?.name ?? '',
    unit: line?.unit ?? '',
    price: line?.price == null ? '' : format.moneyInput(line.price),
    currency: order.currency ?? '',
  };
  const form = useForm(initialValues, async ({ price, ...details }) => {
    const created = await makeProduct({ ...details, price: format.parseInput(price) ?? price });
    await link(created.data.id, words.made(created.data.name));
  });
  return (
    <RecordChoice
      title={words.product.title(String(number))}
      make={words.product.make}
      label={catalog.product}
      placeholder={review.chooseProduct}
      form={form}
      search={searchProducts}
      fields={
        can('new_products:write') ? (
          <>
            <Field label={catalog.code} required {...form.field('code')} />
            <Field label={common.name} required {...form.field('name')} />
            <Field label={catalog.unit} {...form.field('unit')} />
            <Field label={catalog.price} inputMode="decimal" {...form.field('price')} />
            <Field label={catalog.currency} {...form.field('currency')} />
          </>
        ) : null
      }
      besides={() => (
        <>
          {mayLearn ? (
            <Check
              label={words.rememberProduct(visible(lineText))}
              checked={learn}
              onChange={({ target }) => setLearn(target.checked)}
            />
          ) : null}
          {otherLines.length > 0 ? (
            <Check label={words.equalLines(otherLines.length)} checked={all} onChange={({ target }) => setAll(target.checked)} />
          ) : null}
        </>
      )}
      onLink={(id) => link(id, words.linked)}
      onClose={onClose}
    />
  );
};
