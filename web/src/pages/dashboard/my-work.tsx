/** What is assigned to the person and waits, the oldest first; without any, nothing. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, ask } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import { routes } from '../../routes.ts';
import { Card } from '../../shell/page.tsx';
import { ReviewMark } from '../../ui/confidence.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';

const few = 5;
const query = { assignee: 'me', limit: few } as const;

export const MyWork = () => {
  const { shell, dashboard, review } = useWords();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: keys.review.list(query),
    queryFn: async ({ signal }) => (await ask(api.GET('/sales/review/', { params: { query }, signal }))).data,
  });
  if (!data || data.waiting.length === 0) return null;
  return (
    <Card title={shell.views.mine}>
      <ul className="stack-tight">
        {data.waiting.map(({ id, kind, status, reference, subject, customer, customer_name, requires_review, age }) => (
          <li key={id} className="row">
            <Link
              className="tap-target"
              href={kind === 'order' && status === 'DRAFT' ? routes.reviewOne.to({ id }, { assignee: 'me' }) : hrefOf(kind, id)}
            >
              {reference ?? (kind === 'order' ? null : review.noOrder[kind])}
            </Link>
            <ReviewMark wanted={requires_review} />
            <Foreign>{customer?.name ?? customer_name ?? subject}</Foreign>
            <span className="small soft">{dashboard.waitingFor(format.duration(age))}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link className="tap-target" href={routes.review.to({}, { assignee: 'me' })}>
          {dashboard.allMine(data.counts.mine)}
        </Link>
      </p>
    </Card>
  );
};

const hrefOf = (kind: 'order' | 'email' | 'document' | 'chat', id: string): string =>
  kind === 'email'
    ? routes.log.to({ id })
    : kind === 'document'
      ? routes.upload.to({})
      : kind === 'chat'
        ? routes.chat.to({ id })
        : routes.order.to({ id });
