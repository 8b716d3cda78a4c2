/** Whether something is asked or said: by the mark, else by the words that questions have. People leave the mark out. */
import { type ChatLanguage, chatLanguages } from './chat-languages.ts';
import { isIn, type Pattern, patternOf, saidWords } from './cues/cues.ts';

const cues: { readonly [language in ChatLanguage]: readonly string[] } = {
  en: [
    'how/what/whats/when/where/wheres/which/who/whose/why/any_chance/any_idea/any_news/any_word/wondering',
    'do/does/did/have/has/is/are/was/were/got you/u/ya/yous/it/they/there/these/those/that/the/my/our/any/anything/your',
    'can/could i/u/you/we/someone tell/get_a_price/get_price/check/confirm/know',
    'u/you/ya got/have/sell/stock/do/carry',
    '^ any/got/anything/whats/hows/is/are/does/do',
  ],
  de: [
    'was/wie/wieviel/wann/wo/wer/wieso/warum/welche/welcher/welches/welchen/wohin/woher/ab_wann/ob',
    'habt/haben/hat/hast/hatten/hattet/gibt/gibts/habts/ist/sind/fuhrt/fuhren/verkauft/kriegt/bekommt ihr/sie/es/du/noch/man/die/der/das/meine/unsere/auch/n',
    'kann/konnte/darf/muss ich/man/ihr/sie/mir * sagen/wissen/mitteilen/nennen/zuruck~/umtausch~/zahlen/bezahlen/vorbei~/abholen',
    '^ gibt/gibts/habt/habts/haben/ist/sind/kommt/kommen/kann/kann_man/darf/noch/liefert/geht',
  ],
  fr: [
    'combien/quand/quel/quelle/quels/quelles/comment/pourquoi/est_ce/est_il/est_elle/sont_ils/sont_elles/savoir/cmb/cb/kand/ou_est/ou_en/ou_sont',
    'avez/auriez/vendez/faites/proposez/livrez/acceptez/reprenez/prenez/etes/ouvrez/fermez/tenez vous',
    'vous avez/vendez/faites/auriez/proposez/livrez/prenez/acceptez/reprenez/etes',
    'y_a_t_il/il_y_a/il_vous_reste/il_en_reste/reste_t_il/t_as/tu_as',
  ],
  es: [
    'cuanto/cuanta/cuantos/cuantas/cuando/donde/como/cual/cuales/quien/por_que/a_como/qto/cto/que_precio/que_vale/que_cuesta/a_que/saber',
    'teneis/tienen/tienes/tiene/hay/queda/quedan/vendeis/venden/abris/abren/aceptais/aceptan/enviais/envian/habeis/han/ha/sabeis',
    'se puede/pueden',
  ],
  it: [
    'quanto/quanta/quanti/quante/quando/dove/come/quale/quali/chi/perche/che_prezzo/che_ora/che_orari/qnt/quant/sapere',
    'avete/hai/vendete/tenete/c_e/ci_sono/siete/accettate/spedite/aprite/chiudete/fate/trattate',
    'si_puo/e_possibile/e_disponibile/sono_disponibili/e_arrivat~/e_partit~/e_gia',
  ],
  nl: [
    'hoeveel/hoe/wat/wanneer/waar/welke/wie/waarom/hvl/of',
    'hebben/heb/heeft/is/zijn/verkopen/leveren/ligt/liggen/staat/staan/kan/kunnen/mag/accepteren/nemen jullie/u/je/er/die/de/het/men/mijn/ik/we',
    '^ is/zijn/heb/hebben/kan/kunnen/mag/ligt/liggen/nog',
  ],
  pt: [
    'quanto/quanta/quantos/quantas/quando/onde/como/qual/quais/quem/porque/que_preco/que_horas/qnt/qto/qt/saber',
    'tem/teem/tens/ha/vendem/vende/aceitam/enviam/abrem/fecham/fazem/restam/existe/existem',
    'posso/da_para/e_possivel/pode_se',
  ],
  sv: [
    'hur/vad/nar/var/vilken/vilket/vilka/vem/varfor/om/undrar',
    'har/finns/ar/saljer/tar/kan/far/gar/levererar ni/du/det/den/de/man/jag/nagra/nagon/min/vi',
    '^ finns/har/ar/kan/far/nagon',
  ],
};
const patterns: ReadonlyMap<ChatLanguage, readonly Pattern[]> = new Map(
  chatLanguages.map((language) => [language, cues[language].map(patternOf)]),
);

/** `language`: null where none is known for sure, then it is a question in any. */
export const isQuestion = (text: string, language: string | null): boolean => {
  if (text.includes('?')) return true;
  const words = saidWords(text);
  return chatLanguages
    .filter((known) => known === language || !chatLanguages.some((own) => own === language))
    .some((known) => patterns.get(known)?.some((pattern) => isIn(words, pattern)));
};
