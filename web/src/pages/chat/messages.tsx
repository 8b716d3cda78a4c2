import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { routes } from '../../routes.ts';
import { usePersonName } from '../../shell/person.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Loading } from '../../ui/states.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Message, messagesQuery } from './chat.queries.ts';

/** Oldest first; the newest is in sight. All pages are asked for, one after the other: a conversation is short. */
export const Messages = ({ session }: { readonly session: string }) => {
  const { chat } = useWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(messagesQuery(session));
  const end = useRef<HTMLLIElement>(null);
  const messages = data?.pages.flatMap(({ items }) => items) ?? [];
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (error) return <ProblemBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ol className="messages" aria-label={chat.messages} tabIndex={0}>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
};

const Bubble = ({ message }: { readonly message: Message }) => {
  const { chat, common, knowledge } = useWords();
  const format = useFormat();
  const personName = usePersonName();
  const {
    direction,
    text,
    media,
    status,
    sources,
    sales_orders: orders,
    created_at: received,
    sent_at: sentAt,
    written_by: person,
  } = message;
  // what came in late stands where it was said
  const at = direction === 'in' ? (sentAt ?? received) : received;
  const entities = knowledge.entities as Readonly<Record<string, string>>;
  const statuses = chat.statuses as Readonly<Record<string, string>>;
  return (
    <li className={`bubble bubble-${direction}`}>
      <span className="visually-hidden">{direction === 'in' ? chat.them : chat.us}: </span>
      {text ? <Foreign>{text}</Foreign> : null}
      {media ? <Foreign>{media.file_name ?? message.type}</Foreign> : null}
      {text || media ? null : <em className="soft">{chat.noText}</em>}
      <p className="bubble-foot">
        <time dateTime={at} title={format.dateTime(at)}>
          {format.time(at)}
        </time>
        {person ? ` · ${personName(person)}` : null}
        {direction === 'out' ? ` · ${statuses[status] ?? common.unknown}` : null}
        {sources.length > 0
          ? ` · ${chat.sources}: ${[...new Set(sources.map(({ entity }) => entities[entity] ?? entity))].join(', ')}`
          : null}
      </p>
      {orders.map(({ id, reference }) => (
        <p key={id} className="bubble-foot">
          <Link href={routes.order.to({ id })}>{chat.became(reference)}</Link>
        </p>
      ))}
    </li>
  );
};
