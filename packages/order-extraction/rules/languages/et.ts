import type { Language } from './language.types.ts';
import { native, natives } from './list.ts';

export const estonian: Language = {
  code: 'et',
  common: native(
    'ja, on, kuni, palun, palume, tellimus, tellimuse, kuupäev, hind, summa, kogus, kauba, kaup, tarne, kokku, ilma, käibemaks, km, tarnija, teie, meie',
  ),
  columns: {
    position: native(`
      jrk nr, jrk, rida, pos, nr, rea nr, rea number`),
    code: native(`
      kood, tootekood, kauba kood, artikkel, artikli nr, ribakood, meie kood, toote kood, artikli kood, artiklikood,
      tootenumber, toote nr, triipkood, artikli number, ostja kood, kliendi kood, meie tootekood,
      meie artikkel`),
    supplierCode: native(`
      teie kood, tarnija kood, tarnija tootekood, tootja kood, hankija kood, tarnija artikkel, tarnija artikli kood,
      muuja kood, teie artikkel, tarnija artiklikood, teie tootekood, tootja tootekood, tarnija kaubakood, tarnija art nr,
      hankija artikkel, tootja artikkel`),
    name: native(`
      nimetus, toode, kirjeldus, kauba nimetus, toote nimetus, kaup, artikli nimetus, toote kirjeldus, kauba kirjeldus, teenus,
      selgitus, tooted, kaubad, kauba voi teenuse nimetus, artikli kirjeldus, materjali nimetus`),
    qty: native(`
      kogus, tellitud kogus, hulk, tk, tellitud, arv, tellimuse kogus, tellitav kogus, soovitud kogus, uldkogus`),
    unit: native(`
      ühik, mõõtühik, üh, mü, uhikud, pakend, muugiuhik, uhiku nimetus, tellimisuhik`),
    price: native(`
      hind, ühiku hind, ühikuhind, hind km ta, hind ilma km ta, tüki hind, hind eur, tk hind, ühiku hind eur, ostuhind,
      netohind, uhikuhind km ta, neto hind, ostuhind km ta`),
    discount: native(`
      allahindlus, soodustus, soodustus %, ale %, allahindlus %, allah, alla %, soodus %, hinnaalandus, allahindluse %`),
    tax: native(`
      km, km %, käibemaks, käibemaks %, km maar, km summa, km kood, kaibemaksumaar`),
    amount: native(`
      summa, kokku, summa km ta, summa eur, maksumus, kokku eur, summa ilma km ta, kokku km ta, kokku ilma km ta, rida kokku,
      hind kokku, vaartus, kokku hind, maksumus km ta, kogusumma, kogumaksumus`),
    date: native(`
      tarneaeg, tarnekuupäev, tarne kuupäev, kuupaev, tarne, tarnetahtaeg, tarnepaev, tahtaeg, tarnekpv, kpv, tarnenadal`),
    other: native(`
      märkused, märkus, kaal, ladu, varv, suurus, objekt, moodud, tootja, partii, lisainfo, laoseis, kulukoht, saadaval,
      paritoluriik,
      pakendi suurus`),
    priceUnit: native(`
      hinnauhik`),
  },
  labels: {
    po_number: native(`
      tellimuse nr, tellimuse number, tellimus nr, tellimus, ostutellimuse nr, ostutellimus nr, meie tellimuse nr,
      dokumendi nr, tellimuse kood, tellimusnumber, dokumendi number, tellimuse viide, ostutellimus, tellimisnumber, tell nr`),
    order_date: native(`
      tellimuse kuupäev, kuupäev, dokumendi kuupäev, koostamise kuupäev, koostatud, tellitud, valjastatud, tellimiskuupaev,
      tellimuskuupaev, loodud, kpv, tellimuse kpv, loomise kuupaev, tellimuse esitamise kuupaev, valjastamise kuupaev`),
    delivery_date: native(`
      tarnekuupäev, tarneaeg, soovitud tarneaeg, soovitud tarnekuupäev, tarne kuupäev, tarnida hiljemalt, tarne hiljemalt,
      tarne, soovitud tarne, tarnetähtaeg, kohaletoimetamise kuupäev, tarnepaev, lahetuskuupaev, saabumise kuupaev,
      eeldatav tarnekuupaev, planeeritud tarnekuupaev, noutav tarnekuupaev, vajalik kuupaev, kinnitatud tarnekuupaev,
      tarnenadal, kauba saabumine, tarne kpv, objektil hiljemalt, saabumisaeg, saatmise kuupaev, valjastuskuupaev,
      viimane tarnekuupaev`),
    currency: native(`
      valuuta, valuutakood, tellimuse valuuta, hinnad valuutas`),
    customer_code: native(`
      kliendi nr, kliendi number, kliendi kood, ostja kood, meie kliendinumber, kliendi id, meie kliendikood`),
    phone: native('tel, telefon, mob, faks'),
    tax_number: native(`
      kmkr, kmkr nr, km kohustuslase nr, käibemaksukohustuslase number, km nr, kaibemaksukohustuslase nr, kmk nr, km reg nr,
      kmkr number`),
    email: native(`
      e-post, e post, email, e mail, epost, e posti aadress, e kiri`),
    contact: native(`
      kontaktisik, kontakt, tellija esindaja, koostas, vastutav isik, tellimuse koostas, ostujuht, tellimuse esitaja, kinnitas,
      vastutaja, kontaktisiku nimi, tellimuse tegi, koostaja, hankejuht, ostuspetsialist`),
    supplier_code: native(`
      tarnija kood, tarnija nr, hankija nr, hankija kood, tarnija number, tarnija id, muuja kood, hankija number`),
    other_number: native(`
      arve nr, arve number, pakkumise nr, lepingu nr, leping nr, reg nr, registrikood, reg kood, konto, pank, makseviis,
      maksetingimused, maksetähtaeg, tarneaadress, tarnetingimused, lk, lehekülg, märkused, viitenumber, maksetingimus,
      tarnetingimus, hinnapakkumise nr, tarneviis, teie pakkumine, projekti nr, viide, meie viide, teie viide, lepingu number,
      vedaja, kulukoht, objekti nr, pakkumus nr, saatelehe nr, kuluobjekt, projektikood, hanke nr, viitenr, raamlepingu nr,
      projekti number, pakkumise number`),
  },
  zones: {
    buyer: native(`
      ostja, tellija, klient, maksja, arve saaja, ostja andmed, arve aadress, arve saata, arve saadetakse, arveaadress,
      arve esitada, arved saata, arve palume saata, arve adressaat, arve esitatakse, arved saadetakse, arveldusaadress,
      maksja andmed`),
    ship_to: native(`
      tarneaadress, tarnekoht, kauba saaja, saaja, tarne aadress, kohaletoimetamise aadress, kauba vastuvotja, lahetusaadress,
      vastuvotja, mahalaadimiskoht, objekti aadress, kauba saatmise aadress, tarne koht, kauba kohaletoimetamise aadress,
      kauba tarneaadress, sihtkoht, saata aadressil, tarnida aadressile, valjastuskoht, saatmise aadress, ehitusobjekt`),
    seller: native(`
      tarnija, müüja, kellele, hankija, tarnija andmed, tarnija aadress, toovotja, tarnija nimi, alltoovotja,
      tarnija rekvisiidid, pakkuja, tarnijale, taitja`),
    third: native(`
      loppklient, lopptarbija, peatoovotja, meie klient, loppkasutaja, lopptellija`),
  },
  titles: {
    order: native(`
      tellimus, ostutellimus, kauba tellimus, tellimus tarnijale, tellimisleht, tellimisvorm, tellimusleht, tellimuse vorm,
      hanketellimus, tellimuskiri, tarnijatellimus, materjalitellimus, lisatellimus, kiirtellimus, tellimisblankett,
      laotellimus, eritellimus`),
    order_change: native(`
      tellimuse muudatus, tellimuse muutmine, muudetud tellimus, parandatud tellimus, uuendatud tellimus, tellimuse parandus`),
    order_cancellation: native(`
      tellimuse tühistamine, tellimuse annulleerimine, tühistatud tellimus, tuhistamine`),
    order_response: native(`
      tellimuse kinnitus, tellimusekinnitus, kinnitus, tellimiskinnitus, muugitellimus`),
    quotation: native(`
      pakkumine, hinnapakkumine, hinnapäring, hinnakiri, päring, pakkumiskutse, pakkumuse kutse, hinnapakkumus, pakkumus,
      hinnakalkulatsioon, hankedokument`),
    invoice: native(`
      arve, ettemaksuarve, meeldetuletus, arve saateleht, makse meeldetuletus, proformaarve, volateade, ostuarve, muugiarve,
      kontovaljavote, koondarve, lopparve, osaarve, volgnevuse teade, maksenoue`),
    delivery_note: native(`
      saateleht, veoleht, pakkeleht, üleandmisakt, lähetusleht, veokiri, pakkenimekiri, komplekteerimisleht, uleandmise akt,
      uleandmise vastuvotmise akt, saatekiri, tarneteade, lahetusteade, pakkimisleht, korjeleht, saatedokument, valjastusleht,
      kauba vastuvotuleht, laadimisleht, transporditellimus`),
    receipt: native(`
      kviitung, tšekk, kassatšekk, ostutsekk, sularahatsekk`),
    other: native(`
      leping, raamleping, kreeditarve, sertifikaat, kataloog, prognoos, tagastus, akt, protokoll, inventuur, üldtingimused,
      tarneplaan, tarnegraafik, tagastusleht, laoseis, uudiskiri, ostutaotlus, reklamatsioon, muugileping, tarneleping,
      hankeleping, ostuettepanek, inventuurileht, ostusoov, tagastuse saateleht, deebetarve, laoaruanne, ohutuskaart,
      kreeditnoota, raamtellimus, toovotuleping, garantiileht, tellimistaotlus, ostuleping, rendileping, hooldusleping`),
  },
  phrases: {
    order: native('palume tarnida, tellime, palume kinnitada tellimus, soovime tellida, palun tarnida'),
    order_cancellation: native('tühistame tellimuse, annulleerime tellimuse'),
    order_response: native('täname tellimuse eest, kinnitame teie tellimuse'),
    quotation: native('pakkumine kehtib kuni, palume teha pakkumine, palume hinnapakkumist'),
    invoice: native('tasuda enne, maksetähtaeg, viitenumber, tasumisele kuuluv'),
    delivery_note: native('kauba vastu võttis, kauba väljastas'),
  },
  totals: {
    net: native(`
      summa km ta, kokku km ta, kokku ilma km ta, vahesumma, summa ilma käibemaksuta, kokku käibemaksuta, maksustatav summa,
      summa kaibemaksuta, netosumma, tellimuse summa km ta, tellimus kokku km ta, summa enne kaibemaksu, kogusumma km ta,
      maksumus km ta, maksustatav kaive, read kokku, netosumma kokku, kogumaksumus km ta, tellimuse maksumus km ta,
      kaibemaksuta summa, kaibemaksuta kokku`),
    gross: native(`
      kokku, summa kokku, kokku km ga, tasuda, kokku tasuda, tellimuse summa, kogusumma, üldsumma, kokku koos km ga,
      summa km ga, koik kokku, kokku koos kaibemaksuga, tasumisele kuulub, kogumaksumus, summa kaibemaksuga,
      summa koos kaibemaksuga, tellimuse maksumus, koos kaibemaksuga, kokku kaibemaksuga, kogusumma km ga, kuulub tasumisele,
      tellimuse kogumaksumus, maksumus kokku, tellimus kokku km ga`),
    tax: native(`
      km, käibemaks, km 22, km 24, km 22%, km 24%, käibemaks 22%, käibemaks 24%, kaibemaksu summa`),
    carry: native(`
      ülekantud, ulekanne, jatkub, lehe summa, lehekulje summa, lehel kokku, jatkub jargmisel lehel`),
  },
  charges: native(`
    transport, kohaletoimetamine, pakend, allahindlus, saatmiskulu, transpordikulu, postikulu, kaitlustasu, pakendimaks,
    veokulu, tarnekulu, kindlustus, kutuselisa, umardamine, transporditasu, tarnetasu, saatekulu, saatekulud, transpordikulud,
    pakenditasu, teenustasu, vaiketellimuse tasu, taara, pandipakend, umardus, keskkonnatasu, kullerteenus, postitasu, veotasu,
    kaubaaluse tasu, ettemaks, pakendikulu, soodustus`),
  months: natives(
    'jaanuar jaanuaril jaan, veebruar veebr, märts märtsil, aprill apr, mai, juuni juunil, juuli juulil, august aug, september sept, oktoober oktoobril okt, november nov, detsember dets',
  ),
  weeks: native('nädal, näd'),
  units: native(
    'tk, tükk, pakk, pk, kast, kasti, kmpl, komplekt, paar, rull, rulli, kott, kotti, pudel, kg, g, t, l, m, m2, m3, h, leht, kanister, alus, jm',
  ),
  cues: {
    listing: native('kataloog*, hinnakiri*'),
    each: native('a, hinnaga'),
    hundred: native('sada, saja'),
    thousand: native('tuhat, tuhande'),
    informing: native('ainult teadmiseks, koopia teadmiseks, mitte taita, mitte tarnida'),
    asking: native(`
      vajame, meil on vaja, palun tarnige, palun saatke, palume saata, soovime, soovin, palun valmistage`),
    theirOrder: native('teie tellimus, teie tellimuse, sinu tellimus'),
    taken: native('oleme kätte saanud, saime kätte, täname tellimuse eest, aitäh tellimuse eest'),
    spanning: native('periood*, ajavahemik*'),
    fulfilled: native('tarnitud, saadud, saadetud, jääk, laos, tagastatud'),
    ordering: native('tellim*, ostutellim*'),
    number: native('nr, number'),
    date: native('kuupäev, kp'),
    delivering: native('tarne*, tarni*, kohaletoimet*'),
    when: native('kuupäev, tähtaeg, aeg, hiljemalt, soovitud, kuni'),
    wanted: native('soovitud, soovitav'),
    by: native('kuni, hiljemalt'),
    needing: native('tarnida, tarnige, vajame'),
    our: native('meie'),
    your: native('teie'),
    little: native('ja, või, kuni, on, eest, ning, kohta'),
    and: native('ja, või, ning'),
    noNumber: native('vt, suuline, puudub, telefoni teel, kiire'),
    due: native('maksetähtaeg, tasuda enne'),
    elsewhere: native('arve*, makse*, pakkum*, kehtib'),
    answering: native('kinnit*, *kinnitus'),
    replaced: native('vana, endine, algne, eelmine, oli, praegune'),
    replacing: native('uus, muudetud, nüüd, praegune'),
    changing: native('muudat*, muutm*, muudet*'),
    cancelling: native('tühist*, annulleer*'),
    annexed: native('lisa'),
    quoting: native('pakkum*, päring*, hinnakir*, hinnapakkum*, hinnapäring*'),
    billing: native('arve, arved, ettemaksuarve, meeldetulet*'),
    requesting: native('tellime, palume tarnida, soovime tellida, palun saatke, palume saata'),
    crediting: native('kreeditarve*, tagast*'),
    deliveryPaper: native('saateleh*, veoleh*, pakkeleh*'),
    agreeing: native('leping*, raamleping*, prognoos*, kataloog*, protokoll*, akt'),
    stocking: native(`
      laoseis, laos, laojääk, jääk, miinimumvaru, lao väärtus, saadaval, miinimumtellimus, minimaalne tellimus, minimaalne kogus,
      miinimumkogus, min tellimus, min kogus`),
    estimating: native('eeldatav, hinnanguline, aastane, prognoositav'),
    besideTitle: native('tarnijale, kauba, kiire, ostu'),
    labelling: native('nr, number, kuupäev, summa, aadress, tingimused, kogus, väärtus'),
    subject: native('teema'),
    seller: native('tarnija*, müüja*, hankija*'),
    consignee: native('saaja*'),
    buyer: native('ostja*, tellija*, klien*'),
    party: native('ettevõte, firma, nimi, aadress, andmed, rekvisiidid'),
    partyData: native('andmed, rekvisiidid'),
    legal: native('oü, osaühing, aktsiaselts, mtü, füüsilisest isikust ettevõtja, fie, täisühing, usaldusühing, sihtasutus'),
    organisation: native(`
      ülikool, haigla, põhikool, keskkool, vald, linnavalitsus, vallavalitsus, gümnaasium, instituut, hotell, restoran, lasteaed,
      ministeerium, ühistu, kool, algkool, kutsekool, kutsehariduskeskus, raamatukogu, muuseum, selts, ühing, klubi, kogudus, hooldekodu,
      teater, apteek, linn, amet, sihtasutus, keskus, talu`),
    superior: native('eesti vabariik, ministeerium'),
    municipality: native('vallavalitsus, linnavalitsus, vald'),
    house: native('hotell, restoran, kohvik, külalistemaja, kõrts'),
    days: native('päeva, tööpäeva, nädalat'),
    previous: native('viimase, eelmise'),
    street: native('tänav, tn, mnt, maantee, pst, puiestee, vald, maakond'),
    person: native('hr, härra, proua'),
    salutation: native('lugupeetud, tere, palun, palume, täname, aitäh, lugupidamisega'),
    buyingOffice: native('ostuosakond, hankeosakond, hanked'),
    department: native('osakond, raamatupidamine, ladu, direktor, juhataja'),
    notName: native('tel, telefon, reg nr, registrikood, kmkr, konto, kuupäev, nr, lk, märkused, aadress, summa, kokku'),
    issuer: native('reg nr, registrikood, reg kood, kmkr, kmkr nr, konto, iban, pank'),
    carrier: native('swedbank, seb pank, lhv, omniva, itella'),
    sum: native('kokku, summa, kogusumma'),
    subtotal: native('vahesumma'),
    amount: native('summa, maksumus, hind'),
    besideSum: native('tasuda, tellimuse, koos'),
    excluding: native('ilma'),
    including: native('koos, sisaldab'),
    taxWord: native('km, käibemaks'),
    freight: native('transpor*, kohaletoimet*'),
    packaging: native('pakend*'),
    reduction: native('allahindlus*, soodustus*'),
  },
  money: { EUR: ['eurot'] },
};
