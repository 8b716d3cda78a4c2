/** The words that are most often written to a shop, by language, as they are written: with their accents, and without where people leave them out. */
import type { ChatLanguage } from './chat-languages.ts';

const words: { readonly [language in ChatLanguage]: string } = {
  en: `the is are was were be been what how much many where when which who why do does did you your yours i i'm im my me we our us they it its this
    that these those there here have has had got get can could would should will shall may might please pls thanks thank hello hi hey good morning
    and or but not no for with without of to from at on in by about if so than then still yet yesterday today tomorrow any some more most less only
    order orders delivery price cost does like want need buy sell send sent arrive arrived open close closed opening hours stock available don't
    dont can't cant know tell give show make help call talk speak back again other one two three week weeks`,
  de: `der die das den dem des ein eine einen einem einer ist sind war waren sein was wie viel viele wo wann welche welcher welches wer warum ich mich
    mir wir uns unser unsere mein meine meinen meiner sie ihr ihre ihnen ihren du dein deine es er haben habe habt hat hatte können kann könnt
    konnte könnten kannst möchte möchten muss müssen will wollen soll bitte danke hallo guten gute morgen tag abend und oder aber nicht kein keine
    keinen für mit ohne von vom zu zum zur aus auf an am im in bei nach über um als auch noch schon mehr nur gibt bestellung auftrag lieferung
    preis kostet kosten lager wieder heute gestern da hier dass wenn doch mal jetzt sehr gern gerne etwas alles jemand niemand geht kommt bin
    fur uber konnen mochte vielen dank super morgen`,
  fr: `le la les l un une des du de d est sont était suis êtes être quel quelle quels quelles combien où quand qui que quoi pourquoi comment je j me
    moi nous notre nos mon ma mes vous votre vos il elle ils elles on ce cette ces c ça s se son sa ses avez avons avoir ai a ont peut peux
    pouvez puis puis-je voudrais veux souhaite bonjour bonsoir salut merci svp plaît et ou mais ne n pas plus pour avec sans sur dans en au aux
    par chez après encore déjà toujours aussi très bien si commande livraison prix coûte coute stock aujourd hui demain hier quelqu y t été fait
    faire même être etre ca ou plait`,
  es: `el la los las lo un una unos unas es son era está están estoy ser qué que cuál cuánto cuánta cuántos cuántas cuanto dónde donde cuándo cuando
    quién por para porque cómo como yo me mi mis nos nuestro nuestra usted ustedes su sus tu te se le les él ella tengo tiene tienen hay puedo
    puede pueden quiero quisiera quieren necesito hola buenos buenas días tardes gracias favor y o pero no sin con de del en al a desde hasta ya
    todavía aún más muy también si sí pedido precio cuesta envío entrega hoy ayer mañana otra vez algo alguien nadie esta este esto ese han he
    ha dias esta`,
  it: `il lo la gli le i l un uno una è sono era siete sei essere che cosa quale quali quanto quanta quanti quante dove dov quando chi perché come io
    mi mio mia miei ci nostro nostra noi voi vi vostro lei suo sua si ho ha hai avete abbiamo hanno posso può potete vorrei voglio vogliamo
    ciao buongiorno buonasera salve grazie prego per favore e o ma non senza con di del della dei delle dell da dal in nel nella su sul al
    alla ai ancora già più molto anche se ordine prezzo costa consegna oggi ieri domani qualcuno nessuno questo questa c'è fare mi piu e`,
  nl: `de het een is zijn was waren ben bent wat hoe hoeveel waar wanneer welke wie waarom ik mij me mijn wij we ons onze jij je jullie u uw hij zij ze
    hebben heb heeft had kan kunt kunnen mag wil willen wilt zou graag moet alstublieft aub bedankt dank hallo hoi goedemorgen goedendag goede en
    of maar niet geen voor met zonder van naar bij op aan in uit om te tot als ook nog al weer meer veel er dit dat deze die dan bestelling levering
    prijs kost voorraad vandaag gisteren morgen iemand niemand iets komt gaan doen dag laat even toch want wel`,
  pt: `o a os as um uma uns umas é são era está estão estou estava ser que qual quais quanto quanta quantos quantas onde quando quem porque porquê como
    eu me mim meu minha meus nos nosso nossa vocês você vos vosso vossa seu sua se lhe ele ela tenho tem têm há posso pode podem podemos quero
    queria gostaria preciso olá oi bom boa dia tarde obrigado obrigada favor e ou mas não nao sem com de do da dos das em no na nos nas ao à por
    pelo para até já ainda mais muito também encomenda pedido preço preco custa entrega hoje ontem amanhã alguém ninguém isto este esta esse foi
    ter outra vez ate ja`,
  sv: `den det de en ett är var vara vad hur mycket många vilken vilket vilka när varför vem jag mig min mitt mina vi oss vår vårt våra ni er ert era du
    din han hon har hade kan kunde ska skulle vill behöver får måste hej hejsan god tack snälla och eller men inte ingen inget inga för med utan
    av till från på i om att som där här än också redan igen mer bara finns beställning order leverans pris kostar lager idag igår imorgon någon
    något några så man sig nu kommer kom skicka bra ar nar pa for fran nagon`,
};

export const frequentWords = Object.fromEntries(
  Object.entries(words).map(([language, text]) => [language, new Set(text.split(/\s+/))]),
) as unknown as { readonly [language in ChatLanguage]: ReadonlySet<string> };
