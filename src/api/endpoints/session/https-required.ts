import { problem } from '../../http/problem.ts';

export const httpsRequired = problem(
  400,
  'https_required',
  'Sign-in requires HTTPS. Over HTTP, browsers accept the session cookie only from localhost.',
);
