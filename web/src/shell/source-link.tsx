import { Link } from 'wouter';
import type { Order } from '../api/orders.ts';
import { routes } from '../routes.ts';
import { useWords } from '../words/use-words.tsx';

/** What an order was made of, or what changed it: a link where that has a page of its own. */
export const SourceLink = ({ source: { kind, id } }: { readonly source: Order['source'] }) => {
  const { order } = useWords();
  if (kind === 'email') return <Link href={routes.log.to({ id })}>{order.theMail}</Link>;
  if (kind === 'chat') return <Link href={routes.chats.to({}, { message: id })}>{order.theConversation}</Link>;
  return <span>{order.sources[kind]}</span>;
};
