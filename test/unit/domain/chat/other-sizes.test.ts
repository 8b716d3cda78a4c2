import { deepEqual } from 'node:assert/strict';
import { matchProducts } from '../../../../packages/chat-language/answering/match-products.ts';
import { catalogue } from '../../../support/chat/product-facts.ts';

const shop = catalogue(
  'Work gloves size 9',
  'Work gloves size 10',
  'Safety shoes S3 size 43',
  'Hydraulic hose 10 mm',
  'Hydraulic hose 16 mm',
  'Garden hose 25 m',
  'Submersible pump 750 W',
  'Silicone sealant white 310 ml',
  'Safety goggles clear',
  'Stepladder 5 steps',
);

type Row = readonly [language: string, question: string];
const matched = ([language, question]: Row) => matchProducts(question, shop, { language });
const meant = (row: Row): readonly string[] =>
  matched(row)
    .meant.map(({ name }) => name)
    .toSorted();
const isOnlyAlike = (row: Row, name: string): void => {
  const { meant: none, alike, areOtherSizes } = matched(row);
  deepEqual([none, areOtherSizes, alike.some((one) => one.name === name)], [[], true, true], row[1]);
};

describe('a size that no such article has', () => {
  it('is told from the one there is, however the word is shortened and also without it', () => {
    const rows: readonly Row[] = [
      ['en', 'safety shoes sz 45?'],
      ['en', 'safety shoes 45 in stock?'],
      ['en', 'do you have the safety shoes in a 44.5'],
      ['de', 'sicherheitsschuhe gr. 45 da?'],
      ['de', 'habt ihr die sicherheitsschuhe auch in 45er'],
      ['fr', 'chaussures de sécurité T.45 dispo ?'],
      ['fr', 'chaussures de sécurité pointure 41'],
      ['es', 'zapatos de seguridad t45 hay?'],
      ['es', 'zapatos de seguridad del nº 45'],
      ['it', 'scarpe antinfortunistiche tg 45 ne avete?'],
      ['it', 'scarpe antinfortunistiche 45 disponibili?'],
      ['nl', 'werkschoenen mt 45 op voorraad?'],
      ['nl', 'werkschoenen mt. 41?'],
      ['pt', 'sapatos de segurança tam. 45 têm?'],
      ['pt', 'sapatos de segurança nº45'],
      ['sv', 'skyddsskor stl 45 inne?'],
      ['sv', 'skyddsskor str 41 finns?'],
    ];
    for (const row of rows) isOnlyAlike(row, 'Safety shoes S3 size 43');
    for (const row of [
      ['en', 'work gloves XL?'],
      ['de', 'Arbeitshandschuhe 11 vorrätig?'],
      ['it', 'guanti da lavoro taglia M'],
    ] as const)
      isOnlyAlike(row, 'Work gloves size 10');
  });

  it('is one of a number without a unit as well', () => {
    isOnlyAlike(['es', '¿tenéis manguera hidráulica de 12?'], 'Hydraulic hose 10 mm');
    isOnlyAlike(['en', 'is the submersible pump 500 in stock'], 'Submersible pump 750 W');
    deepEqual(meant(['fr', 'le tuyau hydraulique de 16 il est revenu']), ['Hydraulic hose 16 mm']);
    deepEqual(meant(['it', 'pompa sommersa da 750 disponibile?']), ['Submersible pump 750 W']);
  });

  it('is none where something else is counted', () => {
    deepEqual(meant(['en', 'how much are 45 pairs of safety shoes']), ['Safety shoes S3 size 43']);
    deepEqual(meant(['nl', 'werkschoenen mt 43 op voorraad?']), ['Safety shoes S3 size 43']);
    deepEqual(meant(['de', 'gibt es den Gartenschlauch 25 mt noch']), ['Garden hose 25 m']);
    deepEqual(meant(['en', 'can I get the garden hose in 14 days']), ['Garden hose 25 m']);
    deepEqual(meant(['en', 'is the stepladder under 80 euros']), ['Stepladder 5 steps']);
    deepEqual(meant(['es', 'cuánto valen 12 guantes talla 9']), ['Work gloves size 9']);
  });
});

describe('a colour that no such article has', () => {
  it('may be none at all: transparent silicone is not white', () => {
    for (const row of [
      ['de', 'habt ihr Silikon in transparent?'],
      ['en', 'clear silicone sealant please?'],
      ['es', 'silicona transparente tenéis?'],
      ['nl', 'is er transparante kit?'],
    ] as const)
      deepEqual(meant(row), [], row[1]);
    deepEqual(meant(['en', 'white silicone?']), ['Silicone sealant white 310 ml']);
    deepEqual(meant(['it', 'occhiali protettivi trasparenti?']), ['Safety goggles clear']);
    deepEqual(meant(['fr', 'lunettes de sécurité teintées ?']), []);
  });
});
