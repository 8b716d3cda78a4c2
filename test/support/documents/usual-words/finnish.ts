import type { UsualWords } from '../usual-words.ts';

export const finnish: UsualWords = {
  titles: {
    order: `
      Ostotilaus, Tilaus, Tilauslomake, Ostotilaus nro 4711, Hankintatilaus, Toimittajatilaus, Kotiinkutsu, Kotiinkutsutilaus,
      Tilauslista, Ostomääräys, Materiaalitilaus, Tavaratilaus, Uusi tilaus, Tilauskaavake, Tilaus nro 4711, Täydennystilaus,
      Lisätilaus, Pikatilaus, Tilausasiakirja, Elintarviketilaus, Tarviketilaus, Tilausmääräys, Verkkokauppatilaus,
      Varastotilaus, Palvelutilaus, PO, Jälkitilaus, Työmaatilaus`,
    order_change: `
      Tilausmuutos, Muutettu tilaus, Tilauksen muutos, Ostotilauksen muutos, Muutostilaus, Päivitetty tilaus, Korjattu tilaus,
      Muutettu ostotilaus, Muutos tilaukseen, Tilauksen muutosilmoitus`,
    order_cancellation: `
      Peruutus, Tilauksen peruutus, Peruutettu tilaus, Tilauksen peruuttaminen, Ostotilauksen peruutus, Tilausperuutus,
      Tilauksen mitätöinti, Peruttu tilaus, Tilauksen peruminen`,
    order_response: `
      Tilausvahvistus, Tilauksen vahvistus, Myyntitilaus, Tilausvahvistus 4711, Vahvistus tilaukseen,
      Tilauksen vastaanottovahvistus, Vahvistus tilauksesta, Kaupan vahvistus, Myyntitilausvahvistus`,
    quotation: `
      Tarjous, Tarjouspyyntö, Hinnasto, Hintatarjous, Hintatiedustelu, Kustannusarvio, Hintakysely, Tarjouskysely, Hintapyyntö,
      Nettohinnasto, Myyntitarjous, Hintaluettelo, Urakkatarjous, Budjettitarjous, Hintaliite, Tarjouskutsu`,
    invoice: `
      Lasku, Proformalasku, Proforma, Maksumuistutus, Maksukehotus, Tiliote, Ennakkolasku, Kauppalasku, Osalasku, Loppulasku,
      Muistutuslasku, Koontilasku, Perintäkirje, Laskukopio, Karhukirje, Myyntilasku, Ostolasku, Perintälasku, Muistutus,
      Maksuvaatimus, Saldovahvistus, Pro forma -lasku, Käteislasku`,
    delivery_note: `
      Lähete, Lähetyslista, Rahtikirja, Pakkauslista, Toimitusilmoitus, Keräilylista, Lähetyslähete, Toimituslähete,
      Pakkalista, Pakkausluettelo, Lähetysilmoitus, Saapumisilmoitus, Vastaanottoilmoitus, Pakkauslähete, Luovutuskuitti,
      Toimitusluettelo, Keräyslista, Lähetysluettelo, Siirtolista, Ennakkoilmoitus, Kuljetustilaus, Lastauslista, Kuormakirja,
      Vastaanottokuitti, Toimitustosite`,
    receipt: 'Kuitti, Kassakuitti, Maksukuitti, Ostokuitti, Käteiskuitti',
    other: `
      Hyvityslasku, Puitesopimus, Toimitusaikataulu, Ennuste, Palautus, Palautuslähete, Varastolista, Inventaario, Pöytäkirja,
      Uutiskirje, Hankintaehdotus, Ostoehdotus, Sopimus, Yleiset ehdot, Tuotekuvasto, Reklamaatio, Kokouspöytäkirja, Muistio,
      Palautuslomake, Toimitussopimus, Inventointilista, Kysyntäennuste, Kauppasopimus, Varastosaldo, Jälkitoimituslista,
      Hankintasopimus, Luettelo, Huoltosopimus, Hankintaesitys, Asialista, Palautusilmoitus, Ostoesitys, Turvallisuustiedote,
      Vuosisopimus, Käyttöturvallisuustiedote, Toimitusennuste, Tuote-esite, Tilauskanta, Reklamaatiolomake, Hyvitysilmoitus`,
  },
  labels: {
    po_number: `
      Tilausnumero, Tilausnro, Tilaus nro, Ostotilausnumero, Ostotilaus nro, Ostotilauksen numero, Tilausnumeromme,
      Tilauksemme, PO-numero, Tilauksen numero, Tilauksenne, Tilausviite, Tilaustunnus, Tilaus nr, Ostotilausnro, Ostotilaus,
      Tilausno, Tilaus, Tilauksen nro, Tilausnumeronne, Tilauksemme nro, Asiakkaan tilausnumero, Asiakkaan tilausnro,
      Asiakirjan numero, Tilausnro., Tilaus n:o, Ostotilaustunnus, Hankintatilausnumero, Asiakirjanumero, Tilausno., PO nro,
      Ostonumero, Ostotilaus n:o, Dokumentin numero, Tilausnr`,
    order_date: `
      Tilauspäivä, Tilauspäivämäärä, Tilauksen päivämäärä, Päivämäärä, Päiväys, Pvm, Tilattu, Tilaus pvm, Tilauspvm, Laadittu,
      Luotu, Luontipäivä, Asiakirjan päivä, Tilausaika, Tilattu pvm, Tilauksen pvm, Ostopäivä, Laatimispäivä,
      Asiakirjan päivämäärä, Luotu pvm, Tilauksen päiväys`,
    delivery_date: `
      Toimituspäivä, Toivottu toimituspäivä, Toimitusaika, Toimitus viimeistään, Toimitusviikko, Toivottu toimitus,
      Toimituspvm, Toimituspäivämäärä, Toimitus pvm, Pyydetty toimituspäivä, Vahvistettu toimituspäivä, Saapumispäivä,
      Toimitettava, Toimitettava viimeistään, Toivottu toimitusaika, Tarvepäivä, Viimeistään, Haluttu toimituspäivä, Toimitus,
      Arvioitu toimituspäivä, Lähetyspäivä, Vaadittu toimituspäivä, Toimitusajankohta, Toivottu toimitusviikko, Toim.pvm,
      Toim.aika, Viimeinen toimituspäivä, Odotettu toimituspäivä, Toivottu pvm, Perillä viimeistään, Työmaalla viimeistään,
      Sovittu toimituspäivä, Noutopäivä, Toim. pvm, Pyydetty toimitusaika, Vahvistettu toimitusaika, Toimituksen päivämäärä,
      Vaadittu toimitusaika, Toivottu päivä, Toimitus vko, Toimitus viikolla, Toimitus mennessä, Vastaanottopäivä, Saapumispvm`,
    customer_code: `
      Asiakasnumero, Asiakasnro, Asiakas nro, Asiakasnumeromme, Asiakastunnus, Asiakkaan numero, Asiakasnumeromme teillä,
      Asiakasno, Asiakaskoodi, Asiakas nr, Asiakasnumeronne`,
    supplier_code: `
      Toimittajanumero, Toimittajanro, Toimittaja nro, Toimittajan numero, Toimittajatunnus, Toimittajakoodi,
      Toimittajanumeronne, Toimittaja-ID, Toimittajano, Myyjän numero`,
    currency: 'Valuutta, Valuuttakoodi, Hinnat, Tilausvaluutta, Hinnat valuutassa',
    email: 'Sähköposti, E-mail, Sähköpostiosoite, S-posti, Email, Sposti',
    tax_number: `
      Y-tunnus, ALV-numero, ALV-tunnus, VAT-numero, ALV-nro, Alv-rek, VAT-tunnus, LY-tunnus, Alv nro, VAT nro,
      Arvonlisäverotunniste, ALV rek.`,
    contact: `
      Yhteyshenkilö, Tilaaja, Ostaja, Viitteenne, Viitteemme, Käsittelijä, Tilannut, Laatija, Tilaajan yhteyshenkilö,
      Tilauksen tekijä, Tilauksen käsittelijä, Yhteyshenkilömme, Yhteyshenkilönne, Vastuuhenkilö, Hyväksyjä,
      Ostajan yhteyshenkilö, Tilaajan nimi, Tilauksen tilaaja, Lisätietoja antaa, Asiaa hoitaa`,
    other_number: `
      Tarjousnumero, Tarjouksenne, Laskun numero, Projekti, Työmaa, Kustannuspaikka, Maksuehto, Toimitusehto, Toimitustapa,
      Merkki, Viite, Tarjousnro, Laskunumero, Projektinumero, Työnumero, Sopimusnumero, Tarjous nro, Projektinro, Työnro,
      Sopimusnro, Kuljetusliike, Maksuehdot, Toimitusehdot, Tarjouksenne nro, Merkintä, Laskunro, Huolitsija, Dnro,
      Diaarinumero, Tiliöinti, Työmaanumero, Laskutusviite, Viitenumero, Projektikoodi, Sopimus, Kuljetustapa, Rahdinmaksaja,
      Maksutapa`,
  },
  columns: {
    position: 'Rivi, Pos., Nro, Rivinro, Positio, Rivi nro, Rivinumero, Nr, Järj.nro',
    name: `
      Nimike, Kuvaus, Tuote, Tuotenimi, Tuotteen nimi, Nimitys, Selite, Tuotekuvaus, Nimikkeen kuvaus, Artikkeli, Tavara,
      Tavaran nimi, Palvelu, Tuotenimike, Tuote/palvelu, Tuotteen kuvaus, Nimikkeen nimi, Tuotteet, Materiaali, Tuoteseloste,
      Tuotteen nimitys, Tuoteselite`,
    code: `
      Tuotenumero, Tuotekoodi, Nimikenumero, Tuotenro, Koodi, EAN, EAN-koodi, Nimikekoodi, Nimikenro, Artikkelinumero,
      Tuotetunnus, LVI-numero, Sähkönumero, Viivakoodi, LVI-nro, Nimiketunnus, Materiaalinumero, Artikkelinro, Tuote nro,
      Tuotenro., Ostajan tuotenumero, Ostajan koodi, Nimike nro, Snro, Sähkönro, Tilauskoodi, Piirustusnumero, Oma koodi,
      Oma tuotenumero, Oma nimike, GTIN, Ostajan tuotekoodi, Art.nro, Asiakkaan tuotekoodi, Nimikekoodimme`,
    supplierCode: `
      Toimittajan tuotekoodi, Toimittajan tuotenumero, Toimittajan koodi, Teidän tuotenumero, Toim. tuotenro,
      Valmistajan koodi, Toimittajan nimike, Toimittajan tuotenro, Toimittajan nimikenumero, Tuotekoodinne, Tuotenumeronne,
      Valmistajan tuotekoodi, Myyjän tuotekoodi, Toim. koodi, Valmistajan tuotenumero, Myyjän koodi, Toimittajan nimikekoodi,
      Toimittajan tuotetunnus, Myyjän tuotenumero, Toim.tuotenro, Toim. tuotekoodi, Toimittajan artikkelinumero`,
    qty: `
      Määrä, Kpl, Tilattu, Tilattu määrä, Tilausmäärä, Lkm, Lukumäärä, Kappalemäärä, Määrä yht., Tilattava määrä, Määrä kpl,
      Tilaus kpl, Kpl-määrä, Tilattu kpl, Kokonaismäärä, Kpl yht`,
    unit: 'Yksikkö, Yks., Yks, Mittayksikkö, Pakkaus, Pakkauskoko, Tilausyksikkö, Pakk., Ostoyksikkö, Pakkausyksikkö',
    price: `
      Hinta, Yksikköhinta, À-hinta, A-hinta, Kappalehinta, Nettohinta, Hinta/kpl, Hinta alv 0, Veroton hinta, Ostohinta,
      Ahinta, á hinta, Hinta EUR, Hinta €, Yks.hinta, Hinta/yks, Hinta alv 0%, Yksikköhinta alv 0%, Yksikköhinta (alv 0 %),
      A-hinta alv 0, Listahinta, Yksikköhinta €, Veroton yksikköhinta, Veroton à-hinta, Netto à, Hinta veroton, Kpl-hinta,
      Hinta / kpl, Tuntihinta, á-hinta €, Nettohinta €, Hankintahinta`,
    priceUnit: 'Hintayksikkö',
    discount: 'Alennus, Ale %, Ale-%, Alennus %, Ale, Alennusprosentti, Alennus-%, Alennus (%), Rivialennus',
    amount: `
      Summa, Yhteensä, Rivisumma, Veroton, Veroton summa, Yhteensä alv 0, Rivi yhteensä, Hinta yhteensä, Kokonaishinta, Arvo,
      Netto, Yht., Rivin summa, Yhteensä alv 0%, Yhteensä €, Veroton yhteensä, Yhteensä EUR, Yht. alv 0%, Summa EUR,
      Summa alv 0%, Yht. €, Summa €, Nettosumma, Rivihinta, Yhteensä veroton, Summa veroton, Rivin arvo, Total, Nettoarvo,
      Yhteensä (alv 0%), Veroton hinta yhteensä, Kokonaissumma, Rivisumma alv 0%`,
    tax: `
      Alv, Alv %, ALV-%, Vero, Verokanta, Alv-kanta, Vero %, ALV-koodi, Verokoodi, Alv-%, Alv (%), Vero-%, Alv €, Alv-määrä`,
    date: `
      Toimituspäivä, Toimitusaika, Toimituspvm, Toim.aika, Toim.pvm, Toimitusviikko, Toimitus, Toivottu toimituspäivä,
      Toim. pvm, Toimitus pvm, Pyydetty toimituspäivä, Pvm, Toivottu toimitusaika, Toim. aika, Toimituspäivämäärä,
      Vahvistettu toimituspäivä`,
    other: `
      Paino, Väri, Koko, Huomautus, Huom., Kustannuspaikka, Projekti, Lisätiedot, Kommentti, Varasto, Varastopaikka, Hylly,
      Valmistaja, Saldo, Eränumero, Tiliöinti, Työnro, Alkuperämaa, Lisätieto, Huomautukset, Mitat`,
  },
  totals: {
    net: `
      Veroton yhteensä, Yhteensä alv 0 %, Välisumma, Veroton summa, Netto yhteensä, Summa ilman veroa, Yhteensä ilman alv,
      Veroton, Nettosumma, Yhteensä veroton, Veroton hinta, Veroton loppusumma, Veron peruste, Yhteensä alv 0,
      Yhteensä (alv 0%), Tilaus yhteensä alv 0%, Veroton kokonaissumma, Veroton arvo, Tilauksen arvo alv 0%, Summa alv 0%,
      Loppusumma alv 0%, Arvonlisäveroton yhteensä, Kokonaissumma alv 0%, Verottomana, Summa veroton, Rivit yhteensä,
      Tuotteet yhteensä, Nettoarvo, Yhteensä ilman arvonlisäveroa, Tilaus yhteensä veroton, Tilauksen veroton arvo`,
    gross: `
      Yhteensä, Verollinen yhteensä, Loppusumma, Maksettava, Kokonaissumma, Yhteensä sis. alv, Tilaus yhteensä,
      Kaikki yhteensä, Verollinen, Maksettavaa yhteensä, Verollinen summa, Yhteensä verollinen, Tilauksen loppusumma,
      Tilauksen arvo, Summa yhteensä, Yhteensä EUR, Maksettava yhteensä, Bruttosumma, Yhteensä verollisena,
      Verollinen loppusumma, Tilauksen summa, Summa, Tilauksen kokonaissumma, Tilauksen kokonaisarvo, Kokonaishinta,
      Tilaussumma, Laskun loppusumma, Kokonaissumma sis. alv, Yhteensä €, Tilauksen arvo yhteensä, Tilaus yhteensä EUR,
      Arvonlisäverollinen yhteensä, Summa sis. alv, Hinta yhteensä, Tilauksen yhteissumma`,
    tax: `
      Alv, Arvonlisävero, Alv yhteensä, Veron määrä, Alv 24 %, Vero yhteensä, ALV 14 %, Verot, Alv-osuus,
      Arvonlisävero yhteensä, ALV:n määrä, Alv:n osuus, Verot yhteensä`,
    carry: 'Siirto, Siirretään, Sivusumma, Jatkuu, Siirto seuraavalle sivulle, Sivu yhteensä, Jatkuu seuraavalla sivulla',
    charge: `
      Rahti, Toimituskulut, Pakkauskulut, Rahtikulut, Postikulut, Laskutuslisä, Pientoimituslisä, Käsittelykulut,
      Polttoainelisä, Lavamaksu, Toimitusmaksu, Kuljetus, Alennus, Vakuutus, Pyöristys, Pienerälisä, Pientilauslisä,
      Kuljetusmaksu, Pakkaus, Kuljetuskustannukset, Käsittelymaksu, Pantti, Rahtilisä, Pakkausmaksu, Pientilauskulu,
      Kuljetuskulut, Lähetyskulut, Toimituslisä, Energialisä, Laskutuskulut, Rahti ja pakkaus, Rahtimaksu, Käteisalennus,
      Postimaksu, Palvelumaksu, Ympäristömaksu, Seosainelisä, Aloituskustannus, Pikalisä, Tilausalennus, Kierrätysmaksu,
      Nostolisä`,
  },
  zones: {
    buyer: `
      Ostaja, Tilaaja, Asiakas, Laskutusosoite, Laskutus, Lasku osoitteeseen, Laskun saaja, Laskun vastaanottaja, Laskutetaan,
      Maksaja, Laskutusasiakas, Tilaajan tiedot, Lähettäjä, Asiakkaan tiedot, Laskutustiedot, Laskut osoitteeseen,
      Ostajan tiedot, Tilaava yksikkö, Laskut lähetetään, Ostajan osoite, Tilaajan osoite, Hankintayksikkö,
      Laskutetaan asiakasta, Tilaajayritys, Laskun saajan osoite, Lasku lähetetään, Laskutus osoite, Asiakkaan osoite,
      Laskutettava asiakas, Tilausorganisaatio, Tilaajaorganisaatio, Tilaava organisaatio`,
    seller: `
      Myyjä, Toimittaja, Toimittajan tiedot, Toimittajan osoite, Tavarantoimittaja, Palveluntuottaja, Toimittajan nimi,
      Myyjän tiedot, Myyjän osoite, Aliurakoitsija, Toimittajayritys`,
    ship_to: `
      Toimitusosoite, Toimituspaikka, Vastaanottajan osoite, Toimitetaan, Tavaran vastaanottaja, Toimitus osoitteeseen, Työmaa,
      Toimituspiste, Työmaan osoite, Työmaaosoite, Purkupaikka, Toimitus osoite, Määräpaikka, Toimitetaan osoitteeseen,
      Toimituskohde, Vastaanottopaikka, Lähetysosoite, Toimitusos., Toim.osoite, Kohteen osoite, Tavaranvastaanotto,
      Tavaran toimitusosoite, Luovutuspaikka, Toim. osoite`,
    third: 'Loppuasiakas, Loppukäyttäjä, Rakennuttaja, Asiakkaamme, Pääurakoitsija',
  },
};
