import type { UsualWords } from '../usual-words.ts';

export const estonian: UsualWords = {
  titles: {
    order: `
      Ostutellimus, Tellimus, Tellimisleht, Ostutellimus nr 4711, Tellimuse vorm, Hanketellimus, Tellimuskiri, Tellimisvorm,
      Tellimusleht, Kaubatellimus, Tarnijatellimus, Materjalitellimus, Uus tellimus, Tellimus nr 4711, Lisatellimus,
      Kiirtellimus, Tellimus tarnijale, Ostutellimus tarnijale, Toidukaupade tellimus, Tellimisblankett, Laotellimus, PO,
      E-tellimus, Eritellimus`,
    order_change: `
      Tellimuse muudatus, Muudetud tellimus, Tellimuse muutmine, Ostutellimuse muudatus, Muudetud ostutellimus,
      Parandatud tellimus, Uuendatud tellimus, Tellimuse parandus`,
    order_cancellation: `
      Tellimuse tühistamine, Tühistamine, Tühistatud tellimus, Ostutellimuse tühistamine, Tellimuse annulleerimine,
      Annulleeritud tellimus, Tellimuse tühistus`,
    order_response: `
      Tellimuse kinnitus, Tellimuskinnitus, Müügitellimus, Tellimuse kinnitus nr 4711, Kinnitus tellimusele,
      Tellimuse vastuvõtukinnitus, Müügitellimuse kinnitus`,
    quotation: `
      Pakkumine, Hinnapakkumine, Hinnapäring, Hinnakiri, Päring, Pakkumuse kutse, Hinnapakkumus, Pakkumus, Müügipakkumine,
      Hinnakalkulatsioon, Hankedokument, Hinnapakkumise päring, Pakkumiskutse, Pakkumise päring`,
    invoice: `
      Arve, Ettemaksuarve, Proforma arve, Meeldetuletus, Võlateade, Ostuarve, Müügiarve, Proformaarve, Arve-saateleht,
      Maksemeeldetuletus, Saldoteatis, Kontoväljavõte, Proforma, Koondarve, Vaheleht arve, Lõpparve, Osaarve, Võlgnevuse teade,
      Maksenõue`,
    delivery_note: `
      Saateleht, Kauba saateleht, Veokiri, Pakkeleht, Lähetusleht, Pakkenimekiri, Komplekteerimisleht, Üleandmise akt,
      Üleandmise-vastuvõtmise akt, Saatekiri, Tarneteade, Lähetusteade, Pakkimisleht, Korjeleht, Kaubasaateleht, Saatedokument,
      Väljastusleht, Kauba vastuvõtuleht, Laadimisleht, Lao saateleht, Transporditellimus`,
    receipt: 'Kviitung, Kassatšekk, Tšekk, Maksekviitung, Ostutšekk, Sularahatšekk',
    other: `
      Kreeditarve, Raamleping, Tarnegraafik, Prognoos, Tagastus, Tagastusleht, Laoseis, Inventuur, Protokoll, Uudiskiri,
      Ostutaotlus, Leping, Kataloog, Reklamatsioon, Üldtingimused, Koosoleku protokoll, Müügileping, Tarneleping, Hankeleping,
      Müügiprognoos, Ostuettepanek, Inventuurileht, Ostusoov, Tagastuse saateleht, Deebetarve, Tarneplaan, Laoaruanne,
      Ohutuskaart, Kreeditnoota, Raamtellimus, Töövõtuleping, Garantiileht, Tellimistaotlus, Kaubatagastus, Ostuleping,
      Rendileping, Hooldusleping`,
  },
  labels: {
    po_number: `
      Tellimuse nr, Tellimuse number, Tellimus nr, Ostutellimuse nr, Ostutellimus nr, Meie tellimus, Tellimusnumber, PO nr,
      Teie tellimus, Ostutellimuse number, Meie tellimuse nr, Teie tellimuse nr, Tellimuse nr., Dokumendi nr, Dokumendi number,
      Kliendi tellimuse nr, Tellimuse viide, Tellimus, Ostutellimus, Tellimuse ID, Tellimuse kood, PO number, Tellimisnumber,
      Tell. nr, Tellimuse No, Kliendi tellimus, Tellimusnr`,
    order_date: `
      Kuupäev, Tellimuse kuupäev, Koostatud, Tellitud, Tellimise kuupäev, Väljastatud, Ostutellimuse kuupäev,
      Dokumendi kuupäev, Koostamise kuupäev, Tellimiskuupäev, Tellimuskuupäev, Loodud, Kpv, Tellimuse kpv, Loomise kuupäev,
      Tellimuse esitamise kuupäev, Väljastamise kuupäev`,
    delivery_date: `
      Tarnekuupäev, Soovitud tarnekuupäev, Tarneaeg, Tarnetähtaeg, Tarne hiljemalt, Tarnepäev, Soovitud tarneaeg,
      Kohaletoimetamise kuupäev, Tarne kuupäev, Soovitav tarneaeg, Lähetuskuupäev, Saabumise kuupäev, Tarnida hiljemalt,
      Soovitav tarnekuupäev, Tarneaeg hiljemalt, Eeldatav tarnekuupäev, Planeeritud tarnekuupäev, Tarne, Tarne tähtaeg,
      Nõutav tarnekuupäev, Vajalik kuupäev, Soovitud kuupäev, Kinnitatud tarnekuupäev, Soovitud tarnepäev, Soovitav tarne,
      Tarnenädal, Kauba saabumine, Tarne kpv, Objektil hiljemalt, Saabumisaeg, Saatmise kuupäev, Väljastuskuupäev,
      Kohaletoimetamise aeg, Viimane tarnekuupäev`,
    customer_code: `
      Kliendi nr, Kliendikood, Kliendi number, Kliendinumber, Kliendi kood, Meie kliendinumber, Kliendi ID, Meie kliendikood,
      Kliendi nr., Kliendinr`,
    supplier_code: `
      Tarnija nr, Tarnija kood, Hankija nr, Tarnijakood, Hankija kood, Tarnija number, Tarnija ID, Müüja kood, Hankija number`,
    currency: 'Valuuta, Valuutakood, Tellimuse valuuta, Hinnad valuutas',
    email: 'E-post, E-mail, E-posti aadress, Epost, Email, E-kiri',
    tax_number: 'KMKR, KMKR nr, KM nr, Käibemaksukohustuslase nr, KMK nr, KM reg nr, KMKR number, VAT nr',
    contact: `
      Kontaktisik, Koostas, Kontakt, Tellimuse koostas, Ostujuht, Vastutav isik, Tellimuse esitaja, Kinnitas, Vastutaja,
      Tellija kontaktisik, Kontaktisiku nimi, Meie kontakt, Tellimuse tegi, Koostaja, Hankejuht, Ostuspetsialist,
      Ostja kontaktisik`,
    other_number: `
      Pakkumise nr, Arve nr, Projekt, Objekt, Maksetingimus, Tarnetingimus, Lepingu nr, Viitenumber, Maksetähtaeg,
      Hinnapakkumise nr, Tarneviis, Teie pakkumine, Projekti nr, Viide, Maksetingimused, Tarnetingimused, Meie viide,
      Teie viide, Arve number, Lepingu number, Vedaja, Kulukoht, Objekti nr, Pakkumus nr, Saatelehe nr, Makseviis, Transport,
      Kuluobjekt, Projektikood, Hanke nr, Viitenr, Raamlepingu nr, Projekti number, Pakkumise number`,
  },
  columns: {
    position: 'Nr, Jrk, Rida, Pos, Jrk nr, Rea nr, Jrk., Jrk.nr, Pos., Rea number',
    name: `
      Nimetus, Kirjeldus, Toode, Kauba nimetus, Toote nimetus, Kaup, Artikkel, Teenus, Selgitus, Kauba kirjeldus,
      Toote kirjeldus, Artikli nimetus, Tootenimetus, Kaup/teenus, Toode/teenus, Materjal, Tooted, Kaubad, Nimetus/kirjeldus,
      Kauba või teenuse nimetus, Artikli kirjeldus, Materjali nimetus, Tootenimi`,
    code: `
      Kood, Tootekood, Artikli kood, Kauba kood, EAN, EAN kood, Artikkel nr, Ribakood, Artiklikood, Artikli nr, Toote kood,
      Meie kood, Tootenumber, Art. nr, Art nr, Toote nr, Kaubakood, EAN-kood, Triipkood, Artikli number, Ostja kood,
      Kliendi kood, Meie tootekood, GTIN`,
    supplierCode: `
      Tarnija kood, Tarnija tootekood, Tootja kood, Teie kood, Hankija kood, Tarnija artikkel, Tarnija artikli kood,
      Müüja kood, Tarnija toote kood, Teie artikkel, Tarnija artiklikood, Teie tootekood, Tootja tootekood, Tarnija kaubakood,
      Tarnija art nr, Hankija artikkel, Tootja artikkel`,
    qty: `
      Kogus, Tellitud kogus, Tellitud, Tk, Arv, Kogus tk, Hulk, Tellimuse kogus, Kogus kokku, Tellitav kogus, Soovitud kogus,
      Üldkogus`,
    unit: 'Ühik, Mõõtühik, Ühikud, Pakend, Üh., Üh, Müügiühik, Pakk, Ühiku nimetus, Tellimisühik, ME',
    price: `
      Hind, Ühikuhind, Ühiku hind, Hind km-ta, Hind ilma KM, Ostuhind, Netohind, Tüki hind, Hind/tk, Hind EUR, Hind (EUR),
      Hind €, Hind ilma km-ta, Tükihind, Hind käibemaksuta, Hind km-ta EUR, Ühikuhind km-ta, Hind/ühik, Ühikuhind EUR,
      Neto hind, Ostuhind km-ta, Hinnakirja hind, Hind ühikule, Hind (km-ta), Ühiku hind EUR`,
    priceUnit: 'Hinnaühik',
    discount: `
      Allahindlus, Ale %, Soodustus, Soodustus %, Allahindlus %, Allah. %, Alla %, Ale, Soodus %, Hinnaalandus, Allahindluse %`,
    amount: `
      Summa, Kokku, Summa km-ta, Summa EUR, Rea summa, Maksumus, Kokku km-ta, Kokku EUR, Summa (EUR), Summa €,
      Kokku ilma km-ta, Summa kokku, Summa ilma km-ta, Rida kokku, Hind kokku, Neto summa, Netosumma, Väärtus,
      Summa käibemaksuta, Kokku hind, Maksumus km-ta, Kogusumma, Kogumaksumus, Rea maksumus`,
    tax: 'KM, KM %, Käibemaks, Km määr, Km-%, KM summa, KM kood, Käibemaks %, Käibemaksumäär, KM%, Km (%)',
    date: `
      Tarnekuupäev, Tarneaeg, Kuupäev, Tarne, Soovitud tarneaeg, Tarnetähtaeg, Tarne kuupäev, Tarnepäev, Soovitud tarnekuupäev,
      Tähtaeg, Tarnekpv, Kpv, Tarnenädal`,
    other: `
      Märkus, Kaal, Värv, Suurus, Märkused, Projekt, Ladu, Kommentaar, Objekt, Konto, Mõõdud, Tootja, Partii, Lisainfo,
      Laoseis, Kulukoht, Saadaval, Bränd, Päritoluriik, Staatus`,
  },
  totals: {
    net: `
      Summa km-ta, Kokku km-ta, Summa ilma käibemaksuta, Vahesumma, Kokku ilma km, Maksustatav summa, Kokku käibemaksuta,
      Summa käibemaksuta, Netosumma, Kokku ilma käibemaksuta, Summa ilma km-ta, Neto, Kokku ilma km-ta, Tellimuse summa km-ta,
      Neto kokku, Summa neto, Tellimus kokku km-ta, Summa enne käibemaksu, Kogusumma km-ta, Maksumus km-ta, Maksustatav käive,
      Kokku neto, Read kokku, Netosumma kokku, Kogumaksumus km-ta, Tellimuse maksumus km-ta, Käibemaksuta summa,
      Käibemaksuta kokku`,
    gross: `
      Kokku, Summa kokku, Tasuda, Kokku km-ga, Kogusumma, Summa km-ga, Tellimus kokku, Kõik kokku, Kokku tasuda,
      Kokku koos käibemaksuga, Kokku EUR, Tasumisele kuulub, Tellimuse summa, Lõppsumma, Kogumaksumus, Kokku koos km-ga,
      Summa käibemaksuga, Summa koos käibemaksuga, Tellimuse kogusumma, Tellimuse maksumus, Koos käibemaksuga,
      Kokku käibemaksuga, Kogusumma km-ga, Kuulub tasumisele, Tellimuse kogumaksumus, Maksumus kokku, Tellimus kokku km-ga,
      Brutosumma, Summa, Kokku €, Summa kokku EUR, Tellimuse summa kokku`,
    tax: `
      KM, KM 22%, KM 24%, Käibemaks, Käibemaks 24%, Km summa, Käibemaks 22%, Käibemaks kokku, KM 24 %, Käibemaksu summa,
      KM kokku, Käibemaks (24%)`,
    carry: 'Ülekanne, Jätkub, Lehe summa, Lehekülje summa, Lehel kokku, Jätkub järgmisel lehel',
    charge: `
      Saatmiskulu, Pakend, Transpordikulu, Postikulu, Kohaletoimetamine, Käitlustasu, Allahindlus, Pakendimaks, Veokulu,
      Tarnekulu, Kindlustus, Kütuselisa, Ümardamine, Transporditasu, Tarnetasu, Saatekulu, Saatekulud, Transpordikulud,
      Pakenditasu, Teenustasu, Väiketellimuse tasu, Pant, Taara, Pandipakend, Ümardus, Kauba kohaletoimetamine, Keskkonnatasu,
      Kullerteenus, Postitasu, Veotasu, Kaubaaluse tasu, Ettemaks, Pakendikulu, Soodustus`,
  },
  zones: {
    buyer: `
      Ostja, Tellija, Klient, Arve aadress, Arve saaja, Maksja, Arve saata, Arve saadetakse, Kliendi andmed, Arveaadress,
      Arve esitada, Ostja andmed, Tellija andmed, Arved saata, Kliendi nimi, Arve palume saata, Arve adressaat, Tellija nimi,
      Arve esitatakse, Arved saadetakse, Ostja aadress, Tellija aadress, Tellija rekvisiidid, Ostja rekvisiidid,
      Arveldusaadress, Kliendi aadress, Maksja andmed, Tellija ettevõte`,
    seller: `
      Müüja, Tarnija, Hankija, Tarnija andmed, Tarnija aadress, Müüja andmed, Töövõtja, Tarnija nimi, Alltöövõtja,
      Müüja aadress, Tarnija rekvisiidid, Pakkuja, Tarnijale, Täitja`,
    ship_to: `
      Tarneaadress, Tarnekoht, Kauba saaja, Kohaletoimetamise aadress, Saajа aadress, Tarne aadress, Kauba vastuvõtja,
      Lähetusaadress, Saaja aadress, Tarnekoha aadress, Vastuvõtja, Mahalaadimiskoht, Objekti aadress, Kauba saatmise aadress,
      Tarne koht, Kauba kohaletoimetamise aadress, Kauba tarneaadress, Sihtkoht, Saata aadressil, Ehitusobjekt,
      Tarnida aadressile, Väljastuskoht, Saatmise aadress`,
    third: 'Lõppklient, Lõpptarbija, Peatöövõtja, Meie klient, Lõppkasutaja, Lõpptellija',
  },
};
