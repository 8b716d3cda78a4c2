/** Words around what is asked for, by language: verbs of asking, time, quantity, courtesy. No article is named by them. Without accents. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';
import { moreCommonWords } from './more-common-words.ts';

const words: { readonly [language in ChatLanguage]: string } = {
  en: `hiya mate lads guys folks sir madam team asap pls plz ta cheers actually really quite maybe perhaps possible possibly quick quickly question questions
    wondering wonder looking look search searching find interested interest asking ask check checking see seen find out sure okay ok well anyway also
    too either neither both each per every all enough few several lots bit little big small large cheap cheaper best good better nice new right exactly
    roughly around approx approximately currently moment now soon today tonight tomorrow week month day days monday tuesday wednesday thursday friday
    saturday sunday morning afternoon evening next last late later early before after until since while number amount quantity bulk total altogether
    customer company firm shop store place website online catalogue catalog article item items product products kind type sort size sizes model brand one ones
    thing things stuff something anything nothing job project house home site client boss wife husband son dad urgent urgently needed needing using used use
    work works working pick picked collect get getting go going come came put take took taken make made let lets try trying say said mean means keep kept
    under below worth deal offer offers discount trade vat inc including excluding net gross delivered same different other another else instead`,
  de: `servus moin gruss gott grusse freundliche liebe lieber mal eben kurz frage fragen fragt wollte wurde wurden wissen suche suchen sucht brauche brauchen
    braucht benotige benotigen interessiere interesse interessiert bekomme bekommen bekommt kriege kriegen kriegt finde finden schauen gucken prufen sagen
    sagt nennen mitteilen eigentlich wirklich vielleicht moglich eventuell ungefahr circa ca etwa genau richtig passend passt aktuell aktuelle derzeit
    momentan moment gerade bald heute abend nachmittag mittag vormittag woche monat tage tagen montag dienstag mittwoch donnerstag freitag samstag sonntag
    nachste nachsten letzte spater fruh vor bis seit damit dazu davon dafur darauf dran drauf drin drauf raus rein weg hin her zwei drei vier funf sechs
    zehn zwanzig beide alle jede jeden jeder einige mehrere paar viele wenig grosse grosses gross klein kleine gunstig gunstige billig teuer gut gute besser
    beste neu neue anzahl menge gesamt zusammen insgesamt kunde firma laden geschaft markt seite shop katalog artikel artikelnummer produkt produkte ware
    sorte art typ modell marke groesse grosse ding dinger sachen zeug baustelle projekt haus garage keller chef frau mann dringend eilig direkt auch noch
    sofort nehme nehmen nimmt holen hole abholen mitnehmen machen macht mache gehen geht komme kommt kommen lassen lasst passen hatte hatten ware waren
    netto brutto mwst inklusive inkl pro je stuck lagernd vorhanden vorratig eure euer euch eurem bei sonst statt anders andere anderen so selbst grad nen ne
    nem n s welches welchen welcher jungs leute ist's gehts gibts sind's`,
  fr: `salut coucou bjr bsr slt svp stp messieurs madame monsieur equipe question questions demande demander cherche chercher recherche besoin interesse
    savoir sais connaitre trouver trouve regarder voir vois dire dites dis donner donnez indiquer indiquez merci d'avance avance petit petite petits grand
    grande grands gros vraiment peutetre possible environ exactement actuellement moment maintenant bientot soir matin apresmidi semaine mois jour jours
    lundi mardi mercredi jeudi vendredi samedi dimanche prochain prochaine dernier derniere tard tot avant depuis jusqu pendant deux trois quatre cinq six
    dix vingt tous toutes tout toute chaque plusieurs quelques peu beaucoup assez nombre quantite total ensemble client entreprise societe magasin boutique
    site catalogue article articles produit produits reference genre type sorte modele marque taille chose choses truc trucs chantier projet maison patron
    femme mari urgent urgence rapidement vite utilise utiliser prendre prends prend prenez mettre mettez faire faites fais aller allez va vais venir viens
    tarif tarifs vaut vendre vendez vends proposez proposer dispo disponible disponibles piece pieces pareil meme autre autres sinon plutot ttc ht metre
    existe existent reste restent recevoir recu bon bonne bons meilleur moins cher chers chere encore deja votre chez`,
  es: `buenas ola oye disculpa disculpe perdona perdone equipo senores pregunta preguntas consulta consultar preguntar querria queria quiero busco buscar
    buscando necesito necesitamos necesitaria interesa interesado saber sabes sabe decir dime dice digame decirme decidme indicar pasar pasas pasa pasame
    paseis porfa porfis porfavor favor ver viendo mirar mira realmente quizas posible posiblemente aproximadamente aprox exactamente actualmente momento
    ahora pronto noche manana tarde semana mes dia dias lunes martes miercoles jueves viernes sabado domingo proximo proxima ultimo antes despues
    desde hasta dos tres cuatro cinco seis diez veinte todos todas todo toda cada varios varias algunos algunas poco mucho bastante numero cantidad total
    junto cliente empresa tienda web catalogo articulo articulos producto productos referencia tipo clase modelo marca talla tamano cosa cosas obra
    proyecto casa jefe urgente urgencia rapido uso usar coger cojo llevar llevo llevarme poner pon hacer haceis haces hace ir va vais venir vengo tarifa
    vale valen valdria cobrais cobra cobran salen sale saldria vendes vendeis venden vende teneis tienes tenes tendrian tendrias quedan queda quedara os
    vosotros disponible disponibles disponibilidad igual mismo otro otra otros iva metro unidad sueltos suelto cuantos barato barata mejor grande pequeno`,
  it: `salve ciao scusi scusa scusate ragazzi signori domanda domande chiedere chiedo chiedevo vorrei volevo cerco cercare cercando bisogno serve servono
    servirebbe servirebbero interessa interessato sapere sapete sai dire dirmi ditemi dimmi mi indicare passare vedere guardare davvero forse possibile
    circa esattamente attualmente momento adesso ora presto stasera mattina pomeriggio sera settimana mese giorno giorni lunedi martedi mercoledi giovedi
    venerdi sabato domenica prossimo prossima ultimo ultima prima dopo fino due tre quattro cinque sei dieci venti tutti tutte tutto ogni diversi alcuni
    alcune poco molto molti abbastanza numero quantita totale insieme cliente azienda ditta negozio sito catalogo articolo articoli prodotto prodotti
    codice riferimento tipo modello marca taglia misura cosa cose roba cantiere progetto casa capo urgente urgenza subito veloce uso usare prendere prendo
    mettere fare fate fa fai faccio andare vado venire vengo vendete vendi vende vendono viene vengono verrebbe costano costerebbe costo listino tariffa
    avete hai ha ne disponibile disponibili disponibilita uguale stesso altro altra altri iva metro pezzo pezzi rimasti rimaste rimane magazzino
    pronta buon buona buono migliore grande piccolo economico vi voi da presso a quanto`,
  nl: `goedenavond goedemiddag dag mensen heren team vraag vraagje vragen wilde wilden weten weet zoek zoeken op zoek nodig benodigd interesse geinteresseerd
    krijg krijgen vind vinden kijken zien zeggen zeg aangeven doorgeven sturen eigenlijk echt misschien mogelijk ongeveer circa ca precies momenteel
    moment nu straks snel vanavond vanmiddag ochtend middag avond week maand dag dagen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag volgende
    vorige later vroeg voordat tot sinds twee drie vier vijf zes tien twintig beide alle elke ieder enkele paar sommige weinig genoeg aantal hoeveelheid
    totaal samen klant bedrijf firma zaak winkel site webshop catalogus artikel artikelen product producten nummer soort type model merk maat ding dingen
    spullen klus project huis baas vrouw man dringend spoed haast direct gebruik gebruiken nemen neem pakken halen haal ophalen zetten maken maak gaan ga
    vragen jullie rekenen doen doet prijsje prijzen verkopen verkoop verkoopt verkopt leveren hebt heb liggen ligt staan staat zijn er nog op voorraad
    leverbaar beschikbaar zelfde ander andere anders btw incl excl per stuk meter goedkoop goedkoper goede beste groot grote klein kleine nieuw nieuwe`,
  pt: `ola oi boas viva amigo amigos senhores equipa pessoal pergunta perguntar duvida queria gostava gostaria quero procuro procurar procurando preciso
    precisava precisamos precisar interessado interesse interessa saber sabe sabem dizer dizerme diga digam diz podiam podia indicar passar passa ver vendo
    olhar mesmo realmente talvez possivel aproximadamente cerca exatamente atualmente momento agora breve noite manha tarde semana mes dia dias segunda
    terca quarta quinta sexta sabado domingo feira proximo proxima ultimo antes depois desde ate dois duas tres quatro cinco seis dez vinte todos todas
    tudo cada varios varias alguns algumas algum alguma pouco muito bastante numero quantidade total junto cliente empresa loja site catalogo artigo artigos
    produto produtos referencia tipo modelo marca tamanho coisa coisas obra projeto casa chefe patrao urgente urgencia rapido uso usar levar levo buscar
    pegar por faz fazem fazer ir vou vir venho tabela vale valem cobram fica ficam ficava sai saem vende vendem vendes tens tem teem ainda restam resta
    sobra disponivel disponiveis disponibilidade igual outro outra outros iva metro unidade barato barata melhor grande pequeno voces contigo pfv favor sff`,
  sv: `tja tjena hallå halla hejhej grabbar fraga fragor undrar undra undrade skulle vilja ville veta vet soker sok letar leta efter behover intresserad intresse
    hitta hittar titta kolla kollar se saga sager egentligen verkligen kanske mojligt mojligen ungefar cirka ca precis exakt just nuvarande tillfallet snart
    ikvall morgon eftermiddag kvall vecka veckan manad dag dagar mandag tisdag onsdag torsdag fredag lordag sondag nasta forra senare tidigt innan efter
    sedan tills tva tre fyra fem sex tio tjugo bada alla allt varje flera nagra par lite mycket nog antal mangd totalt tillsammans kund foretag firma
    butik affar sida katalog artikel artiklar produkt produkter nummer sort typ modell marke storlek sak saker grejer jobb projekt hus chef fru man akut
    brattom snabbt direkt anvanda ta tar hamta hamtar lagga satta gora gor gar ga kommer kom tar ni saljer salja salj kostnad kostnaden priset priser
    ligger gar pa hemma inne kvar finnas fanns lagret tillganglig samma annan andra annars moms inkl exkl styck st meter billig billigt billigare bra
    battre bast stor stort stora liten litet sma ny nytt nya er eder hos tack snalla mvh halsningar`,
};

export const commonWords = Object.fromEntries(
  Object.entries(words).map(([language, text]) => [
    language,
    new Set(`${text} ${moreCommonWords[language as ChatLanguage]}`.split(/\s+/)),
  ]),
) as unknown as { readonly [language in ChatLanguage]: ReadonlySet<string> };
