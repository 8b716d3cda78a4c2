/** The API's description as a front end's tools read it: nothing without a type, nothing without a sentence. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { allEndpoints } from '../../../src/api/all-endpoints.ts';
import { webhookDescription } from '../../../src/api/chat/webhook.description.ts';
import { problems } from '../../../src/api/http/answers.ts';
import { openApiOf } from '../../../src/api/http/openapi.ts';
import { problemsOf } from '../../../src/api/http/problem-codes.ts';

type Node = { readonly [key: string]: unknown };
type Place = readonly [place: string, node: Node];

/** Endpoints look into what they are given only when they are called. */
const anything: never = new Proxy(() => undefined, { get: () => anything }) as never;
const description = JSON.parse(JSON.stringify(openApiOf(allEndpoints(anything), webhookDescription))) as Node;

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
  if (/\/(anyOf|allOf)$/.test(at)) return (node as unknown as Node[]).map((one, index): Place => [`${at}/${index}`, one]);
  return /\/(schema|items|additionalProperties)$/.test(at) ? [[at, node]] : [];
});

const typed = ['type', '$ref', 'anyOf', 'allOf', 'enum', 'const'];
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
    expect(open.map(([at]) => at)).to.deep.equal([]);
  });

  it('has a sentence about every property, parameter, header and named schema', () => {
    const named = schemas.filter(([at]) => /\/(properties|components\/schemas)\/[^/]+$/.test(at));
    const parameters = all.filter(([at]) => /\/parameters\/\d+$/.test(at));
    const headers = all.filter(([at]) => /\/headers\/[^/]+$/.test(at));
    expect([named.length, parameters.length, headers.length].every((count) => count > 50)).to.equal(true);
    expect([...wordless(named), ...wordless(parameters), ...wordless(headers)]).to.deep.equal([]);
  });

  it('lists what happened to things, and what a confidence is made of, as enumerations', () => {
    const named = (description.components as Node).schemas as { readonly [name: string]: Node };
    const enumOf = (schema: string, property: string) =>
      (named[schema] as { properties: { [name: string]: Node } }).properties[property]?.enum;
    expect(enumOf('HistoryEntry', 'event')).to.include.members(['OrderApproved', 'EmailGivenUp', 'MailboxChanged', 'Unknown']);
    expect(enumOf('ConfidenceReason', 'code')).to.include.members(['arithmetic_holds', 'missing_po_number', 'other']);
  });

  it('lists why something was refused, and how somebody signed in, wherever it is told', () => {
    const told = schemas.filter(
      ([at, { description: words }]) => /\/properties\/(code|way)$/.test(at) && /why|sign-in method/i.test(String(words)),
    );
    expect(told.map(([at]) => at.split('/')[3])).to.include.members(['BulkResult', 'Upload', 'SignedInBrowser', 'Me']);
    // the log of what was refused keeps what earlier releases said, too
    const kept = told.filter(([at]) => !at.includes('/SecurityLogEntry/') && !at.includes('/requestBody/'));
    const open = kept.filter(([, schema]) => !/"(enum|\$ref)":/.test(JSON.stringify(schema)));
    expect(open.map(([at]) => at)).to.deep.equal([]);
  });

  it('says what a field means where it means something else than its name does elsewhere', () => {
    const paths = JSON.stringify(description.paths);
    for (const words of [
      'Code of the authenticator app, or a recovery code',
      'The code after #code= in the link',
      'Article number',
    ])
      expect(paths).to.include(words);
    const signIn = (description.paths as Record<string, Node>)['/sales/session/']?.post;
    expect(JSON.stringify(signIn)).not.to.include('article');
  });

  it('names every code that a problem or a field fault may have, and for each operation and status those that it may answer', () => {
    const named = (description.components as Node).schemas as { readonly [name: string]: Node };
    const [all, faults] = [named.ProblemCode?.enum, named.FaultCode?.enum] as [readonly string[], readonly string[]];
    expect(all).to.include.members(['not_found', 'order_exists', 'module_taken', 'mailbox_auth', 'columns_missing', 'not_json']);
    expect(faults).to.include.members(['required', 'not_a_port', 'unknown_reference', 'po_number_taken']);
    const paths = JSON.stringify(description.paths);
    const answered = all.filter((code) => paths.includes(`"${code}"`));
    // of paths and methods that there are not
    const nowhere = ['method_not_allowed', 'range_not_satisfiable'];
    expect(all.filter((code) => !answered.includes(code))).to.deep.equal(nowhere);
    const refusals = places(description.paths as Node).filter(([at]) => /\/responses\/[45]\d\d$/.test(at));
    const unnamed = refusals.filter(([, refusal]) => {
      const text = JSON.stringify(refusal);
      return text.includes('problem+json') && !/"code":\{"type":"string","enum":\["/.test(text);
    });
    expect(unnamed.map(([at]) => at)).to.deep.equal([]);
    const codesAt = (path: string, method: string, status: number) =>
      /"enum":(\[.*?\])/.exec(
        JSON.stringify((description.paths as Record<string, Node>)[path]?.[method], null, 0).split(`"${status}":`)[1] ?? '',
      )?.[1];
    expect(JSON.parse(codesAt('/sales/email-configs/', 'post', 409) ?? '[]')).to.deep.equal([
      'concurrent_change',
      'module_taken',
      'request_in_progress',
    ]);
    expect(JSON.parse(codesAt('/sales/email-logs/{id}/', 'get', 404) ?? '[]')).to.deep.equal(['not_found']);
  });

  it('has a code for every problem that an endpoint declares, and refuses a status without one', () => {
    const answers = { 200: null, 410: null };
    const declared = { method: 'get', path: '/x/', permission: 'anyone', answers } as const;
    expect(() => problemsOf(declared)).to.throw('get /x/ declares 410 and no code that comes with it');
    expect(problemsOf({ ...declared, answers: { ...answers, 410: problems('gone') } })[410]).to.deep.equal(['gone']);
  });

  describe('says which headers an answer has', () => {
    type Operation = {
      readonly name: string;
      readonly parameters: readonly string[];
      readonly responses: Readonly<Record<string, Node>>;
    };
    const operations: readonly Operation[] = Object.entries(description.paths as Record<string, Record<string, Node>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { parameters, responses }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          parameters: ((parameters ?? []) as Node[]).map(({ name }) => String(name)),
          responses: responses as Record<string, Node>,
        })),
    );
    const headersOf = ({ responses }: Operation, status: number): Record<string, { readonly required: boolean }> =>
      (responses[status]?.headers ?? {}) as Record<string, { readonly required: boolean }>;
    const without = (header: string, status: number, asked: (operation: Operation) => boolean = () => true) =>
      operations
        .filter((operation) => status in operation.responses && asked(operation) && !(header in headersOf(operation, status)))
        .map(({ name }) => `${name} ${status} has no ${header}`);
    const having = (header: string) =>
      operations.filter((one) => Object.keys(one.responses).some((status) => header in headersOf(one, Number(status))));

    it('Link: every list that says where it goes on, and nothing else', () => {
      const pages = ({ parameters }: Operation) => parameters.includes('cursor') || parameters.includes('after');
      expect(without('Link', 200, pages)).to.deep.equal([]);
      expect(
        having('Link')
          .filter((operation) => !pages(operation))
          .map(({ name }) => name),
      ).to.deep.equal([]);
    });

    it('Location: whatever was made, and every task', () => {
      expect(without('Location', 201)).to.deep.equal([]);
      const isTask = ({ responses }: Operation) => JSON.stringify(responses[202]).includes('TaskStarted');
      expect(without('Location', 202, isTask)).to.deep.equal([]);
    });

    it('ETag: what can be asked for by If-None-Match, and whatever a change with If-Match leaves', () => {
      expect(without('ETag', 200, ({ responses }) => 304 in responses)).to.deep.equal([]);
      expect(without('ETag', 304)).to.deep.equal([]);
      const tagged = operations.filter((one) => one.name.startsWith('GET') && 'ETag' in headersOf(one, 200));
      expect(tagged.filter(({ responses }) => !(304 in responses)).map(({ name }) => name)).to.deep.equal([]);
      const changes = ({ parameters }: Operation) => parameters.includes('If-Match');
      for (const status of [200, 201, 202]) expect(without('ETag', status, changes)).to.deep.equal([]);
    });

    it('Retry-After: whoever is told to come again is told when', () => {
      for (const status of [429, 503]) {
        const unready = ({ responses }: Operation) => JSON.stringify(responses[status]).includes('Readiness');
        const refused = operations.filter((one) => status in one.responses && !unready(one));
        expect(refused.length).to.be.greaterThan(20);
        const untold = refused.filter((one) => headersOf(one, status)['Retry-After']?.required !== true);
        expect(untold.map(({ name }) => `${name} ${status}`)).to.deep.equal([]);
      }
    });

    it('X-Total-Count: where somebody has to know how much is left', () => {
      expect(having('X-Total-Count').map(({ name }) => name)).to.include('GET /sales/sales-orders/email_queue/');
    });

    it('all are required but those that say something only now and then', () => {
      const occasional = ['Link', 'Preference-Applied', 'Retry-After'];
      const optional = operations.flatMap((one) =>
        Object.keys(one.responses).flatMap((status) =>
          Object.entries(headersOf(one, Number(status))).flatMap(([name, { required }]) => (required ? [] : [name])),
        ),
      );
      expect([...new Set(optional)].filter((name) => !occasional.includes(name))).to.deep.equal([]);
    });
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
