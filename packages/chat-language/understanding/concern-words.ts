/**
 * Words of what only a person sees to, in the eight languages, a class of words a row. Written as cues are (cues/cues.ts): `~` ends the beginning of a
 * word, `_` joins words. Concerns are made of classes that are said together (concerns.ts).
 */
import type { ChatLanguage } from './chat-languages.ts';

const columns: readonly ChatLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];

const table = `
hurt|injur~ bleeding hospital got_hurt was_hurt is_hurt|verletz~ blutet geblutet krankenhaus unfall|bless~ saigne~ hopital accident|herid~ lesion~ sangr~ hospital accidente|ferit~ sanguin~ ospedale infortun~|gewond~ verwond~ bloedt bloedde ziekenhuis ongeluk|ferid~ feriu magoou sangr~ hospital acidente|skadat_mig skadat_sig skadade_mig skadade_sig bloder blodde sjukhus olycka olycksfall
wound|cut burn~ crush~ trapped|geschnitten schnitt verbrannt gequetscht|coupe coupee brule brulee ecrase|cortado corto quemado quemo|tagliato bruciato schiacciato|gesneden verbrand bekneld|cortou queimou cortado queimado|skurit skar brant klamt
body|hand hands finger fingers thumb arm leg foot eye eyes himself herself myself themselves|hand finger daumen arm bein fuss auge augen|main doigt doigts pouce bras jambe pied oeil|mano dedo dedos brazo pierna pie ojo|mano dito dita braccio gamba piede occhio|hand vinger vingers duim arm been voet oog|mao dedo dedos braco perna pe olho|handen fingret fingrar armen benet foten ogat
discount|discount~ rebate~ haggle better_price best_price better_deal price_match knock_off|rabatt~ skonto nachlass~ preisnachlass~ mengenrabatt~ besserer_preis besseren_preis|remise~ rabais ristourne~ meilleur_prix|descuento~ rebaja~ mejor_precio|sconto sconti scontare miglior_prezzo prezzo_migliore|korting~ betere_prijs|desconto~ melhor_preco|rabatt~ battre_pris
document|invoice~ receipt~ delivery_note~ packing_slip~ credit_note~ the_bill|rechnung~ lieferschein~ quittung~ gutschrift~|facture~ bon_de_livraison bordereau~|factura~ albaran~ recibo~|fattura~ fatture bolla bolle ddt scontrino ricevuta|factu~ pakbon~ vrachtbrief~|fatura~ factura~ guia_de_remessa recibo~|faktur~ foljesedel~ kvitto~
hand_out|check view see where copy copies again resend send sent email mail lost missing never_received duplicate get download need|kopie nochmal nochmals noch_mal erneut schick~ zuschick~ senden sendet zusend~ brauch~ fehlt verloren mailen|copie duplicata renvoy~ envoy~ besoin perdu manque recevoir|copia duplicado reenvi~ envi~ mand~ necesit~ falta perdido|copia duplicato rinvi~ invi~ mand~ serve bisogno manca perso|kopie opnieuw nogmaals stuur~ sturen toestur~ opstur~ nodig kwijt|copia segunda_via reenvi~ envi~ mand~ precis~ falta perdi|kopia igen skick~ saknar behover tappat
paying|pay paying paid payment~|zahl~ bezahl~ abgebucht kauf_auf auf_rechnung|pay~ paiement~ regler|pag~|pag~|betal~|pag~|betal~
erase|delet~ eras~ remov~ forget wipe clos~ deactivat~ terminat~|losch~ entfern~|supprim~ effac~|borr~ elimin~ suprim~|cancell~ elimin~|verwijder~ wis wissen|apag~ elimin~ exclu~|radera~ ta_bort
data|data account accounts my_account our_account my_details personal|daten kundenkonto konto|donnees compte|datos cuenta|dati account|gegevens data account|dados conta|uppgifter personuppgifter data konto
privacy|gdpr|dsgvo|rgpd|rgpd|gdpr|avg_verzoek gdpr|rgpd|gdpr
change|chang~ alter amend~ modif~ edit~ update_my update_the correct_my correct_the postpone reschedule bring_forward push_back|ander~ abander~ umander~ anpass~ verschieb~ verleg~ korrigier~|modifi~ chang~ reporter decal~ corrig~|cambi~ modific~ aplaz~ correg~|modific~ cambi~ spost~ rimand~ corregg~|wijzig~ aanpass~ verander~ verplaats~ verzet~|alter~ mud~ modific~ adiar corrig~|andra andrar byta flytta senarelagg~ korriger~
ordered|order orders address quantity date delivery_date delivery|bestellung~ auftrag~ liefer~ adresse menge stuckzahl termin datum|commande~ adresse quantite~ date livraison~|pedido~ direccion cantidad~ fecha entrega~|ordine ordini indirizzo quantita data consegna|bestelling~ order adres aantal datum leverdatum levering~ afleveradres|encomenda~ pedido~ morada endereco quantidade~ data entrega~|order ordern bestallning~ adress~ antal~ datum leverans~
address|address~ shipping_address|adresse~ lieferadresse~|adresse~|direccion~|indirizz~|adres adressen afleveradres|morada~ endereco~|adress~ leveransadress~
another|another other new second different add|andere~ neue~ zweite~ weitere~|autre~ nouvelle~ deuxieme|otra nueva segunda|altro nuovo secondo|ander andere nieuw~ tweede|outra outro nova novo|annan ny nya andra
trouble|problem~ issue~ error~ failed fails declined charged_twice double_charged|problem~ fehler~ fehlgeschlagen abgelehnt doppelt|probleme~ erreur~ refusee refuse echoue|problema~ error~ rechaz~|problem~ errore errori rifiutat~|probleem problemen fout geweigerd mislukt|problema~ erro recus~ falhou|problem~ fel nekad~ misslyck~
instead|instead_of|statt anstatt anstelle|au_lieu plutot_que|en_lugar en_vez|invece anziche|in_plaats|em_vez ao_inves|istallet_for i_stallet_for
upset|useless ridiculous fed_up annoy~ frustrat~ unacceptable incompetent how_many_times already_told told_you wtf waste_of_time stupid_bot not_listening|verzweif~ nutzlos unverschamt~ frechheit nervt genervt lacherlich schon_gesagt wie_oft dummer_bot|inutile ridicule enerv~ marre scandal~ inadmissible deja_dit combien_de_fois|inutil ridicul~ harto harta verguenza inacept~ ya_lo_dije ya_dije cuantas_veces|inutile ridicol~ stufo stufa vergogna inaccett~ gia_detto quante_volte|nutteloos belachelijk waardeloos schandalig al_gezegd hoe_vaak|inutil ridicul~ farto farta vergonha inaceit~ ja_disse quantas_vezes|vardelos~ lojlig~ skamligt oacceptabel~ redan_sagt hur_manga_ganger`;

export type ConcernClass =
  | 'hurt'
  | 'wound'
  | 'body'
  | 'discount'
  | 'document'
  | 'hand_out'
  | 'paying'
  | 'erase'
  | 'data'
  | 'privacy'
  | 'change'
  | 'ordered'
  | 'address'
  | 'another'
  | 'trouble'
  | 'instead'
  | 'upset';

const rows = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...cells] = line.split('|');
      return [name, cells] as const;
    }),
);

/** As one element of a cue. */
export const concernWords = (name: ConcernClass, language: ChatLanguage): string =>
  (rows.get(name)?.[columns.indexOf(language)] ?? '').split(' ').join('/');
