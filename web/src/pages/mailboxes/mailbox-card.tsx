import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { keys } from '../../api/keys.ts';
import { routes } from '../../routes.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Switch } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { healthQuery, type Mailbox, reconcile, setActive, syncNow } from './mailboxes.queries.ts';
import { TaskButton } from './task-button.tsx';

const tones: Readonly<Record<string, Tone>> = { ok: 'good', trouble: 'bad', inactive: 'plain', new: 'info' };

/** How a mailbox is, and what one can do about it. */
export const MailboxCard = ({ mailbox }: { readonly mailbox: Mailbox }) => {
  const { mailbox: words, common, troubles } = useWords();
  const format = useFormat();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const { data: health } = useQuery(healthQuery(mailbox.id));
  const turn = useMutation({
    mutationFn: (on: boolean) => setActive(mailbox.id, on),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.mailboxes.all }),
    onError: (error) => complain(sentence(error)),
  });
  const state = health?.state ?? (mailbox.is_active ? 'new' : 'inactive');
  const moment = (at: string | null | undefined) => (at ? format.ago(at) : words.never);
  return (
    <section className="card" aria-label={common.modules[mailbox.module]}>
      <header className="card-head">
        <h2>
          <Link href={routes.mailbox.to({ id: mailbox.id })}>{common.modules[mailbox.module]}</Link>
        </h2>
        <Switch
          label={words.active(common.modules[mailbox.module])}
          on={turn.isPending ? turn.variables : mailbox.is_active}
          busy={turn.isPending}
          onChange={(on) => turn.mutate(on)}
        />
      </header>
      <div className="stack">
        <p className="row">
          <Badge tone={tones[state] ?? 'plain'}>{words.states[state]}</Badge>
          <Foreign>{mailbox.email_address}</Foreign>
        </p>
        <ul className="stack-tight">
          {(health?.problems ?? []).map(({ code, message }) => {
            const { what, todo } = troubles.mailboxes[code](visible(message));
            return (
              <li key={code} className="note note-warn">
                <div>
                  <p>{what}</p>
                  <p className="small">{todo}</p>
                </div>
              </li>
            );
          })}
        </ul>
        <dl className="facts">
          <dt>{words.lastPoll}</dt>
          <dd>{moment(health?.last_poll)}</dd>
          <dt>{words.nextPoll}</dt>
          <dd>{health?.next_poll ? format.time(health.next_poll) : '–'}</dd>
          <dt>{words.unseen}</dt>
          <dd>{health?.unseen_count ?? '–'}</dd>
          <dt>{words.oldest}</dt>
          <dd>{health?.oldest_unseen ? format.ago(health.oldest_unseen) : '–'}</dd>
          <dt>{words.readUnprocessed}</dt>
          <dd>{health?.read_unprocessed_count ?? '–'}</dd>
        </dl>
        <div className="row">
          <TaskButton icon="refresh" label={words.sync} start={() => syncNow(mailbox.id)} disabled={!mailbox.is_active} />
          {health?.read_unprocessed_count ? (
            <TaskButton icon="inbox" label={words.reconcile} start={() => reconcile(mailbox.id)} />
          ) : null}
          <Link href={routes.mailbox.to({ id: mailbox.id })} className="button button-plain">
            {common.edit}
          </Link>
        </div>
      </div>
    </section>
  );
};
