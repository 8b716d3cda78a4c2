import { useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { usePersonName } from '../../shell/person.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { useWords } from '../../words/use-words.tsx';

type OrderStatus = Order['status'];

type Props = {
  readonly title: string;
  readonly busy: boolean;
  /** somebody was quicker */
  readonly decided?: { readonly by: string; readonly status: OrderStatus } | null;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
};

/** Nothing is rejected without a reason; the usual ones are a key each. */
export const RejectDialog = ({ title, busy, decided = null, onReject, onClose }: Props) => {
  const { review, common, order } = useWords();
  const personName = usePersonName();
  const [reason, setReason] = useState('');
  const reject = () => decided === null && reason.trim() !== '' && onReject(reason.trim());
  const quick = Object.fromEntries(review.quickReasons.map((text, index) => [`alt+${index + 1}`, () => setReason(text)]));
  useKeys({ 'ctrl+enter': reject, ...quick }, { inDialog: true });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            hint="Ctrl+Enter"
            busy={busy}
            disabled={reason.trim() === '' || decided !== null}
            onClick={reject}
          >
            {review.reject}
          </Button>
        </>
      }
    >
      {decided ? (
        <div className="note note-warn" role="status">
          <Icon name="alert" />
          <p>
            {review.decidedElsewhere(personName(decided.by), order.status[decided.status])} {review.decidedMeanwhile}
          </p>
        </div>
      ) : null}
      <TextArea
        label={review.rejectReason}
        hint={review.rejectHint}
        required
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="candidates">
        {review.quickReasons.map((text, index) => (
          <button key={text} type="button" className="candidate" onClick={() => setReason(text)}>
            <span className="kbd" aria-hidden="true">
              {review.candidateKey(index + 1)}
            </span>
            {text}
          </button>
        ))}
      </div>
    </Dialog>
  );
};
