import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const slovak: Language = {
  code: 'sk',
  common: list(`
    a, v, na, do, z, so, pre, objednavka, mnozstvo, cena, spolu, datum, cislo, nazov, dodanie, termin, prosim, ks, dph, ico, ic, odberatel, dodavatel,
    platba, tovar, objednavame, dna, je, za, celkom, s, popis, uvadzajte, prosime, objednavatel`),
  columns: {
    position: list('pol, polozka, por, p c, c, riadok, por c, poradie, c pol, cislo polozky, poradove cislo, c riadku'),
    code: list(`
      kod, kod tovaru, cislo tovaru, katalogove cislo, kat cislo, kat c, objednavaci kod, objednavacie cislo, obj cislo, c tovaru, cislo
      artikla, kod vyrobku, ean, oznacenie, kod polozky, cislo dielu, cislo materialu, skladove cislo, nase cislo, kod produktu, artikel,
      sku, ciarovy kod`),
    supplierCode: list(`
      kod dodavatela, vase cislo, vas kod, cislo dodavatela, kat cislo dodavatela, vase kat cislo, oznacenie dodavatela, vase oznacenie, kod
      vyrobcu, cislo vyrobcu, kat c dodavatela, katalogove cislo dodavatela, kod tovaru dodavatela`),
    name: list(`
      nazov, popis, tovar, polozka, nazov tovaru, predmet, oznacenie, material, vyrobok, text, popis tovaru, nazov polozky, nazov produktu,
      produkt, nazov vyrobku, predmet dodavky, popis polozky, nazov a popis, nazov materialu, oznacenie dodavky, sluzba, specifikacia, nazov
      tovaru @ sluzby, oznacenie tovaru`),
    qty: list(`
      mnozstvo, pocet, ks, pocet ks, objednane, objednane mnozstvo, mnoz, pocet kusov, kusov, pocet mj, pozadovane mnozstvo`),
    unit: list('mj, m j, jednotka, jedn, merna jednotka, jednotky, balenie, mer j'),
    price: list(`
      cena, cena @ ks, cena za ks, jednotkova cena, cena za mj, cena @ mj, cena mj, j cena, jedn cena, cena ks, cena bez dph, cena za jednotku,
      nakupna cena, cena za kus, jednotk cena, cena @ ks bez dph, cena jednotkova, eur @ ks, eur @ mj, cena jedn, j cena bez dph, kusova cena, cena za
      mj bez dph, jednotkova cena bez dph`),
    priceUnit: list('cenova jednotka, za'),
    discount: list('zlava, zlava %, % zlavy, rabat, zlava v %'),
    tax: list('dph, dph %, sadzba, sadzba dph, % dph, vyska dph, suma dph'),
    amount: list(`
      spolu, cena spolu, celkom, cena celkom, spolu bez dph, suma, celkova cena, hodnota, spolu eur, celkom bez dph, bez dph, cena spolu bez dph,
      celkom eur, suma bez dph, sucet, spolu s dph, cena celkom bez dph`),
    date: list(`
      termin dodania, datum dodania, termin, dodanie, datum, termin dodavky, pozadovany termin, pozadovany datum, dodat do`),
    other: list('hmotnost, farba, velkost, poznamka, stav, mena, sklad, miesto, s dph, cena s dph, cena spolu s dph'),
  },
  labels: {
    po_number: list(`
      cislo objednavky, objednavka c, objednavka cislo, c objednavky, objednavka, nasa objednavka, nase cislo objednavky, nasa objednavka c,
      vasa objednavka, vasa objednavka c, cislo vasej objednavky, cislo nasej objednavky, obj c, obj cislo, cislo obj, c obj, vydana
      objednavka, vydana objednavka c, objednavka vydana, objednavka zakaznika, cislo objednavky zakaznika, nakupna objednavka, cislo
      nakupnej objednavky, objednavka dodavatelovi, cislo, c, cislo dokladu, doklad c, evidencne cislo, po cislo, doklad, cislo dokumentu,
      interne cislo objednavky, objednavka nr, identifikacia objednavky, identifikacne cislo objednavky`),
    order_date: list(`
      datum objednavky, datum vystavenia, datum, zo dna, vystavene, vystavene dna, dna, datum objednania, objednane dna, datum dokladu, datum
      vytvorenia, vyhotovene dna, datum vyhotovenia, dna vystavene, objednane, datum tlace`),
    delivery_date: list(`
      termin dodania, pozadovany termin dodania, datum dodania, pozadovany termin, pozadovany datum dodania, termin dodavky, dodat do,
      dodanie do, dodanie, datum dodavky, pozadovane dodanie, predpokladany termin dodania, najneskor do, dodavka do, termin, ocakavane
      dodanie, ocakavany datum dodania, tyzden dodania, dorucenie, datum dorucenia, pozadovany datum, dodat najneskor, dodajte do, dodavka,
      dodacia lehota, dodaci termin, planovane dodanie, potvrdeny termin dodania, dodanie najneskor, termin dorucenia, termin plnenia,
      pozadujeme dodat do, odber do, datum odberu, termin zavozu`),
    currency: list('mena, kod meny, ceny v, vsetky ceny v, mena dokladu, mena objednavky'),
    customer_code: list(`
      cislo zakaznika, zakaznicke cislo, nase zakaznicke cislo, cislo odberatela, kod zakaznika, c zakaznika, zakaznik c, kod odberatela, id
      zakaznika`),
    phone: list('telefon, tel, mobil, tel c, tel cislo, telefonne cislo'),
    tax_number: list('ic dph, dic, ico, vat, vat id'),
    email: list('e mail, email, mail, e mailova adresa'),
    contact: list(`
      kontaktna osoba, kontakt, vybavuje, vystavil, objednal, nakupca, objednavajuci, referent, vystavila, vyhotovil, zodpovedna osoba,
      objednala, schvalil, kontaktne udaje, spracoval, k rukam, vyhotovila, objednavku vystavil, objednavku vybavuje, objednavku vystavila`),
    supplier_code: list('cislo dodavatela, kod dodavatela, dodavatel c'),
    other_number: list(`
      cislo faktury, faktura c, cislo ponuky, ponuka c, cenova ponuka c, ponuka, vasa ponuka, vasa ponuka c, dodaci list c, cislo dodacieho listu,
      strana, fax, projekt, cislo projektu, zakazka, cislo zakazky, platobne podmienky, sposob platby, platba, forma uhrady, sposob uhrady, splatnost,
      datum splatnosti, dodacie podmienky, sposob dopravy, doprava, iban, bic, swift, banka, cislo uctu, bankove spojenie, ucet, www, web, stredisko,
      nakladove stredisko, poznamka, zmluva, zmluva c, cislo zmluvy, ramcova zmluva, verzia, adresa, variabilny symbol, vs, konstantny symbol, vasa
      znacka, nasa znacka, vec, sklad, stavba, incoterms, sposob dodania, dodacia adresa, miesto dodania, reklamacia`),
  },
  zones: {
    buyer: list(`
      objednavatel, odberatel, kupujuci, zakaznik, fakturacna adresa, fakturacne udaje, fakturovat na, fakturujte na, platitel, prijemca
      faktury, od, objednavajuci, firma, nazov firmy, udaje objednavatela, faktura na, odosielatel, objednava, nazov spolocnosti, verejny
      obstaravatel, adresa odberatela`),
    ship_to: list(`
      dodacia adresa, miesto dodania, prijemca, konecny prijemca, adresa dodania, dodat na adresu, dodat na, dorucenie na, dorucovacia
      adresa, miesto plnenia, miesto urcenia, prijemca tovaru, adresa dorucenia, miesto vykladky, miesto odovzdania`),
    seller: list(`
      dodavatel, predavajuci, predajca, pre, zhotovitel, adresa dodavatela, udaje dodavatela, nazov dodavatela, dodavatelovi, vyrobca,
      adresat, poskytovatel`),
    third: list('konecny zakaznik, investor, nas zakaznik, konecny pouzivatel, koncovy pouzivatel, koncovy zakaznik'),
  },
  titles: {
    order: list(`
      objednavka, vydana objednavka, objednavka vydana, nakupna objednavka, objednavka tovaru, objednavkovy formular, objednavka materialu,
      objednavkovy list, zavazna objednavka, objednavka dodavatelovi, objednavka sluzieb, nova objednavka, ciastkova objednavka, odvolavka,
      objednavka zakaznika, formular objednavky, objednavka tovaru a sluzieb, objednavka c, urgentna objednavka, objednavaci list,
      objednavaci formular`),
    order_change: list(`
      zmena objednavky, zmenena objednavka, oprava objednavky, dodatok k objednavke, upravena objednavka, revizia objednavky, aktualizacia
      objednavky, opravena objednavka, doplnenie objednavky`),
    order_cancellation: list(`
      storno objednavky, zrusenie objednavky, storno, stornovanie objednavky, odvolanie objednavky, zrusena objednavka`),
    order_response: list(`
      potvrdenie objednavky, potvrdenie, akceptacia objednavky, prijata objednavka, objednavka prijata, potvrdenie prijatia objednavky,
      potvrdenie o prijati objednavky, dosla objednavka`),
    quotation: list(`
      ponuka, cenova ponuka, dopyt, cennik, kalkulacia, ziadost o ponuku, cenovy dopyt, rozpocet, ziadost o cenovu ponuku, vyzva na
      predlozenie ponuky, prieskum trhu, velkoobchodny cennik, nakupny cennik, predajny cennik, dopytovy list, vykaz vymer, dopytovy
      formular, ponukovy list`),
    invoice: list(`
      faktura, zalohova faktura, proforma faktura, proforma, upomienka, danovy doklad, vyzva na uhradu, predfaktura,
      vyuctovanie, vypis, pripomienka platby, vyzva na zaplatenie, predzalohova faktura, preddavkova faktura,
      druha upomienka, prva upomienka, predsudna vyzva, predzalobna vyzva`),
    delivery_note: list(`
      dodaci list, prepravny list, nakladny list, baliaci list, vydajka, prijemka, avizo, preberaci protokol, skladova vydajka, expedicny
      list, prevodka`),
    receipt: list(`
      pokladnicny doklad, blocek, stvrdenka, paragon, prijmovy doklad, doklad o zaplateni, potvrdenie o platbe, prijmovy pokladnicny doklad,
      pokladnicny blok`),
    other: list(`
      dobropis, opravna faktura, obchodne podmienky, vseobecne obchodne podmienky, ramcova zmluva, zmluva, kupna zmluva, reklamacia,
      reklamacny protokol, reklamacny list, vratenie tovaru, vratka, katalog, prehlad, technicky list, inventura, protokol, osvedcenie,
      certifikat, zivotopis, formular, prognoza, vyhlad, ramcova dohoda, spravodaj, dotaznik, plan dodavok, stav skladu, zapisnica,
      ziadanka, odstupenie od zmluvy, ramcova objednavka, ramcovy kontrakt, ramcova kupna zmluva, kontrakt, harmonogram dodavok,
      prognoza odberu, vyhlad odberu, navrh objednavky, ziadost o nakup, dodaci list vratky, vratka tovaru, skladove zasoby, inventurny
      supis, spravodajca`),
  },
  phrases: {
    order: list(`
      objednavame u vas, objednavame, tymto objednavame, zavazne objednavame, prosime o dodanie, ziadame o dodanie, prosime o potvrdenie, potvrdte
      objednavku, prosime o potvrdenie objednavky, cislo objednavky uvadzajte, na fakture uvedte, uvadzajte na fakture, objednavame si, prosim o
      zaslanie, prosime o zaslanie, objednavam, chceli by sme objednat, na fakture uvadzajte, ziadame potvrdenie, potvrdte prosim`),
    order_change: list(`
      nahradza objednavku, menime objednavku, povodne mnozstvo, nove mnozstvo, zmena mnozstva, nahradza nasu objednavku, menime nasu objednavku, tato
      objednavka nahradza, nahradza povodnu`),
    order_cancellation: list(`
      stornujeme, rusime objednavku, rusime nasu objednavku, ziadame o storno, prosime o storno, prosime o zrusenie, tymto rusime`),
    order_response: list(`
      dakujeme za objednavku, dakujeme za vasu objednavku, potvrdzujeme prijatie, potvrdzujeme vasu objednavku, tymto potvrdzujeme, potvrdzujeme
      objednavku, vasu objednavku sme prijali`),
    quotation: list(`
      ponuka plati, platnost ponuky, ponukame, cislo ponuky, ziadame o ponuku, ziadame vas o ponuku, prosime o cenovu ponuku, prosime o ponuku,
      najlepsiu cenu, nie je objednavkou, platnost do, nejedna sa o objednavku`),
    invoice: list(`
      cislo faktury, datum splatnosti, variabilny symbol, na uhradu, k uhrade, uhradte, suma na uhradu, datum zdanitelneho plnenia, po splatnosti,
      dlzna suma, celkom na uhradu, spolu na uhradu, zostava uhradit`),
    delivery_note: list(`
      dodane mnozstvo, dodane, prevzal, tovar prevzal, pocet baliko, vydane mnozstvo, tovar vydal, pocet balikov`),
    receipt: list('zaplatene v hotovosti, zaplatene kartou, prijate v hotovosti'),
    other: list('cislo dobropisu, dovod vratenia, popis vady, dovod reklamacie'),
  },
  totals: {
    net: list(`
      spolu bez dph, cena spolu bez dph, zaklad dane, medzisucet, sucet bez dph, suma bez dph, cena bez dph, bez dph, netto, zaklad, celkova cena bez
      dph, celkom bez dph, hodnota bez dph, sucet poloziek, hodnota tovaru, zaklad dph, spolu netto`),
    gross: list(`
      spolu, spolu s dph, cena spolu, celkom, celkom s dph, cena celkom, spolu na uhradu, celkova cena, celkova suma, sucet, spolu eur, suma, na
      uhradu, k uhrade, suma spolu, celkova cena s dph, spolu vratane dph, hodnota objednavky, celkova hodnota, suma s dph, objednavka spolu, cena s
      dph, suma celkom, cena celkom s dph, cena spolu s dph, celkova hodnota objednavky, brutto, celkom eur, celkova cena objednavky`),
    tax: list('dph, dph spolu, suma dph, dan, vyska dph, dph 20, dph 23, vratane dph, z toho dph, dan z pridanej hodnoty'),
    carry: list('prenos, prevod, pokracovanie, pokracuje, medzisucet strany, prenesene, na prenos'),
  },
  charges: list(`
    doprava, dopravne, postovne, balne, postovne a balne, preprava, zlava, zaokruhlenie, manipulacny poplatok, poistenie, balenie,
    priplatok, cena dopravy, naklady na dopravu, zaloha, recyklacny poplatok, prepravne, rabat, dobierka, dovoz`),
  months: lists(
    'januar januara jan, februar februara feb, marec marca mar, april aprila apr, maj maja, jun juna, jul jula, august augusta aug, september septembra sep, oktober oktobra okt, november novembra nov, december decembra dec',
  ),
  weeks: list('tyzden, tyzdni, tyzdna, tyz, kt'),
  units: list(`
    ks, kus, kusov, kusy, kg, m, bm, m2, m3, l, liter, litrov, bal, balenie, sada, par, parov, rolka, roliek, krabica, krab, karton, kart, paleta,
    flasa, plechovka, hod, hodina, hodin, t, tona, kpl, komplet, vrece, zvazok, harok, harkov, plato, kanister, tabula, sud, vedro, tuba, list, debna,
    prepravka, subor, vrecko`),
  cues: {
    listing: list('katalog*, cennik*, sortiment*'),
    accepting: list('prijimame vasu ponuku, akceptujeme vasu ponuku, suhlasime s vasou ponukou, akceptacia vasej ponuky'),
    informing: list('kopia na vedomie, len na vedomie, iba na vedomie, len pre informaciu, nevybavovat, nedodavat, neexpedovat'),
    each: list('x, po, a'),
    hundred: list('sto, stovka'),
    thousand: list('tisic, tis'),
    optional: list('volitelne, opcia, alternativa, variant'),
    asking: list(`
      potrebovali by sme, by sme potrebovali, potrebujeme, prosime pripravit, prosim pripravit, prosime dodat,
      prosime o zaslanie, chceli by sme, radi by sme, poslite nam`),
    theirOrder: list('vasa objednavka, vasu objednavku, vasej objednavky, vasej objednavke'),
    taken: list(`
      sme prijali, prijali sme, bola prijata, bola odoslana, je na ceste, dakujeme za objednavku, dakujeme za vasu,
      obdrzali sme`),
    former: list('povodne, namiesto, miesto, predtym, bolo'),
    requisitioning: list('ziadanka, poziadavka, poziadavka na nakup'),
    returning: list('zaslat na, odoslat na, poslat na, zaslite na, poslite na'),
    spanning: list('obdobi*'),
    fulfilled: list('dodane, prijate, odoslane, zostava, zostatok, na sklade, umiestnenie, vratene, vydane'),
    ordering: list('objednav*, obj, nakup*, nakupna, nakupnej, odvolavk*'),
    number: list('cislo, c, no, nr, oznacenie, id, evidencne, kod'),
    date: list('datum, dna, den, vystavene, vystavenia, vytvorene, vyhotovenia'),
    dated: list('zo dna, dna, datum, zo, z'),
    delivering: list('dodan*, dodav*, dodat, dodajte, doruc*, odber*, dodac*, plnenia, expedicia'),
    when: list(`
      datum, termin, den, dna, do, tyzden, najneskor, pozadovany, pozadovane, pozadovana, ocakavane, ocakavany, predpokladany, planovane, potvrdeny,
      v, k, lehota, termine, planovany`),
    wanted: list('pozadovan*, ocakavan*, predpokladan*, planovan*, ziadan*, potrebn*'),
    by: list('do, najneskor, najneskor do, pred, k, do dna, v termine do, najneskor dna'),
    needing: list('dodan*, dodat, dodajte, dodavk*, potrebujeme, doruc*, tovar, odber*, zaslat, zaslanie, potrebuj*'),
    our: list('nasa, nase, nas, nasej, moja'),
    your: list('vasa, vase, vas, vasej, vasu'),
    little: list('a, v, na, do, z, s, so, pre, od, za, po, pri, o, vo, zo, k, u, i, alebo, sa, je, si, n, podla'),
    and: list('a, alebo, i'),
    stocking: list(`
      skladom, na sklade, stav skladu, stav zasob, zasoba, zasoby, minimalna zasoba, hodnota zasob, hodnota skladu, dostupne, k dispozicii,
      minimalny odber, min odber, minimalna objednavka, min objednavka, minimalne mnozstvo, min mnozstvo, min zasoba`),
    estimating: list(`
      predpokladan*, odhad*, rocny, rocna, rocne, prognoza, orientacn*, planovan*`),
    noNumber: list(`
      vid, nizsie, vyssie, ziadne, ziadny, ustne, telefonicky, rozne, priloha, nezname, surne, bez, neuvedene`),
    reference: list('znacka, referencia, ref, zn'),
    due: list('splatnost, datum splatnosti, splatne, uhradte do'),
    elsewhere: list('faktur*, plat*, ponuk*, podmienk*, potvrd*, splatn*, zmluv*, vytlacen*, vystaven*, cennik*'),
    answering: list('potvrd*, akceptac*, prijat*, odpoved'),
    replaced: list(`
      stare, stara, stary, povodna, povodny, doterajsie, doterajsia, predchadzajuce, pred zmenou, aktualne`),
    replacing: list('nove, nova, novy, zmenene, teraz, po zmene, aktualne'),
    changing: list('zmen*, oprav*, dodatok, reviz*, uprav*, aktualiz*'),
    cancelling: list('storn*, zrus*, odvolan*, anulovan*, odstupeni*, rusenie, vypoved'),
    annexed: list('priloha'),
    quoting: list('ponuk*, dopyt*, cennik*, kalkulac*, rozpocet, prieskum'),
    billing: list('faktur*, proforma, upomienk*, vyzva, vyuctovani*, danovy, zalohov*, vypis, pripomienka'),
    requesting: list(`
      objednavame, objednavam, chceme objednat, chceli by sme objednat, chcel by som objednat, radi by sme objednali, prosime o dodanie, prosim o dodanie, prosime o zaslanie, prosim o
      zaslanie, zaslite nam, poslite nam, dodajte nam, potrebujeme, potrebujem, nasledujucu objednavku, nasa objednavka, nasu objednavku`),
    advertising: list(`
      newsletter, odhlasit odber, odhlasit sa, zobrazit v prehliadaci, kupit teraz, objednajte teraz, zlavovy kod`),
    crediting: list('dobropis*, reklamac*, vratk*, vrateni*, opravna'),
    moving: list('dodaci, prepravny, nakladny, baliaci, vydaj*, expedicny, skladov*'),
    slip: list('list, protokol, doklad, avizo'),
    deliveryPaper: list('vydajk*, prijemk*, avizo'),
    callingOff: list('odvolavk*'),
    agreeing: list(`
      zmluv*, ramcov*, dohod*, prognoz*, vyhlad*, katalog*, vzor, priklad, inventur*, prehlad*, protokol*, osvedcen*, certifikat*, podmienk*, plan,
      harmonogram*, dotaznik*, zoznam, sprav*, ziadank*, poziadav*, zapis*`),
    besideTitle: list(`
      do, pre, na, z, a, zakaznika, dodavatelovi, dodavatela, nova, original, kopia, duplikat, formular, tovaru, materialu, urgentna, c, vydana,
      interna, sluzieb, zavazna, vasa, nasa, ciastkova, o, k`),
    labelling: list(`
      cislo, c, datum, spolu, adresa, suma, typ, mnozstvo, hodnota, podmienky, kod, stav, polozka, zakaznika, zo, poznamka`),
    subject: list('vec, predmet, tyka sa'),
    reply: list('re, odp, fw'),
    seller: list('dodavatel*, predavajuci*, predajca*, zhotovitel*, vyrobca*'),
    selling: list('predavajuca, dodavajuca'),
    consignee: list('prijemc*, adresat*'),
    buyer: list(`
      objednavatel*, odberatel*, kupujuci*, zakaznik*, objednavajuci*, platitel*, nakupca, obstaravatel*, odosielatel`),
    buying: list('faktur*, fakturacna, fakturacne, objednavajuca, nakup, kupujuca'),
    party: list(
      'firma, firmy, adresa, nazov, udaje, spolocnost, organizacia, sidlo, miesto, subjekt, meno, podnik, institucia, jednotka, zariadenie',
    ),
    partyData: list('udaje, informacie, ucet, kontakt, identifikacia'),
    legal: list(`
      s r o, sro, a s, spol s r o, v o s, k s, o z, n o, druzstvo, vyrobne druzstvo, polnohospodarske druzstvo, spotrebne druzstvo,
      bytove druzstvo, obchodne druzstvo, statny podnik, rozpoctova organizacia, neziskova organizacia, spolocnost s rucenim obmedzenym, akciova spolocnost, p o, prispevkova organizacia,
      szco, a syn, a synovia, @ syn`),
    organisation: list(`
      obec, mesto, mestsky urad, urad, nemocnica, skola, univerzita, nadacia, zdruzenie, ustav, restauracia, hotel, pekaren, lekaren,
      muzeum, polnohospodarske druzstvo, farma, stavebne, autoservis, servis, domov, klub, druzstvo, mliekaren, kniznica, farnost,
      spolok, kaviaren, pivovar, strojarne, poliklinika, kraj, divadlo, technicke sluzby, gymnazium, materska skola, zakladna skola,
      vinarstvo, zelezniciarska, zakladna, stredna odborna skola, hasicsky zbor, dobrovolny hasicsky, jedalen, detsky domov, charita,
      ministerstvo, samospravny kraj, urbariat, klinika, centrum, dom kultury, materska, evanjelicky, spojena skola`),
    superior: list('slovenska republika, ministerstvo'),
    operatedBy: list('prevadzkuje, prevadzkovatel'),
    municipality: list('obec, mesto'),
    house: list('hotel, restauracia, kaviaren, penzion, hostinec, pizzeria, koliba'),
    days: list('dni, dna, tyzdnov'),
    previous: list('poslednej, minulej, predchadzajucej'),
    street: list(`
      ul, ulica, trieda, namestie, nam, nabrezie, p o box, sidlisko, areal, priemyselna, priemyselny park, cesta, hradska`),
    person: list('pan, pani'),
    addressing: list('pre firmu'),
    attention: list('k rukam, k ruk'),
    salutation: list(`
      vazeni, vazeny, vazena, dobry den, dakuj*, s pozdravom, prosime, prosim, objednavame, tymto, na, v, podla, tovar, vsetky, s uctou, zdravim, u,
      pri, v prilohe, fakturu, faktury, platba`),
    buyingOffice: list(`
      nakup, oddelenie nakupu, nakupne oddelenie, usek nakupu, zasobovanie, odbor nakupu, verejne obstaravanie`),
    department: list(`
      oddeleni*, odd, nakup*, uctov*, uctaren, sklad*, kuchyn*, recepcia, logistika, vedenie, veduci, riaditel*, sekretariat, usek, odbor*,
      zasobovanie, prevadzk*, stredisko*, fakturacia, konatel, predajna, vyroba, udrzba`),
    proprietor: list('majitel, majitelka'),
    notName: list(`
      telefon, tel, fax, mobil, e mail, email, mail, datum, strana, cislo, c, ic, ico, dic, dph, bank*, ucet, iban, znacka, vec, predmet, adresa,
      suma, spolu, celkom, dod*, faktur*, objednavk*, podmienky, plat*, zakaznik*, odberatel*, dodavatel*, mena, nasa, vasa, tovar*, nazov*, popis,
      mnozstvo, cen*, podpis, poznamk*, kontakt*, projekt*, ponuk*, doprav*, www, psc, mesto, stat, jednotka, zlava, pol*, termin*, vystavil*,
      vybavuje*, schvalil*, netto, brutto, hodnota*, zaklad*, swift, peciatka, sposob*, forma*, sklad*, zapisan*, miesto*, variabilny, splatnost,
      pozadovan*, objednal*, vystaven*, konstantny, obchodny register, oddiel, vlozka`),
    issuer: list(`
      ico, dic, ic dph, zapisana, obchodny register, iban, bankove spojenie, banka, okresny sud, oddiel, vlozka, cislo uctu`),
    carrier: list(`
      packeta, slovenska posta, tatra banka, vub, slovenska sporitelna, kurier, dopravca, prepravca, gls, prima banka, csob`),
    buyingMail: list('nakup*, objednavk*, zasobovanie, obchod, sklad'),
    billingMail: list('faktur*, uctov*, ekonom*, gdpr, uctaren'),
    sum: list('spolu, celkom, sucet, suma, celkov*'),
    subtotal: list('medzisucet*, zaklad'),
    amount: list('suma, hodnota, cena, ceny'),
    besideSum: list(`
      cini, predstavuje, objednavky, objednavka, na, k, uhradu, uhrade, cena, suma, hodnota, za, vsetkych, poloziek, faktury, tovaru, v, eur, celkom, spolu`),
    excluding: list('bez, netto, zaklad'),
    including: list('s, vratane, brutto'),
    taxWord: list('dph, dan, dane'),
    freight: list('doprav*, preprav*, postovne, dobierk*'),
    packaging: list('baln*, obal*, palet*'),
    serviceCharge: list('montaz*, sluzb*, instalac*'),
    actingAs: list('ako'),
    weekday: list(`
      pondelok, utorok, streda, stredu, stvrtok, piatok`),
    reduction: list('zlava, zaloha, rabat, minus, odpocet, zlavy'),
  },
};
