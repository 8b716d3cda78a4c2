import type { UsualWords } from '../usual-words.ts';

export const dutch: UsualWords = {
  titles: {
    order: `
      Inkooporder, Aankooporder, Bestelbon, Bestelling, Bestelformulier, Bestelopdracht, Inkoopopdracht, Inkoopbestelling,
      Aankoopbon, Aankoopbestelling, Bestelorder, Order, Orderformulier, Orderbon, Afroeporder, Opdracht, Inkoopbon,
      Bestelbrief, Bestellijst, Leveranciersbestelling, Bestelbon leverancier, Bestelling leverancier,
      Bestelling aan leverancier, Inkooporder nr. 4711, Levering opdracht, Opdrachtbon, Aankoopopdracht, Materiaalbestelling,
      Spoedbestelling, Nabestelling, Webbestelling, Spoedorder, Materiaalorder, Leveranciersorder, Opdrachtbrief,
      Opdrachtverstrekking, Raambestelling, PO, Bestelstaat, Inkooporder - kopie, Bestelblad`,
    order_change: `
      Orderwijziging, Bestelwijziging, Gewijzigde bestelling, Wijziging bestelbon, Wijziging aankooporder,
      Gewijzigde inkooporder, Gewijzigde bestelbon, Herziene bestelling, Wijziging inkooporder, Gewijzigde aankooporder,
      Aangepaste bestelling, Wijzigingsorder, Correctie bestelling`,
    order_cancellation: `
      Annulering, Annulering bestelling, Annulatie bestelling, Annulatie bestelbon, Annulering bestelbon,
      Annulering aankooporder, Annulatie, Orderannulering, Geannuleerde bestelling, Bestelling geannuleerd, Intrekking order`,
    order_response: `
      Orderbevestiging, Opdrachtbevestiging, Bestelbevestiging, Bevestiging bestelling, Bevestiging order, Verkooporder,
      Verkooporderbevestiging, Ontvangstbevestiging bestelling, Bevestiging van uw bestelling, Bevestiging van bestelling,
      Orderbevestiging nr. 4711, Aankoopbevestiging, Verkoopbevestiging`,
    quotation: `
      Offerte, Prijsofferte, Prijsopgave, Offerteaanvraag, Prijsaanvraag, Aanvraag tot offerte, Prijslijst, Verkoopofferte,
      Prijsvoorstel, Aanbieding, Prijsvraag, Verzoek om offerte, Verzoek tot prijsopgave, Brutoprijslijst, Tarieflijst,
      Kostenraming`,
    invoice: `
      Factuur, Voorschotfactuur, Pro-formafactuur, Pro forma factuur, Verkoopfactuur, Aanmaning, Betalingsherinnering,
      Herinnering, Deelfactuur, Eindfactuur, Termijnfactuur, Rekeningafschrift, Rekeningoverzicht, Aankoopfactuur,
      Inkoopfactuur, Handelsfactuur, Verzamelfactuur, Ingebrekestelling, Rappel, Factuurkopie, Zelffactuur`,
    delivery_note: `
      Pakbon, Leveringsbon, Leverbon, Afleverbon, Vrachtbrief, Verzendnota, Verzendbon, Paklijst, Leverantiebon, Zendnota,
      Afleveringsbon, Afleverbewijs, Verzendadvies, Ontvangstbon, Goederenontvangstbon, Picklijst, Pickbon, Laadbon, Laadlijst,
      Ontvangstnota, Magazijnbon, Uitgiftebon`,
    receipt: 'Kassabon, Kasticket, Kwitantie, Ontvangstbewijs, Betaalbewijs, Kassaticket',
    other: `
      Creditnota, Creditfactuur, Raamovereenkomst, Raamcontract, Leverschema, Afroepschema, Leveringsschema, Prognose,
      Retourbon, Retournota, Stocklijst, Voorraadlijst, Notulen, Nieuwsbrief, Bestelaanvraag, Inkoopaanvraag, Aankoopaanvraag,
      Bestelvoorstel, Inkoopvoorstel, Algemene voorwaarden, Vergaderverslag, Voorraadoverzicht, Retouropdracht,
      Inventarislijst, Inkoopcontract, Onderhoudscontract, Catalogus, Klachtenformulier, Besteladvies, Debetnota,
      Backorderoverzicht, Openstaande orders`,
  },
  labels: {
    po_number: `
      Bestelnummer, Ordernummer, Inkoopordernummer, Aankoopordernummer, Aankooporder, Bestelbonnummer, Bestelbon nr.,
      Bestelbonnr., Ons bestelnummer, Onze bestelling, PO-nummer, PO nr., Ordernr., Order nr., Inkooporder nr.,
      Aankooporder nr., Opdrachtnr., Opdrachtnummer, Inkoopnummer, Aankoopnummer, Onze ordernr., Nummer bestelling,
      Nr. bestelling, Bestelling nr., Bestelbon, Uw bestelnummer, Klantordernummer, Nummer bestelbon, Order-ID, Bestel-ID,
      Inkooporder-ID, Besteldocument, Ons ordernummer, Aankoopbonnummer, Bestelref., Orderreferentie, Bestelreferentie, PO,
      Inkoopbon nr.`,
    order_date: `
      Besteldatum, Orderdatum, Datum bestelling, Datum bestelbon, Datum, Bestelbondatum, Datum order, Opdrachtdatum,
      Inkoopdatum, Aankoopdatum, Datum opdracht, Datum van bestelling, Besteld op, Documentdatum, Datum van opmaak,
      Opgemaakt op, Aanmaakdatum, Dagtekening, Datum inkooporder, Datum aankooporder, Inkooporderdatum, Aankooporderdatum,
      Orderdat.`,
    delivery_date: `
      Leverdatum, Leveringsdatum, Gewenste leverdatum, Gewenste leveringsdatum, Gevraagde leverdatum, Gevraagde leveringsdatum,
      Uiterste leverdatum, Uiterste leveringsdatum, Levering vóór, Leveren op, Leveren voor, Te leveren op, Te leveren vóór,
      Te leveren tegen, Leveringstermijn, Levertijd, Levertermijn, Afleverdatum, Leverweek, Verwachte leverdatum,
      Levering uiterlijk, Datum levering, Datum van levering, Nodig op, Nodig voor, Benodigd op, Gewenst op, Gewenste datum,
      Verwachte ontvangst, Geplande leverdatum, Uiterlijk leveren, Lev. datum, Leverdag, Bezorgdatum, Gewenste bezorgdatum,
      Datum gewenst, Leverdatum uiterlijk, Op werf tegen, Levering tegen, Levering week, Verwachte leveringsdatum, Leverdat.,
      Gewenste week, Datum nodig, Gewenste aankomstdatum, Verzenddatum`,
    customer_code: `
      Klantnummer, Klantnr., Klant nr., Ons klantnummer, Klantencode, Klantencode bij u, Klantcode, Debiteurnummer,
      Debiteurennummer, Debiteurnr., Debiteur, Relatienummer, Klantennummer, Ons klantnr., Ons klantnummer bij u, Klant-ID,
      Uw klantnummer, Relatienr.`,
    supplier_code: `
      Leveranciersnummer, Leveranciersnr., Leverancier nr., Crediteurnummer, Crediteurennummer, Leverancierscode, Crediteurnr.,
      Leveranciernr., Leveranciers-ID, Vendor nr.`,
    currency: 'Valuta, Munt, Munteenheid, Muntsoort, Valutacode, Bedragen in, Prijzen in, Alle bedragen in',
    email: 'E-mail, E-mailadres, Mailadres, Mail, E-mail adres',
    tax_number: `
      Btw-nummer, BTW nr., Btw-nr., Ondernemingsnummer, KvK-nummer, KvK, BTW-identificatienummer, Btw-id, BTW, Ondernemingsnr.,
      Ons btw-nummer, KBO-nummer, KBO nr.`,
    contact: `
      Contactpersoon, Besteld door, Aanvrager, Inkoper, Aankoper, T.a.v., Contact, Behandeld door, Opgesteld door,
      Opgemaakt door, Besteller, Uw contactpersoon, Onze contactpersoon`,
    other_number: `
      Onze referentie, Uw referentie, Uw kenmerk, Ons kenmerk, Offertenummer, Factuurnummer, Projectnummer, Werfnummer,
      Onze ref., Uw ref., Betalingsvoorwaarden, Leveringsvoorwaarden, Betalingscondities, Offerte nr., Uw offerte,
      Pakbonnummer, Contractnummer, Raamcontractnummer, Dossiernummer, Kostenplaats, Betalingstermijn, Project, Incoterm,
      Verzendwijze, Transporteur, Factuur nr., Betreft`,
  },
  columns: {
    position: 'Pos., Lijn, Regel, Nr., Volgnr., Positie, Regelnr., Lijnnr., Lijn nr.',
    name: `
      Omschrijving, Artikel, Artikelomschrijving, Benaming, Product, Beschrijving, Artikelnaam, Productnaam,
      Productomschrijving, Omschrijving artikel, Materiaal, Goederen, Dienst, Item, Omschrijving product,
      Omschrijving goederen, Artikelbenaming`,
    code: `
      Artikelnr., Artikelnummer, Art. nr., Artikelcode, Productcode, Referentie, Ref., EAN, EAN-code, Ons artikelnr., Barcode,
      Itemnr., Art.nr, Artnr, Materiaalnr., Materiaalnummer, Productnummer, Onze referentie, GTIN, Itemnummer, Art.code, Code,
      Onze code, Bestelnr., Ons artikelnummer, Artikelref.`,
    supplierCode: `
      Uw artikelnr., Uw artikelnummer, Leveranciersartikelnr., Artikelnr. leverancier, Uw referentie, Uw code,
      Referentie leverancier, Ref. leverancier, Leveranciersref., Leveranciersreferentie, Leverancierscode,
      Artikelcode leverancier, Lev. art. nr., Uw artikelcode, Code leverancier, Leveranciersartikelcode, Art.nr. lev.,
      Fabrikantcode, Uw art.nr., Uw ref.`,
    qty: `
      Aantal, Hoeveelheid, Aant., Hoev., Besteld, Bestelde hoeveelheid, Aantal stuks, Stuks, Besteld aantal, Hvh.,
      Te bestellen, Gevraagde hoeveelheid, Bestelhoeveelheid, Aantal eenheden`,
    unit: 'Eenheid, Eenh., Eh., EHD, VE, Verpakking, Maateenheid, Verpakkingseenheid, Besteleenheid, EH, Inkoopeenheid, UOM',
    price: `
      Prijs, Stukprijs, Eenheidsprijs, Prijs per stuk, Nettoprijs, Prijs/eenheid, Inkoopprijs, Aankoopprijs, E.P., EHP,
      Eenh. prijs, Brutoprijs, Prijs per eenheid, Netto prijs, Eenheidsprijs excl. btw, Prijs excl. btw, Netto eenheidsprijs,
      Prijs p/st, Stuksprijs, Tarief, Prijs/stuk, Catalogusprijs, E.P. (€), Netto stuksprijs, Kostprijs`,
    priceUnit: 'Prijs per',
    discount: 'Korting, Korting %, Kort. %, % korting, Krt %, Kort., Kortingspercentage',
    amount: `
      Bedrag, Totaal, Totaalprijs, Totaal excl. btw, Regelbedrag, Netto bedrag, Bedrag excl. btw, Lijntotaal, Regeltotaal,
      Totaal bedrag, Waarde, Subtotaal, Nettobedrag, Totaal netto, Bedrag in EUR, Netto totaal, Regelprijs, Lijnbedrag,
      Totaalbedrag, Totaal EUR`,
    tax: 'Btw, Btw %, Btw-code, % btw, Btw-tarief, Btw-bedrag, BTW%, Btw-percentage',
    date: `
      Leverdatum, Gewenste leverdatum, Leveringsdatum, Leverweek, Leverdat., Levertijd, Levering, Gevraagde leverdatum,
      Afleverdatum, Gewenste datum, Verwachte leverdatum, Gewenste leveringsdatum, Levertermijn`,
    other: `
      Opmerking, Gewicht, Kostenplaats, Kleur, Maat, Project, Grootboek, Grootboekrekening, Magazijn, Opmerkingen, Status`,
  },
  totals: {
    net: `
      Subtotaal, Totaal excl. btw, Totaal exclusief btw, Netto bedrag, Nettobedrag, Totaal netto, Totaal zonder btw,
      Goederenbedrag, Maatstaf van heffing, Totaal goederen, Nettototaal, Subtotaal excl. btw, Bedrag excl. btw,
      Totaalbedrag excl. btw, Totaal (excl. btw), Belastbaar bedrag, Orderbedrag excl. btw, Ordertotaal excl. btw,
      Goederenwaarde, Totaal ex btw, Totaal lijnen`,
    gross: `
      Totaal incl. btw, Totaal inclusief btw, Totaalbedrag, Eindtotaal, Totaal, Te betalen, Algemeen totaal, Totaal bestelling,
      Ordertotaal, Totaal te betalen, Totaal order, Totaal bestelbon, Brutobedrag, Totaalbedrag incl. btw, Bedrag incl. btw,
      Totaal bedrag, Totale waarde, Totaal generaal, Totaal EUR, Totale orderwaarde, Orderwaarde, Totaal inkooporder`,
    tax: 'Btw, Btw 21%, Totaal btw, Btw-bedrag, 21% btw, BTW hoog, Bedrag btw, BTW 9%, BTW verlegd',
    carry: 'Transport, Over te dragen, Overgedragen, Overdracht',
    charge: `
      Verzendkosten, Vrachtkosten, Transportkosten, Verpakkingskosten, Administratiekosten, Kleine-ordertoeslag, Toeslag,
      Brandstoftoeslag, Portkosten, Statiegeld, Orderkosten, Milieubijdrage, Recupelbijdrage, Leegoed, Bezorgkosten, Emballage,
      Leveringskosten, Palletkosten, Handlingkosten, Afhandelingskosten, Energietoeslag, Recupel, Dieseltoeslag,
      Verwijderingsbijdrage, Behandelingskosten, Verzekering, Orderkorting, Contantkorting, Portokosten, Vracht`,
  },
  zones: {
    buyer: `
      Klant, Koper, Besteller, Opdrachtgever, Factuuradres, Facturatieadres, Factureren aan, Facturatie aan, Factuur aan,
      Aankoper, Afnemer, Factuur sturen naar, Factuur naar, Facturen sturen naar, Stuur factuur naar, Facturen aan,
      Bestellende partij, Besteld door, Gegevens klant, Klantgegevens, Gegevens besteller, Gegevens opdrachtgever,
      Inkopende partij, Aanbestedende overheid, Afzender, Aankopende dienst, Factureren naar, Inkooporganisatie,
      Gelieve te factureren aan, Te factureren aan`,
    seller: `
      Leverancier, Verkoper, Opdrachtnemer, Gegevens leverancier, Leveranciersgegevens, Crediteur, Adres leverancier,
      Aan leverancier, Aan, Leveranciersadres, Naam leverancier, Verkopende partij, Besteld bij, Bestellen bij,
      Te bestellen bij`,
    ship_to: `
      Leveradres, Afleveradres, Leveringsadres, Leveren aan, Werfadres, Plaats van levering, Bezorgadres, Leverplaats,
      Leveringsplaats, Te leveren aan, Verzenden aan, Bestemming, Afleverlocatie, Leverlocatie, Losadres, Ontvanger,
      Goederenontvanger, Verzendadres, Verzenden naar, Werf, Afleveren aan, Levering aan, Geleverd aan, Bouwplaats,
      Projectadres`,
    third: 'Eindklant, Eindgebruiker, Bouwheer, Hoofdaannemer, Onze klant, Onze opdrachtgever, Eindafnemer',
  },
};
