import type { ZoneName } from '../languages/index.ts';
import { normalise } from '../text.ts';

type Role = {
  readonly zone: ZoneName /** the word alone means the party */;
  readonly person: RegExp /** needs a word for a party or an address */;
  readonly act: RegExp;
};

/** stems by the party that they mean; all after `normalise` */
const roles: readonly Role[] = [
  {
    zone: 'seller',
    person:
      /^(seller|vendor|supplier|lieferant\w*|verkaufer\w*|auftragnehmer\w*|fournisseur|vendeur|prestataire|proveedor|vendedor|fornitore|venditore|leverancier\w*|verkoper\w*|fornecedor|leverantor\w*|saljare\w*)$/,
    act: /^(selling|supplying|supply|verkaufende\w*|liefernde\w*|vendedora|fornitrice|leverande|saljande)$/,
  },
  {
    zone: 'ship_to',
    person: /^(consignee|warenempfanger\w*|destinataire|destinatario|godsmottagare|consignatario)$/,
    act: /^(ship|shipping|shipped|deliver|delivery|delivered|receiving|liefer\w*|anliefer\w*|abladestelle|livraison|livrer|livre|expedition|entrega|entregar|envio|enviar|consegna|consegnare|spedizione|spedire|destinazione|aflever\w*|lever\w*|bezorg\w*|verzend\w*|leverans\w*)$/,
  },
  {
    zone: 'buyer',
    person:
      /^(buyer|purchaser|customer|client|orderer|besteller\w*|auftraggeber\w*|kund\w*|kaufer\w*|rechnungsempfanger\w*|acheteur|acheteuse|donneur|commanditaire|comprador\w*|cliente|ordenante|acquirente|committente|ordinante|intestatario|koper\w*|klant\w*|opdrachtgever\w*|kop|kopare\w*|bestallare\w*|kund|adquirente)$/,
    act: /^(ordering|buying|purchasing|sold|bill|billed|billing|invoice|invoiced|invoicing|bestellend\w*|kaufend\w*|rechnungs\w*|fakturierung\w*|facturation|facturer|facture|achat|achats|commande|facturacion|facturar|facturado|compra|fatturazione|fatturare|acquisto|inkoop\w*|inkopande|bestellende|factuur\w*|factureren|facturatie\w*|faktur\w*|bestallande|cobranca|faturacao|faturamento|faturar|encomenda)$/,
  },
];
const party =
  /^(party|company|entity|organi[sz]ation|firm|business|office|to|address|name|unternehmen|firma|partei|adresse|anschrift|name|an|societe|entreprise|coordonnees|nom|a|empresa|entidad|direccion|domicilio|nombre|datos|azienda|societa|ditta|indirizzo|nome|dati|bedrijf|gegevens|adres|naam|aan|entidade|endereco|morada|dados|foretag\w*|bolag|uppgifter|adress|namn|till|details|information|info|daten)$/;
const withPerson = /^(details|information|info|data|daten|datos|dati|dados|gegevens|uppgifter|account|contact|id)$/;
const beside =
  /^(the|of|our|your|de|du|d|la|le|les|el|l|del|dell|della|di|do|da|dos|des|der|die|das|van|het|for|fur|pour|para|per|voor|zur|zum|and|und|et|y|e|en|och|@|ordre|unser\w*|ihr\w*|notre|votre|su|nuestro|nuestra|nostro|vostro|onze|uw|var|vart|er|ert|nossa|nosso|s|full|main|head|registered|legal)$/;
/** "delivery details", "invoice data": facts, not a party */
const facts = /^(?:invoice|delivery|shipping|billing|ship|rechnungs|liefer)\s?(?:details|information|info|data|daten)$/;
const mostWords = 6;

/** Whose name or address a label of several words announces ("Ordering company", "Bestellendes Unternehmen"); null when a word is none of such labels. */
export function composedZone(text: string): ZoneName | null {
  const phrase = normalise(text);
  const words = phrase.split(' ').filter((word) => word !== '');
  if (words.length < 2 || words.length > mostWords || facts.test(phrase)) return null;
  const found = roles.map(({ zone, person, act }) => ({
    zone,
    person: words.some((word) => person.test(word)),
    act: words.some((word) => act.test(word)),
    covers: (word: string) => person.test(word) || act.test(word),
  }));
  const meant = found.filter((role) => role.person || role.act);
  // "Commande fournisseur" is a kind of order and nobody's address
  const [only] = meant;
  if (!only || meant.length > 1) return null;
  const named = words.some((word) => party.test(word) && !only.covers(word));
  if (!only.person && !named) return null;
  return words.every(
    (word) => meant.some((role) => role.covers(word)) || party.test(word) || withPerson.test(word) || beside.test(word),
  )
    ? only.zone
    : null;
}
