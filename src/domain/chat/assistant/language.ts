/** The language somebody writes in, by its commonest words. Short messages often cannot be told: then the conversation's own counts. */
export const chatLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

const common: { readonly [language in ChatLanguage]: string } = {
  en: 'the is are what how much where when my order price do you have can i please thanks hello hi does it cost and for with not of delivery',
  de: 'der die das ist sind was wie viel wo wann meine mein bestellung preis haben sie kann ich bitte danke hallo guten tag kostet und für mit nicht lieferung wann kommt ein eine',
  fr: 'le la les est sont quel quelle combien où quand ma mon commande prix avez vous je peux bonjour merci coûte et pour avec pas livraison un une du des svp',
  es: 'el la los las es son qué que cuánto cuanto dónde donde cuándo cuando mi pedido precio tienen puedo hola gracias cuesta y para con no entrega un una del por favor',
  it: 'il lo la gli è sono che cosa quanto dove quando mio ordine prezzo avete posso ciao buongiorno grazie costa e per con non consegna un una del della',
  nl: 'de het een is zijn wat hoeveel waar wanneer mijn bestelling prijs hebben jullie kan ik hallo bedankt kost en voor met niet levering goedendag u alstublieft',
  pt: 'o a os as é são que quanto onde quando meu minha pedido encomenda preço vocês têm posso olá obrigado obrigada custa e para com não entrega um uma do da',
  sv: 'den det en ett är vad hur mycket var när min beställning order pris har ni kan jag hej tack kostar och för med inte leverans',
};
const sets = chatLanguages.map((language) => [language, new Set(common[language].split(' '))] as const);

/** null: too little to go by, or two languages alike. */
export const languageOf = (text: string): ChatLanguage | null => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = sets
    .map(([language, known]) => ({ language, score: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score > 0 && first.score > (second?.score ?? 0) ? first.language : null;
};
