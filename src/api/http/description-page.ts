/** The API's description as a page to read: plain HTML, no scripts, nothing fetched from elsewhere. */
import { jsonSchemaOf } from '../../platform/codec/decode-request.ts';
import type { Endpoint } from './endpoint.ts';

const escapes: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const details = (title: string, schema: unknown): string =>
  `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;

const section = ({ method, path, summary, roles, query, body, answers }: Endpoint): string =>
  [
    `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>`,
    `<p>${escaped(summary)}. ${roles === 'anyone' ? 'No token needed.' : `Roles: ${escaped(roles.join(', '))}.`}</p>`,
    query ? details('Query', jsonSchemaOf(query).properties) : '',
    body ? details('Body', jsonSchemaOf(body)) : '',
    ...Object.entries(answers).map(([status, schema]) =>
      schema === null ? `<p>Answers ${status}</p>` : details(`Answers ${status}`, schema),
    ),
    '</section>',
  ].join('\n');

export const descriptionPage = (endpoints: readonly Endpoint[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Order Intake: API</title>
<style>body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin-top:2rem}pre{overflow:auto;background:#f4f4f4;padding:.5rem}</style>
</head><body><h1>Order Intake: API</h1>
<p>For programs: <a href="/openapi.json">openapi.json</a>. Errors are problem+json (RFC 9457) with a stable <code>code</code>.</p>
${endpoints.map(section).join('\n')}
</body></html>
`;
