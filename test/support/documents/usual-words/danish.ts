import type { UsualWords } from '../usual-words.ts';

export const danish: UsualWords = {
  titles: {
    order: `
      Indkøbsordre, Ordre, Bestilling, Rekvisition, Købsordre, Bestillingsseddel, Ordreseddel, Ordreblanket, Indkøbsbestilling,
      Bestillingsformular, Varebestilling, Leverandørordre, Bestillingsliste, Materialebestilling, Ordreformular,
      Indkøbsordre nr. 4711, Ny ordre, Bestillingsblanket, Ny bestilling, Bestilling nr. 4711, Hasteordre, Bestillingsordre,
      Webordre, Supplerende bestilling, Ordreskema, Bestillingsskema, PO, Suppleringsordre, Købsbestilling`,
    order_change: `
      Ordreændring, Ændring af ordre, Ændret ordre, Ændring af bestilling, Ændret indkøbsordre, Ændret bestilling,
      Revideret ordre, Ændringsordre, Ændring til ordre, Revideret indkøbsordre, Ændring af indkøbsordre, Rettelse til ordre,
      Opdateret ordre, Korrigeret ordre`,
    order_cancellation: `
      Annullering, Annullering af ordre, Afbestilling, Annulleret ordre, Annullering af bestilling, Ordreannullering,
      Annullering af indkøbsordre, Annulleret indkøbsordre, Afbestilling af ordre, Annulleret bestilling`,
    order_response: `
      Ordrebekræftelse, Bestillingsbekræftelse, Ordreerkendelse, Ordrekvittering, Salgsordre, Bekræftelse på bestilling,
      Ordrebekræftelse nr. 4711, Bekræftelse af ordre, Salgsordrebekræftelse, Købsbekræftelse, Salgsbekræftelse,
      Modtagelsesbekræftelse, Ordreaccept`,
    quotation: `
      Tilbud, Forespørgsel, Prisforespørgsel, Tilbudsanmodning, Prisliste, Udbud, Overslag, Prisoverslag, Salgstilbud,
      Tilbudsforespørgsel, Indkøbsforespørgsel, Anmodning om tilbud, Tilbudsindhentning, Tilbudsliste, Pristilbud,
      Nettoprisliste, Udbudsmateriale`,
    invoice: `
      Faktura, Proformafaktura, Rykker, Betalingspåmindelse, Kontoudtog, Acontofaktura, Rykkerskrivelse, Inkasso, Regning,
      Rykkerbrev, Salgsfaktura, Købsfaktura, Samlefaktura, Slutfaktura, Handelsfaktura, Fakturakopi, Inkassovarsel, Påmindelse,
      Betalingsadvis, Forudfaktura, Kontoudskrift, Opkrævning, Delfaktura, A conto faktura, Proforma faktura,
      Betalingsopkrævning`,
    delivery_note: `
      Følgeseddel, Pakkeseddel, Leveringsseddel, Fragtbrev, Plukliste, Forsendelsesadvis, Varemodtagelse, Pakkeliste,
      Afsendelsesadvis, Leverancemeddelelse, Leveringsadvis, Leverancenota, Afhentningsseddel, Udleveringsseddel, Plukseddel,
      Modtagekvittering, Transportordre, Leveringsnota, Varemodtagelsesseddel, Læsseseddel, Speditionsordre, Følgebrev,
      Leverancebevis, Forsendelsesliste`,
    receipt: 'Kvittering, Kassebon, Bon, Betalingskvittering, Købskvittering, Kassekvittering',
    other: `
      Kreditnota, Rammeaftale, Leveringsplan, Prognose, Retur, Returseddel, Lagerliste, Referat, Nyhedsbrev, Indkøbsanmodning,
      Kontrakt, Katalog, Reklamation, Almindelige betingelser, Mødereferat, Returordre, Statusliste, Restordreliste, Debetnota,
      Kreditering, Lagerstatus, Indkøbsforslag, Leveringsaftale, Indkøbsbetingelser, Salgs- og leveringsbetingelser,
      Bestillingsforslag, Indkøbsaftale, Serviceaftale, Produktblad, Rammeordre, Samhandelsaftale, Restordre, Returvareseddel,
      Samarbejdsaftale, Dagsorden, Leveranceplan, Reklamationsrapport, Sikkerhedsdatablad, Optællingsliste, Timeseddel`,
  },
  labels: {
    po_number: `
      Ordrenr., Ordrenummer, Bestillingsnr., Bestillingsnummer, Indkøbsordrenr., Indkøbsordrenummer, Rekvisitionsnr.,
      Rekvisitionsnummer, Vores ordrenr., Jeres ordrenr., Ordre nr., Købsordrenr., Købsordre, PO-nr., PO-nummer, Rekv.nr.,
      Rekv. nr., Indkøbsnr., Vort ordrenr., Deres ordrenr., Indkøbsordre, Indkøbsordre nr., Bestilling nr., Købsordrenummer,
      Vores ordre, Vores bestilling, Deres ordre, Deres bestilling, Vores ordrenummer, Ordrereference, Bestilling, Ordre,
      Dokumentnr., Indkøbsnummer, Kundens ordrenr., Kundens ordrenummer, Kunde ordrenr., Rekvisition nr., Bestillings nr.,
      Ordre-ID, Ordreid, Jeres ordrenummer, Rekvisition, Kundeordrenr., PO nr., Bestillings-ID, Indkøbsordre-ID, Ordreref.,
      Rekv. nummer, Best. nr., Deres ordrenummer`,
    order_date: `
      Ordredato, Bestillingsdato, Dato, Bestilt, Bestilt den, Oprettet, Udstedt, Købsdato, Indkøbsdato, Dokumentdato,
      Dato for bestilling, Oprettelsesdato, Udstedelsesdato, Bestillings dato, Oprettet den, Rekvisitionsdato, Ordre dato,
      Bilagsdato, Dato oprettet, Udskriftsdato`,
    delivery_date: `
      Leveringsdato, Ønsket leveringsdato, Ønsket levering, Levering senest, Leveringstid, Leveringsuge, Leveringsdag,
      Lev.dato, Leveres, Leveres senest, Leveres den, Forventet levering, Forventet modtagelsesdato, Levering, Ønskes leveret,
      Ønskes leveret den, Afsendelsesdato, Ankomstdato, Bekræftet leveringsdato, Forventet leveringsdato,
      Planlagt modtagelsesdato, Anmodet modtagelsesdato, Ønsket modtagelsesdato, Lovet modtagelsesdato, Lev. dato,
      Leveringsfrist, Leveringstidspunkt, Skal leveres, Ønsket dato, Skal bruges den, Leverance, Leverancedato,
      Seneste levering, Levering uge, Modtagelsesdato, Leveringstermin, Ønsket leveringsuge, Seneste leveringsdato,
      Skal leveres senest, Aftalt leveringsdato, Afhentningsdato, Lev.uge, På plads senest, Leverandørens leveringsdato,
      På byggeplads senest, Leveringsdato senest, Afskibningsdato, Levering den, Forv. levering, Leveres uge, Behovsdato,
      Til levering, Leveret senest`,
    customer_code: `
      Kundenr., Kundenummer, Kunde nr., Vores kundenr., Vort kundenr., Debitornr., Kunde-ID, Debitor, Kundekode,
      Jeres kundenr., Vores kundenummer, Debitornummer, Vores kundenr. hos jer, Kundekonto, Vores kontonr., Kontonr. hos jer,
      Kunde id`,
    supplier_code: `
      Leverandørnr., Leverandørnummer, Lev.nr., Kreditornr., Kreditor, Leverandør nr., Kreditornummer, Lev. nr., Leverandør-ID,
      Leverandørkode, Kreditorkonto, Leverandør nummer`,
    currency: 'Valuta, Valutakode, Priser i, Alle priser i, Beløb i, Alle beløb i, Møntenhed, Ordrevaluta',
    email: 'E-mail, Email, Mail, E-post, E-mailadresse, Mailadresse',
    tax_number: `
      CVR-nr., CVR, CVR nr., SE-nr., Momsnr., Moms nr., VAT-nr., CVR-nummer, SE nr., Momsnummer, VAT nr., CVR/SE-nr., CVR no.,
      Org.nr., SE/CVR-nr.`,
    contact: `
      Kontaktperson, Kontakt, Rekvirent, Bestiller, Bestilt af, Indkøber, Att., Vores ref., Deres ref., Vor ref.,
      Vores kontakt, Sagsbehandler, Udstedt af, Oprettet af, Vores reference, Personreference, Rekvireret af, Deres kontakt,
      Indkøbsansvarlig, Jeres kontaktperson, Vores kontaktperson, Jeres ref., Att.:, Attention, Vor reference, Vores indkøber,
      Godkendt af`,
    other_number: `
      Tilbudsnr., Tilbudsnummer, Fakturanr., Fakturanummer, Projekt, Projektnr., Sagsnr., Betalingsbetingelser,
      Leveringsbetingelser, EAN-nr., EAN-nummer, EAN-lokationsnr., Rammeaftale, Kontraktnr., Sag, Sagsnummer, Projektnummer,
      Afdeling, Jeres tilbud, Deres tilbud, Deres tilbud nr., Vores sagsnr., Leveringsmåde, Transportør, Speditør,
      Leveringsform, Betalingsvilkår, Leveringsvilkår, Aftalenr., Aftalenummer, Mærkning, Mærke, Ordretype, Byggesag,
      Arbejdsnr., Omkostningssted, Forsendelsesmåde, Tilbud nr., Konto, Vedr., Vedrørende, EAN nr., Sagsnavn`,
  },
  columns: {
    position: 'Pos., Linje, Nr., Linjenr., Position, Linie, Linienr., Lin., Post, Løbenr.',
    name: `
      Beskrivelse, Varetekst, Benævnelse, Vare, Varebeskrivelse, Tekst, Varenavn, Produkt, Artikel, Produktnavn, Betegnelse,
      Varebetegnelse, Produktbeskrivelse, Specifikation, Ydelse, Artikelbeskrivelse, Navn, Vare/Ydelse, Materiale, Varer,
      Artikelnavn, Artikler`,
    code: `
      Varenr., Varenummer, Vare nr., Vores varenr., EAN, EAN-nr., Produktnr., Artikelnr., VVS-nr., EL-nr., DB-nr., Varekode,
      Artikelnummer, Produktkode, Stregkode, Vores varenummer, Produktnummer, Vare-ID, Bestillingsnr., Varenr, VVS nr.,
      EAN-kode, Kundens varenr., Materialenr., Art.nr., Tun nr., Vnr., GTIN, Tegningsnr., Ref., Kode, Vort varenr.,
      Stregkode (EAN), Kunde varenr., Eget varenr.`,
    supplierCode: `
      Leverandørens varenr., Jeres varenr., Lev. varenr., Leverandørvarenr., Deres varenr., Kreditors varenr.,
      Leverandørens varenummer, Lev.varenr., Leverandør varenr., Producentens varenr., Leverandørs varenr.,
      Leverandørvarenummer, Jeres varenummer, Deres varenummer, Fabrikantens varenr., Producent varenr., Lev. varenummer,
      Leverandør varenummer, Lev. vare nr., Leverandørens vare nr., Kreditorvarenr.`,
    qty: `
      Antal, Ant., Mængde, Bestilt, Bestilt antal, Antal stk., Kvantum, Bestilt mængde, Stk., Antal bestilt, Ordreantal,
      Ønsket antal, Antal enheder, Antal i alt, Total antal, Kvantitet, Antal (stk.), Antal kolli`,
    unit: 'Enhed, Enh., Måleenhed, Emballage, Pakning, Indkøbsenhed, Bestillingsenhed, Enhedskode, Salgsenhed',
    price: `
      Pris, Stk. pris, Enhedspris, Stykpris, Nettopris, Pris pr. stk., Pris/stk., Pris pr. enhed, Købspris, Kostpris, À pris,
      Á pris, A pris, Pris ekskl. moms, Indkøbspris, Enhedspris ekskl. moms, Pris pr. enh., Netto pris, Listepris, Pris DKK,
      Stykpris ekskl. moms, Enhedspris DKK, Købspris ekskl. moms, Pris netto, Direct Unit Cost, Enh.pris, Pris ex. moms,
      Stk.pris, Pris/enhed, Pris i DKK, Pris kr., Nettostykpris`,
    priceUnit: 'Prisenhed, Pris pr.',
    discount: 'Rabat, Rabat %, Rab. %, Linjerabat, Rabatpct., Rab., % rabat, Rabat pct., Linjerabat %, Rabat i %, Rbt.',
    amount: `
      Beløb, I alt, Total, Linjebeløb, Beløb ekskl. moms, Linjetotal, Nettobeløb, Sum, Subtotal, Totalpris, Pris i alt,
      Beløb DKK, Total DKK, Netto, Ialt, Beløb i DKK, I alt ekskl. moms, Samlet pris, Liniebeløb, Beløb i alt, Totalbeløb,
      Total ekskl. moms, I alt DKK, Linjesum, Beløb kr., Værdi, Samlet beløb, Total pris, Linjebeløb ekskl. moms, Total kr.`,
    tax: 'Moms, Moms %, Momssats, Momskode, Momspct., % moms, Momsbeløb, Moms pct.',
    date: `
      Leveringsdato, Lev.dato, Levering, Leveringsuge, Ønsket leveringsdato, Dato, Lev. dato, Leveringstid,
      Forventet modtagelsesdato, Leveringsdag, Lev. tid, Ønsket levering, Forventet levering, Lev.uge,
      Planlagt modtagelsesdato, Leverancedato, Modtagelsesdato`,
    other: `
      Vægt, Farve, Størrelse, Bemærkning, Bemærkninger, Projekt, Konto, Lokation, Status, Sag, Kommentar, Note, Placering,
      Lagersted, Noter, Lager, Sagsnr., Kontering, Batchnr., Oprindelsesland, Restordre`,
  },
  totals: {
    net: `
      Subtotal, Total ekskl. moms, I alt ekskl. moms, Nettobeløb, Netto, Beløb ekskl. moms, Sum, Varebeløb, Netto i alt,
      Total excl. moms, Total netto, Momsgrundlag, Total uden moms, Momspligtigt beløb, Sum ekskl. moms, Total ex. moms,
      Subtotal ekskl. moms, Nettototal, Beløb før moms, I alt excl. moms, Varer i alt, Ordretotal ekskl. moms,
      I alt DKK ekskl. moms, Total DKK ekskl. moms, Ordrebeløb ekskl. moms, Delsum, Deltotal, Samlet beløb ekskl. moms,
      Samlet pris ekskl. moms, Total før moms, Nettosum, Vareværdi, Samlet ekskl. moms, I alt ex. moms`,
    gross: `
      Total, I alt, Total inkl. moms, I alt inkl. moms, At betale, Til betaling, Totalbeløb, Ordretotal, Total DKK, I alt DKK,
      Beløb inkl. moms, Samlet beløb, Samlet pris, Total i alt, Ordrebeløb, Totalsum, Bestillingsbeløb, Slutbeløb, Total beløb,
      Samlet total, Total DKK inkl. moms, I alt DKK inkl. moms, Beløb i alt, Ordresum, Ordre total, Total pris, Totalpris,
      Beløb til betaling, I alt at betale, Ordreværdi, Samlet ordrebeløb, Samlet ordreværdi, Samlet beløb inkl. moms,
      Bruttobeløb, Samlet inkl. moms`,
    tax: `
      Moms, Moms 25%, 25% moms, Momsbeløb, Heraf moms, Moms i alt, Moms (25%), Moms 25 %, 25 % moms, Moms udgør, Total moms,
      Momsbeløb 25%, Moms DKK`,
    carry: `
      Transport, Overført, Overføres, At overføre, Sidetotal, Fortsættes, Transport til side 2, Overført fra side 1,
      Fortsættes på næste side`,
    charge: `
      Fragt, Emballage, Gebyr, Porto, Ekspeditionsgebyr, Fragtgebyr, Leveringsgebyr, Miljøbidrag, Miljøtillæg, Brændstoftillæg,
      Forsendelse, Fakturagebyr, Rabat, Ordrerabat, Palleleje, Fragtomkostninger, Faktureringsgebyr, Ordregebyr, Olietillæg,
      Levering, Fragttillæg, Forsikring, Øreafrunding, Administrationsgebyr, Kranaflæsning, Pant, Afrunding, Småordregebyr,
      Energitillæg, Miljøgebyr, Håndteringsgebyr, Opstartsgebyr, Kontantrabat, Forsendelsesomkostninger, Pallegebyr, Kortgebyr,
      Porto og gebyr, Transporttillæg, Fragt og emballage, Legeringstillæg, Startomkostninger, Leveringsomkostninger,
      Emballageafgift`,
  },
  zones: {
    buyer: `
      Køber, Kunde, Bestiller, Faktureringsadresse, Fakturaadresse, Faktureres til, Faktura til, Faktura sendes til,
      Fakturamodtager, Rekvirent, Fakturér til, Kundeoplysninger, Send faktura til, Fakturaen sendes til, Afsender,
      Fakturering til, Fakturaer sendes til, Betaler, Fakturer til, Faktura bedes sendt til, Bestillende virksomhed,
      Bestillende enhed, Kundeadresse, Købers adresse, Ordregiver, Regningsadresse, Regning sendes til, Regning til,
      Fakturaer til, Faktura stiles til, Faktura adresse, Fakturaen stiles til, Ordregivende myndighed, Ordreudsteder, Firma,
      Indkøbsenhed`,
    seller: `
      Sælger, Leverandør, Leverandøradresse, Til, Leverandøroplysninger, Kreditor, Leverandørens adresse, Producent,
      Leverandørnavn, Underentreprenør, Leverandør navn, Til leverandør, Bestilt hos, Sælgers adresse, Underleverandør`,
    ship_to: `
      Leveringsadresse, Leveres til, Leveringssted, Varemodtager, Leveringsadr., Modtager, Leverings adresse, Levering til,
      Sendes til, Byggepladsadresse, Modtageradresse, Leverance til, Byggeplads, Lev.adresse, Aflæsningssted, Lev. adresse,
      Levér til, Aflæssested, Leveranceadresse, Forsendelsesadresse, Varerne leveres til, Varemodtagelse, Destination,
      Lever til, Afleveringssted, Afleveringsadresse, Leverancested, Vareadresse, Vare leveres til, Bestemmelsessted,
      Leverings sted`,
    third: 'Slutkunde, Slutbruger, Bygherre, Vores kunde, Hovedentreprenør, Vor kunde, Endelig kunde',
  },
};
