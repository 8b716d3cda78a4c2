/** npm run collection: requests for Postman and Bruno, made from the description of the API. */
import { Ajv } from 'ajv';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { describedApi } from '../../../scripts/described-api.ts';
import { exampleOf, type Schema, type Schemas } from '../../../scripts/schema-example.ts';
import { collection } from '../../../scripts/write-collection.ts';

type Item = {
  readonly name: string;
  readonly request: { readonly method: string; readonly url: { readonly path: readonly string[] }; readonly auth?: object };
};
type Operation = {
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
};

const api = describedApi();
const paths = api.paths as { readonly [path: string]: { readonly [method: string]: Operation } };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const folders = collection().item as readonly { readonly name: string; readonly item: readonly Item[] }[];
const requests = folders.flatMap(({ item }) => item);
const callOf = (method: string, path: string): string => `${method} ${path}`;

describe('the collection of requests', () => {
  it('has one request for each operation, in folders by resource', () => {
    const calls = requests.map(({ request }) => callOf(request.method, `/${request.url.path.join('/')}`));
    const declared = operations.map(({ method, path }) => callOf(method, path.replaceAll(/\{(\w+)\}/g, ':$1')));
    expect(calls.toSorted()).to.deep.equal(declared.toSorted());
    expect(folders.map(({ name }) => name)).to.include.members(['sales-orders', 'email-configs', 'webhook-endpoints']);
  });

  it('sends the API key, except where an operation is open to everyone', () => {
    const open = operations.filter(({ operation }) => operation.security?.length === 0).length;
    expect(requests.filter(({ request }) => request.auth).length)
      .to.equal(open)
      .and.be.greaterThan(0);
  });

  it('has bodies that the schemas of the requests accept', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
    const refused = operations.flatMap(({ method, path, operation }) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (!schema) return [];
      const refers = JSON.stringify(schema).includes('$ref');
      const validate = ajv.compile(refers ? { ...schema, components: { schemas: api.components.schemas } } : schema);
      const body = exampleOf(schema, api.components.schemas as Schemas);
      return validate(body) ? [] : [`${callOf(method, path)}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(refused).to.deep.equal([]);
  });
});
