import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const czech: Language = {
  code: 'cs',
  common: list(`
    a, v, na, do, z, s, pro, objednavka, mnozstvi, cena, celkem, datum, cislo, nazev, dodavka, termin, prosim, ks, dph, ico, dic, objednatel,
    dodavatel, odberatel, platba, zbozi, kc, objednavame, dodani, dne, popis, je, prosime, za`),
  columns: {
    position: list(`
      pol, polozka, poz, c, r, radek, poradi, p c, c pol, cislo polozky, por c, polozka c, c radku, poradove cislo`),
    code: list(`
      kod, kod zbozi, cislo zbozi, katalogove cislo, kat cislo, obj kod, objednaci kod, objednaci cislo, obj cislo, c zbozi, cislo artiklu,
      cislo vyrobku, kod vyrobku, ean, oznaceni, kod polozky, katalog, kat c, cislo dilu, cislo materialu, sklad cislo, skladove cislo, nase
      cislo, reference, kod produktu, artikl, c artiklu, znacka, sku, carovy kod, cislo vykresu, plu`),
    supplierCode: list(`
      kod dodavatele, vase cislo, vas kod, cislo dodavatele, kat cislo dodavatele, vase kat cislo, oznaceni dodavatele, objednaci cislo
      dodavatele, vase oznaceni, kod vyrobce, cislo vyrobce, vase c zbozi, kat c dodavatele, kod zbozi dodavatele, katalogove cislo
      dodavatele, cislo zbozi dodavatele, obj kod dodavatele, katalogove cislo vyrobce`),
    name: list(`
      nazev, popis, zbozi, polozka, nazev zbozi, oznaceni dodavky, predmet, predmet dodavky, oznaceni, material, vyrobek, artikl, text,
      popis zbozi, nazev polozky, nazev vyrobku, produkt, popis polozky, popis dodavky, nazev a popis, nazev materialu, specifikace, nazev
      produktu, sluzba, oznaceni zbozi`),
    qty: list(`
      mnozstvi, pocet, ks, pocet ks, objednano, objednane mnozstvi, mnoz, pocet kusu, kusu, obj mnozstvi, pocet mj, pozadovane mnozstvi, obj
      mn, mnozstvi mj`),
    unit: list('mj, m j, jednotka, jedn, merna jednotka, jednotky, baleni, mer j, mer jedn'),
    price: list(`
      cena, cena @ ks, cena za ks, jednotkova cena, cena za mj, cena @ mj, cena mj, j cena, jedn cena, cena ks, cena bez dph, cena za
      jednotku, nakupni cena, cena za kus, jednotk cena, cena za jedn, cena @ ks bez dph, cena jednotkova, kc @ ks, kc @ mj, cena jedn,
      prodejni cena, j cena bez dph, kus cena, kusova cena, cena za mj bez dph, cena v kc @ mj`),
    priceUnit: list('cenova jednotka, za'),
    discount: list('sleva, sleva %, % slevy, rabat, sleva v %'),
    tax: list('dph, dph %, sazba, sazba dph, % dph, vyse dph, castka dph'),
    amount: list(`
      celkem, cena celkem, celkem bez dph, castka, celkova cena, hodnota, celkem kc, kc celkem, cena celkem bez dph, bez dph, suma, soucet,
      celkem s dph, castka bez dph, celk cena, kc, celkem czk, mezisoucet, celkem cena, cena celkem kc, zaklad`),
    date: list(`
      termin dodani, datum dodani, termin, dodani, datum, termin dodavky, dodavka, pozadovany termin, pozadovane datum, dodat do, termin
      plneni`),
    other: list('hmotnost, barva, velikost, poznamka, stav, mena, sklad, misto, s dph, cena s dph, cena celkem s dph, zaruka'),
  },
  labels: {
    po_number: list(`
      cislo objednavky, objednavka c, objednavka cislo, c objednavky, objednavka, nase objednavka, nase cislo objednavky, nase objednavka c,
      vase objednavka, vase objednavka c, cislo vasi objednavky, cislo nasi objednavky, obj c, obj cislo, cislo obj, c obj, objednavka
      vydana, objednavka vydana c, cislo objednavky zakaznika, objednavka zakaznika, vydana objednavka, vydana objednavka c, nakupni
      objednavka, cislo nakupni objednavky, objednavka no, objednavka nr, cislo, c, cislo dokladu, doklad c, ev cislo, evidencni cislo,
      evidencni cislo objednavky, po cislo, doklad, objednavka prijata c, cislo dokumentu, objednavka dodavateli, objednavka dodavateli c,
      nakupni doklad, cislo vydane objednavky, cislo jednaci objednavky`),
    order_date: list(`
      datum objednavky, datum vystaveni, datum, ze dne, vystaveno, vystaveno dne, dne, datum objednani, objednano dne, datum dokladu, datum
      vytvoreni, vystavil dne, datum zapisu, objednano, datum tisku, vytvoreno, datum podani objednavky`),
    delivery_date: list(`
      na kdy,
      termin dodani, pozadovany termin dodani, datum dodani, pozadovany termin, pozadovane datum dodani, termin dodavky, dodat do, dodani
      do, dodani, datum dodavky, pozadovane dodani, predpokladany termin dodani, nejpozdeji do, dodavka do, termin, pozadovany termin
      dodavky, ocekavane dodani, ocekavane datum dodani, tyden dodani, doruceni, datum doruceni, pozadovane datum, pozadovano dne, dodat
      nejpozdeji, dodejte do, dodavka, odber do, termin doruceni, potvrzeny termin dodani, planovane dodani, dodaci termin, dodaci lhuta,
      dodani nejpozdeji, pozadujeme dodat do, datum odberu, termin plneni, pozadovane datum doruceni, k datu, ocekavane datum prijmu, termin
      zavozu, datum zavozu, doba plneni`),
    currency: list('mena, kod meny, ceny v, vsechny ceny v, mena dokladu, mena objednavky'),
    customer_code: list(`
      cislo zakaznika, zakaznicke cislo, nase zakaznicke cislo, cislo odberatele, kod zakaznika, c zakaznika, zakaznik c, kod odberatele,
      nase cislo zakaznika, id zakaznika, c odberatele, cislo klienta`),
    phone: list('telefon, tel, mobil, tel c, tel cislo, telefonni cislo, gsm, telefonni spojeni'),
    tax_number: list('dic, ic dph, vat, ico, ic, vat id, ic dic'),
    email: list('e mail, email, mail, e mailova adresa, elektronicka posta'),
    contact: list(`
      kontaktni osoba, kontakt, vyrizuje, vystavil, objednal, nakupci, objednavajici, referent, vystavila, kontaktni udaje, vyhotovil,
      zpracoval, zodpovedna osoba, objednala, schvalil, odpovedny pracovnik, vyridi, k rukam, objednavku vystavil, objednavku vyrizuje,
      objednavku vystavila`),
    supplier_code: list('cislo dodavatele, kod dodavatele, dodavatel c, id dodavatele, c dodavatele'),
    other_number: list(`
      cislo faktury, faktura c, cislo nabidky, nabidka c, nabidka, vase nabidka, vase nabidka c, dodaci list c, cislo dodaciho listu, strana, fax,
      projekt, cislo projektu, zakazka, cislo zakazky, zakazka c, platebni podminky, zpusob platby, platba, forma uhrady, zpusob uhrady, splatnost,
      datum splatnosti, dodaci podminky, zpusob dopravy, doprava, iban, bic, swift, banka, cislo uctu, bankovni spojeni, ucet, www, web, stredisko,
      nakladove stredisko, poznamka, smlouva, smlouva c, cislo smlouvy, ramcova smlouva, verze, adresa, variabilni symbol, vs, konstantni symbol, ks
      symbol, vase znacka, nase znacka, vase zn, nase zn, vec, sklad, stavba, incoterms, zpusob dodani, dodaci adresa, reklamace, datova schranka,
      misto dodani, zaruka`),
  },
  zones: {
    buyer: list(`
      najemce,
      objednatel, odberatel, kupujici, zakaznik, fakturacni adresa, fakturacni udaje, fakturovat na, fakturujte na, platce, prijemce
      faktury, od, objednavajici, firma, nazev firmy, udaje objednatele, faktura na, narizeni na, udaje o zakaznikovi, odesilatel,
      fakturacni adresa objednatele, objednava, zadavatel, nazev spolecnosti, fakturu zaslete na`),
    ship_to: list(`
      dodaci adresa, misto dodani, misto urceni, prijemce, konecny prijemce, adresa dodani, dodat na adresu, dodat na, doruceni na,
      dorucovaci adresa, misto plneni, adresa pro dodani, prijemce zbozi, dodavka na adresu, misto vykladky, misto predani`),
    seller: list(`
      pronajimatel,
      dodavatel, prodavajici, prodejce, pro, zhotovitel, adresa dodavatele, udaje dodavatele, nazev dodavatele, dodavateli, vyrobce,
      adresat, poskytovatel`),
    third: list(`
      koncovy zakaznik, konecny zakaznik, investor, generalni dodavatel, nas zakaznik, koncovy uzivatel, konecny odberatel`),
  },
  titles: {
    order: list(`
      objednavka, vydana objednavka, objednavka vydana, nakupni objednavka, objednavka zbozi, objednavkovy formular, objednavka materialu,
      objednavkovy list, zavazna objednavka, objednavka dodavateli, objednaci list, objednavka sluzeb, objednavka c, nova objednavka, dilci
      objednavka, odvolavka, objednavka zakaznika, formular objednavky, objednavka nahradnich dilu, urgentni objednavka, odvolavka dodavky,
      objednavkovy listek, objednaci formular`),
    order_change: list(`
      zmena objednavky, zmenena objednavka, oprava objednavky, dodatek k objednavce, zmena objednavky c, upravena objednavka, revize
      objednavky, aktualizace objednavky, opravena objednavka, zmenovy list objednavky, doplneni objednavky`),
    order_cancellation: list(`
      storno objednavky, zruseni objednavky, storno, stornovani objednavky, odvolani objednavky, zrusena objednavka`),
    order_response: list(`
      potvrzeni objednavky, potvrzeni, akceptace objednavky, prijata objednavka, objednavka prijata, potvrzeni prijeti objednavky, potvrzeni
      o prijeti objednavky, akceptace, prijeti objednavky, dosla objednavka`),
    quotation: list(`
      nabidka, cenova nabidka, poptavka, cenik, kalkulace, zadost o nabidku, cenova poptavka, rozpocet, zadost o cenovou nabidku, vyzva k
      podani nabidky, cenova kalkulace, cenik velkoobchod, velkoobchodni cenik, nakupni cenik, prodejni cenik, poptavkovy list, nabidkovy
      list, poptavkovy formular, pruzkum trhu`),
    invoice: list(`
      faktura, faktura danovy doklad, zalohova faktura, proforma faktura, proforma, upominka, danovy doklad,
      vyzva k uhrade, upominka platby, predfaktura, vyuctovani, penalizacni faktura, vypis, pripominka platby,
      odsouhlaseni pohledavek, druha upominka, prvni upominka, predsoudni vyzva, predzalobni upominka`),
    delivery_note: list(`
      dodaci list, prepravni list, nakladni list, balici list, vydejka, prijemka, avizo, predavaci protokol, skladova vydejka, dodaci list
      c, expedicni list, dodaci list vydejka, prejimka zbozi, oznameni o odeslani, prevodka, pruvodni list`),
    receipt: list(`
      pokladni doklad, uctenka, stvrzenka, paragon, prijmovy doklad, doklad o zaplaceni, potvrzeni o platbe, prijmovy pokladni doklad`),
    other: list(`
      dobropis, opravny danovy doklad, obchodni podminky, vseobecne obchodni podminky, vseobecne nakupni podminky, ramcova smlouva, smlouva,
      kupni smlouva, reklamace, reklamacni protokol, reklamacni list, vratka, katalog, prehled, technicky list, datovy list, inventura,
      protokol, osvedceni, certifikat, zivotopis, formular, prognoza, vyhled, ramcova dohoda, zpravodaj, dotaznik, plan dodavek, stav
      skladu, vraceni zbozi, odstoupeni od smlouvy, skladova karta, zapis, pozadavek na nakup, zadanka, ramcova objednavka, ramcovy
      kontrakt, ramcova kupni smlouva, kontrakt, harmonogram dodavek, prognoza odberu, vyhled odberu, navrh objednavky, zadost o
      nakup, dodaci list vratky, vratka zbozi, skladove zasoby, objednavka ramcova`),
  },
  phrases: {
    order: list(`
      objednavame u vas, objednavame, timto objednavame, zavazne objednavame, prosime o dodani, zadame o dodani, prosime o potvrzeni, potvrdte
      objednavku, prosime o potvrzeni objednavky, cislo objednavky uvadejte, na fakture uvedte, uvadejte na fakture, objednavame tyto, prosim o
      zaslani, prosime o zaslani, objednavam, chteli bychom objednat, na fakture uvadejte, zadame potvrzeni, potvrdte prosim, cislo objednavky na
      fakture`),
    order_change: list(`
      nahrazuje objednavku, menime objednavku, puvodni mnozstvi, nove mnozstvi, zmena mnozstvi, nahrazuje nasi objednavku, menime nasi objednavku,
      tato objednavka nahrazuje, nahrazuje puvodni`),
    order_cancellation: list(`
      stornujeme, rusime objednavku, rusime nasi objednavku, zadame o storno, prosime o storno, prosime o zruseni, timto rusime`),
    order_response: list(`
      dekujeme za objednavku, dekujeme za vasi objednavku, potvrzujeme prijeti, potvrzujeme vasi objednavku, timto potvrzujeme, potvrzujeme
      objednavku, vasi objednavku jsme prijali, potvrzujeme prevzeti`),
    quotation: list(`
      nabidka plati, platnost nabidky, nabizime, cislo nabidky, zadame o nabidku, zadame vas o nabidku, prosime o cenovou nabidku, prosime o nabidku,
      nejlepsi cenu, neni objednavkou, platnost do, nejedna se o objednavku, na zaklade vasi poptavky`),
    invoice: list(`
      cislo faktury, datum splatnosti, variabilni symbol, k uhrade, uhradte, castka k uhrade, datum zdanitelneho plneni, duzp, po splatnosti, dluzna
      castka, danovy doklad c, celkem k uhrade, zbyva uhradit`),
    delivery_note: list(`
      dodane mnozstvi, dodano, pocet kusu baleni, prevzal, zbozi prevzal, pocet balicku, pocet koliku, vydane mnozstvi, zbozi vydal`),
    receipt: list('zaplaceno hotove, zaplaceno kartou, prijato hotove'),
    other: list('cislo dobropisu, duvod vraceni, popis vady, duvod reklamace'),
  },
  totals: {
    net: list(`
      celkem bez dph, cena celkem bez dph, zaklad dane, mezisoucet, soucet bez dph, castka bez dph, cena bez dph, bez dph, netto, zaklad, celkova cena
      bez dph, suma bez dph, hodnota bez dph, soucet polozek, hodnota zbozi, zaklad dph, celkem netto, cena netto`),
    gross: list(`
      celkem, celkem s dph, cena celkem, celkem k uhrade, cena celkem s dph, celkova cena, celkova castka, soucet, celkem kc, suma, k
      uhrade, castka celkem, celkova cena s dph, celkem vcetne dph, hodnota objednavky, cena objednavky celkem, celkova hodnota, celkem czk,
      celkem eur, castka s dph, celkova hodnota objednavky, objednavka celkem, cena s dph, celkova suma, hodnota celkem, celkova cena
      objednavky, brutto, cena celkem vcetne dph, predpokladana cena celkem`),
    tax: list('dph, dph celkem, castka dph, dan, vyse dph, dph 21, vcetne dph, z toho dph, dan z pridane hodnoty, dph 21 %'),
    carry: list(`
      prevod, prenos, pokracovani, pokracuje, mezisoucet strany, pokracovani na dalsi strane, preneseno, k preneseni, prevedeno z predchozi
      strany`),
  },
  charges: list(`
    doprava, dopravne, postovne, balne, postovne a balne, doprava a balne, preprava, sleva, zaokrouhleni, manipulacni poplatek, pojisteni,
    baleni, priplatek, cena dopravy, naklady na dopravu, zaloha, recyklacni poplatek, energeticky priplatek, prepravne, rabat, doberecne,
    prirazka, prirazka za male mnozstvi, mytne, vratne obaly`),
  months: lists(
    'leden ledna led, unor unora uno, brezen brezna bre, duben dubna dub, kveten kvetna kve, cerven cervna cvn, cervenec cervence cvc, srpen srpna srp, zari zar, rijen rijna rij, listopad listopadu lis, prosinec prosince pro',
  ),
  weeks: list('tyden, tydnu, tydne, tyd, kt, kw'),
  units: list(`
    ks, kus, kusu, kusy, kg, g, m, bm, m2, m3, l, litr, litru, bal, baleni, sada, sad, par, paru, role, krabice, krab, karton, kart, paleta, pal,
    lahev, plechovka, hod, hodina, hodin, t, tuna, kpl, komplet, pytel, pytle, pytlu, svazek, arch, archu, plato, kanystr, tabule, tb, sud, kbelik, tuba, list,
    listu, tis, bedna, prepravka, soubor, sacek, den, krabic, kartonu, palet, roli, lahvi, sudu, kanystru, sacku`),
  numbers: list('-, dva, tri, ctyri, pet, sest, sedm, osm, devet, deset, jedenact, dvanact'),
  cues: {
    bounding: list('vice nez, nad, alespon, nejmene, az, mene nez'),
    listing: list('katalog*, cenik*, sortiment*'),
    accepting: list('prijimame vasi nabidku, akceptujeme vasi nabidku, souhlasime s vasi nabidkou, akceptace vasi nabidky'),
    informing: list(`
      kopie na vedomi, pouze na vedomi, pouze pro informaci, jen pro informaci, nevyrizovat, nedodavat, neexpedovat`),
    each: list('x, po, a'),
    hundred: list('sto, stovka'),
    thousand: list('tisic, tis'),
    optional: list('volitelne, opce, alternativa, varianta'),
    asking: list(`
      potrebovali bychom, bychom potrebovali, potrebujeme, prosime pripravit, prosim pripravit, prosime dodat,
      prosim dodat, prosime o zaslani, chteli bychom, radi bychom, poslete nam`),
    theirOrder: list('vase objednavka, vasi objednavku, vasi objednavky, vasi objednavce, vase objednavky'),
    taken: list(`
      jsme prijali, prijali jsme, byla prijata, byla odeslana, je na ceste, dekujeme za objednavku, dekujeme za vasi,
      obdrzeli jsme`),
    former: list('puvodne, misto, namisto, drive, bylo'),
    requisitioning: list('zadanka, pozadavek, pozadavek na nakup'),
    returning: list('zaslat na, odeslat na, poslat na, zaslete na, poslete na, odeslete na'),
    spanning: list('obdobi*'),
    fulfilled: list('dodano, prijato, odeslano, zbyva, zbyva dodat, skladem, na sklade, umisteni, vraceno, vydano'),
    ordering: list('objednav*, obj, nakup*, nakupni, odvolavk*, objednac*, zakazkova'),
    number: list('cislo, c, no, nr, oznaceni, id, evidencni, ev, kod'),
    date: list('datum, dne, den, vystaveno, vystaveni, vytvoreno, zapisu'),
    dated: list('ze dne, dne, datum, ze, z'),
    delivering: list('dodan*, dodav*, dodat, dodejte, doruc*, odber*, dodac*, plneni, expedice'),
    when: list(`
      datum, termin, den, dne, do, tyden, nejpozdeji, pozadovany, pozadovane, pozadovana, ocekavane, ocekavany, predpokladany, predpokladane,
      planovane, potvrzeny, v, k, lhuta, datu, terminu, pozadovano, planovany`),
    wanted: list('pozadovan*, ocekavan*, predpokladan*, planovan*, zadan*, potrebn*'),
    by: list('do, nejpozdeji, nejpozdeji do, pred, k, do dne, v terminu do, nejpozdeji dne'),
    needing: list(`
      dodan*, dodat, dodejte, dodavk*, dodavat, potrebujeme, doruc*, zbozi, odber*, zaslat, zaslani, doructe, potrebuj*`),
    our: list('nase, nas, nasi, nasich, moje'),
    your: list('vase, vas, vasi, vaseho, vasich'),
    little: list('a, v, na, do, z, s, pro, od, za, po, pri, o, ve, ze, k, u, i, nebo, se, je, si, n, dle'),
    and: list('a, nebo, i'),
    stocking: list(`
      skladem, na sklade, stav skladu, stav zasob, zasoba, zasoby, minimalni zasoba, hodnota zasob, hodnota skladu, dostupne, k dispozici,
      minimalni odber, min odber, minimalni objednavka, min objednavka, minimalni mnozstvi, min mnozstvi, min zasoba`),
    estimating: list(`
      predpokladan*, odhad*, rocni, prognoza, orientacni, planovan*`),
    noNumber: list(`
      viz, nize, vyse, zadne, zadny, ustne, ustni, telefonicky, ruzne, priloha, neznamo, urgentni, specha, bez,
      neuvedeno`),
    reference: list('znacka, reference, ref, zn'),
    due: list('splatnost, datum splatnosti, splatno, uhradte do, splatne'),
    elsewhere: list('faktur*, plat*, nabidk*, podmink*, potvrz*, splatn*, smlouv*, vytisten*, tisk*, vystaven*, cenik*'),
    answering: list('potvrz*, akceptac*, prijat*, odpoved'),
    replaced: list('stare, stara, stary, puvodni, dosavadni, predchozi, pred zmenou, aktualni'),
    replacing: list('nove, nova, novy, zmenene, nyni, po zmene, aktualni'),
    changing: list('zmen*, opra*, dodatek, revize, uprav*, aktualiz*'),
    cancelling: list('storn*, zrus*, odvolan*, anulovan*, odstoupeni, ruseni, vypoved'),
    annexed: list('priloha'),
    quoting: list('nabidk*, poptavk*, cenik*, kalkulac*, rozpocet, kalkulace'),
    billing: list('faktur*, proforma, upomink*, vyzva, vyuctovani, danovy, zalohov*, vypis, pripominka'),
    requesting: list(`
      objednavame, objednavam, chceme objednat, chteli bychom objednat, chtel bych objednat, rad bych objednal, radi bychom objednali, prosime o dodani, prosim o dodani, prosime o zaslani,
      prosim o zaslani, zaslete nam, poslete nam, dodejte nam, potrebujeme, potrebuji, nasledujici objednavku, nase objednavka, nasi objednavku`),
    advertising: list(`
      newsletter, odhlasit odber, odhlasit se, zobrazit v prohlizeci, koupit nyni, objednejte nyni, slevovy kod`),
    crediting: list('dobropis*, reklamac*, vratk*, vraceni*, opravny'),
    moving: list('dodaci, prepravni, nakladni, balici, vydej*, expedicni, skladov*'),
    slip: list('list, protokol, doklad, avizo'),
    deliveryPaper: list('vydejk*, prijemk*, avizo, cmr, packing'),
    callingOff: list('odvolavk*, *odvolavka'),
    agreeing: list(`
      smlouv*, ramcov*, dohod*, prognoz*, vyhled*, katalog*, vzor, priklad, inventur*, prehled*, protokol*, osvedcen*, certifikat*, podmink*, plan,
      planu, harmonogram*, dotaznik*, seznam, zprav*, soupis*, zadank*, pozadav*, zapis*`),
    besideTitle: list(`
      do, pro, na, z, a, zakaznika, dodavateli, dodavatele, nova, original, kopie, duplikat, formular, zbozi, materialu, urgentni, c, vydana, interni,
      sluzeb, zavazna, vase, nase, dilci, o, k`),
    labelling: list(`
      cislo, c, datum, celkem, adresa, castka, typ, mnozstvi, hodnota, podminky, kod, stav, polozka, zakaznika, ze, poznamka`),
    subject: list('vec, predmet, tyka se, vc'),
    reply: list('re, odp, fw'),
    seller: list('dodavatel*, prodavajici*, prodejce*, zhotovitel*, vyrobce*'),
    selling: list('prodavajici, dodavajici'),
    consignee: list('prijemc*, adresat*'),
    buyer: list('objednatel*, odberatel*, kupujici*, zakaznik*, objednavajici*, platce*, nakupci, zadavatel*, odesilatel'),
    buying: list('faktur*, fakturacni, objednavajici, nakup, kupujici'),
    party: list(
      'firma, firmy, adresa, nazev, udaje, spolecnost, organizace, sidlo, misto, subjekt, jmeno, podnik, instituce, jednotka, zarizeni',
    ),
    partyData: list('udaje, informace, ucet, kontakt, identifikace'),
    legal: list(`
      s r o, sro, a s, spol s r o, v o s, k s, z s, o p s, z u, s p, druzstvo, vyrobni druzstvo, zemedelske druzstvo, spotrebni druzstvo, bytove druzstvo,
      odbytove druzstvo, statni podnik, zapsany spolek, zapsany ustav, spolecnost s rucenim omezenym, akciova spolecnost, p o, prispevkova
      organizace, a syn, a synove, se, obecne prospesna spolecnost, holding, osvc, @ syn, @ spol, group`),
    organisation: list(`
      obec, mesto, mestsky urad, urad, nemocnice, skola, univerzita, nadace, sdruzeni, ustav, zaklad*, restaurace, hotel, pekarna,
      lekarna, muzeum, zemedelske druzstvo, farma, stavebni, elektroservis, autoservis, servis, domov, klub, druzstvo, mlekarna,
      reznictvi, truhlarstvi, knihovna, farnost, spolek, kavarna, pivovar, zamecnictvi, strojirny, stavebniny, zahradnictvi, poliklinika,
      sokol, kraj, divadlo, technicke sluzby, gymnazium, materska skola, zakladni skola, instalaterstvi, vinarstvi,
      sbor dobrovolnych hasicu, hasicu, charita, ministerstvo, jidelna, detsky domov, stredni odborna skola, zus, sdh, dps, svj,
      odborne uciliste, mestys, mikroregion, svazek obci`),
    superior: list('ceska republika, ministerstvo, kraj'),
    operatedBy: list('provozuje, provozovatel'),
    municipality: list('obec, mesto, mestys'),
    house: list('hotel, restaurace, kavarna, penzion, hostinec, pizzerie, hospoda'),
    actingFor: list('jmenem a na ucet, v zastoupeni spolecnosti'),
    days: list('dni, dnu, dny, tydnu'),
    previous: list('posledni, minule, predchozi'),
    street: list(`
      ul, ulice, trida, namesti, nam, nabrezi, p o box, sidliste, areal, prumyslova, prumyslova zona, tr, nabr, bulvar, cesta`),
    person: list('pan, pani'),
    addressing: list('pro firmu, firme'),
    attention: list('k rukam, k ruk'),
    salutation: list(`
      vazeni, vazeny, vazena, dobry den, dekuj*, s pozdravem, prosime, prosim, objednavame, timto, na, v, dle, zbozi, vsechny, uprimne, zdravim,
      zdravi, hezky, preji, u, pri, v priloze, fakturu, faktury, platba`),
    buyingOffice: list(`
      nakup, oddeleni nakupu, nakupni oddeleni, usek nakupu, zasobovani, odbor nakupu, obchodni oddeleni nakup, odd nakupu`),
    department: list(`
      oddeleni*, odd, nakup*, ucetni*, uctarna, sklad*, kuchyn*, recepce, logistika, vedeni, vedouci, reditel*, sekretariat, usek, odbor*, zasobovani,
      provoz*, stredisko*, fakturace, jednatel, prodejna, vyroba, udrzba, technicky`),
    proprietor: list('majitel, majitelka'),
    notName: list(`
      telefon, tel, fax, mobil, gsm, e mail, email, mail, datum, strana, cislo, c, ic, ico, dic, dph, vat, bank*, ucet, iban, znacka, vec, predmet,
      adresa, castka, celkem, soucet, dod*, faktur*, objednavk*, podminky, plat*, zakaznik*, odberatel*, dodavatel*, mena, nase, vase, zbozi, nazev*,
      popis, mnozstvi, cen*, podpis, poznamk*, kontakt*, projekt*, nabidk*, doprav*, www, psc, mesto, stat, jednotka, sleva, pol*, termin*, vystavil*,
      vyrizuje*, schvalil*, netto, brutto, hodnota*, zaklad*, swift, razitko, zpusob*, forma*, sklad*, zapsan*, misto*, variabilni, spisova,
      splatnost, zapis*, pozadovan*, objednal*, vystaven*, konstantni, specificky, zaruka, uctovani, tel cislo, prevzal, obchodni rejstrik, sazba,
      dovoz, stredisko`),
    issuer: list(`
      ico, ic, dic, zapsana, zapsan, obchodni rejstrik, spisova znacka, iban, bankovni spojeni, banka, cislo uctu, platce dph, krajsky soud, oddil,
      vlozka`),
    carrier: list(`
      ppl, zasilkovna, ceska posta, slovenska posta, csob, ceska sporitelna, komercni banka, fio banka, moneta, kuryr, dopravce, tatra banka, vub,
      slovenska sporitelna, geis, toptrans, prepravce`),
    buyingMail: list('nakup*, objednavk*, zasobovani, obchod, sklad, objednat'),
    billingMail: list('faktur*, ucetni*, fakturace, ekonom*, gdpr, uctarna, finance'),
    sum: list('celkem, soucet, suma, celkov*, uhrnem'),
    subtotal: list('mezisoucet*, zaklad'),
    amount: list('castka, hodnota, cena, ceny'),
    besideSum: list(`
      cini, objednavky, objednavka, k, uhrade, cena, castka, hodnota, za, kc, vsech, polozek, faktury, zbozi, v, czk, eur, vse, celkem`),
    excluding: list('bez, netto, zaklad'),
    including: list('s, vcetne, brutto, vc'),
    taxWord: list('dph, dan, dane, dani'),
    freight: list('doprav*, preprav*, postovne, dobirk*, kuryr*'),
    packaging: list('baln*, obal*, palet*'),
    serviceCharge: list('montaz*, sluzb*, instalac*'),
    actingAs: list('jako'),
    weekday: list(`
      pondeli, utery, streda, stredu, ctvrtek, patek`),
    reduction: list('sleva, zaloha, rabat, minus, odpocet, slevy, slevou'),
  },
  namedMoney: { CZK: ['korun českých'] },
};
