import type { Tone } from '../ui/badge.tsx';

/** How an event feels, from its name alone: an unknown one is plain. */
export const toneOfEvent = (event: string): Tone => {
  if (/(Failed|GivenUp|Rejected|Removed|Cancelled|Refused)$/.test(event)) return 'bad';
  if (/(Approved|Processed|Completed|Acknowledged|Sent)$/.test(event)) return 'good';
  if (/(Corrected|Changed|Revised|Held|Requested|Reopened)$/.test(event)) return 'warn';
  return 'info';
};
