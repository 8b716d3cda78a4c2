import type { RefObject } from 'react';
import type { Order } from '../../api/orders.ts';
import { usePersonName } from '../../shell/person.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { fieldName } from '../../words/field-name.ts';
import { useWords } from '../../words/use-words.tsx';
import type { DraftState } from './draft-state.ts';
import type { placeOf, useDecision } from './use-decision.tsx';

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly order: Order;
  readonly state: DraftState;
  readonly position: ReturnType<typeof placeOf>;
  readonly decision: ReturnType<typeof useDecision>;
  readonly readOnly: boolean;
  readonly onReject: () => void;
};

const mostNamed = 3;

/** What is not saved, and what is missing: shown before a person presses a button without success. */
const StateText = ({ state }: { readonly state: DraftState }) => {
  const words = useWords();
  const { unsavedFields, missingFields, andMore } = words.review.state;
  const namesOf = (fields: readonly string[]) => {
    const names = fields.slice(0, mostNamed).map(fieldName(words)).join(', ');
    return fields.length > mostNamed ? `${names} ${andMore(fields.length - mostNamed)}` : names;
  };
  const messages = [
    ...(state.unsaved.length > 0 ? [unsavedFields(namesOf(state.unsaved))] : []),
    ...(state.missing.length > 0 ? [missingFields(namesOf(state.missing))] : []),
  ];
  return messages.length === 0 ? null : <span className="decision-state small">{messages.join(' · ')}</span>;
};

/** The decision, and the way to the next draft. */
export const DecisionBar = ({ ref, order, state, position, decision, readOnly, onReject }: Props) => {
  const { review, order: words } = useWords();
  const personName = usePersonName();
  return (
    <div className="decision">
      <div className="row">
        {position.number === null ? null : (
          <span className="soft small">
            {position.of === null ? review.positionOfMany(position.number) : review.position(position.number, position.of)}
          </span>
        )}
        <IconButton
          icon="left"
          label={review.previous}
          disabled={!decision.previous}
          onClick={() => decision.go(decision.previous)}
        />
        <IconButton icon="right" label={review.skip} disabled={!decision.next} onClick={() => decision.go(decision.next)} />
      </div>
      {readOnly ? (
        <span className="soft">
          {order.status === 'DRAFT' ? review.onlyReads : words.readOnly(words.status[order.status])}
          {order.decision ? ` (${words.decidedBy(personName(order.decision.by))})` : null}
        </span>
      ) : (
        <div className="row" ref={ref}>
          <StateText state={state} />
          <Button look="primary" icon="check" hint="Ctrl+Enter" busy={decision.busy} onClick={() => void decision.approve()}>
            {review.approve}
          </Button>
          <Button look="danger" hint="Alt+R" onClick={onReject}>
            {review.reject}
          </Button>
        </div>
      )}
    </div>
  );
};
