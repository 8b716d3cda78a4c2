import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, pagesOf } from '../../support/documents/page.ts';
import { misread, type UsualWords } from '../../support/documents/usual-words.ts';

/** What companies, their programs, shops, municipalities, schools and hospitals print, by language; `usual-words.test.ts` has the other languages. */
const usual: { readonly [language: string]: UsualWords } = {
  pl: {
    titles: {
      order: `
        Zamówienie, Zamówienie zakupu, Zamówienie do dostawcy, Zamówienie zewnętrzne, Zamówienie na towar, Zamówienie na dostawę,
        Zamówienie na usługi, Zamówienie usługi, Zamówienie jednorazowe, Zamówienie częściowe, Zamówienie cząstkowe, Pilne zamówienie,
        Zamówienie pilne, Zamówienie handlowe, Zamówienie hurtowe, Zamówienie materiałowe, Zamówienie części zamiennych, Zamówienie
        internetowe, Zlecenie zakupu, Zlecenie dostawy, Formularz zamówienia, Formularz zamówieniowy, Karta zamówienia, Arkusz zamówienia,
        Druk zamówienia, Blankiet zamówienia, Zlecenie-zamówienie, Zamówienie / zlecenie, Zamówienie własne, Zamówienie dodatkowe,
        Zamówienie uzupełniające, Zamówienie wykonawcze, Zamówienie ZD, Zamówienie materiałów budowlanych, Zamówienie artykułów
        spożywczych, Zamówienie produktów, Zamówienie leków, Zamówienie dostawcze, Zamówienie kupna, Nasze zamówienie, Zamówienie
        asortymentowe`,
      order_response: `
        Potwierdzenie zamówienia, Potwierdzenie przyjęcia zamówienia, Potwierdzenie złożenia zamówienia, Potwierdzenie zlecenia, Przyjęcie
        zamówienia do realizacji, Potwierdzenie otrzymania zamówienia, Akceptacja zamówienia, Zamówienie potwierdzone, Zamówienie
        sprzedaży, Zamówienie przyjęte, Potwierdzenie warunków zamówienia`,
      delivery_note: `
        WZ, Wydanie zewnętrzne, Wydanie na zewnątrz, Dowód wydania, Dokument WZ, Dowód dostawy, List przewozowy, Specyfikacja wysyłkowa,
        Lista pakowa, Lista pakunkowa, Awizo dostawy, Awizacja dostawy, Potwierdzenie dostawy, PZ, Przyjęcie zewnętrzne, Przyjęcie towaru,
        Dowód przyjęcia, Dokument przyjęcia, Potwierdzenie odbioru, Dokument wydania, Wydanie magazynowe, Rozchód wewnętrzny`,
      invoice: `
        Faktura, Faktura VAT, Faktura sprzedaży, Faktura pro forma, Faktura zaliczkowa, Rachunek, Wezwanie do zapłaty, Ostateczne wezwanie
        do zapłaty, Przypomnienie o płatności, Nota obciążeniowa, Nota odsetkowa, Faktura końcowa, Faktura zakupu`,
      other: `
        Faktura korygująca, Korekta faktury, Nota korygująca, Nota uznaniowa, Umowa ramowa, Zamówienie ramowe, Porozumienie ramowe,
        Harmonogram dostaw, Prognoza zakupów, Prognoza zapotrzebowania, Plan dostaw, Zwrot towaru, Dokument zwrotu, Reklamacja, Stan
        magazynowy, Stany magazynowe, Inwentaryzacja, Arkusz spisu z natury, Protokół ze spotkania, Notatka służbowa, Newsletter,
        Zapotrzebowanie, Zapotrzebowanie na zakup, Wniosek o zakup, Wniosek zakupowy, Katalog produktów, Umowa dostawy`,
      quotation: `
        Oferta, Oferta cenowa, Oferta handlowa, Formularz ofertowy, Formularz oferty, Zapytanie ofertowe, Zapytanie cenowe, Zapytanie o
        cenę, Zapytanie o ofertę, Prośba o wycenę, Wycena, Kosztorys, Cennik, Cennik produktów, Lista cenowa, Rozeznanie rynku,
        Zaproszenie do złożenia oferty`,
      order_change: `
        Zmiana zamówienia, Korekta zamówienia, Aneks do zamówienia, Aktualizacja zamówienia, Modyfikacja zamówienia, Zamówienie zmienione,
        Zamówienie skorygowane`,
      order_cancellation: `
        Anulowanie zamówienia, Anulacja zamówienia, Odwołanie zamówienia, Rezygnacja z zamówienia, Odstąpienie od zamówienia, Zamówienie
        anulowane, Storno zamówienia`,
    },
    labels: {
      po_number: `
        Nr zamówienia, Numer zamówienia, Zamówienie nr, Nr zam., Zam. nr, Zamówienie zakupu nr, Numer naszego zamówienia, Nr naszego
        zamówienia, Nasz nr zamówienia, Numer zamówienia klienta, Nr zlecenia, Numer zlecenia, Zlecenie nr, Numer zamówienia zakupu, Nr
        PO, Numer PO, Numer zamówienia nabywcy, Zamówienie numer, Nr dokumentu, Sygnatura zamówienia`,
      order_date: `
        Data zamówienia, Data wystawienia, Data złożenia zamówienia, Data dokumentu, Zamówienie z dnia, Data utworzenia, Data wystawienia
        zamówienia, Data sporządzenia, Data zlecenia, Zamówiono dnia`,
      delivery_date: `
        Termin dostawy, Data dostawy, Wymagany termin dostawy, Oczekiwana data dostawy, Żądana data dostawy, Planowana data dostawy,
        Termin realizacji, Data realizacji, Dostawa do dnia, Dostarczyć do, Preferowana data dostawy, Termin wykonania zamówienia, Data
        wysyłki, Data odbioru, Potrzebne na dzień, Proponowany termin dostawy, Data i godzina dostawy, Najpóźniejszy termin dostawy,
        Pożądana data dostawy, Termin dostarczenia, Przewidywany termin dostawy, Wymagana data realizacji, Data wymagana`,
      customer_code: `
        Nr klienta, Numer klienta, Kod klienta, Nr kontrahenta, Kod kontrahenta, Nr odbiorcy, Kod odbiorcy, Numer nabywcy, Identyfikator
        klienta, ID klienta`,
      supplier_code: 'Nr dostawcy, Numer dostawcy, Kod dostawcy, ID dostawcy',
      currency: 'Waluta, Waluta zamówienia, Waluta dokumentu, Kod waluty',
      email: 'E-mail, Adres e-mail, Email, Poczta elektroniczna, Adres poczty elektronicznej, Mail',
      tax_number: `
        NIP, NIP UE, Nr NIP, VAT UE, Numer NIP, Numer identyfikacji podatkowej, Nr VAT, NIP nabywcy, NIP zamawiającego, VAT ID`,
      phone: 'Telefon, Tel., Nr tel., Nr telefonu, Telefon kontaktowy, Tel. kom.',
      contact: `
        Osoba kontaktowa, Osoba do kontaktu, Kontakt, Zamawiający, Wystawił, Sporządził, Osoba odpowiedzialna, Opiekun zamówienia,
        Wystawił(a), Kupiec, Zamówienie złożył, Zamówienie sporządził`,
    },
    columns: {
      name: `
        Nazwa, Nazwa towaru, Nazwa towaru lub usługi, Nazwa towaru/usługi, Opis, Opis towaru, Nazwa materiału, Asortyment, Nazwa
        asortymentu, Produkt, Nazwa produktu, Przedmiot zamówienia, Wyszczególnienie, Nazwa artykułu, Towar, Materiał, Nazwa wyrobu, Opis
        przedmiotu zamówienia, Nazwa pozycji, Nazwa i opis towaru`,
      code: `
        Indeks, Kod towaru, Kod produktu, Nr katalogowy, Numer katalogowy, Nr kat., Symbol, Kod EAN, EAN, Indeks materiałowy, Nr artykułu,
        Nr części, Kod kreskowy, Nr materiału, Nasz indeks, Nasz kod, Indeks zamawiającego, Kod wyrobu, Nr rysunku`,
      supplierCode: `
        Indeks dostawcy, Kod dostawcy, Nr kat. dostawcy, Numer katalogowy dostawcy, Kod producenta, Symbol dostawcy, Kod u dostawcy,
        Indeks producenta, Numer katalogowy producenta, Nr artykułu dostawcy`,
      qty: `
        Ilość, Ilość zamówiona, Ilość zamawiana, Zamawiana ilość, Ilość szt., Liczba sztuk, Liczba, Zamówiono, Il., Ilość do zamówienia,
        Ilość jednostek`,
      unit: 'J.m., Jm, Jedn. miary, Jednostka miary, Jedn., Jednostka, J. miary',
      price: `
        Cena, Cena netto, Cena jedn., Cena jednostkowa, Cena jednostkowa netto, Cena jedn. netto, C.j. netto, Cena za szt., Cena za
        jednostkę, Cena zakupu, Cena zakupu netto, Cena netto PLN, Cena po rabacie, Cena umowna, Cena jednostkowa netto [PLN]`,
      priceUnit: 'Jednostka ceny, Jedn. ceny, Cena za',
      discount: 'Rabat, Rabat %, Upust, % rabatu, Rabat [%], Opust, Zniżka',
      amount: `
        Wartość, Wartość netto, Kwota netto, Wartość netto PLN, Razem netto, Wartość zamówienia, Łączna wartość netto, Kwota, Wartość
        pozycji, Razem, Wartość pozycji netto`,
      tax: 'VAT, Stawka VAT, VAT %, % VAT, Kwota VAT, St. VAT, Podatek VAT, Wartość VAT',
      position: 'Lp., L.p., Poz., Pozycja, Nr poz., Nr pozycji',
      date: 'Termin dostawy, Data dostawy, Termin realizacji, Wymagany termin, Termin, Data realizacji',
    },
    totals: {
      net: `
        Razem netto, Suma netto, Wartość netto, Ogółem netto, Łącznie netto, Wartość zamówienia netto, Kwota netto, Netto razem, Razem
        wartość netto, Łączna wartość netto, Całkowita wartość netto, Razem bez VAT`,
      gross: `
        Razem, Razem brutto, Suma brutto, Ogółem, Łącznie, Do zapłaty, Razem do zapłaty, Wartość brutto, Wartość zamówienia, Wartość
        zamówienia brutto, Łączna wartość brutto, Całkowita wartość zamówienia, Łączna kwota zamówienia, Ogółem brutto, Suma całkowita,
        Wartość całkowita brutto, Łączna wartość zamówienia`,
      tax: 'VAT, Podatek VAT, Kwota VAT, VAT 23%, Razem VAT, W tym VAT',
      carry: 'Do przeniesienia, Z przeniesienia, Przeniesienie',
      charge: `
        Koszt transportu, Koszt dostawy, Koszty wysyłki, Fracht, Opakowanie, Koszt pakowania, Opłata za dostawę, Ubezpieczenie, Dopłata za
        małe zamówienie, Rabat, Przesyłka kurierska, Koszt przesyłki, Opłata manipulacyjna, Opłata paliwowa, Dopłata paliwowa, Opłata
        drogowa, Kaucja za palety`,
    },
    zones: {
      buyer: `
        Zamawiający, Nabywca, Kupujący, Płatnik, Dane do faktury, Adres do faktury, Dane zamawiającego, Dane nabywcy, Zleceniodawca,
        Klient, Fakturę wystawić na, Dane do wystawienia faktury, Adres zamawiającego, Nazwa zamawiającego, Firma zamawiająca`,
      ship_to: `
        Adres dostawy, Miejsce dostawy, Adres wysyłki, Dostawa do, Dostarczyć na adres, Odbiorca towaru, Miejsce rozładunku, Adres
        dostarczenia, Miejsce dostarczenia, Adres odbiorcy, Adres do wysyłki, Dane do wysyłki, Miejsce realizacji, Miejsce odbioru`,
      seller: `
        Dostawca, Sprzedawca, Sprzedający, Wykonawca, Dane dostawcy, Adres dostawcy, Nazwa dostawcy, Dane sprzedawcy, Zleceniobiorca,
        Dostawca towaru`,
      third: 'Klient końcowy, Inwestor, Odbiorca końcowy, Użytkownik końcowy, Generalny wykonawca',
    },
  },
  cs: {
    titles: {
      order: `
        Odvolávka, Objednávka, Objednávka č., Objednávka vydaná, Vydaná objednávka, Nákupní objednávka, Objednávka zboží, Objednávka materiálu,
        Objednávka služeb, Objednávkový list, Objednací list, Objednávkový formulář, Závazná objednávka, Objednávka dodavateli, Dílčí
        objednávka, Objednávka na dodávku, Objednávka na dodávku zboží, Objednávka potravin, Objednávka léků, Objednávka díla, Objednávka
        prací, Objednávka náhradních dílů, Naše objednávka, Urgentní objednávka, Objednávka k rámcové smlouvě, Objednávka - smlouva,
        Písemná objednávka, Objednávkový lístek, Objednávka u dodavatele, Objednací formulář, Internetová objednávka, Objednávka nákupu,
        Dodatečná objednávka, Expresní objednávka, Jednorázová objednávka`,
      order_response: `
        Potvrzení objednávky, Potvrzená objednávka, Potvrzení přijetí objednávky, Objednávka přijatá, Přijatá objednávka, Akceptace
        objednávky, Přijetí objednávky, Potvrzení o přijetí objednávky, Potvrzení zakázky`,
      delivery_note: `
        Dodací list, Výdejka, Skladová výdejka, Příjemka, Příjemka zboží, Balicí list, Nákladní list, Přepravní list, Expediční list,
        Předávací protokol, Avízo dodávky, Avízo o dodávce, Přejímka zboží, Oznámení o odeslání, Převodka, Průvodní list`,
      invoice: `
        Faktura, Faktura - daňový doklad, Daňový doklad, Zálohová faktura, Proforma faktura, Předfaktura, Výzva k platbě, Zálohový list,
        Upomínka, Výzva k úhradě, Faktura vydaná, Vydaná faktura, Přijatá faktura, Upomínka platby, Konečná faktura`,
      other: `
        Dobropis, Opravný daňový doklad, Rámcová smlouva, Rámcová objednávka, Rámcová dohoda, Kupní smlouva, Smlouva o dílo, Plán dodávek,
        Harmonogram dodávek, Prognóza, Výhled odběrů, Vratka, Vrácení zboží, Reklamace, Reklamační list, Stav skladu, Skladové
        zásoby, Inventurní soupis, Zápis z jednání, Zápis z porady, Zpravodaj, Požadavek na nákup, Žádanka, Žádanka o nákup, Objednávka
        rámcová, Interní žádanka`,
      quotation: `
        Nabídka, Cenová nabídka, Poptávka, Cenová poptávka, Žádost o cenovou nabídku, Žádost o nabídku, Výzva k podání nabídky, Ceník,
        Kalkulace, Rozpočet, Položkový rozpočet, Nabídkový list, Poptávkový formulář, Nabídka zboží, Průzkum trhu`,
      order_change: `
        Změna objednávky, Oprava objednávky, Dodatek k objednávce, Změnová objednávka, Upravená objednávka, Aktualizace objednávky,
        Doplnění objednávky`,
      order_cancellation: `
        Storno objednávky, Zrušení objednávky, Stornování objednávky, Odstoupení od objednávky, Stornovaná objednávka, Zrušená objednávka`,
    },
    labels: {
      po_number: `
        Číslo objednávky, Objednávka č., Obj. č., Č. obj., Číslo naší objednávky, Naše číslo objednávky, Číslo obj., Objednávka číslo,
        Nákupní objednávka č., Číslo vydané objednávky, Ev. č. objednávky, Evidenční číslo objednávky, Číslo dokladu, Č. objednávky,
        Interní číslo objednávky, Číslo objednávky odběratele, Číslo jednací objednávky, Objednávka vydaná č., Označení objednávky`,
      order_date: `
        Datum objednávky, Datum vystavení, Datum objednání, Ze dne, Vystaveno dne, Dne, Datum vystavení objednávky, Datum vytvoření,
        Objednáno dne, Datum zápisu, Datum podání objednávky`,
      delivery_date: `
        Termín dodání, Datum dodání, Požadovaný termín dodání, Požadované datum dodání, Termín dodávky, Dodat do, Dodací termín, Dodací
        lhůta, Termín plnění, Nejpozději do, Předpokládaný termín dodání, Požadovaný termín, Datum plnění, Termín realizace, Datum
        expedice, Termín expedice, Termín odběru, Požadované datum dodávky, Lhůta dodání, Termín doručení, Dodání nejpozději do, Dodat
        nejpozději, Očekávané datum příjmu, Termín závozu, Datum závozu, Doba plnění, Lhůta plnění, Termín splnění`,
      customer_code: `
        Číslo zákazníka, Zákaznické číslo, Číslo odběratele, Kód zákazníka, Kód odběratele, ID zákazníka, Č. odběratele, Vaše číslo
        zákazníka, Číslo klienta`,
      supplier_code: 'Číslo dodavatele, Kód dodavatele, ID dodavatele, Č. dodavatele',
      currency: 'Měna, Měna objednávky, Měna dokladu, Kód měny',
      email: 'E-mail, Email, E-mailová adresa, Elektronická pošta',
      tax_number: 'DIČ, IČ, IČO, IČ DPH, DIČ/IČ DPH, VAT ID, IČO/DIČ',
      phone: 'Telefon, Tel., Mobil, Telefonní číslo, Tel. číslo, Telefonní spojení',
      contact: `
        Vyřizuje, Kontaktní osoba, Vystavil, Objednal, Zodpovědná osoba, Odpovědná osoba, Objednávku vystavil, Objednávku vyřizuje,
        Schválil, Referent, Nákupčí`,
    },
    columns: {
      name: `
        Název, Název zboží, Popis, Označení dodávky, Předmět objednávky, Předmět plnění, Popis zboží, Zboží, Název položky, Název
        materiálu, Text, Název produktu, Název výrobku, Specifikace, Označení zboží, Název artiklu, Zboží/služba, Předmět dodávky, Popis
        materiálu, Text položky`,
      code: `
        Kód, Kód zboží, Číslo zboží, Katalogové číslo, Kat. číslo, Kat. č., Obj. číslo, Objednací číslo, Objednací kód, Číslo artiklu, Č.
        artiklu, Číslo materiálu, EAN, EAN kód, Čárový kód, Číslo dílu, Skladové číslo, Kód položky, Naše číslo, Náš kód, Číslo výrobku,
        Číslo výkresu, PLU`,
      supplierCode: `
        Kód dodavatele, Číslo dodavatele, Vaše číslo, Váš kód, Kat. č. dodavatele, Kód zboží dodavatele, Katalogové číslo dodavatele,
        Číslo zboží dodavatele, Obj. kód dodavatele, Kód výrobce, Katalogové číslo výrobce`,
      qty: `
        Množství, Počet, Počet ks, Počet kusů, Počet MJ, Objednané množství, Objednáno, Množ., Ks, Požadované množství, Obj. mn., Množství
        MJ`,
      unit: 'MJ, M.j., Měrná jednotka, Jednotka, Jedn., Měr. j., Měr. jedn.',
      price: `
        Cena, Cena/MJ, Jednotková cena, Jedn. cena, Cena za MJ, J. cena, J.cena, Cena za kus, Cena/ks, Cena bez DPH, Cena/ks bez DPH,
        Jedn. cena bez DPH, Cena za jednotku, Jednotková cena bez DPH, Nákupní cena, Cena MJ bez DPH, Kč/MJ, Cena v Kč/MJ, Dohodnutá cena`,
      discount: 'Sleva, Sleva %, % slevy, Sleva v %, Rabat',
      amount: `
        Celkem, Cena celkem, Celkem bez DPH, Částka, Celková cena, Hodnota, Kč celkem, Celkem Kč, Cena celkem bez DPH, Částka bez DPH,
        Celková cena bez DPH, Celkem v Kč, Základ`,
      tax: 'DPH, %DPH, Sazba DPH, DPH %, Sazba, Výše DPH, Částka DPH',
      position: 'Pol., Položka č., Poř. č., Poř., P.č., Řádek, Č. pol., Č. řádku, Pořadové číslo',
      date: 'Termín dodání, Datum dodání, Dodání, Termín, Požadovaný termín, Požadované datum, Dodat do, Termín plnění',
    },
    totals: {
      net: `
        Celkem bez DPH, Cena celkem bez DPH, Základ daně, Mezisoučet, Součet bez DPH, Celková cena bez DPH, Cena bez DPH celkem, Celkem
        základ, Hodnota objednávky bez DPH, Součet položek, Celková částka bez DPH`,
      gross: `
        Celkem, Celkem s DPH, Cena celkem, Cena celkem s DPH, Celkem k úhradě, K úhradě, Celková cena, Celková částka, Celkem včetně DPH,
        Součet, Celková cena objednávky, Celková cena vč. DPH, Celkem vč. DPH, Objednávka celkem, Celková hodnota objednávky, Částka
        celkem, K úhradě celkem, Celkem Kč, Předpokládaná cena celkem, Celková cena včetně DPH`,
      tax: 'DPH, DPH celkem, DPH 21 %, Částka DPH, Daň, Výše DPH, Celkem DPH',
      carry: 'Převod, Pokračování, Přeneseno, Převedeno z předchozí strany',
      charge: `
        Doprava, Dopravné, Poštovné, Balné, Poštovné a balné, Přeprava, Cena dopravy, Náklady na dopravu, Manipulační poplatek, Sleva,
        Zaokrouhlení, Příplatek, Pojištění, Přirážka za malé množství, Příplatek za malou objednávku, Palivový příplatek, Mýtné, Vratné
        obaly, Dopravné a balné, Recyklační poplatek`,
    },
    zones: {
      buyer: `
        Objednatel, Odběratel, Kupující, Zákazník, Fakturační adresa, Fakturační údaje, Fakturujte na, Plátce, Objednavatel, Zadavatel,
        Údaje objednatele, Fakturu zašlete na, Sídlo objednatele, Identifikace objednatele, Odběratel - sídlo`,
      ship_to: `
        Dodací adresa, Místo dodání, Místo plnění, Místo určení, Příjemce, Konečný příjemce, Adresa dodání, Místo dodávky, Adresa
        doručení, Doručovací adresa, Místo vykládky, Dodejte na adresu, Příjemce zboží, Adresa dodávky, Místo předání`,
      seller: `
        Dodavatel, Prodávající, Prodejce, Zhotovitel, Údaje dodavatele, Adresa dodavatele, Název dodavatele, Identifikace dodavatele,
        Poskytovatel, Dodavatel - sídlo`,
      third: 'Koncový zákazník, Konečný zákazník, Investor, Generální dodavatel, Koncový uživatel, Konečný odběratel',
    },
  },
  sk: {
    titles: {
      order: `
        Odvolávka, Objednávka, Objednávka č., Vydaná objednávka, Objednávka vydaná, Nákupná objednávka, Objednávka tovaru, Objednávka materiálu,
        Objednávka služieb, Objednávkový list, Objednávkový formulár, Záväzná objednávka, Objednávka dodávateľovi, Čiastková objednávka,
        Objednávka na dodanie tovaru, Objednávka na dodávku, Objednávka potravín, Objednávka liekov, Objednávka prác, Objednávka
        náhradných dielov, Naša objednávka, Urgentná objednávka, Objednávka k rámcovej zmluve, Písomná objednávka, Objednávací list,
        Objednávací formulár, Internetová objednávka, Dodatočná objednávka, Jednorazová objednávka, Objednávka nákupu, Objednávka na tovar
        a služby, Objednávka odoslaná, Odoslaná objednávka, Dielčia objednávka, Objednávka stavebných prác`,
      order_response: `
        Potvrdenie objednávky, Potvrdená objednávka, Potvrdenie prijatia objednávky, Prijatá objednávka, Akceptácia objednávky, Prijatie
        objednávky, Potvrdenie zákazky, Objednávka prijatá, Došlá objednávka`,
      delivery_note: `
        Dodací list, Výdajka, Príjemka, Baliaci list, Nákladný list, Prepravný list, Expedičný list, Preberací protokol, Avízo dodávky,
        Skladová výdajka, Prevodka, Príjemka tovaru`,
      invoice: `
        Faktúra, Faktúra - daňový doklad, Zálohová faktúra, Proforma faktúra, Predfaktúra, Preddavková faktúra, Upomienka, Výzva na
        úhradu, Výzva na zaplatenie, Vyúčtovacia faktúra, Vyšlá faktúra, Odoslaná faktúra`,
      other: `
        Dobropis, Opravná faktúra, Rámcová zmluva, Rámcová objednávka, Rámcová dohoda, Kúpna zmluva, Zmluva o dielo, Plán dodávok,
        Harmonogram dodávok, Prognóza, Vrátenie tovaru, Reklamácia, Reklamačný list, Stav skladu, Skladové zásoby, Inventúrny
        súpis, Zápisnica zo stretnutia, Spravodajca, Požiadavka na nákup, Žiadanka, Žiadanka na nákup`,
      quotation: `
        Ponuka, Cenová ponuka, Dopyt, Cenový dopyt, Žiadosť o cenovú ponuku, Výzva na predloženie ponuky, Výzva na predloženie cenovej
        ponuky, Cenník, Kalkulácia, Rozpočet, Prieskum trhu, Výkaz výmer, Dopytový formulár, Ponukový list`,
      order_change: `
        Zmena objednávky, Oprava objednávky, Dodatok k objednávke, Upravená objednávka, Zmenová objednávka, Doplnenie objednávky,
        Aktualizácia objednávky`,
      order_cancellation: `
        Storno objednávky, Zrušenie objednávky, Stornovanie objednávky, Odstúpenie od objednávky, Stornovaná objednávka, Zrušená
        objednávka`,
    },
    labels: {
      po_number: `
        Číslo objednávky, Objednávka č., Obj. č., Č. obj., Číslo našej objednávky, Naše číslo objednávky, Objednávka číslo, Nákupná
        objednávka č., Evidenčné číslo objednávky, Číslo dokladu, Č. objednávky, Interné číslo objednávky, Číslo objednávky odberateľa,
        Identifikácia objednávky, Vydaná objednávka č., Identifikačné číslo objednávky`,
      order_date: `
        Dátum objednávky, Dátum vystavenia, Dátum objednania, Zo dňa, Vystavené dňa, Dňa, Dátum vystavenia objednávky, Dátum vyhotovenia,
        Vyhotovené dňa, Objednané dňa, Dátum vyhotovenia objednávky`,
      delivery_date: `
        Termín dodania, Dátum dodania, Požadovaný termín dodania, Požadovaný dátum dodania, Termín dodávky, Dodať do, Dodací termín,
        Dodacia lehota, Termín plnenia, Najneskôr do, Predpokladaný termín dodania, Požadovaný termín, Dátum plnenia, Termín realizácie,
        Dátum expedície, Lehota dodania, Termín doručenia, Dodať najneskôr do, Termín odberu, Lehota plnenia, Termín závozu`,
      customer_code: `
        Číslo zákazníka, Zákaznícke číslo, Číslo odberateľa, Kód zákazníka, Kód odberateľa, ID zákazníka, Vaše číslo zákazníka`,
      supplier_code: 'Číslo dodávateľa, Kód dodávateľa, ID dodávateľa',
      currency: 'Mena, Mena objednávky, Mena dokladu, Kód meny',
      email: 'E-mail, Email, E-mailová adresa, Elektronická pošta',
      tax_number: 'DIČ, IČO, IČ DPH, DIČ/IČ DPH, VAT ID, IČO/DIČ',
      phone: 'Telefón, Tel., Mobil, Telefónne číslo, Tel. číslo',
      contact: `
        Vybavuje, Kontaktná osoba, Vystavil, Objednal, Zodpovedná osoba, Objednávku vystavil, Objednávku vybavuje, Schválil, Vyhotovil,
        Referent, Nákupca`,
    },
    columns: {
      name: `
        Názov, Názov tovaru, Popis, Predmet objednávky, Predmet plnenia, Popis tovaru, Tovar, Názov položky, Názov materiálu, Názov
        produktu, Názov výrobku, Špecifikácia, Označenie tovaru, Tovar/služba, Predmet dodávky, Označenie dodávky, Názov tovaru/služby,
        Názov a popis tovaru`,
      code: `
        Kód, Kód tovaru, Číslo tovaru, Katalógové číslo, Kat. číslo, Kat. č., Obj. číslo, Objednávacie číslo, Objednávací kód, Číslo
        artikla, Číslo artiklu, Číslo materiálu, EAN, EAN kód, Čiarový kód, Číslo dielu, Skladové číslo, Kód položky, Naše číslo, Náš kód,
        Číslo výrobku, PLU`,
      supplierCode: `
        Kód dodávateľa, Číslo dodávateľa, Vaše číslo, Váš kód, Kat. č. dodávateľa, Katalógové číslo dodávateľa, Kód výrobcu, Kód tovaru
        dodávateľa`,
      qty: 'Množstvo, Počet, Počet ks, Počet kusov, Počet MJ, Objednané množstvo, Objednané, Množ., Ks, Požadované množstvo',
      unit: 'MJ, M.j., Merná jednotka, Jednotka, Jedn., Mer. j.',
      price: `
        Cena, Cena/MJ, Jednotková cena, Jedn. cena, Cena za MJ, J. cena, J.cena, Cena za kus, Cena/ks, Cena bez DPH, Cena/ks bez DPH,
        Jedn. cena bez DPH, Cena za jednotku, Jednotková cena bez DPH, Nákupná cena, Cena MJ bez DPH, Cena za MJ bez DPH`,
      discount: 'Zľava, Zľava %, % zľavy, Zľava v %, Rabat',
      amount: `
        Spolu, Cena spolu, Spolu bez DPH, Suma, Celková cena, Hodnota, Spolu EUR, Cena spolu bez DPH, Celková cena bez DPH, Celkom, Celkom
        bez DPH, Základ, Suma bez DPH`,
      tax: 'DPH, %DPH, Sadzba DPH, DPH %, Sadzba, Výška DPH',
      position: 'Pol., Por. č., P.č., Riadok, Č. pol., Poradové číslo, Č. riadku',
      date: 'Termín dodania, Dátum dodania, Dodanie, Termín, Požadovaný termín, Požadovaný dátum, Dodať do',
    },
    totals: {
      net: `
        Spolu bez DPH, Cena spolu bez DPH, Základ dane, Medzisúčet, Celkom bez DPH, Celková cena bez DPH, Súčet položiek, Celková suma bez
        DPH, Hodnota objednávky bez DPH`,
      gross: `
        Spolu, Spolu s DPH, Cena spolu, Cena spolu s DPH, Celkom, Celkom s DPH, Na úhradu, K úhrade, Spolu na úhradu, Celková suma,
        Celková cena, Spolu vrátane DPH, Celková cena s DPH, Celková suma objednávky, Celková cena objednávky, Objednávka spolu, Suma na
        úhradu, Celkom k úhrade, Celkom na úhradu, Celková suma s DPH`,
      tax: 'DPH, DPH spolu, DPH 23 %, Suma DPH, Daň, Výška DPH',
      carry: 'Prenos, Pokračovanie, Prevod, Prenesené',
      charge: `
        Doprava, Dopravné, Poštovné, Balné, Poštovné a balné, Preprava, Cena dopravy, Náklady na dopravu, Manipulačný poplatok, Zľava,
        Zaokrúhlenie, Príplatok, Poistenie, Palivový príplatok, Dovoz, Recyklačný poplatok`,
    },
    zones: {
      buyer: `
        Objednávateľ, Odberateľ, Kupujúci, Zákazník, Fakturačná adresa, Fakturačné údaje, Fakturujte na, Platiteľ, Verejný obstarávateľ,
        Údaje objednávateľa, Identifikácia objednávateľa, Sídlo objednávateľa, Adresa odberateľa`,
      ship_to: `
        Dodacia adresa, Miesto dodania, Miesto plnenia, Miesto určenia, Príjemca, Konečný príjemca, Adresa dodania, Adresa doručenia,
        Miesto dodávky, Miesto vykládky, Príjemca tovaru, Adresa dodávky, Miesto odovzdania`,
      seller: `
        Dodávateľ, Predávajúci, Predajca, Zhotoviteľ, Údaje dodávateľa, Adresa dodávateľa, Názov dodávateľa, Identifikácia dodávateľa,
        Poskytovateľ`,
      third: 'Konečný zákazník, Koncový zákazník, Investor, Konečný používateľ, Koncový používateľ',
    },
  },
  hu: {
    titles: {
      order: `
        Megrendelés, Rendelés, Megrendelő, Megrendelőlap, Megrendelő lap, Megrendelési lap, Rendelési lap, Rendelőlap, Beszerzési
        megrendelés, Beszerzési rendelés, Vevői megrendelés, Szállítói rendelés, Szállítói megrendelés, Anyagrendelés, Anyagmegrendelés,
        Áruraendelés, Árurendelés, Megrendelő űrlap, Rendelési űrlap, Eseti megrendelés, Egyedi megrendelés, Megrendelőlevél, Megrendelő
        levél, Rendelésfeladás, Lehívás, Eseti lehívás, Szolgáltatás megrendelés, Megrendelés szállítónak, Termékrendelés,
        Termékmegrendelés, Sürgős megrendelés, Pótrendelés, Utánrendelés, Megrendelőnyomtatvány, Megrendelés árura, Webes rendelés,
        Írásbeli megrendelés, Rendelési formanyomtatvány, Megrendelés termékre, Alkatrészrendelés, Élelmiszer megrendelés, Bejövő
        megrendelés, Beszállítói megrendelés, Beszállítói rendelés`,
      order_response: `
        Rendelés visszaigazolás, Rendelésvisszaigazolás, Megrendelés visszaigazolása, Visszaigazolás, Rendelés visszaigazolása,
        Megrendelés-visszaigazolás, Vevői rendelés visszaigazolás, Megrendelés elfogadása, Rendelés elfogadás, Visszaigazolt megrendelés,
        Megrendelés megerősítése`,
      delivery_note: `
        Szállítólevél, Fuvarlevél, Csomagolási lista, Kiszedési lista, Raktári kivét, Kiadási bizonylat, Bevételezési bizonylat,
        Átadás-átvételi jegyzőkönyv, Szállítási értesítő, Csomagjegyzék, Szállítójegyzék, Szállítási avizó, Raktári bevételezés,
        Teljesítésigazolás, Teljesítési igazolás`,
      invoice: `
        Számla, Díjbekérő, Proforma számla, Előlegszámla, Végszámla, Gyűjtőszámla, Fizetési felszólítás, Fizetési emlékeztető,
        Egyenlegközlő, Elektronikus számla, Készpénzes számla, Átutalásos számla, Díjbekérő levél, Előleg bekérő, Számlalevél`,
      other: `
        Jóváíró számla, Helyesbítő számla, Sztornó számla, Keretszerződés, Keretmegrendelés, Keretrendelés, Keretmegállapodás, Szállítási
        ütemterv, Előrejelzés, Rendelési előrejelzés, Visszáru, Visszáru bizonylat, Reklamáció, Készletlista, Készletkimutatás, Leltárív,
        Jegyzőkönyv, Hírlevél, Beszerzési igény, Beszerzési igénylés, Igénylőlap, Anyagigénylés, Anyagigénylő lap, Beszerzési kérelem,
        Szállítási terv, Adásvételi szerződés, Vállalkozási szerződés, Jóváírás, Termékkatalógus`,
      quotation: `
        Árajánlat, Ajánlat, Árajánlatkérés, Ajánlatkérés, Ajánlatkérő, Árajánlat kérő, Ajánlati felhívás, Ajánlattételi felhívás, Árlista,
        Árjegyzék, Költségvetés, Ajánlati lap, Felolvasólap, Kalkuláció, Indikatív árajánlat, Árkalkuláció`,
      order_change: `
        Megrendelés módosítása, Rendelés módosítás, Rendelésmódosítás, Módosított megrendelés, Megrendelés módosítás, Megrendelés
        kiegészítése, Rendelés kiegészítése, Módosított rendelés`,
      order_cancellation: `
        Megrendelés törlése, Rendelés törlése, Rendelés lemondása, Megrendelés lemondása, Megrendelés sztornó, Megrendelés visszavonása,
        Törölt megrendelés, Rendelés sztornózása, Elállás a megrendeléstől`,
    },
    labels: {
      po_number: `
        Megrendelés száma, Rendelésszám, Rendelés száma, Megrendelésszám, Megrendelés szám, Rendelési szám, Megrendelési szám, Megrendelés
        azonosító, Rendelés azonosítója, Megrendelésünk száma, Rendelésünk száma, Beszerzési rendelés száma, Bizonylatszám, Iktatószám, PO
        szám, Megrendelőlap száma, Vevői rendelésszám, Megrend. sz., Rend. szám, Megrendelés sorszáma, Megr. szám, Rendelésének száma,
        Hivatkozási rendelésszám, Belső rendelésszám, Megrendelés azonosítója, Saját rendelésszám, Megrendelő sorszáma`,
      order_date: `
        Megrendelés dátuma, Rendelés dátuma, Kelt, Kiállítás dátuma, Rendelés kelte, Megrendelés kelte, Bizonylat kelte, Rendelés napja,
        Keltezés, Megrendelés napja, Rendelés időpontja, Megrendelés időpontja, Létrehozás dátuma, Kiállítás kelte`,
      delivery_date: `
        Szállítási határidő, Kért szállítási határidő, Szállítás dátuma, Teljesítési határidő, Határidő, Kért szállítás, Szállítási dátum,
        Kért szállítási dátum, Kiszállítás dátuma, Beszállítási határidő, Szállítási idő, Várható szállítás, Legkésőbbi szállítási
        határidő, Kért határidő, Igényelt szállítási határidő, Szállítás időpontja, Teljesítés ideje, Teljesítés időpontja, Kért
        beérkezés, Kívánt szállítási dátum, Kiszállítás napja, Beérkezési határidő, Kért teljesítési határidő, Szállítás kért időpontja,
        Leszállítás dátuma, Teljesítés dátuma, Várható beérkezés, Elvárt szállítási határidő`,
      customer_code: `
        Vevőkód, Ügyfélszám, Vevőszám, Ügyfélkód, Partnerkód, Vevő kódja, Ügyfélazonosító, Vevőazonosító, Partnerszám, Vevő azonosító,
        Partner azonosító`,
      supplier_code: 'Szállítókód, Szállító kódja, Beszállítói kód, Szállítói kód, Szállító azonosító, Szállítószám',
      currency: 'Pénznem, Devizanem, Deviza, Valuta, Valutanem, Fizetés pénzneme, Rendelés pénzneme',
      email: 'E-mail, E-mail cím, Email, E-mail címe, E-mail-cím',
      tax_number: 'Adószám, Közösségi adószám, EU adószám, Adószáma, Adóazonosító, Csoportos adószám, Csoportazonosító szám',
      phone: 'Telefon, Telefonszám, Tel., Mobil, Tel.szám, Telefonszáma',
      contact: `
        Kapcsolattartó, Ügyintéző, Megrendelő neve, Kiállította, Beszerző, Készítette, Rendelte, Felelős, Jóváhagyta, Kapcsolattartó
        személy, Megrendelte, Összeállította`,
    },
    columns: {
      name: `
        Megnevezés, Termék megnevezése, Áru megnevezése, Cikk megnevezése, Terméknév, Termék neve, Termék, Leírás, Cikknév, Anyag
        megnevezése, Anyagnév, Tétel megnevezése, Szolgáltatás megnevezése, Termék/szolgáltatás, Áru neve, Áru leírása, Megnevezése,
        Árucikk, Termékleírás, Cikk leírása, Termék vagy szolgáltatás megnevezése`,
      code: `
        Cikkszám, Termékkód, Kód, Cikkód, Cikkszámunk, Rendelési szám, Rendelési kód, Katalógusszám, EAN, EAN kód, Vonalkód, Anyagszám,
        Gyári szám, Azonosító, Termék kódja, Termékazonosító, Alkatrész szám, Saját cikkszám, Megrendelő cikkszáma, Rajzszám, Cikk kód,
        Anyagkód, Vevői cikkszám, Belső cikkszám`,
      supplierCode: `
        Szállítói cikkszám, Szállító cikkszáma, Beszállítói cikkszám, Gyártói cikkszám, Beszállító cikkszáma, Gyártói kód, Eladó
        cikkszáma, Szállítói termékkód, Az Önök cikkszáma`,
      qty: `
        Mennyiség, Menny., Db, Darab, Darabszám, Rendelt mennyiség, Megrendelt mennyiség, Rendelt db, Igényelt mennyiség, Db szám,
        Mennyisége, Rendelendő mennyiség, Kért mennyiség`,
      unit: 'ME, M.e., Mértékegység, Menny. egység, Mennyiségi egység, Egység, Me., Menny. e., M.egys.',
      price: `
        Egységár, Nettó egységár, Nettó ár, Ár, Egys.ár, E.ár, Egységár (Ft), Nettó egységár (Ft), Ft/db, Darabár, Beszerzési ár, Listaár,
        Egységár nettó, Ár/db, Nettó egységár (Ft/db), Nettó egys.ár, Egységár HUF, Áfa nélküli egységár`,
      priceUnit: 'Áregység, Ár egysége, Ár egység',
      discount: 'Kedvezmény, Kedv. %, Kedvezmény %, Engedmény, Engedmény %, Kedvezmény mértéke',
      amount: `
        Érték, Nettó érték, Összesen, Összeg, Nettó összeg, Nettó összesen, Összérték, Nettó összérték, Érték (Ft), Nettó érték (Ft),
        Tétel értéke, Teljes ár, Nettó ár összesen, Sor összesen, Rendelési érték, Végösszeg`,
      tax: 'ÁFA, ÁFA %, ÁFA kulcs, ÁFA összeg, ÁFA érték, Áfakulcs, ÁFA mértéke, Adókulcs',
      position: 'Ssz., Sorsz., Sorszám, Tétel, Tételszám, Poz., S.sz., Tétel sz., Tételsorszám',
      date: `
        Szállítási határidő, Határidő, Szállítási dátum, Teljesítési határidő, Kért határidő, Kért szállítási dátum, Szállítási idő,
        Beérkezés`,
    },
    totals: {
      net: `
        Nettó összesen, Összesen nettó, Nettó végösszeg, Nettó érték, Részösszeg, Adóalap, ÁFA alap, Nettó összeg, Nettó érték összesen,
        Összes nettó érték, Nettó összérték, Nettó mindösszesen, Rendelés nettó értéke, Összesen ÁFA nélkül, Nettó rendelési érték,
        Megrendelés nettó értéke`,
      gross: `
        Összesen, Végösszeg, Bruttó összesen, Mindösszesen, Fizetendő, Fizetendő összeg, Bruttó végösszeg, Rendelés összesen, Megrendelés
        összesen, Rendelés értéke, Bruttó összeg, Bruttó érték, Fizetendő végösszeg, Teljes összeg, Rendelés végösszege, Megrendelés
        végösszege, Összesen fizetendő, Bruttó mindösszesen, Összesen bruttó, Megrendelés teljes értéke`,
      tax: 'ÁFA, ÁFA összesen, ÁFA összeg, ÁFA 27%, 27% ÁFA, ÁFA összege, ÁFA tartalom, Általános forgalmi adó, Felszámított ÁFA',
      carry: 'Átvitel, Áthozat, Folytatás a következő oldalon',
      charge: `
        Szállítási költség, Szállítási díj, Fuvardíj, Csomagolás, Csomagolási költség, Postaköltség, Kedvezmény, Kerekítés, Kezelési
        költség, Biztosítás, Felár, Kiszállítási díj, Házhozszállítás, Házhozszállítási díj, Utánvét díja, Fuvarköltség, Kis értékű
        rendelés felára, Raklapdíj, Raklap betétdíj, Göngyöleg, Futárszolgálat`,
    },
    zones: {
      buyer: `
        Megrendelő, Vevő, Számlázási cím, Számlázási adatok, Ügyfél, Megrendelő adatai, Vevő adatai, Vásárló, Költségviselő, Vevő neve,
        Megrendelő cég, Számlázási név és cím, Megrendelő cég adatai, Megrendelő neve és címe`,
      ship_to: `
        Szállítási cím, Szállítás helye, Átvevő, Szállítási hely, Teljesítés helye, Rendeltetési hely, Kiszállítás helye, Kiszállítási
        cím, Átvétel helye, Szállítási név és cím, Lerakodás helye, Leszállítás helye, Áru átvevője, Lerakóhely`,
      seller: `
        Szállító, Eladó, Beszállító, Szállító adatai, Szállító neve, Vállalkozó, Kivitelező, Eladó adatai, Beszállító neve, Szállító
        partner, Beszállító adatai, Szállító neve és címe`,
      third: 'Végfelhasználó, Beruházó, Építtető, Végső felhasználó, Végső vevő',
    },
  },
  tr: {
    titles: {
      order: `
        Sipariş, Satın Alma Siparişi, Satınalma Siparişi, Sipariş Formu, Satın Alma Sipariş Formu, Satınalma Sipariş Formu, Sipariş Emri,
        Satın Alma Emri, Satınalma Emri, Sipariş Fişi, Malzeme Sipariş Formu, Malzeme Siparişi, Alım Siparişi, Alış Siparişi, Verilen
        Sipariş, Verilen Sipariş Fişi, Satınalma Sipariş Fişi, Tedarikçi Siparişi, Tedarikçi Sipariş Formu, Sipariş Mektubu, Ürün Sipariş
        Formu, Acil Sipariş, Sipariş Belgesi, Yurt Dışı Siparişi, İthalat Siparişi, Bayi Sipariş Formu, Müşteri Sipariş Formu, Satıcı
        Siparişi, Online Sipariş Formu, Sipariş Detayı, Sipariş Listesi, Mal Sipariş Formu, İlave Sipariş, Hizmet Siparişi, Hizmet Satın
        Alma Siparişi, Sipariş Talimatı, Yedek Parça Siparişi, Yedek Parça Sipariş Formu, Satıcıya Sipariş`,
      order_response: `
        Sipariş Onayı, Sipariş Teyidi, Sipariş Onay Formu, Sipariş Teyit Formu, Sipariş Kabul Formu, Siparişiniz Onaylandı, Satış
        Siparişi, Satış Siparişi Onayı, Alınan Sipariş, Alınan Sipariş Fişi, Sipariş Kabulü, Sipariş Teyit Yazısı`,
      delivery_note: `
        İrsaliye, Sevk İrsaliyesi, e-İrsaliye, Çeki Listesi, Paketleme Listesi, Teslimat Fişi, Teslim Fişi, Teslim Tutanağı, Teslim
        Tesellüm Tutanağı, Mal Kabul Fişi, Mal Kabul Belgesi, Sevkiyat Listesi, Taşıma İrsaliyesi, Konşimento, Ambar Giriş Fişi, Depo
        Çıkış Fişi, Malzeme Giriş Fişi, Sevk Fişi, Sevkiyat Bildirimi, Ambar Çıkış Fişi, Malzeme Çıkış Fişi`,
      invoice: `
        Fatura, e-Fatura, e-Arşiv Fatura, Proforma Fatura, Ticari Fatura, Satış Faturası, Alış Faturası, Ödeme Hatırlatma, Hesap Ekstresi,
        İhtarname, Açık Fatura, Avans Faturası, Vade Farkı Faturası, Borç Dekontu`,
      other: `
        İade Faturası, Alacak Dekontu, Çerçeve Sözleşme, Çerçeve Sipariş, Teslimat Planı, Sevkiyat Planı, Sevkiyat Programı, Talep
        Tahmini, İade, İade Formu, Şikayet Formu, Stok Listesi, Stok Raporu, Stok Sayım Listesi, Toplantı Tutanağı, Bülten, Satın Alma
        Talep Formu, Satın Alma Talebi, Satınalma Talep Fişi, Malzeme Talep Formu, Malzeme İstek Formu, İhtiyaç Talep Formu, İhtiyaç
        Listesi, Sözleşme, Tedarik Sözleşmesi, Ürün Kataloğu, Talep Formu, Malzeme Talep Fişi`,
      quotation: `
        Teklif, Fiyat Teklifi, Teklif Formu, Teklif Mektubu, Fiyat Teklif Formu, Teklif Talebi, Teklif İsteme, Teklif İstek Formu, Fiyat
        Talebi, Fiyat Listesi, Proforma Teklif, Teklif Talep Formu, Fiyat Araştırması, Piyasa Fiyat Araştırması, Birim Fiyat Teklif
        Mektubu, Satın Alma Teklif İsteme, Keşif Özeti, Birim Fiyat Teklif Cetveli, Satış Teklifi`,
      order_change: `
        Sipariş Değişikliği, Revize Sipariş, Sipariş Revizyonu, Sipariş Değişiklik Formu, Sipariş Güncelleme, Düzeltilmiş Sipariş, Sipariş
        Değişiklik Bildirimi`,
      order_cancellation: `
        Sipariş İptali, Sipariş İptal, Sipariş İptal Formu, İptal Edilen Sipariş, Sipariş İptal Bildirimi, Satın Alma Siparişi İptali`,
    },
    labels: {
      po_number: `
        Sipariş No, Sipariş Numarası, Satınalma Sipariş No, Satın Alma Sipariş No, Sipariş Nr, Sipariş Kodu, Sipariş Fiş No, Müşteri
        Sipariş No, Sipariş Formu No, Siparişimiz No, Sipariş Emri No, SAS No, SAS Numarası, Satınalma No, Satın Alma No, PO No, Sipariş
        Belge No, Sipariş Sıra No, Fiş No, Belge No, Evrak No, Sipariş Referans No`,
      order_date: `
        Sipariş Tarihi, Tarih, Belge Tarihi, Düzenleme Tarihi, Fiş Tarihi, Oluşturma Tarihi, Evrak Tarihi, Siparişin Tarihi, Sipariş
        Verilen Tarih, Sipariş Verme Tarihi, Sipariş Oluşturma Tarihi, Sipariş Trh., Satın Alma Tarihi`,
      delivery_date: `
        Teslim Tarihi, Teslimat Tarihi, İstenen Teslim Tarihi, İstenilen Teslim Tarihi, Talep Edilen Teslim Tarihi, Termin Tarihi, Termin,
        Sevk Tarihi, En Geç Teslim Tarihi, Son Teslim Tarihi, Beklenen Teslim Tarihi, Planlanan Teslim Tarihi, Teslimat Zamanı, Tahmini
        Teslimat, Sevkiyat Tarihi, Yükleme Tarihi, İhtiyaç Tarihi, Teslim Süresi, Teslimat Süresi, Arzu Edilen Teslim Tarihi, İstenen
        Tarih, Malın Teslim Tarihi, Planlanan Teslimat, Teslimat Termini, İstenen Termin Tarihi, Talep Edilen Tarih, Varış Tarihi`,
      customer_code: `
        Müşteri No, Müşteri Kodu, Müşteri Numarası, Cari Kodu, Cari Kod, Cari Hesap Kodu, Bayi Kodu, Bayi No, Cari No, Müşteri ID`,
      supplier_code: 'Tedarikçi No, Tedarikçi Kodu, Satıcı Kodu, Satıcı No, Tedarikçi Numarası, Tedarikçi ID',
      currency: 'Para Birimi, Döviz Cinsi, Döviz, Döviz Türü, Döviz Tipi, Sipariş Para Birimi, Para Cinsi',
      email: 'E-posta, E-Posta Adresi, E-mail, Elektronik Posta, Mail Adresi',
      tax_number: 'Vergi No, Vergi Numarası, VKN, Vergi Kimlik No, Vergi Kimlik Numarası, VKN/TCKN, V. No, V.D. No',
      phone: 'Telefon, Tel, Tel No, GSM, Cep Telefonu, Telefon Numarası',
      contact: `
        İlgili Kişi, Yetkili, Hazırlayan, Siparişi Veren, İletişim, Satın Alma Sorumlusu, Dikkatine, Yetkili Kişi, İrtibat Kişisi, Talep
        Eden, Siparişi Hazırlayan, Düzenleyen, Sipariş Sorumlusu, İletişim Kişisi`,
    },
    columns: {
      name: `
        Malzeme Adı, Ürün Adı, Açıklama, Malzeme Açıklaması, Ürün Açıklaması, Stok Adı, Malın Cinsi, Cinsi, Mal/Hizmet, Mal Hizmet, Ürün,
        Malzeme Tanımı, Ürün Tanımı, Malzeme Cinsi, Stok Açıklaması, Malzeme/Hizmet, Malzeme/Hizmet Açıklaması, Ürün/Hizmet, Malzeme,
        Tanım, Malın Adı, Malzemenin Adı, Malzemenin Cinsi, İş Kalemi, Ürün Cinsi, Hizmet Adı, Malzeme İsmi, Mal veya Hizmetin Cinsi`,
      code: `
        Malzeme Kodu, Ürün Kodu, Stok Kodu, Kod, Malzeme No, Parça No, Ürün No, Stok No, Barkod, Barkod No, Parça Kodu, Malzeme Numarası,
        Referans No, Katalog No, Mal Kodu, Ürün Barkodu, Kalem Kodu, Stok Kod, EAN, Model Kodu, Resim No`,
      supplierCode: `
        Tedarikçi Kodu, Tedarikçi Ürün Kodu, Satıcı Ürün Kodu, Üretici Kodu, Tedarikçi Malzeme Kodu, Satıcı Stok Kodu, Üretici Parça No,
        Firma Ürün Kodu, Tedarikçi Stok Kodu, Satıcı Malzeme No, Tedarikçi Parça No`,
      qty: `
        Miktar, Miktarı, Adet, Sipariş Miktarı, Sipariş Adedi, Mik., İstenen Miktar, Talep Edilen Miktar, Adedi, Sayı, Talep Miktarı,
        Toplam Miktar, Toplam Adet, Sip. Miktarı`,
      unit: 'Birim, Birimi, Ölçü Birimi, Brm, Ölçü, Miktar Birimi, Ölçü Br., Ölçü Birim',
      price: `
        Birim Fiyat, Birim Fiyatı, B. Fiyat, B.Fiyatı, Br. Fiyat, Net Fiyat, Fiyat, Birim Fiyat (TL), Birim Fiyatı TL, Fiyatı, Net Birim
        Fiyat, KDV Hariç Birim Fiyat, Alış Fiyatı, Birim Fiyat (KDV Hariç), Birim Tutar, Birim Net Fiyat, Anlaşma Fiyatı`,
      discount: 'İskonto, İskonto %, İskonto Oranı, İndirim, İndirim Oranı, İsk. %, İsk., % İsk., İskonto (%)',
      amount: `
        Tutar, Tutarı, Toplam, Toplam Tutar, Net Tutar, Toplam Fiyat, Satır Tutarı, Mal Hizmet Tutarı, Tutar (TL), Toplam Tutar (TL),
        Satır Toplamı, Toplam Bedel, KDV Hariç Tutar, Net Toplam, Genel Tutar`,
      tax: 'KDV, KDV %, KDV Oranı, % KDV, KDV Tutarı, KDV (%)',
      position: 'Sıra, Sıra No, S.No, S. No, No, Kalem, Kalem No, Poz, Satır No, Poz No',
      date: 'Teslim Tarihi, Termin, Termin Tarihi, Teslimat Tarihi, İstenen Tarih, Teslim, Sevk Tarihi',
    },
    totals: {
      net: `
        Ara Toplam, KDV Hariç Toplam, Toplam (KDV Hariç), Net Toplam, Mal Hizmet Toplam Tutarı, KDV Matrahı, Matrah, KDV Hariç Tutar, KDV
        Hariç Genel Toplam, Mal Toplamı, KDV'siz Toplam, Vergiler Hariç Toplam Tutar`,
      gross: `
        Toplam, Genel Toplam, Toplam Tutar, KDV Dahil Toplam, Ödenecek Tutar, Sipariş Toplamı, Sipariş Tutarı, Toplam Sipariş Tutarı,
        Yekün, Genel Yekün, Vergiler Dahil Toplam Tutar, KDV Dahil Genel Toplam, Genel Toplam (KDV Dahil), Sipariş Bedeli, Toplam Bedel,
        Genel Toplam (TL)`,
      tax: 'KDV, Toplam KDV, KDV Tutarı, Hesaplanan KDV, KDV %20, KDV (%20), KDV Toplamı, %20 KDV',
      carry: 'Devir, Nakli Yekün, Devreden',
      charge: `
        Nakliye, Nakliye Bedeli, Kargo, Kargo Ücreti, Navlun, Ambalaj, Ambalaj Bedeli, Sigorta, İskonto, İndirim, Paketleme, Nakliye
        Ücreti, Teslimat Ücreti, Toplam İskonto, Fatura Altı İskonto, Yükleme Bedeli, Kargo Bedeli, Alt İndirim, Hizmet Bedeli`,
    },
    zones: {
      buyer: `
        Alıcı, Müşteri, Fatura Adresi, Sipariş Veren, Fatura Bilgileri, Alıcı Firma, Satın Alan, Siparişi Veren Firma, Sipariş Veren
        Firma, Alıcı Bilgileri, Müşteri Bilgileri, Fatura Edilecek Firma, Alıcı Ünvanı, Fatura Ünvanı, Alıcının Adı, Müşteri Unvanı, Satın
        Alan Firma, Fatura Kesilecek Firma`,
      ship_to: `
        Teslimat Adresi, Teslim Adresi, Sevk Adresi, Teslim Yeri, Sevkiyat Adresi, Teslimat Yeri, Teslim Alan, Malın Teslim Yeri, Teslim
        Edilecek Yer, Teslim Edilecek Adres, Sevk Yeri, Gönderim Adresi, Teslimat Noktası, Şantiye Adresi, Teslim Alacak Firma`,
      seller: `
        Tedarikçi, Satıcı, Satıcı Firma, Tedarikçi Firma, Yüklenici, Tedarikçi Adı, Satıcı Bilgileri, Tedarikçi Bilgileri, Tedarikçi
        Ünvanı, Satıcı Adı, Üretici Firma, Tedarikçinin Adı, Satıcı Unvanı`,
      third: 'Son Kullanıcı, Nihai Müşteri, Nihai Kullanıcı, Son Müşteri',
    },
  },
  sl: {
    titles: {
      order: `
        Naročilo, Naročilnica, Nabavno naročilo, Naročilo dobavitelju, Naročilo blaga, Naročilo materiala, Naročilo storitev, Naročilo
        št., Naročilnica št., Nujno naročilo, Naše naročilo, Dodatno naročilo, Spletno naročilo, Interna naročilnica, Nabavna naročilnica,
        Obrazec za naročilo, Naročilni list, Naročilni obrazec, Naročilo po pogodbi, Posamično naročilo, Pisno naročilo, Naročilo živil,
        Naročilo zdravil, Naročilo rezervnih delov, Izdano naročilo, Naročilo za dobavo, Naročilnica dobavitelju, Enkratno naročilo,
        Naročilo nabave, Delno naročilo`,
      order_response: `
        Potrditev naročila, Potrdilo naročila, Potrdilo o naročilu, Potrjeno naročilo, Prejeto naročilo, Potrditev prejema naročila,
        Sprejem naročila`,
      delivery_note: `
        Dobavnica, Odpremnica, Odpremni list, Prevzemnica, Prevzemni list, Tovorni list, Pakirni list, Izdajnica, Prejemnica, Prevzem
        blaga, Spremni list, Medskladiščnica`,
      invoice: `
        Račun, Predračun, Avansni račun, Opomin, E-račun, Proforma račun, Faktura, Izpis odprtih postavk, Bremepis, Obvestilo o zapadlih
        obveznostih, Zahtevek za plačilo`,
      other: `
        Dobropis, Okvirna pogodba, Okvirni sporazum, Okvirno naročilo, Plan dobav, Terminski plan, Napoved, Vračilo blaga, Povratnica,
        Reklamacija, Reklamacijski zapisnik, Zaloga, Obračun, Inventura, Zapisnik, Zapisnik sestanka, Zahtevek za nabavo, Zahtevek za
        naročilo, Predlog za nabavo, Kupoprodajna pogodba, Gradbena pogodba, Interni zahtevek, Katalog, Zahtevnica, Predlog naročila`,
      quotation: `
        Ponudba, Predračun ponudba, Povpraševanje, Zahteva za ponudbo, Povabilo k oddaji ponudbe, Cenik, Ponudbeni predračun, Kalkulacija,
        Popis del, Obrazec ponudbe, Predračun - ponudba, Zbiranje ponudb`,
      order_change: `
        Sprememba naročila, Sprememba naročilnice, Dopolnitev naročila, Popravek naročila, Spremenjeno naročilo, Aneks k naročilu`,
      order_cancellation: `
        Preklic naročila, Storno naročila, Odpoved naročila, Stornacija naročila, Preklicano naročilo, Odstop od naročila`,
    },
    labels: {
      po_number: `
        Naročilo št., Št. naročila, Številka naročila, Naročilnica št., Št. naročilnice, Številka naročilnice, Naše naročilo, Vaše
        naročilo, Naročilo številka, Št. nabavnega naročila, Številka dokumenta, Št. dokumenta, Številka našega naročila, Nar. št.,
        Evidenčna št. naročila, Št. vašega naročila, Naročilo, Evid. št. naročila`,
      order_date: `
        Datum naročila, Datum naročilnice, Datum izdaje, Datum, Datum dokumenta, Kraj in datum, Datum izdaje naročilnice`,
      delivery_date: `
        Rok dobave, Datum dobave, Dobavni rok, Dobava do, Želeni rok dobave, Želeni datum dobave, Zahtevani rok dobave, Dobaviti do, Datum
        dostave, Rok dostave, Predviden rok dobave, Predvideni datum dobave, Rok izvedbe, Zahtevan datum dobave, Datum odpreme,
        Pričakovani datum dobave, Datum prevzema, Zahtevani datum dobave, Potrjen rok dobave, Najkasneje do, Rok za dobavo`,
      customer_code: 'Šifra kupca, Številka kupca, Št. kupca, Šifra partnerja, Šifra stranke, Šifra naročnika',
      supplier_code: 'Šifra dobavitelja, Št. dobavitelja, Številka dobavitelja',
      currency: 'Valuta, Denarna enota, Oznaka valute',
      email: 'E-pošta, E-mail, Email, E-naslov, Elektronska pošta, Elektronski naslov',
      tax_number: `
        ID za DDV, Davčna številka, Davčna št., ID št. za DDV, Matična številka, Identifikacijska številka za DDV, ID DDV, Ident. št. za
        DDV`,
      phone: 'Telefon, Tel., GSM, Telefonska številka, Mobitel',
      contact: `
        Kontaktna oseba, Kontakt, Naročil, Odgovorna oseba, Pripravil, Referent, Naročilo izdal, Komercialist, Izdal, Sestavil, Skrbnik
        naročila`,
    },
    columns: {
      name: `
        Naziv, Naziv artikla, Naziv blaga, Naziv izdelka, Opis, Opis blaga, Opis artikla, Artikel, Blago, Izdelek, Predmet naročila, Naziv
        storitve, Blago/storitev, Naziv materiala, Naziv blaga ali storitve, Vrsta blaga, Ime artikla, Naziv in opis, Predmet, Ime
        izdelka, Material`,
      code: `
        Šifra, Šifra artikla, Šifra izdelka, Ident, Kataloška št., Koda, Šifra blaga, Oznaka, EAN, EAN koda, Črtna koda, Kat. št.,
        Kataloška številka, Šifra materiala, Naša šifra, Interna šifra, Št. artikla`,
      supplierCode: `
        Vaša šifra, Šifra dobavitelja, Šifra artikla dobavitelja, Koda dobavitelja, Kataloška št. dobavitelja, Koda proizvajalca, Šifra
        proizvajalca`,
      qty: 'Količina, Kol., Naročena količina, Količina kos, Število, Št. kosov, Količina za naročilo',
      unit: 'EM, Enota, Enota mere, ME, Merska enota, E.M., Mera',
      price: `
        Cena, Cena brez DDV, Cena na enoto, Cena/EM, Neto cena, Cena na EM, Cena brez DDV na enoto, Cena/enoto, Cena EUR, Nabavna cena,
        Cena/kos, Cena na enoto brez DDV, Cena enote brez DDV`,
      discount: 'Popust, Popust %, Rabat, Rabat %, % popusta, % rabata',
      amount: `
        Znesek, Vrednost, Skupaj, Znesek brez DDV, Vrednost brez DDV, Skupaj brez DDV, Neto vrednost, Vrednost EUR, Znesek EUR, Skupna
        cena, Skupna vrednost, Vrednost v EUR`,
      tax: 'DDV, DDV %, Stopnja DDV, % DDV, Znesek DDV',
      position: 'Zap. št., Poz., Postavka, Zaporedna številka, Z. št., Pozicija',
      date: 'Rok dobave, Datum dobave, Dobavni rok, Rok, Dobava',
    },
    totals: {
      net: `
        Skupaj brez DDV, Osnova, Osnova za DDV, Vmesna vsota, Znesek brez DDV, Vrednost brez DDV, Skupaj neto, Neto znesek, Skupna
        vrednost brez DDV, Davčna osnova, Vrednost naročila brez DDV, Neto vrednost`,
      gross: `
        Skupaj, Skupaj za plačilo, Skupaj z DDV, Za plačilo, Znesek z DDV, Skupna vrednost, Skupni znesek, Vrednost naročila, Znesek za
        plačilo, Skupaj naročilo, Končni znesek, Skupna vrednost z DDV, Vrednost z DDV, Bruto znesek`,
      tax: 'DDV, Znesek DDV, DDV 22 %, Davek, 22 % DDV, Skupaj DDV',
      carry: 'Prenos, Prenos na naslednjo stran, Prenos s prejšnje strani',
      charge: `
        Dostava, Prevoz, Stroški dostave, Stroški prevoza, Pakiranje, Popust, Embalaža, Poštnina, Manipulativni stroški, Stroški
        pošiljanja, Prevozni stroški, Stroški pakiranja, Zavarovanje, Dodatek za gorivo`,
    },
    zones: {
      buyer: `
        Kupec, Naročnik, Podatki o kupcu, Plačnik, Račun na, Podatki o naročniku, Prejemnik računa, Naslov za račun, Naročnik storitve,
        Naslov naročnika, Račun izstaviti na`,
      ship_to: `
        Naslov dostave, Kraj dobave, Prejemnik, Dostaviti na, Mesto dobave, Naslov dobave, Dostavni naslov, Mesto dostave, Kraj dostave,
        Prejemnik blaga, Naslov za dostavo, Lokacija dostave, Kraj prevzema`,
      seller: 'Dobavitelj, Prodajalec, Izvajalec, Podatki o dobavitelju, Naslov dobavitelja, Ponudnik, Naziv dobavitelja',
      third: 'Končni kupec, Investitor, Končni uporabnik, Končni naročnik',
    },
  },
  hr: {
    titles: {
      order: `
        Narudžbenica, Narudžba, Narudžba dobavljaču, Nalog za nabavu, Narudžba robe, Porudžbenica, Porudžbina, Narudžbenica br.,
        Narudžbenica dobavljaču, Nabavna narudžba, Nabavna narudžbenica, Narudžba materijala, Narudžba usluga, Hitna narudžba, Naša
        narudžba, Narudžbeni list, Obrazac narudžbe, Narudžbenica za robu, Narudžbenica za robu i usluge, Dodatna narudžba, Web narudžba,
        Narudžba nabave, Narudžbenica robe, Narudžba lijekova, Pojedinačna narudžba, Narudžba rezervnih dijelova, Ulazna narudžba, Izlazna
        narudžba, Porudžbenica dobavljaču, Porudžbina dobavljaču, Nabavni nalog, Nalog za kupovinu, Nalog za nabavku, Narudžba kupovine,
        Narudžbenica za nabavku, Porudžbina robe`,
      order_response: `
        Potvrda narudžbe, Potvrda narudžbenice, Potvrda porudžbine, Potvrda primitka narudžbe, Potvrđena narudžba, Potvrda o primitku
        narudžbe, Potvrda prijema porudžbine, Prihvat narudžbe, Potvrda naloga, Potvrda o narudžbi`,
      delivery_note: `
        Otpremnica, Dostavnica, Primka, Teretni list, Popis pakiranja, Izdatnica, Prijemnica, Prijemni list, Pakirna lista, Lista
        pakiranja, Skladišna primka, Tovarni list, Međuskladišnica, Međuskladišnica izdatnica, Nalog za otpremu, Otpremni list, Revers`,
      invoice: `
        Račun, Račun-otpremnica, Predračun, Opomena, Avansni račun, Proforma račun, Faktura, Profaktura, Račun za predujam, E-račun,
        Opomena pred tužbu, Izvod otvorenih stavki, IOS, Gotovinski račun, Terećenje, Knjižno zaduženje`,
      other: `
        Ugovor, Okvirni ugovor, Okvirni sporazum, Okvirna narudžba, Odobrenje, Knjižna obavijest, Povrat robe, Povratnica, Reklamacija,
        Zapisnik, Zapisnik sa sastanka, Plan isporuke, Prognoza, Zahtjev za nabavu, Zahtjevnica, Interna zahtjevnica, Inventura, Stanje
        zaliha, Stanje skladišta, Lager lista, Trebovanje, Zahtjev za nabavku, Zahtev za nabavku, Knjižno odobrenje, Kupoprodajni ugovor,
        Reklamacijski zapisnik, Bilten, Popisna lista, Dinamika isporuke, Katalog, Povraćaj robe`,
      quotation: `
        Ponuda, Upit, Zahtjev za ponudu, Upit za ponudu, Poziv na dostavu ponuda, Cjenik, Cenovnik, Cjenovnik, Ponudbeni list, Troškovnik,
        Predračun ponuda, Zahtjev za dostavu ponude, Zahtev za ponudu, Poziv za dostavu ponude, Kalkulacija cijene, Ponuda br.,
        Informativna ponuda`,
      order_change: `
        Izmjena narudžbe, Promjena narudžbe, Izmjena narudžbenice, Dopuna narudžbe, Izmijenjena narudžba, Ispravak narudžbe, Izmena
        porudžbine, Revizija narudžbe, Aneks narudžbe`,
      order_cancellation: `
        Storno narudžbe, Otkaz narudžbe, Otkazivanje narudžbe, Poništenje narudžbe, Storniranje narudžbe, Stornirana narudžba, Otkazivanje
        porudžbine, Storno narudžbenice, Odustajanje od narudžbe`,
    },
    labels: {
      po_number: `
        Narudžbenica br., Broj narudžbe, Broj narudžbenice, Narudžba br., Narudžba broj, Br. narudžbe, Br. narudžbenice, Naša narudžba,
        Vaša narudžba, Porudžbenica br., Broj porudžbenice, Broj porudžbine, Naša narudžba br., Broj dokumenta, Dokument br., Porudžbina
        br., Narudžbenica broj, Narudžba, Broj vaše narudžbe, Broj naše narudžbe, Narudžbenica kupca br., Ev. broj narudžbe, Referentni
        broj narudžbe`,
      order_date: `
        Datum narudžbe, Datum narudžbenice, Datum izdavanja, Datum, Datum porudžbine, Datum dokumenta, Mjesto i datum, Datum izrade, Datum
        naručivanja, Datum kreiranja, Datum porudžbenice`,
      delivery_date: `
        Rok isporuke, Datum isporuke, Isporuka do, Traženi rok isporuke, Željeni datum isporuke, Isporučiti do, Rok dobave, Termin
        isporuke, Traženi datum isporuke, Rok dostave, Datum dostave, Očekivani datum isporuke, Planirani datum isporuke, Vrijeme
        isporuke, Najkasnije do, Željeni rok isporuke, Predviđeni rok isporuke, Datum otpreme, Zahtijevani rok isporuke, Zahtevani datum
        isporuke, Rok izvršenja, Dostaviti do, Datum preuzimanja, Vreme isporuke`,
      customer_code: 'Šifra kupca, Broj kupca, Kupac br., Šifra partnera, Šifra komitenta, Šifra klijenta',
      supplier_code: 'Šifra dobavljača, Broj dobavljača, Dobavljač br.',
      currency: 'Valuta, Valuta narudžbe, Oznaka valute, Valuta dokumenta',
      email: 'E-mail, Email, E-pošta, E-mail adresa, Elektronička pošta, Elektronska pošta',
      tax_number: `
        OIB, PDV broj, PDV ID broj, PIB, Matični broj, PDV ID, JIB, ID broj, Porezni broj, Poreski broj, PDV identifikacijski broj, OIB
        kupca`,
      phone: 'Telefon, Tel., Mobitel, Mob., Broj telefona, Tel/fax, Mobilni',
      contact: `
        Kontakt osoba, Kontakt, Naručio, Odgovorna osoba, Izradio, Referent, Osoba za kontakt, Kontakt lice, Narudžbu izradio, Sastavio,
        Odobrio, Lice za kontakt, Odgovorno lice, Komercijalist, Dokument izradio`,
    },
    columns: {
      name: `
        Naziv, Naziv artikla, Naziv robe, Naziv proizvoda, Opis, Opis robe, Naziv robe/usluge, Roba, Proizvod, Naziv materijala, Predmet
        narudžbe, Naziv usluge, Opis proizvoda, Naziv robe ili usluge, Vrsta robe, Naziv robe - usluge, Artikal, Opis artikla, Naziv i
        opis, Naziv dobra/usluge, Trgovački naziv robe, Naziv stavke, Vrsta robe/usluge, Materijal, Predmet nabave`,
      code: `
        Šifra, Šifra artikla, Šifra robe, Šifra proizvoda, Kat. br., Kataloški broj, Oznaka, Barkod, Bar kod, EAN, EAN kod, Naša šifra,
        Interna šifra, Šifra materijala, Br. artikla, Broj artikla, Kod, Kat. broj, Bar-kod, GTIN`,
      supplierCode: `
        Vaša šifra, Šifra dobavljača, Kataloški broj dobavljača, Šifra artikla dobavljača, Šifra proizvođača, Kataloški broj proizvođača,
        Kat. br. dobavljača`,
      qty: `
        Količina, Kol., Naručena količina, Količina (kom), Tražena količina, Naručeno, Poručena količina, Komada, Broj komada`,
      unit: 'Jed. mjere, J.mj., JM, JMJ, Mjera, Jedinica mjere, Jed. mj., J.M., Jedinica mere, Jed. mere, Mj. jed., Mera',
      price: `
        Cijena, Jed. cijena, Jedinična cijena, Cijena bez PDV-a, Cijena po JM, Neto cijena, Cena, Jedinična cena, Cena bez PDV-a, Nabavna
        cijena, Cijena/JM, Cijena po jedinici, Jedinična cijena bez PDV-a, Cijena/kom, Cijena po kom, Cijena EUR, VPC, Veleprodajna
        cijena, Cena po JM, Cena po jedinici mere, Fakturna cijena, Jed. cena, Kupovna cijena`,
      discount: 'Rabat, Rabat %, Popust, Popust %, % rabata, Rab. %, Rab%',
      amount: `
        Ukupno, Iznos, Vrijednost, Ukupna cijena, Iznos bez PDV-a, Ukupno bez PDV-a, Vrednost, Ukupan iznos, Vrijednost bez PDV-a, Neto
        iznos, Iznos EUR, Ukupna vrijednost, Vrednost bez PDV-a, Ukupna vrednost, Neto vrijednost, Svota, Ukupna cena`,
      tax: 'PDV, PDV %, Stopa PDV-a, % PDV, Iznos PDV-a, Stopa PDV, PDV stopa, Porez',
      position: 'R.br., Rbr., RB, Redni broj, Red. br., Stavka, Poz., Pozicija, R. b., Rd. br.',
      date: 'Rok isporuke, Datum isporuke, Rok, Isporuka, Traženi datum',
    },
    totals: {
      net: `
        Ukupno bez PDV-a, Iznos bez PDV-a, Osnovica, Osnovica za PDV, Međuzbroj, Ukupno neto, Neto iznos, Vrijednost bez PDV-a, Osnovica
        PDV-a, Vrednost bez PDV-a, Poreska osnovica, Porezna osnovica, Ukupno bez poreza, Međuzbir, Neto, Ukupna vrijednost bez PDV-a`,
      gross: `
        Ukupno, Sveukupno, Ukupno s PDV-om, Ukupno za platiti, Za platiti, Ukupno sa PDV-om, Iznos s PDV-om, Ukupan iznos, Vrijednost
        narudžbe, Ukupno za plaćanje, Za uplatu, Sveukupno s PDV-om, Ukupna vrijednost, Ukupan iznos narudžbe, Ukupno EUR, Ukupna
        vrijednost s PDV-om, Ukupno za uplatu, Ukupna vrijednost narudžbe, Sve ukupno, Ukupna vrednost sa PDV-om, Svega, Zbroj`,
      tax: 'PDV, Iznos PDV-a, PDV 25%, Ukupno PDV, Porez, PDV (25%), Obračunati PDV, PDV 20%',
      carry: 'Prijenos, Prenos, Donos, Prijenos na sljedeću stranicu',
      charge: `
        Dostava, Prijevoz, Trošak dostave, Troškovi prijevoza, Pakiranje, Popust, Rabat, Ambalaža, Poštarina, Troškovi dostave, Prevoz,
        Troškovi prevoza, Troškovi transporta, Manipulativni troškovi, Osiguranje, Troškovi pakiranja, Pakovanje, Trošak prijevoza`,
    },
    zones: {
      buyer: `
        Kupac, Naručitelj, Naručilac, Podaci o kupcu, Platitelj, Račun na, Podaci o naručitelju, Primatelj računa, Adresa za račun, Adresa
        za dostavu računa, Naručioc, Podaci naručitelja, Adresa naručitelja, Poručilac, Naručilac robe, Adresa kupca`,
      ship_to: `
        Mjesto isporuke, Adresa isporuke, Adresa dostave, Isporučiti na, Primatelj, Mesto isporuke, Mjesto dostave, Adresa za dostavu,
        Primatelj robe, Primalac, Primalac robe, Primaoc, Mjesto istovara, Adresa za isporuku, Lokacija isporuke, Isporučiti na adresu,
        Mjesto preuzimanja`,
      seller: `
        Dobavljač, Prodavatelj, Isporučitelj, Prodavac, Podaci o dobavljaču, Adresa dobavljača, Izvođač, Isporučilac, Ponuditelj, Naziv
        dobavljača, Izvršitelj`,
      third: 'Krajnji kupac, Investitor, Krajnji korisnik, Krajnji naručitelj',
    },
  },
  lt: {
    titles: {
      order: `
        Užsakymas, Pirkimo užsakymas, Prekių užsakymas, Užsakymas tiekėjui, Užsakymo forma, Užsakymo lapas, Užsakymas Nr., Užsakymas
        prekėms, Prekių užsakymo forma, Paslaugų užsakymas, Medžiagų užsakymas, Skubus užsakymas, Užsakymo blankas, Naujas užsakymas,
        Pirkimo užsakymo forma, Tiekimo užsakymas, Papildomas užsakymas, Atsarginių dalių užsakymas, Maisto produktų užsakymas, Mūsų
        užsakymas, Užsakymas pirkti, Internetinis užsakymas, Užsakymas-sutartis, Užsakymas pagal sutartį, Vaistų užsakymas, Prekių
        užsakymas tiekėjui`,
      order_response: `
        Užsakymo patvirtinimas, Patvirtintas užsakymas, Patvirtinimas, Pardavimo užsakymas, Užsakymo priėmimas, Priimtas užsakymas,
        Užsakymo gavimo patvirtinimas`,
      delivery_note: `
        Važtaraštis, Krovinio važtaraštis, Prekių perdavimo aktas, Pakavimo lapas, Siuntos lapas, CMR važtaraštis, Prekių važtaraštis,
        Prekių išdavimo važtaraštis, Pakuočių sąrašas, Transporto važtaraštis`,
      invoice: `
        Sąskaita faktūra, PVM sąskaita faktūra, PVM sąskaita-faktūra, Išankstinė sąskaita, Išankstinė sąskaita apmokėjimui, Sąskaita,
        Priminimas, Priminimas apie apmokėjimą, Avansinė sąskaita, Proforma sąskaita, Sąskaita išankstiniam apmokėjimui, Raginimas
        sumokėti, Debetinė sąskaita, Mokėjimo priminimas`,
      other: `
        Sutartis, Preliminarioji sutartis, Kreditinė sąskaita faktūra, Kreditinė PVM sąskaita faktūra, Kreditinė sąskaita,
        Pirkimo-pardavimo sutartis, Tiekimo planas, Pristatymo grafikas, Prekių grąžinimas, Grąžinimo aktas, Prekių grąžinimo aktas,
        Inventorizacija, Likučių ataskaita, Prekių likučiai, Susirinkimo protokolas, Posėdžio protokolas, Naujienlaiškis, Prognozė,
        Pirkimo paraiška, Paraiška pirkimui, Pirkimo prašymas, Katalogas, Grąžinimo važtaraštis, Tiekimo grafikas, Prekių katalogas`,
      quotation: `
        Pasiūlymas, Komercinis pasiūlymas, Kainų pasiūlymas, Užklausa, Kainų užklausa, Kainoraštis, Kainynas, Sąmata, Pasiūlymo užklausa,
        Kvietimas pateikti pasiūlymą, Kainos pasiūlymas, Prašymas pateikti pasiūlymą, Tiekėjų apklausa, Prekių kainoraštis, Kainų
        apklausa, Kvietimas teikti pasiūlymus`,
      order_change: `
        Užsakymo pakeitimas, Užsakymo keitimas, Pakeistas užsakymas, Užsakymo papildymas, Užsakymo koregavimas, Patikslintas užsakymas,
        Pataisytas užsakymas, Užsakymo patikslinimas`,
      order_cancellation: `
        Užsakymo atšaukimas, Užsakymo anuliavimas, Atšauktas užsakymas, Anuliuotas užsakymas, Užsakymo atsisakymas`,
    },
    labels: {
      po_number: `
        Užsakymo Nr., Užsakymo numeris, Užsakymas Nr., Užs. Nr., Mūsų užsakymo Nr., Pirkimo užsakymo Nr., Pirkimo užsakymas Nr., Užsakymo
        kodas, Jūsų užsakymo Nr., Kliento užsakymo Nr., Dokumento Nr., Dokumento numeris, Užsakovo užsakymo Nr., Nr. užsakymo, Užsakymo ID`,
      order_date: `
        Užsakymo data, Data, Dokumento data, Išrašymo data, Sudarymo data, Užsakyta, Užsakymo pateikimo data, Užsakymo sudarymo data`,
      delivery_date: `
        Pristatymo data, Pageidaujama pristatymo data, Pristatyti iki, Pristatymo terminas, Pristatymas iki, Tiekimo terminas, Tiekimo
        data, Pageidaujamas pristatymo laikas, Pageidaujamas pristatymo terminas, Numatoma pristatymo data, Planuojama pristatymo data,
        Įvykdymo terminas, Reikalinga iki, Prekių pristatymo terminas, Atsiėmimo data, Laukiama pristatymo data, Reikalaujama pristatymo
        data, Prekių pristatymo data, Išsiuntimo data, Užsakymo įvykdymo terminas, Pristatyti ne vėliau kaip, Norima pristatymo data,
        Vykdymo terminas`,
      customer_code: 'Kliento Nr., Kliento kodas, Pirkėjo kodas, Kliento numeris, Užsakovo kodas, Pirkėjo Nr.',
      supplier_code: 'Tiekėjo kodas, Tiekėjo Nr., Tiekėjo numeris',
      currency: 'Valiuta, Užsakymo valiuta, Dokumento valiuta',
      email: 'El. paštas, El. p., E. paštas, E-mail, El. pašto adresas, Elektroninis paštas',
      tax_number: 'PVM kodas, PVM mokėtojo kodas, PVM mok. kodas, PVM kod., PVM Nr.',
      phone: 'Tel., Telefonas, Mob., Telefono Nr., Tel. Nr., Mob. tel.',
      contact: `
        Kontaktinis asmuo, Kontaktai, Užsakė, Atsakingas asmuo, Vadybininkas, Parengė, Užsakymą pateikė, Sudarė, Užsakymą parengė, Išrašė,
        Kontaktas`,
    },
    columns: {
      name: `
        Pavadinimas, Prekės pavadinimas, Prekė, Aprašymas, Prekių pavadinimas, Prekės/paslaugos pavadinimas, Prekė/paslauga, Gaminys,
        Prekės aprašymas, Prekės (paslaugos) pavadinimas, Paslaugos pavadinimas, Medžiagos pavadinimas, Produktas, Produkto pavadinimas,
        Prekių ir paslaugų pavadinimas, Gaminio pavadinimas, Paslauga, Užsakymo objektas, Asortimentas, Produkto aprašymas`,
      code: `
        Kodas, Prekės kodas, Artikulas, Art. Nr., Prekės Nr., Barkodas, Brūkšninis kodas, Katalogo Nr., Mūsų kodas, Kat. Nr., EAN, EAN
        kodas, Produkto kodas, Prekės numeris, Mūsų prekės kodas, Gaminio kodas, Detalės Nr., Prekės Nr`,
      supplierCode: `
        Jūsų kodas, Tiekėjo kodas, Tiekėjo prekės kodas, Gamintojo kodas, Jūsų prekės kodas, Tiekėjo artikulas, Tiekėjo prekės Nr.`,
      qty: `
        Kiekis, Užsakomas kiekis, Kiek., Užsakytas kiekis, Kiekis vnt., Užsakyta, Vnt. skaičius, Skaičius, Reikalingas kiekis`,
      unit: 'Mato vnt., Mat. vnt., Vnt., Mato vienetas, Matas, Vienetas, M. vnt.',
      price: `
        Kaina, Vnt. kaina, Vieneto kaina, Kaina be PVM, Kaina EUR, Kaina už vnt., Kaina EUR be PVM, Vieneto kaina be PVM, Vnt. kaina be
        PVM, Kaina Eur be PVM, Vieneto kaina EUR, Kaina (EUR), Pirkimo kaina, 1 vnt. kaina, Vieneto kaina Eur be PVM, Kaina už vienetą,
        Kaina vnt.`,
      discount: 'Nuolaida, Nuolaida %, Nuol. %, Nuolaida (%), Nuol.',
      amount: `
        Suma, Suma be PVM, Iš viso, Viso, Bendra suma, Suma EUR, Vertė, Suma (EUR), Suma Eur be PVM, Iš viso be PVM, Bendra kaina, Viso be
        PVM, Suma EUR be PVM`,
      tax: 'PVM %, PVM tarifas, PVM suma',
      position: 'Eil. Nr., Nr., Poz., Eilės Nr., Eil., Eil.Nr., Pozicija',
      date: 'Pristatymo data, Pristatymo terminas, Terminas, Pristatyti iki, Pageidaujama data',
    },
    totals: {
      net: `
        Suma be PVM, Iš viso be PVM, Viso be PVM, Tarpinė suma, Bendra suma be PVM, Suma be PVM iš viso, Apmokestinamoji suma, Užsakymo
        suma be PVM, Iš viso suma be PVM`,
      gross: `
        Iš viso, Viso, Bendra suma, Suma su PVM, Iš viso su PVM, Viso su PVM, Mokėti, Bendra suma su PVM, Iš viso mokėti, Užsakymo suma,
        Suma iš viso, Mokėtina suma, Viso mokėti, Suma apmokėjimui, Bendra užsakymo suma, Iš viso apmokėti, Galutinė suma, Viso apmokėti,
        Iš viso suma`,
      tax: 'PVM, PVM 21%, PVM suma, 21% PVM, PVM (21%)',
      carry: 'Perkelta',
      charge: `
        Pristatymas, Transportas, Transporto išlaidos, Pakuotė, Nuolaida, Pristatymo mokestis, Pristatymo kaina, Transportavimas,
        Pakavimas, Siuntimo išlaidos, Draudimas, Transporto paslaugos, Siuntimas, Pristatymo išlaidos, Užstatas`,
    },
    zones: {
      buyer: `
        Pirkėjas, Užsakovas, Klientas, Mokėtojas, Pirkėjo duomenys, Sąskaitą išrašyti, Užsakovo rekvizitai, Pirkėjo rekvizitai, Užsakovo
        duomenys, Sąskaitos gavėjas, Kliento duomenys, Atsiskaitymo adresas`,
      ship_to: `
        Pristatymo adresas, Pristatymo vieta, Gavėjas, Prekių gavėjas, Pristatyti, Krovinio gavėjas, Prekių pristatymo vieta, Iškrovimo
        vieta, Prekių pristatymo adresas, Pristatyti adresu, Siuntos gavėjas, Objekto adresas`,
      seller: `
        Tiekėjas, Pardavėjas, Tiekėjo duomenys, Vykdytojas, Tiekėjo rekvizitai, Pardavėjo rekvizitai, Paslaugų teikėjas, Teikėjas,
        Rangovas, Tiekėjo pavadinimas`,
      third: 'Galutinis klientas, Galutinis vartotojas, Galutinis pirkėjas, Statytojas',
    },
  },
  lv: {
    titles: {
      order: `
        Pasūtījums, Pirkuma pasūtījums, Preču pasūtījums, Pasūtījums piegādātājam, Pasūtījuma veidlapa, Pasūtījuma lapa, Pasūtījums Nr.,
        Pasūtījuma forma, Preces pasūtījums, Materiālu pasūtījums, Pakalpojumu pasūtījums, Steidzams pasūtījums, Jauns pasūtījums,
        Piegādes pasūtījums, Iepirkuma pasūtījums, Papildu pasūtījums, Pasūtījuma blanks, Rezerves daļu pasūtījums, Pārtikas pasūtījums,
        Mūsu pasūtījums, Preču pasūtījuma veidlapa, Zāļu pasūtījums, Interneta pasūtījums, Iepirkšanas pasūtījums`,
      order_response: `
        Pasūtījuma apstiprinājums, Apstiprināts pasūtījums, Pasūtījuma apstiprināšana, Apstiprinājums, Pārdošanas pasūtījums, Pasūtījuma
        pieņemšana, Pieņemts pasūtījums, Pasūtījuma saņemšanas apstiprinājums`,
      delivery_note: `
        Pavadzīme, Preču pavadzīme, Transporta pavadzīme, Preču transporta pavadzīme, Pieņemšanas-nodošanas akts, Iepakojuma saraksts,
        Iepakošanas lapa, Kravas pavadzīme, CMR pavadzīme, Piegādes pavadzīme, Iekšējā pavadzīme`,
      invoice: `
        Rēķins, Avansa rēķins, Rēķins-pavadzīme, Pavadzīme-rēķins, Priekšapmaksas rēķins, Faktūrrēķins, PVN rēķins, Proforma rēķins,
        Atgādinājums, Maksājuma atgādinājums, Rēķins-faktūra, Rēķins faktūra, Atgādinājums par apmaksu, Brīdinājums, Nodokļa rēķins`,
      other: `
        Līgums, Piegādes līgums, Vispārīgā vienošanās, Kredītrēķins, Preču atgriešana, Atgriešanas akts, Pirkuma līgums, Piegāžu plāns,
        Piegādes grafiks, Piegāžu grafiks, Inventarizācija, Krājumu atlikums, Noliktavas atlikumi, Sapulces protokols, Sēdes protokols,
        Jaunumi, Prognoze, Iepirkuma pieteikums, Pieteikums iepirkumam, Preču atgriešanas pavadzīme, Katalogs, Preču katalogs, Ietvara
        līgums, Krājumu saraksts`,
      quotation: `
        Piedāvājums, Komercpiedāvājums, Cenu aptauja, Cenu pieprasījums, Cenrādis, Cenu piedāvājums, Tāme, Piedāvājuma pieprasījums,
        Uzaicinājums iesniegt piedāvājumu, Finanšu piedāvājums, Tirgus izpēte, Cenu lapa, Cenu saraksts, Uzaicinājums iesniegt
        piedāvājumus`,
      order_change: `
        Pasūtījuma izmaiņas, Pasūtījuma grozījumi, Labots pasūtījums, Pasūtījuma maiņa, Pasūtījuma labojums, Mainīts pasūtījums,
        Pasūtījuma papildinājums, Grozīts pasūtījums, Precizēts pasūtījums`,
      order_cancellation: `
        Pasūtījuma atcelšana, Pasūtījuma anulēšana, Atcelts pasūtījums, Anulēts pasūtījums, Pasūtījuma atsaukšana, Atteikums no pasūtījuma`,
    },
    labels: {
      po_number: `
        Pasūtījuma Nr., Pasūtījuma numurs, Pasūtījums Nr., Mūsu pasūtījuma Nr., Pirkuma pasūtījuma Nr., Pasūt. Nr., Jūsu pasūtījuma Nr.,
        Klienta pasūtījuma Nr., Dokumenta Nr., Dokumenta numurs, Pasūtījuma kods, Iepirkuma pasūtījuma Nr., Pasūtītāja pasūtījuma Nr.,
        Pasūtījuma ID, Pasūtījuma identifikators`,
      order_date: `
        Pasūtījuma datums, Datums, Dokumenta datums, Izrakstīšanas datums, Pasūtīts, Pasūtījuma veikšanas datums, Sagatavošanas datums,
        Pasūtīšanas datums`,
      delivery_date: `
        Piegādes datums, Vēlamais piegādes datums, Piegādāt līdz, Piegādes termiņš, Piegāde līdz, Piegādes laiks, Vēlamais piegādes laiks,
        Vēlamais piegādes termiņš, Plānotais piegādes datums, Izpildes termiņš, Nepieciešams līdz, Paredzētais piegādes datums, Pasūtījuma
        izpildes termiņš, Nosūtīšanas datums, Saņemšanas datums, Preču piegādes datums, Pieprasītais piegādes datums, Nepieciešamais
        piegādes datums, Piegādāt ne vēlāk kā, Preces piegādes termiņš`,
      customer_code: 'Klienta Nr., Klienta kods, Pircēja kods, Klienta numurs, Pasūtītāja kods, Pircēja Nr.',
      supplier_code: 'Piegādātāja kods, Piegādātāja Nr., Piegādātāja numurs',
      currency: 'Valūta, Pasūtījuma valūta, Dokumenta valūta',
      email: 'E-pasts, Epasts, E-pasta adrese, E-mail, Elektroniskais pasts',
      tax_number: `
        PVN Nr., PVN reģ. Nr., PVN numurs, PVN maksātāja Nr., PVN reģistrācijas Nr., PVN maksātāja numurs, PVN reģistrācijas numurs`,
      phone: 'Tālr., Tālrunis, Tel., Mob., Tālruņa Nr., Tālruņa numurs, Telefons, Mob. tālr.',
      contact: `
        Kontaktpersona, Kontakti, Pasūtīja, Atbildīgais, Sagatavoja, Atbildīgā persona, Izrakstīja, Pasūtījumu veica, Pasūtījumu
        sagatavoja`,
    },
    columns: {
      name: `
        Nosaukums, Preces nosaukums, Prece, Apraksts, Preču nosaukums, Preces apraksts, Preces/pakalpojuma nosaukums, Produkts,
        Prece/pakalpojums, Preces (pakalpojuma) nosaukums, Pakalpojuma nosaukums, Produkta nosaukums, Materiāla nosaukums, Materiāls,
        Pakalpojums, Pasūtījuma priekšmets, Izstrādājums, Preču un pakalpojumu nosaukums`,
      code: `
        Kods, Preces kods, Artikuls, Art. Nr., Artikula Nr., Svītrkods, Kataloga Nr., Mūsu kods, EAN, EAN kods, Preces Nr., Kat. Nr.,
        Produkta kods, Mūsu artikuls, Preces artikuls, Detaļas Nr., Materiāla kods`,
      supplierCode: `
        Jūsu kods, Piegādātāja kods, Piegādātāja artikuls, Ražotāja kods, Piegādātāja preces kods, Jūsu artikuls, Jūsu preces kods`,
      qty: `
        Daudzums, Skaits, Daudz., Pasūtīts, Pasūtītais daudzums, Pasūtāmais daudzums, Daudzums gab., Pasūtītais skaits, Nepieciešamais
        daudzums`,
      unit: 'Mērv., Mērvienība, Vien., Vienība, M.v., Mērvien., Mērv, Mēra vienība',
      price: `
        Cena, Cena bez PVN, Vienības cena, Cena EUR, Cena par vienību, Cena EUR bez PVN, Vienas vienības cena, Cena par gab., Cena (EUR),
        Cena bez PVN EUR, Vienības cena bez PVN, Vien. cena, Cena par 1 vienību, Iepirkuma cena, Cena EUR par vienību, Vienības cena EUR`,
      discount: 'Atlaide, Atlaide %, Atl. %, Atlaide (%), Atlaides %',
      amount: `
        Summa, Kopā, Summa bez PVN, Summa EUR, Kopsumma, Vērtība, Kopā bez PVN, Summa (EUR), Kopējā cena, Kopā EUR, Kopējā summa, Summa
        EUR bez PVN`,
      tax: 'PVN, PVN %, PVN likme, PVN summa, PVN (%)',
      position: 'Nr.p.k., NPK, Nr., Poz., N.p.k., Nr. p. k., Pozīcija, P.k., Rindas Nr.',
      date: 'Piegādes datums, Piegādes termiņš, Termiņš, Vēlamais piegādes datums, Piegāde',
    },
    totals: {
      net: `
        Summa bez PVN, Kopā bez PVN, Starpsumma, Kopsumma bez PVN, Pavisam bez PVN, Kopējā summa bez PVN, Apliekamā summa, Ar PVN
        apliekamā summa`,
      gross: `
        Kopā, Pavisam kopā, Kopsumma, Summa ar PVN, Kopā ar PVN, Summa apmaksai, Kopā apmaksai, Pasūtījuma summa, Kopējā summa, Kopā EUR,
        Apmaksai, Kopā samaksai, Pavisam, Kopējā summa ar PVN, Kopsumma ar PVN, Pavisam apmaksai, Kopējā pasūtījuma summa, Kopējā vērtība,
        Pasūtījuma kopsumma, Pavisam kopā ar PVN`,
      tax: 'PVN, PVN 21%, PVN summa, 21% PVN, PVN (21%), Kopā PVN',
      carry: 'Pārnests',
      charge: `
        Piegāde, Transports, Transporta izmaksas, Iepakojums, Atlaide, Piegādes maksa, Transporta izdevumi, Transporta pakalpojumi, Pasta
        izdevumi, Apdrošināšana, Piegādes izmaksas, Iepakošana, Piegādes pakalpojums, Transportēšana, Kurjera pakalpojumi`,
    },
    zones: {
      buyer: `
        Pircējs, Pasūtītājs, Klients, Maksātājs, Pircēja dati, Rēķinu sūtīt, Pasūtītāja rekvizīti, Pircēja rekvizīti, Pasūtītāja dati,
        Rēķina saņēmējs, Rēķina adrese, Norēķinu adrese, Klienta dati`,
      ship_to: `
        Piegādes adrese, Piegādes vieta, Saņēmējs, Preču saņēmējs, Piegādāt, Kravas saņēmējs, Izkraušanas vieta, Preču piegādes vieta,
        Objekta adrese, Preces saņēmējs, Preču piegādes adrese, Saņemšanas vieta`,
      seller: `
        Piegādātājs, Pārdevējs, Piegādātāja dati, Izpildītājs, Piegādātāja rekvizīti, Pārdevēja rekvizīti, Pakalpojuma sniedzējs,
        Piegādātāja nosaukums, Pārdevēja dati`,
      third: 'Gala klients, Gala lietotājs, Gala pircējs, Gala patērētājs',
    },
  },
  bg: {
    titles: {
      order: `
        Поръчка, Поръчка №, Заявка, Поръчка за доставка, Поръчка към доставчик, Заявка за доставка, Поръчка за покупка, Заявка към
        доставчик, Поръчка за стоки, Поръчка за материали, Поръчка на стоки, Поръчка на материали, Заявка за стоки, Заявка за стока,
        Заявка-поръчка, Заявка за материали, Заявка за поръчка, Заявка за хранителни продукти, Формуляр за поръчка, Бланка за поръчка,
        Спешна поръчка, Нова поръчка, Наша поръчка, Възлагателно писмо, Поръчка за услуги, Поръчка за изработка, Поръчка за доставка на
        стоки, Заявка за лекарства, Допълнителна поръчка, Поръчка за резервни части, Писмена заявка, Онлайн поръчка, Нарачка, Порачка,
        Заявка за доставка на стоки, Заявка за резервни части, Покупка поръчка, Набавна поръчка, Поръчков лист, Нарачка до добавувач,
        Конкретна заявка, Заявка по договор`,
      order_response: `
        Потвърждение на поръчка, Потвърждение за поръчка, Потвърдена поръчка, Потвърждение на заявка, Приемане на поръчка, Приета поръчка,
        Потвърждение, Потвърждение за приемане на поръчка, Потвърждение за получена поръчка, Потврда на нарачка`,
      delivery_note: `
        Стокова разписка, Експедиционна бележка, Товарителница, Опаковъчен лист, Приемо-предавателен протокол, Складова разписка,
        Испратница, Експедиционно нареждане, Известие за доставка, Нареждане за експедиция, Приходна складова разписка, Пътен лист, ЧМР
        товарителница`,
      invoice: `
        Фактура, Проформа фактура, Проформа, Дебитно известие, Покана за плащане, Напомняне за плащане, Данъчна фактура, Фактура оригинал,
        Покана за доброволно плащане, Профактура, Авансова фактура, Потвърждение на салда, Напомняне`,
      other: `
        Договор, Рамков договор, Рамкова поръчка, Кредитно известие, Рекламация, Връщане на стока, Прогноза, График за доставки, План за
        доставки, Протокол, Инвентаризация, Складова наличност, Договор за доставка, Рамково споразумение, Протокол от среща, Бюлетин,
        Рекламационен протокол, Каталог, Общи условия, Заявка за покупка, Докладна записка, Искане за покупка, Вътрешна заявка, Искане за
        материали, График на доставките, Справка за наличности, Договор за покупко-продажба, Протокол за рекламация`,
      quotation: `
        Оферта, Запитване, Ценова оферта, Ценова листа, Запитване за оферта, Искане за оферта, Покана за оферта, Ценоразпис, Понуда,
        Покана за представяне на оферта, Ценово предложение, Количествено-стойностна сметка, Търговска оферта, Запитване за цена, Пазарни
        консултации, Техническо предложение, Предложение за доставка, Барање за понуда, Ценовник, Покана за подаване на оферта`,
      order_change: `
        Промяна на поръчка, Изменение на поръчка, Корекция на поръчка, Променена поръчка, Допълнение към поръчка, Коригирана поръчка,
        Анекс към поръчка, Промяна в поръчка, Корекция на заявка, Промяна на заявка`,
      order_cancellation: `
        Отказ от поръчка, Анулиране на поръчка, Отмяна на поръчка, Сторниране на поръчка, Анулирана поръчка, Отказ на поръчка, Анулиране
        на заявка, Отказана поръчка, Сторно на поръчка`,
    },
    labels: {
      po_number: `
        Поръчка №, Номер на поръчка, Поръчка номер, № на поръчка, Номер на поръчката, Заявка №, Наша поръчка №, Заявка номер, Номер на
        заявка, Номер на заявката, Нарачка бр., Поръчка N, № на заявка, Вътрешен номер на поръчка, Ваша поръчка №, Ваша поръчка, Документ
        №, Номер на документ, Поръчка No, Нарачка број, Број на нарачка, Клиентски номер на поръчка, Изх. № на поръчка, Заявка N`,
      order_date: `
        Дата на поръчка, Дата на поръчката, Дата, Дата на издаване, Дата на заявка, Дата на документа, Дата на заявката, От дата, Датум на
        нарачка, Дата на поръчване, Дата на съставяне`,
      delivery_date: `
        Срок на доставка, Дата на доставка, Желана дата на доставка, Срок за доставка, Доставка до, Да се достави до, Желан срок на
        доставка, Очаквана доставка, Срок за изпълнение, Срок на изпълнение, Дата за доставка, Очаквана дата на доставка, Краен срок за
        доставка, Краен срок на доставка, Доставка на дата, Да се достави на, Дата на експедиция, Планирана дата на доставка, Изискуема
        дата на доставка, Час на доставка, Време за доставка, Датум на испорака, Рок на испорака, Дата на получаване, Необходимо до, Срок
        на доставката`,
      customer_code: `
        Клиентски номер, Клиентски №, Номер на клиента, Код на клиента, Клиент №, Код на клиент, Номер на клиент, Код на контрагент`,
      supplier_code: 'Номер на доставчика, Код на доставчика, Доставчик №, Код на доставчик, Номер на доставчик',
      currency: 'Валута, Валута на поръчката, Валута на документа',
      email: 'E-mail, Email, Имейл, Ел. поща, Е-поща, Електронна поща, Мейл, И-мейл, Имейл адрес',
      tax_number: `
        ЕИК, Булстат, ИН по ДДС, ДДС №, ИН по ЗДДС, ЕИК/Булстат, БУЛСТАТ/ЕИК, ДДС номер, Идент. № по ДДС, ЕДБ, Идентификационен номер по
        ДДС, Идентификационен №, ДДС No, ИН по ДДС №`,
      phone: 'Тел., Телефон, Моб., GSM, Тел. за контакт, Телефон за контакт, Мобилен, Телефон за връзка, Тел/факс',
      contact: `
        Лице за контакт, Лице за контакти, Контакт, Изготвил, Съставил, Поръчал, Отговорник, За контакти, Заявил, Изготвил поръчката,
        Поръчката изготвил, За контакт, Контактно лице, Отговорно лице, Лице за връзка`,
    },
    columns: {
      name: `
        Наименование, Описание, Стока, Наименование на стоката, Описание на стоката, Продукт, Наименование на артикула, Наименование на
        стоки и услуги, Наименование на стоките и услугите, Стоки и услуги, Стока/услуга, Наименование на продукта, Описание на артикула,
        Наименование на материала, Материал, Наименование на продукт, Вид на стоката, Вид стока, Наименование на стоката/услугата, Име на
        продукта, Назив, Опис, Услуга, Наименование на артикул, Номенклатура, Назив на производ, Предмет на поръчката`,
      code: `
        Код, Артикул №, Арт. №, Артикулен номер, Кат. №, Каталожен номер, Код на артикула, Код на стоката, Баркод, Наш код, Шифра,
        Номенклатурен номер, Код на артикул, Кат. номер, Код на продукта, Баркод (EAN), Арт. номер, Номер на артикул, Ном. №, Каталожен №,
        Партиден номер, SKU, Код на продукт, Код на материала`,
      supplierCode: `
        Ваш код, Код на доставчика, Ваш артикул, Код при доставчика, Каталожен номер на доставчика, Код на производителя, Ваш каталожен
        номер`,
      qty: `
        Количество, К-во, Кол., Брой, Бр., Поръчано количество, Колич., Количина, К-во (бр.), Заявено количество, Количество (бр.),
        Заявено, Бройки, Кол-во, Поръчани бройки`,
      unit: `
        Мярка, Мерна единица, М.ед., Ед. мярка, Мерна ед., М-ка, Ед. м-ка, Мер. ед., Единица мера, Единица, МЕ, Мер. единица, Ед. мерка`,
      price: `
        Ед. цена, Единична цена, Цена, Цена без ДДС, Ед. цена без ДДС, Цена за бр., Единечна цена, Ед. цена (лв.), Единична цена без ДДС,
        Ед. цена EUR, Цена за единица, Цена (лв.), Покупна цена, Доставна цена, Цена лв., Ед.ц., Цена в лв. без ДДС, Единична цена в евро
        без ДДС, Цена за единица мярка, Ед. цена в евро без ДДС, Цена на дребно`,
      discount: 'Отстъпка, Отстъпка %, ТО %, % отстъпка, Отст. %, Търговска отстъпка, Отст.',
      amount: `
        Стойност, Сума, Стойност без ДДС, Общо, Обща стойност, Стойност лв., Износ, Обща цена, Стойност (лв.), Сума без ДДС, Общо без ДДС,
        Обща стойност без ДДС, Обща сума, Крайна цена, Стойност в евро, Вкупно, Стойност в лв. без ДДС`,
      tax: 'ДДС, ДДС %, Ставка ДДС, % ДДС, ДДС ставка, ДДС сума, Данъчна ставка',
      position: '№, № по ред, Поз., Позиция, Ред, № п/п, N, Р.бр., По ред',
      date: 'Срок на доставка, Дата на доставка, Срок, Срок за доставка',
    },
    totals: {
      net: `
        Общо без ДДС, Сума без ДДС, Данъчна основа, Стойност без ДДС, Междинна сума, Всичко без ДДС, Обща стойност без ДДС, Обща сума без
        ДДС, Данъчна основа 20%, Нето сума, Тотал без ДДС, Нето`,
      gross: `
        Общо, Общо с ДДС, Всичко, Обща сума, Сума за плащане, Крайна сума, Общо за плащане, Обща стойност, Всичко с ДДС, Сума с ДДС,
        Стойност на поръчката, Обща сума с ДДС, Обща стойност с ДДС, Всичко за плащане, За плащане, Вкупно, Общо лв., Обща стойност на
        поръчката, Тотал, Общо сума, Сума общо, Общо стойност, Обща сума за плащане, Крайна цена`,
      tax: 'ДДС, ДДС 20%, ДДС 20 %, Начислен ДДС, Сума на ДДС, 20% ДДС, ДДС (20%), Размер на ДДС',
      carry: 'Пренос',
      charge: `
        Доставка, Транспортни разходи, Опаковка, Отстъпка, Куриер, Цена за доставка, Разходи за доставка, Куриерска услуга, Транспортна
        услуга, Разходи за транспорт, Амбалаж, Такса доставка, Застраховка, Куриерски услуги, Търговска отстъпка`,
    },
    zones: {
      buyer: `
        Купувач, Възложител, Заявител, Клиент, Поръчващ, Платец, Данни за купувача, Купувачот, Данни за фактуриране, Данни за фактура,
        Адрес за фактуриране, Фактура на, Данни за възложителя, Поръчител, Получател на фактурата, Нарачател, Данни на клиента, Фирма
        купувач`,
      ship_to: `
        Място на доставка, Адрес за доставка, Адрес на доставка, Получател, Място за доставка, Обект, Доставка до адрес, Адрес на обекта,
        Данни за доставка, Местоизпълнение, Място на изпълнение, Получател на стоката, Место на испорака, Адрес на получателя, Обект за
        доставка`,
      seller: `
        Доставчик, Продавач, Изпълнител, Данни за доставчика, Добавувач, Данни за изпълнителя, Фирма доставчик, Име на доставчика, Адрес
        на доставчика, Производител, Продавачот, Данни за продавача, Данни на доставчика`,
      third: 'Краен клиент, Инвеститор, Краен потребител, Краен получател',
    },
  },
  el: {
    titles: {
      order: `
        Παραγγελία, Δελτίο Παραγγελίας, Εντολή Αγοράς, Παραγγελία Αγοράς, Παραγγελία σε Προμηθευτή, Παραγγελία προς Προμηθευτή, Παραγγελία
        Προμηθευτή, Έντυπο Παραγγελίας, Φόρμα Παραγγελίας, Παραγγελία Αγορών, Εντολή Παραγγελίας, Εντολή Προμήθειας, Παραγγελία Υλικών,
        Παραγγελία Ειδών, Έγγραφη Παραγγελία, Επείγουσα Παραγγελία, Νέα Παραγγελία, Παραγγελία Πελάτη, Δελτίο Παραγγελίας Αγοράς,
        Παραγγελία Νο, Παραγγελία Εμπορευμάτων, Παραγγελία Προϊόντων, Παραγγελιόχαρτο, Παραγγελία Τροφίμων, Παραγγελία Φαρμάκων,
        Παραγγελία Ανταλλακτικών, Δελτίο Παραγγελίας Προμηθευτή, Παραγγελία Προμήθειας, Η παραγγελία μας, Παραγγελία Υπηρεσιών,
        Συμπληρωματική Παραγγελία, Παραγγελία Εξωτερικού, Ηλεκτρονική Παραγγελία`,
      order_response: `
        Επιβεβαίωση Παραγγελίας, Αποδοχή Παραγγελίας, Επιβεβαίωση Λήψης Παραγγελίας, Επιβεβαιωμένη Παραγγελία, Βεβαίωση Παραγγελίας, Λήψη
        Παραγγελίας`,
      delivery_note: `
        Δελτίο Αποστολής, Δελτίο Παράδοσης, Φορτωτική, Δελτίο Παραλαβής, Δελτίο Ποσοτικής Παραλαβής, Συγκεντρωτικό Δελτίο Αποστολής,
        Κατάσταση Συσκευασίας, Λίστα Συσκευασίας, Δελτίο Εξαγωγής, Δελτίο Εισαγωγής, Ενδοδιακίνηση`,
      invoice: `
        Τιμολόγιο, Τιμολόγιο Πώλησης, Προτιμολόγιο, Τιμολόγιο - Δελτίο Αποστολής, Τιμολόγιο Παροχής Υπηρεσιών, Προφόρμα Τιμολόγιο,
        Υπενθύμιση Πληρωμής, Τιμολόγιο Αγοράς, Προ-τιμολόγιο, Προτιμολόγιο / Προσφορά, Ειδοποίηση Πληρωμής, Κατάσταση Λογαριασμού, Καρτέλα
        Πελάτη, Όχληση`,
      other: `
        Πιστωτικό Τιμολόγιο, Πιστωτικό Σημείωμα, Σύμβαση, Σύμβαση Πλαίσιο, Συμφωνία Πλαίσιο, Σύμβαση Προμήθειας, Πρόγραμμα Παραδόσεων,
        Πρόβλεψη, Δελτίο Επιστροφής, Επιστροφή, Απογραφή, Πρακτικό, Πρακτικά Συνεδρίασης, Ενημερωτικό Δελτίο, Αίτημα Προμήθειας, Αίτημα
        Αγοράς, Αίτηση Αγοράς, Κατάλογος, Κατάλογος Προϊόντων, Παράπονο, Εξώδικο, Κατάσταση Αποθεμάτων, Ακυρωτικό, Αίτημα Υλικών, Ανοικτή
        Παραγγελία, Υπόλοιπα Αποθήκης, Πρωτογενές Αίτημα, Χρονοδιάγραμμα Παραδόσεων`,
      quotation: `
        Προσφορά, Οικονομική Προσφορά, Αίτηση Προσφοράς, Αίτημα Προσφοράς, Τιμοκατάλογος, Ζήτηση Προσφοράς, Πρόσκληση Υποβολής Προσφοράς,
        Πρόσκληση Εκδήλωσης Ενδιαφέροντος, Έντυπο Οικονομικής Προσφοράς, Προϋπολογισμός, Προσφορά Τιμών, Έρευνα Αγοράς, Κοστολόγηση,
        Αίτημα για Προσφορά, Πρόσκληση για Προσφορά, Έντυπο Προσφοράς, Διακήρυξη`,
      order_change: `
        Τροποποίηση Παραγγελίας, Αλλαγή Παραγγελίας, Αναθεωρημένη Παραγγελία, Τροποποιημένη Παραγγελία, Διόρθωση Παραγγελίας, Αναθεώρηση
        Παραγγελίας`,
      order_cancellation: `
        Ακύρωση Παραγγελίας, Ακυρωθείσα Παραγγελία, Ακυρωμένη Παραγγελία, Ανάκληση Παραγγελίας, Ματαίωση Παραγγελίας`,
    },
    labels: {
      po_number: `
        Αριθμός Παραγγελίας, Αρ. Παραγγελίας, Παραγγελία Αρ., Παραγγελία Νο, Κωδικός Παραγγελίας, Αρ. Παρ., Αριθμός Εντολής Αγοράς, Αρ.
        Δελτίου Παραγγελίας, Αριθμός Εγγράφου, Νο Παραγγελίας, Αριθμός παραγγελίας μας, Η παραγγελία σας, Αρ. Εντολής, Αρ. Παραστατικού,
        Αριθμός Παραστατικού, Αριθ. Παραγγελίας, Σειρά/Αριθμός, Αρ. παραγγελίας πελάτη, Αριθμός παραγγελίας αγοράς, Παραγγελία υπ' αριθμ.`,
      order_date: `
        Ημερομηνία Παραγγελίας, Ημ/νία Παραγγελίας, Ημερομηνία, Ημ/νία, Ημερομηνία Έκδοσης, Ημ. Παραγγελίας, Ημ/νία Έκδοσης, Ημερ.
        Παραγγελίας, Ημνία, Ημερομηνία Καταχώρησης, Ημερομηνία Παραστατικού`,
      delivery_date: `
        Ημερομηνία Παράδοσης, Ημ/νία Παράδοσης, Παράδοση έως, Παράδοση μέχρι, Ζητούμενη Ημερομηνία Παράδοσης, Επιθυμητή Ημερομηνία
        Παράδοσης, Χρόνος Παράδοσης, Παράδοση στις, Ημ. Παράδοσης, Προθεσμία Παράδοσης, Αναμενόμενη Ημερομηνία Παράδοσης, Αναμενόμενη
        Παράδοση, Ημερομηνία Αποστολής, Ημερομηνία Παραλαβής, Απαιτούμενη Ημερομηνία Παράδοσης, Προβλεπόμενη Ημερομηνία Παράδοσης,
        Επιθυμητή Παράδοση, Να παραδοθεί έως, Παράδοση το αργότερο, Ημερ. Παράδοσης, Αιτούμενη Ημερομηνία Παράδοσης, Ημερομηνία Φόρτωσης,
        Επιθυμητή ημ/νία παράδοσης, Παράδοση ως`,
      customer_code: 'Κωδικός Πελάτη, Κωδ. Πελάτη, Αριθμός Πελάτη, Αρ. Πελάτη',
      supplier_code: 'Κωδικός Προμηθευτή, Αριθμός Προμηθευτή, Κωδ. Προμηθευτή',
      currency: 'Νόμισμα, Νόμισμα παραγγελίας, Κωδικός νομίσματος, Νομ. Μονάδα',
      email: 'Email, E-mail, Ηλ. Ταχυδρομείο, Ηλεκτρονικό Ταχυδρομείο, Ηλεκτρονική Διεύθυνση, Ηλ. Διεύθυνση, Mail',
      tax_number: 'ΑΦΜ, Α.Φ.Μ., ΑΦΜ / ΔΟΥ, ΑΦΜ/ΔΟΥ, Αριθμός Φορολογικού Μητρώου, ΑΦΜ πελάτη, VAT',
      phone: 'Τηλ., Τηλέφωνο, Κινητό, Τηλέφωνα, Τηλ. επικοινωνίας, Τηλέφωνο επικοινωνίας, Τηλ/Fax',
      contact: `
        Υπεύθυνος, Υπεύθυνος Παραγγελίας, Επικοινωνία, Αρμόδιος, Υπεύθυνος Επικοινωνίας, Συντάκτης, Υπόψη, Υπ' όψιν, Πληροφορίες,
        Υπεύθυνος Αγορών, Παραγγέλλων, Υπεύθυνος προμηθειών, Άτομο επικοινωνίας, Υπόψιν`,
    },
    columns: {
      name: `
        Περιγραφή, Είδος, Περιγραφή Είδους, Προϊόν, Ονομασία, Περιγραφή Προϊόντος, Είδη, Περιγραφή Ειδών, Περιγραφή Υλικού, Υλικό,
        Ονομασία Είδους, Είδος / Περιγραφή, Περιγραφή Είδους - Υπηρεσίας, Αιτιολογία, Υπηρεσία, Περιγραφή Αγαθού, Ονομασία Προϊόντος,
        Εμπόρευμα, Τίτλος, Περιγραφή Ειδών / Υπηρεσιών`,
      code: `
        Κωδικός, Κωδ., Κωδ. Είδους, Κωδικός Είδους, Κωδικός Προϊόντος, Κωδ. Προϊόντος, Barcode, Ο κωδικός μας, Κωδικός μας, Κωδικός
        Υλικού, Γραμμωτός Κώδικας, EAN, Κωδικός ΕΑΝ, Κωδ. Υλικού, Αριθμός καταλόγου, Part No, Κωδικός αποθήκης`,
      supplierCode: `
        Ο κωδικός σας, Κωδικός Προμηθευτή, Κωδ. Προμηθευτή, Κωδικός σας, Κωδικός Είδους Προμηθευτή, Κωδικός Κατασκευαστή, Κωδ.
        Εργοστασίου, Κωδικός Εργοστασίου`,
      qty: `
        Ποσότητα, Ποσοτ., Ποσ/τα, Τεμάχια, Τεμ., Ποσότητα Παραγγελίας, Παραγγελθείσα Ποσότητα, Ποσότητα (τεμ.), Ζητούμενη Ποσότητα,
        Αριθμός Τεμαχίων, Ποσ. Παραγγελίας, Τμχ`,
      unit: 'Μ/Μ, ΜΜ, Μονάδα, Μον., Μονάδα Μέτρησης, Μον. Μέτρ., Μ.Μ., Μον. Μέτρησης, Μον. Μετ.',
      price: `
        Τιμή, Τιμή Μονάδας, Τιμή Μον., Τιμή Μονάδος, Τιμή χωρίς ΦΠΑ, Καθαρή Τιμή, Τιμή Μονάδας χωρίς ΦΠΑ, Τιμή/Μονάδα, Τιμή Μονάδας (€),
        Τιμή ανά μονάδα, Τιμή τεμαχίου, Τιμή ανά τεμάχιο, Τιμή αγοράς, Τιμή τιμοκαταλόγου, Μοναδιαία τιμή, Τιμή Μον. €, Τιμή μονάδας άνευ
        ΦΠΑ, Τιμή/τεμ`,
      discount: 'Έκπτωση, Έκπτωση %, Έκπτ., Έκπτ. %, % Έκπτωση, Εκπτ. 1, Ποσοστό έκπτωσης',
      amount: `
        Αξία, Σύνολο, Ποσό, Καθαρή Αξία, Συνολική Αξία, Αξία χωρίς ΦΠΑ, Αξία προ ΦΠΑ, Συνολική τιμή, Σύνολο χωρίς ΦΠΑ, Αξία (€), Σύνολο
        (€), Συνολικό Ποσό, Μερικό Σύνολο, Συνολικό κόστος, Δαπάνη, Καθαρό ποσό`,
      tax: 'ΦΠΑ, ΦΠΑ %, Φ.Π.Α., % ΦΠΑ, Συντελεστής ΦΠΑ, ΦΠΑ (%), Ποσό ΦΠΑ',
      position: 'Α/Α, Θέση, Γραμμή, Αύξων Αριθμός, Νο',
      date: 'Ημ/νία Παράδοσης, Ημερομηνία Παράδοσης, Παράδοση, Ημ. Παράδοσης, Χρόνος Παράδοσης',
    },
    totals: {
      net: `
        Καθαρή Αξία, Σύνολο χωρίς ΦΠΑ, Αξία χωρίς ΦΠΑ, Μερικό Σύνολο, Υποσύνολο, Αξία προ ΦΠΑ, Σύνολο Καθαρής Αξίας, Καθαρό Σύνολο, Σύνολο
        προ ΦΠΑ, Σύνολο άνευ ΦΠΑ, Αξία άνευ ΦΠΑ, Συνολική καθαρή αξία, Καθαρό ποσό, Συνολική αξία χωρίς ΦΠΑ, Καθαρή αξία παραγγελίας, Αξία
        μετά την έκπτωση`,
      gross: `
        Σύνολο, Γενικό Σύνολο, Συνολική Αξία, Πληρωτέο, Σύνολο με ΦΠΑ, Τελικό Σύνολο, Συνολικό Ποσό, Πληρωτέο Ποσό, Σύνολο Παραγγελίας,
        Αξία Παραγγελίας, Πληρωτέα Αξία, Συνολικό Ποσό με ΦΠΑ, Τελικό Ποσό, Σύνολο πληρωμής, Συνολική αξία με ΦΠΑ, Συνολική αξία
        παραγγελίας, Γενικό σύνολο με ΦΠΑ, Σύνολο συμπεριλαμβανομένου ΦΠΑ`,
      tax: 'ΦΠΑ, Φ.Π.Α., ΦΠΑ 24%, Αξία ΦΠΑ, Ποσό ΦΠΑ, ΦΠΑ (24%), Σύνολο ΦΠΑ, 24% ΦΠΑ',
      carry: 'Εις μεταφορά, Εκ μεταφοράς, Σε μεταφορά, Από μεταφορά',
      charge: `
        Μεταφορικά, Έξοδα Αποστολής, Συσκευασία, Έκπτωση, Έξοδα Μεταφοράς, Κόστος Αποστολής, Έξοδα συσκευασίας, Ναύλος, Ασφάλιση,
        Αντικαταβολή, Έξοδα αντικαταβολής, Μεταφορά, Έξοδα παράδοσης, Επιβαρύνσεις, Ναύλα`,
    },
    zones: {
      buyer: `
        Πελάτης, Αγοραστής, Στοιχεία Πελάτη, Στοιχεία Αγοραστή, Τιμολόγηση, Τιμολόγηση σε, Στοιχεία Τιμολόγησης, Διεύθυνση Τιμολόγησης,
        Παραγγέλλων, Εντολέας, Αναθέτουσα Αρχή, Χρέωση σε`,
      ship_to: `
        Παράδοση σε, Διεύθυνση Παράδοσης, Τόπος Παράδοσης, Τόπος Αποστολής, Παραλήπτης, Διεύθυνση Αποστολής, Σημείο Παράδοσης, Στοιχεία
        Παράδοσης, Τόπος Προορισμού, Στοιχεία Αποστολής, Αποστολή σε, Στοιχεία Παραλήπτη, Τόπος εκφόρτωσης, Χώρος Παράδοσης`,
      seller: `
        Προμηθευτής, Πωλητής, Στοιχεία Προμηθευτή, Προς Προμηθευτή, Ανάδοχος, Επωνυμία Προμηθευτή, Στοιχεία Πωλητή, Όνομα Προμηθευτή,
        Διεύθυνση προμηθευτή, Στοιχεία αναδόχου`,
      third: 'Τελικός Πελάτης, Τελικός Χρήστης, Τελικός αποδέκτης, Κύριος του έργου',
    },
  },
  uk: {
    titles: {
      order: `
        Замовлення, Замовлення №, Замовлення постачальнику, Замовлення на поставку, Замовлення на закупівлю, Заявка, Заявка на поставку,
        Заявка на поставку товару, Заявка на товар, Бланк замовлення, Бланк-замовлення, Форма замовлення, Замовлення товару, Замовлення на
        товар, Замовлення на придбання, Замовлення на купівлю, Термінове замовлення, Нове замовлення, Наше замовлення, Заявка
        постачальнику, Заявка на постачання, Замовлення на постачання, Замовлення матеріалів, Замовлення послуг, Заявка на відвантаження,
        Заявка на продукти харчування, Замовлення на послуги, Замовлення продукції, Заявка на відпуск товару, Замовлення на виготовлення,
        Заявка-замовлення, Заявка на матеріали, Додаткове замовлення, Замовлення запчастин, Лист-замовлення, Замовлення лікарських
        засобів, Заявка на лікарські засоби, Інтернет-замовлення, Замовлення на поставку товару, Заявка на доставку`,
      order_response: `
        Підтвердження замовлення, Підтвердження, Підтверджене замовлення, Підтвердження отримання замовлення, Підтвердження заявки,
        Прийняте замовлення, Прийняття замовлення, Замовлення прийнято`,
      delivery_note: `
        Видаткова накладна, Накладна, Товарно-транспортна накладна, Пакувальний лист, Прибуткова накладна, ТТН, Акт приймання-передачі,
        Акт приймання-передавання, Прибутковий ордер, Товарна накладна, Накладна на відпуск, Пакувальний список, Прийомний акт, Видатковий
        ордер, Накладна-вимога, Повідомлення про відвантаження`,
      invoice: `
        Рахунок, Рахунок на оплату, Рахунок-фактура, Податкова накладна, Рахунок-проформа, Проформа, Нагадування про оплату, Акт звірки,
        Акт звірки взаєморозрахунків, Претензія, Інвойс, Комерційний інвойс, Вимога про оплату, Рахунок на передоплату`,
      other: `
        Договір, Договір поставки, Договір купівлі-продажу, Рамковий договір, Рамкова угода, Повернення товару, Повернення постачальнику,
        Рекламація, Прогноз, План поставок, Графік поставок, Інвентаризація, Протокол, Протокол наради, Залишки товарів, Коригування
        кількісних і вартісних показників, Розрахунок коригування, Каталог, Специфікація, Специфікація до договору, Заявка на закупівлю,
        Службова записка, Внутрішня заявка, Акт рекламації, Акт виконаних робіт, Акт наданих послуг, Розсилка новин, Додаткова угода,
        Накладна на повернення, Графік постачання, Видаткова накладна на повернення, Каталог товарів`,
      quotation: `
        Комерційна пропозиція, Пропозиція, Запит цін, Запит пропозиції, Прайс-лист, Запит, Цінова пропозиція, Запит на комерційну
        пропозицію, Прейскурант, Кошторис, Тендерна пропозиція, Запит цінової пропозиції, Запит ціни, Прайс, Оферта, Запит цінових
        пропозицій, Пропозиція ціни`,
      order_change: `
        Зміна замовлення, Зміни до замовлення, Коригування замовлення, Змінене замовлення, Доповнення до замовлення, Уточнення замовлення,
        Скориговане замовлення, Зміни в замовленні, Зміна заявки, Коригування заявки`,
      order_cancellation: `
        Скасування замовлення, Анулювання замовлення, Відмова від замовлення, Скасоване замовлення, Анульоване замовлення, Відміна
        замовлення, Скасування заявки`,
    },
    labels: {
      po_number: `
        Замовлення №, Номер замовлення, № замовлення, Замовлення номер, Замовлення постачальнику №, Заявка №, Номер заявки, Наше
        замовлення №, Номер документа, Документ №, № заявки, Ваше замовлення №, Замовлення покупця №, Замовлення N, Внутрішній номер
        замовлення, Номер замовлення покупця, Код замовлення`,
      order_date: `
        Дата замовлення, Дата документа, Дата, Дата складання, Дата заявки, Дата оформлення, Дата створення, Дата оформлення замовлення,
        Дата документу, Дата створення замовлення`,
      delivery_date: `
        Термін поставки, Дата поставки, Бажана дата поставки, Строк поставки, Поставити до, Доставити до, Дата доставки, Поставка до, Дата
        відвантаження, Термін доставки, Очікувана дата поставки, Планова дата поставки, Термін виконання, Строк доставки, Дата постачання,
        Термін постачання, Бажаний термін поставки, Необхідна дата поставки, Кінцевий термін поставки, Дата надходження, Строк постачання,
        Дата отримання, Бажана дата доставки, Запланована дата поставки, Планова дата надходження, Термін відвантаження, Строк виконання`,
      customer_code: 'Номер клієнта, Код клієнта, Код покупця, Код контрагента, Номер покупця, Код замовника',
      supplier_code: 'Код постачальника, Номер постачальника',
      currency: 'Валюта, Валюта замовлення, Валюта документа, Валюта договору',
      email: 'E-mail, Email, Ел. пошта, Електронна пошта, Електронна адреса, Адреса електронної пошти, Ел. адреса',
      tax_number: `
        ІПН, ЄДРПОУ, Код ЄДРПОУ, Ідентифікаційний код, Код за ЄДРПОУ, РНОКПП, Податковий номер, Індивідуальний податковий номер, Код
        платника ПДВ`,
      phone: 'Тел., Телефон, Моб., Контактний телефон, Номер телефону, Тел./факс, Моб. тел.',
      contact: `
        Контактна особа, Контакт, Відповідальний, Виконавець, Менеджер, Замовив, Відповідальна особа, Склав, Контактні дані, Замовлення
        склав, Замовлення оформив`,
    },
    columns: {
      name: `
        Найменування, Найменування товару, Товар, Назва, Назва товару, Опис, Номенклатура, Товари (роботи послуги), Товари (послуги),
        Найменування продукції, Продукція, Найменування товару (послуги), Матеріал, Найменування матеріалу, Назва продукції, Послуга,
        Назва продукту, Товари, Найменування товарів, Найменування послуг, Повна назва, Найменування матеріалів, Товар/послуга, Предмет
        закупівлі, Найменування номенклатури`,
      code: `
        Артикул, Код, Код товару, Каталожний номер, Номенклатурний номер, Штрихкод, Штрих-код, Наш артикул, Код УКТ ЗЕД, Код номенклатури,
        Код продукції, Кат. номер, Ном. номер, Код продукту, Артикул товару, Код за каталогом, Номер за каталогом, Штрих код`,
      supplierCode: `
        Ваш артикул, Артикул постачальника, Код постачальника, Ваш код, Артикул виробника, Код виробника, Код товару постачальника`,
      qty: `
        Кількість, К-сть, Кіл-сть, Кільк., Кіл., Замовлено, Кількість шт., Кількість до замовлення, Замовлена кількість, К-ть, Кіл-ть,
        К-во, Кількість (шт.), Необхідна кількість`,
      unit: 'Од., Од. вим., Одиниця виміру, Одиниця, Од.вим., Один. виміру, Одиниця вимірювання, Од. виміру, Одиниці виміру',
      price: `
        Ціна, Ціна без ПДВ, Ціна за од., Ціна за одиницю, Ціна грн, Ціна за одиницю без ПДВ, Ціна (грн), Ціна за шт., Ціна з ПДВ, Ціна за
        одиницю (грн), Вартість одиниці, Ціна за од. без ПДВ, Ціна грн без ПДВ, Закупівельна ціна, Ціна за одиницю грн. без ПДВ, Відпускна
        ціна`,
      discount: 'Знижка, Знижка %, % знижки, Знижка (%)',
      amount: `
        Сума, Вартість, Сума без ПДВ, Всього, Разом, Сума з ПДВ, Вартість без ПДВ, Загальна вартість, Сума (грн), Загальна сума, Сума грн
        без ПДВ, Загальна ціна, Вартість грн, Всього без ПДВ, Усього`,
      tax: 'ПДВ, ПДВ %, Ставка ПДВ, % ПДВ, Сума ПДВ',
      position: '№ з/п, № п/п, №, Поз., Позиція, Номер п/п, № рядка, №з/п',
      date: 'Термін поставки, Дата поставки, Строк поставки, Термін, Дата відвантаження, Дата надходження, Строк',
    },
    totals: {
      net: `
        Разом без ПДВ, Сума без ПДВ, Всього без ПДВ, Усього без ПДВ, Вартість без ПДВ, Загальна сума без ПДВ, Загальна вартість без ПДВ,
        Проміжний підсумок, Підсумок без ПДВ, Разом сума без ПДВ`,
      gross: `
        Разом, Всього, Усього, Всього з ПДВ, Разом з ПДВ, Усього з ПДВ, До сплати, Всього до сплати, Загальна сума, Сума замовлення, Сума
        з ПДВ, Усього до сплати, Разом до сплати, Загальна вартість, До оплати, Всього до оплати, Загальна сума з ПДВ, Разом до оплати,
        Загальна сума замовлення, Загальна вартість з ПДВ, Всього на суму, Сума до сплати`,
      tax: 'ПДВ, Сума ПДВ, У тому числі ПДВ, В т.ч. ПДВ, ПДВ 20%, ПДВ (20%), Разом ПДВ, 20% ПДВ',
      carry: 'Перенесення',
      charge: `
        Доставка, Транспортні витрати, Пакування, Знижка, Вартість доставки, Транспортні послуги, Упаковка, Страхування, Послуги доставки,
        Транспортування, Витрати на доставку, Послуги з доставки`,
    },
    zones: {
      buyer: `
        Покупець, Замовник, Платник, Клієнт, Реквізити покупця, Дані покупця, Реквізити замовника, Дані замовника, Найменування замовника,
        Найменування покупця, Адреса замовника, Юридична адреса замовника`,
      ship_to: `
        Вантажоодержувач, Вантажоотримувач, Адреса доставки, Адреса поставки, Місце доставки, Одержувач, Отримувач, Місце поставки, Адреса
        постачання, Пункт доставки, Місце постачання, Місце розвантаження, Адреса відвантаження, Адреса отримувача, Отримувач товару,
        Місце призначення`,
      seller: `
        Постачальник, Продавець, Виконавець, Реквізити постачальника, Дані постачальника, Найменування постачальника, Підрядник, Реквізити
        продавця, Виробник, Адреса постачальника`,
      third: 'Кінцевий споживач, Кінцевий клієнт, Кінцевий користувач, Генеральний підрядник',
    },
  },
  ru: {
    titles: {
      order: `
        Заказ, Заказ №, Заказ поставщику, Заказ на поставку, Заказ на закупку, Заказ на покупку, Заказ на приобретение, Заявка, Заявка на
        поставку, Заявка на поставку товара, Заявка на товар, Заявка поставщику, Бланк заказа, Бланк-заказ, Форма заказа, Заказ товара,
        Заказ-наряд на поставку, Заказ товаров, Заказ материалов, Заказ на товар, Заявка на отгрузку, Срочный заказ, Новый заказ, Наш
        заказ, Заказ-заявка, Заявка на материалы, Заказ на материалы, Заявка на поставку продукции, Заказ запчастей, Заказ на
        изготовление, Заказ услуг, Заявка на продукты питания, Лист заказа, Письмо-заказ, Дополнительный заказ, Интернет-заказ, Заказ
        продукции, Заказ на поставку товара, Заявка на поставку материалов, Заявка-заказ, Заказ на оказание услуг, Заявка на доставку,
        Заявка на лекарственные препараты, Внешний заказ, Заказ поставщика`,
      order_response: `
        Подтверждение заказа, Подтверждение, Подтверждение получения заказа, Подтвержденный заказ, Подтверждение заявки, Принятие заказа,
        Принятый заказ, Акцепт заказа, Подтверждение приема заказа, Заказ принят`,
      delivery_note: `
        Товарная накладная, Накладная, Транспортная накладная, Упаковочный лист, Товарно-транспортная накладная, Расходная накладная, Акт
        приема-передачи, ТТН, ТОРГ-12, Приходная накладная, Приходный ордер, Акт приемки, Акт приемки товара, Накладная на отпуск
        материалов, Требование-накладная, Отгрузочная спецификация, Комплектовочная ведомость, Уведомление об отгрузке, Извещение об
        отгрузке, Расходный ордер, Упаковочная ведомость`,
      invoice: `
        Счет, Счёт на оплату, Счет-фактура, Счет на предоплату, УПД, Универсальный передаточный документ, Напоминание об оплате, Акт
        сверки, Проформа-инвойс, Инвойс, Счет-договор, Счет-оферта, Претензия, Акт сверки взаимных расчетов, Требование об оплате,
        Коммерческий инвойс, Счет-проформа`,
      other: `
        Договор, Договор поставки, Договор купли-продажи, Рамочный договор, Рамочное соглашение, Рамочный заказ, Возврат товара, Возврат
        поставщику, Рекламация, Рекламационный акт, Прогноз, План поставок, График поставок, Инвентаризация, Инвентаризационная опись,
        Протокол, Протокол совещания, Остатки товаров, Ведомость остатков, Корректировочный счет-фактура, Каталог, Каталог продукции,
        Спецификация к договору, Заявка на закупку, Служебная записка, Внутренняя заявка, Дополнительное соглашение, Кредит-нота,
        Кредитовое авизо, Акт о расхождениях, Прогноз закупок, Рассылка, Заявка на закупку товаров для нужд, Акт списания, Акт выполненных
        работ, Акт об оказании услуг, Акт оказанных услуг, Накладная на возврат, Остатки на складе, Протокол разногласий`,
      quotation: `
        Коммерческое предложение, Предложение, Запрос цен, Запрос предложения, Запрос коммерческого предложения, Прайс-лист, Прейскурант,
        Запрос котировок, Запрос, Ценовое предложение, Смета, Тендер, Запрос цены, Оферта, Калькуляция, Запрос ценовой информации,
        Приглашение к подаче предложений, Прайс, Коммерческая оферта, Запрос ценового предложения`,
      order_change: `
        Изменение заказа, Изменение к заказу, Корректировка заказа, Дополнение к заказу, Измененный заказ, Скорректированный заказ,
        Изменения в заказе, Уточнение заказа, Корректировка заявки, Изменение заявки, Корректировка заказа поставщику`,
      order_cancellation: `
        Отмена заказа, Аннулирование заказа, Отказ от заказа, Отмененный заказ, Аннулированный заказ, Отмена заявки, Аннуляция заказа,
        Отзыв заказа`,
    },
    labels: {
      po_number: `
        Заказ №, Номер заказа, Заказ номер, № заказа, Наш заказ №, Заказ поставщику №, Заявка №, Номер заявки, № заявки, Номер документа,
        Наш номер заказа, Ваш заказ №, Заказ клиента №, Документ №, Заказ N, Номер заказа покупателя, Внутренний номер заказа, Номер
        заказа поставщику, Заказ на закупку №, Код заказа, № документа, Исх. номер заказа`,
      order_date: `
        Дата заказа, Дата документа, Дата, Дата составления, Дата заявки, Дата оформления, Дата создания, Дата оформления заказа, Дата
        размещения заказа, Дата формирования заказа, Дата создания заказа`,
      delivery_date: `
        Срок поставки, Дата поставки, Желаемая дата поставки, Требуемая дата поставки, Поставить до, Доставить до, Поставка до, Дата
        доставки, Дата отгрузки, Срок отгрузки, Поставка не позднее, Срок доставки, Требуемый срок поставки, Ожидаемая дата поставки,
        Плановая дата поставки, Желаемый срок поставки, Планируемая дата поставки, Срок исполнения, Дата поступления, Срок выполнения,
        Необходимая дата поставки, Дата получения, Срок выполнения заказа, Требуемая дата, Крайний срок поставки, Ожидаемая дата прихода,
        Дата исполнения, Плановая дата поступления, Срок исполнения заказа, Ожидаемая дата доставки, Желаемая дата доставки, Дата и время
        доставки`,
      customer_code: `
        Номер клиента, Код клиента, Клиент №, Код покупателя, Код контрагента, Номер покупателя, Код заказчика, ID клиента`,
      supplier_code: 'Код поставщика, Номер поставщика, ID поставщика',
      currency: 'Валюта, Валюта заказа, Валюта документа, Валюта договора, Валюта расчетов',
      email: 'E-mail, Email, Эл. почта, Электронная почта, Адрес электронной почты, Электронный адрес, Эл. адрес',
      tax_number: 'ИНН, ИНН/КПП, БИН, УНП, ИНН / КПП, ИИН/БИН, БИН/ИИН, Идентификационный номер налогоплательщика, ИИН',
      phone: 'Тел., Телефон, Моб., Контактный телефон, Номер телефона, Тел./факс, Мобильный телефон, Моб. тел.',
      contact: `
        Контактное лицо, Контакт, Ответственный, Исполнитель, Заказал, Менеджер, Составил, Ответственное лицо, Заказ составил,
        Ответственный за заказ, Контактные данные, Заявку составил, Ответственный исполнитель`,
    },
    columns: {
      name: `
        Наименование, Наименование товара, Товар, Наименование товаров, Описание, Название, Номенклатура, Продукция, Товары (работы,
        услуги), Материал, Наименование материала, Название товара, Наименование изделия, Наименование ТМЦ, Товар/услуга, Наименование
        материалов, Товары, Наименование продукта, Наименование товара (услуги), Услуга, Предмет закупки, Краткий текст, Наименование
        номенклатуры, Наименование товара/услуги, ТМЦ, Изделие, Полное наименование, Наименование позиции`,
      code: `
        Артикул, Код, Код товара, Номенклатурный номер, Каталожный номер, Код номенклатуры, Штрихкод, Штрих-код, Обозначение, Наш артикул,
        Код изделия, Кат. №, Ном. №, Код материала, Кат. номер, Ном. номер, Артикул товара, Код продукции, Код ТМЦ, Наш код, Номер по
        каталогу, Номер детали, Код по каталогу, Шифр`,
      supplierCode: `
        Ваш артикул, Артикул поставщика, Код поставщика, Ваш код, Код товара поставщика, Артикул производителя, Номенклатура поставщика,
        Код производителя, Артикул изготовителя`,
      qty: `
        Количество, Кол-во, Кол., Заказано, Кол-во шт., Количество шт., Заказ шт., К-во, Кол-во (шт), Заказанное количество, Количество
        заказа, К заказу, Количество (шт.), Требуемое количество, Заявлено`,
      unit: 'Ед., Ед. изм., Единица измерения, Единица, Ед.изм., Ед. измерения, Базовая ед. изм., ед.изм, Единицы измерения',
      price: `
        Цена, Цена за ед., Цена за единицу, Цена без НДС, Цена за шт., Цена с НДС, Цена руб., Цена (руб.), Цена за единицу без НДС,
        Стоимость единицы, Цена за ед. без НДС, Цена за единицу руб., Закупочная цена, Отпускная цена, Цена за ед. изм., Цена ед., Цена за
        1 шт., Цена за единицу измерения, Цена (без НДС), Цена (тенге)`,
      discount: 'Скидка, Скидка %, % скидки, Скидка (%)',
      amount: `
        Сумма, Стоимость, Сумма без НДС, Всего, Итого, Стоимость без НДС, Сумма с НДС, Общая стоимость, Сумма (руб.), Сумма руб.,
        Стоимость товаров без налога, Стоимость руб., Общая сумма, Всего с НДС, Итого без НДС, Стоимость с НДС, Сумма (тенге)`,
      tax: 'НДС, НДС %, Ставка НДС, Сумма НДС, % НДС, Налоговая ставка',
      position: '№, № п/п, п/п, Поз., Позиция, № поз., № строки, №п/п, N п/п, Номер п/п',
      date: 'Срок поставки, Дата поставки, Срок, Дата отгрузки, Дата поступления, Желаемая дата, Требуемая дата, Дата доставки',
    },
    totals: {
      net: `
        Итого без НДС, Сумма без НДС, Всего без НДС, Стоимость без НДС, Подытог, Промежуточный итог, Общая стоимость без НДС, Общая сумма
        без НДС, Итого сумма без НДС, Сумма заказа без НДС`,
      gross: `
        Итого, Всего, Всего к оплате, Итого с НДС, Всего с НДС, Итого к оплате, Сумма заказа, Общая сумма, Итого по заказу, Всего по
        заказу, Сумма с НДС, К оплате, Общая стоимость, Общая сумма заказа, Всего на сумму, Сумма к оплате, Итого сумма с НДС, Стоимость
        заказа, Общая стоимость с НДС, Общий итог, Итого на сумму, Всего наименований на сумму, Общая стоимость заказа, Итоговая сумма`,
      tax: 'НДС, Сумма НДС, В том числе НДС, В т.ч. НДС, НДС 20%, НДС (20%), Итого НДС, НДС 22%, 20% НДС, В т.ч. НДС 20%',
      carry: 'Перенос',
      charge: `
        Доставка, Транспортные расходы, Упаковка, Скидка, Стоимость доставки, Транспортировка, Транспортные услуги, Услуги доставки,
        Экспедирование, Страхование, Расходы на доставку, Услуги по доставке, Погрузка`,
    },
    zones: {
      buyer: `
        Покупатель, Заказчик, Плательщик, Клиент, Реквизиты покупателя, Данные покупателя, Реквизиты заказчика, Данные заказчика,
        Наименование заказчика, Наименование покупателя, Адрес заказчика, Юридический адрес заказчика, Организация-заказчик`,
      ship_to: `
        Грузополучатель, Адрес доставки, Адрес поставки, Место доставки, Получатель, Место поставки, Пункт доставки, Доставить по адресу,
        Адрес грузополучателя, Место разгрузки, Пункт назначения, Пункт поставки, Место назначения, Адрес получателя, Доставка по адресу,
        Склад получателя, Адрес разгрузки, Адрес объекта`,
      seller: `
        Поставщик, Продавец, Исполнитель, Реквизиты поставщика, Данные поставщика, Наименование поставщика, Подрядчик, Реквизиты продавца,
        Изготовитель, Адрес поставщика, Производитель`,
      third: `
        Конечный потребитель, Конечный заказчик, Конечный пользователь, Генеральный подрядчик, Инвестор, Конечный покупатель`,
    },
  },
};

describe('the usual words of order documents in further languages', () => {
  for (const [language, words] of Object.entries(usual)) {
    it(`are known as what they are in "${language}"`, () => {
      expect(misread(words)).to.deep.equal([]);
    });
  }
});

describe('papers that are no orders, by their usual titles alone', () => {
  for (const [title, type] of [
    ['WZ 2026/0417', 'delivery_note'],
    ['PZ 12/MAG/2026', 'delivery_note'],
    ['CMR važtaraštis 2026/0417', 'delivery_note'],
    ['Акт приемки товара 2026/0417', 'delivery_note'],
    ['Приходный ордер 2026/0417', 'delivery_note'],
    ['Potrjeno naročilo 2026/0417', 'order_response'],
    ['Alınan Sipariş 2026/0417', 'order_response'],
    ['Скасоване замовлення 2026/0417', 'order_cancellation'],
    ['Okvirno naročilo 2026/0417', 'other'],
  ] as const)
    it(`draft none: "${title}"`, async () => {
      const rows = 'Qty    Description        Price     Amount\n3      Lamp               10.00     30.00';
      const read = await extractOne(pagesOf(`Muster d.o.o.\nMain Street 7\n\n# ${title}\n\nDate: 2026-04-20\n\n${rows}`));
      expect(read.documentType).to.equal(type);
    });
});
