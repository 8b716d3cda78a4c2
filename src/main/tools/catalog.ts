/** npm run catalog -- COMPANY_ID FILE.json: registers customers, products and prices of customers; what is registered already stays as it is. */
import { readFile } from 'node:fs/promises';
import type { CustomerInput } from '../../commands/catalog/register-customer.command.ts';
import type { ProductInput } from '../../commands/catalog/register-product.command.ts';
import type { PriceDetails } from '../../domain/catalog/catalog.events.ts';
import { composeCommands } from '../compose/compose.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage: npm run --silent catalog -- COMPANY_ID FILE.json
FILE.json: { "customers": [{ "name": "…", "code": "C-1" or null, "emails": ["…"] }], "products": [{ "code": "…", "name": "…", "price": "12.50" or null }],
  "prices": [{ "customer": "C-1" or null for everybody, "product": "its code", "price": "11.90", "minQty": "10" }] }`;

type PriceInput = Pick<PriceDetails, 'customer' | 'product' | 'price'> & Partial<PriceDetails>;
type Catalog = {
  readonly customers: readonly CustomerInput[];
  readonly products: readonly ProductInput[];
  readonly prices: readonly PriceInput[];
};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOrNull = (value: unknown): boolean => value === null || text(value);
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(text);
const amount = (value: unknown): boolean => /^\d+(\.\d+)?$/.test(String(value));

/** What each field has to be; others are not looked at. */
type Fields = { readonly [field: string]: (value: unknown) => boolean };
const ofCustomer: Fields = { name: text, code: textOrNull, emails: texts };
const ofProduct: Fields = { code: text, name: text, price: (value) => value === null || amount(value) };
const ofPrice: Fields = {
  customer: textOrNull,
  product: text,
  price: amount,
  minQty: (value) => value === undefined || amount(value),
};

/** The places of what is not as it has to be: customers[0].emails */
const wrongIn = (kind: string, entries: readonly unknown[], fields: Fields): readonly string[] =>
  entries.flatMap((entry, index) =>
    Object.entries(fields)
      .filter(([field, is]) => !is(Object(entry)[field]))
      .map(([field]) => `${kind}[${index}].${field}`),
  );

/** The file's content, or every place in it that is wrong. */
const readCatalog = async (file: string): Promise<Catalog> => {
  const json = JSON.parse(await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read`))) as Partial<Catalog>;
  const { customers = [], products = [], prices = [] } = json;
  const wrong = [
    ...wrongIn('customers', customers, ofCustomer),
    ...wrongIn('products', products, ofProduct),
    ...wrongIn('prices', prices, ofPrice),
  ];
  return wrong.length > 0 ? fail(`${file}: ${wrong.join(', ')} not as expected\n${usage}`) : { customers, products, prices };
};

const [companyId, file] = process.argv.slice(2);
if (!companyId || !file) fail(usage);
const { customers, products, prices } = await readCatalog(file);
const alwaysHeld = { currency: null, minQty: '1', validFrom: null, validTo: null };

await runTool(async (foundation) => {
  const commands = composeCommands(foundation);
  await Promise.all([
    ...customers.map((customer) => commands.registerCustomer(customer, toolContext(companyId, 'catalog'))),
    ...products.map((product) => commands.registerProduct(product, toolContext(companyId, 'catalog'))),
    ...prices.map((price) => commands.registerPrice({ ...alwaysHeld, ...price }, toolContext(companyId, 'catalog'))),
  ]);
  return JSON.stringify({ customers: customers.length, products: products.length });
});
