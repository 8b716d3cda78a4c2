/** The API's description as a front end's tools read it: nothing without a type, nothing without a sentence. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { webhookDescription } from '../../../src/api/chat/webhook.description.ts';
import { openApiOf } from '../../../src/api/http/openapi.ts';
import { registry } from '../../../src/api/registry.ts';

type Node = { readonly [key: string]: unknown };
type Place = readonly [place: string, node: Node];

/** Endpoints look into what they are given only when they are called. */
const anything: never = new Proxy(() => undefined, { get: () => anything }) as never;
const description = JSON.parse(JSON.stringify(openApiOf(registry(anything), webhookDescription))) as Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const places = (node: Node, at = ''): readonly Place[] => [
  [at, node],
  ...Object.entries(node).flatMap(([key, value]) => (isNode(value) ? places(value, `${at}/${key}`) : [])),
];
const all = places(description);
/** Every schema there is: what stands under these keywords. */
const schemas: readonly Place[] = all.flatMap(([at, node]) => {
  if (/\/(components\/schemas|properties)$/.test(at))
    return Object.entries(node).map(([key, one]): Place => [`${at}/${key}`, one as Node]);
  if (/\/anyOf$/.test(at)) return (node as unknown as Node[]).map((one, index): Place => [`${at}/${index}`, one]);
  return /\/(schema|items|additionalProperties)$/.test(at) ? [[at, node]] : [];
});

const typed = ['type', '$ref', 'anyOf', 'enum', 'const'];
const wordless = (found: readonly Place[]) => found.filter(([, { description: words }]) => !words).map(([at]) => at);

describe('the description of the API', () => {
  it('has a type for everything', () => {
    expect(schemas.length).to.be.greaterThan(1_000);
    expect(schemas.filter(([, schema]) => !typed.some((keyword) => keyword in schema)).map(([at]) => at)).to.deep.equal([]);
  });

  it('says of every object what it holds', () => {
    const open = schemas.filter(
      ([, { type, properties, additionalProperties }]) => type === 'object' && !properties && !isNode(additionalProperties),
    );
    // the envelope of the chat provider is theirs to describe
    expect(open.map(([at]) => at).filter((at) => !at.includes('/webhook/'))).to.deep.equal([]);
  });

  it('has a sentence about every property, parameter, header and named schema', () => {
    const ours = ([at]: Place) => !at.includes('/webhook/');
    const named = schemas.filter(([at]) => /\/(properties|components\/schemas)\/[^/]+$/.test(at)).filter(ours);
    const parameters = all.filter(([at]) => /\/parameters\/\d+$/.test(at));
    const headers = all.filter(([at]) => /\/headers\/[^/]+$/.test(at));
    expect([named.length, parameters.length, headers.length].every((count) => count > 50)).to.equal(true);
    expect([...wordless(named), ...wordless(parameters), ...wordless(headers)]).to.deep.equal([]);
  });

  it('refers to named schemas only, has a tag for each operation, and takes files as binary', () => {
    const known = Object.keys((description.components as Node).schemas as Node);
    expect(known).to.include.members(['SalesOrder', 'EmailLog', 'Mailbox', 'Task', 'Customer', 'ReviewReason', 'MissingField']);
    for (const [at, { $ref }] of schemas) if ($ref) expect(known, at).to.include(String($ref).split('/').at(-1));
    const operations = all.filter(([, { operationId }]) => operationId !== undefined);
    expect(operations.filter(([, { tags }]) => !Array.isArray(tags)).map(([at]) => at)).to.deep.equal([]);
    const files = all.filter(
      ([at]) => at.endsWith('multipart~/schema') || /multipart\/form-data\/schema\/properties\/file$/.test(at),
    );
    expect(files.length).to.be.greaterThan(3);
    for (const [at, { format }] of files) expect(format, at).to.equal('binary');
  });
});
