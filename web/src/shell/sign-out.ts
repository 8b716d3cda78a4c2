import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys.ts';
import { signOut } from '../api/session.ts';

/** Ends the session and leaves the app. */
export const leave = async (client: QueryClient): Promise<void> => {
  // gone from the screen at once; the service may take its time to clear what the browser keeps
  client.clear();
  client.setQueryData(keys.me, null);
  await signOut().catch(() => undefined);
  location.replace('/app/');
};
