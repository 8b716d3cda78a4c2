/** The order's files are fetched and read as they would be today; what differs waits as a change, and nothing is overwritten. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../api/keys.ts';
import type { Order } from '../../api/orders.ts';
import { useCan } from '../../api/session.ts';
import { isOver, taskQuery } from '../../api/tasks.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fieldName } from '../../words/field-name.ts';
import { failureSentence } from '../../words/task-words.ts';
import { useWords } from '../../words/use-words.tsx';
import { readOrderAgain } from './orders.queries.ts';

/** What was entered or picked from a catalogue was read from no file, and of an order that is over nothing would come. A mail's file is fetched again. */
const isReadable = ({ source, source_document: file, status }: Order): boolean =>
  (source.kind === 'email' || Boolean(file?.url)) && !['REJECTED', 'CANCELLED', 'MERGED'].includes(status);

export const ReadAgain = ({ order }: { readonly order: Order }) => {
  const words = useWords();
  const { readAgain } = words.order;
  const can = useCan();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const [taskId, setTaskId] = useState('');
  const [starting, setStarting] = useState(false);
  const { data: task, error } = useQuery(taskQuery(taskId));
  const over = isOver(task) || error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is over
  useEffect(() => {
    if (!over) return;
    setTaskId('');
    if (error) return complain(sentence(error));
    if (task?.kind !== 're_extract') return;
    if (task.error) return complain(readAgain.failed(failureSentence(task.error, words)));
    const { fields = [], held = false } = task.result ?? {};
    if (fields.length === 0) say(readAgain.same);
    else if (held) say(readAgain.differs(fields.map(fieldName(words)).join(', ')));
    else say(readAgain.knownAlready);
    void client.invalidateQueries({ queryKey: keys.orders.one(order.id) });
  }, [over]);
  if (!isReadable(order) || !can('orders:write')) return null;
  const begin = () => {
    setStarting(true);
    readOrderAgain(order.id)
      .then(setTaskId, (cause: unknown) => complain(sentence(cause)))
      .finally(() => setStarting(false));
  };
  if (taskId !== '') return <Progress label={readAgain.reading} share={null} />;
  return (
    <>
      <Button icon="refresh" busy={starting} onClick={begin}>
        {readAgain.does}
      </Button>
      <p className="field-hint">{readAgain.hint}</p>
    </>
  );
};
