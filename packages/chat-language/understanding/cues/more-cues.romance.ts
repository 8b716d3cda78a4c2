/** Further ways of saying the same in French, Spanish, Italian and Portuguese: words of damage and displeasure, of coming by and of sending back. */
import type { MoreCues } from './cues.ts';

export const romanceCues = {
  fr: {
    complaint: [
      'fendu~/tordu~/moisi~/deform~/inutilisable~/trempe~/degrad~/eventr~/perce/percee/perces/usage~/derangement/vole~/arnaqu~/marre/honteux',
      'ne * tient/ferme/tourne/charge/demarre/allume * pas/plus',
      'marre/assez de',
      'pas serieux/normal/acceptable/conforme~',
      'au lieu de/des',
      'il * manque',
      'mecontent~/decu~/agac~/furax/colere/enerv~',
    ],
    hours: [
      'ouvr~/ferm~ * quelle heure/quand/tot/tard/midi',
      'ouverture/fermeture/horaires',
      'etes la',
      'pont/ferie~/samedi~/dimanche~ * ouvert~/la/ouvre~',
    ],
    returns: [
      'rapporter/ramener/renvoyer/retourner/restituer/rendre/echanger/reprenez/remboursable~',
      'delai/politique/conditions * retour~/echange',
      'si * ne * convient/va/conviennent/vont pas',
    ],
    delivery_terms: [
      'combien * livrer/envoyer/expedier',
      'livrez/livrer/livre/livraison/expediez/expedier * corse/belgique/suisse/etranger/domicile/chantier/ile/luxembourg',
      'frais * port/livraison/envoi/expedition',
      'delai~ livraison/de',
      'faites * livraisons/livraison',
    ],
    payment: [
      'paypal/virement/cheque~/especes/par_cb/la_cb/amex/traite/prelevement/acompte/echeance/comptant',
      'payer/regler/paiement/reglement/facilites',
      'sur/par facture',
    ],
    order_status: [
      'ou est/sont/en * ma/mon/mes/notre/nos/la/le',
      'quand * ma/mon/mes/notre/nos * arriv~/recev~/livr~/part~',
      'numero * suivi',
      'deja * partie/parti/expedi~/envoy~/livr~',
    ],
  },
  es: {
    complaint: [
      'rajad~/torcid~/abollad~/mojad~/oxidad~/agrietad~/deform~/inservible~/chapuza/timo/estafa~/harto/harta/indignante/impresentable/cutre/mohos~',
      'no * enciende/carga/arranca/gira/cierra/funciona/va/tira/vale',
      'en vez/lugar de',
      'habeis/han/me/nos * enviado/mandado/traido/llegado * otro/otra/otros/menos/mal/equivocad~',
      'no es/son * aceptable/normal/serio',
      'faltan * cajas/piezas/unidades/cosas/mitad/la/el',
    ],
    hours: [
      'abris/abren/abre/abierto/abierta/cerrais/cierran/cierra/cerrado/horario~',
      'estais/estan * abierto~/sabado~/domingo~',
      'a que hora/horas $',
      'hasta que/cuando hora/horas',
    ],
    returns: [
      'devolver~/devoluc~/devuelvo/descambiar/reembolsable',
      'si no * sirve/vale/queda/gusta/uso/va * devol~/cambi~',
      'plazo/politica * devoluc~/cambio~',
      'cambiar~ * talla/otro/otra/por',
    ],
    delivery_terms: [
      'cobr~ * llev~/tra~/envi~/mand~',
      'llevar~/traer~ * a/hasta/casa/obra',
      'enviais/envian/mandais/mandan/repartis/repartes/entregais/llevais * canarias/baleares/portugal/francia/domicilio/obra/extranjero/peninsula/a',
      'gastos/coste/portes * envio/transporte',
      'cuanto * tarda/tardais/tardan/demora~',
      'plazo~ * entrega',
    ],
    payment: [
      'paypal/bizum/transferencia/efectivo/contado/tarjeta/amex/credito/plazos/contrareembolso/domiciliacion/pagare',
      'pag~ * con/en/por/a',
      'formas/metodos/medios * pago',
    ],
    order_status: [
      'donde esta/estan/anda/andan/para',
      'como va/van/sigue * lo/mi/mis/el',
      'lo mio/nuestro',
      'ha/han * salido/llegado/enviado * ya/mi/el/pedido',
      'cuando * llega/llegan/llegara/viene/tendre/recibo * mi/mis/el/lo/pedido/material',
      'sabeis/saben/sabes * algo/cuando * pedido/envio/paquete/lo',
    ],
  },
  it: {
    complaint: [
      'crepat~/piegat~/stort~/ammuffit~/bagnat~/arrugginit~/rigat~/deformat~/inutilizzabil~/scassat~/fallat~/inaccettabil~/vergognos~/ridicol~/assurdo/deludent~/stufo/stanco/schifezza/fregatura',
      'non * accende/carica/gira/parte/funziona/chiude/tiene/va',
      'invece di/del/dei/della/delle',
      'avete * mandato/spedito/inviato/consegnato * altro/altra/meno/sbagliat~/un',
      'non e * possibile/accettabile/serio/normale',
      'manca~ * scatole/pezzi/meta/confezioni/roba',
    ],
    hours: [
      'aprite/chiudete/aperti/chiusi/apertura/chiusura/orari~',
      'a che ora $',
      'fino a/alle che ora/quando',
      'ci siete * sabato/domenica/domani/oggi',
    ],
    returns: [
      'render~/resi/reso/restitu~/rimborsabil~/cambiar~/sostituir~',
      'se non * va/uso/serve/bene/piace/usa * rend~/restitu~/cambi~/resa/resi/reso/indietro',
      'diritto di recesso',
      'indietro',
    ],
    delivery_terms: [
      'quanto * spedir~/consegnar~/portar~/mandar~',
      'spedite/consegnate/portate/mandate/recapitate * sicilia/sardegna/svizzera/estero/isole/cantiere/domicilio/a/in',
      'spese/costo/costi * spedizione/trasporto/consegna',
      'quanto * ci_mette/ci_mettete/ci_vuole/impiega~/tempo',
      'tempi * consegna/spedizione/di',
    ],
    payment: [
      'paypal/bonifico/contanti/contrassegno/bancomat/amex/satispay/rate/riba/assegno',
      'pag~ * con/in/a/alla/fattura',
      'metodi/modalita * pagamento',
    ],
    order_status: [
      'dove/dov e/sta/sono * mio/mia/miei/nostro/ordine/pacco/merce/roba',
      'che fine ha',
      'a che punto',
      'e gia/sono * partit~/spedit~/uscit~',
      'quando * arriva/arrivano/arrivera/consegnate/mi * mio/mia/ordine/merce/pacco/roba/materiale',
      'numero * tracking/spedizione/tracciamento',
    ],
  },
  pt: {
    complaint: [
      'rachad~/tort~/molhad~/enferrujad~/riscad~/partid~/empenad~/bolorent~/inutilizav~/inadmissiv~/inaceitav~/vergonhos~/ridicul~/porcaria/aldrab~/fart~/gozo/descontent~/indignad~/lastimavel',
      'nao * liga/carrega/funciona/roda/fecha/arranca/presta/trabalha',
      'em vez de/do/da',
      'mandaram/enviaram/entregaram/trouxeram * outro/outra/errad~/menos/mal/trocad~',
      'nao e/pode * aceitavel/normal/admissivel/ser',
      'falta~ * caixas/pecas/metade/unidades/material',
    ],
    hours: [
      'abrem/fecham/abertos/fechados/abertura/encerram/encerramento/horario~',
      'a que/ate horas/que * horas/abrem/fecham',
      'estao/esta * abert~/fechad~',
    ],
    returns: [
      'devolv~/devoluc~/devolucoes/troc~/reembolsav~',
      'se nao * servir/serve/usar/gostar/usei * devolv~/troc~',
      'prazo/politica * devoluc~/troca~',
    ],
    delivery_terms: [
      'quanto * entregar/enviar/mandar/levar/trazer',
      'entregam/enviam/mandam/levam/fazem * madeira/acores/espanha/domicilio/obra/estrangeiro/ilhas/brasil/para/em',
      'portes/custo/custos * envio/transporte/entrega',
      'quanto tempo * demora~/leva~/entrega~',
      'prazo~ * entrega',
    ],
    payment: [
      'paypal/mbway/mb way/transferencia/multibanco/cartao/dinheiro/amex/pix/boleto/cheque/prestacoes/com_fatura/por_fatura',
      'pag~ * com/em/por/a/na',
      'formas/metodos/meios * pagamento',
    ],
    order_status: [
      'onde esta/estao/anda/para',
      'ja/foi * saiu/seguiu/enviad~/expedid~/despachad~',
      'quando * chega/chegam/chegara/recebo/vem * a/minha/meu/encomenda/pedido/material',
      'como esta/anda/vai * minha/meu/encomenda/pedido',
      'ponto * situacao',
    ],
  },
} satisfies MoreCues;
