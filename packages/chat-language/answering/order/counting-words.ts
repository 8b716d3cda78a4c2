/** What goods are counted by, in the eight languages, and which of our units that is. Small letters without accents. */
import type { SpokenUnit } from '../phrases/phrases.ts';

/** `container`: what a single article comes in, as a roll of tape: one of it is one piece. */
export type Counted = Extract<SpokenUnit, 'piece' | 'pair' | 'pack' | 'box' | 'set'> | 'container';

const words: { readonly [counted in Counted]: string } = {
  piece: `piece pieces pcs unit units stuck stucke stk unite unites unidad unidades pieza piezas pezzo pezzi stuks stuk unidade peca
    pecas styck stycken`,
  pair: 'pair pairs paar paire paires par pares paio paia',
  pack: `pack packs packet packets package packung packungen packchen paket pakete paquet paquets paquete paquetes confezione
    confezioni pacco pacchi pak pakken pakje pakjes pacote pacotes forpackning forpackningar`,
  box: `box boxes carton cartons karton kartons schachtel schachteln kiste kisten boite boites caja cajas scatola scatole doos dozen
    caixa caixas lada lador`,
  set: 'set sets',
  container: `roll rolls rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rol rolo rolos rulle rullar tube tuben eimer cubo cubos
    emmer emmers balde baldes hink hinkar dose dosen bote botes pot pots latta latte lata latas bus bussen burk burkar barattolo
    barattoli bag bags beutel sachet sachets bolsa bolsas zak zakken saco sacos`,
};
/** Rarer ones, which may name an article as well: they count where an order is read, and a question is read as before. */
const more: { readonly [counted in Counted]?: string } = {
  piece: 'pc st ud uds pz',
  pair: 'paare',
  pack: 'packages',
  set: 'satz sats conjunto conjuntos jeu jeux juego juegos',
  container: 'tubes bucket buckets bottle bottles',
};

const listed = (lists: { readonly [counted in Counted]?: string }): readonly (readonly [string, Counted])[] =>
  (Object.keys(lists) as Counted[]).flatMap((counted) =>
    (lists[counted] ?? '').split(/\s+/).map((word) => [word, counted] as const),
  );
const counts: ReadonlyMap<string, Counted> = new Map([...listed(words), ...listed(more)]);

export const countedBy = (word: string): Counted | null => counts.get(word) ?? null;
/** Those that every question may have, and that name nothing. */
export const countingWords: readonly string[] = listed(words).map(([word]) => word);
