import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const polish: Language = {
  code: 'pl',
  common: list(`
    i, w, na, do, z, oraz, dla, zamowienie, ilosc, cena, wartosc, razem, data, nr, nazwa, dostawa, termin, platnosc, prosimy, szt, vat, nip,
    zamawiajacy, dostawca, sprzedawca, towar, prosze, uwagi, zamowienia, dostawy`),
  columns: {
    position: list('lp, l p, poz, pozycja, nr poz, nr, l porz, nr pozycji'),
    code: list(`
      indeks, kod, kod towaru, nr katalogowy, numer katalogowy, nr art, nr artykulu, numer artykulu, symbol, kod produktu, nr kat, kod
      artykulu, ean, gtin, kod ean, referencja, indeks materialowy, nr towaru, nr materialu, index, numer, kod kreskowy, katalog nr, nr
      indeksu, indeks towaru, nr czesci, numer czesci, nasz indeks, symbol towaru, sku, nasz kod, nasz nr, indeks zamawiajacego, kod wyrobu,
      nr rysunku`),
    supplierCode: list(`
      indeks dostawcy, kod dostawcy, nr dostawcy, nr kat dostawcy, panstwa kod, panstwa indeks, panstwa nr, wasz kod, wasz indeks, wasz nr,
      numer dostawcy, kod producenta, indeks producenta, nr producenta, symbol dostawcy, numer katalogowy dostawcy, kod u dostawcy, numer
      katalogowy producenta, nr artykulu dostawcy`),
    name: list(`
      nazwa, nazwa towaru, opis, towar, artykul, produkt, nazwa towaru @ uslugi, nazwa produktu, asortyment, przedmiot zamowienia, material,
      wyszczegolnienie, opis towaru, nazwa artykulu, nazwa materialu, towar @ usluga, nazwa towaru uslugi, przedmiot, opis pozycji, nazwa asortymentu,
      nazwa i opis, specyfikacja, nazwa towaru lub uslugi`),
    qty: list(`
      ilosc, ilosc zamowiona, ilosc zam, zamowiono, sztuk, liczba, il, ilosc szt, zamowiona ilosc, ilosc sztuk, szt, zamawiana ilosc`),
    unit: list('j m, jm, jedn, jednostka, jednostka miary, jedn miary, j miary, opakowanie, opak'),
    price: list(`
      cena, cena netto, cena jedn, cena jednostkowa, cena jednostkowa netto, cena jedn netto, c j netto, cena za szt, cena szt, cena zakupu,
      cena @ szt, cena j netto, cena jm, cena za jedn, c netto, cena katalogowa, cena za jm, cena zl, cena pln, cena jedn pln, cena netto za
      szt, cena za jednostke, cena zakupu netto`),
    priceUnit: list('cena za, jednostka ceny, za, jedn ceny'),
    discount: list('rabat, rabat %, upust, % rabatu, opust, upust %, bonifikata'),
    tax: list('vat, vat %, stawka vat, stawka, st vat, podatek, % vat, kwota vat, podatek vat, stawka vat %, wartosc vat'),
    amount: list(`
      wartosc, wartosc netto, kwota, suma, razem, wartosc pozycji, kwota netto, netto, wartosc pln, razem netto, wartosc zl, wartosc razem, wartosc
      netto pln, laczna wartosc, wartosc ogolem, suma netto, wartosc netto zl`),
    date: list('termin dostawy, data dostawy, termin, dostawa, data, termin realizacji, data realizacji, wymagany termin'),
    other: list(`
      waga, kolor, rozmiar, uwagi, status, waluta, magazyn, miejsce, wartosc brutto, brutto, kwota brutto, cena brutto, masa, pkwiu, mpk`),
  },
  labels: {
    po_number: list(`
      numer zamowienia, nr zamowienia, zamowienie nr, zamowienie numer, zamowienie, nasz numer zamowienia, nasz nr zamowienia, nr zam, zam
      nr, numer zam, zamowienie zakupu, zamowienie zakupu nr, nr zamowienia zakupu, numer zamowienia zakupu, nasze zamowienie, nasze
      zamowienie nr, panstwa zamowienie, panstwa zamowienie nr, wasze zamowienie, panstwa numer zamowienia, nr zamowienia klienta, numer
      zamowienia klienta, zamowienie klienta, zamowienie klienta nr, zamowienie do dostawcy, nr zlecenia, zlecenie nr, zlecenie zakupu,
      numer, nr, numer dokumentu, nr dokumentu, zamowienie wewnetrzne nr, nr zapotrzebowania, zd, symbol zamowienia, po nr, numer po,
      dokument nr, zamowienie do dostawcy nr, dokument zakupu, dok zakupu, sygnatura zamowienia`),
    order_date: list(`
      data zamowienia, data wystawienia, data, z dnia, data dokumentu, data zlozenia, wystawiono, data utworzenia, data zlozenia zamowienia, data
      zakupu, data sporzadzenia, miejsce i data, utworzono, zamowiono dnia, data wydruku`),
    delivery_date: list(`
      na kiedy,
      termin dostawy, wymagany termin dostawy, data dostawy, oczekiwany termin dostawy, oczekiwana data dostawy, zadany termin dostawy,
      planowany termin dostawy, planowana data dostawy, termin realizacji, termin realizacji zamowienia, dostawa do, dostawa, data
      realizacji, dostarczyc do, zadana data dostawy, dostawa do dnia, dostawa na dzien, dostawa najpozniej, termin, wymagana data dostawy,
      preferowany termin dostawy, potrzebne na, potrzebne do, tydzien dostawy, termin odbioru, data odbioru, realizacja do, termin
      wykonania, dostawa w dniu, prosimy o dostawe do, data oczekiwana, oczekiwany termin, czas dostawy, dostarczenie do, termin wysylki,
      potwierdzony termin dostawy, termin wykonania zamowienia`),
    currency: list('waluta, kod waluty, ceny w, wszystkie ceny w, kwoty w, waluta zamowienia, waluta dokumentu'),
    customer_code: list(`
      numer klienta, nr klienta, kod klienta, nasz numer klienta, nasz nr klienta, kod odbiorcy, kontrahent nr, numer kontrahenta, nr
      kontrahenta, numer odbiorcy, nr odbiorcy, kod kontrahenta, numer nabywcy, identyfikator klienta, id klienta`),
    phone: list('telefon, tel, tel kom, nr telefonu, kom, telefon kontaktowy, mobil, tel fax'),
    tax_number: list(`
      nip, nip ue, nr nip, vat ue, regon, numer nip, vat eu, numer identyfikacji podatkowej, nr vat, nip nabywcy, nip zamawiajacego`),
    email: list('e mail, email, mail, adres e mail, poczta, adres email, poczta elektroniczna, adres poczty elektronicznej'),
    contact: list(`
      osoba kontaktowa, kontakt, osoba do kontaktu, zamawiajacy, wystawil, sporzadzil, kupiec, osoba zamawiajaca, zamowil, opiekun,
      prowadzacy, osoba odpowiedzialna, wystawila, przygotowal, zatwierdzil, sporzadzila, pracownik, osoba upowazniona, zamowila, opiekun
      zamowienia, zamowienie zlozyl, zamowienie sporzadzil`),
    supplier_code: list('numer dostawcy, nr dostawcy, kod dostawcy, nr kontrahenta dostawcy, id dostawcy'),
    other_number: list(`
      metoda platnosci, nr faktury, numer faktury, faktura nr, nr oferty, numer oferty, oferta nr, oferta, panstwa oferta, nr wz, wz, strona, fax, faks, projekt, nr
      projektu, mpk, warunki platnosci, platnosc, forma platnosci, termin platnosci, sposob platnosci, sposob dostawy, warunki dostawy, iban, bic,
      swift, bank, nr konta, konto, rachunek, nr rachunku, www, strona www, dzial, uwagi, krs, bdo, umowa, umowa nr, nr umowy, wersja, adres, adres
      dostawy, wasz znak, nasz znak, dotyczy, budowa, magazyn, transport, sposob wysylki, incoterms, zapotrzebowanie, reklamacja, strona internetowa,
      kapital zakladowy, zlecenie produkcyjne`),
  },
  zones: {
    buyer: list(`
      najemca,
      zamawiajacy, nabywca, kupujacy, klient, odbiorca faktury, platnik, adres do faktury, dane do faktury, fakture wystawic na, faktura na,
      odbiorca, od, zleceniodawca, firma, nazwa firmy, dane zamawiajacego, dane nabywcy, faktura dla, adres rozliczeniowy, dane klienta,
      adres faktury, nadawca, kontrahent, dane firmy, zamawia, kupujacy nabywca, dane do wystawienia faktury`),
    ship_to: list(`
      adres dostawy, miejsce dostawy, odbiorca, dostawa do, adres wysylki, dostarczyc na adres, dostarczyc do, dostawa na adres, adres odbioru,
      miejsce odbioru, wysylka do, odbiorca towaru, miejsce rozladunku`),
    seller: list(`
      wynajmujacy,
      dostawca, sprzedawca, sprzedajacy, do, wykonawca, dane dostawcy, adres dostawcy, nazwa dostawcy, dane sprzedawcy, oferent,
      zleceniobiorca, producent, adresat, dostawca towaru`),
    third: list('klient koncowy, inwestor, generalny wykonawca, nasz klient, odbiorca koncowy, uzytkownik koncowy'),
  },
  titles: {
    order: list(`
      zamowienie, zamowienie zakupu, zamowienie do dostawcy, zamowienie towaru, zlecenie, zlecenie zakupu, formularz zamowienia, zamowienie
      nr, druk zamowienia, zamowienie klienta, zamowienie materialow, zamowienie zewnetrzne, nowe zamowienie, zamowienie towarow, zamowienie
      na dostawe, zamowienie realizacyjne, zamowienie na material, zamowienie wewnetrzne, zamowienie publiczne, formularz zamowieniowy,
      karta zamowienia, arkusz zamowienia, blankiet zamowienia`),
    order_change: list(`
      zmiana zamowienia, korekta zamowienia, aneks do zamowienia, zmienione zamowienie, aktualizacja zamowienia, zmiana do zamowienia,
      zamowienie zmienione, zamowienie korygujace, modyfikacja zamowienia, zamowienie korekta, zamowienie skorygowane`),
    order_cancellation: list(`
      anulowanie zamowienia, anulacja zamowienia, rezygnacja z zamowienia, anulowanie, storno zamowienia, odwolanie zamowienia, wycofanie zamowienia`),
    order_response: list(`
      potwierdzenie zamowienia, potwierdzenie przyjecia zamowienia, potwierdzenie, potwierdzenie realizacji zamowienia, przyjecie
      zamowienia, zamowienie sprzedazy, potwierdzenie odbioru zamowienia, zamowienie przyjete, zamowienie przyjete do realizacji`),
    quotation: list(`
      oferta, oferta handlowa, zapytanie ofertowe, zapytanie, oferta cenowa, cennik, wycena, kosztorys, zapytanie cenowe, prosba o oferte,
      zaproszenie do skladania ofert, przetarg, oferta sprzedazy, cennik hurtowy, zapytanie o cene, prosba o wycene, lista cenowa,
      rozeznanie rynku, rozeznanie cenowe`),
    invoice: list(`
      faktura, faktura vat, faktura pro forma, faktura proforma, proforma, nota odsetkowa, wezwanie do zaplaty,
      przypomnienie o platnosci, nota obciazeniowa, faktura zaliczkowa, rachunek, ponaglenie, faktura koncowa,
      przypomnienie, monit, potwierdzenie salda, wyciag, faktura zbiorcza, przedsadowe wezwanie do zaplaty`),
    delivery_note: list(`
      wz, wydanie zewnetrzne, list przewozowy, specyfikacja wysylkowa, dokument dostawy, dowod dostawy, lista pakowa, awizo, przyjecie
      zewnetrzne, pz, dowod wydania, specyfikacja dostawy, list przewozowy cmr, awizacja, dokument wz, wydanie na zewnatrz, lista pakunkowa,
      potwierdzenie dostawy, potwierdzenie odbioru, przyjecie towaru, dowod przyjecia, dokument przyjecia, dokument wydania, wydanie
      magazynowe, rozchod wewnetrzny`),
    receipt: list('paragon, pokwitowanie, paragon fiskalny, kp, dowod wplaty, potwierdzenie zaplaty, potwierdzenie przelewu'),
    other: list(`
      faktura korygujaca, korekta, korekta faktury, nota korygujaca, reklamacja, zwrot, zwrot towaru, umowa, umowa ramowa, ogolne warunki,
      ogolne warunki zakupow, regulamin, katalog, prognoza, karta katalogowa, karta produktu, spis, inwentaryzacja, protokol, protokol
      reklamacyjny, zgloszenie reklamacyjne, zapotrzebowanie, harmonogram, harmonogram dostaw, zestawienie, certyfikat, swiadectwo,
      newsletter, formularz zwrotu, deklaracja, ankieta, zyciorys, stan magazynowy, umowa o wspolpracy, zamowienie ramowe, kontrakt,
      kontrakt ramowy, umowa dostawy, plan dostaw, prognoza zakupow, prognoza zapotrzebowania, zapotrzebowanie zakupowe, wniosek zakupowy,
      dokument zwrotu, zwrot do dostawcy, porozumienie ramowe, nota uznaniowa, stany magazynowe, arkusz spisu z natury, notatka sluzbowa,
      wniosek o zakup`),
  },
  phrases: {
    order: list(`
      niniejszym zamawiamy, zamawiamy, prosimy o dostarczenie, prosimy o realizacje, prosimy o dostawe, skladamy zamowienie, prosze o realizacje,
      prosimy o potwierdzenie, prosze o potwierdzenie zamowienia, zamawiamy nastepujace, prosimy o przyslanie, prosze o wysylke, zwracamy sie z prosba
      o realizacje, prosimy o potwierdzenie zamowienia, numer zamowienia na fakturze, na fakturze prosimy, prosimy podac numer zamowienia, niniejszym
      skladamy, zamawiam, prosze o dostarczenie, prosimy o wysylke, chcielibysmy zamowic`),
    order_change: list(`
      zastepuje zamowienie, zastepuje poprzednie, zmieniamy zamowienie, nowa ilosc, poprzednia ilosc, zmiana ilosci, zmieniamy nasze zamowienie, bylo
      jest`),
    order_cancellation: list('anulujemy, rezygnujemy, odwolujemy, prosimy o anulowanie, wycofujemy zamowienie'),
    order_response: list(`
      dziekujemy za zamowienie, dziekujemy za zlozenie zamowienia, potwierdzamy przyjecie, potwierdzamy panstwa zamowienie, potwierdzamy otrzymanie
      zamowienia, potwierdzamy zamowienie, potwierdzamy realizacje, dziekujemy za panstwa zamowienie, przyjelismy do realizacji`),
    quotation: list(`
      oferta wazna, waznosc oferty, oferujemy, numer oferty, nr oferty, prosimy o oferte, prosimy o przedstawienie oferty, prosimy o wycene, termin
      skladania ofert, oferta wazna do, nie stanowi zamowienia, niniejszy dokument nie stanowi, prosimy o podanie ceny, w odpowiedzi na zapytanie`),
    invoice: list(`
      numer faktury, nr faktury, data sprzedazy, termin platnosci uplywa, do zaplaty, zaplacono, sprzedaz, slownie zlotych, pozostalo do zaplaty,
      saldo, naleznosc, zaleglosc, kwota do zaplaty, uregulowanie`),
    delivery_note: list('ilosc wydana, ilosc dostarczona, wydal, odebral, liczba paczek, towar odebral, wydano, ilosc wyslana'),
    receipt: list('zaplacono gotowka, zaplacono karta, reszta, sprzedaz opodatkowana'),
    other: list('numer korekty, przyczyna korekty, powod zwrotu, powod reklamacji'),
  },
  totals: {
    net: list(`
      razem netto, suma netto, wartosc netto, netto, laczna wartosc netto, netto razem, wartosc zamowienia netto, ogolem netto, kwota netto, wartosc
      netto razem, lacznie netto, suma czesciowa, suma posrednia, wartosc netto zamowienia, suma pozycji, wartosc towarow, wartosc towaru, suma
      wartosci netto, podsuma, razem wartosc netto`),
    gross: list(`
      razem, suma, razem brutto, suma brutto, wartosc brutto, brutto, do zaplaty, lacznie, ogolem, laczna wartosc brutto, wartosc zamowienia, wartosc
      zamowienia brutto, kwota brutto, razem do zaplaty, laczna kwota, lacznie brutto, ogolem brutto, laczna wartosc, suma zamowienia, kwota do
      zaplaty, kwota razem, wartosc razem, razem pln, wartosc ogolem, kwota ogolem, laczna wartosc zamowienia, razem zamowienie, wartosc calkowita,
      calkowita wartosc`),
    tax: list('vat, podatek vat, kwota vat, podatek, w tym vat, vat 23, suma vat, razem vat, w tym podatek vat, wartosc vat'),
    carry: list('z przeniesienia, do przeniesienia, ciag dalszy, przeniesienie, ciag dalszy na nastepnej stronie, suma strony'),
  },
  charges: list(`
    transport, koszt transportu, koszty transportu, koszt dostawy, koszty dostawy, przesylka, opakowanie, rabat, upust, koszt przesylki,
    koszty wysylki, koszt wysylki, ubezpieczenie, fracht, zaokraglenie, oplata manipulacyjna, doplata paliwowa, pakowanie, oplata
    logistyczna, zaliczka, doplata, koszt pakowania, oplata za dostawe, oplata paliwowa, oplata drogowa, kaucja za palety`),
  months: lists(
    'styczen stycznia sty, luty lutego lut, marzec marca mar, kwiecien kwietnia kwi, maj maja, czerwiec czerwca cze, lipiec lipca lip, sierpien sierpnia sie, wrzesien wrzesnia wrz, pazdziernik pazdziernika paz, listopad listopada lis, grudzien grudnia gru',
  ),
  weeks: list('tydzien, tydz, tyg, tygodniu, tygodnia, kw'),
  units: list(`
    szt, sztuk, sztuka, sztuki, op, opak, opakowanie, opakowan, kg, g, m, mb, mtr, m2, m3, l, litr, kpl, komplet, kompletow, para, par, rolka, rolek,
    rol, karton, kart, krt, paleta, pal, worek, but, butelka, puszka, godz, paczka, paczek, t, tona, zestaw, zest, arkusz, ark, ryza, wiadro, tuba,
    blok, km, kan, skrzynka, skrz, tys, wiazka, usl, usluga, bela, zgrzewka, zgrz`),
  numbers: list('-, dwa, trzy, cztery, piec, szesc, siedem, osiem, dziewiec, dziesiec, jedenascie, dwanascie'),
  cues: {
    bounding: list('ponad, powyzej, co najmniej, do, mniej niz'),
    listing: list('katalog*, cennik*'),
    accepting: list('akceptujemy panstwa oferte, przyjmujemy panstwa oferte, akceptujemy oferte, akceptacja panstwa oferty'),
    informing: list('kopia do wiadomosci, tylko do wiadomosci, wylacznie do wiadomosci, nie realizowac'),
    each: list('x, po, a'),
    hundred: list('sto, setka'),
    thousand: list('tysiac, tys'),
    optional: list('opcja, opcjonalnie, opcjonalny, alternatywa, wariant'),
    asking: list(`
      poprosze o, poprosimy o, potrzebowalibysmy, chcielibysmy otrzymac, prosze przygotowac, prosimy przygotowac,
      prosze o przygotowanie, prosimy o dostawe, prosze przyslac, zapotrzebowanie`),
    theirOrder: list(`
      panstwa zamowienie, panstwa zamowienia, panstwa zamowieniem, twoje zamowienie, twojego zamowienia,
      wasze zamowienie`),
    taken: list(`
      zostalo przyjete, przyjelismy, zostalo wyslane, dziekujemy za zakupy, dziekujemy za zamowienie,
      dziekujemy za zlozenie, otrzymalismy, jest w drodze, przyjete do realizacji`),
    former: list('poprzednio, zamiast, bylo, pierwotnie, wczesniej'),
    requisitioning: list('zapotrzebowanie, zapotrzebowanie zakupowe, wniosek zakupowy'),
    returning: list('odeslac na, wyslac na, przeslac na, odeslac na adres, wyslac na adres, przeslac na adres, zwrot na'),
    spanning: list('okres*'),
    fulfilled: list(`
      wydano, dostarczono, otrzymano, wyslano, zaleglosc, zalegle, pozostalo, do wydania, stan magazynowy,
      lokalizacja, zwrot, zrealizowano`),
    ordering: list('zamowieni*, zam, zlecen*, zakup*, zapotrzebowan*, zamawia*'),
    number: list('numer, nr, no, symbol, id, kod'),
    date: list('data, daty, dnia, dzien, wystawiono, utworzono, wystawienia, zlozenia'),
    dated: list('z, z dnia, dnia, data, w dniu, dn'),
    delivering: list('dostaw*, dostarcz*, odbior*, realizac*, wysylk*, odebran*, wykonania'),
    when: list(`
      data, termin, dzien, dnia, do, tydzien, tydz, najpozniej, wymagany, wymagana, oczekiwany, oczekiwana, planowany, planowana, zadany,
      zadana, zadane, preferowany, na, potwierdzony, w, czas, terminie, potrzebny, spodziewana, proponowany, proponowana, przewidywany,
      przewidywana, najpozniejszy, najpozniejsza, godzina`),
    wanted: list('wymagan*, oczekiwan*, zadan*, preferowan*, planowan*, pozadan*, potrzebn*'),
    by: list('do, do dnia, przed, najpozniej, najpozniej do, nie pozniej niz, na dzien, w terminie do'),
    needing: list('dostaw*, dostarcz*, potrzebuj*, odbior*, realizac*, towar*, wysylk*, potrzebn*'),
    our: list('nasz, nasza, nasze, naszego, moj, moje'),
    your: list('panstwa, wasz, wasza, wasze, panski, pana, twoje'),
    little: list('i, w, na, do, z, oraz, dla, od, za, po, przy, o, ze, lub, we, przez, jest, n, u'),
    and: list('i, oraz, lub'),
    stocking: list(`
      stan magazynowy, stan magazynu, stan, na stanie, zapas, zapas minimalny, stan minimalny, wartosc zapasu, wartosc magazynowa, dostepne,
      dostepna ilosc, minimalne zamowienie, minimum zamowienia, min zamowienie, min ilosc, ilosc minimalna, minimalna ilosc, minimum
      logistyczne, w magazynie`),
    estimating: list(`
      szacunkow*, szacowan*, przewidywan*, prognozowan*, roczne, roczna, roczny, orientacyjn*, planowan*`),
    noNumber: list(`
      patrz, ponizej, powyzej, brak, ustnie, telefonicznie, telefon, rozne, zalacznik, nieznany, pilne, bez,
      jak wyzej`),
    reference: list('znak, referencja, ref, sprawa'),
    due: list('termin platnosci, platne do, zaplata do, termin zaplaty'),
    elsewhere: list('faktur*, platnos*, wazn*, ofert*, warunki, potwierdz*, umow*, zaplat*, wydruk*, cennik*'),
    answering: list('potwierdz*, przyjec*, akceptac*, odpowiedz'),
    replaced: list(`
      stara, stary, stare, poprzednia, poprzedni, dotychczasowa, dotychczasowy, dotychczas, pierwotna, pierwotny, przed zmiana,
      aktualna`),
    replacing: list('nowa, nowy, nowe, jest, zmieniona, zmieniony, po zmianie, poprawiona, aktualna'),
    changing: list('zmian*, zmienion*, korekt*, koryguj*, aneks*, aktualiz*, modyfik*, popraw*'),
    cancelling: list('anulow*, rezygnac*, odwolan*, storno*, wycofan*, odstapien*, uniewazn*, skasow*'),
    annexed: list('zalacznik, zal'),
    quoting: list('ofert*, zapytani*, cennik*, wycen*, kosztorys*, przetarg*'),
    billing: list('faktur*, proforma, wezwani*, przypomnieni*, rachun*, ponagleni*, monit*, sald*, wyciag*'),
    requesting: list(`
      zamawiamy, zamawiam, chcemy zamowic, chcielibysmy zamowic, chcialbym zamowic, chcialabym zamowic, prosimy o dostarczenie, prosze o dostarczenie, prosimy o dostawe, prosze o dostawe,
      prosimy o wyslanie, prosze o wyslanie, prosimy o przeslanie, potrzebujemy, potrzebuje, skladamy zamowienie, skladam zamowienie, nastepujace zamowienie, nasze zamowienie`),
    advertising: list(`
      newsletter, wypisz sie, zrezygnuj z subskrypcji, zobacz w przegladarce, kup teraz, zamow teraz, kod rabatowy, oferta specjalna`),
    crediting: list('koryguj*, reklamac*, zwrot*, nota korygujaca, uznani*'),
    moving: list('wydanie, wysylka, transport, dostawy, przewoz*, pakowania, magazyn*'),
    slip: list('list, dokument, dowod, specyfikacja, awizo, lista'),
    deliveryPaper: list('wz, awizo, awizacja, pz, packing'),
    callingOff: list('odwolanie, wywolanie, harmonogram'),
    agreeing: list(`
      umow*, ramow*, prognoz*, katalog*, wzor, przyklad*, spis, inwentaryzac*, harmonogram*, zestawieni*, protokol*, certyfikat*, swiadectw*,
      regulamin*, warunk*, plan, planu, zapotrzebowan*, raport*, ankiet*, lista, wykaz, deklarac*, porozumieni*, biuletyn`),
    besideTitle: list(`
      do, dla, na, z, i, klienta, dostawcy, nowe, oryginal, kopia, duplikat, formularz, towaru, towarow, materialow, pilne, nr, zewnetrzne,
      wewnetrzne, zakupu, realizacyjne, sprzedazy, druk, panstwa, nasze`),
    labelling: list(`
      numer, nr, data, razem, adres, kwota, typ, ilosc, wartosc, warunki, kod, status, pozycja, klienta, uwagi, z`),
    subject: list('temat, dotyczy, dot, w sprawie'),
    reply: list('re, odp, pd, fw'),
    seller: list('dostawc*, sprzedawc*, sprzedajac*, wykonawc*, producent*, oferent*'),
    selling: list('sprzedajaca, dostarczajacy'),
    consignee: list('odbiorc*, adresat*'),
    buyer: list('zamawiajac*, nabywc*, kupujac*, klient*, zleceniodawc*, platnik*, kupiec, nadawca, kontrahent*'),
    buying: list('faktur*, zamawiajaca, rozliczeniowy, zakup, zakupy, kupujaca, platnosci'),
    party: list(
      'firma, firmy, adres, nazwa, dane, do, spolka, przedsiebiorstwo, jednostka, siedziba, podmiot, miejsce, oddzial, instytucja, organizacja',
    ),
    partyData: list('dane, informacje, konto, kontakt'),
    legal: list(`
      sp z o o, sp zoo, spolka z o o, sp k, sp j, s j, spolka akcyjna, s c, spolka cywilna, sp p, s a, p p, p p h, p p h u, pphu, phu, ppuh, zaklad, spolka
      jawna, spolka komandytowa, spolka z ograniczona odpowiedzialnoscia, sp z o o sp k, psa, s k a, i synowie, i wspolnicy, fhu, p h u, f h u, zp,
      grupa, @ syn, spoldzielnia, spoldzielnia pracy, spoldzielnia mleczarska, spoldzielnia mieszkaniowa,
      spoldzielnia inwalidow, spoldzielnia rolnicza`),
    organisation: list(`
      urzad*, gmina, miasto, starostwo, szpital*, szkola, uniwersytet, politechnika, przychodnia, fundacja, stowarzyszenie, instytut,
      zaklad*, przedsiebiorstwo*, spoldzielni*, restauracja, hotel, piekarnia, apteka, warsztat, hurtownia, muzeum, przedszkole, parafia,
      mleczarn*, gospodarstwo, sklep, klub, biblioteka, dom, centrum, fabryka, huta, kopalnia, zespol, stolarnia, masarnia, nadlesnictwo,
      serwis, wodociagi, liceum, technikum, zlobek, osrodek, osp, ochotnicza straz, straz, komenda, powiat, powiatowy, wojewodzk*,
      ministerstwo, teatr, dom kultury, izba, sanatorium, hospicjum, klinika, przychodnie, akademia, agencja, zwiazek, wspolnota,
      diecezja, caritas, lasy, kolko, cukiernia, browar`),
    superior: list('rzeczpospolita, ministerstwo, wojewodztwo, powiat'),
    operatedBy: list('prowadzony przez, prowadzone przez'),
    municipality: list('gmina, powiat, urzad miasta, urzad gminy'),
    house: list('hotel, restauracja, kawiarnia, pensjonat, zajazd, karczma, gospoda, pizzeria, gosciniec'),
    actingFor: list('dzialajac w imieniu i na rzecz, w imieniu i na rzecz, dzialajac w imieniu'),
    days: list('dni, dnia, tygodni'),
    previous: list('ostatniej, poprzedniej, ostatniego'),
    street: list(`
      ul, ulica, al, aleja, aleje, pl, plac, os, osiedle, skr poczt, lok, rondo, szosa, trakt, park przemyslowy, strefa`),
    person: list('pan, pani, sz'),
    addressing: list('do firmy, sz p'),
    attention: list('do rak, do rak wlasnych, na rece'),
    salutation: list(`
      szanowni, szanowny, szanowna, dzien dobry, witam, dziekuj*, z powazaniem, pozdrawiam, prosimy, prosze, zamawiamy, niniejszym, w, z, w
      nawiazaniu, zgodnie, na, wszystkie, uprzejmie, w zalaczeniu, pozdrowieniami, serdecznie, drodzy, towar, platnosc, fakture, zwracamy`),
    buyingOffice: list(`
      dzial zakupow, dzial zaopatrzenia, zaopatrzenie, zakupy, biuro zakupow, dzial handlowy zakupy, dzial logistyki i zakupow`),
    department: list(`
      dzial*, zaopatrzeni*, ksiegowos*, magazyn*, biuro*, kuchnia, recepcja, logistyk*, dyrek*, kierownik*, specjalist*, sekretariat*, administracj*,
      oddzial*, produkcj*, utrzymanie ruchu, zakupy, zakupow, finans*`),
    proprietor: list('wlasciciel, wlascicielka, wl'),
    notName: list(`
      telefon, tel, fax, faks, kom, e mail, mail, data, strona, numer, nr, nip, regon, krs, bdo, vat, bank*, konto, rachunek, iban, znak, dotyczy,
      adres, kwota, razem, suma, dostaw*, faktur*, zamowieni*, warunki, platnos*, klient*, waluta, nasz*, panstwa, towar*, nazwa*, opis, ilosc, cen*,
      podpis, uwagi, kontakt*, osoba*, projekt*, ofert*, transport*, www, kod, miejscowosc, kraj, jednostka, rabat, lp, termin*, wystawil*,
      sporzadzil*, zatwierdzil*, netto, brutto, wartosc*, kapital*, swift, pieczec, sposob*, forma*, magazyn*, data*, umowa, nadzor, budowa, sad,
      miejsce*, mpk, indeks, symbol, slownie, stawka, odbior`),
    issuer: list('nip, regon, krs, kapital zakladowy, sad rejonowy, iban, bank, bdo, rachunek bankowy, nr konta, kapital'),
    carrier: list(`
      kurier*, inpost, poczta polska, pkobp, pko, mbank, pekao, raben, spedyc*, przewoznik*, pkp cargo, santander bank, millennium`),
    buyingMail: list('zakup*, zamowieni*, zaopatrzeni*, handel, magazyn'),
    billingMail: list('faktur*, ksiegow*, finanse, rodo, iod, windykacja'),
    sum: list('razem, suma, lacznie, ogolem, laczna, suma*, calkowita'),
    subtotal: list('podsuma, posrednia, czesciowa'),
    amount: list('wartosc, kwota, naleznosc, cena, ceny'),
    besideSum: list(`
      wynosi, zamowienia, zamowienie, do, zaplaty, wartosc, kwota, za, calosc, pozycji, faktury, towarow, w, pln, zl, wszystkich, wszystkie, calkowita,
      slownie`),
    excluding: list('netto, bez, przed'),
    including: list('brutto, z, w tym, wlacznie, wraz'),
    taxWord: list('vat, podatek, podatku, podatkiem'),
    freight: list('fracht, transport*, wysylk*, przesylk*, dostaw*, kurier*'),
    packaging: list('opakowan*, pakowan*, palet*'),
    serviceCharge: list('montaz*, uslug*, instalacj*'),
    actingAs: list('jako'),
    weekday: list(`
      poniedzialek, wtorek, sroda, srode, czwartek, piatek`),
    reduction: list('rabat, upust, zaliczka, opust, bonifikata, minus, rabatu'),
  },
  namedMoney: { PLN: ['złotych', 'złote'] },
};
