/** npm run catalog -- COMPANY_ID FILE.json: registers customers, products and prices of customers; what is registered already stays as it is. */
import { readFile } from 'node:fs/promises';
import { isRight } from 'fp-ts/lib/Either.js';
import { customerInput, customerRequest, productInput, productRequest } from '../../commands/catalog/catalog-request.schema.ts';
import { priceInput, priceRequest } from '../../commands/catalog/price-request.schema.ts';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import { decodeRequest, type RequestSchema } from '../../platform/codec/decode-request.ts';
import { composeCommands } from '../compose/compose.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage: npm run --silent catalog -- COMPANY_ID FILE.json
FILE.json: { "customers": [{ "name": "…", "code": "C-1" or null, "emails": ["…"] }], "products": [{ "code": "…", "name": "…", "price": "12.50" or null }],
  "prices": [{ "customer": "C-1" or null for everybody, "product": "its code", "price": "11.90", "minQty": "10" }] }`;

type Entries = Readonly<Record<string, unknown>>;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** A price's quantity was always called minQty here. */
const asRequested = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null || !('minQty' in entry)) return entry;
  const { minQty: min_qty, ...rest } = entry;
  return { ...rest, min_qty };
};

/** Its entries, as the API takes them; with each fault its place: customers[0].emails.1: "x" is not an e-mail address */
const entriesOf = <T>(kind: string, entries: unknown, schema: RequestSchema<T>, faults: string[]): readonly T[] => {
  if (!Array.isArray(entries)) {
    faults.push(`${kind}: must be a list`);
    return [];
  }
  return entries.flatMap((entry, index) => {
    const decoded = decodeRequest(schema, asRequested(entry));
    if (isRight(decoded)) return [decoded.right];
    faults.push(...decoded.left.map(({ message }) => `${kind}[${index}].${message}`));
    return [];
  });
};

const contentOf = async (file: string): Promise<Entries> => {
  const text = await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read`));
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Entries;
  } catch (error) {
    fail(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}\n${usage}`);
  }
  return fail(`${file} contains no catalog\n${usage}`);
};

/** The file's content, or every place in it that is wrong. */
const readCatalog = async (file: string) => {
  const { customers = [], products = [], prices = [], ...unknownParts } = await contentOf(file);
  const faults = Object.keys(unknownParts).map((name) => `${name}: is not part of a catalog`);
  const catalog = {
    customers: entriesOf('customers', customers, customerRequest, faults),
    products: entriesOf('products', products, productRequest, faults),
    prices: entriesOf('prices', prices, priceRequest, faults),
  };
  return faults.length > 0 ? fail(`${file}: nothing was imported:\n${faults.join('\n')}\n${usage}`) : catalog;
};

const [companyId, file] = process.argv.slice(2);
if (!companyId || !file) fail(usage);
const { customers, products, prices } = await readCatalog(file);

await runTool(async (foundation) => {
  if (!(await createIsRegistered(foundation.store)(companyId)))
    throw new Error(`${companyId} is not a company of this installation`);
  const commands = composeCommands(foundation);
  const context = () => toolContext(companyId, 'catalog');
  await Promise.all([
    ...customers.map((customer) => commands.registerCustomer(customerInput(customer), context())),
    ...products.map((product) => commands.registerProduct(productInput(product), context())),
    ...prices.map((price) => commands.registerPrice(priceInput(price), context())),
  ]);
  return JSON.stringify({ customers: customers.length, products: products.length });
});
