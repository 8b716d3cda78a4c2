/** Further words around what is asked for: verbs, people, places, reasons, and how they are shortened when one types in a hurry. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';

export const moreCommonWords: { readonly [language in ChatLanguage]: string } = {
  en: `nothing behind such whichever sales
    already meanwhile recently lately ago frozen burst worn happen happens anymore nearly
    neighbour neighbours neighbor neighbors mum uncle aunt cousin daughter granddad grandma tell set setting
    mess messed finally elsewhere yesterday bottle bottles tub tubs tin tins counter patch going fully
    inside outside indoors outdoors indoor outdoor interior exterior pond pool without half wants wanting long short alright oi yo evening morning bruv bro love pal boss missus mum dad lad lads lass kid kids daughter brother sister uncle neighbour neighbor
    landlord tenant builder plumber sparky electrician joiner carpenter gardener customer clients crew gang apprentice starting starts start started
    begins begin moving move building build renovating renovate redoing redo doing done decorating decorate painting fixing fix repairing repair
    putting installing install hanging ripped ripping flooded flooding garage shed kitchen bathroom basement cellar loft attic patio driveway flat
    office workshop van lorry truck party stage gig event wedding school charge charging charged back damage knock sort sorted cost costing
    going rate afford budget pay paid paying spend ballpark estimate idea chance chances wonder wondered curious mentioned noticed heard told
    recommended suggested advertised leaflet flyer catalogue browsing ordered bought buying purchased broke broken snapped died dead packed gave lost
    stolen nicked borrowed hire rent rental lend stuff gear job jobs jobby thingy thingie whatsit ones yous u ur r n abt bout tho coz cos cuz bc
    thx ty tysm gonna wanna gotta lemme dunno info pics pic link hw mch hv av avail qty nos approx asap rn atm tmrw tmw tomo wknd mon tue tues wed thu thurs
    fri sat sun btw fyi lol haha hmm erm ah oh hey heya ones decent proper solid strong sturdy reliable basic standard normal regular usual cheapest
      display instore carry carrying shift short running low few spare extra second hand straight away quick fast grab pop swing
    drop round wait waiting long hour hours minute minutes weekend weekday noon lunch early birthday christmas xmas easter present gift`,
  de: `nichts nix nachsehen nachschauen verstorben verstorbener verstorbene gekauft geehrte herren freundlichen grussen dieser dieses diesen jene jener solche solcher solches derselbe dieselbe besprechen einplanen offen rede schaff versand
    inzwischen mittlerweile nochmals kurzlich zuletzt letzten letzter vergangenen geplatzt gefroren undicht leck gesprungen verschlissen weisst kennst
    nachbarn nachbars aufgegeben onkel tante cousin mutter mama papa mutti vati geist gesehn
    bauleiter abteilungsleiter projektleiter filialleiter marktleiter schaffe schaffen gestern gefahren aufladen annullieren annulliere flasche flaschen abgebrochen schon wieder hausleiter
    innen aussen draussen drinnen innenbereich aussenbereich teich pool heimwerken ohne lang lange langes langer langen kurze kurzes kurzer nehmt nehmen nimmst verlangt verlangst berechnet rechnen rechnet wollt willst hab habs hatt brauch brauchts bräucht braeuchte brauchte brauchten sucht such tat tät würd waers
    kriegt krieg bekomm gibts gebt geb sag sagt meint meine kumpel kollege kollegin schwager schwester bruder vater opa oma nachbar nachbarin sohn
    tochter freund freundin mieter vermieter handwerker maler klempner schreiner azubi lehrling chefin familie oder bau umbau renovieren renovierung streichen
    gestrichen tapezieren reparieren reparatur basteln bauen baut gebaut montieren einbauen einzug umzug umziehen wohnung kueche kuche bad badezimmer
    wohnzimmer schlafzimmer flur dachboden speicher schuppen hof terrasse balkon einfahrt werkstatt buro buero
    kostenpunkt kostn preislich preismassig ungefahr ca ungef budget teuer mal nochmal nomma denn eigtl eigentlich vllt vlt vielleicht evtl halt eben
    grade gerade jmd iwie irgendwie irgendwas irgendein irgendeine welche welches nem nen ner son sone so'n so'ne ne nix nich net ned ham wir's wirs isses
    ists gehts passts lg mfg vg thx bidde biddeschön dange danggschee merci dankeschon hallochen huhu tach tag'chen abends morgens mittags frueh uebermorgen
    ubermorgen wochenende we feiertag uhr halb viertel stunde stunden minuten kurzfristig schnellstmoglich zeitnah sofort gleich bald spatestens
    kaputt gegangen verreckt gerissen abgebrannt durchgebrannt gestern neulich letztens gesehen gehort gelesen empfohlen prospekt flyer werbung
    ordentlich ordentliches vernunftig vernunftige stabil stabile gescheit gescheite einfache einfach normal normale ublich standard
    geburtstag weihnachten geschenk feier party fest verein schule kita einsatz zuhause daheim unterwegs vorbei abholbereit mitnehmen vorn hinten oben unten`,
  fr: `rien defunt cet celui celle ceux celles tel telle memes vers carte
    nouveau enfin desormais recemment dernierement perce fuit fendu revenu rentre rentres rentree rentrees arrives arrivees sais connais
    voisin voisins voisine pere mere frere soeur oncle cousin ami amie
    hier rendu ame neuf neuve neufs neuves rayon til conseiller conseillers pied casse marches flacon cartouche cartouches bouteille gros
    interieur exterieur dehors dedans piscine mare peindre percer scier coller sans long longue longues court courte alors voila donc dis dites svp stp slt bjr bsr cc coucou kdo pote copain copine collegue mari femme mere pere fils fille frere soeur beau belle maman papa voisin
    voisine locataire proprietaire artisan plombier electricien macon apprenti ouvrier equipe gars travaux bricoler bricolage renover
    renovation repeindre reparer monter montage installer installation demenager demenagement appart appartement cuisine salle bain salon chambre
    cave grenier garage cabanon terrasse balcon allee atelier camion fourgon coute coutait couterait revient reviendrait
    facturez facturer demandez prenez vaudrait budget peu pres approximatif approximativement ordre idee chance hasard vu entendu lu prospectus pub
    recommande conseille achete acheter achetes casse cassee lache mort morte perdu vole prete louer location besoins faudra faut falloir mettre mis
    ch cherch cherches jcherche jai jaurais javais jvoudrais jveux cb cmb cbien combi c'est c koi quoi ke ki kel kelle qd qq qqs qqch qqun tjrs tjs bcp
    ds dc pr pq pk pcq ya yaurait vs ns ojd auj ajd aujourd hui demain matinee apres aprem aprèm midi weekend week-end we semaine prochaine lundi heure
    heures h minutes delai rapidement vite pressé presse solide costaud correct simple basique normal standard anniversaire noel cadeau fete ecole
    sous main rayon rayons reserve arrivage possible dispos disponib genre style machin bidule fameux fameuse juste seulement environ`,
  es: `nada difunto esa esos esas estos estas aquel aquella aquellos aquellas eso aquello borre llame llama portes primera
    nuevamente finalmente fin recientemente ultimamente pasado pasada helado reventado reventada pinchado rajado verano vuelto llegaron entrado conoces quieres puedes
    vecino vecina vecinos padre madre hermano hermana suegro cunado primo amigo
    anoche ayer quemo roto rota mitad justo rodilla rodillas saldria esta cartucho botella comio perro
    interior exterior dentro fuera piscina estanque pintar taladrar serrar pegar regar sin larga largo largas largos corta corto buenass wenas aupa hey tio tia majo maja jefa jefe amigo amiga cunado cunada hermano hermana padre madre hijo hija marido mujer novia novio vecino vecina suegro
    abuelo inquilino casero albanil fontanero electricista aprendiz chaval chavales cuadrilla peon obras reforma reformas reformar
    pintando arreglar arreglo reparar montar instalar mudanza mudarme mudando salon bano habitacion sotano trastero garaje terraza balcon patio
    finca huerto huerta taller oficina camion cobrariais cobrarias pedis pides saldra saldria costara costaria valdra cuestan sale
    presupuesto aproximado masomenos idea visto vi oido leido folleto publicidad anuncio recomendado comprado compre comprar roto rompio rompieron quemado
    quemo perdido robado prestado alquilar hace falta faltan falta necesitando haria poner puesto echar echo q k ke xq pq porq x xa pa tb tmb tbn bn msj
    wapo guapo grax grasias asias xfa xfavor pls plis dnd cdo cuand cuant cto kiero kisiera qiero toy tas sta stan hno finde manana mediodia hora horas
    minuto minutos rato cuanto antes corriendo prisa urge fuerte fuertes resistente resistentes normal normalita normales basico sencillo sencilla estandar
    cumple cumpleanos navidad regalo fiesta cole colegio expuesto tirado suelta sueltas alla aca aqui ahi allí verdad vamos venga dale
    tendriais tendreis habra habria quedaria quedan manejais trabajais traeis`,
  it: `niente nulla mettermi defunto questi queste quei quegli tale parlare vita
    sulla sulle sullo sugli nella nello passato passata nuovamente finalmente ormai recentemente ultimamente scorso ghiacciato scoppiato scoppiata bucato crepato estate tornato tornate tornati rientrati rientrate conosci vuoi puoi
    vicino vicini vicina padre madre fratello sorella cognato amico zio tratta
    ieri cane cani accettate accettare regalare regalo saprebbe superano gentilmente fregato furgone cartuccia cartucce secchio secchi bottiglia uso
    interno esterno interni esterni dentro fuori piscina laghetto imbiancare dipingere pitturare forare segare incollare senza mica lunga lunghe lungo lunghi corta corto ehi ehila buond buondi buonasera capo amico amica cognato cognata fratello sorella padre madre figlio figlia marito moglie ragazzo ragazza vicino vicina nonno
    suocero inquilino muratore elettricista falegname apprendista operaio operai ristrutturare ristrutturazione
     tinteggiare dipingere riparare aggiustare montare installare trasloco traslocare appartamento salotto cucina bagno camera
    cantina soffitta garage terrazzo balcone cortile orto officina ufficio camion mettete metti chiedete chiedi fareste faresti verrebbero
    spenderei spendere costerebbero budget preventivare indicativamente indicativo idea possibilita visto sentito letto volantino pubblicita consigliato
    comprato comprare rotto rompe bruciato bruciata perso rubato prestato noleggio noleggiare mancano manca servirebbe occorre occorrono x xche xke ke
    nn cmq qnd qnt qnto qlc qlcs qlcn dv tt tutt grz pls pf sn ho'bisogno sto stiamo devo dobbiamo dovrei oggi domani dopodomani stamattina pome weekend
    finesettimana ora ore minuti fretta prima possibile robusto robusta resistente normale semplice base compleanno natale regalo festa scuola
    esposto sfuso sfusi qui la li laggiu dai vabbe allora insomma magari proprio giusto solo qualche paio tot boh eh
    tenete trattate arriva arrivano arrivata arrivati tornano torna rientra`,
  nl: `niets niks redden overleden zulke dezelfde hetzelfde aanhangers belt bespreken dubbel
    alweer opnieuw inmiddels ondertussen intussen eindelijk afgelopen laatst recent onlangs bevroren gevroren lek gesprongen gescheurd versleten geknapt binnengekomen ken kun
    buren buurman buurvrouw zag gezien vader moeder oom tante neef moeten
    vanmorgen gisteren vanochtend doorgebrand doorgezakt opladen opladend oplaadt door koker fles flessen
    binnen buiten vijver zwembad zonder lange kort korte hee hey joe yo goeiedag goeie middag gast baas kerel collega zwager schoonvader schoonmoeder broer zus vader moeder zoon dochter buurman buurvrouw vriend
    vriendin huurder verhuurder aannemer schilder loodgieter elektricien timmerman leerling ploeg jongens verbouwing verbouwen klussen klusje schilderen
     repareren maken monteren installeren verhuizen verhuizing appartement keuken badkamer woonkamer slaapkamer kelder zolder schuur schuurtje
    terras balkon oprit werkplaats kantoor bus busje vraagt rekent rekenen vragen moet kosten kostte gaan kwijt budget ongeveer
    idee kans gezien gehoord gelezen folder reclame aangeraden gekocht kopen koop kapot stuk overleden verbrand kwijtgeraakt gestolen geleend huren
    hvl hoev wrm wnr ff effe even ffe tnx thx bdkt dank ajb aub svp mss misch iig idd ofzo enzo zoiets ding dingetje nodug nodig wou wilde zou zouden zal
    vandaag morgen overmorgen vanavond weekend uur uren minuten haast snel spoed stevig stevige sterk sterke degelijk degelijke gewoon gewone simpel simpele
    standaard verjaardag kerst cadeau feest school los losse hier daar eens toch maar dus zeg nou hoor meekrijgen meenemen ophalen
    oppikken leggen leggen hebbe hebbie heb'jullie dr d'r m'n z'n 'k 't`,
  pt: `nada falecido encontro carrega carregar cedo estes estas essa esses essas aquele aquela aqueles aquelas isso aquilo tal desses dessas destes destas daqueles daquelas aceite portes sera sobre visse
    novamente finalmente enfim recentemente ultimamente passado passada gelado rebentou rebentada furou rachou rasgou verao voltado voltaram chegado entrado entraram sabes queres dizes podes gostas consegues conheces joga
    vizinho vizinha vizinhos pai mae irmao irma sogro cunhado primo amigo avariou
    ontem dispoem venho meio garrafa cartucho
    interior exterior dentro fora piscina lago pintar furar serrar colar regar sem comprido comprida compridas longo longa curto curta boas viva alo tudo bem amigo chefe patrao mano cunhado cunhada irmao irma pai mae filho filha marido mulher namorada vizinho vizinha sogro avo inquilino senhorio
      canalizador eletricista aprendiz rapaz rapazes equipa obras remodelar remodelacao pintando arranjar reparar consertar
    montar instalar mudancas mudar apartamento sala banho quarto cave sotao garagem terraco varanda patio quintal horta oficina escritorio
    camiao levam leva levariam cobrariam pedem faziam faria ficaria custaria custariam orcamento aproximado ideia hipotese visto vi ouvi li folheto
    publicidade anuncio recomendaram comprei comprar partiu partiu-se avariou queimou perdi roubaram emprestado alugar aluguer falta faltam fazia qnt qto
    qts qtos q k pq pk tb tbm n nn mt mto vc vcs pf pfv sff obg obgd bjs cmg cntg hj amanha depois tarde fds finde hora horas minutos pressa rapidamente
    forte fortes resistente resistentes normal simples basico basica padrao anos natal prenda festa escola exposto soltos avulso aqui ali la
    olhe olha entao pronto pois so apenas tipo cena coiso teriam terao haveria havera sobrou chegou chegaram voltou trabalham arranjam
     `,
  sv: `inget ingenting rakade styckpris styckpriset denna detta dessa sadan sadant sadana annat bort fatt glomt oanvant ringa storre morse
    ater antligen numera nyligen nyss senast senaste fryst frusit sprack sprucken sommar inkommit anlant tillbaks kanner
    granne grannen grannar grannarna farfar morfar son dotter moster farbror van vannen
    igar korde dog ladda laddar laddas rullen rullarna dyrare malning borjat flaska flaskor knappt
    inomhus utomhus inne ute pool damm utan lang langa langt kort korta tjabba tjo morrn kompis kompisen polare svager svarfar svarmor bror syster pappa mamma son dotter granne grannen sambo hyresgast hyresvard hantverkare malare
    rormokare elektriker snickare larling gubbarna killarna laget renovera renovering bygga bygger byggt mala malar reparera laga montera installera flytta
    flytt lagenhet lagenheten koket badrummet vardagsrummet sovrummet kallaren vinden garaget forradet uteplatsen altanen balkongen uppfarten
    verkstaden verkstan kontoret begar tar vill ha gar loss landar hamnar budget ungefarligt ide chans hort last reklam reklamblad
    tipsade rekommenderade kopt kopte kopa trasig gatt sonder brann tappat stulen lanat hyra hyr behovs behovde skulle skull undr typ liksom nan nagra
    nagot nagn ngn ngt ngra mkt mkr oxo oxa imrn imorrn ikv asap pls plz thx tx tackar mvh kolla kollat helgen timme timmar minuter brattom fort snarast
    stadig stadiga rejal rejala vanlig vanliga enkel enkla standard fodelsedag jul julklapp present fest skolan losa har dar va ja jo men alltsa
    ju nog val bara endast omkring runt sista sistone precis annars ens`,
};
