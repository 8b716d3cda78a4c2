import type { Language } from './tessdata.ts';

/** Read first: together they read the labels of every language well enough to tell which it is. */
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
};

/** Letters that the first languages' data does not know come out without their marks, so marks are left out of the comparison. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+|[^\p{L}]+/gu, '');

const fewest = 3;

/** What a page should be read with: its own language beside English where that is none of the first ones, else those. */
export function languagesOf(words: readonly string[]): readonly Language[] {
  const seen = new Set(words.map(plain));
  const scores = (Object.keys(telltale) as Language[]).map((language) => ({
    language,
    score: telltale[language].filter((word) => seen.has(plain(word))).length,
  }));
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  if (!best || best.score < fewest || best.score <= (second?.score ?? 0) || firstLanguages.includes(best.language))
    return firstLanguages;
  return [best.language, 'eng'];
}
