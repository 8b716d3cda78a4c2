/** A mail that waits for a person, and the three ways in which one sees to it. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useCan } from '../../api/session.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { sendFile } from '../../api/upload.ts';
import { Card } from '../../shell/page.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Failed } from '../../ui/states.tsx';
import { failureSentence } from '../../words/task-words.ts';
import { useWords } from '../../words/use-words.tsx';
import { findOrders, type Settlement, settleMail, type VersionedLog } from './logs.queries.ts';
import { useAct } from './use-act.ts';

export const Settle = ({ data }: { readonly data: VersionedLog }) => {
  const { mail } = useWords();
  const can = useCan();
  const settle = useAct(
    ({ log, how }: { readonly log: VersionedLog; readonly how: Settlement }) => settleMail(log, how),
    mail.settled,
  );
  if (data.log.waiting_since === null || !can('emails:write')) return null;
  const how = (settlement: Settlement) => settle.mutate({ log: data, how: settlement });
  return (
    <Card title={mail.settle}>
      <div className="stack">
        <p className="soft">{mail.settleHint}</p>
        <Dismiss busy={settle.isPending} onDismiss={(reason) => how({ reason })} />
        <Combobox
          label={mail.linkOrder}
          placeholder={mail.chooseOrder}
          chosen=""
          search={findOrders}
          onChoose={(order) => how({ sales_order: order })}
        />
        {can('orders:write') ? <Replace onRead={(document) => how({ document_id: document })} /> : null}
      </div>
    </Card>
  );
};

const Dismiss = ({ busy, onDismiss }: { readonly busy: boolean; readonly onDismiss: (reason: string) => void }) => {
  const { mail } = useWords();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onDismiss(reason.trim());
  };
  return (
    <form className="stack-tight" onSubmit={submit}>
      <TextArea label={mail.dismissReason} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      <div>
        <Button type="submit" busy={busy} disabled={reason.trim() === ''}>
          {mail.dismiss}
        </Button>
      </div>
    </form>
  );
};

/** A file that can be read in the place of the one that could not: read first, and then it is the mail's order. */
const Replace = ({ onRead }: { readonly onRead: (document: string) => void }) => {
  const words = useWords();
  const { mail, upload } = words;
  const sentence = useSentence();
  const [task, setTask] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { data } = useQuery(taskQuery(task));
  const documentId = data?.kind === 'upload_document' && data.state === 'succeeded' ? (data.result?.document_id ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has been read
  useEffect(() => {
    if (documentId) onRead(documentId);
  }, [documentId]);
  const send = (file: File | undefined) => {
    if (!file) return;
    setRefused(null);
    setSending(true);
    sendFile('/sales/sales-orders/upload_document/', file)
      .then(({ task_id: id }) => setTask(id), setRefused)
      .finally(() => setSending(false));
  };
  return (
    <div className="stack-tight">
      <label className="button button-plain">
        <Icon name="upload" />
        {mail.replace}
        <input
          type="file"
          className="visually-hidden"
          onChange={({ target }) => {
            send(target.files?.[0]);
            // the same file once more is a choice, too
            target.value = '';
          }}
        />
      </label>
      {sending || (task !== '' && !isOver(data)) ? (
        <Progress label={sending ? upload.sending : upload.reading} share={null} />
      ) : null}
      {refused ? <Failed sentence={sentence(refused)} /> : null}
      {data?.error ? <Failed sentence={failureSentence(data.error, words)} /> : null}
    </div>
  );
};
