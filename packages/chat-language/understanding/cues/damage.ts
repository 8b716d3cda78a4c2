/** What goods suffer on their way, and that a part of them came: told of what was delivered, never of what is looked for. */
import type { MoreCues } from './cues.ts';

export const damageCues = {
  en: {
    complaint: [
      'dinged/buckled/leaked/leaky/punctured/battered/bashed',
      'is/are/was/were/all/came/arrived * split/burst/stained/soaked',
      'with/has/have/had/full * dent/dents/scratches/cracks',
      'half/half_of/most/most_of/part_of/some_of/several_of/many_of * came/arrived/turned_up/got_here',
    ],
  },
  de: {
    complaint: [
      'eingedellt~/eingebeult~/gesprungen~/aufgeplatzt~/eingerissen~/gequetscht~/angeschlagen~/gestaucht~/durchweicht~/aufgerissen~',
      'halb/farbe/lack/ol/alles/schon * ausgelaufen',
      'mit/voller/haben/hat * delle/dellen/beule/beulen/kratzer/kratzern/rissen',
      'halfte/grossteil/teil * kam/kamen/angekommen/eingetroffen',
    ],
  },
  fr: {
    complaint: [
      'bossel~/enfoncee/enfoncees/enfonces/eclatee/eclatees/eclates/percees/ebreche~/pliees/pliee/crevee/crevees/creves',
      'avec/pleines/pleins/plein * bosses/rayures/fissures',
      'moitie/la_plupart/une_partie * arrive/arrivee/arrivees/arrives',
    ],
  },
  es: {
    complaint: [
      'hundid~/pinchad~/astillad~/derramad~/chafad~',
      'con/llenas/llenos/tienen * abolladura~/golpes/rayones/grietas',
      'mitad/mayoria/parte * llego/llegaron/vino/vinieron/ha_llegado/han_llegado',
    ],
  },
  it: {
    complaint: [
      'incrinat~/scoppiat~/scheggiat~/rovinat~/spaccat~',
      'con/piene/pieni/hanno * ammaccatur~/graffi/crepe',
      'meta/maggior_parte/una_parte * arrivat~',
    ],
  },
  nl: {
    complaint: [
      'ingedeukt~/opengebarsten/gekrast/ingedrukt~/geknakt~/gebutst/gelekt',
      'met/vol/hebben/zitten * deuk/deuken/krassen/scheuren/barsten',
      'helft/meeste/een_deel * kwam/kwamen/aangekomen/binnengekomen',
    ],
  },
  pt: {
    complaint: [
      'amolgad~/esmagad~/rebentad~/estourad~/lascad~/deformad~/derramad~',
      'esta/estao/estava~/veio/vieram/cheg~ * furad~/dobrad~/manchad~',
      'com/cheias/cheios/tem * amolgadela~/mossas/riscos/rachas',
      'metade/maioria/parte/algumas/alguns/varias/varios * veio/vieram/vinha~/chegou/chegaram',
    ],
  },
  sv: {
    complaint: [
      'tillbucklad~/intryckt~/sonderriv~/lackande/lacker/klamda/demolerad~',
      'med/full/fulla/har * bucklor/buckla/repor/sprickor',
      'halften/merparten/en_del/delar * kom/kommit/anlant',
    ],
  },
} satisfies MoreCues;
