import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { visible } from '../ui/visible.ts';
import { useWords } from '../words/use-words.tsx';
import { useSentence } from './use-sentence.ts';

type Props = {
  readonly sure: string;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
  /** what it is called, where that is not to remove */
  readonly label?: string;
  /** what is said when it is done */
  readonly done?: string;
};

/** Does after a question what nobody can take back. */
export const RemoveButton = ({ sure, remove, onRemoved, label, done }: Props) => {
  const { common } = useWords();
  const name = label ?? common.remove;
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await remove();
      say(done ?? common.removed);
      onRemoved();
    } catch (error) {
      complain(sentence(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
        {name}
      </Button>
      {asking ? (
        <Dialog
          title={name}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
              <Button look="danger" busy={busy} onClick={() => void go()}>
                {name}
              </Button>
            </>
          }
        >
          <p>{visible(sure)}</p>
        </Dialog>
      ) : null}
    </>
  );
};
