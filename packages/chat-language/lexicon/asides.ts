/**
 * What stands beside the article that is asked for, in the eight languages: where things lie ("on the shelf", "before I get in the car"), who wants
 * them ("my gaffer says"), and a clause that says which one is meant ("the connector, the one for the hose"). All in small letters without accents.
 */

/** Nothing is asked of a shelf on which something lies. */
const places = [
  '(?:on|off) (?:the|your|one of the) (?:shelf|shelves|rack|racks)|(?:behind|on|at|over) the counter|(?:in|into) (?:the|my|our) (?:car|van|truck|lorry)',
  '(?:im|aus dem|ins|in den|auf dem|am) (?:regal|regale|regalen|lagerregal|auto|wagen|lieferwagen|transporter)|hinterm tresen|hinter der theke',
  "en rayons?|(?:dans|sur) (?:les?|vos|l['’]) ?(?:rayons?|etageres?)|derriere le comptoir|(?:en|dans ma|dans la|ma|la) voiture|(?:dans|sur) (?:le|mon) (?:camion|fourgon)",
  'en (?:la |el |las |los |sus? )?(?:estanterias?|estantes?|balda|baldas)|tras el mostrador|(?:en|coger|cojo) (?:el|mi) (?:coche|furgon|camion|furgoneta)|en (?:la|mi) furgoneta',
  '(?:a|sullo|sugli|sui|nello) (?:scaffale|scaffali|ripiano|ripiani)|dietro (?:al|il) banco|(?:in|la) macchina(?= (?:vorrei|volevo|e|per|mi|ma)(?![\\p{L}]))|in (?:auto|furgone)|sul (?:furgone|camion)',
  '(?:in|op|uit) (?:het|de|uw|jullie) (?:schap|schappen|rek|rekken|plank|planken|auto|bus|busje|bestelbus)|achter de (?:balie|toonbank)',
  '(?:na|nas|da|das) (?:vossa |vossas )?(?:prateleiras?|estantes?)|atras do balcao|(?:no|do|meter no|no meu) (?:carro|camiao)|na carrinha',
  '(?:pa|i|fran) (?:hyllan|hyllorna|hylla|hyllor|bilen|skapbilen)|bakom disken',
];
/** Who is a tape where no person is meant. */
const people = [
  "(?:my|our|the|your) gaffer(?=['’]?s? (?:wants?|says?|said|asks?|asked|needs?|is|has|had|reckons?|told|will|would|sent)(?![\\p{L}]))",
  '(?:to|with|from) (?:the|your|my) gaffer',
  '(?:alright|all right|hi|hiya|hello|hey|morning|evening|afternoon|cheers|ta|thanks|please|ok|oi|yes) gaffer',
];
/** Half past is no sock. */
const times = ['(?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|\\d{1,2}) e meia'];
const aside = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...places, ...people, ...times].join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The one that is pointed at and the word that says by what: "the one for", "quello del", "aquela que". */
const pointing = [
  // "the charger, it's for the 18 volt batteries"
  "(?:it['’]?s|they['’]?re|its|it is|that['’]?s) for|(?:ist|sind|das ist|der ist|die ist|es ist) fur|c['’]?est pour|(?:es|son) para|(?:e|sono) per|(?:het|dat|die|hij) is voor|(?:e|sao) para|(?:den|det|de) ar (?:till|for)",
  'the (?:ones?|type|kind|sort) (?:for|that|which|with|of|on|you|to|from|in)',
  '(?:der|die|das|den|dem|diejenigen?|derjenige|dasjenige) (?:fur|vom|von|mit|zum|zur|aus|fuer|man|sich)',
  "(?:celui|celle|ceux|celles) (?:de|du|des|d['’]|pour|qui|que|qu['’]|a|au|avec|en)",
  '(?:(?:el|la|los|las) (?:del|de|para)|(?:esa|ese|esos|esas|aquella?|aquell[oa]s) (?:que|de|del|para))',
  "quell[oaie] (?:del|dello|della|dei|degli|delle|dell['’]|di|da|dal|per|con|in|che|a)",
  '(?:die|dat|degene|diegene) (?:van|voor|met|uit|je|u|men|op)',
  '(?:(?:o|a|os|as) (?:de|do|da|dos|das|para)|(?:aquel[ea]s?|ess[ea]s?|est[ea]s?) (?:que|de|do|da|para|com|em))',
  '(?:den|det|de|dom|sadan|sadana|en sadan) (?:som|till|for|med|av|i|fran)',
];
const which = new RegExp(`(?<=[\\p{L}\\p{N}]) ?(?:[,;(]|\\s[–—-])\\s*(?:${pointing.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** A mark that no one writes, in place of a comma that only a description of the same thing follows. */
export const whichMark = '\u2016';

/** The text with those words out of the way. */
export const withoutAsides = (text: string): string => text.replace(aside, ' here ').replace(which, ` ${whichMark} `);
