/** Companies' own files, as their programs write them: what the columns are is known or takes two choices at most. */
import { expect } from 'chai';
import { after, it } from 'mocha';
import { until } from '../../test/support/until.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
  stopWorker = (await api.stack.startWorker()).stop;
});

type Sample = {
  readonly what: string;
  readonly kind: 'customers' | 'products' | 'prices';
  readonly text: string;
  readonly encoding?: BufferEncoding;
  /** header and field that a person chooses */
  readonly choices: readonly (readonly [string, string])[];
  readonly rows: number;
};

const files: readonly Sample[] = [
  {
    what: 'German articles',
    kind: 'products',
    text: 'Art.-Nr.;Matchcode;Artikelbezeichnung 1;VK-Preis netto;ME;WKZ\n10-4711;SKS M8;Sechskantschraube M8x40;0,42;Stk;EUR\n10-4712;SKM M8;Sechskantmutter M8;1.234,50;Pack;EUR\n',
    encoding: 'latin1',
    choices: [],
    rows: 2,
  },
  {
    what: 'English prices',
    kind: 'prices',
    text: 'Stock code,Trade price GBP,Break qty,Effective from\nHB-8,0.39,100,2027-01-01\nHB-8,0.35,1000,2027-01-01\n',
    choices: [
      ['Break qty', 'min_qty'],
      ['Effective from', 'valid_from'],
    ],
    rows: 2,
  },
  {
    what: 'French customers',
    kind: 'customers',
    text: 'Compte tiers;Intitulé du tiers;N° TVA intracom.;Adresse 1;CP;Localité;Mél\n411DUP;Établissements Dupont SARL;FR40303265045;12 rue de la Gare;69003;Lyon;achats@dupont.example\n',
    choices: [
      ['Compte tiers', 'code'],
      ['Intitulé du tiers', 'name'],
    ],
    rows: 1,
  },
  {
    what: 'Spanish articles',
    kind: 'products',
    text: 'Cód. artículo;Descripción;P.V.P.;Ud. medida;Cód. barras\nT-100;Tornillo hexagonal M10;0,55;UD;4006381333931\n',
    encoding: 'latin1',
    choices: [['Ud. medida', 'unit']],
    rows: 1,
  },
  {
    what: 'Polish customers',
    kind: 'customers',
    text: 'Akronim;Nazwa pełna;NIP;Ulica;Kod poczt.;Miejscowość;Telefon 1\nKOWAL;Kowalski i Synowie Sp. z o.o.;PL5260250274;ul. Długa 5;00-238;Warszawa;+48 22 123 45 67\n',
    choices: [],
    rows: 1,
  },
];

stage.suite('imports of own files', () => {
  after(() => stopWorker());

  for (const { what, kind, text, encoding = 'utf8', choices, rows } of files)
    it(`${what}: every column is mapped with ${choices.length === 0 ? 'no choice' : `${choices.length} at most`}, and brought in`, async () => {
      expect(choices.length).to.be.at.most(2);
      const page = await stage.open(`/catalog/import?kind=${kind}`);
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: `${what}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });
      await page.getByRole('button', { name: 'Preview changes' }).click();
      await page.getByRole('heading', { name: 'Columns in your file' }).waitFor();
      for (const [header, field] of choices) {
        const before = page.url();
        await page.getByLabel(header, { exact: true }).selectOption(field);
        await until('another look', async () => page.url() !== before);
        await page.getByRole('heading', { name: 'Columns in your file' }).waitFor();
      }
      await page.getByText(`New: ${rows}`).waitFor();
      await page.getByText('Invalid: 0').waitFor();
      await page.getByRole('button', { name: 'Import now' }).click();
      await page.getByRole('heading', { name: 'Import completed' }).waitFor();
      await page.getByText(`New: ${rows}`).waitFor();
    });

  it('a file with the same headers needs no choice the next time, and shows what a column holds', async () => {
    const page = await stage.open('/catalog/import?kind=customers');
    const french = files[2]?.text.replace('411DUP', '411MAR').replace('Établissements Dupont SARL', 'Martin SA') ?? '';
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(french.replace('FR40303265045', '').replace('achats@dupont.example', '')),
    });
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await page.getByText('Same choice as for your last file with these headers').waitFor();
    expect(await page.getByLabel('Compte tiers', { exact: true }).inputValue()).to.equal('code');
    await page.getByText('Martin SA').first().waitFor();
    await page.getByText('New: 1').waitFor();
  });

  it('a template is a link', async () => {
    const page = await stage.open('/catalog/import?kind=products');
    const href = await page.getByRole('link', { name: 'Download template' }).getAttribute('href');
    expect(href).to.equal('/sales/products/import/template/?language=en');
  });
});
