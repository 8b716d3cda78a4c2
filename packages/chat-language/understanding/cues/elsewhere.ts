/**
 * Questions in the words of a shop that ask nothing of it: what time it is somewhere, and how many of a thing something else has. No clerk knows,
 * and what one does know of the same words would be a wrong answer.
 */
import { type ChatLanguage, chatLanguages } from '../chat-languages.ts';
import { isIn, type Pattern, patternOf } from './cues.ts';

type OfOthers = {
  /** what time it is; "at what time is" asks for something else */
  readonly clock: readonly string[];
  /** how many of it another thing has or holds */
  readonly count: readonly string[];
  /** who or what has the shop's own stock: then it is asked of the shop */
  readonly shop: readonly string[];
};

const cues: { readonly [language in ChatLanguage]: OfOthers } = {
  en: {
    clock: [
      'what/whats time is_it $',
      'what/whats time is_it in/over/now/right/at_your/where/there',
      'what_s/whats/what_is the time',
    ],
    count: [
      'how_many/howmany * does/did/has/had/use/uses/used',
      'how_many/howmany * in/on/inside/within/per a/an/the/one/each/every/my',
    ],
    shop: ['you/u/ya/yous/your/stock/store/shop/warehouse/branch/left/available/shelf/yard/depot'],
  },
  de: {
    clock: ['wie spat ist/haben', 'wie_viel/wieviel uhr ist/haben'],
    count: [
      'wie_viele/wieviele/wie_viel/wieviel * hat/hatte/enthalt/enthalten/steckt/stecken/verbaut',
      'wie_viele/wieviele * im/am',
      'wie_viele/wieviele * in/an/auf/pro der/die/das/dem/den/ein/eine/einem/einer/jedem/jeder',
    ],
    shop: ['ihr/sie/du/euch/ihnen/man/habt/habts/lager/vorrat/laden/geschaft/filiale/regal/noch/da/vorratig/verfugbar'],
  },
  fr: {
    clock: ['^ quelle/quel heure est_il/il_est', 'bonjour/salut/savez/sais/dire quelle/quel heure est_il/il_est'],
    count: [
      'combien de/d * a/contient/compte/possede/utilise la/le/l/un/une/cette/ce',
      'combien de/d * contient/contiennent/possede',
      'combien de/d * dans/sur/par un/une/la/le/l/chaque',
    ],
    shop: ['vous/tu/avez/auriez/stock/magasin/reste/restent/depot/rayon/dispo/disponible/disponibles/boutique'],
  },
  es: {
    clock: ['^ que hora/horas es/son', 'hola/dias/tardes/sabes/saben/decir/decirme que hora/horas es/son'],
    count: [
      'cuantos/cuantas * tiene/tenia/lleva/contiene/usa la/el/un/una/cada',
      'cuantos/cuantas * en/por la/el/un/una/cada',
      'cuantos/cuantas * del',
    ],
    shop: ['teneis/tienen/tienes/quedan/ustedes/vosotros/tienda/almacen/stock/existencias/disponible/disponibles'],
  },
  it: {
    clock: ['^ che ora/ore e/sono', 'ciao/buongiorno/sai/sapete/dire/dirmi che ora/ore e/sono'],
    count: [
      'quanti/quante * ha/aveva/contiene/usa il/la/lo/l/un/una/ogni',
      'quanti/quante * nel/nella/nello/nell',
      'quanti/quante * in/per un/una/ogni',
    ],
    shop: ['avete/hai/voi/negozio/magazzino/stock/disponibili/disponibile/rimasti/rimaste/rimangono/scaffale/deposito/giacenza'],
  },
  nl: {
    clock: ['hoe laat is/hebben het/we $', 'hoe laat is het in/nu/bij/daar/op', 'wat is de tijd'],
    count: ['hoeveel * heeft/had/bevat/bevatten/zit/zitten/gebruikt', 'hoeveel * in/op/per de/het/een/elke/iedere'],
    shop: ['jullie/u/je/jij/ge/hebben/hebt/heb/voorraad/winkel/magazijn/over/nog/beschikbaar/leverbaar/schap'],
  },
  pt: {
    clock: ['^ que horas sao', 'ola/dia/tarde/sabe/sabem/dizer/diz que horas sao'],
    count: [
      'quantos/quantas * tem/tinha/leva/usa/contem a/o/um/uma/cada',
      'quantos/quantas * na/no/numa/num',
      'quantos/quantas * por/em um/uma/cada',
    ],
    shop: ['voces/tens/stock/estoque/armazem/loja/restam/sobram/disponivel/disponiveis/ainda'],
  },
  sv: {
    clock: ['vad/hur_mycket/va ar klockan'],
    count: ['hur_manga * har/hade/innehaller/sitter/ingar', 'hur_manga * i/pa/per'],
    shop: ['ni/du/er/kvar/lager/lagret/butik/butiken/inne/hemma/hos/tillgangliga'],
  },
};

const patternsOf = (which: keyof OfOthers): ReadonlyMap<ChatLanguage, readonly Pattern[]> =>
  new Map(chatLanguages.map((language) => [language, cues[language][which].map(patternOf)]));
const clock = patternsOf('clock');
const count = patternsOf('count');
const shop = patternsOf('shop');

const isSaidIn = (words: readonly string[], patterns: readonly Pattern[] | undefined): boolean =>
  patterns?.some((pattern) => isIn(words, pattern)) ?? false;
const among = (language: string | null): readonly ChatLanguage[] =>
  chatLanguages.filter((known) => known === language || !chatLanguages.some((own) => own === language));

/** What time it is, wherever: no shop's opening hours. `words` as `saidWords` gives them. */
export const asksForClock = (words: readonly string[], language: string | null): boolean =>
  among(language).some((known) => isSaidIn(words, clock.get(known)));

/** How many of a thing something else has, as a tower its bolts or a pack its pieces: not what the shop has of it. */
export const countsOfOthers = (words: readonly string[], language: string | null): boolean =>
  among(language).some((known) => isSaidIn(words, count.get(known)) && !isSaidIn(words, shop.get(known)));
