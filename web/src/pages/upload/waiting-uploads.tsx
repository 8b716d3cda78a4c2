import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { useCan } from '../../api/session.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { dismissUpload, type WaitingUpload, waitingUploadsQuery } from './upload.queries.ts';
import { ReadDocument } from './upload-card.tsx';

type Own = { readonly task: string; readonly name: string };

/** What was uploaded elsewhere or before, by anybody of the company, and is no order yet. `own`: the uploads that this window shows itself. */
export const WaitingUploads = ({ ownUploads }: { readonly ownUploads: readonly Own[] }) => {
  const { upload: words } = useWords();
  const { data = [] } = useQuery(waitingUploadsQuery);
  const tasks = useQueries({ queries: ownUploads.map(({ task }) => taskQuery(task)) });
  const shownIds = new Set(
    tasks.flatMap(({ data: task }) => (task?.kind === 'upload_document' ? (task.result?.document_id ?? []) : [])),
  );
  // read already, and not yet known here to be: it stands above
  const readNames = new Set(ownUploads.flatMap(({ name }, index) => (isOver(tasks[index]?.data) ? [] : name)));
  const left = data.filter(({ id, name }) => !shownIds.has(id) && !readNames.has(name));
  if (left.length === 0) return null;
  return (
    <section className="stack" aria-label={words.left}>
      <h2>{words.left}</h2>
      {left.map((upload) => (
        <Waiting key={upload.id} upload={upload} />
      ))}
    </section>
  );
};

const Waiting = ({ upload }: { readonly upload: WaitingUpload }) => {
  const { upload: words } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [isOpen, setOpen] = useState(false);
  const can = useCan();
  const dismiss = useMutation({
    mutationFn: () => dismissUpload(upload.id),
    onSuccess: () => {
      say(words.dismissed(upload.name));
      void client.invalidateQueries({ queryKey: keys.documents.all });
    },
    onError: (error) => complain(sentence(error)),
  });
  return (
    <section className="card" aria-label={upload.name}>
      <header className="card-head">
        <h3>
          <Foreign>{upload.name}</Foreign>
        </h3>
        <span className="soft small">{format.dateTime(upload.created_at)}</span>
      </header>
      {isOpen ? <ReadDocument id={upload.id} /> : null}
      <div className="row">
        {isOpen ? null : <Button onClick={() => setOpen(true)}>{words.show}</Button>}
        {can('orders:write') ? (
          <Button look="quiet" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {words.dismiss}
          </Button>
        ) : null}
      </div>
    </section>
  );
};
