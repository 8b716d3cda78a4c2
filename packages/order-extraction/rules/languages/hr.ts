import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

/** Croatian; Bosnian and Serbian in Latin letters are read with it. */
export const croatian: Language = {
  code: 'hr',
  common: list(
    'i, u, na, za, od, do, iz, kupac, dobavljac, kolicina, cijena, ukupno, narudzba, narudzbe, isporuke, datum, rok, naziv, opis, bez, pdv',
  ),
  columns: {
    position: list('r br, rbr, rb, redni broj, red br, stavka, r b, rd br'),
    code: list(`
      sifra, sifra artikla, sifra robe, sifra proizvoda, kat br, kataloski broj, oznaka, artikl br, barkod, nasa sifra, interna sifra, sifra
      materijala, br artikla, broj artikla, kat broj`),
    supplierCode: list(`
      vasa sifra, sifra dobavljaca, kataloski broj dobavljaca, sifra artikla dobavljaca, sifra proizvodaca, kataloski broj proizvodaca, kat
      br dobavljaca`),
    name: list(`
      opis robe, naziv artikla, naziv robe, naziv proizvoda, naziv, naziv robe usluge, opis artikla, roba, proizvod, artikl, opis stavke,
      vrsta robe, naziv dobra @ usluge, trgovacki naziv robe, vrsta robe @ usluge`),
    qty: list(`
      kolicina, kol, narucena kolicina, kolicina kom, trazena kolicina, naruceno, porucena kolicina, komada, broj komada`),
    unit: list('jed mjere, j mj, jm, jmj, mjera, jedinica mjere, jed mj, jedinica, mj jed'),
    price: list(`
      jed cijena, jedinicna cijena, cijena, cijena bez pdv, cijena bez pdv a, cijena po jm, jed cijena bez pdv, cena, jedinicna cena, neto
      cijena, vpc, cena po jm, cena po jedinici mere`),
    discount: list('rabat, rabat %, popust, popust %'),
    tax: list('pdv, pdv %, stopa pdv, stopa pdv a, iznos pdv a, pdv stopa, porez'),
    amount: list(`
      ukupno, iznos, vrijednost, ukupna cijena, iznos bez pdv, iznos bez pdv a, ukupno bez pdv, vrednost, ukupan iznos, svota, ukupna cena`),
    date: list('rok isporuke, datum isporuke, rok, isporuka, trazeni datum'),
    other: list('napomena, primjedba'),
  },
  labels: {
    po_number: list(`
      narudzbenica br, narudzbenica broj, broj narudzbe, broj narudzbenice, narudzba br, narudzba broj, narudzbenica, nasa narudzba, vasa
      narudzba, br narudzbe, br narudzbenice, porudzbenica br, broj porudzbenice, broj porudzbine, broj dokumenta, narudzba, referentni broj
      narudzbe`),
    order_date: list(`
      datum narudzbe, datum narudzbenice, datum izdavanja, datum, datum porudzbine, datum dokumenta, mjesto i datum, datum izrade, datum
      narucivanja, datum kreiranja`),
    delivery_date: list(`
      rok isporuke, datum isporuke, isporuka do, trazeni rok isporuke, zeljeni datum isporuke, isporuciti do, rok dobave, termin isporuke,
      najkasnije do, datum otpreme, rok izvrsenja, datum preuzimanja`),
    currency: list('valuta, valuta narudzbe, oznaka valute'),
    customer_code: list('sifra kupca, broj kupca, kupac br, sifra partnera, sifra komitenta, sifra klijenta'),
    phone: list('tel, telefon, mob, mobitel, broj telefona, mobilni'),
    tax_number: list(`
      oib, pdv broj, pdv id broj, pib, maticni broj, id za pdv, pdv id, jib, id broj, porezni broj, poreski broj, pdv identifikacijski broj,
      oib kupca`),
    email: list('e mail, email, e posta, mail, e mail adresa, elektronska posta'),
    contact: list(`
      kontakt osoba, kontakt, narucio, odgovorna osoba, izradio, referent, osoba za kontakt, kontakt lice, narudzbu izradio, sastavio,
      odobrio, odgovorno lice, komercijalist, dokument izradio`),
    supplier_code: list('sifra dobavljaca, broj dobavljaca, dobavljac br'),
    other_number: list(
      'broj racuna, racun br, ponuda br, vasa ponuda, broj ponude, ugovor br, fax, faks, iban, placanje, nacin placanja, rok placanja, stranica, mjesto isporuke, adresa isporuke, nacin isporuke, paritet, napomena',
    ),
  },
  zones: {
    buyer: list(`
      kupac, narucitelj, narucilac, podaci o kupcu, platitelj, racun na, primatelj racuna, adresa za racun, adresa za dostavu racuna,
      narucioc, porucilac, narucilac robe`),
    ship_to: list(`
      mjesto isporuke, adresa isporuke, adresa dostave, isporuciti na, primatelj, mesto isporuke, mjesto dostave, primatelj robe, primalac,
      primalac robe, primaoc, mjesto istovara, lokacija isporuke, mjesto preuzimanja`),
    seller: list(`
      dobavljac, prodavatelj, isporucitelj, prodavac, za, podaci o dobavljacu, adresa dobavljaca, izvodac, isporucilac, ponuditelj, naziv
      dobavljaca, izvrsitelj`),
    third: list('krajnji kupac, investitor, nas kupac, krajnji korisnik, krajnji narucitelj'),
  },
  titles: {
    order: list(`
      narudzbenica, narudzba, narudzba dobavljacu, nalog za nabavu, narudzba robe, porudzbenica, porudzbina, narudzbeni list, obrazac
      narudzbe, nabavni nalog, nalog za kupovinu`),
    order_change: list(`
      izmjena narudzbe, promjena narudzbe, izmjena narudzbenice, dopuna narudzbe, izmijenjena narudzba, ispravak narudzbe, izmena porudzbine`),
    order_cancellation: list(`
      storno narudzbe, otkaz narudzbe, otkazivanje narudzbe, ponistenje narudzbe, odustajanje od narudzbe`),
    order_response: list(`
      potvrda narudzbe, potvrda narudzbenice, potvrda porudzbine, potvrda primitka narudzbe, potvrda o primitku narudzbe, potvrda prijema
      porudzbine, potvrda prijema narudzbe, prihvat narudzbe, potvrda naloga`),
    quotation: list(`
      ponuda, upit, zahtjev za ponudu, zahtev za ponudu, predracun ponuda, upit za ponudu, cjenik, cenovnik, poziv na dostavu ponuda,
      cjenovnik, ponudbeni list, troskovnik, zahtjev za dostavu ponude, poziv za dostavu ponude, kalkulacija cijene`),
    invoice: list(`
      racun, predracun, racun otpremnica, proforma racun, opomena, opomena pred tuzbu, izvod otvorenih stavaka, faktura, podsjetnik za
      placanje, izvod otvorenih stavki, terecenje, knjizno zaduzenje, ios`),
    delivery_note: list(`
      otpremnica, dostavnica, primka, prijevoznica, teretni list, popis pakiranja, izdatnica, prijemnica, prijemni list, pakirna lista,
      lista pakiranja, tovarni list, meduskladisnica, nalog za otpremu, otpremni list, revers`),
    receipt: list('potvrda o uplati, blagajnicki racun, priznanica'),
    other: list(`
      ugovor, okvirni ugovor, okvirni sporazum, odobrenje, knjizno odobrenje, povrat robe, povratnica, reklamacija, opci uvjeti, katalog,
      inventura, zahtjev za nabavu, prognoza, plan isporuke, zapisnik, okvirna narudzba, knjizna obavijest, zahtjevnica, interna
      zahtjevnica, stanje zaliha, stanje skladista, trebovanje, zahtev za nabavku, bilten, popisna lista, dinamika isporuke, povracaj robe`),
  },
  phrases: {
    order: list(
      'narucujemo, ovime narucujemo, molimo isporuku, molimo isporuciti, molimo potvrdu narudzbe, molimo isporucite, porucujemo',
    ),
    order_cancellation: list('otkazujemo narudzbu, storniramo narudzbu'),
    order_response: list('zahvaljujemo na narudzbi, potvrdujemo vasu narudzbu, potvrdjujemo vasu narudzbu'),
    quotation: list('ponuda vrijedi do, molimo vasu ponudu, rok vazenja ponude, molimo dostavite ponudu'),
    invoice: list('broj racuna, datum dospijeca, poziv na broj, za platiti, rok placanja racuna'),
    delivery_note: list('isporucena kolicina, robu primio'),
  },
  totals: {
    net: list(`
      iznos bez pdv a, ukupno bez pdv a, ukupno bez pdv, osnovica, medjuzbroj, meduzbroj, osnovica za pdv, neto, iznos bez pdv, neto iznos,
      osnovica pdv a, poreska osnovica, porezna osnovica, meduzbir`),
    gross: list(`
      sveukupno, sveukupno eur, ukupno, ukupno s pdv om, ukupno za platiti, za platiti, ukupno sa pdv, iznos s pdv om, ukupan iznos,
      vrijednost narudzbe, ukupno za placanje, za uplatu, ukupna vrijednost, ukupna vrednost, ukupan iznos narudzbe, ukupno za uplatu, sve
      ukupno, svega`),
    tax: list('pdv, iznos pdv a, pdv 25, porez, obracunati pdv'),
    carry: list('prijenos, prenos, donos'),
  },
  charges: list(`
    dostava, prijevoz, trosak dostave, troskovi prijevoza, pakiranje, popust, rabat, ambalaza, postarina, troskovi dostave, troskovi
    prevoza, troskovi transporta, manipulativni troskovi, osiguranje, troskovi pakiranja, pakovanje, trosak prijevoza`),
  months: lists(
    'sijecnja sijecanj januar, veljace veljaca februar, ozujka ozujak mart, travnja travanj april, svibnja svibanj maj, lipnja lipanj jun, srpnja srpanj jul, kolovoza kolovoz avgust, rujna rujan septembar, listopada listopad oktobar, studenoga studeni novembar, prosinca prosinac decembar',
  ),
  weeks: list('tjedan, tj, nedelja'),
  units: list(
    'kom, komad, komada, kut, kutija, pak, pakiranje, par, pari, rola, vreca, boca, sat, sati, m, m2, m3, kg, t, l, set, kompl, komplet, paleta, kanta, karton',
  ),
  cues: {
    listing: list('katalog*, cjenik*'),
    each: list('x, po, a'),
    hundred: list('sto, stotina'),
    thousand: list('tisuca, tisucu, hiljada, hiljadu'),
    informing: list('samo za informaciju, samo na znanje, kopija na znanje, ne isporucivati, ne izvrsavati'),
    asking: list(`
      trebamo, trebali bismo, molimo isporucite, molimo posaljite, molimo pripremite, potrebno nam je, htjeli bismo,
      zeljeli bismo, molimo dostavite`),
    theirOrder: list(`
      vasa narudzba, vasu narudzbu, vase narudzbe, vasoj narudzbi, vasa narudzbenica, vasu narudzbenicu,
      vase narudzbenice`),
    taken: list('zaprimili smo, primili smo, zahvaljujemo na narudzbi, hvala na narudzbi, je poslana, je otpremljena'),
    former: list('ranije, umjesto, prije, prvotno'),
    requisitioning: list('zahtjevnica, zahtjev za nabavu'),
    returning: list('poslati na, posaljite na, vratiti na'),
    spanning: list('razdoblj*, period*'),
    fulfilled: list('isporuceno, zaprimljeno, poslano, preostalo, ostatak, na zalihi, zaliha, lokacija, vraceno, izdano'),
    ordering: list('narudzb*, narucit*, porudz*'),
    number: list('broj, br, sifra'),
    date: list('datum, dana'),
    dated: list('od, od dana, dana'),
    delivering: list('isporuk*, isporuc*, dostav*'),
    when: list(`
      rok, datum, termin, najkasnije, zeljeni, trazeni, ocekivani, planirani, predvideni, zahtijevani, zahtevani, vrijeme, vreme`),
    wanted: list('trazeni, zeljeni, trazena, zeljena, ocekivani, zahtijevani, zahtevani'),
    by: list('najkasnije do'),
    our: list('nasa, nas'),
    your: list('vasa, vas'),
    noNumber: list('vidi, nema, usmeno, telefonski, prilog, nepoznato, hitno'),
    stocking: list(`
      zaliha, na zalihi, stanje, stanje zaliha, na skladistu, minimalna zaliha, vrijednost zalihe, raspolozivo, minimalna narudzba, min
      narudzba, minimalna kolicina, min kolicina`),
    estimating: list('procijenjena, procijenjeni, okvirna, okvirne, godisnja, predvidena, planirana'),
    due: list('dospijece, datum dospijeca'),
    elsewhere: list('racun*, ponud*, dospijec*, ugovor*'),
    answering: list('potvrd*'),
    replaced: list('stara, staro, stari, prijasnja, dosadasnja, prvotna, prethodna, trenutna'),
    replacing: list('nova, novo, novi, izmijenjena, sada, promijenjena, trenutna'),
    changing: list('izmjen*, promjen*, dopun*, izmijenj*, izmen*'),
    cancelling: list('otkaz*, ponisten*'),
    annexed: list('prilog'),
    quoting: list('ponud*, upit, cjenik*, cenovnik*'),
    billing: list('racun*, opomen*, predracun*'),
    crediting: list('povrat*, odobrenj*, reklamacij*'),
    moving: list('otprem*, dostavn*'),
    deliveryPaper: list('otpremnic*, dostavnic*, primka'),
    agreeing: list('ugovor*, okvirn*, sporazum*, zapisnik*'),
    besideTitle: list('dobavljacu, kupca, robe, hitna'),
    labelling: list('broj, datum, ukupno, adresa, iznos, vrsta, kolicina, vrijednost, uvjeti, napomena'),
    subject: list('predmet'),
    little: list('i, na, za, od, do, iz, po, pri, ili'),
    besideSum: list('iznosi, narudzbe, za, platiti, cijena, vrijednost, svih'),
    seller: list('dobavljac*, prodavatelj*, isporucitelj*'),
    buyer: list('kupac, kupca, narucitelj*, narucilac'),
    consignee: list('primatelj*'),
    party: list('tvrtka, naziv, adresa, podaci, sjediste'),
    legal: list(
      'javno komunalno preduzece, javno preduzece, javno komunalno poduzece, javno poduzece, komunalno preduzece, jkp, d o o, j d o o, d d, doo, dd, obrt, a d, zadruga, poljoprivredna zadruga, proizvodna zadruga, j t d, jtd, szr',
    ),
    organisation: list(`
      opcina, grad, biblioteka, gradska biblioteka, narodna biblioteka, bolnica, skola, sveuciliste, ustanova, zaklada, udruga, vrtic, osnovna skola, srednja skola, gimnazija, dom zdravlja,
      dom, klinika, vatrogasno, dvd, fakultet, institut, knjiznica, muzej, kazaliste, zupanija, ministarstvo, crkva, zupa, klub, drustvo,
      hotel, restoran, pekara, ljekarna, centar, agencija`),
    superior: list('republika, ministarstvo, zupanija'),
    operatedBy: list('kojim upravlja, u vlasnistvu'),
    municipality: list('opcina'),
    house: list('hotel, restoran, konoba, caffe bar, pansion, gostionica, kafana'),
    days: list('dana, dan, tjedana'),
    previous: list('zadnje, prosle, prethodne'),
    street: list('ulica, ul, trg, cesta, put'),
    person: list('gosp, gdin, gda'),
    addressing: list('za tvrtku'),
    attention: list('na ruke, n r, n p'),
    salutation: list('postovani, s postovanjem, molimo, hvala, lijep pozdrav'),
    buyingOffice: list('nabava, odjel nabave, sluzba nabave, nabavka'),
    department: list('nabava, racunovodstvo, skladiste, odjel*, sluzba, direktor, voditelj'),
    proprietor: list('vlasnik, vlasnica, vl'),
    notName: list('telefon, oib, iban, pib, datum, broj, rok, mjesto, nacin, napomena, stranica, ziro racun, pdv'),
    issuer: list(
      'oib, iban, temeljni kapital, trgovacki sud, maticni broj, ziro racun, tek racun, tekuci racun, poslovni racun, uprava',
    ),
    buyingMail: list('nabava*, nabavka'),
    billingMail: list('racunovodstvo*, racuni'),
    sum: list('ukupno, sveukupno, zbroj, ukupan, ukupna'),
    subtotal: list('medjuzbroj, meduzbroj, osnovica'),
    amount: list('iznos, vrijednost, cijena'),
    excluding: list('bez'),
    taxWord: list('pdv, pdv a, porez, poreza'),
    freight: list('prijevoz*, dostava'),
    reduction: list('popust*, rabat'),
    including: list('s, sa'),
  },
  money: { EUR: ['eura'], RSD: ['dinara', 'динара', 'дин', 'рсд'] },
};
