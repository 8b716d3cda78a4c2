/** npm run catalog -- COMPANY_ID FILE.json: registers customers and products; what is registered already stays as it is. */
import { readFile } from 'node:fs/promises';
import type { CustomerInput } from '../../commands/catalog/register-customer.command.ts';
import type { ProductInput } from '../../commands/catalog/register-product.command.ts';
import { composeCommands } from '../compose/compose.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage: npm run --silent catalog -- COMPANY_ID FILE.json
FILE.json: { "customers": [{ "name": "…", "code": "C-1" or null, "emails": ["…"] }], "products": [{ "code": "…", "name": "…", "price": "12.50" or null }] }`;

type Catalog = { readonly customers: readonly CustomerInput[]; readonly products: readonly ProductInput[] };

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

/** The file's content, or every entry that is wrong. */
const readCatalog = async (file: string): Promise<Catalog> => {
  const json = JSON.parse(await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read`))) as Partial<Catalog>;
  const { customers = [], products = [] } = json;
  const wrong = [
    ...customers.flatMap((entry, index) => (isCustomer(entry) ? [] : [`customers[${index}]`])),
    ...products.flatMap((entry, index) => (isProduct(entry) ? [] : [`products[${index}]`])),
  ];
  return wrong.length > 0 ? fail(`${file}: ${wrong.join(', ')} not as expected\n${usage}`) : { customers, products };
};

const [companyId, file] = process.argv.slice(2);
if (!companyId || !file) fail(usage);
const { customers, products } = await readCatalog(file);

await runTool(async (foundation) => {
  const commands = composeCommands(foundation);
  await Promise.all([
    ...customers.map((customer) => commands.registerCustomer(customer, toolContext(companyId, 'catalog'))),
    ...products.map((product) => commands.registerProduct(product, toolContext(companyId, 'catalog'))),
  ]);
  return JSON.stringify({ customers: customers.length, products: products.length });
});
