import type { Order } from '../../api/orders.ts';
import { usePersonName } from '../../shell/person.tsx';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';
import { forgetTyped, typedAt } from './unsaved.ts';

type Props = { readonly order: Order; readonly prefix: string; readonly fields: readonly string[] };

/** Another person decided meanwhile: who it was, and the typed text that stays in the form. */
export const KeptTyped = ({ order, prefix, fields }: Props) => {
  const words = useWords();
  const personName = usePersonName();
  const nameOf = useFieldName();
  if (order.status === 'DRAFT' || fields.length === 0) return null;
  const typed = fields.map((field) => words.review.typedField(nameOf(field), visible(typedAt(prefix + field)?.text ?? '')));
  const { decision } = order;
  return (
    <div className="note note-warn kept-typed" role="status">
      <Icon name="alert" />
      <div className="stack-tight">
        {decision ? <p>{words.review.decidedElsewhere(personName(decision.by), words.order.status[order.status])}</p> : null}
        <p>{words.review.keptTyped(typed.join(', '))}</p>
        <div>
          <Button onClick={() => forgetTyped(prefix)}>{words.review.discardTyped}</Button>
        </div>
      </div>
    </div>
  );
};
