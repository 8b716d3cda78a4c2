import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepOrder, type Versioned } from '../../api/orders.ts';
import { useCan, useMe } from '../../api/session.ts';
import { CommentText } from '../../shell/comment-text.tsx';
import { Card } from '../../shell/page.tsx';
import { PersonName, useColleagues } from '../../shell/person.tsx';
import { FormProblem } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { MentionArea } from './mention-area.tsx';
import { asStored, distinct } from './mentions.ts';
import { assign, comment } from './orders.queries.ts';

/** Who looks after the order, and what people of the company wrote to each other about it. */
export const Comments = ({ versioned }: { readonly versioned: Versioned }) => {
  const { order: words, common } = useWords();
  const format = useFormat();
  const me = useMe();
  const can = useCan();
  const client = useQueryClient();
  const { complain } = useToast();
  const sentence = useSentence();
  const keep = {
    onSuccess: (fresh: Versioned) => keepOrder(client, fresh),
    onError: (error: unknown) => complain(sentence(error)),
  };
  const mentionable = distinct(useColleagues());
  const form = useForm({ text: '' }, async ({ text }) =>
    keepOrder(client, await comment(versioned.order.id, asStored(text.trim(), mentionable))),
  );
  const give = useMutation({ mutationFn: (to: string | null) => assign(versioned, to), ...keep });
  const { order } = versioned;
  const mine = order.assignee === me.user.id;
  const colleagues = useColleagues(order.assignee);
  return (
    <Card title={words.comments}>
      <div className="stack-tight">
        <p className="row">
          <span className="soft">{words.assignee}</span>
          <strong>
            <PersonName actor={order.assignee} />
          </strong>
          {can('orders:write') ? (
            <Button look="quiet" busy={give.isPending} onClick={() => give.mutate(mine ? null : me.user.id)}>
              {mine ? words.release : words.take}
            </Button>
          ) : null}
          {can('orders:write') && colleagues.length > 0 ? (
            <select
              className="input input-small"
              aria-label={words.assignTo}
              value={mine ? '' : (order.assignee ?? '')}
              disabled={give.isPending}
              onChange={({ target }) => give.mutate(target.value)}
            >
              <option value="" disabled>
                {words.assignTo}
              </option>
              {colleagues.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : null}
        </p>
        {order.comments.map(({ id, by, at, text: commentText }) => (
          <div key={id} className="comment">
            <p className="small soft">
              <PersonName actor={by} /> · {format.ago(at)}
            </p>
            <p>
              <CommentText text={commentText} />
            </p>
          </div>
        ))}
        {can('orders:write') ? (
          <form className="stack-tight" {...form.form}>
            <FormProblem error={form.error} />
            <MentionArea
              label={words.comment}
              rows={2}
              {...form.field('text')}
              colleagues={mentionable}
              onText={(text) => form.set({ text })}
            />
            <div>
              <Button type="submit" busy={form.busy} disabled={form.values.text.trim() === ''}>
                {common.add}
              </Button>
            </div>
          </form>
        ) : null}
      </div>
    </Card>
  );
};
