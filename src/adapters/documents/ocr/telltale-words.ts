/** Words that business papers of one language hold and those of most others do not: of each language as many of its labels, units and forms of companies as a page may have. */
import type { Language } from './tessdata.ts';

const words = (text: string): readonly string[] => text.split(' ');

export const telltale: { readonly [language in Language]: readonly string[] } = {
  eng: words(
    'the of order quantity delivery price date and please unit purchase qty description amount ship vendor supplier terms item invoice number required payment buyer net deliver',
  ),
  deu: words(
    'der die und bestellung menge lieferung preis datum bitte gesamt stück bestellnummer bestelldatum artikel einheit liefertermin lieferant mwst ust einzelpreis bezeichnung zahlung tage gmbh summe lieferanschrift für mit straße kundennummer anzahl',
  ),
  fra: words(
    'le les et commande quantité livraison prix adresse montant désignation bon fournisseur unité unitaire ht tva ttc référence votre notre nous pour règlement paiement jours rue du client acheteur numéro',
  ),
  spa: words(
    'el los pedido cantidad entrega precio fecha importe proveedor dirección unidad compra orden descripción cant unitario ud uds plazo forma pago días factura nuestra domicilio artículo calle teléfono albarán cif observaciones suma',
  ),
  ita: words(
    'il ordine quantità consegna prezzo importo fornitore descrizione totale spett codice acquisto articolo unitario imponibile pagamento giorni um cliente via srl sede oggetto gg merce della di sconto resa porto nostro vostro',
  ),
  nld: words(
    'het een bestelling aantal levering prijs datum bedrag leverancier omschrijving totaal inkooporder besteldatum bestelnummer btw eenheid artikel leverdatum stuks leveren afleveradres betaling dagen onze uw van voor besteld bestelbon excl graag contactpersoon',
  ),
  por: words(
    'os encomenda quantidade entrega preço fornecedor descrição morada unitário valor cliente pedido compra compras qtd qtde designação iva pagamento pagto dias contribuinte nif cnpj rua lda ltda fatura emissão comprador frete prazo nossa não produto produtos condições obs artigo',
  ),
  swe: words(
    'och av beställning antal leverans pris belopp leverantör benämning summa är inköpsorder ordernr beställare kvantitet enhet artikel artikelnr moms betalningsvillkor dagar leveransdatum leveransadress vår för exkl inkl orderdatum totalt från referens med kr',
  ),
  ces: words(
    'objednávka objednávky množství dodání cena celkem dodavatel odběratel dph název prosíme zboží dič datum popis jednotka mj kč bez celková termín platba splatnost ks položka objednáváme číslo dodací fakturační úhrady částka sro',
  ),
  dan: words(
    'og af antal levering leveres pris dato moms enhed indkøbsordre beløb varenr hilsen ordre bestilling indkøber leverandør leveringsdato ordrenr ordredato rekvisition varenummer stk ekskl betaling betalingsbetingelser dage beskrivelse enhedspris cvr tlf vores til alt bedes venlig købspris købsordre løbende måned aps',
  ),
  est: words(
    'tellimus kogus tarne hind kuupäev kokku ühik tarnija tellija nimetus palun käibemaks ostutellimus tellimuse summa ühikuhind käibemaksuta tarneaeg tarneaadress tasumine päeva saaja müüja ostja kood kirjeldus tk maksetähtaeg arve lugupidamisega oü kauba',
  ),
  fin: words(
    'ja tilaus ostotilaus määrä toimitus hinta päivämäärä yhteensä tuote kpl alv terveisin tilausnumero tilauspäivä tilaaja toimittaja toimituspäivä toimitusaika toimitusosoite maksuehto päivää pv yks yksikkö koodi tuotenumero nimike kuvaus summa veroton oy ytunnus puh viite ostaja osoite',
  ),
  hrv: words(
    'narudžba narudžbenica količina isporuka isporuke cijena ukupno dobavljač kupac pdv naziv molimo broj datum rok plaćanja plaćanje iznos jm jedinica mjere šifra opis oib adresa kom rabat vrijednost doo ulica narudžbe artikl roba bez',
  ),
  hun: words(
    'és megrendelés mennyiség szállítás szállítási dátum összesen egységár vevő áfa megnevezés kelt rendelés rendelésszám beszerzési szállító kért kérjük menny db nettó bruttó fizetés fizetési nap cikkszám tétel érték értéke ár adószám kft zrt út utca határidő határideje megrendelő összeg ft',
  ),
  lav: words(
    'pasūtījums daudzums piegāde piegādes cena kopā mērvienība piegādātājs pircējs pvn nosaukums lūdzam pasūtījuma pasūtītājs summa bez apmaksas termiņš dienu laikā datums reģ sia iela artikuls preces mērv gab kods pavisam apmaksa rēķins adrese kontaktpersona',
  ),
  lit: words(
    'užsakymas kiekis pristatymas pristatymo kaina viso vienetas tiekėjas pirkėjas pvm pavadinimas prašome užsakymo data suma mato vnt apmokėjimas apmokėjimo dienų terminas prekės kodas įmonės uab adresas iki užsakovas tiekėjo prekių',
  ),
  nor: words(
    'og av antall levering leveres pris dato mva enhet bestilling innkjøpsordre beløp hilsen ordrenummer varetekst leverandør beskrivelse enh leveringsdato dager vår deres eks inkl org kommune faktura bestiller innkjøp innkjøper til leveringssted ordredato kr',
  ),
  pol: words(
    'zamówienie ilość dostawa dostawy cena razem dostawca zamawiający szt nazwa prosimy wartość zamówienia lp jm termin płatności płatność przelew dni odbiorca opis jednostka nip ul data realizacji kod adres faktura faktury miejsce wystawienia magazyn sprzedawca nabywca towaru towar uwagi rabat',
  ),
  ron: words(
    'comandă cantitate livrare preț furnizor cumpărător buc tva denumire rugăm produs valoare termen termenul plata zile um unitar fără denumirea produsului beneficiar cod cui lei adresa jud factura din pentru bucăți către livrării produse comanda',
  ),
  slk: words(
    'objednávka objednávky množstvo dodanie cena spolu dodávateľ odberateľ dph názov prosíme tovar číslo dátum popis jednotka mj bez termín dodania platba úhrady ks položka objednávame ičo dič tovaru vystavil adresa faktúra faktúru celkom sro',
  ),
  slv: words(
    'naročilo naročilnica količina dobava dobave cena skupaj dobavitelj kupec ddv naziv prosimo naročila datum rok plačila plačilo znesek vrednost enota mere šifra opis kos naslov podpis dni kol naročnik blago blaga račun brez zap kraj lep pozdrav',
  ),
  tur: words(
    'sipariş miktar teslimat teslim fiyat tarih toplam birim müşteri adet kdv ürün lütfen siparişi tedarikçi satın alma açıklama tutar ara genel ödeme gün vade kodu malzeme stok tarihi fiyatı san tic şti mah cad sok firma vergi sıra',
  ),
};
