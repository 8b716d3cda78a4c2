import { problem } from '../../http/problem.ts';

export const httpsRequired = problem(
  400,
  'https_required',
  'Sign-in needs https here: over plain http a browser keeps our cookie for localhost alone.',
);
