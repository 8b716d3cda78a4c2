/** Further ways of asking for prices, stock, hours, an order's way and terms, as people talk and as they type in a hurry, in the eight languages. */
import type { MoreCues } from './cues.ts';

export const questionCues = {
  en: {
    price: [
      'set me/us/him/her/you back',
      'asking/wanting/after/want/charging for',
      'what/wot/wat * asking/charge/charging/charged/rush/looking_at/want_for/asking_for/do_for/take_for/sell_for/retail',
      'howmuch/hw_much/hw_mch/how_mch/hwmuch/wats_the_price/wots_the_price/pricey/expensive/dear/quote/quid/bucks/euros',
      'ballpark/going_rate/unit_price/per_metre/per_meter/per_pair/per_pack/per_box/list_price/best_price/your_price/trade_price',
      'worth of/each/it/me',
      'what would/will/do/does/did * be/come_to/run_me/run_us/total/go_for',
    ],
    availability: [
      'you_ve/ve_you/u/yous/ya/you got',
      'got/have/keep/stock/do/sell any/many/some/the/a/an/those/these',
      'any * in/going/about/lying_around/left/on_the_shelf/in_the_shop $',
      'how are you off for',
      'get hold of',
      'any chance of/you',
      'back/due in/again/yet',
      'have them/it/these/those/that/one in/there/ready',
    ],
    hours: [
      'when/till_when/until_when/what_time * you/u/ya/shop/store * shut/open/close/knock_off/finish/start/there_till',
      'anyone/someone/somebody * there/around/in * now/today/tonight/tomorrow/saturday/sunday/weekend/sat/sun/morning/evening/lunch',
      'pop/nip/come/swing/drop/call/get * in/by/over/round/down * before/after/at/by/today/tonight/tomorrow/sat/sun/saturday/sunday/#',
      'trading/trade hours/times',
    ],
    returns: [
      'take/bring/send/ship/drop/hand it/them/this/these/stuff/goods back',
      'give/get * refund * if/for/on',
      'how long * return/bring_back/send_back/send_them_back/send_it_back',
      'swap/exchange * for/size/another/other',
    ],
    supposing: [
      'bought/ordered/picked/chose/took/grabbed/got * wrong/too_many/too_much/too_big/too_small',
      'never/not/un worn/used/opened',
    ],
    delivery_terms: [
      'postage/p_p/shipping/delivery/carriage/courier * to/how/what/cost~/free/come_to/charge~/days/long',
      'deliver/ship/post/send * to/as_far/outside/abroad/ireland/scotland/wales/highlands/islands/europe/eu/overseas',
    ],
    payment: [
      'pay/settle/paying * by/with/on/in/cash/card/invoice/account/instalments/later/paypal/bank',
      'take/accept/do/doing * card/cards/cash/paypal/amex/visa/mastercard/cheques/cheque/apple_pay/klarna/bacs/invoice',
      'vat/proforma invoice/invoices/receipt',
    ],
    order_status: [
      'when * turn/turning/show/showing/rock/arriv~/here/land~/coming up/up_/$',
      'any idea/clue/word/news/sign * when/on/of/where',
      'has/have/did/was/is/s @/order/parcel/delivery * left/gone/out/sent/shipped/dispatched/ready/way/arrive~/yet',
      'where/wheres/where_s/when/whens/status/update/eta/track/tracking/news * @/order/parcel/package/delivery',
      '@ * yet/status/where/when/eta/update/arrive~/total/coming/due/ready/left/shipped/dispatched/tracking',
      'total/amount/value/balance * @/order',
    ],
  },
  de: {
    price: [
      'was/wieviel/wie_viel/wiefiel/wieviele/wieviel * nehmt/nehmen/verlangt/verlangen/wollt/wollen/ruft/rufen/berechnet/rechnet/rechnen/hinlegen/blechen/berappen/zahlen/bezahlen/kost/kostn/kostet/macht/liegt/liegen/fur',
      'wie viel/teuer/hoch',
      'wiefiel/wievil/wieviel/kost/kostn/kosted/preislich/preislage/kostenpunkt/stuckpreis/paarpreis/meterpreis/katalogpreis/nettopreis',
      'was/wo muss/liegt/liegen/liege/lag/lage ich/man/wir/der/die/das/da/ihr * rechnen/hinlegen/zahlen/preislich/preis/damit',
      'fur wieviel/wie_viel/welchen_preis/was',
      'was/wie kriegt/bekommt/kriegst ihr/sie fur',
      'wie steht/siehts/sieht * preis/preislich',
    ],
    availability: [
      'habt/haben/habts/hobts/hast/hattet/hatten/fuhrt/fuhren/verkauft/vertreibt/bekommt/kriegt ihr/sie/es/euch/du/noch/da/welche/so',
      'gibts/gibt/kriegt/bekommt/kriege/bekomme man/es/ich/s/wir/bei/noch',
      'ist/sind/war/waren/seid * da/vorratig/verfugbar/lieferbar/lager/ausverkauft/vergriffen/vorhanden/lagernd/zu_haben/erhaltlich',
      'wann/wenn * wieder/nach/rein/eintreff~/nachgelief~/nachschub/reinkommen/herein',
      'wie viel/viele/viel * auf_lager/da/noch/vorratig/liegen/davon',
      'davon/noch * da/vorratig/lager/stuck/stk/ubrig',
      'kann/konnte man/ich/wir * bei_euch/bei_ihnen/mitnehmen/abholen/bekommen/kriegen/holen/haben',
    ],
    hours: [
      'komm/komme/kommen/kam/kame/schaff/schaffe ich/wir/man * rein/vorbei/hin/zu_euch/noch/dran',
      'habts/habt/hobts/seid/macht/sperrt ihr * offen/geoffnet',
      'bis/ab wieviel/wann/wie_viel uhr/uhrzeit',
      'jemand/wer * da/anzutreffen/erreichbar * samstag~/sonntag~/abend~/morgen/heute/uhr',
      'vorbeikommen/vorbeischauen/reinkommen/reinschauen * #/heute/morgen/samstag~/abend~/uhr',
      'oeffnungszeiten/offnungszeitn/oeffnet/geoeffnet/schliesst/schliessen/aufhaben/offenhaben',
    ],
    returns: [
      'zuruck/wieder/retour nehm~/geb~/bring~/schick~/send~/abgeben/loswerden',
      'nehmt/nehmen ihr/sie * zuruck',
      'wieder zuruck~/abgeben',
      'zuruckgeben/zurueckgeben/zurueckschicken/zurueckbringen/umtauschen/tauschen/rueckgabe/ruckgaberecht/rucksendung',
    ],
    supposing: [
      'zu_viel/zuviel/falsch~/verkehrt~/doppelt * gekauft/bestellt/mitgenommen/genommen/erwischt',
      'gekauft/bestellt/mitgenommen/genommen/erwischt * zu_viel/zuviel/falsch~/verkehrt~/zu_gross/zu_klein',
      'original~/ungeoffnet/unbenutzt/ungetragen/ovp',
    ],
    delivery_terms: [
      'liefert/liefern/versendet/verschickt/schickt/bringt ihr/sie * nach/auch/bis/zu/ins/an/frei/haus/baustelle/osterreich/schweiz',
      'versand~/liefer~/fracht~/porto/zustell~ * kost~/hoch/teuer/dauer~/frei/gratis/nach/wie/was',
      'wie lang/lange/schnell * liefer~/versand~/unterwegs',
    ],
    payment: [
      'zahl~/bezahl~/begleichen * mit/per/auf/bar/rechnung/karte/ec/paypal/raten/klarna/uberweis~/ueberweis~/kreditkarte/vorkasse',
      'nehmt/nehmen/akzeptiert/akzeptieren/geht/gehen/ginge * karte/ec/kreditkarte/paypal/bar/rechnung/klarna/kartenzahlung/apple/amex/visa/bargeld/raten',
      'kartenzahlung/ratenkauf/rechnungskauf/zahlungsziel',
    ],
    order_status: [
      '@ * raus/unterwegs/status/stand/wann/wo/kommt/versandt/verschickt/losgeschickt/geliefert/fertig/da/schon/bleibt/betrag/summe/endlich',
      'wo/wann/wie/stand/status/was * @',
      'ist/sind/wurde/wird/sollte/soll/kommt/kam * @ * raus/da/kommen/geliefert/verschickt/unterwegs/versandt/los/fertig/angekommen/schon/an/noch/langst',
      'wann/wo * mein/meine/meinen/unser/unsere/unseren zeug/sachen/kram/ware/paket/bestellung/lieferung/material',
      'summe/betrag/gesamt~/rechnungsbetrag * @/bestellung',
    ],
  },
  nl: {
    price: [
      'wat/hoeveel/hvl * vragen/vraagt/rekenen/rekent/moet/moeten/doen/doet/kost/kosten/kostte/kwijt/betaal/betaalt/betalen/kom/komt/vang/vangen',
      'hvl/hoev/hoeveel/prijsje/prijsindicatie/stukprijs/stuksprijs/meterprijs/richtprijs/kostprijs/catalogusprijs/kostenplaatje/prijskaartje',
      'voor hoeveel/welke_prijs/wat',
      'wat/hoe ben/is/zijn/duur/moet/komt ik/we/die/de/het/jullie/een/dat * kwijt/kosten/op/prijs/per',
      'hoe duur/prijzig',
    ],
    availability: [
      'hebben/heb/hebbe/heeft/hebt/hebbie/verkopen/verkoopt/voeren/doen/leveren jullie/u/je/er/jij/ge/jullie_ook/nog',
      'is/zijn/ligt/liggen/staat/staan er/de/het/die/deze/dat * nog/voorraad/over/binnen/leverbaar/beschikbaar/meer/schap/magazijn',
      'kan/kunnen/mag ik/we/wij/men * meekrijgen/meenemen/krijgen/ophalen/kopen/vinden/terecht/halen * of/vandaag/morgen/bij/jullie/nog',
      'meekrijgen/meenemen/voorradig/lagerend/leverbaar/verkrijgbaar/uitverkocht',
      'wanneer * komt/komen/krijgen/zijn/is/verwachten * weer/binnen/nieuwe/terug/er',
      'hoeveel * liggen/ligt/staan/over/nog/voorraad/hebben',
    ],
    hours: [
      'zijn/bent/is jullie/u/er/iemand * open/aanwezig/bereikbaar/terecht/dicht',
      'hoe laat/lang * open/dicht/sluit~/terecht/gaan/jullie/langs~/komen',
      'kan/kunnen ik/we/wij * langs~/terecht/binnenlopen/aanwippen/binnenwippen/langswippen/vandaag/zaterdag/zondag/morgen/avond',
      'openingstijd~/openingsur~/opningstijden/sluitingstijd/koopzondag/koopavond',
    ],
    returns: [
      'neem/nemen/neemt/breng/brengen/stuur/sturen/geef/geven * terug/retour',
      'terugbrengen/terugsturen/teruggeven/terugnemen/ruilen/omruilen/retour~/ruilen',
    ],
    supposing: [
      'verkeerde/te_veel/teveel/foute * gekocht/besteld/meegenomen/gehaald',
      'gekocht/besteld/meegenomen * verkeerde/te_veel/teveel/fout~',
      'ongebruikt/ongeopend/ongedragen',
    ],
    delivery_terms: [
      'bezorg~/verzend~/lever~/verstur~/opstur~ * naar/kost~/gratis/duurt/belgie/duitsland/eilanden/thuis/bouw/wadden~',
      'bezorgen/leveren/verzenden/versturen/brengen jullie/u/ook',
    ],
    payment: [
      'betaal~/betal~/afreken~ * met/via/op/contant/pin/ideal/rekening/factuur/kaart/achteraf/termijn~',
      'kan/kunnen/mag/accepteren/nemen/pakken * pinnen/ideal/tikkie/paypal/creditcard/contant/factuur/rekening/klarna/cash',
    ],
    order_status: [
      '@ * onderweg/verzonden/verstuurd/waar/wanneer/status/al/bezorgd/geleverd/klaar/binnen/komt/blijft/weg/bedrag/totaal/nou',
      'waar/wanneer/hoe/status/is/wordt/komt * @',
      'bedrag/totaal/totaalbedrag * @/bestelling',
    ],
  },
  sv: {
    price: [
      'vad/hur_mycket/hur_mkt/va/hur_mkr * gar/ligger/tar/vill/begar/blir/landar/kostar/kosta/skulle/ska/far/betala/ge',
      'hur mkt/mkr/mycket/dyr/dyrt/dyra',
      'styckpris/styckepris/prisuppgift/prislapp/prislappen/metepris/metern_pris/riktpris/listpris/kostar/kosta/priset/prisforslag',
      'vad ar/blir/var priset/pris/kostnaden/det_for/ert',
      'vad far/ska/maste jag/man/vi/ni * betala/ge/ha/punga',
    ],
    availability: [
      'har/saljer/for/tar ni/du/nagra/nagon/nat/nagot/nan/den/de',
      'finns/finn det/den/de/dom/nagra/nagon/nan/nagot/kvar/att',
      'kvar/inne/hemma/lagret/lager/butiken/slut/slutsald~/hyllan/restnoterad~',
      'nar/nar_ar * in/inne/tillbaka/hem/igen/tillganglig~/pafyllt/fylls',
      'gar/kan det/man/jag/vi * fa_tag/fa/kopa/hamta/bestalla * hos/er/idag',
      'hur manga/mycket/mkt * kvar/har/finns/inne/lager',
    ],
    hours: [
      'har/ar/haller ni/det/nagon * oppet/stangt/oppna/bemannat',
      'kan/hinner/far jag/vi/man * komma/svanga/titta/sticka * forbi/in/over/idag/imorgon/lordag/sondag/ikvall',
      'hinner jag/vi',
      'nar/hur_lange/hur_dags/hur_sent/vilken_tid * oppnar/stanger/oppet/stangt/slar_igen/bommar',
    ],
    returns: [
      'lamna/skicka/ge/ta/tar/far * tillbaka/i_retur/ater',
      'returnera/returer/byta/byte/bytesratt/oppet_kop/angerratt/aterlamna/retur/returratt',
    ],
    supposing: ['kopte/kopt/bestallde/bestallt/tog * fel/for_manga/for_mycket/for_stor~/for_liten', 'oanvand~/ooppnad~/oppnad~'],
    delivery_terms: [
      'levererar/skickar/fraktar/kor/leverera/skicka/frakta * till/norge/finland/hem/bygget/gotland/utomlands/hela/aven',
      'frakt~/leverans~/porto * kostar/kosta/till/tid/lang~/gratis/pris/hur/vad',
    ],
    payment: [
      'betala/betalar/betalning/handla * med/mot/pa/via/kort/swish/faktura/kontant/klarna/delbetal~/avbetal~',
      'tar/tar_ni/accepterar/kan/gar/funkar * swish/kort/faktura/klarna/kontant~/paypal/amex',
    ],
    order_status: [
      '@ * skickad~/skickats/ivag/vag/status/nar/var/kommer/levererad~/klar/fram/blir/gatt/summa/belopp/totalt/egentligen',
      'var/vart/nar/status/har/ar/hur * @',
      'summa/summan/belopp/beloppet/totalt * @/order~/bestallning~',
    ],
  },
  fr: {
    price: [
      'c_cb/c_est_cb/cb_coute/cb_coutent/cb_ca/cb_la/cb_le/cb_les/cb_pour/cb_vaut/cmb/cbien/combi/combiens/cmbien/kombien/quel_tarif/quels_tarifs/quel_cout',
      'combien/cb/cmb * coute~/vaut/valent/revien~/vendez/faites/demandez/prenez/facture~/payer/paye/debourser/faut/compter/est/sont/pour/la/le/les/ca/c/un/une/$',
      'a/pour combien/quel_prix/quel_tarif/cb',
      'vaut/valent/revient/reviendrait/revienne/couterait/couteraient/coute/coutent/chiffrer',
      'ordre_de prix/grandeur',
      'prix/tarif/tarifs/devis/budget de/du/des/pour/svp/unitaire/metre/paire/la/le/les/un/une/vos/votre',
    ],
    availability: [
      'avez/auriez/vendez/faites/proposez/tenez/reste/restent vous/t_il/il/encore/toujours/en/des/du/de_la',
      'vous/t/tu avez/auriez/vendez/en_avez/as/aurais/en_auriez/en_reste/en_restent/reste/restent',
      'il vous/t/en reste/restent/en',
      'y_a/y_en_a/il_y_a/il_y_en_a/ya * encore/en_stock/des/du/dispo~/magasin/rayon',
      'trouve/trouver * chez_vous/magasin/rayon',
      'quand/kand * revien~/arriv~/dispo~/reappro~/rentr~/retour/recev~/aurez',
      'combien * en_stock/reste~/en_avez/dispo~/restent/rayon',
      'peux/peut/puis/pourrais/pouvons je/on/nous * passer/venir * prendre/chercher/recuperer',
    ],
    hours: [
      'etes/c_est/magasin/depot/boutique * ouvert~/ouvr~/ferm~',
      'jusqu_a quelle/kel/quel/quelles heure/heures',
      'on/je peux/peut/pourrais * passer/venir * avant/apres/vers/jusqu/samedi/dimanche/demain/soir/midi/#',
      'horaire~/heures_d_ouverture/ouverture/fermeture/ouvrez/fermez',
    ],
    returns: [
      'rendre/rapporter/ramener/renvoyer/retourner/echanger/reprendre/reprenez/reprise/remboursez/remboursable~/retours',
      'reprenez/reprenez_vous/reprendriez les/le/la/vous',
    ],
    supposing: [
      'achete/pris/commande/achetes/prises/prise * trop/mauvais~/mauvaise/en_trop/trop_grand~/trop_petit~/de_trop',
      'trop/mauvais~ * achete~/pris~/commande~',
      'neuf/neufs/jamais/pas servi/porte~/ouvert~/utilise~/deballe~',
    ],
    delivery_terms: [
      'livr~/expedi~/envoy~ * vous/en/a/au/chez/jusqu/corse/belgique/suisse/chantier/domicile/dom/etranger/iles',
      'frais/cout/prix/combien/delai~ * port/livr~/envoi/expedition/transport',
    ],
    payment: [
      'payer/regler/paiement/regle/paye * en/par/avec/carte/cb/cheque/virement/especes/liquide/paypal/fois/facture/livraison/comptant/differe',
      'prenez/acceptez/acceptes/prend/accepte/prenez_vous/acceptez_vous * cb/carte/cartes/cheque~/especes/liquide/virement~/paypal/amex/cartes_bancaires',
    ],
    order_status: [
      '@ * partie/parti/expedi~/envoy~/livr~/arriv~/ou/quand/statut/ou_en/suivi/prete/pret/montant/total/deja/en_route',
      'ou/quand/suivi/statut/est/montant/total/en_est/nouvelles/qu_en * @',
    ],
  },
  es: {
    price: [
      'cuanto/qto/cto/kuanto/kto/cuant/cuantos * pedis/cobrais/pides/piden/cobran/sale/saldria/salen/costaria/cuesta/cuestan/vale/valen/valdria/euros/piden/llevais/me_sale/me_saldria/me_costaria',
      'a/por/en cuanto/como/que_precio/cto/qto/kuanto',
      'q/k/que precio/vale/cuesta/cuestan/valen/costaria/me_cobrais/me_cobras/me_costaria',
      'qto/cto/kuanto/kto/precito/preciito/precios/presupuestillo/pvp',
      'precio/precios/tarifa de/del/para/por/x/tiene/tienen/la/el/los/las/un/una/porfa/unidad/metro/par',
      'pasa/pasame/pasadme/dame/dime/decidme/dame/mandame/mandadme/paseme/digame/deme/enviame * precio/precios/presupuesto/tarifa',
    ],
    availability: [
      'teneis/tienes/tienen/tiene/tendriais/tendrias/tendran/tendreis/vendeis/trabajais/manejais/disponeis/traeis/hay/habra/queda/quedan/quedara/quedaran',
      'os/te/les/le queda/quedan/quedara/quedaran/entra/entran/llega/llegan/viene/vienen',
      'cuando * entra/entran/llega/llegan/viene/vienen/repon~/vuelv~/habra/tendreis/tendran/recibis/stock',
      'disponible~/disponibilidad/agotad~/existencias/de_stock/en_stock/hay_stock',
      'se puede/puedo/podria/podemos * recoger/pasar/llevar/coger * hoy/manana/ya/tienda',
    ],
    hours: [
      'abris/abre/abren/cerrais/cierra/cierran/abierto/abierta/abiertos/cerrado/cerrados/horario~/abriis/estais_abiertos',
      'hasta que/cuando/q/k hora/horas',
      'estais/estan/hay/puedo/podria/paso * alguien/abierto~/pasar/pasarme/acercarme/ir * sabado/domingo/tarde/manana/hoy/mediodia/antes/despues/lunes',
    ],
    returns: [
      'devolver/devolv~/devoluc~/descambi~/cambiar/cambio * si/puedo/plazo/dias/ticket/se/lo/la/hay/talla',
      'admitis/admiten/aceptais/aceptan devoluc~/cambios/devoluciones',
    ],
    supposing: [
      'compre/comprado/pedi/cogi/pedido/lleve * equivocad~/de_mas/demasiad~/mal/grande/pequen~/sobran',
      'sin usar/abrir/estrenar',
      'sobra~',
    ],
    delivery_terms: [
      'envi~/repart~/entreg~/llev~/mand~ * a_canarias/a_baleares/a_portugal/a_domicilio/fuera/extranjero/a_obra/a_la_obra/isla~/peninsula/a_casa/gratis/cuesta/coste',
      'gastos/coste/precio/plazo/portes * envio~/entrega/transporte',
    ],
    payment: [
      'pagar/pago/pagos/pagaros/pagarte/abonar * con/en/por/a/bizum/tarjeta/efectivo/transferencia/plazos/factura/contado/paypal',
      'aceptais/aceptan/admitis/cogeis/cobrais/teneis/va * tarjeta~/bizum/efectivo/paypal/transferencia/amex/datafono',
    ],
    order_status: [
      '@ * salido/enviado/donde/cuando/llega~/estado/camino/entrega~/listo/importe/total/va/ya',
      'donde/cuando/estado/ha/han/sabeis/saber/importe/total/como_va/sigue/seguimiento * @',
      'lo_mio/lo_nuestro/mi_pedido/nuestro_pedido',
    ],
  },
  it: {
    price: [
      'quanto/qnt/qnto/quant/quanti * mettete/metti/chiedete/chiedi/volete/vuoi/fate/fai/prendete/verrebbe/verrebbero/viene/vengono/costa~/costerebbe/costerebbero/pago/pagherei/spendo/euro/sta/stanno/vale/valgono/date/vendete/vendi/fate_pagare/mi_costa/mi_viene/mi_fate',
      'a/per quanto/qnt/che_prezzo/qnto',
      'qnt/qnto/quant_e/qual_e_il_prezzo/prezzo/prezzi/prezzino/costicchia',
      'che/quale/qual prezzo/costo/cifra/prezzi',
      'prezzo/costo/preventivo/tariffa di/del/dello/della/dei/degli/delle/per/x/al_metro/al_paio/unitario/il/la/i/le/un/una',
    ],
    availability: [
      'avete/hai/tenete/vendete/trattate/avreste/tieni/vendi/ce_l_avete/ce_le_avete/ce_li_avete/ne_avete/ne_restano/ne_rimangono/ce_n_e/ce_ne_sono/ce_l_hai/ve_ne_sono',
      'c_e/ci_sono/e/sono * disponibil~/rimast~/ancora/magazzino/negozio/esaurit~/pronta_consegna',
      'quando/qnd * arriv~/rientr~/torn~/riarriv~/riassort~/disponibil~/riavr~/avrete/ricevete',
      'pronta consegna',
      'posso/possiamo/si_puo * ritirare/passare_a_prendere/prendere_oggi/trovare',
      'quanti/quante/quanto * pezzi/rimast~/restano/magazzino/avete/disponibil~/ne_avete',
    ],
    hours: [
      'aprite/chiudete/siete_aperti/aperti/aperto/chiusi/orari/orario/aperture/apertura/chiusura',
      'fino a_che/quando/qnd ora/ore',
      'posso/si_puo/riesco/passo/ci_siete/trovo/trovo_qualcuno * passare/venire/aperto/qualcuno/sabato/domenica/oggi/domani/stasera/pranzo * #/dopo/prima/oggi/domani/sabato/domenica/stasera/pranzo',
    ],
    returns: [
      'rendere/restituire/restituir~/riportare/riportar~/cambiare/cambiar~/reso/resi/rimandare/rimborso * se/posso/si_puo/giorni/entro/come/lo/la/fate/accettate/possibile',
      'li/lo/la/le riprendete/riprendi/cambiate/accettate',
    ],
    supposing: [
      'comprato/preso/ordinato/acquistato/presi/comprati * sbagliat~/troppo/troppi/in_piu/di_troppo/grande/piccol~',
      'mai usat~/apert~/messi/indossat~',
      'nuovo/nuovi/ancora_sigillat~/sigillat~',
    ],
    delivery_terms: [
      'spedi~/consegn~/invi~/port~ * in_sicilia/in_sardegna/all_estero/a_domicilio/in_cantiere/a_casa/isole/fuori/svizzera/quanto/gratis/costa',
      'spese/costi/costo/tempi/prezzo * spedizione/consegna/trasporto',
    ],
    payment: [
      'pagare/pagamento/pago/saldare * con/in/alla/a/contanti/carta/bonifico/paypal/satispay/rate/fattura/bancomat/contrassegno',
      'accettate/prendete/avete/va_bene * carta/carte/bancomat/contanti/satispay/paypal/amex/pos/bonifico/assegni',
    ],
    order_status: [
      '@ * partit~/spedit~/dove/quando/arriv~/stato/consegn~/pronto/importo/totale/gia/punto/uscit~',
      'dove/quando/stato/e_gia/sapere/importo/totale/a_che_punto/notizie/che_fine * @',
    ],
  },
  pt: {
    price: [
      'quanto/qnt/qto/qt/qanto/kuanto * custa~/e/fica~/sai/saem/levam/pedem/cobram/fazem/faziam/vale~/esta/estao/custaria~/ficaria~/sao/pago/pagaria/a/o/euros',
      'qnt/qto/qanto/kuanto/que_preco/k_preco/q_preco/precario/precinho/pvp/precos',
      'a/por/em quanto/como/qnt/qto/que_preco',
      'qual/quais * preco/precos/valor/custo',
      'preco/valor/orcamento de/do/da/dos/das/para/pra/por/unidade/metro/par/um/uma/o/a',
      'a como',
    ],
    availability: [
      'tem/tens/teem/teriam/terao/vendem/arranjam/ha/havera/trabalham/existe/existem/sobra/sobram/sobrou/resta/restam',
      'ainda * tem/ha/vendem/resta~/sobra~/stock/disponi~/arranjam',
      'quando/qd * chega~/volta~/entra~/recebem/repoem/disponi~/havera/vao_ter/tem',
      'disponivel/disponiveis/disponibilidade/esgotad~/esgotou/em_stock/em_armazem/em_loja',
      'posso/podemos/da_para/consigo * levantar/ir_buscar/passar/buscar/levar * hoje/ja/amanha/loja/ai',
      'quantos/quantas/qts * tem/ha/sobr~/rest~/ainda/stock/armazem',
    ],
    hours: [
      'abrem/abre/fecham/fecha/aberto/abertos/fechado/fechados/encerram/horario~',
      'ate que/quando/q/k horas/hora',
      'posso/da_para/consigo/estao/esta/ha * passar/ir/aparecer/ai/abert~/alguem * sabado/domingo/hoje/amanha/tarde/noite/almoco/depois/antes',
    ],
    returns: [
      'devolver/devolv~/troc~/devoluc~ * se/posso/prazo/dias/aceitam/da/fazem/talao/como',
      'aceitam/fazem devoluc~/trocas/devolucoes',
    ],
    supposing: [
      'comprei/encomendei/levei/pedi/trouxe/comprado * errad~/a_mais/demais/demasiad~/grande/pequen~/mal',
      'sem uso/abrir/usar/estrear',
      'nunca usad~/abert~',
      'sobrou/sobraram',
    ],
    delivery_terms: [
      'entreg~/envi~/mand~/lev~/faz~ * madeira/acores/ilhas/espanha/domicilio/obra/casa/estrangeiro/fora/gratis/custa/quanto',
      'portes/custo/custos/preco/prazo/taxa * envio~/entrega~/transporte',
    ],
    payment: [
      'pagar/pago/pagamento/liquidar * com/por/em/a/mbway/mb_way/multibanco/cartao/dinheiro/transferencia/fatura/prestac~/entrega/paypal',
      'aceitam/da/tem/posso * mbway/mb_way/multibanco/cartao/dinheiro/transferencia/cheque/paypal/amex',
    ],
    order_status: [
      '@ * saiu/seguiu/enviad~/onde/quando/cheg~/estado/entreg~/pronta/valor/total/ja/caminho/ponto',
      'onde/quando/estado/ja/saber/valor/total/ponto/novidades/seguimento/como_esta/como_vai * @',
    ],
  },
} satisfies MoreCues;
