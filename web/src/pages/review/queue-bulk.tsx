import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askManyAgain, type BulkRequest, doToMany } from '../../api/bulk.ts';
import { useMe } from '../../api/session.ts';
import { BulkAnswers } from '../../shell/bulk-answers.tsx';
import { useColleagues } from '../../shell/person.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { QueueEntry } from './review.queries.ts';

type Props = {
  readonly chosen: readonly QueueEntry[];
  /** drafts that nothing is to be reviewed about, of the whole queue */
  readonly clear: number;
  readonly onDone: () => void;
};

/** What people call an entry of the queue. */
export const entryName = ({ reference, subject, id }: QueueEntry): string => reference ?? subject ?? id;

const AssignTo = ({ busy, onChoose }: { readonly busy: boolean; readonly onChoose: (colleague: string) => void }) => {
  const { bulk } = useWords();
  const colleagues = useColleagues();
  return colleagues.length === 0 ? null : (
    <select
      className="input input-small"
      aria-label={bulk.assignTo}
      value=""
      disabled={busy}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{bulk.assignTo}</option>
      {colleagues.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
};

/** Bulk actions. Each draft is decided separately: refusals are reported, and nothing stays selected. */
export const QueueBulk = ({ chosen, clear, onDone }: Props) => {
  const { bulk, common } = useWords();
  const { user, hand_over_delay: delay } = useMe();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const [asking, setAsking] = useState<'reject' | 'approve-all' | null>(null);
  const [listedDrafts, setListedDrafts] = useState<readonly QueueEntry[]>([]);
  const act = useMutation({
    mutationFn: (body: BulkRequest) => {
      setListedDrafts(chosen);
      setAsking(null);
      return doToMany(body);
    },
    onSuccess: () => {
      onDone();
      askManyAgain(client);
    },
    onError: (error) => complain(sentence(error)),
  });
  const ids = chosen.map(({ id }) => id);
  const orders = chosen.filter(({ kind }) => kind === 'order').map(({ id }) => id);
  const approved = act.variables?.action === 'approve' ? (act.data?.results ?? []).flatMap(({ id, ok }) => (ok ? [id] : [])) : [];
  const names = new Map(listedDrafts.map((entry) => [entry.id, entryName(entry)]));
  return (
    <div className="row queue-bulk" role="group" aria-label={bulk.actions}>
      {chosen.length > 0 ? (
        <>
          <span className="soft">{bulk.chosen(chosen.length)}</span>
          <Button
            icon="check"
            busy={act.isPending}
            disabled={orders.length === 0}
            onClick={() => act.mutate({ action: 'approve', ids: orders })}
          >
            {bulk.approve}
          </Button>
          <Button busy={act.isPending} disabled={orders.length === 0} onClick={() => setAsking('reject')}>
            {bulk.reject}
          </Button>
          <Button busy={act.isPending} onClick={() => act.mutate({ action: 'assign', ids, assignee: user.id })}>
            {bulk.assignMe}
          </Button>
          <AssignTo busy={act.isPending} onChoose={(assignee) => act.mutate({ action: 'assign', ids, assignee })} />
          <Button busy={act.isPending} onClick={() => act.mutate({ action: 'assign', ids, assignee: null })}>
            {bulk.assignNobody}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {bulk.chooseNone}
          </Button>
        </>
      ) : clear > 0 ? (
        <Button icon="check" busy={act.isPending} onClick={() => setAsking('approve-all')}>
          {bulk.approveClear(clear)}
        </Button>
      ) : null}
      {asking === 'reject' ? (
        <RejectDialog
          title={bulk.rejectTitle(orders.length)}
          busy={act.isPending}
          onClose={() => setAsking(null)}
          onReject={(reason) => act.mutate({ action: 'reject', ids: orders, reason })}
        />
      ) : null}
      {asking === 'approve-all' ? (
        <Dialog
          title={bulk.approveClear(clear)}
          onClose={() => setAsking(null)}
          footer={
            <>
              <Button onClick={() => setAsking(null)}>{common.cancel}</Button>
              <Button look="primary" onClick={() => act.mutate({ action: 'approve', all: true })}>
                {bulk.approve}
              </Button>
            </>
          }
        >
          <p>{bulk.approveClearSure}</p>
        </Dialog>
      ) : null}
      {act.data ? (
        <BulkAnswers
          answers={act.data}
          nameOf={(id) => names.get(id) ?? bulk.another}
          onClose={() => act.reset()}
          actions={
            approved.length > 0 && delay > 0 ? (
              <Button busy={act.isPending} onClick={() => act.mutate({ action: 'undo_approval', ids: approved })}>
                {bulk.undoApprovals(approved.length)}
              </Button>
            ) : null
          }
        />
      ) : null}
    </div>
  );
};
