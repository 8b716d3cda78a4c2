/** The web app under /app: hashed assets for ever, one shell for every page of it, and a page that says what to do without a build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { notFound, Refused } from './problem.ts';

const self = ["'self'"];
const none = ["'none'"];
/** Nothing but our own files, no frame, no script that is a text. */
const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: self,
    fontSrc: self,
    connectSrc: self,
    formAction: self,
    baseUri: none,
    frameAncestors: none,
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: none,
  },
});

const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Order Intake: the web app is not built</title></head>
<body>
<h1>The web app is not built</h1>
<p>The service runs, and its API answers. For the pages, build them once and reload:</p>
<pre>npm --prefix web ci
npm --prefix web run build</pre>
<p>The API is described at <a href="../docs">/docs</a>.</p>
</body>
</html>
`;

/** @param directory where the build lies; looked for at each request, so that a build needs no restart */
export const webApp = (directory: string): Router => {
  const router = Router();
  const shell = join(directory, 'index.html');
  router.use(policy, helmet.frameguard({ action: 'deny' }));
  router.use(
    '/assets',
    express.static(join(directory, 'assets'), { index: false, immutable: true, maxAge: '1y', redirect: false }),
  );
  // what is gone since the last build must not be answered with the shell
  router.use('/assets', () => {
    throw new Refused(notFound);
  });
  // a favicon and the like: few, and without a hash in their names
  router.use(
    express.static(directory, {
      index: false,
      maxAge: 0,
      redirect: false,
      setHeaders: (response) => void response.set('Cache-Control', 'no-cache'),
    }),
  );
  const page: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set('Cache-Control', 'no-cache');
    if (existsSync(shell)) response.sendFile(shell, { cacheControl: false });
    else response.status(503).type('html').send(notBuilt);
  };
  router.use(page);
  return router;
};
