import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';

export type Moment = {
  readonly id: string;
  readonly at: ReactNode;
  readonly title: ReactNode;
  readonly body?: ReactNode;
  readonly tone?: Tone;
};

/** What happened, one after the other. */
export const Timeline = ({ moments, label }: { readonly moments: readonly Moment[]; readonly label: string }) => (
  <ol className="timeline" aria-label={label}>
    {moments.map(({ id, at, title, body, tone = 'plain' }) => (
      <li key={id} className={`timeline-item timeline-${tone}`}>
        <div className="timeline-title">{title}</div>
        <div className="timeline-at">{at}</div>
        {body ? <div className="timeline-body">{body}</div> : null}
      </li>
    ))}
  </ol>
);
