/** What the assistant says in its own words, in the languages it knows. `{company}`, `{reference}`, `{fields}` are filled in. */
import type { ChatLanguage } from '../understanding/language.ts';

export type FixedText =
  | 'disclosure'
  | 'no_answer'
  | 'refusal'
  | 'handover'
  | 'opted_out'
  | 'opted_in'
  | 'unsupported'
  | 'fallback'
  | 'limit'
  | 'order_taken'
  | 'order_known'
  | 'order_missing'
  | 'order_refused'
  | 'answer_noted';

const texts: { readonly [language in ChatLanguage]: { readonly [text in FixedText]: string } } = {
  en: {
    disclosure: 'This is the automated assistant of {company}.',
    no_answer: "I don't have that information. Write “agent” and a colleague will take over.",
    refusal: 'I can only help with questions about {company}: products, prices and your orders.',
    handover: 'A colleague of {company} will take over and answer you here.',
    opted_out: 'You will get no more messages from us. Write START to change that.',
    opted_in: 'Welcome back. How can we help?',
    unsupported: 'I cannot read this kind of message. Please write your question as text.',
    fallback: 'I cannot answer right now. Please try again later, or write “agent” for a colleague.',
    limit: 'That were many messages: I answer again in an hour. Write “agent” and a colleague will take over.',
    order_taken: 'Thank you, we have received your order as {reference}. A colleague will check and confirm it.',
    order_known: 'We already have this order: it is {reference}.',
    order_missing: 'Not in the document, please send it: {fields}.',
    order_refused: 'I could not read an order in this file. A PDF or a spreadsheet with quantities and prices works best.',
    answer_noted: 'Thank you, your answer about {reference} is noted. A colleague will check it.',
  },
  de: {
    disclosure: 'Hier antwortet der automatische Assistent von {company}.',
    no_answer: 'Dazu habe ich keine Angaben. Schreiben Sie „Mitarbeiter“, dann übernimmt jemand.',
    refusal: 'Ich kann nur bei Fragen zu {company} helfen: Artikel, Preise und Ihre Bestellungen.',
    handover: 'Jemand von {company} übernimmt und antwortet Ihnen hier.',
    opted_out: 'Sie erhalten keine Nachrichten mehr von uns. Mit START ändern Sie das.',
    opted_in: 'Willkommen zurück. Wie können wir helfen?',
    unsupported: 'Diese Art von Nachricht kann ich nicht lesen. Bitte schreiben Sie Ihre Frage als Text.',
    fallback: 'Gerade kann ich nicht antworten. Bitte versuchen Sie es später, oder schreiben Sie „Mitarbeiter“.',
    limit:
      'Das waren viele Nachrichten: In einer Stunde antworte ich wieder. Schreiben Sie „Mitarbeiter“, dann übernimmt jemand.',
    order_taken: 'Danke, wir haben Ihre Bestellung als {reference} erhalten. Sie wird geprüft und bestätigt.',
    order_known: 'Diese Bestellung haben wir schon: {reference}.',
    order_missing: 'Es fehlt noch, bitte senden: {fields}.',
    order_refused: 'In dieser Datei fand ich keine Bestellung. Am besten geht ein PDF oder eine Tabelle mit Mengen und Preisen.',
    answer_noted: 'Danke, Ihre Antwort zu {reference} ist notiert. Sie wird geprüft.',
  },
  fr: {
    disclosure: 'Ici l’assistant automatique de {company}.',
    no_answer: 'Je n’ai pas cette information. Écrivez « conseiller » et un collègue prendra le relais.',
    refusal: 'Je peux seulement répondre aux questions sur {company} : produits, prix et vos commandes.',
    handover: 'Un collègue de {company} prend le relais et vous répondra ici.',
    opted_out: 'Vous ne recevrez plus de messages de notre part. Écrivez START pour changer cela.',
    opted_in: 'Bon retour. Comment pouvons-nous vous aider ?',
    unsupported: 'Je ne peux pas lire ce type de message. Merci d’écrire votre question en texte.',
    fallback: 'Je ne peux pas répondre maintenant. Réessayez plus tard ou écrivez « conseiller ».',
    limit:
      'Cela fait beaucoup de messages : je répondrai de nouveau dans une heure. Écrivez « conseiller » et un collègue prendra le relais.',
    order_taken:
      'Merci, nous avons reçu votre commande sous la référence {reference}. Un collègue va la vérifier et la confirmer.',
    order_known: 'Nous avons déjà cette commande : {reference}.',
    order_missing: 'Il manque encore, merci de l’envoyer : {fields}.',
    order_refused:
      'Je n’ai pas trouvé de commande dans ce fichier. Un PDF ou un tableau avec quantités et prix convient le mieux.',
    answer_noted: 'Merci, votre réponse concernant {reference} est notée. Un collègue la vérifiera.',
  },
  es: {
    disclosure: 'Le responde el asistente automático de {company}.',
    no_answer: 'No tengo esa información. Escriba «agente» y le atenderá un compañero.',
    refusal: 'Solo puedo ayudar con preguntas sobre {company}: productos, precios y sus pedidos.',
    handover: 'Un compañero de {company} le atenderá aquí.',
    opted_out: 'No recibirá más mensajes nuestros. Escriba START para cambiarlo.',
    opted_in: 'Bienvenido de nuevo. ¿En qué podemos ayudar?',
    unsupported: 'No puedo leer este tipo de mensaje. Por favor escriba su pregunta como texto.',
    fallback: 'Ahora no puedo responder. Inténtelo más tarde o escriba «agente».',
    limit: 'Han sido muchos mensajes: volveré a responder dentro de una hora. Escriba «agente» y le atenderá un compañero.',
    order_taken: 'Gracias, hemos recibido su pedido como {reference}. Un compañero lo revisará y confirmará.',
    order_known: 'Ya tenemos este pedido: es {reference}.',
    order_missing: 'Falta en el documento, envíelo por favor: {fields}.',
    order_refused: 'No encontré un pedido en este archivo. Lo mejor es un PDF o una hoja con cantidades y precios.',
    answer_noted: 'Gracias, hemos anotado su respuesta sobre {reference}. Un compañero la revisará.',
  },
  it: {
    disclosure: 'Qui risponde l’assistente automatico di {company}.',
    no_answer: 'Non ho questa informazione. Scriva «operatore» e un collega la assisterà.',
    refusal: 'Posso aiutare solo con domande su {company}: prodotti, prezzi e i suoi ordini.',
    handover: 'Un collega di {company} continuerà a risponderle qui.',
    opted_out: 'Non riceverà altri messaggi da noi. Scriva START per cambiare.',
    opted_in: 'Bentornato. Come possiamo aiutarla?',
    unsupported: 'Non posso leggere questo tipo di messaggio. Scriva la domanda come testo, per favore.',
    fallback: 'Ora non posso rispondere. Riprovi più tardi o scriva «operatore».',
    limit: 'Sono stati molti messaggi: risponderò di nuovo tra un’ora. Scriva «operatore» e un collega la assisterà.',
    order_taken: 'Grazie, abbiamo ricevuto il suo ordine come {reference}. Un collega lo controllerà e confermerà.',
    order_known: 'Abbiamo già questo ordine: è {reference}.',
    order_missing: 'Manca ancora, per favore lo invii: {fields}.',
    order_refused: 'Non ho trovato un ordine in questo file. Meglio un PDF o un foglio con quantità e prezzi.',
    answer_noted: 'Grazie, la sua risposta su {reference} è annotata. Un collega la verificherà.',
  },
  nl: {
    disclosure: 'U spreekt met de automatische assistent van {company}.',
    no_answer: 'Die informatie heb ik niet. Schrijf “medewerker” en een collega neemt het over.',
    refusal: 'Ik kan alleen helpen met vragen over {company}: producten, prijzen en uw bestellingen.',
    handover: 'Een collega van {company} neemt het over en antwoordt u hier.',
    opted_out: 'U ontvangt geen berichten meer van ons. Schrijf START om dat te wijzigen.',
    opted_in: 'Welkom terug. Hoe kunnen we helpen?',
    unsupported: 'Dit soort bericht kan ik niet lezen. Schrijf uw vraag alstublieft als tekst.',
    fallback: 'Ik kan nu niet antwoorden. Probeer het later nog eens of schrijf “medewerker”.',
    limit: 'Dat waren veel berichten: over een uur antwoord ik weer. Schrijf “medewerker” en een collega neemt het over.',
    order_taken: 'Dank u, wij hebben uw bestelling ontvangen als {reference}. Een collega controleert en bevestigt haar.',
    order_known: 'Deze bestelling hebben we al: {reference}.',
    order_missing: 'Ontbreekt nog, graag toesturen: {fields}.',
    order_refused: 'In dit bestand vond ik geen bestelling. Een PDF of rekenblad met aantallen en prijzen werkt het best.',
    answer_noted: 'Bedankt, uw antwoord over {reference} is genoteerd. Een collega controleert het.',
  },
  pt: {
    disclosure: 'Aqui responde o assistente automático da {company}.',
    no_answer: 'Não tenho essa informação. Escreva «atendente» e um colega continua.',
    refusal: 'Só posso ajudar com perguntas sobre a {company}: produtos, preços e as suas encomendas.',
    handover: 'Um colega da {company} continua e responde aqui.',
    opted_out: 'Não receberá mais mensagens nossas. Escreva START para mudar isso.',
    opted_in: 'Bem-vindo de volta. Como podemos ajudar?',
    unsupported: 'Não consigo ler este tipo de mensagem. Escreva a sua pergunta em texto, por favor.',
    fallback: 'Agora não consigo responder. Tente mais tarde ou escreva «atendente».',
    limit: 'Foram muitas mensagens: volto a responder dentro de uma hora. Escreva «atendente» e um colega continua.',
    order_taken: 'Obrigado, recebemos a sua encomenda como {reference}. Um colega vai verificar e confirmar.',
    order_known: 'Já temos esta encomenda: é {reference}.',
    order_missing: 'Falta no documento, envie por favor: {fields}.',
    order_refused: 'Não encontrei uma encomenda neste ficheiro. O melhor é um PDF ou uma folha com quantidades e preços.',
    answer_noted: 'Obrigado, a sua resposta sobre {reference} foi registada. Um colega vai verificá-la.',
  },
  sv: {
    disclosure: 'Här svarar {company}s automatiska assistent.',
    no_answer: 'Den uppgiften har jag inte. Skriv ”medarbetare” så tar en kollega över.',
    refusal: 'Jag kan bara hjälpa till med frågor om {company}: produkter, priser och dina beställningar.',
    handover: 'En kollega på {company} tar över och svarar dig här.',
    opted_out: 'Du får inga fler meddelanden från oss. Skriv START för att ändra det.',
    opted_in: 'Välkommen tillbaka. Hur kan vi hjälpa till?',
    unsupported: 'Den här sortens meddelande kan jag inte läsa. Skriv din fråga som text, tack.',
    fallback: 'Jag kan inte svara just nu. Försök igen senare eller skriv ”medarbetare”.',
    limit: 'Det blev många meddelanden: om en timme svarar jag igen. Skriv ”medarbetare” så tar en kollega över.',
    order_taken: 'Tack, vi har tagit emot din beställning som {reference}. En kollega kontrollerar och bekräftar den.',
    order_known: 'Den här beställningen har vi redan: {reference}.',
    order_missing: 'Saknas ännu, skicka gärna: {fields}.',
    order_refused: 'Jag hittade ingen beställning i filen. En PDF eller ett kalkylblad med antal och priser fungerar bäst.',
    answer_noted: 'Tack, ditt svar om {reference} är noterat. En kollega kontrollerar det.',
  },
};

/** For a company whose name nobody told: an id is no name. */
const nameless: { readonly [language in ChatLanguage]: string } = {
  en: 'this company',
  de: 'diesem Unternehmen',
  fr: 'cette entreprise',
  es: 'esta empresa',
  it: 'questa azienda',
  nl: 'dit bedrijf',
  pt: 'empresa',
  sv: 'företaget',
};

export const isChatLanguage = (language: string): language is ChatLanguage => language in texts;

/** In English where the language is not one of ours. */
export const fixedText = (
  text: FixedText,
  language: string,
  fill: { readonly company?: string | null; readonly reference?: string; readonly fields?: string } = {},
): string => {
  const known = isChatLanguage(language) ? language : 'en';
  const filled = { ...fill, company: fill.company ?? nameless[known] };
  return texts[known][text].replaceAll(
    /\{(company|reference|fields)\}/g,
    (_, name: 'company' | 'reference' | 'fields') => filled[name] ?? '',
  );
};
