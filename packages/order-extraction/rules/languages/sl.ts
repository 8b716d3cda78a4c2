import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const slovenian: Language = {
  code: 'sl',
  common: list(
    'in, v, na, za, od, do, iz, kupec, dobavitelj, kolicina, cena, skupaj, narocilo, narocila, dobave, datum, rok, naziv, opis, brez, ddv',
  ),
  columns: {
    position: list('zap st, zap, zaporedna st, poz, st, postavka, zaporedna stevilka, z st'),
    code: list(`
      sifra, sifra artikla, sifra izdelka, ident, kataloska st, koda, sifra blaga, oznaka artikla, crtna koda, kat st, kataloska stevilka,
      sifra materiala, nasa sifra, interna sifra, st artikla`),
    supplierCode: list(`
      vasa sifra, sifra dobavitelja, sifra artikla dobavitelja, koda dobavitelja, kataloska st dobavitelja, koda proizvajalca, sifra
      proizvajalca`),
    name: list(`
      naziv artikla, naziv blaga, naziv izdelka, naziv, opis blaga, opis artikla, artikel, blago, izdelek, opis storitve, naziv blaga ali
      storitve, vrsta blaga, ime artikla, ime izdelka`),
    qty: list('kolicina, kol, narocena kolicina, stevilo, stevilo kosov, st kosov, kolicina za narocilo'),
    unit: list('em, enota, enota mere, me, em enota, merska enota, e m'),
    price: list(`
      cena brez ddv, cena, cena na enoto, cena em, neto cena, enotna cena, cena na em, cena enote, cena brez ddv na enoto`),
    discount: list('popust, popust %, rabat, rabat %, popusta %, % popusta, rabata %, % rabata'),
    tax: list('ddv, ddv %, stopnja ddv, znesek ddv'),
    amount: list('znesek, vrednost, skupaj, znesek brez ddv, vrednost brez ddv, skupaj brez ddv, neto znesek, skupna cena'),
    date: list('rok dobave, datum dobave, dobavni rok, rok, dobava'),
    other: list('opomba, opombe'),
  },
  labels: {
    po_number: list(`
      narocilnica st, narocilnica stevilka, st narocilnice, stevilka narocilnice, narocilo st, stevilka narocila, st narocila, narocilo
      stevilka, narocilnica, nase narocilo, vase narocilo, st nabavnega narocila, stevilka dokumenta, st dokumenta, stevilka nasega
      narocila, nar st, evidencna st narocila, st vasega narocila, st nasega narocila, narocilo, evid st narocila`),
    order_date: list(`
      datum narocila, datum narocilnice, datum izdaje, datum, datum dokumenta, kraj in datum, datum izdaje narocilnice`),
    delivery_date: list(`
      rok dobave, datum dobave, dobava do, zeleni rok dobave, zeleni datum dobave, dobaviti do, dobavni rok, datum dostave, rok dostave, rok
      izvedbe, datum odpreme, datum prevzema, najkasneje do`),
    currency: list('valuta, denarna enota, oznaka valute'),
    customer_code: list('sifra kupca, stevilka kupca, st kupca, sifra partnerja, sifra stranke, sifra narocnika'),
    phone: list('tel, telefon, gsm, mobitel, telefonska stevilka'),
    tax_number: list(`
      id za ddv, davcna stevilka, davcna st, id st za ddv, maticna stevilka, identifikacijska stevilka, identifikacijska stevilka za ddv, id
      ddv, ident st za ddv`),
    email: list('e posta, email, e mail, e naslov, elektronska posta, elektronski naslov'),
    contact: list(`
      kontaktna oseba, kontakt, narocil, odgovorna oseba, pripravil, referent, narocilo izdal, komercialist, izdal, sestavil, skrbnik
      narocila`),
    supplier_code: list('sifra dobavitelja, st dobavitelja, stevilka dobavitelja'),
    other_number: list(
      'stevilka racuna, racun st, ponudba st, vasa ponudba, st ponudbe, pogodba st, faks, placilo, nacin placila, rok placila, placilni pogoji, stran, kraj dobave, naslov dostave, nacin dobave, trr, sklic, opomba',
    ),
  },
  zones: {
    buyer: list(`
      kupec, narocnik, podatki o kupcu, placnik, racun na, prejemnik racuna, naslov za racun, narocnik storitve, racun izstaviti na`),
    ship_to: list(`
      naslov dostave, kraj dobave, prejemnik, dostaviti na, mesto dobave, naslov dobave, mesto dostave, kraj dostave, prejemnik blaga,
      lokacija dostave, kraj prevzema`),
    seller: list('dobavitelj, prodajalec, izvajalec, ponudnik, naslov dobavitelja, naziv dobavitelja, podatki o dobavitelju'),
    third: list('koncni kupec, investitor, nas kupec, nas narocnik, koncni uporabnik, koncni narocnik'),
  },
  titles: {
    order: list(`
      narocilnica, narocilo, narocilo dobavitelju, nabavno narocilo, narocilo blaga, obrazec za narocilo, narocilni list, narocilni obrazec`),
    order_change: list('sprememba narocila, sprememba narocilnice, dopolnitev narocila, popravek narocila, spremenjeno narocilo'),
    order_cancellation: list('preklic narocila, storno narocila, odpoved narocila, odstop od narocila'),
    order_response: list(`
      potrditev narocila, potrdilo narocila, potrdilo o narocilu, potrditev prejema narocila, potrjeno narocilo, prejeto narocilo, sprejem
      narocila`),
    quotation: list(`
      ponudba, povprasevanje, cenik, zahteva za ponudbo, predracun ponudba, povabilo k oddaji ponudbe, ponudbeni predracun, kalkulacija,
      popis del, obrazec ponudbe, zbiranje ponudb`),
    invoice: list(`
      racun, predracun, dobropis racun, opomin, zadnji opomin, opomin pred tozbo, avansni racun, faktura, izpis odprtih postavk, bremepis,
      obvestilo o zapadlih obveznostih, zahtevek za placilo`),
    delivery_note: list(`
      dobavnica, odpremnica, prevzemnica, tovorni list, spisek pakiranja, izdajnica, odpremni list, prevzemni list, pakirni list,
      prejemnica, prevzem blaga, spremni list, medskladiscnica`),
    receipt: list('potrdilo o placilu, blagajniski prejemek, potrdilo o prejemu'),
    other: list(`
      pogodba, okvirna pogodba, okvirni sporazum, dobropis, vracilo blaga, povratnica, reklamacija, reklamacijski zapisnik, splosni pogoji,
      katalog, inventura, zahtevek za nabavo, napoved, plan dobav, zapisnik, okvirno narocilo, terminski plan, zahtevek za narocilo, predlog
      za nabavo, interni zahtevek, zahtevnica, predlog narocila, obracun, zaloga, stanje zalog`),
  },
  phrases: {
    order: list('narocamo, s tem narocamo, prosimo za dobavo, prosimo dobavite, prosimo za potrditev narocila, pri vas narocamo'),
    order_cancellation: list('preklicujemo narocilo, odpovedujemo narocilo'),
    order_response: list('zahvaljujemo se za narocilo, potrjujemo vase narocilo, hvala za narocilo'),
    quotation: list('ponudba velja do, prosimo za ponudbo, veljavnost ponudbe, prosimo za vaso ponudbo'),
    invoice: list('stevilka racuna, datum zapadlosti, rok placila racuna, za placilo do'),
    delivery_note: list('dobavljena kolicina, blago prevzel'),
  },
  totals: {
    net: list(`
      skupaj brez ddv, osnova, osnova za ddv, vmesna vsota, neto, znesek brez ddv, vrednost brez ddv, neto znesek, davcna osnova, neto
      vrednost`),
    gross: list(`
      skupaj za placilo, skupaj, skupaj z ddv, za placilo, znesek z ddv, skupna vrednost, skupni znesek, vrednost narocila, znesek za
      placilo, koncni znesek, bruto znesek`),
    tax: list('ddv, znesek ddv, ddv 22, ddv 9 5, davek'),
    carry: list('prenos, prenos na naslednjo stran'),
  },
  charges: list(`
    dostava, prevoz, stroski dostave, stroski prevoza, pakiranje, popust, rabat, embalaza, postnina, manipulativni stroski, stroski
    posiljanja, prevozni stroski, stroski pakiranja, zavarovanje, dodatek za gorivo`),
  months: lists(
    'januar januarja, februar februarja, marec marca, april aprila, maj maja, junij junija, julij julija, avgust avgusta, september septembra, oktober oktobra, november novembra, december decembra',
  ),
  weeks: list('teden, tedna, ted'),
  units: list(
    'kos, kosov, kom, skatla, skatel, zav, zavoj, paket, par, parov, rola, vreca, steklenica, ura, ur, m, m2, m3, kg, t, l, set, kpl, komplet, paleta, vedro, karton',
  ),
  cues: {
    listing: list('katalog*, cenik*'),
    each: list('x, po, a'),
    hundred: list('sto, stotica'),
    thousand: list('tisoc, tis'),
    informing: list('samo v vednost, kopija v vednost, samo za informacijo, ne dobaviti, ne izvrsiti'),
    asking: list(`
      potrebujemo, potrebovali bi, prosimo dobavite, prosimo posljite, prosimo pripravite, zeleli bi, radi bi`),
    theirOrder: list('vase narocilo, vasega narocila, vasemu narocilu'),
    taken: list('prejeli smo, smo prejeli, zahvaljujemo se za narocilo, hvala za narocilo, je odposlano'),
    former: list('prej, namesto, prvotno'),
    requisitioning: list('zahtevek za nabavo'),
    returning: list('posljite na, poslati na, vrniti na'),
    spanning: list('obdobj*'),
    fulfilled: list('dobavljeno, prejeto, poslano, preostanek, ostanek, zaloga, na zalogi, lokacija, vrnjeno, izdano'),
    ordering: list('narocil*, narocniski'),
    number: list('stevilka, stev, sifra'),
    date: list('datum, dne'),
    dated: list('z dne, dne'),
    delivering: list('dobav*, dostav*'),
    when: list(`
      rok, datum, najkasneje, zeleni, zahtevani, predviden, predvideni, predvidena, pricakovan, pricakovani, potrjen, potrjeni, zahtevan`),
    wanted: list('zeleni, zelen, zahtevani, zahtevan, pricakovani, pricakovan'),
    by: list('najkasneje do'),
    our: list('nase, nasa, nas, nasega'),
    your: list('vase, vasa, vas, vasega'),
    noNumber: list('glej, ni, ustno, telefonsko, priloga, neznano, nujno'),
    stocking: list(`
      zaloga, na zalogi, minimalna zaloga, vrednost zaloge, razpolozljivo, minimalno narocilo, min narocilo, minimalna kolicina, min
      kolicina`),
    estimating: list('ocenjena, ocenjeni, okvirna, okvirne, letna, predvidena, planirana'),
    due: list('zapadlost, datum zapadlosti'),
    elsewhere: list('racun*, ponudb*, zapadl*, pogodb*'),
    answering: list('potrdi*'),
    replaced: list('stara, staro, stari, prejsnja, prvotna, trenutna'),
    replacing: list('nova, novo, novi, spremenjena, zdaj, trenutna'),
    changing: list('spremem*, dopolnitev, dopolnitve, dopolnitvi, spremenj*, sprememb*'),
    cancelling: list('preklic*, odpoved*'),
    annexed: list('priloga'),
    quoting: list('ponudb*, povprasevan*, cenik*'),
    billing: list('racun*, opomin*, predracun*'),
    crediting: list('vracil*, dobropis*, reklamacij*'),
    moving: list('odprem*, dobavn*'),
    deliveryPaper: list('dobavnic*, odpremnic*, prevzemnic*'),
    agreeing: list('pogodb*, okvirn*, sporazum*, zapisnik*'),
    besideTitle: list('dobavitelju, kupca, blaga, nujno'),
    labelling: list('stevilka, datum, skupaj, naslov, znesek, vrsta, kolicina, vrednost, pogoji, koda, opomba'),
    subject: list('zadeva, predmet'),
    little: list('in, na, za, od, do, iz, po, pri, ali'),
    besideSum: list('znasa, narocila, za, placilo, cena, vrednost, vseh'),
    seller: list('dobavitelj*, prodajalec*'),
    buyer: list('kupec, kupca, narocnik*'),
    consignee: list('prejemnik*'),
    party: list('podjetje, naziv, naslov, podatki, sedez'),
    legal: list('so p, d o o so p, z o o so p, d o o, d d, s p, d n o, k d, zadruga, kmetijska zadruga, z o o'),
    organisation: list(`
      obcina, mesto, bolnisnica, sola, univerza, zavod, ustanova, drustvo, vrtec, gostinstvo, gostilna, osnovna sola, srednja sola,
      gimnazija, fakulteta, institut, knjiznica, muzej, gledalisce, zdravstveni dom, dom, dom starejsih, klinika, lekarna, gasilsko,
      prostovoljno gasilsko drustvo, pgd, zupnija, klub, ministrstvo, agencija, center, upravna enota, hotel, kmetija, javni zavod`),
    superior: list('republika, ministrstvo'),
    municipality: list('obcina'),
    house: list('hotel, restavracija, gostilna, gostisce, penzion, okrepcevalnica, picerija'),
    days: list('dni, tednov'),
    previous: list('zadnje, prejsnje'),
    street: list('ulica, ul, trg, cesta, pot'),
    person: list('gospod, gospa'),
    addressing: list('za podjetje'),
    attention: list('v roke'),
    salutation: list('spostovani, lep pozdrav, s spostovanjem, prosimo, hvala'),
    buyingOffice: list('nabava, oddelek nabave, nabavna sluzba'),
    department: list('nabava, racunovodstvo, skladisce, oddelek*, sluzba, direktor, vodja'),
    proprietor: list('lastnik, lastnica'),
    notName: list('telefon, id za ddv, trr, datum, stevilka, rok, kraj, nacin, opomba, stran, maticna, ddv'),
    issuer: list('id za ddv, trr, osnovni kapital, okrozno sodisce, maticna stevilka, direktor'),
    buyingMail: list('nabava*, narocila'),
    billingMail: list('racunovodstvo*, racuni'),
    sum: list('skupaj, vsota'),
    subtotal: list('vmesna, osnova'),
    amount: list('znesek, vrednost, cena'),
    excluding: list('brez'),
    taxWord: list('ddv, davek'),
    freight: list('prevoz*, dostava'),
    reduction: list('popust*, rabat'),
    including: list('z'),
  },
  money: { EUR: ['evrov', 'evri'] },
};
