/** The API's description as a page to browse and to try: Swagger UI from this service's own files, no script in the page itself. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import helmet from 'helmet';

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const served = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Order Intake: API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" type="image/png" href="docs/favicon-32x32.png">
</head>
<body>
<noscript>This page needs scripts. For programs and other readers: <a href="openapi.json">openapi.json</a>.</noscript>
<div id="api"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** The token typed into the page stays in its memory. */
const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api', deepLinking: true, persistAuthorization: false, validatorUrl: null });
`;

/** Swagger UI sets styles on elements and draws its icons from data URLs; everything else comes from here or not at all. */
const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

const onlyServed: RequestHandler = (request, _response, next) => next(served.has(request.path) ? undefined : 'router');

/** To be mounted at /docs. The page's addresses are relative: it works below any prefix of a proxy. */
export const docsPage = (): Router => {
  const router = Router({ strict: true });
  router.use(policy);
  router.get('/', (request, response) => {
    if (request.originalUrl.split('?')[0]?.endsWith('/')) response.redirect(308, '../docs');
    else response.type('html').send(page);
  });
  router.get('/start.js', (_request, response) => {
    response.type('js').send(start);
  });
  router.use(onlyServed, express.static(assets, { index: false, immutable: false, maxAge: '1h' }));
  return router;
};
