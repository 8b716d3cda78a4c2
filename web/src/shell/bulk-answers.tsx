import type { ReactNode } from 'react';
import type { BulkResults } from '../api/bulk.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Foreign } from '../ui/text.tsx';
import { sentenceOf } from '../words/problem-words.ts';
import { useFormat, useWords } from '../words/use-words.tsx';

type Props = {
  readonly answers: BulkResults;
  /** what people call one of them */
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
  /** what else can be done about them */
  readonly actions?: ReactNode;
};

/** What became of each of many: how many worked, and of the others which one and why not. */
export const BulkAnswers = ({ answers: { results, more }, nameOf, onClose, actions }: Props) => {
  const words = useWords();
  const { examples } = useFormat();
  const { bulk, common } = words;
  const refused = results.filter(({ ok }) => !ok);
  return (
    <Dialog
      title={bulk.title}
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button onClick={onClose}>{common.close}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="row">
          <Badge tone="good" icon="check">
            {bulk.done(results.length - refused.length)}
          </Badge>
          {refused.length > 0 ? (
            <Badge tone="bad" icon="alert">
              {bulk.refused(refused.length)}
            </Badge>
          ) : null}
        </p>
        {refused.length > 0 ? (
          <ul className="stack-tight" aria-label={bulk.refused(refused.length)}>
            {refused.map(({ id, status, code, detail }) => (
              <li key={id}>
                <strong>
                  <Foreign>{nameOf(id)}</Foreign>
                </strong>
                : {sentenceOf({ code: code ?? '', status, detail: detail ?? '' }, words, examples())}
              </li>
            ))}
          </ul>
        ) : null}
        {more ? <p>{bulk.more}</p> : null}
      </div>
    </Dialog>
  );
};
