/** How one asks to cancel an order, in the eight languages: small letters without accents. What is in no list makes the request a person's to read. */
import type { ChatLanguage } from '../../understanding/chat-languages.ts';

export type CancelWords = {
  /** forms that ask for it. None that may tell of one: "cancelled", "storniert" */
  readonly verbs: string;
  /** beginnings of every form, and of its nouns */
  readonly stems: string;
  /** what may stand around the verb and the order's number */
  readonly around: string;
  /** denies what stands in its clause */
  readonly denying: string;
  /** makes it depend on something, or takes it back */
  readonly turning: string;
  /** asks whether it may be done, where no mark says so; words joined by `_` */
  readonly wondering: string;
  /** with one of these a negation says that the goods are not needed: a reason to cancel, and none against it */
  readonly needing: string;
};

export const cancelWords: { readonly [language in ChatLanguage]: CancelWords } = {
  en: {
    verbs: 'cancel scrap withdraw',
    stems: 'cancel scrap withdr',
    around: `please pls plz kindly can could would will you i we d ll want wish need have like to must hi hello hey my our the this that order orders
      number nr po purchase for me us hereby thanks thank whole entire of and just`,
    denying:
      'not t dont doesnt didnt wont cant cannot isnt wasnt shouldnt wouldnt neednt mustnt never no none neither nor without nobody nothing',
    turning: 'if unless until except only instead rather keep wait sorry ignore forget undo still but',
    wondering: 'can_i can_we could_i could_we',
    needing: 'need needs needed require requires required want wants',
  },
  de: {
    verbs:
      'stornieren storniere stornier annullieren annulliere canceln cancle cancelt abbestellen streichen streicht loschen loscht widerrufen zuruckziehen rausnehmen',
    stems: 'storn annull cancel abbestell streich gestrich losch geloscht widerr zuruckz zurucknehm rausnehm rausgenommen',
    around: `bitte hallo hi guten tag morgen ich wir mochte mochten will wollen muss mussen wurde wurden gern gerne kann konnen konnt kannst konnten konntet
      sie ihr du mir uns die den der das meine unsere meinen unseren diese diesen bestellung auftrag nummer nr po hiermit danke komplett ganz leider und mal`,
    denying: 'nicht nichts nie niemals kein keine keinen keiner keinesfalls ohne weder niemand',
    turning: 'wenn falls sofern ausser nur statt anstatt anstelle sondern lieber behalten doch moment vergessen noch aber',
    wondering: 'kann_ich konnen_wir konnte_ich konnten_wir',
    needing: 'brauchen brauche braucht benotigen benotige benotigt gebraucht',
  },
  fr: {
    verbs: 'annuler annulez annule annulons supprimer supprimez',
    stems: 'annul supprim resili',
    around: `bonjour bonsoir merci s il vous plait svp stp j je nous on voudrais voudrions souhaite souhaitons souhaiterais veux voulons dois devons peux pouvez
      pourriez tu de d la le l les ma mon notre nos cette ce commande numero veuillez pouvoir et`,
    denying: 'ne n pas jamais non ni aucun aucune rien sans plus',
    turning: 'si sauf seulement plutot lieu garder gardez attendez oubliez oublie mais',
    wondering: 'on_peut peut_on puis_je',
    needing: 'besoin faut veut voulons utile necessaire',
  },
  es: {
    verbs:
      'cancelar cancelen cancela cancelad cancelame canceladme cancelenme anular anulen anula anulad anulame anuladme anulenme borrar',
    stems: 'cancel anul borr',
    around: `hola buenas buenos dias tardes gracias por favor porfavor porfa xfa quiero queremos quisiera quisieramos necesito necesitamos debo puede pueden
      podeis podria podrian me nos el la los mi nuestro nuestra este esta pedido orden numero nro del de que y`,
    denying: 'no nunca jamas nada nadie ni ningun ninguna sin tampoco',
    turning: 'si salvo excepto solo vez lugar mejor espera esperad esperen olvid olvidad olvides sino pero',
    wondering: 'puedo podemos',
    needing: 'necesitamos necesito necesita necesario falta hace',
  },
  it: {
    verbs: 'annullare annullate annulla annulli annullatelo annullarlo disdire disdite cancellare cancellate cancella',
    stems: 'annull disd cancell',
    around: `buongiorno buonasera ciao salve grazie per favore cortesia vorrei vorremmo voglio vogliamo desidero dobbiamo devo dovrei puo puoi potete potreste
      potrebbe il lo la l mio nostro questo ordine numero nr di e`,
    denying: 'non no mai niente nulla nessuno ne senza',
    turning: 'se salvo tranne solo invece anziche piuttosto tenete aspetti aspettate dimenticate ma',
    wondering: 'posso possiamo',
    needing: 'serve servono bisogno necessario',
  },
  nl: {
    verbs: 'annuleren annuleer annuleert cancelen intrekken schrappen schrap',
    stems: 'annul geannul cancel gecancel intrek ingetrok schrap geschrap',
    around: `hallo hoi hi goedemorgen goedemiddag goedendag graag aub alstublieft alsjeblieft bedankt dank u ik wij we wil willen wilt moet moeten zou kunt kun
      kunnen je jullie de het mijn onze deze dit bestelling order nummer nr en`,
    denying: 'niet niets nooit geen niemand noch zonder',
    turning: 'als indien tenzij alleen maar plaats liever houden houd wacht vergeet toch',
    wondering: 'kan_ik kunnen_we kunnen_wij zou_ik',
    needing: 'nodig',
  },
  pt: {
    verbs: 'cancelar cancelem cancele cancela anular anulem anule anula',
    stems: 'cancel anul',
    around: `ola oi bom boa dia tarde obrigado obrigada por favor pf sff se faz quero queremos queria queriamos gostaria gostariamos preciso precisamos pode podem
      podia podiam de a o as os minha nossa meu nosso esta este encomenda pedido numero e`,
    denying: 'nao nunca jamais nada ninguem nem nenhum nenhuma sem',
    turning: 'caso salvo exceto apenas so vez lugar espere esperem esqueca esquecam mas',
    wondering: 'posso podemos',
    needing: 'precisamos preciso precisa necessario falta',
  },
  sv: {
    verbs: 'avbestall avbestalla avboka annullera makulera stryk stryka',
    stems: 'avbest avbok annuller makuler stryk strok struk',
    around: `hej hejsan tack snalla jag vi vill onskar behover maste skulle vilja kan kunde ni du min var mitt vart den det denna detta order ordern bestallning
      bestallningen nummer nr garna och`,
    denying: 'inte ej icke aldrig ingen inget inga utan varken',
    turning: 'om ifall bara istallet hellre behall vanta glom men',
    wondering: 'kan_jag kan_vi kunde_jag kunde_vi',
    needing: 'behover behovs behovde',
  },
};
