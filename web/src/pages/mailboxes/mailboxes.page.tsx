import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { modules } from '../../api/modules.ts';
import { routes } from '../../routes.ts';
import { Page } from '../../shell/page.tsx';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { Loading } from '../../ui/states.tsx';
import { useWords } from '../../words/use-words.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { mailboxesQuery } from './mailboxes.queries.ts';

/** A card for each part of the company. */
const MailboxesPage = () => {
  const { mailbox, common } = useWords();
  const { data, error, refetch } = useQuery(mailboxesQuery);
  if (!data)
    return <Page title={mailbox.title}>{error ? <ProblemBox error={error} onRetry={() => void refetch()} /> : <Loading />}</Page>;
  return (
    <Page title={mailbox.title} lead={mailbox.lead}>
      <div className="cards">
        {modules.map((module) => {
          const existing = data.find((mailbox) => mailbox.module === module);
          return existing ? (
            <MailboxCard key={module} mailbox={existing} />
          ) : (
            <section key={module} className="card card-empty">
              <h2>{common.modules[module]}</h2>
              <p className="soft">{mailbox.none}</p>
              <Link href={routes.mailboxNew.to({}, { module })} className="button button-plain">
                {mailbox.setUp}
              </Link>
            </section>
          );
        })}
      </div>
    </Page>
  );
};

export default MailboxesPage;
