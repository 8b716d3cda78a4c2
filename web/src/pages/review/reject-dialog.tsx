import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { useWords } from '../../words/use-words.tsx';

type Props = {
  readonly title: string;
  readonly busy: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
};

/** Nothing is rejected without a reason; the usual ones are a key each. */
export const RejectDialog = ({ title, busy, onReject, onClose }: Props) => {
  const { review, common } = useWords();
  const [reason, setReason] = useState('');
  const reject = () => reason.trim() !== '' && onReject(reason.trim());
  const quick = Object.fromEntries(review.quickReasons.map((text, index) => [`alt+${index + 1}`, () => setReason(text)]));
  useKeys({ 'ctrl+enter': reject, ...quick }, { inDialog: true });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="danger" hint="Ctrl+Enter" busy={busy} disabled={reason.trim() === ''} onClick={reject}>
            {review.reject}
          </Button>
        </>
      }
    >
      <TextArea
        label={review.rejectReason}
        hint={review.rejectHint}
        required
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        autoFocus
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
