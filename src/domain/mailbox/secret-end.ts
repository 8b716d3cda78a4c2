/** When administrators hear that the secret of an application ends. */
import { dayAfter, dayOf } from '@order-intake/kernel';

export const secretWarningDays = 30;

/** null: far away, or not known. A secret works to the end of its last day at the earliest, wherever that is. */
export const secretState = (expiresOn: string | null, now: Date): 'ends_soon' | 'ended' | null => {
  if (expiresOn === null || expiresOn > dayAfter(dayOf(now), secretWarningDays)) return null;
  return expiresOn < dayOf(now) ? 'ended' : 'ends_soon';
};
