import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keys } from '../../api/keys.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Session, writeMessage } from './chat.queries.ts';

/** Where a person writes who has taken over, or why one cannot write here: who answers is never in doubt. */
export const Composer = ({ session }: { readonly session: Session }) => {
  const { chat } = useWords();
  const format = useFormat();
  const why =
    session.state === 'closed'
      ? chat.isClosed
      : session.state === 'opted_out'
        ? chat.optedOut
        : !session.window_open
          ? chat.windowClosed
          : session.state === 'bot'
            ? chat.locked
            : null;
  if (why === null)
    return (
      <Writing
        session={session.id}
        until={session.window_expires_at ? chat.windowOpen(format.dateTime(session.window_expires_at)) : undefined}
      />
    );
  return (
    <p className="note" role="status">
      <Icon name="info" />
      {why}
    </p>
  );
};

const Writing = ({ session, until }: { readonly session: string; readonly until: string | undefined }) => {
  const { chat } = useWords();
  const client = useQueryClient();
  const field = useRef<HTMLDivElement>(null);
  const form = useForm({ text: '' }, async ({ text }) => {
    await writeMessage(session, text);
    field.current?.querySelector('textarea')?.focus();
    void client.invalidateQueries({ queryKey: keys.chats.of(session, 'messages') });
  });
  return (
    <form className="stack-tight" {...form.form}>
      {form.error ? <ProblemBox error={form.error} /> : null}
      <div ref={field}>
        <TextArea
          label={chat.write}
          hint={until}
          rows={3}
          maxLength={4096}
          required
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          {...form.field('text')}
        />
      </div>
      <div>
        <Button type="submit" look="primary" icon="send" hint="Ctrl+Enter" busy={form.busy}>
          {chat.send}
        </Button>
      </div>
    </form>
  );
};
