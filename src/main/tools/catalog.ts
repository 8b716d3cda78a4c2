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
const isCustomer = (entry: Partial<CustomerInput>): boolean =>
  text(entry.name) && textOrNull(entry.code) && Array.isArray(entry.emails) && entry.emails.every(text);
const isProduct = (entry: Partial<ProductInput>): boolean =>
  text(entry.code) && text(entry.name) && (entry.price === null || /^\d+(\.\d+)?$/.test(String(entry.price)));

const amount = (value: unknown): boolean => /^\d+(\.\d+)?$/.test(String(value));
const isPrice = ({ customer, product, price, minQty = '1' }: Partial<PriceInput>): boolean =>
  textOrNull(customer) && text(product) && amount(price) && amount(minQty);

/** The file's content, or every entry that is wrong. */
const readCatalog = async (file: string): Promise<Catalog> => {
  const json = JSON.parse(await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read`))) as Partial<Catalog>;
  const { customers = [], products = [], prices = [] } = json;
  const wrong = [
    ...customers.flatMap((entry, index) => (isCustomer(entry) ? [] : [`customers[${index}]`])),
    ...products.flatMap((entry, index) => (isProduct(entry) ? [] : [`products[${index}]`])),
    ...prices.flatMap((entry, index) => (isPrice(entry) ? [] : [`prices[${index}]`])),
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
