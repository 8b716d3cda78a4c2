import { Icon } from '../../ui/icon.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import type { Session } from './chat.queries.ts';

/** Why one cannot write here, or until when one can: who answers is never in doubt. */
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
            : session.window_expires_at
              ? chat.windowOpen(format.dateTime(session.window_expires_at))
              : null;
  if (why === null) return null;
  return (
    <p className="note" role="status">
      <Icon name={session.state === 'handover' && session.window_open ? 'clock' : 'info'} />
      {why}
    </p>
  );
};
