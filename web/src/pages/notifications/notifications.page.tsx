import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { keys } from '../../api/keys.ts';
import { fetchNotices, markRead, type Notice } from '../../api/notices.ts';
import { useList } from '../../api/use-list.ts';
import { routes } from '../../routes.ts';
import { CommentText } from '../../shell/comment-text.tsx';
import { ListView } from '../../shell/list-view.tsx';
import { Page } from '../../shell/page.tsx';
import { usePersonName } from '../../shell/person.tsx';
import { useSentence } from '../../shell/use-sentence.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { noticeWords } from '../../words/notice-words.ts';
import { useSpoken } from '../../words/use-words.tsx';

const idOf = ({ id }: Notice) => id;

/** What concerns the person on orders, the newest first. What is opened is read. */
const NotificationsPage = () => {
  const {
    format,
    language,
    words: { common },
  } = useSpoken();
  const words = noticeWords[language];
  const nameOf = usePersonName();
  const client = useQueryClient();
  const { say, complain } = useToast();
  const sentence = useSentence();
  const list = useList<Notice>({ key: keys.notices, fetch: fetchNotices, idOf });
  const { mutate: mark, isPending: busy } = useMutation({
    mutationFn: markRead,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notices }),
    onError: (error) => complain(sentence(error)),
  });
  const columns = useMemo<readonly Column<Notice>[]>(() => {
    return [
      {
        key: 'what',
        header: words.what,
        width: 'minmax(0, 3fr)',
        cell: ({ id, kind, by, text, read: isRead }) => (
          <span key={id}>
            <span className="row">
              {isRead ? words.kinds[kind](nameOf(by)) : <strong>{words.kinds[kind](nameOf(by))}</strong>}
              {isRead ? null : <Badge tone="info">{words.isNew}</Badge>}
            </span>
            {text === null ? null : (
              <span className="small soft">
                <CommentText text={text} />
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'order',
        header: words.order,
        width: '11rem',
        cell: ({ id, order, read: isRead }) => (
          <Link
            className="tap-target"
            href={routes.order.to({ id: order.id })}
            onClick={() => {
              if (!isRead) mark({ ids: [id] });
            }}
          >
            {order.reference}
          </Link>
        ),
      },
      { key: 'when', header: common.when, width: '8rem', align: 'end', extra: true, cell: ({ at }) => format.ago(at) },
      {
        key: 'read',
        header: <span className="visually-hidden">{common.actions}</span>,
        width: '3rem',
        cell: ({ id, order, read: isRead }) =>
          isRead ? null : <IconButton icon="check" label={words.markRead(order.reference)} onClick={() => mark({ ids: [id] })} />,
      },
    ];
  }, [words, common, format, nameOf, mark]);
  const newest = list.rows[0];
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        newest && list.rows.some((notice) => !notice.read) ? (
          <Button busy={busy} icon="check" onClick={() => mark({ until: newest.at }, { onSuccess: () => say(words.allRead) })}>
            {words.markAll}
          </Button>
        ) : null
      }
    >
      <ListView list={list} label={words.title} columns={columns} keyOf={idOf} empty={words.empty} />
    </Page>
  );
};

export default NotificationsPage;
