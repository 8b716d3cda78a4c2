import type { RefObject } from 'react';
import type { Order } from '../../api/orders.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { placeOf, useDecision } from './use-decision.ts';

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly order: Order;
  readonly place: ReturnType<typeof placeOf>;
  readonly decision: ReturnType<typeof useDecision>;
  readonly readOnly: boolean;
  readonly onReject: () => void;
};

/** The decision, and the way to the next draft. */
export const DecisionBar = ({ ref, order, place, decision, readOnly, onReject }: Props) => {
  const { review, order: words } = useWords();
  return (
    <div className="decision">
      <div className="row">
        {place.number === null ? null : (
          <span className="soft small">
            {place.of === null ? review.positionOfMany(place.number) : review.position(place.number, place.of)}
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
        <span className="soft">{order.status === 'DRAFT' ? review.onlyReads : words.readOnly(words.status[order.status])}</span>
      ) : (
        <div className="row" ref={ref}>
          <Button look="primary" icon="check" hint="Ctrl+Enter" busy={decision.busy} onClick={() => void decision.approve()}>
            {review.approve}
          </Button>
          <Button look="danger" hint="Ctrl+⌫" onClick={onReject}>
            {review.reject}
          </Button>
        </div>
      )}
    </div>
  );
};
