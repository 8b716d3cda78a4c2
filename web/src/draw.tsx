import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { meQuery } from './api/session.ts';
import { App } from './app.tsx';
import { hasSignInLink } from './shell/sign-in-link.ts';
import type { Speech } from './words/words.ts';

/** So long who is signed in is waited for with an empty page; mostly the answer is there. */
const patientMs = 500;

/** Once, with the signed-in user, and in parts short enough for the browser to handle keys between them. */
export const draw = async (root: HTMLElement, speech: Speech): Promise<void> => {
  const client = createQueryClient();
  const late = new Promise((resolve) => setTimeout(resolve, patientMs));
  if (!hasSignInLink()) await Promise.race([client.prefetchQuery(meQuery), late]);
  startTransition(() => createRoot(root).render(<App client={client} speech={speech} />));
};
