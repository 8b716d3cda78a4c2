/** What a place shows that has nothing to show yet, nothing at all, or no right to. */
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export const Message = ({
  icon,
  title,
  children,
  action,
  as: Title = 'p',
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `h1`: it is all that the page has */
  readonly as?: 'p' | 'h1';
}) => (
  <div className="message">
    <Icon name={icon} className="message-icon" />
    <Title className="message-title">{title}</Title>
    {children ? <div className="message-text">{children}</div> : null}
    {action}
  </div>
);

/** Grey lines in the place of what comes; says it to a screen reader once. */
export const Loading = ({ rows = 6 }: { readonly rows?: number }) => {
  const words = useWords();
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{words.common.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without a meaning of their own
        <div key={index} className="loading-line" aria-hidden="true" />
      ))}
    </div>
  );
};

export const Empty = ({
  title,
  children,
  action,
  icon = 'inbox',
}: {
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName;
}) => {
  const words = useWords();
  return (
    <Message icon={icon} title={title ?? words.common.empty} action={action}>
      {children}
    </Message>
  );
};

export const Forbidden = ({ as = 'p' }: { readonly as?: 'p' | 'h1' }) => {
  const { common } = useWords();
  return (
    <Message icon="shield" title={common.forbidden} as={as}>
      {common.forbiddenHint}
    </Message>
  );
};

export const NotFound = ({ as = 'p' }: { readonly as?: 'p' | 'h1' }) => {
  const { common } = useWords();
  return (
    <Message icon="search" title={common.notFound} as={as}>
      {common.notFoundHint}
    </Message>
  );
};

type FailedProps = { readonly sentence: string; readonly reference?: string; readonly onRetry?: () => void };

/** What went wrong, its reference, and another try in the same place. */
export const Failed = ({ sentence, reference, onRetry }: FailedProps) => {
  const { common } = useWords();
  return (
    <div className="failed" role="alert">
      <Icon name="alert" />
      <div>
        <p>{sentence}</p>
        {reference ? (
          <p className="small soft">
            {common.reference}: <code>{reference}</code>
          </p>
        ) : null}
      </div>
      {onRetry ? (
        <Button icon="refresh" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      ) : null}
    </div>
  );
};
