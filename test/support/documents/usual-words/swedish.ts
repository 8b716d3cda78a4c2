import type { UsualWords } from '../usual-words.ts';

export const swedish: UsualWords = {
  titles: {
    order: `
      Inköpsorder, Beställning, Order, Inköpsbeställning, Orderblankett, Beställningsblankett, Beställningssedel, Ordersedel,
      Leverantörsorder, Avropsorder, Avrop, Köporder, Rekvisition, Beställningsformulär, Inköpsrekvisition,
      Materialbeställning, Varubeställning, Beställningsorder, Beställning nr 4711, Tilläggsbeställning, Avropsbeställning,
      Inköpsorder 4711, Beställningsskrivelse, Beställningslista, Kompletteringsorder, Ny beställning, Ny order, Orderformulär,
      Beställningstalong, Tilläggsorder, Inköpsuppdrag, Webborder, PO`,
    order_change: `
      Orderändring, Ändring av beställning, Ändrad beställning, Ändrad order, Ändringsorder, Ändrad inköpsorder,
      Reviderad order, Reviderad beställning, Ändring av order, Ändring av inköpsorder, Uppdaterad order,
      Uppdaterad inköpsorder, Korrigerad order, Beställningsändring, Ändringsbeställning`,
    order_cancellation: `
      Annullering, Annullering av beställning, Avbeställning, Avbokning, Makulering, Annullerad order, Annullering av order,
      Makulerad order, Orderannullering, Annullerad beställning, Makulering av order, Avbeställning av order,
      Annullerad inköpsorder`,
    order_response: `
      Orderbekräftelse, Ordererkännande, Beställningsbekräftelse, Orderkvitto, Försäljningsorder, Bekräftelse på beställning,
      Bekräftelse av order, Ordererkännande nr 4711, Säljorder, Beställningserkännande, Bekräftelse av beställning,
      Orderbekräftelse 4711, Köpebekräftelse, Försäljningsbekräftelse`,
    quotation: `
      Offert, Prisförfrågan, Offertförfrågan, Anbud, Prislista, Anbudsförfrågan, Förfrågan, Anbudsinbjudan, Prisförslag,
      Kostnadsförslag, Prisuppgift, Förfrågningsunderlag, Offertbegäran, Budgetoffert, Säljoffert, Begäran om offert,
      Nettoprislista, Bruttoprislista`,
    invoice: `
      Faktura, Proformafaktura, Proforma, Påminnelse, Betalningspåminnelse, Inkassokrav, Kontoutdrag, Delfaktura,
      Samlingsfaktura, Krav, Handelsfaktura, Slutfaktura, Fakturakopia, Kundfaktura, Leverantörsfaktura, Förskottsfaktura,
      Betalningskrav, Saldobesked, Betalningsavi, Tullfaktura, Kontoutdrag kund, Fakturapåminnelse, Räkning, Självfaktura,
      Inkasso`,
    delivery_note: `
      Följesedel, Packsedel, Fraktsedel, Leveransavi, Plocklista, Transportsedel, Packlista, Fraktsedel CMR, Leveransavisering,
      Mottagningskvitto, Leveranssedel, Plocksedel, Leveransbesked, Inleveransrapport, Utlämningssedel, Transportorder,
      Speditionsorder, Leveranskvitto, Godsmottagningsbevis, Lastlista, Fraktavi, Leveransnota`,
    receipt: 'Kvitto, Kassakvitto, Betalningskvitto, Kontantkvitto, Köpkvitto',
    other: `
      Kreditfaktura, Kreditnota, Ramavtal, Leveransplan, Prognos, Retursedel, Lagerlista, Inventering, Protokoll, Nyhetsbrev,
      Inköpsanmodan, Anmodan, Avtal, Katalog, Reklamation, Allmänna villkor, Mötesprotokoll, Minnesanteckningar,
      Leveransprognos, Retur, Returorder, Lagersaldo, Inköpsförslag, Debetnota, Restnoteringslista, Inventeringslista,
      Inköpsvillkor, Produktblad, Avropsplan, Kontrakt, Behovsanmälan, Inköpsanhållan, Orderförslag, Köpeavtal, Restlista,
      Leveransavtal, Returanmälan, Säkerhetsdatablad, Servicerapport, Dagordning, Tidrapport, Besiktningsprotokoll,
      Serviceavtal, Materialbegäran, Leveranstidplan`,
  },
  labels: {
    po_number: `
      Ordernummer, Ordernr, Beställningsnummer, Beställningsnr, Inköpsordernummer, Inköpsordernr, Inköpsorder, Vårt ordernr,
      Vårt ordernummer, Er order, Ert ordernr, Beställning nr, Order nr, Best.nr, PO-nummer, Rekvisitionsnummer,
      Rekvisitionsnr, Inköpsnummer, Order-ID, Order no, Inköpsorder nr, Inköpsordernr., Avropsnummer, Avropsnr, Vår order,
      Vår beställning, Er beställning, Ert beställningsnr, Vårt beställningsnummer, Vårt beställningsnr, Inköpsnr,
      Kundens ordernr, Kundens ordernummer, Ert ordernummer, Orderreferens, Beställning, Order, Dokumentnummer, Dokumentnr,
      Kundorder, Kundordernummer, Ordernr/Datum, Best. nr, Beställnings-ID, PO nr, Kundordernr, Beställningsref,
      Beställningsreferens, Inköpsrekvisition nr, Beställn.nr`,
    order_date: `
      Orderdatum, Beställningsdatum, Datum, Beställt, Beställd, Inköpsdatum, Beställt den, Skapad, Order datum, Dokumentdatum,
      Beställningsdag, Skapad den, Datum för beställning, Best.datum, Utfärdad, Utfärdandedatum, Avropsdatum,
      Registreringsdatum, Ordern skapad, Orderdag`,
    delivery_date: `
      Leveransdatum, Önskat leveransdatum, Önskad leverans, Leverans senast, Leveranstid, Leveransvecka, Leveransdag,
      Begärt leveransdatum, Levereras, Levereras senast, Ankomstdatum, Önskad leveransdag, Leverans, Lev.datum, Leveransdat.,
      Lev.tid, Önskad leveranstid, Lev. datum, Behövs senast, Behovsdatum, Önskat ankomstdatum, Förväntat leveransdatum,
      Beräknad leverans, Planerat leveransdatum, Bekräftat leveransdatum, Leveransdatum senast, Önskat datum,
      Önskad leveransvecka, På plats senast, Leveranstidpunkt, Godsmottagningsdatum, Levereras den, Beräknat leveransdatum,
      Lev.dag, Lev.vecka, Leveransdatum önskat, Leverans vecka, Avhämtningsdatum, Önskat lev.datum, Avsändningsdatum,
      Utleveransdatum, Skeppningsdatum, Hos oss senast, Leverans till bygget senast, Ankomst senast, Framme senast,
      Leverans till, Leveranstermin, Utlevereras, Avgångsdatum, Önskad lev.`,
    customer_code: `
      Kundnummer, Kundnr, Kund nr, Vårt kundnummer, Vårt kundnr, Kundkod, Kund-ID, Kundid, Ert kundnummer,
      Vårt kundnummer hos er, Kundnr hos er, Kundnr., Ert kundnr, Kundkonto, Vårt kundnr hos er`,
    supplier_code: `
      Leverantörsnummer, Leverantörsnr, Lev.nr, Leverantör nr, Leverantörskod, Leverantörs-ID, Ert leverantörsnummer, Levnr,
      Lev nr, Ert leverantörsnr, Leverantörsnr., Leverantörskonto`,
    currency: 'Valuta, Valutakod, Priser i, Belopp i, Alla priser i, Alla belopp i, Ordervaluta',
    email: 'E-post, E-postadress, Epost, E-mail, Mail, Mejl, Mailadress, Mejladress',
    tax_number: `
      Org.nr, Organisationsnummer, Momsreg.nr, VAT-nr, Momsregistreringsnummer, Moms nr, VAT-nummer, Orgnr, Momsnr, Momsreg nr,
      Org nr, Momsreg. nr., VAT nr, Org.nummer, Organisationsnr, Momsregnr, VAT-reg.nr, VAT no`,
    contact: `
      Kontaktperson, Beställare, Beställd av, Inköpare, Er referens, Vår referens, Kontakt, Handläggare, Godkänd av, Skapad av,
      Att, Inköpsansvarig, Rekvirent, Vår inköpare, Beställt av, Upprättad av, Utfärdad av, Vår kontaktperson,
      Beställarens namn, Beställarreferens, Referensperson, Ansvarig inköpare, Attention, Vår kontakt, Er kontakt,
      Er kontaktperson`,
    other_number: `
      Er ref, Er offert, Offertnummer, Offertnr, Fakturanummer, Projekt, Projektnummer, Betalningsvillkor, Leveransvillkor,
      Leveranssätt, Märkning, Godsmärke, Godsmärkning, Kostnadsställe, Avtalsnummer, Fakturanr, Avtalsnr, Märke, Projektnr,
      Ert offertnummer, Er offert nr, Offert nr, Transportsätt, Kontering, Transportör, Fraktvillkor, Speditör, Ramavtal,
      Ramavtalsnummer, Er beteckning, Vår beteckning, Diarienummer, Diarienr, Arbetsorder, Arbetsordernr, Littera,
      Kostnadsbärare, Objekt, Avtal, Upphandlingsnummer, Betalningssätt, Fraktsätt, Orderkod, Fakturamärkning, Beställarkod,
      Er ref., Beställar-ID`,
  },
  columns: {
    position: 'Pos, Rad, Nr, Radnr, Pos., Position, Radnummer, Post, Löpnr, Orderrad',
    name: `
      Benämning, Beskrivning, Artikel, Produkt, Artikelbenämning, Vara, Artikelnamn, Produktnamn, Varubenämning, Text,
      Artikelbeskrivning, Specifikation, Produktbenämning, Produktbeskrivning, Tjänst, Material, Varubeskrivning, Varunamn,
      Benämning/Beskrivning, Varuslag, Beteckning, Artikeltext, Artiklar, Varor, Namn`,
    code: `
      Artikelnr, Artikelnummer, Art.nr, Art nr, Artnr, Vårt artikelnr, EAN, EAN-kod, Produktkod, Beställningsnr, Artikelkod,
      RSK-nr, E-nr, Vårt art.nr, Vårt artikelnummer, Produktnr, Produktnummer, Streckkod, Materialnr, Materialnummer,
      Kundens artikelnr, Varunr, Varunummer, RSK, RSK nr, RSK-nummer, E-nummer, GTIN, Kod, Ritningsnr, Ritningsnummer,
      Detaljnr, NOBB-nr, VVS-nr, Best.nr, Benämningskod, BK04-nr, Vårt art nr, Internt artikelnr, Artikel-ID, Kundens art.nr,
      Ref`,
    supplierCode: `
      Ert artikelnr, Leverantörens artikelnr, Lev.art.nr, Ert art.nr, Leverantörsartikelnr, Leverantörens artikelnummer,
      Ert artikelnummer, Lev artnr, Lev. art.nr, Leverantörens art.nr, Tillverkarens artikelnr, Lev. artikelnr,
      Leverantörsartikel, Leverantörs artikelnr, Tillverkarens art.nr, Lev.artikelnr, Leverantörsartikelnummer, Lev.artnr,
      Ert produktnr, Leverantörsart.nr, Tillv. art.nr, Leverantörs art.nr, Lev artikelnr, Fabrikat art.nr`,
    qty: `
      Antal, Ant., Kvantitet, Beställt antal, Mängd, Beställt, Best. antal, Kvant., Antal st, Antal beställda,
      Beställd kvantitet, Ant, Orderantal, Orderkvantitet, Beställd mängd, Antal enheter, Kvt, Order antal, Totalt antal,
      Önskat antal, Best antal, Antal (st)`,
    unit: 'Enhet, Enh., Förp., Förpackning, Måttenhet, Enh, Inköpsenhet, Beställningsenhet, Pack, Förp, Kvantitetsenhet',
    price: `
      Pris, À-pris, A-pris, Styckpris, Enhetspris, Nettopris, Pris/st, Pris per st, Pris/enhet, Inpris, Inköpspris,
      Pris exkl. moms, Ápris, Pris per enhet, A pris, Apris, Pris à, Pris netto, À-pris exkl. moms, À pris, Pris st, Listpris,
      Pris SEK, À-pris SEK, Pris (SEK), Netto à-pris, Pris styck, Nettopris/st, Pris/förp, Timpris, Pris exkl moms, Enh.pris,
      À-pris netto, Pris kr`,
    priceUnit: 'Prisenhet, Pris per',
    discount: 'Rabatt, Rabatt %, Rab %, Rab., % rabatt, Rab, Rabattsats, Rabatt (%), Radrabatt',
    amount: `
      Belopp, Summa, Totalt, Radsumma, Nettobelopp, Total, Radbelopp, Belopp exkl. moms, Totalpris, Summa exkl. moms, Netto,
      Värde, Totalbelopp, Belopp SEK, Delsumma, Total SEK, Radtotal, Summa SEK, Nettosumma, Totalsumma, Orderbelopp,
      Belopp (SEK), Belopp kr, Ordervärde, Totalt exkl. moms, Radvärde, Rad total, Totalt pris, Pris totalt, Summa kr,
      Netto SEK, Summa (SEK), Total kostnad`,
    tax: 'Moms, Moms %, Momssats, % moms, Momskod, Moms (%), Momsbelopp, Moms kr',
    date: `
      Leveransdatum, Lev.datum, Leverans, Leveransdag, Leveransvecka, Önskat leveransdatum, Lev.dat, Levdatum, Lev.tid,
      Leveranstid, Datum, Lev.vecka, Lev. datum, Leveransdat., Önskat lev.datum, Behovsdatum, Ankomstdatum, Lev dat,
      Önskad leverans, Lev.dag`,
    other: `
      Vikt, Färg, Storlek, Anmärkning, Kommentar, Projekt, Konto, Kostnadsställe, Status, Lagerplats, Noteringar, Märkning,
      Lager, Fabrikat, Anm., Notering, Batch, Batchnr, Ursprungsland, Varumärke, Rest, Kontering, Anteckningar, Lagersaldo`,
  },
  totals: {
    net: `
      Summa exkl. moms, Totalt exkl. moms, Netto, Nettobelopp, Delsumma, Summa netto, Total exkl. moms, Varuvärde, Nettosumma,
      Belopp exkl. moms, Ordervärde exkl. moms, Exkl. moms, Totalsumma exkl. moms, Belopp före moms, Ordersumma exkl. moms,
      Totalbelopp exkl. moms, Summa varor, Varubelopp, Summa ex moms, Summa före moms, Total netto, Beskattningsunderlag,
      Ordervärde netto, Momsunderlag, Totalt netto, Total ex moms, Summa rader, Totalt belopp exkl. moms, Summa exklusive moms,
      Momsgrundande belopp, Subtotal, Ordersumma netto`,
    gross: `
      Totalt, Summa inkl. moms, Att betala, Totalsumma, Totalt inkl. moms, Total, Totalbelopp, Slutsumma, Ordersumma,
      Ordervärde, Orderbelopp, Ordertotal, Total inkl. moms, Brutto, Summa totalt, Totalt belopp, Inkl. moms,
      Totalt att betala, Belopp att betala, Totalt SEK, Totalsumma inkl. moms, Ordersumma inkl. moms, Total SEK,
      Summa att betala, Bruttobelopp, Total summa, Belopp inkl. moms, Totalpris, Total ordersumma, Totalt ordervärde,
      Beställningssumma, Totalbelopp inkl. moms, Summa SEK, Summa beställning, Order totalt, Total orderbelopp,
      Beställningsvärde`,
    tax: `
      Moms, Moms 25%, Momsbelopp, 25% moms, Mervärdesskatt, Summa moms, Total moms, Moms 25 %, Moms totalt, Moms 12%,
      Varav moms, Moms (25%), Mervärdeskatt`,
    carry: 'Transport, Att överföra, Överfört, Sidsumma, Delsumma sida, Forts., Fortsättning nästa sida, Överföres, Summa sida',
    charge: `
      Frakt, Fraktkostnad, Emballage, Expeditionsavgift, Porto, Fakturaavgift, Leveransavgift, Administrationsavgift,
      Miljöavgift, Fraktavgift, Transportavgift, Drivmedelstillägg, Småordertillägg, Försäkring, Öresavrundning, Orderrabatt,
      Rabatt, Pallavgift, Fraktkostnader, Emballageavgift, Pant, Bränsletillägg, Ordertillägg, Expressavgift, Hanteringsavgift,
      Avrundning, Fraktrabatt, Transportkostnad, Fakturaavg., Fraktbidrag, Kranlossning, Miljötillägg, Lastningsavgift,
      Legeringstillägg, Småorderavgift, Energitillägg, Hemleverans, Returavgift, Paketavgift, Expeditionsavg.,
      Frakt och emballage, Frakttillägg, Miljö- och drivmedelsavgift, Tullavgift, Kemikalieskatt, Startkostnad,
      Verktygskostnad, Kassarabatt`,
  },
  zones: {
    buyer: `
      Köpare, Kund, Beställare, Fakturaadress, Faktureras, Fakturamottagare, Faktura till, Faktureringsadress,
      Fakturan skickas till, Faktura skickas till, Skicka faktura till, Kunduppgifter, Faktura ställs till, Uppdragsgivare,
      Fakturaadress:, Avsändare, Beställande enhet, Fakturan sänds till, Fakturor skickas till, Faktura sändes till,
      Faktura sänds till, Fakturan ställs till, Köparens adress, Faktureras till, Faktura adress, Kundadress, Beställaradress,
      Fakturor till, Betalare, Inköpande enhet, Beställande organisation, Beställarens adress, Inköpande organisation,
      Fakturan adresseras till, Upphandlande myndighet, Fakturor sänds till, Köpande företag, Beställande företag,
      Faktura skickas:, Upphandlande enhet`,
    seller: `
      Säljare, Leverantör, Leverantörens adress, Till, Leverantörsuppgifter, Mottagare av order, Leverantörsadress,
      Leverantörsnamn, Till leverantör, Ordermottagare, Leverantörens namn, Underentreprenör, Beställt hos, Antagen leverantör,
      Säljarens adress, Till:`,
    ship_to: `
      Leveransadress, Leveransplats, Levereras till, Godsmottagare, Leverans till, Godsadress, Mottagare, Leveransmottagare,
      Godsmottagningsadress, Leveransort, Byggplats, Avlastningsplats, Lossningsplats, Byggplatsadress, Plats för leverans,
      Leveransställe, Varumottagare, Godset levereras till, Leverera till, Lev.adress, Lev. adress, Destination, Levadress,
      Leverans adress, Objektsadress, Projektadress, Arbetsplatsadress, Godsmottagning, Besöksadress för leverans,
      Bestämmelseort, Goods till`,
    third: 'Slutkund, Slutanvändare, Byggherre, Vår kund, Huvudentreprenör, Slutförbrukare',
  },
};
