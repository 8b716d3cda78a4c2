/** The demo's company with its customers and products, and a token for it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company, customers, prices, products } from './mails/index.ts';
import type { RunTool } from './tools.ts';

export type Seeded = {
  readonly companyId: string;
  readonly token: string;
  readonly customers: number;
  readonly products: number;
};

export async function seedCompany(runTool: RunTool, dataDir: string): Promise<Seeded> {
  const file = join(dataDir, 'demo-catalog.json');
  const catalog = {
    customers: Object.values(customers).map(({ name, customerCode, email }) => ({ name, code: customerCode, emails: [email] })),
    products: products.map(({ code, name, price }) => ({ code, name, price })),
    prices,
  };
  await writeFile(file, JSON.stringify(catalog, null, 2));
  const companyId = await runTool('company', 'create', company.name);
  const [token] = await Promise.all([
    runTool('token', companyId, 'admin,sales'),
    runTool('company', 'settings', companyId, ...settings),
    runTool('catalog', companyId, file),
  ]);
  return { companyId, token, customers: catalog.customers.length, products: catalog.products.length };
}

const settings = [
  `currency=${company.currency}`,
  'locale=de-DE',
  'time_zone=Europe/Berlin',
  `own_names=${company.name}`,
  `own_domains=${company.domain}`,
  `admin_emails=it@${company.domain}`,
];
