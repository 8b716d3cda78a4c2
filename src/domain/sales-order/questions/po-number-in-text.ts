/** A purchase order number that an answer names in a sentence: a label, a few words, and a token with a digit. */

const labels =
  "po (?:number|no|nr)|purchase order|order number|order no|bestellnummer|bestell-?nr|auftragsnummer|numéro de commande|n° de commande|commande n°|número de pedido|n\\.? de pedido|numero (?:dell[’']|d[’']|di )?ordine|ordine n|bestelnummer|numer zamówienia|nr zamówienia|número da encomenda|beställningsnummer|ordernummer";
const words = "(?:[\\p{L}'’.:#°]+\\s+){0,4}?";
const number = '([\\p{L}\\p{N}][\\p{L}\\p{N}/_.-]*\\d[\\p{L}\\p{N}/_-]*)';
const named = new RegExp(`(?<![\\p{L}])(?:${labels})[.:#]?\\s+${words}${number}`, 'iu');
/** in capitals: "po" is a word of several languages */
const abbreviated = new RegExp(`(?<![\\p{L}-])PO[.:#]?\\s+${words}${number}`, 'u');

const isDate = (token: string): boolean => /^\d{1,4}[./-]\d{1,2}([./-]\d{1,4})?$/.test(token);

export const poNumberIn = (lines: readonly string[]): string | null => {
  for (const line of lines) {
    const text = line.slice(0, 500);
    const token = (named.exec(text) ?? abbreviated.exec(text))?.[1];
    if (token && token.length >= 3 && !isDate(token)) return token;
  }
  return null;
};
