import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { visible } from '../ui/visible.ts';
import { useWords } from '../words/use-words.tsx';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where one comes from: its URL and its name. */
  readonly up?: readonly [href: string, name: string];
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Where what had the focus is gone, reading goes on at the top of the page. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('.page-head h1')?.focus({ preventScroll: true });

/** A page: its name in the tab and as the heading, which gets the focus when the page opens. */
export const Page = ({ title, lead, up, actions, wide = false, children }: Props) => {
  const { shell } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${visible(title)} · ${shell.app}`;
  }, [title, shell.app]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`page ${wide ? 'page-wide' : ''}`}>
      <header className="page-head">
        <div className="page-titles">
          {up ? (
            <Link href={up[0]} className="page-up">
              <Icon name="left" />
              {up[1]}
            </Link>
          ) : null}
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{visible(title)}</bdi>
          </h1>
          {lead ? <div className="page-lead">{lead}</div> : null}
        </div>
        {actions ? <div className="page-actions">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
};

export const Card = ({
  title,
  actions,
  children,
  flush = false,
}: {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly flush?: boolean;
}) => (
  <section className={`card ${flush ? 'card-flush' : ''}`}>
    {title || actions ? (
      <header className="card-head">
        {title ? <h2>{title}</h2> : <span />}
        {actions}
      </header>
    ) : null}
    {children}
  </section>
);
