import type { Language } from './language.types.ts';
import { list, lists, native } from './list.ts';

export const hungarian: Language = {
  code: 'hu',
  common: list(`
    es, a, az, megrendeles, mennyiseg, egysegar, osszesen, datum, szam, megnevezes, szallitas, hatarido, kerjuk, db, afa, adoszam, megrendelo,
    szallito, vevo, netto, brutto, fizetesi, ar, ertek, cikkszam, tetel, ugyfel, rendeles, ft, telefon, kelt`),
  columns: {
    position: list('sorsz, sorszam, tetel, ssz, poz, s sz, tetelszam, sor, nr, tetel sz, tetelsorszam'),
    code: list(`
      cikkszam, kod, termekkod, cikk, cikkod, cikk szam, katalogusszam, kat szam, rendelesi szam, rendelesi kod, ean, ean kod, gtin,
      azonosito, anyagszam, gyari szam, hivatkozas, sajat cikkszam, sajat cikkszamunk, vtsz, alkatreszszam, termekszam, termek kod,
      vonalkod, cikkszamunk, tipus, termek kodja, cikk kodja, aru kodja, termekazonosito, megrendelo cikkszama, rajzszam, cikk kod,
      anyagkod, vevoi cikkszam, belso cikkszam`),
    supplierCode: list(`
      szallitoi cikkszam, szallito cikkszama, onok cikkszama, beszallitoi cikkszam, szallitoi kod, gyartoi cikkszam, on cikkszama, eladoi
      cikkszam, beszallito cikkszama, gyartoi kod, elado cikkszama, szallitoi termekkod, gyarto cikkszama`),
    name: list(`
      megnevezes, termek, termek megnevezese, leiras, aru, aru megnevezese, cikk megnevezese, termeknev, nev, termekleiras, aru leirasa,
      cikknev, megnev, arumegnevezes, termek neve, cikk neve, szolgaltatas, anyag megnevezese, anyag, termek @ szolgaltatas, aru
      szolgaltatas megnevezese, tetel megnevezese, targy, anyagnev, arucikk, cikk leirasa, termek vagy szolgaltatas megnevezese`),
    qty: list(`
      mennyiseg, menny, db, darab, rendelt mennyiseg, darabszam, rendelt, mennyiseg db, megrendelt mennyiseg, db szam, igenyelt mennyiseg,
      rendelendo mennyiseg, kert mennyiseg, rendelesi mennyiseg`),
    unit: list('me, m e, mertekegyseg, egyseg, egys, menny egys, mennyisegi egyseg, kiszereles, m egys, menny egyseg, menny e'),
    price: list(`
      egysegar, ar, netto egysegar, egysegar netto, netto ar, egys ar, e ar, ar @ db, beszerzesi ar, egysegar ft, egysegar eur, listaar,
      egysegar huf, darabar, netto egysegar ft, netto egysegar huf, db ar, e ar netto, ft @ db, netto egys ar, afa nelkuli egysegar`),
    priceUnit: list('aregyseg, ar egyseg'),
    discount: list('kedvezmeny, kedvezmeny %, engedmeny, engedmeny %, rabatt, kedv %, kedv, kedvezmeny merteke'),
    tax: list('afa, afa %, afa kulcs, afakulcs, ado, afa osszeg, afa ertek, afa merteke, adokulcs'),
    amount: list(`
      osszesen, ertek, netto ertek, osszeg, netto osszesen, tetel osszesen, osszertek, netto osszeg, ar osszesen, ertek ft, netto,
      sorosszeg, osszesen netto, netto ertek ft, ertek huf, netto ertek huf, osszesen ft, osszesen eur, netto osszesen ft, tetel erteke,
      teljes ar, netto ar osszesen, sor osszesen, vegosszeg`),
    date: list(`
      szallitasi hatarido, hatarido, szallitas, szallitasi datum, datum, teljesitesi hatarido, kert hatarido, kert szallitasi datum,
      szallitasi ido, beerkezes`),
    other: list(`
      suly, szin, meret, megjegyzes, allapot, penznem, raktar, brutto, brutto ertek, brutto ar, brutto osszesen, afa tartalom`),
  },
  labels: {
    po_number: list(`
      megrendeles szama, megrendelesszam, rendelesszam, rendeles szama, megrendeles, rendeles, megrendelesi szam, rendelesi szam,
      megrendelesunk szama, rendelesunk szama, megrend szam, megrendeles azonosito, rendelesazonosito, rendeles azonosito, onok
      rendelesszama, sajat rendelesszam, vevoi rendelesszam, vevo rendelesszama, beszerzesi megrendeles, beszerzesi rendeles szama,
      beszerzesi megrendeles szama, megrendeles sorszama, sorszam, bizonylatszam, szam, iktatoszam, po szam, megrendelo szama, beszerzesi
      rendeles, rend szam, bizonylat szama, sz, megrend sz, megr szam, hivatkozasi rendelesszam`),
    order_date: list(`
      megrendeles datuma, rendeles datuma, datum, kelt, kiallitas datuma, rendeles kelte, megrendeles kelte, keltezes, letrehozva, bizonylat
      kelte, kiallitas kelte, rendeles napja, kelte, bizonylat datuma, nyomtatva, rendeles idopontja, megrendeles idopontja, letrehozas
      datuma`),
    delivery_date: list(`
      mikorra kerjuk, mikorra, mikorra kell, mikorra varjuk,
      szallitasi hatarido, kert szallitasi hatarido, szallitas datuma, szallitasi datum, kert szallitas, kert szallitasi datum, teljesitesi hatarido,
      teljesites datuma, hatarido, szallitas, kert hatarido, legkesobbi szallitas, kivant szallitasi hatarido, szallitasi ido, szallitas napja,
      beszallitasi hatarido, szallitas hete, kert teljesites, varhato szallitas, visszaigazolt hatarido, szallitando, atvetel datuma, beerkezesi
      hatarido, igenyelt szallitasi datum, kert datum, leszallitas hatarideje, szallitas ideje, varhato szallitasi datum, szallitasi nap, kiszallitas
      datuma, kiszallitas, kert beerkezes, teljesites hatarideje, teljesites, igenyelt hatarido`),
    currency: list('penznem, deviza, devizanem, valuta, arak, valutanem, fizetes penzneme, rendeles penzneme'),
    customer_code: list(`
      vevokod, ugyfelszam, vevoszam, vevo kodja, ugyfelkod, vevo szama, partnerkod, ugyfelazonosito, vevokodunk, sajat vevokodunk,
      vevoazonosito, partnerszam, vevo azonosito, partner azonosito, partnerazonosito`),
    phone: list('telefon, tel, telefonszam, mobil, tel szam'),
    tax_number: list(`
      adoszam, kozossegi adoszam, eu adoszam, vat, adoszama, eu adoszama, kozossegi adoszama, adoazonosito, csoportos adoszam,
      csoportazonosito szam`),
    email: list('e mail, email, mail, e mail cim, emailcim'),
    contact: list(`
      kapcsolattarto, kapcsolat, ugyintezo, megrendelo neve, kiallitotta, beszerzo, keszitette, rendelte, felelos, jovahagyta,
      kapcsolattarto neve, kapcsolattarto szemely, megrendelte, osszeallitotta`),
    supplier_code: list(`
      szallitokod, szallito kodja, szallitoi kod, beszallitoi kod, szallito szama, szallito azonosito, szallitoszam`),
    other_number: list(`
      szamlaszam, szamla szama, ajanlat szama, ajanlatszam, ajanlat, ajanlatuk szama, szallitolevel szama, oldal, lap, fax, projekt, projektszam,
      munkaszam, fizetesi feltetelek, fizetesi mod, fizetes, fizetes modja, szallitasi mod, szallitasi feltetelek, iban, bic, swift, bank, bankszamla,
      bankszamlaszam, web, honlap, osztaly, koltseghely, megjegyzes, szerzodes, szerzodesszam, keretszerzodes, verzio, cim, hivatkozas, hivatkozasi
      szam, onok jele, targy, raktar, incoterms, cegjegyzekszam, szallitasi cim, paritas, fizetesi hatarido, statusz`),
  },
  zones: {
    buyer: list(`
      megrendelo, vevo, szamlazasi cim, szamlazasi adatok, ugyfel, szamla cimzettje, vasarlo, felado, megrendelo adatai, vevo adatai, cegnev, ceg,
      szamlafizeto, megrendelo neve, vevo neve, szamlazas, szamla, koltsegviselo, szamlazasi nev`),
    ship_to: list(`
      szallitasi cim, szallitas helye, atvevo, szallitasi hely, cimzett, teljesites helye, szallitas cime, kiszallitasi cim, rendeltetesi
      hely, atvetel helye, szallitando, kiszallitas helye, lerakodas helye, leszallitas helye, aru atvevoje, lerakohely`),
    seller: list(`
      szallito, elado, beszallito, szallito adatai, szallito neve, szallito cime, elado adatai, kivitelezo, partner, vallalkozo, gyarto,
      cimzett, beszallito neve, szallito partner, beszallito adatai, szallito neve es cime`),
    third: list('vegfelhasznalo, beruhazo, epitteto, ugyfelunk, megrendelonk, vegso felhasznalo, vegso vevo'),
  },
  titles: {
    order: list(`
      megrendeles, rendeles, megrendelo, megrendelolap, beszerzesi megrendeles, rendelesi lap, megrendelo lap, szallitoi megrendeles, vevoi
      rendeles, lehivas, beszerzesi rendeles, megrendeloi lap, anyagrendeles, uj megrendeles, rendelolap, arurendeles, aru megrendeles,
      szallitoi rendeles, megrendeloi urlap, megrendeles szallitonak, rendelesi urlap, megrendelolevel, rendelesfeladas, termekrendeles,
      potrendeles, utanrendeles, megrendelonyomtatvany, rendelesi formanyomtatvany, alkatreszrendeles`),
    order_change: list(`
      megrendeles modositasa, rendeles modositas, modositott megrendeles, megrendeles modositas, rendelesmodositas, rendeles modositasa, modositott
      rendeles`),
    order_cancellation: list(`
      megrendeles torlese, rendeles torlese, rendeles lemondasa, megrendeles lemondasa, rendelestorles, storno, megrendeles visszavonasa, rendeles
      visszavonasa, megrendeles stornozasa, rendeles storno`),
    order_response: list(`
      megrendeles visszaigazolas, rendeles visszaigazolas, visszaigazolas, rendelesvisszaigazolas, megrendeles visszaigazolasa, rendeles
      visszaigazolasa, vevoi rendeles visszaigazolas`),
    quotation: list(`
      ajanlat, arajanlat, ajanlatkeres, arajanlatkeres, arlista, koltsegvetes, arajanlat keres, ajanlatkero, ajanlati felhivas, kalkulacio,
      ajanlatteteli felhivas, arjegyzek, nagykereskedelmi arlista, arajanlati felhivas, felolvasolap, arkalkulacio`),
    invoice: list(`
      szamla, proforma szamla, dijbekero, fizetesi felszolitas, fizetesi emlekezteto, elolegszamla, vegszamla, proforma, szamlakivonat,
      egyenlegkozlo, felszolitas, gyujtoszamla, reszszamla, emlekezteto, felszolito level, masodik felszolitas, fizetesi felhivas, eloleg
      bekero, elolegbekero`),
    delivery_note: list(`
      szallitolevel, fuvarlevel, csomagolasi lista, szallitojegy, csomaglista, kiszedesi lista, raktari kiadas, kiadasi bizonylat,
      bevetelezesi bizonylat, szallitmanyozasi megbizas, atadas atveteli, avizo, raktari kivet, szallitasi ertesito, csomagjegyzek, raktari
      bevetelezes, teljesitesigazolas, teljesitesi igazolas`),
    receipt: list('nyugta, blokk, penztarbizonylat, atveteli elismerveny, bizonylat, fizetesi visszaigazolas'),
    other: list(`
      jovairo szamla, sztorno szamla, helyesbito szamla, altalanos szerzodesi feltetelek, aszf, szerzodes, keretszerzodes, reklamacio,
      visszaru, reklamacios jegyzokonyv, jegyzokonyv, katalogus, adatlap, termekadatlap, leltar, keszletlista, elorejelzes, hirlevel,
      tanusitvany, bizonyitvany, oneletrajz, kerdoiv, keretmegallapodas, utemterv, termekkatalogus, visszaru jegyzek, adasveteli szerzodes,
      beszerzesi igeny, beszerzesi feltetelek, keretmegrendeles, keretrendeles, kereszerzodes, eves keretszerzodes, szallitasi szerzodes,
      szallitasi utemterv, szallitasi terv, igenyelorejelzes, beszerzesi terv, beszerzesi igenyles, visszaruzas, visszaru bizonylat,
      visszaru szallitolevel, lehivasi terv, keszletkimutatas, leltariv, igenylolap, anyagigenyles, anyagigenylo lap, beszerzesi kerelem,
      jovairas`),
  },
  phrases: {
    order: list(`
      ezuton megrendeljuk, megrendeljuk, kerjuk szallitsak, kerjuk visszaigazolni, kerjuk visszaigazolasukat, az alabbi termekeket rendeljuk, kerjuk
      az alabbi, szeretnenk megrendelni, visszaigazolast kerunk, kerjuk a megrendeles visszaigazolasat, a szamlan kerjuk feltuntetni, megrendelem,
      szeretnenk rendelni, kerjuk a rendelesszamot, kerjuk szallitani, a rendelesszamot kerjuk, kerjuk szives visszaigazolasukat`),
    order_change: list(`
      modositjuk megrendelesunket, korabbi megrendelesunket, uj mennyiseg, regi mennyiseg, modositott mennyiseg`),
    order_cancellation: list(`
      ervenyteleniti a korabbi, lemondjuk, toroljuk megrendelesunket, visszavonjuk, kerjuk torolni, megrendelesunket toroljuk, rendelesunket toroljuk,
      stornozzuk`),
    order_response: list(`
      koszonjuk megrendeleset, koszonjuk megrendelesuket, megrendeleset visszaigazoljuk, visszaigazoljuk megrendeleset, ezuton visszaigazoljuk,
      koszonjuk rendeleset, megrendelesuket visszaigazoljuk, visszaigazoljuk rendeleset, koszonjuk a megrendelest`),
    quotation: list(`
      ajanlatunk ervenyes, az ajanlat ervenyes, ajanlat ervenyessege, ajanlatot kerunk, kerjuk ajanlatukat, ajanlatszam, kerjuk adjanak ajanlatot,
      arajanlatukat, nem minosul megrendelesnek, ervenyesseg, ajanlattetel hatarideje`),
    invoice: list(`
      szamlaszam, szamla kelte, fizetesi hatarido lejart, fizetendo, teljesites kelte, lejart tartozas, fizetendo osszeg, szamla sorszama, tartozas,
      kesedelmi kamat, azaz forint`),
    delivery_note: list(`
      szallitott mennyiseg, kiszallitott mennyiseg, csomagok szama, atvevo alairasa, atvettem, kiadott mennyiseg`),
    receipt: list('keszpenzzel fizetve, bankkartyaval fizetve, visszajaro'),
    other: list('visszaru oka, reklamacio oka, jovairas szama'),
  },
  totals: {
    net: list(`
      netto osszesen, osszesen netto, reszosszeg, netto ertek, netto vegosszeg, netto, adoalap, afa alap, netto osszeg, osszesen netto
      ertek, tetelek osszesen, osszesen afa nelkul, netto osszertek, aruertek, netto ertek osszesen, osszes netto ertek`),
    gross: list(`
      osszesen, vegosszeg, brutto osszesen, mindosszesen, fizetendo, osszesen brutto, brutto vegosszeg, fizetendo osszeg, brutto, osszertek, rendeles
      osszerteke, megrendeles erteke, brutto osszeg, osszesen fizetendo, megrendeles osszerteke, brutto ertek, teljes osszeg, osszesen ft, osszesen
      huf, osszesen eur, rendeles erteke, vegosszesen, rendeles osszesen, megrendeles osszesen, brutto osszertek, osszeg`),
    tax: list(`
      afa, afa osszesen, afa osszeg, ado, 27 % afa, afa 27, forgalmi ado, altalanos forgalmi ado, osszes afa, afa tartalom, felszamitott afa`),
    carry: list('atvitel, athozat, folytatas, folytatas a kovetkezo oldalon'),
  },
  charges: list(`
    szallitasi koltseg, szallitasi dij, fuvardij, csomagolas, csomagolasi koltseg, postakoltseg, kedvezmeny, kerekites, kezelesi koltseg,
    biztositas, felar, engedmeny, fuvarkoltseg, kiszallitasi dij, kiszallitas, eloleg, rabatt, szallitas, hazhozszallitas, hazhozszallitasi
    dij, utanvet, utanvet dija, kis erteku rendeles felara, raklapdij, betetdij, raklap betetdij, gongyoleg, futarszolgalat, futardij`),
  months: lists(
    'januar jan, februar feb febr, marcius marc mar, aprilis apr, majus maj, junius jun, julius jul, augusztus aug, szeptember szept szep, oktober okt, november nov, december dec',
  ),
  weeks: list('het, hete, heten'),
  units: list(`
    db, darab, kg, m, fm, m2, m3, l, liter, csomag, cs, csom, doboz, dob, par, keszlet, klt, szett, tekercs, tek, karton, krt, raklap, rkl, zsak,
    flakon, palack, vodor, tabla, iv, ora, t, tonna, tubus, szal, kanna, lada, rekesz, hordo, koteg, rud, lap, tasak, uveg, konzerv, garnitura, csg,
    gonygoleg`),
  cues: {
    listing: list('katalogus*, *katalogus, arlista*, arjegyzek*'),
    accepting: list('elfogadjuk ajanlatukat, ajanlatukat elfogadjuk, elfogadjuk az ajanlatukat, ajanlatuk elfogadasa'),
    informing: list(`
      masolat tajekoztatasul, tajekoztatasul, csak tajekoztatasul, csak tajekoztato jelleggel, tajekoztato peldany, nem
      teljesitendo, ne teljesitse, ne teljesitsek`),
    each: list('x, a'),
    hundred: list('szaz'),
    thousand: list('ezer'),
    optional: list('opcio, opcionalis, alternativa, valaszthato'),
    asking: list(`
      szeretnenk kerni, kernenk, kerjuk szallitsak, szuksegunk van, szuksegunk lenne, kerjuk kuldjek, szeretnenk,
      kerem kuldjek, kerjuk keszitsek`),
    theirOrder: list(`
      rendeleset, megrendeleset, rendelesuket, megrendelesuket, rendelesere, megrendelesere, onok rendelese,
      on rendelese`),
    taken: list(`
      megkaptuk, koszonjuk rendeleset, koszonjuk a rendelest, koszonjuk megrendeleset, feladtuk, uton van,
      rogzitettuk, koszonjuk a vasarlast, visszaigazoljuk`),
    former: list('korabban, helyett, eredetileg, volt'),
    requisitioning: list('beszerzesi igeny, beszerzesi igenyles, igenyles'),
    returning: list('kuldje, kuldje vissza, visszakuldendo, kuldendo'),
    spanning: list('*idoszak*'),
    fulfilled: list(`
      szallitva, leszallitva, kiszallitva, atveve, hatralek, hatra van, keszlet, keszleten, tarhely, visszakuldve,
      kiadva`),
    ordering: list('megrendel*, rendeles*, rendelt, beszerzes*, lehivas*, rendeli*, beszerzesi, rendelesi'),
    number: list('szam, szama, sorszam, sorszama, no, nr, azonosito, azonositoja, *szam, *szama, sz, kod, *azonosito'),
    date: list('datum, datuma, kelt, kelte, napja, kiallitas*, keltezes, letrehozva'),
    dated: list('kelt, datum, kelte'),
    delivering: list('szallit*, teljesit*, kiszallit*, beszallit*, leszallit*, atvetel*, beerkez*, erkez*'),
    when: list(`
      hatarido, hatarideje, datum, datuma, nap, napja, het, hete, kert, kivant, legkesobb, legkesobbi, varhato, igenyelt, ideje, ido, tervezett,
      visszaigazolt, vegso, *hatarido, *datum, idopont, idopontja, helye`),
    wanted: list('kert, kivant, igenyelt, varhato, elvart, szukseges'),
    by: list('ig, legkesobb, elott'),
    needing: list('szallit*, szuksegunk, szukseges, kiszallit*, beerkez*, atvet*, aru*, kerjuk, erkez*, leszallit*'),
    our: list('sajat'),
    your: list('onok, on'),
    little: list('a, az, es, vagy, nelkul, ra, hoz, szerint, is, egy, nem, reszere, altal, alatti'),
    and: list('es, vagy, valamint'),
    stocking: list(`
      keszlet, keszleten, keszlet db, min keszlet, minimum keszlet, minimalis keszlet, keszletertek, raktarkeszlet, raktaron, elerheto,
      minimum rendeles, minimalis rendeles, min rendeles, minimalis rendelesi mennyiseg, min mennyiseg, minimalis mennyiseg, min rend`),
    estimating: list(`
      becsult, varhato, tervezett, eves, tajekoztato`),
    noNumber: list(`
      lasd, alabb, fentebb, nincs, szobeli, szoban, telefonon, telefonos, kulonfele, melleklet, ismeretlen, surgos,
      kesobb`),
    reference: list('hivatkozas, hivatkozasi, jele, referencia, hiv'),
    due: list('fizetesi hatarido, esedekes*, fizetendo'),
    elsewhere: list('szamla*, fizetes*, ervenyes*, ajanlat*, feltetel*, visszaigazol*, lejar*, nyomtat*, kelt, arlista*'),
    answering: list('visszaigazol*, *visszaigazolas, *visszaigazolasa, megerosit*, elfogad*'),
    replaced: list('regi, eredeti, korabbi, elozo, jelenlegi'),
    replacing: list('uj, modositott, most, valtozott, javitott, jelenlegi'),
    changing: list('modosit*, *modositas, *modositasa, valtozas*, javit*, helyesbit*, frissit*, kiegeszit*'),
    cancelling: list('storno*, sztorno*, torles*, lemond*, visszavon*, ervenytelenit*, visszamond*, elallas*, torolt'),
    annexed: list('melleklet, mellekletek'),
    quoting: list('ajanlat*, *ajanlat, *ajanlatkeres, arlista*, koltsegvetes*, kalkulacio*, arajanlat*'),
    billing: list('szamla*, *szamla, proforma, felszolitas*, emlekezteto*, dijbekero, egyenleg*, kivonat*, *felszolitas'),
    requesting: list(`
      megrendeljuk, megrendelem, rendelunk, rendelek, szeretnenk rendelni, szeretnek rendelni, szeretnenk megrendelni, kerjuk szallitsak, kerjuk kuldjek, kerem kuldjek, kerem szallitsak,
      kuldjenek, szuksegunk van, szuksegem van, alabbi rendeles, megrendelesunk, rendelesunk, kovetkezo megrendeles`),
    advertising: list('hirlevel, leiratkozas, megtekintes bongeszoben, vasarolj most, rendelje meg most, kuponkod'),
    crediting: list('jovair*, visszaru*, reklamacio*, panasz*, visszakuld*, helyesbito, *jovairas, visszterites'),
    moving: list('szallitas, raktari, csomagolasi, kiadas*, bevetel*, fuvar*'),
    slip: list('level, lista, jegy, bizonylat, jegyzek'),
    deliveryPaper: list('szallitolevel*, fuvarlevel*, csomaglista*, avizo, szallitojegy*'),
    callingOff: list('lehivas*, szallitasi utemterv'),
    agreeing: list(`
      szerzodes*, *szerzodes, keret*, elorejelz*, katalogus*, *katalogus, minta, mintapeldany, leltar*, *lista, jegyzokonyv*, tanusitvany*, feltetel*,
      megallapodas*, terv, *terv, utemterv*, osszesito*, kimutatas*, jelentes*, kerdoiv*, igeny*, adatlap*, *adatlap, nyilatkozat*`),
    besideTitle: list(`
      a, az, uj, masolat, eredeti, urlap, lap, vevoi, szallitoi, surgos, szam, es, belso, aru, anyag, szallitonak, termek, formanyomtatvany,
      nyomtatvany`),
    labelling: list(`
      szam, szama, datum, datuma, osszesen, cim, cime, osszeg, tipus, mennyiseg, ertek, feltetelek, kod, allapot, tetel, kelte, erteke`),
    subject: list('targy, targya'),
    reply: list('re, vl, fw'),
    seller: list('szallito*, elado*, beszallito*, gyarto*, kivitelezo*, partner, vallalkozo*, forgalmazo*'),
    selling: list('szallitoi, eladoi'),
    consignee: list('atvevo*, cimzett*'),
    buyer: list('megrendelo*, vevo*, ugyfel*, vasarlo*, beszerzo, felado, megbizo*, fizeto*'),
    buying: list('szamlazas*, szamlazasi, vevoi, megrendeloi, szamla, rendelo, megrendelo, beszerzo'),
    party: list(
      'ceg, cegnev, cim, cime, nev, neve, adatai, adatok, szervezet, vallalat, szekhely, hely, telephely, tarsasag, intezmeny, egyseg',
    ),
    partyData: list('adatai, adatok, informacio, szamla, kapcsolat'),
    legal: list(`
      kft, zrt, nyrt, bt, rt, kkt, ev, e v, korlatolt felelossegu tarsasag, szovetkezet, mezogazdasagi szovetkezet, ertekesito szovetkezet, szocialis szovetkezet, nonprofit kft, kht, egyeni vallalkozo, zartkoruen mukodo
      reszvenytarsasag, beteti tarsasag, es fia, es fiai, es tarsa, es tarsai, csoport, holding, egyeni ceg`),
    organisation: list(`
      onkormanyzat, onkormanyzata, korhaz, iskola, egyetem, alapitvany, egyesulet, intezet, hivatal, ministerium, miniszterium, etterem,
      szalloda, pekseg, gyogyszertar, muzeum, ovoda, gazdasag, muhely, bolt, klub, konyvtar, plebania, polgarmesteri, fogado,
      szovetkezet, uzem, malom, gimnazium, rendelo, kozpont, vendeglo, cukraszda, boraszat, autoszerviz, kertesz*, epito, tejuzem,
      panzio, bolcsode, altalanos iskola, szakkozepiskola, technikum, kollegium, rendelointezet, tarsulas, kamara, tuzoltosag, szinhaz,
      hotel, gyar, tarsashaz, sportegyesulet, polgarorseg, rendor, egyhazkozseg, idosek otthona, otthona, gondozasi, ovodaja, iskolaja`),
    superior: list('magyarorszag, miniszterium'),
    operatedBy: list('uzemelteto'),
    municipality: list('onkormanyzat, onkormanyzata'),
    house: list('szalloda, etterem, kavezo, kavehaz, panzio, vendeglo, fogado, bisztro, csarda'),
    days: list('nap, napon, munkanap, munkanapon, het'),
    previous: native('legutóbbi, előző, múlt'),
    street: list(`
      utca, u, ut, ter, tere, korut, krt, koz, setany, hrsz, pf, ipari park, ipartelep, dulo, fasor, rakpart, emelet, liget, lakotelep, utja`),
    person: list('urholgy'),
    salutation: list(`
      tisztelt, kedves, jo napot, koszonjuk, koszonettel, udvozlettel, kerjuk, kerem, megrendeljuk, ezuton, a, az, minden, uj, varjuk, mellekelten,
      szia, hello, tisztelettel, mell, udv`),
    buyingOffice: list(`
      beszerzes, beszerzesi osztaly, beszerzesi csoport, anyagbeszerzes, kozponti beszerzes, beszerzes es logisztika, beszerzesi iroda`),
    department: list(`
      osztaly*, beszerzes*, konyveles*, raktar*, konyha*, recepcio, logisztika, vezetoseg, vezeto, igazgato*, titkarsag, penzugy*, iroda*,
      ertekesites*, karbantartas*, *vezeto, *osztaly, termeles, muszaki, kozpont`),
    proprietor: list('tulajdonos'),
    notName: list(`
      telefon, tel, fax, mobil, e mail, mail, datum, oldal, szam, adoszam, afa, bank*, szamla*, iban, hivatkozas, targy, cim, osszeg, osszesen,
      szallit*, rendeles*, megrendeles*, fizetes*, vevo*, ugyfel*, penznem, deviza*, termek*, cikk*, megnevezes, leiras, mennyiseg, egysegar, ar,
      alairas, megjegyzes*, kapcsolat*, projekt*, ajanlat*, web, honlap, irsz, iranyitoszam, varos, orszag, egyseg, kedvezmeny, tetel*, hatarido,
      netto, brutto, ertek, swift, bic, cegjegyzek*, kelt, p h, statikus, szekhely*, kozossegi, eu, kiallit*, jovahagy*, raktar*, me, sorszam,
      teljesites*, ugyintezo*, beszerzo*, nyilvantart*`),
    issuer: list(`
      adoszam, cegjegyzekszam, iban, bank, bankszamla, szamlaszam, cg, cegbirosag, eu adoszam, kozossegi adoszam, szekhely, cegj`),
    carrier: list(`
      posta, magyar posta, foxpost, otp, otp bank, k @ h, erste, mkb, raiffeisen, futar, futarszolgalat, fuvarozo, szallitmanyozo, waberer, cib, gls`),
    buyingMail: list('beszerzes*, rendeles*, megrendeles*, raktar, anyag*'),
    billingMail: list('szamla*, konyveles*, penzugy*, szamlazas'),
    sum: list('osszesen, vegosszeg*, mindosszesen, osszeg, *osszeg, *osszesen, osszertek*, osszerteke'),
    subtotal: list('reszosszeg*, resz*'),
    amount: list('ertek, erteke, osszeg, ar, egysegar, *ar'),
    besideSum: list(`
      rendeles, megrendeles, fizetendo, teljes, ft, huf, eur, szamla, a, az, tetelek, vegso, netto, ertek, erteke`),
    excluding: list('nelkul, netto, afa nelkul, adoalap'),
    including: list('brutto, tartalmaz, afaval, egyutt, tartalmazza'),
    taxWord: list('afa, ado, afaval, afat'),
    freight: list('szallit*, fuvar*, posta*, kiszallit*'),
    packaging: list('csomagol*, raklap*'),
    serviceCharge: list('szerel*, szolgaltat*, telepit*'),
    weekday: list(`
      hetfo, kedd, szerda, csutortok, pentek`),
    reduction: list('kedvezmeny, engedmeny, eloleg, rabatt, levonas, jovairas, *kedvezmeny'),
    endingInOrder: list('*megrendeles'),
  },
  namedMoney: { HUF: ['forint', 'forintban'] },
};
