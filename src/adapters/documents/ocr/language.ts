import { isInstalled, type Language } from './tessdata.ts';

/** Read first: its data is the quickest, knows the sign of addresses, and reads the labels of every language well enough to tell which it is. */
export const tellingLanguages: readonly Language[] = ['fra'];

/** Read together where that does not tell. */
export const firstLanguages: readonly Language[] = ['eng', 'deu', 'fra'];

/** Words that business papers of one language hold and those of the others do not. */
const telltale: { readonly [language in Language]: readonly string[] } = {
  eng: ['the', 'of', 'order', 'quantity', 'delivery', 'price', 'date', 'and', 'please', 'unit'],
  deu: ['der', 'die', 'und', 'bestellung', 'menge', 'lieferung', 'preis', 'datum', 'bitte', 'gesamt', 'stück'],
  fra: ['le', 'les', 'et', 'commande', 'quantité', 'livraison', 'prix', 'adresse', 'montant', 'désignation'],
  spa: ['el', 'los', 'pedido', 'cantidad', 'entrega', 'precio', 'fecha', 'importe', 'proveedor', 'dirección', 'unidad'],
  ita: ['il', 'ordine', 'quantità', 'consegna', 'prezzo', 'importo', 'fornitore', 'descrizione', 'totale', 'spett', 'codice'],
  nld: ['het', 'een', 'bestelling', 'aantal', 'levering', 'prijs', 'datum', 'bedrag', 'leverancier', 'omschrijving', 'totaal'],
  por: ['os', 'encomenda', 'quantidade', 'entrega', 'preço', 'fornecedor', 'descrição', 'morada', 'unitário', 'valor', 'cliente'],
  swe: ['och', 'av', 'beställning', 'antal', 'leverans', 'pris', 'belopp', 'leverantör', 'benämning', 'summa', 'är'],
  ces: [
    'objednávka',
    'objednávky',
    'množství',
    'dodání',
    'cena',
    'celkem',
    'dodavatel',
    'odběratel',
    'dph',
    'název',
    'prosíme',
    'zboží',
  ],
  dan: ['og', 'af', 'antal', 'levering', 'leveres', 'pris', 'dato', 'moms', 'enhed', 'indkøbsordre', 'beløb', 'varenr', 'hilsen'],
  est: ['tellimus', 'kogus', 'tarne', 'hind', 'kuupäev', 'kokku', 'ühik', 'tarnija', 'tellija', 'nimetus', 'palun', 'käibemaks'],
  fin: ['ja', 'tilaus', 'ostotilaus', 'määrä', 'toimitus', 'hinta', 'päivämäärä', 'yhteensä', 'tuote', 'kpl', 'alv', 'terveisin'],
  hrv: [
    'narudžba',
    'narudžbenica',
    'količina',
    'isporuka',
    'isporuke',
    'cijena',
    'ukupno',
    'dobavljač',
    'kupac',
    'pdv',
    'naziv',
    'molimo',
  ],
  hun: [
    'és',
    'megrendelés',
    'mennyiség',
    'szállítás',
    'szállítási',
    'dátum',
    'összesen',
    'egységár',
    'vevő',
    'áfa',
    'megnevezés',
    'kelt',
  ],
  lav: [
    'pasūtījums',
    'daudzums',
    'piegāde',
    'piegādes',
    'cena',
    'kopā',
    'mērvienība',
    'piegādātājs',
    'pircējs',
    'pvn',
    'nosaukums',
    'lūdzam',
  ],
  lit: [
    'užsakymas',
    'kiekis',
    'pristatymas',
    'pristatymo',
    'kaina',
    'viso',
    'vienetas',
    'tiekėjas',
    'pirkėjas',
    'pvm',
    'pavadinimas',
    'prašome',
  ],
  nor: [
    'og',
    'av',
    'antall',
    'levering',
    'leveres',
    'pris',
    'dato',
    'mva',
    'enhet',
    'bestilling',
    'innkjøpsordre',
    'beløp',
    'hilsen',
  ],
  pol: [
    'zamówienie',
    'ilość',
    'dostawa',
    'dostawy',
    'cena',
    'razem',
    'dostawca',
    'zamawiający',
    'szt',
    'nazwa',
    'prosimy',
    'wartość',
  ],
  ron: [
    'comandă',
    'cantitate',
    'livrare',
    'preț',
    'furnizor',
    'cumpărător',
    'buc',
    'tva',
    'denumire',
    'rugăm',
    'produs',
    'valoare',
  ],
  slk: [
    'objednávka',
    'objednávky',
    'množstvo',
    'dodanie',
    'cena',
    'spolu',
    'dodávateľ',
    'odberateľ',
    'dph',
    'názov',
    'prosíme',
    'tovar',
  ],
  slv: [
    'naročilo',
    'naročilnica',
    'količina',
    'dobava',
    'dobave',
    'cena',
    'skupaj',
    'dobavitelj',
    'kupec',
    'ddv',
    'naziv',
    'prosimo',
  ],
  tur: [
    'sipariş',
    'miktar',
    'teslimat',
    'teslim',
    'fiyat',
    'tarih',
    'toplam',
    'birim',
    'müşteri',
    'adet',
    'kdv',
    'ürün',
    'lütfen',
  ],
};

/** what letters look like that bear their marks inside, to data that do not know them */
const alike: { readonly [letter: string]: string } = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae' };

/** Letters that the first languages' data does not know come out without their marks, so marks are left out of the comparison. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+|[^\p{L}]+/gu, '')
    .replace(/[øłđıæ]/g, (letter) => alike[letter] ?? letter);

const fewest = 3;

/**
 * What a page should be read with: its own language alone, for data of another one beside it takes the marks off its letters ("Sola" for "Šola"); the first ones where
 * that is not told. Of two that are even (Danish and Norwegian, Czech and Slovak) either is better than neither.
 */
export function languagesOf(words: readonly string[]): readonly Language[] {
  const seen = new Set(words.map(plain));
  const scores = (Object.keys(telltale) as Language[]).map((language) => ({
    language,
    score: telltale[language].filter((word) => seen.has(plain(word))).length,
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === most).map(({ language }) => language);
  const [own] = best.filter(isInstalled);
  return most < fewest || own === undefined || best.some((one) => firstLanguages.includes(one) && best.length > 1)
    ? firstLanguages
    : [own];
}
