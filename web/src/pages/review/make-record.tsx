import type { Order } from '../../api/orders.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { lineOf } from './fields.ts';
import { ProductDialog } from './product-dialog.tsx';
import type { Draft } from './use-draft.ts';
import type { Lines } from './use-grid-edits.tsx';

type Props = {
  readonly order: Order;
  readonly draft: Draft;
  readonly lines: Lines;
  /** the field that a record is made or linked for; null: none is */
  readonly making: string | null;
  readonly focus: (field: string) => void;
  readonly onDone: () => void;
};

/** The dialog that a field asked for; the focus goes back to that field. */
export const MakeRecord = ({ order, draft: { save }, lines, making, focus, onDone }: Props) => {
  if (making === null) return null;
  const onClose = () => {
    onDone();
    // after the dialog gave the focus back to what may be gone by then
    requestAnimationFrame(() => focus(making));
  };
  const number = lineOf(making);
  if (number === null) return <CustomerDialog {...{ order, save, onClose }} />;
  return <ProductDialog {...{ order, number, save, lines, onClose }} />;
};
