import { useState } from 'react';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';

type Props = { readonly sure: string; readonly remove: () => Promise<unknown>; readonly onRemoved: () => void };

/** Removes after a question. */
export const RemoveButton = ({ sure, remove, onRemoved }: Props) => {
  const { common, catalog } = useWords();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await remove();
      say(catalog.removed);
      onRemoved();
    } catch (error) {
      complain(sentence(error));
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button look="danger" icon="trash" onClick={() => setAsked(true)}>
        {common.remove}
      </Button>
      {asked ? (
        <Dialog
          title={common.remove}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{common.cancel}</Button>
              <Button look="danger" busy={busy} onClick={() => void go()}>
                {common.remove}
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
