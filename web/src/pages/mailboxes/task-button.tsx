import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence } from '../../words/task-words.ts';
import { useWords } from '../../words/use-words.tsx';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly start: () => Promise<{ readonly task_id: string }>;
};

/** Starts work in the background and follows it; pressed again it joins what runs. */
export const TaskButton = ({ icon, label, disabled, start }: Props) => {
  const words = useWords();
  const { mailbox } = words;
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [id, setId] = useState('');
  const [starting, setStarting] = useState(false);
  const { data: task } = useQuery(taskQuery(id));
  const over = isOver(task);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the task is over
  useEffect(() => {
    if (!over || !task) return;
    if (task.error) complain(failureSentence(task.error, words));
    else if (task.kind === 'sync_now' || task.kind === 'reconcile')
      say(mailbox.syncDone(task.result?.fetched ?? 0, task.result?.drafted ?? 0));
    void client.invalidateQueries({ queryKey: keys.mailboxes.all });
    setId('');
  }, [over]);
  const begin = () => {
    setStarting(true);
    start()
      .then(
        ({ task_id }) => setId(task_id),
        (error: unknown) => complain(sentence(error)),
      )
      .finally(() => setStarting(false));
  };
  if (id !== '' && !over) return <Progress label={mailbox.syncing} share={null} />;
  return (
    <Button icon={icon} busy={starting} disabled={disabled} onClick={begin}>
      {label}
    </Button>
  );
};
