/** What goods are counted by, in the eight languages, and which of our units that is. Small letters without accents. */
import type { SpokenUnit } from '../phrases/phrases.ts';

/** `container`: what a single article comes in, as a roll of tape: one of it is one piece. */
export type Counted = Extract<SpokenUnit, 'piece' | 'pair' | 'pack' | 'box' | 'set'> | 'container';

const words: { readonly [counted in Counted]: string } = {
  piece: `piece pieces pcs pc unit units each stuck stucke stk st piece pieces unite unites unidad unidades ud uds pieza piezas pezzo pezzi pz
    stuks stuk unidade unidades peca pecas styck stycken`,
  pair: 'pair pairs paar paare paire paires par pares paio paia',
  pack: `pack packs packet packets package packages packung packungen packchen paket pakete paquet paquets paquete paquetes confezione confezioni pacco
    pacchi pak pakken pakje pakjes pacote pacotes forpackning forpackningar`,
  box: `box boxes carton cartons karton kartons schachtel schachteln kiste kisten boite boites caja cajas scatola scatole doos dozen caixa caixas lada
    lador`,
  set: 'set sets satz sats conjunto conjuntos jeu jeux juego juegos',
  container: `roll rolls rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rol rolo rolos rulle rullar tube tubes tuben bucket buckets eimer cubo cubos
    emmer emmers balde baldes hink hinkar dose dosen bote botes pot pots latta latte lata latas bus bussen burk burkar barattolo barattoli bag bags beutel
    sachet sachets bolsa bolsas zak zakken saco sacos bottle bottles`,
};

const counts: ReadonlyMap<string, Counted> = new Map(
  (Object.keys(words) as Counted[]).flatMap((counted) => words[counted].split(/\s+/).map((word) => [word, counted] as const)),
);

export const countedBy = (word: string): Counted | null => counts.get(word) ?? null;
/** All of them. */
export const countingWords: readonly string[] = [...counts.keys()];
