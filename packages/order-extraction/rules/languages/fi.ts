import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const finnish: Language = {
  code: 'fi',
  common: list(`
    ja, on, ei, tai, seka, tilaus, toimitus, maara, hinta, yhteensa, alv, tuote, kpl, paivays, asiakas, toimittaja, toimitusaika, numero,
    tilausnumero, ostotilaus, pyydamme, mukaan, kiitos, pvm`),
  columns: {
    position: list(`
      rivi, nro, rivinro, pos, rivi nro, jarj nro, rivinumero`),
    code: list(`
      tuotenumero, tuotenro, tuotekoodi, tuote nro, nimikenumero, nimikekoodi, nimike nro, koodi, artikkelinumero, ean, ean koodi, gtin, tilausnumero,
      tilausnro, tunnus, tuotetunnus, viite, lvi numero, lvi nro, lvi koodi, snro, sahkonumero, tuote no, varaosanumero, osanumero,
      viivakoodi, nimiketunnus, materiaalinumero, artikkelinro, ostajan tuotenumero, ostajan koodi, sahkonro, tilauskoodi,
      piirustusnumero, oma koodi, oma tuotenumero, oma nimike, ostajan tuotekoodi, asiakkaan tuotekoodi, nimikekoodimme`),
    supplierCode: list(`
      toimittajan tuotenumero, toimittajan koodi, toimittajan tuotekoodi, teidan tuotenumero, toim tuotenro, teidan koodi, toimittajan nimikenumero,
      valmistajan koodi,
      toimittajan nimike, toimittajan tuotenro, tuotekoodinne, tuotenumeronne, valmistajan tuotekoodi, myyjan tuotekoodi,
      toim koodi, valmistajan tuotenumero, myyjan koodi, toimittajan nimikekoodi, toimittajan tuotetunnus, myyjan tuotenumero,
      toim tuotekoodi, toimittajan artikkelinumero`),
    name: list(`
      kuvaus, tuote, tuotteet, nimike, nimitys, tuotenimi, tuotekuvaus, selite, tavara, artikkeli, tuotteen nimi, tuoteseloste, nimikkeen kuvaus,
      *nimike, *nimitys, tarvike,
      tavaran nimi, palvelu, tuotteen kuvaus, nimikkeen nimi, materiaali, tuoteselite`),
    qty: list(`
      maara, kpl, lkm, tilattu, tilausmaara, tilattu maara, kappalemaara, lukumaara, kpl maara, tilattava maara, tilaus kpl,
      kokonaismaara`),
    unit: list(`
      yksikko, yks, mittayksikko, my, pakkaus, pakkauskoko, tilausyksikko, pakk, ostoyksikko, pakkausyksikko`),
    price: list(`
      hinta, a hinta, yksikkohinta, ahinta, kpl hinta, hinta @ kpl, hinta @ yks, nettohinta, ostohinta, hinta alv 0, hinta alv 0 %, veroton hinta, a
      hinta alv 0, yks hinta, hinta eur, kappalehinta, a hinta alv 0 %, hinta per yksikko,
      yksikkohinta alv 0 %, listahinta, veroton yksikkohinta, hinta veroton, tuntihinta, hankintahinta`),
    priceUnit: list('hintayksikko'),
    discount: list(`
      alennus, alennus %, ale, ale %, alennusprosentti, ale prosentti, rivialennus`),
    tax: list(`
      alv, alv %, vero, alv prosentti, alv kanta, verokanta, vero %, alv koodi, verokoodi, alv maara`),
    amount: list(`
      summa, yhteensa, rivisumma, arvo, yht, netto, nettosumma, kokonaishinta, hinta yhteensa, veroton summa, yhteensa alv 0, summa alv 0, rivi
      yhteensa, veroton, yhteensa alv 0 %, yhteensa eur, rivihinta,
      yht alv 0 %, summa alv 0 %, nettoarvo, veroton hinta yhteensa, kokonaissumma, rivisumma alv 0 %`),
    date: list(`
      toimituspaiva, toimituspvm, toimitus, toimitusaika, paivays, pvm, toimitusviikko, toivottu toimitus, tarvepvm, toim aika,
      toim pvm, toimituspaivamaara`),
    other: list(`
      paino, vari, koko, huomautus, huom, lisatiedot, tila, varasto, valuutta, hylly, kustannuspaikka, kommentti,
      varastopaikka, valmistaja, saldo, eranumero, tiliointi, tyonro, alkuperamaa, lisatieto, huomautukset, mitat,
      myyntiera`),
  },
  labels: {
    po_number: list(`
      ostotilausnumero, ostotilausnro, ostotilaus nro, ostotilaus no, ostotilaus, tilausnumero, tilausnro, tilaus nro, tilausno, tilaus no, tilaus,
      tilauksen numero, tilausnumeromme, tilauksemme, tilauksemme numero, tilauksenne, asiakkaan tilausnumero, tilausnumeronne, tilausviite,
      tilaustunnus, ostotilauksen numero, po numero, numero, tilausvahvistus, asiakirjan numero, tilaus id, ostotosite,
      ostotilaustunnus, hankintatilausnumero, asiakirjanumero, ostonumero, dokumentin numero, tilausnr`),
    order_date: list(`
      tilauspaiva, tilauspvm, tilauspaivays, paivays, paivamaara, pvm, ostopaiva, laatimispaiva, luotu, tilattu, tulostettu,
      tilauspaivamaara, laadittu, luontipaiva, asiakirjan paiva, tilausaika, tilattu pvm, asiakirjan paivamaara, luotu pvm`),
    delivery_date: list(`
      toivottu toimituspaiva, toimituspaiva, toimituspvm, toimitusaika, toimitus, toivottu toimitus, toimitus viimeistaan, toimitus mennessa,
      toimituspaivamaara, toimitusviikko, toivottu toimitusaika, pyydetty toimituspaiva, toimitettava viimeistaan, toimitettava, toimitusajankohta,
      toimitus viikolla, viimeinen toimituspaiva, haluttu toimituspaiva, tarvepaiva, vahvistettu toimituspaiva, arvioitu toimitusaika, noutopaiva,
      nouto, saapumispaiva, tavara oltava perilla, perilla,
      viimeistaan, lahetyspaiva, toim pvm, toim aika, tyomaalla viimeistaan, sovittu toimituspaiva, toivottu paiva,
      vastaanottopaiva, saapumispvm`),
    currency: list(`
      valuutta, valuuttakoodi, hinnat, kaikki hinnat, tilausvaluutta, hinnat valuutassa`),
    customer_code: list(`
      asiakasnumero, asiakasnro, asiakas nro, asiakasnumeromme, asiakastunnus, asiakaskoodi, asiakas no, asiakkaan numero,
      asiakasnumeromme teilla, asiakas nr, asiakasnumeronne`),
    phone: list('puhelin, puh, p, puhelinnumero, matkapuhelin, gsm, tel, puh nro'),
    tax_number: list(`
      y tunnus, ytunnus, alv nro, alv numero, alv tunnus, vat nro, ly tunnus, vat tunnus, vat numero, alv rek,
      arvonlisaverotunniste`),
    email: list('sahkoposti, s posti, email, sahkopostiosoite, e mail, sposti'),
    contact: list(`
      yhteyshenkilo, tilaaja, ostaja, yhteystiedot, viitteemme, kasittelija, viitteenne, tilauksen tekija, ostajan nimi, tilaajan nimi, vastuuhenkilo,
      tilannut, laatija, tilauksen kasittelija, yhteyshenkilomme, yhteyshenkilonne, hyvaksyja, tilauksen tilaaja,
      lisatietoja antaa, asiaa hoitaa`),
    supplier_code: list(`
      toimittajanumero, toimittajanro, toimittaja nro, toimittajan numero, toimittajatunnus, toimittajakoodi,
      toimittajanumeronne, toimittaja id, myyjan numero`),
    other_number: list(`
      laskunumero, laskun numero, laskunro, tarjousnumero, tarjousnro, tarjous nro, tarjous, tarjouksenne, lahetysluettelo nro, sivu, faksi, fax,
      viite, viitteenne, viitteemme, projekti, projektinumero, tyonumero, tyomaa, maksuehto, maksuehdot, maksutapa, toimitusehto, toimitusehdot,
      toimitustapa, iban, bic, pankki, tilinumero, kotisivu, www, osasto, huomautus, merkki, merkinta, kustannuspaikka, sopimus, sopimusnumero,
      puitesopimus, versio, osoite, lisatiedot, toimitusosoite, kuljetus, verkkolaskuosoite, ovt tunnus,
      projektinro, tyonro, sopimusnro, kuljetusliike, tarjouksenne nro, huolitsija, dnro, diaarinumero, tiliointi,
      tyomaanumero, laskutusviite, viitenumero, projektikoodi, kuljetustapa, rahdinmaksaja`),
  },
  zones: {
    buyer: list(`
      vuokralleottaja,
      tilaaja, ostaja, asiakas, laskutusosoite, laskutus, laskutetaan, asiakkaan nimi, yritys, lahettaja, tilaava yritys, laskun saaja,
      laskutustiedot, tilaajan tiedot, laskun vastaanottaja, ostajan tiedot, tilausasiakas, yrityksen nimi, lasku,
      maksaja, laskutusasiakas, laskut lahetetaan, hankintayksikko, tilaajayritys, laskun saajan osoite, lasku lahetetaan,
      tilausorganisaatio, tilaajaorganisaatio, lasku osoitteeseen, laskut osoitteeseen`),
    ship_to: list(`
      toimitusosoite, toimituspaikka, vastaanottaja, tavaran vastaanottaja, toimitetaan, toimitus osoitteeseen, toimitus, tyomaa, tyomaaosoite,
      toimituspiste, tyomaan osoite, purkupaikka, maarapaikka, toimitetaan osoitteeseen, toimituskohde, vastaanottopaikka,
      lahetysosoite, toimitusos, toim osoite, kohteen osoite, tavaranvastaanotto, tavaran toimitusosoite, luovutuspaikka`),
    seller: list(`
      vuokralleantaja,
      toimittaja, myyja, vastaanottaja, tavarantoimittaja, toimittajan nimi, toimittajan tiedot, toimittajan osoite, tavaran toimittaja,
      palveluntuottaja, aliurakoitsija, toimittajayritys`),
    third: list(`
      loppuasiakas, rakennuttaja, paaurakoitsija, asiakkaamme, loppukayttaja`),
  },
  titles: {
    order: list(`
      ostotilaus, tilaus, tilauslomake, tavaratilaus, kotiinkutsu, uusi tilaus, materiaalitilaus, tilausmaarays, varastotilaus, asiakastilaus,
      hankintatilaus, taydennystilaus, ostomaarays, tilauskirje, pikatilaus,
      tilauslista, tilauskaavake, lisatilaus, tilausasiakirja`),
    order_change: list(`
      tilausmuutos, tilauksen muutos, muutettu tilaus, muutos tilaukseen, ostotilauksen muutos, korjattu tilaus, muutostilaus, tilauksen korjaus`),
    order_cancellation: list(`
      tilauksen peruutus, peruutus, tilausperuutus, peruutettu tilaus, ostotilauksen peruutus, tilauksen mitatointi, peruutusilmoitus,
      tilauksen peruminen`),
    order_response: list(`
      tilausvahvistus, tilauksen vahvistus, vahvistus, myyntitilaus, tilausvahvistuksenne, vastaanottovahvistus`),
    quotation: list(`
      tarjous, tarjouspyynto, hintatarjous, kustannusarvio, hinnasto, kysely, hintakysely, tarjouskysely,
      nettohinnasto, hintaluettelo,
      hintatiedustelu, hintapyynto, hintaliite, tarjouskutsu`),
    invoice: list(`
      lasku, proformalasku, proforma lasku, maksumuistutus, maksukehotus, tiliote, ennakkolasku, loppulasku,
      koontilasku, perintakirje, muistutus, saldovahvistus, maksuvaatimus, toinen maksumuistutus,
      karhukirje`),
    delivery_note: list(`
      lahetysluettelo, lahete, rahtikirja, pakkausluettelo, lahetyslista, keraily lista, keraysluettelo, toimitusluettelo, kuormakirja,
      ennakkoilmoitus, kerailylista, pakkauslista,
      toimitusilmoitus, lahetyslahete, toimituslahete, pakkalista, lahetysilmoitus, saapumisilmoitus, vastaanottoilmoitus,
      pakkauslahete, luovutuskuitti, kerayslista, siirtolista, kuljetustilaus, lastauslista, vastaanottokuitti, toimitustosite`),
    receipt: list(`
      kuitti, kassakuitti, maksukuitti, ostokuitti, kateiskuitti`),
    other: list(`
      toimitusennuste,
      hyvityslasku, hyvitys, yleiset ehdot, hankintaehdot, ostoehdot, sopimus, puitesopimus, reklamaatio, palautus,
      palautuslomake, tuotekortti, esite, luettelo, tuoteluettelo, ennuste, varastoluettelo, uutiskirje, poytakirja,
      todistus, inventaario, vuosisopimus, kysymyslomake, toimitussuunnitelma, puitetilaus, hankintasopimus,
      toimitussopimus, kehyssopimus, toimitusaikataulu, kysyntaennuste, ostoennuste, menekkiennuste, ostoehdotus,
      hankintaehdotus, palautuslahete, tuotepalautus, palautusilmoitus,
      varastolista, tuotekuvasto, muistio, inventointilista, varastosaldo, jalkitoimituslista, hankintaesitys, asialista,
      ostoesitys, turvallisuustiedote, kayttoturvallisuustiedote, tilauskanta, reklamaatiolomake, hyvitysilmoitus`),
  },
  phrases: {
    order: list(`
      tilaamme, tilaamme seuraavat, tilaamme taten, pyydamme toimittamaan, toimittakaa, vahvistakaa tilaus, pyydamme vahvistamaan, pyydamme
      tilausvahvistusta, haluamme tilata, tilausvahvistus pyydetaan, tilausvahvistus osoitteeseen, ilmoittakaa tilausnumero, haluaisimme tilata,
      tilausnumero on mainittava, tilaisimme, merkitkaa laskuun, laskuun merkittava`),
    order_change: list(`
      korvaa aikaisemman, korvaa tilauksen, muutamme tilaustamme, uusi maara, vanha maara, muutos tilaukseemme, korvaa tilauksemme`),
    order_cancellation: list('peruutamme, perumme tilauksemme, peruutamme tilauksemme, pyydamme peruuttamaan, peruuttakaa'),
    order_response: list(`
      kiitos tilauksestanne, kiitamme tilauksestanne, kiitos tilauksestasi, vahvistamme tilauksenne, vahvistamme taten, kiitamme tilauksesta, olemme
      vastaanottaneet tilauksenne`),
    quotation: list(`
      tarjous voimassa, tarjous on voimassa, voimassa asti, tarjoamme, tarjousnumero, pyydamme tarjousta, pyydamme tarjoustanne, antamaan tarjouksen,
      paras hintanne, tama ei ole tilaus, tarjouksenne`),
    invoice: list(`
      laskunumero, laskun numero, laskun paivays, erapaiva, maksettava, viivastyskorko, maksuaika, maksettava viimeistaan, laskun summa, avoin saldo,
      viitenumero`),
    delivery_note: list('toimitettu maara, kollien maara, kollimaara, toimitettu, kollit, tavara vastaanotettu, jalkitoimitus'),
    receipt: list('maksettu kortilla, maksettu kateisella, kateinen, maksutapa kortti'),
    other: list('hyvityslaskun numero, hyvityslasku nro'),
  },
  totals: {
    net: list(`
      valisumma, veroton, veroton yhteensa, yhteensa alv 0, yht veroton, netto, nettosumma, yhteensa veroton, summa alv 0, veroton summa, verollinen perusta,
      yhteensa ilman alv, verotta, yhteensa netto, arvo ilman veroa, veron peruste, tuotteet yhteensa, tavarat yhteensa, alv 0, veroton hinta yhteensa, summa veroton,
      veroton hinta, veroton arvo, arvonlisaveroton yhteensa, verottomana, rivit yhteensa, nettoarvo,
      yhteensa ilman arvonlisaveroa, tilauksen veroton arvo`),
    gross: list(`
      yhteensa, summa, loppusumma, kokonaissumma, yhteensa sis alv, verollinen yhteensa, maksettava, tilauksen summa, tilauksen arvo, tilaus yhteensa,
      yhteensa eur, kaikki yhteensa, verollinen summa, yhteensa verollinen, kokonaishinta, sis alv, brutto, tilauksen loppusumma, tilaussumma, yht,
      verollinen, maksettavaa, maksettavaa yhteensa, bruttosumma, tilauksen arvo yhteensa, arvonlisaverollinen yhteensa`),
    tax: list(`
      alv, arvonlisavero, vero, alv yhteensa, veron osuus, alv 24, alv 25, josta alv, alv osuus, veron maara, verot,
      verot yhteensa`),
    carry: list(`
      siirto, siirtyy, jatkuu, jatkuu seuraavalla sivulla, valisumma sivu, siirretaan, sivusumma, sivu yhteensa`),
  },
  charges: list(`
    rahti, toimituskulut, kuljetus, kuljetuskulut, pakkauskulut, pakkaus, postikulut, kasittelykulut, lahetyskulut, alennus, tilausalennus,
    pientoimituslisa, pyoristys, vakuutus, rahtikulut, toimitusmaksu, laskutuslisa, pienlaskutuslisa, ymparistomaksu, polttoainelisa,
    lavamaksu, pieneralisa, pientilauslisa, kuljetusmaksu, kuljetuskustannukset, kasittelymaksu, pantti, rahtilisa,
    pakkausmaksu, pientilauskulu, toimituslisa, energialisa, laskutuskulut, rahtimaksu, kateisalennus, postimaksu,
    palvelumaksu, seosainelisa, aloituskustannus, pikalisa, kierratysmaksu, nostolisa`),
  months: lists(
    'tammikuu tammi tammikuuta, helmikuu helmi helmikuuta, maaliskuu maalis maaliskuuta, huhtikuu huhti huhtikuuta, toukokuu touko toukokuuta, kesakuu kesa kesakuuta, heinakuu heina heinakuuta, elokuu elo elokuuta, syyskuu syys syyskuuta, lokakuu loka lokakuuta, marraskuu marras marraskuuta, joulukuu joulu joulukuuta',
  ),
  weeks: list('viikko, vko, vk, viikolla, viikon'),
  units: list(`
    kpl, pkt, pkg, ltk, laatikko, laatikkoa, rll, rulla, rullaa, m, metri, metria, jm, kg, l, litra, litraa, srj, sarja, sarjaa, pari, paria, lava,
    lavaa, plo, pullo, pulloa, tlk, purkki, ast, astia, pss, pussi, sakki, sk, tunti, h, tuntia, nippu, arkki, ark, paketti, pakettia, kolli, m2, m3,
    tn, tonni, tuubi, sankoa, sanko, ras, rasia, levy, levya, kann, era, setti, kennoa`),
  numbers: list('-, kaksi, kolme, nelja, viisi, kuusi, seitseman, kahdeksan, yhdeksan, kymmenen, yksitoista, kaksitoista'),
  cues: {
    bounding: list('yli, vahintaan, enintaan, alle'),
    listing: list('hinnasto*, *hinnasto, katalogi*, kuvasto*'),
    endingInOrder: list('*tilaus'),
    accepting: list('hyvaksymme tarjouksenne, hyvaksymme teidan tarjouksenne, tarjouksenne hyvaksyminen'),
    informing: list('kopio tiedoksi, vain tiedoksi, ainoastaan tiedoksi, ei toimiteta, ei saa toimittaa, alkaa toimittako'),
    each: list('x, a'),
    hundred: list('sata, sadalta'),
    thousand: list('tuhat, tuhatta, tuhannelta'),
    optional: list('optio, vaihtoehto, valinnainen, lisavaruste'),
    asking: list(`
      tarvitsisimme, tarvitaan, haluaisimme, saisimmeko, voisitteko lahettaa, voitteko lahettaa, pyydamme,
      toivomme toimitusta, toimitustoive, laittakaa tulemaan`),
    theirOrder: list('tilauksenne, tilauksestanne, tilauksestasi, tilauksesi, tilaustanne, tilaukseenne'),
    taken: list(`
      olemme vastaanottaneet, on vastaanotettu, on lahetetty, kiitos tilauksesta*, kiitamme tilauksesta*,
      on matkalla`),
    former: list('aiemmin, aikaisemmin, entinen, oli, sijaan'),
    requisitioning: list('hankintaehdotus, hankintapyynto, ostoehdotus, ostopyynto'),
    returning: list('palauta, palautetaan, palautus, lahetetaan osoitteeseen, laheta osoitteeseen, palautetaan osoitteeseen'),
    spanning: list('*kausi, *kaudelle, *kauden, ajanjakso*'),
    fulfilled: list(`
      toimitettu, vastaanotettu, lahetetty, jalkitoimitus, jaljella, saldo, varastossa, varastosaldo, hyllypaikka,
      palautettu, keratty`),
    ordering: list('tilaus*, ostotilaus*, *tilaus, tilauk*, osto, hankinta*, *tilauksen'),
    number: list('numero, nro, no, *numero, *nro, nr, tunnus, *tunnus'),
    date: list('paivays, pvm, paivamaara, *paiva, *pvm, *paivays, *paivamaara, luotu, laadittu'),
    dated: list('pvm, paivatty, paivays'),
    delivering: list('toimit*, saapu*, nouto*, tarve*, vastaanot*, perilla'),
    when: list(`
      paiva, pvm, paivamaara, viikko, vko, viikolla, viimeistaan, toivottu, pyydetty, haluttu, mennessa, aika, arvioitu, viimeinen, *paiva, *pvm,
      *aika, *viikko, *ajankohta, klo, vahvistettu, *paivamaara`),
    wanted: list('toivottu*, haluttu*, pyydetty*, tarvitaan, odotettu*, vaadittu*'),
    by: list('mennessa, viimeistaan, ennen, asti, saakka'),
    needing: list('toimit*, tarvit*, saapu*, perilla, tavarat, vastaanot*, noudetaan, lahet*'),
    our: list('meidan'),
    your: list('teidan'),
    little: list('ja, tai, on, ei, seka, n, per, a, mukaan, sis, ilman, kanssa'),
    and: list('ja, tai, seka'),
    stocking: list(`
      varastossa, varasto, varastosaldo, saldo, varaston arvo, varastoarvo, min varasto, saatavilla, minimitilaus, minimitilausmaara,
      minimimaara, vahimmaismaara, vahimmaistilaus, pienin tilaus, min tilaus, min maara`),
    estimating: list(`
      arvioitu, arvio, vuosimaara, vuosikulutus, vuosittainen, ennuste, ennustettu`),
    noNumber: list(`
      katso, alla, ylla, ei, suullinen, puhelin, puhelimitse, useita, liite, tuntematon, kiireellinen, puuttuu, sama`),
    reference: list('viite, viitteemme, viitteenne, ref, merkki, viitetieto'),
    due: list('erapaiva, erapvm, maksettava viimeistaan, maksuaika'),
    elsewhere: list('lasku*, maksu*, voimassa*, tarjous*, ehdot, vahvist*, erapaiva, tulostettu'),
    answering: list('vahvist*, *vahvistus, hyvaksy*, *vahvistuksen, vastaus'),
    replaced: list('vanha, alkuperainen, edellinen, aiempi, nykyinen'),
    replacing: list('uusi, muutettu, nyt, paivitetty, korjattu, nykyinen'),
    changing: list('muutos*, *muutos, muute*, korjaus*, korjattu, paivite*, tarkist*'),
    cancelling: list('peruut*, *peruutus, perut*, mitato*, *mitatointi, kumo*'),
    annexed: list('liite'),
    quoting: list('tarjous*, *tarjous, tarjouspyynto*, hinnasto*, kysely*, kustannusarvio, hintakysely, *pyynto'),
    billing: list('lasku*, *lasku, maksumuistutus*, maksukehotus*, tiliote*, *laskun, muistutus, perinta*, proforma'),
    requesting: list(`
      tilaamme, tilaan, haluamme tilata, haluaisimme tilata, haluaisin tilata, haluan tilata, pyydamme toimittamaan, toimittakaa, lahettakaa, tarvitsemme, tarvitsen, seuraava tilaus,
      seuraavan tilauksen, tilauksemme, tilaamme seuraavat`),
    advertising: list(`
      uutiskirje, peruuta tilaus uutiskirje, poistu postituslistalta, avaa selaimessa, osta nyt, tilaa nyt, alennuskoodi`),
    crediting: list('hyvitys*, palautus*, reklamaatio*, palaute, *hyvitys'),
    moving: list('toimitus, lahetys, kuljetus, keraily, varasto, rahti'),
    slip: list('luettelo, lista, lahete, kirja, ilmoitus'),
    deliveryPaper: list('lahetysluettelo*, lahete*, rahtikirja*, pakkausluettelo*, kuormakirja*, pakkauslista*, kerailylista'),
    callingOff: list('kotiinkutsu*, toimitussuunnitelma'),
    agreeing: list(`
      sopimus*, *sopimus, ennuste*, *ennuste, luettelo*, *luettelo, malli, mallipohja, esimerkki, inventaario*, todistus*, *ehdot, yhteenveto,
      raportti, *raportti, poytakirja, suunnitelma, *suunnitelma, lista, kysely*, tuotekortti, esite, kalenteri, *kortti`),
    besideTitle: list(`
      uusi, kopio, alkuperainen, lomake, asiakkaan, toimittajan, meidan, teidan, kiireellinen, n, sisainen, tavara, no`),
    labelling: list('numero, nro, pvm, paiva, summa, osoite, tyyppi, maara, ehdot, koodi, rivi, tila, arvo, no, yhteensa'),
    subject: list('aihe, asia, koskee, viite'),
    reply: list('vs, vl, re'),
    seller: list('toimittaja*, myyja*, valmistaja*, tavarantoimittaja*'),
    selling: list('toimittava, myyva'),
    consignee: list('vastaanottaja*'),
    buyer: list('tilaaja*, ostaja*, asiakas*, asiakk*, tilaava, lahettaja'),
    buying: list('laskutus*, laskutet*, tilaava, osto, ostava'),
    party: list('yritys, yrityksen, nimi, osoite, tiedot, organisaatio, *osoite, yhteiso, toimipaikka, laitos, yksikko'),
    partyData: list('tiedot, *tiedot, tili, yhteystiedot'),
    legal: list(`
      oy, oyj, ab, ky, ay, tmi, t mi, osk, oy ab, osuuskunta, ry, r y, rs, konserni, sr, avoin yhtio, kommandiittiyhtio, yhtyma`),
    organisation: list(`
      kunta, kaupunki, yliopisto, koulu, sairaala, yhdistys, saatio, instituutti, virasto, ministerio, seurakunta, ravintola, hotelli,
      leipomo, apteekki, korjaamo, konepaja, museo, paivakoti, maatila, kahvila, meijeri, huolto, ammattikorkeakoulu, hyvinvointialue,
      kirjasto, urheiluseura, rakennus*, *rakennus, *tarvike, taloyhtio, puutarha, kauppa, peruskoulu, lukio, ammattiopisto,
      terveyskeskus, terveysasema, hoivakoti, palvelutalo, laitos, liitto, *kuntayhtyma, maatalousyhtyma, verotusyhtyma, *liikelaitos, teatteri, metsastysseura, pelastuslaitos,
      asunto oy, as oy, seura, kerho, opisto, vpk`),
    superior: list('suomen tasavalta'),
    municipality: list('kaupunki, kunta, hyvinvointialue'),
    house: list('hotelli, *hotelli, ravintola, kahvila, majatalo, matkailukeskus'),
    days: list('paivaa, paivan, arkipaivaa, arkipaivan, viikkoa'),
    previous: list('viime, edellisen, viimeisen'),
    street: list(`
      katu, *katu, tie, *tie, kuja, *kuja, polku, *polku, tori, *tori, pl, postilokero, ranta, *ranta, *vayla, teollisuusalue, *kaari, *rinne, *maki`),
    person: list('hra, rva, kasit'),
    attention: list('att'),
    salutation: list(`
      hei, terve, hyva, kiitos, ystavallisin, terveisin, parhain, tilaamme, pyydamme, t, yst, kunnioittaen, me, liitteena, kaikki, tama, jos,
      kohteliaimmin, hyvaa, ohessa`),
    buyingOffice: list('osto, osto osasto, ostot, hankinta, ostopalvelut, hankinnat, hankintatoimi, hankintaosasto, ostoyksikko'),
    department: list(`
      osasto*, osto*, talous*, varasto*, keittio*, vastaanotto, logistiikka, johto, toimisto, laskutus, ostoreskontra, hallinto, huolto, myynti*,
      paallikko, *paallikko, hankinta*`),
    proprietor: list('omistaja'),
    notName: list(`
      puhelin, puh, faksi, sahkoposti, pvm, paivays, paivamaara, sivu, numero, nro, alv, y tunnus, pankki, iban, viite*, aihe, osoite, summa,
      yhteensa, toimitus*, lasku*, tilaus*, maksu*, asiakas*, toimittaja*, valuutta, tuote*, kuvaus, maara, hinta*, allekirjoitus, huom*, lisatie*,
      yhteys*, projekti*, tyomaa*, tarjous*, merkki*, rahti*, kuljetus*, www, postinumero, paikkakunta, maa, yksikko, alennus, rivi, ostaja, tilaaja,
      valisumma, veroton, ehto, hyvaksyja, tunnus, kustannus*, matkapuhelin, ovt*, bic`),
    issuer: list('y tunnus, ytunnus, kotipaikka, alv rek, pankki, iban, bic, krnro, kaupparekisteri, verkkolasku*'),
    carrier: list(`
      matkahuolto, posti, kaukokiito, nordea, osuuspankki, op, danske bank, schenker, huolitsija, rahdinkuljettaja, s pankki, transval`),
    buyingMail: list('osto*, tilaus*, tilaukset, hankinta*, varasto'),
    billingMail: list('lasku*, talous*, ostolaskut, kirjanpito, reskontra'),
    sum: list('yhteensa, summa, *summa, loppusumma, yht, *summan'),
    subtotal: list('valisumma*, vali'),
    amount: list('arvo, hinta, maksu, *arvo, *hinta'),
    besideSum: list('tilauksen, tilaus, kaikki, maksettava, eur, euroa, kokonais*, laskun, verollinen, hinta, rivit, tuotteet'),
    excluding: list('veroton, ilman, verotta, netto, alv 0, 0'),
    including: list('sis, sisaltaa, verollinen, brutto, sisaltaen, verollisena'),
    taxWord: list('alv, vero, arvonlisavero, veroa, veron'),
    freight: list('rahti*, toimitus*, kuljetus*, postitus*, lahetys*'),
    packaging: list('pakkaus*, lava*'),
    serviceCharge: list('asennus*, palvelu*, kasittely*'),
    weekday: list(`
      maanantai*, tiistai*, keskiviikko*, torstai*, perjantai*, ma, ti, ke, pe`),
    reduction: list('alennus, ennakko, hyvitys, vahennys, ale, *alennus, miinus'),
  },
  namedMoney: { EUR: ['euroa', 'euroina'] },
};
