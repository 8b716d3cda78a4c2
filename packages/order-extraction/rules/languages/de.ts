import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const german: Language = {
  code: 'de',
  common: list(`
    und, der, die, das, bitte, wir, sie, mit, fur, von, datum, menge, preis, bestellung, lieferung, nr, zum, zur, netto, gesamt, ihre, unsere, den, einzelpreis, artikel, bezeichnung`),
  columns: {
    position: list(`
      pos, position, pos nr, posnr, nr, lfd nr, lfdnr, zeile, lfd, posten, bestellpos, bestellposition, positionsnr,
      positionsnummer, zeilennr`),
    code: list(`
      artikel nr, art nr, artikelnr, artnr, artikelnummer, artikel nummer, art, materialnr, material nr, materialnummer, teilenummer, teilenr, teile nr, sachnummer, sach nr, ident nr, identnummer,
      produktnummer, produktcode, produkt nr, best nr, bestellnr, bestell nr, bestellnummer, artikelcode, unsere artikelnr, unsere artikelnummer, unsere art nr, unsere nr, katalognummer, katalog nr, typ,
      ean, gtin, zeichnungsnummer, kundenartikelnummer, kunden art nr, zeichnungs nr, warennummer, referenz, mat nr, matnr, code, artikelkennung,
      pzn, kundenartikelnr, kd art nr, unsere material nr, kunden materialnummer, ean nr, interne artikelnummer, art nr kunde`),
    supplierCode: list(`
      ihre artikelnr, ihre artikelnummer, ihre art nr, ihre nr, ihre materialnummer, ihre artikel nr, ihre teilenummer, ihre bestellnummer, ihre bestell nr, lieferantenartikelnr, lieferantenartikelnummer,
      lief art nr, lieferanten art nr, lieferanten nr, lieferanten artikel nr, lieferantenartikel, lieferanten artikelnummer, herstellernummer, hersteller nr, herstellerartikelnummer, hersteller art nr,
      lief artikelnr, lief nr,
      herstellerteilenummer, hersteller teilenummer, lieferanten materialnummer, lieferantenmaterialnummer, ihre sachnummer,
      artikelnr lieferant, artikelnummer lieferant, art nr lieferant, lieferanten teilenummer, herstellerartikelnr,
      ihre produktnummer, lief artikelnummer`),
    name: list(`
      bezeichnung, artikel, beschreibung, produkt, artikelbezeichnung, artikelbeschreibung, material, leistung, ware, warenbezeichnung, produktbezeichnung, materialbezeichnung, produktname, artikelname,
      text, artikeltext, kurztext, bezeichnung der ware, gegenstand, position bezeichnung, bestelltext, *bezeichnung, *beschreibung, materialkurztext, artikel bezeichnung, artikel @ bezeichnung, produkt @
      leistung, leistungsbeschreibung, name, art nr @ bezeichnung, artikel nr @ bezeichnung, artikelnr @ bezeichnung,
      positionstext, langtext, benennung, leistungstext, artikelbez, bez`),
    qty: list(`
      menge, anzahl, stuck, stk, bestellmenge, stuckzahl, bestellte menge, *menge, menge me, menge @ me, menge einheit, menge @ einheit, anz, mng, gebinde, menge stk, mge, mg,
      bedarf, bestellte stuckzahl`),
    unit: list(`
      einheit, me, eh, mengeneinheit, einh, ve, verpackungseinheit, mengeneinh, ein, bme, bestellmengeneinheit, verp einh,
      bestelleinheit, masseinheit, basiseinheit`),
    price: list(`
      einzelpreis, preis, e preis, ep, stuckpreis, preis stk, preis @ stk, preis je einheit, preis pro einheit, preis je stuck, preis pro stuck, netto einzelpreis, einzelpreis netto, nettopreis, netto
      preis, ek preis, ek, einkaufspreis, einzel, preis einheit, preis @ einheit, stuckpreis netto, einheitspreis, listenpreis, epreis, vereinbarter preis, *einzelpreis, preis netto, einzelpr, e preis
      netto, preis @ me, ep netto, stk preis, preis je me, einzelpreis @ netto,
      netto ep, preis per einheit, bestellpreis, einheitspreis netto, einstandspreis, netto ek`),
    priceUnit: list('pe, preiseinheit, pro, je, preis pro, preis per, preisbasis'),
    discount: list(`
      rabatt, rabatt %, rab, rab %, nachlass, nachlass %, skonto, rabatt in %, rabattsatz, preisnachlass`),
    tax: list(`
      mwst, ust, mwst %, ust %, steuer, steuersatz, mwst satz, ust satz, mehrwertsteuer, mw st, mwst betrag, steuer %, st,
      mwst code, steuerschlussel, % mwst, ust betrag`),
    amount: list(`
      gesamt, gesamtpreis, betrag, summe, gesamtbetrag, gp, g preis, nettobetrag, netto, wert, nettowert, positionswert, positionspreis, gesamt netto, netto gesamt, gesamtwert, gesamtsumme, zeilensumme,
      positionssumme, gesamtpreis netto, betrag netto, pos betrag, positionsbetrag, preis gesamt, summe netto, warenwert, bestellwert, netto wert, gpreis, *gesamtpreis, nettosumme, total, gp netto, netto
      betrag, gesamt preis, gesamtpr, zeilenbetrag,
      pos wert, gesamtkosten, pos summe`),
    date: list(`
      liefertermin, lieferdatum, termin, datum, wunschtermin, lieferung, lieferzeit, lt, liefert, lieferwoche, bedarfstermin, bedarfsdatum, eingangstermin,
      anliefertermin, wunschliefertermin, eintrefftermin, lief termin, bedarf am`),
    other: list(`
      gewicht, farbe, grosse, bemerkung, bemerkungen, hinweis, kostenstelle, lager, lagerort, status, wahrung, projekt, kommission, konto, anmerkung, ursprung, zolltarifnummer, abmessung, geliefert, rest,
      werk,
      kontierung, sachkonto, chargennummer, masse, abmessungen, kostentrager, notiz, ursprungsland,
      gebindegrosse, packungsgrosse`),
  },
  labels: {
    po_number: list(`
      bestellnummer, bestell nr, bestellnr, bestellung nr, bestellung nummer, bestellung, bestell nummer, unsere bestellnummer, unsere bestellung, unsere bestellung nr, unsere bestell nr,
      einkaufsbelegnummer, bestellreferenz, auftragsnummer, auftrags nr, auftragsnr, auftrag nr, auftrag, belegnummer, beleg nr, ihre bestellung, ihre bestellnummer, ihre bestell nr, ihre bestellung nr,
      bestellzeichen, vorgangsnummer, kundenbestellnummer, abrufnummer, abruf nr, kundenauftragsnummer, bestellung no, ihre auftragsnummer, einkaufsbestellung, bestell id, unsere auftragsnummer, po nummer,
      po nr, dokumentnummer, dokument nr, order nr, ordernummer, nummer, bestellung nummer, nr, best nr, einkaufsbeleg, kundenbestellnr, unsere best nr, einkaufsbeleg nr, einkaufsbeleg, einkaufsbelegnummer, bestellbeleg,
      vorgangs nr, bestellscheinnummer, kundenauftragsnr, bestellbelegnr, einkaufsbestellnummer, einkaufsauftragsnummer,
      dokumentennummer, dok nr, bestellkennzeichen, lieferantenbestellnummer, auftr nr, ek beleg, einkaufsnummer,
      beschaffungsnummer, kd bestellnr, kundenbestellung`),
    order_date: list(`
      bestelldatum, datum der bestellung, bestellt am, auftragsdatum, belegdatum, bestellung vom, vom, datum, ausstellungsdatum, dokumentdatum, erstellt am,
      erstelldatum, erstellungsdatum, ausgestellt am, beauftragt am, bestellscheindatum, abrufdatum, dokumentendatum,
      best datum, bestelltag, briefdatum, erfassungsdatum`),
    delivery_date: list(`
      bis wann, gewunscht bis, wann gewunscht,
      liefertermin, lieferdatum, wunschtermin, wunschliefertermin, gewunschter liefertermin, gewunschtes lieferdatum, lieferung am, lieferung bis, lieferung bis zum, lieferung zum, zu liefern bis, liefern
      bis, anliefertermin, anlieferung, anlieferung am, anlieferung bis, anlieferdatum, lieferwunsch, lieferwoche, termin, bedarfstermin, eintreffdatum, eintrefftermin, lieferfrist, spatester liefertermin,
      lieferung spatestens, lieferung erbeten bis, lieferung erbeten am, lieferzeit, voraussichtlicher liefertermin, liefertermin gewunscht, wareneingang bis, lieferung, benotigt bis, benotigt am,
      eingangstermin, fixtermin, liefertag, lieferung erwunscht am, lieferung gewunscht, leistungsdatum, bedarfsdatum, wunschlieferdatum, wunschdatum, lieferdatum gewunscht, lieferung in, spatestens,
      lieferzeitpunkt, lieferung spatestens am, gewunscht am, zustellung bis, lieferung in kw, lieferdat,
      anliefertag, zustelldatum, auf baustelle bis, benotigt auf baustelle, auf der baustelle benotigt bis, lieferzeitraum,
      ankunftsdatum, lieferterm, lief termin, abholtermin, abholdatum, versandtermin, versanddatum, kundenwunschtermin,
      lieferung erwunscht, verbindlicher liefertermin, vereinbarter liefertermin, bestatigter liefertermin, spateste lieferung,
      einzuhaltender liefertermin, termin baustelle, bereitstellungstermin, bereitstellung am, ausfuhrungstermin,
      leistungstermin`),
    currency: list(`
      wahrung, belegwahrung, bestellwahrung, wahrungscode, alle preise in, preise in, betrage in, alle betrage in,
      waehrung, auftragswahrung, whrg`),
    customer_code: list(`
      kundennummer, kunden nr, kundennr, unsere kundennummer, unsere kundennr, unsere kunden nr, kd nr, kdnr, debitor, debitorennummer, debitoren nr, unsere kundennummer bei ihnen, kundennummer bei ihnen,
      ihre kundennummer, ihre kunden nr, kunde nr, kundenkonto, kunden nummer,
      unsere kundennr bei ihnen, kundencode, kunden id, kundenkontonummer, kundennummer beim lieferanten, deb nr`),
    phone: list('telefon, tel, fon, telefonnummer, telefon nr, mobil, handy, ruf, durchwahl, tel nr'),
    tax_number: list(`
      ust id, ust id nr, ust idnr, ustid, ustidnr, ust idnummer, umsatzsteuer id, umsatzsteuer identifikationsnummer, umsatzsteuer id nr, steuernummer, st nr, steuer nr, uid, uid nr, ust nr, mwst nr, ust
      ident nr, uid nummer, ustid nr,
      mwst nummer, umsatzsteuernummer`),
    email: list('e mail, email, mail, e mail adresse, mailadresse, epost'),
    contact: list(`
      ansprechpartner, ansprechpartnerin, kontakt, sachbearbeiter, sachbearbeiterin, bearbeiter, einkaufer, einkauferin, zustandig, kontaktperson, besteller, bestellt durch, bestellt von, unser zeichen, zu
      handen, z hd, bearbeitet von,
      ansprechpartner einkauf, zustandiger einkaufer, erstellt von, disponent, anforderer, bauleiter, sachbearb`),
    supplier_code: list(`
      lieferantennummer, lieferanten nr, lieferantennr, kreditor, kreditorennummer, lief nr, ihre lieferantennummer, ihre lieferanten nr, kreditoren nr,
      lieferant nr, lieferanten id, kred nr, lieferantencode, ihre lieferantennummer bei uns`),
    other_number: list(`
      zahlungsart, zahlungsweise, rechnungsnummer, rechnungs nr, rechnung nr, angebotsnummer, angebots nr, angebot nr, angebot, ihr angebot, lieferscheinnummer, lieferschein nr, seite, fax, telefax, ihr zeichen, ihre nachricht, unser
      zeichen, unsere nachricht, projekt, projektnummer, kommission, zahlungsbedingungen, zahlungsbedingung, zahlung, zahlungsziel, lieferbedingungen, lieferbedingung, lieferart, versandart, versand,
      incoterms, iban, bic, bank, bankverbindung, internet, web, kostenstelle, abteilung, lieferadresse, lieferanschrift, hrb, amtsgericht, handelsregister, geschaftsfuhrer, geschaftsfuhrung, revision,
      version, bemerkung, hinweis, anschrift, rahmenvertrag, betreff, ihre referenz, unsere referenz, referenz, lager, sitz der gesellschaft, bestellart,
      lieferkonditionen, zahlungskonditionen, rahmenvertragsnummer, rahmenvertrag nr, vertragsnummer, vertrags nr, vertrag nr,
      bauvorhaben, objekt, ihr angebot vom, angebot vom, ihre nachricht vom, versandbedingungen, kontierung, leitweg id,
      aktenzeichen, geschaftszeichen, kostentrager, projektbezeichnung, baustellennummer, spediteur, vergabenummer`),
  },
  zones: {
    buyer: list(`
      mieter, mieterin, leasingnehmer,
      rechnungsadresse, rechnungsanschrift, rechnungsempfanger, rechnung an, besteller, auftraggeber, kunde, kaufer, kundenname, firma, von, absender, kundenanschrift, kundenadresse, rechnung bitte an,
      rechnungsstellung an, bestellt durch, bestellt von, bestellende firma, unternehmen, kundendaten, einkauf, im auftrag von, bestelladresse, firmenname, rechnung geht an, auftraggeberin, kundin,
      rechnungen an,
      bestellerin, einkaufsorganisation, bedarfsstelle, kauferin, offentlicher auftraggeber, vergabestelle, abnehmer,
      bestellung von, rechnungsstelle`),
    ship_to: list(`
      lieferadresse, lieferanschrift, lieferung an, warenempfanger, liefern an, versandadresse, empfanger, anlieferadresse, abladestelle, lieferort, versandanschrift, anlieferanschrift, lieferung nach,
      anlieferung an, bitte liefern an,
      entladestelle, baustelle, baustellenadresse, anlieferort, empfangsstelle, lieferstelle, bestimmungsort, anlieferungsort,
      anlieferstelle, lieferung frei baustelle, anlieferungsadresse, warenannahme, einsatzort, verwendungsstelle,
      warenempfangerin, ablieferort, zustelladresse, lieferung erfolgt an, ware an`),
    seller: list(`
      vermieter, vermieterin,
      lieferant, verkaufer, an, auftragnehmer, an den lieferanten, lieferantenadresse, lieferantenanschrift, hersteller, bestellung an, anbieter, lieferfirma, kreditor, lieferantin, an lieferant, verkauft
      von, adressat, lieferant name, lieferantendaten,
      auftragnehmerin, verkauferin, lieferer, adresse des lieferanten, anschrift des lieferanten, lieferantenname,
      bestellt bei`),
    third: list(`
      endkunde, endkundin, endabnehmer, bauherr, bauherrin, bauherrschaft, bauherrenschaft, unser kunde, unsere kundin,
      unser auftraggeber, unsere auftraggeberin, fur unseren kunden, unser endkunde,
      generalunternehmer, endanwender, endverwender`),
  },
  titles: {
    order: list(`
      bestellung, bestellformular, auftrag, kundenauftrag, bestellschein, bestellauftrag, einkaufsbestellung, kaufauftrag, lieferabruf, abruf, abrufbestellung, bestellblatt, rahmenbestellung,
      nachbestellung, materialbestellung, warenbestellung, bestellliste, normalbestellung, lagerbestellung, neue bestellung, bestelldokument, sammelbestellung, eilbestellung, lieferauftrag,
      lieferantenbestellung, ersatzteilbestellung, rahmenabruf, beschaffungsauftrag, einkaufsauftrag, bestelliste, bestellzettel, kundenbestellung, kaufbestellung, bestellanforderung, vororder, nachorder, messeorder, saisonorder, ordervertrag, order,
      bestellbeleg, bestellschreiben, auftragsschein, auftragsschreiben, orderblatt, bestellfax, bestellkarte, bestellvordruck,
      bestellbogen, einkaufsorder, abrufauftrag, einkaufsbeleg, ordersatz`),
    order_change: list(`
      bestellanderung, anderungsbestellung, auftragsanderung, anderung der bestellung, geanderte bestellung, bestellkorrektur, korrigierte bestellung,
      anderung zur bestellung, bestellung anderung, anderung zu bestellung, anderung unserer bestellung, anderungsauftrag, berichtigte bestellung,
      anderung bestellung, bestellungsanderung,
      bestellnachtrag, bestellerganzung`),
    order_cancellation: list(`
      stornierung, storno, stornierung der bestellung, bestellstorno, abbestellung, auftragsstorno, auftragsstornierung, bestellstornierung, rucktritt
      von der bestellung, widerruf der bestellung, annullierung der bestellung, stornierung ihrer bestellung,
      annullation, annullierung, bestellannullierung, stornobestellung, bestellwiderruf`),
    order_response: list(`
      auftragsbestatigung, bestellbestatigung, bestatigung der bestellung, eingangsbestatigung, auftragsannahme, bestatigung,
      verkaufsauftrag`),
    quotation: list(`
      angebot, kostenvoranschlag, offerte, preisangebot, angebotsanfrage, anfrage, preisanfrage, preisliste,
      richtpreisangebot, lieferantenanfrage, ausschreibung, preisubersicht, nettopreisliste, staffelpreisliste,
      preisblatt,
      angebotsaufforderung, aufforderung zur angebotsabgabe, aufforderung zur abgabe eines angebots, preisauskunft,
      preisverzeichnis, angebotseinholung, kostenschatzung, preisspiegel, voranschlag`),
    invoice: list(`
      rechnung, proforma rechnung, proformarechnung, handelsrechnung, abschlagsrechnung, schlussrechnung, faktura,
      teilrechnung, kontoauszug, mahnung, zahlungserinnerung, rechnungskopie, sammelrechnung, vorausrechnung,
      anzahlungsrechnung, rechnungskorrektur, stornorechnung, rechnung @ lieferschein, barrechnung, monatsrechnung,
      avis, zahlungsavis, honorarnote, honorarrechnung, mahnschreiben, zahlungsaufforderung, 1 mahnung, 2 mahnung,
      3 mahnung, letzte mahnung,
      offene posten liste`),
    delivery_note: list(`
      lieferschein, packliste, packzettel, versandanzeige, wareneingangsschein, lieferavis, warenbegleitschein, frachtbrief, ladeschein, ladeliste, speditionsauftrag, abliefernachweis, lieferanzeige,
      wareneingang, kommissionierliste, versandpapiere, transportauftrag, warenausgang,
      versandavis, kommissionierschein, warenausgangsschein, versandschein, begleitschein, wareneingangsbeleg,
      wareneingangsprotokoll, pickliste, abholschein, ausgabeschein, materialschein, entnahmeschein, materialentnahmeschein,
      packschein, anlieferschein, ubernahmeschein, liefermeldung`),
    receipt: list(`
      quittung, kassenbon, kassenbeleg, beleg, zahlungsbeleg, zahlungsbestatigung, kaufbeleg, bewirtungsbeleg, kassenzettel,
      barbeleg, kassabeleg`),
    other: list(`
      bedarfsanforderung, materialanforderung, bestellanforderung,
      lieferruckstand, ruckstandsliste, ruckstandsmeldung, lieferprognose, lieferabrufvorschau, lieferabruf vorschau,
      gutschrift, agb, allgemeine geschaftsbedingungen, allgemeine einkaufsbedingungen, einkaufsbedingungen,
      allgemeine verkaufsbedingungen, reklamation, retoure, retourenschein, datenblatt, vertrag, rahmenvertrag,
      inventurliste, bestandsliste, lagerliste, sicherheitsdatenblatt, rucksendung, rechnungsgutschrift,
      stundenzettel, mangelruge, belastungsanzeige, lebenslauf, bewerbung, prufzeugnis, katalog, inventur,
      lagerbestand, preiserhohung, konformitatserklarung, stuckliste, protokoll, lieferantenbewertung,
      reisekostenabrechnung, tagesordnung, fragebogen, garantie, umfrage, speisekarte, produktkatalog,
      preisanpassung, rahmenvereinbarung, rahmenauftrag, rahmenbestellung, rahmenkontrakt, kontrakt, liefervertrag,
      jahresvertrag, abrufvertrag, mengenkontrakt, wertkontrakt, lieferplan, liefereinteilung, lieferabruf,
      feinabruf, bedarfsvorschau, absatzprognose, forecast, prognose, bestellvorschlag, banf,
      rucklieferschein, rucklieferung, retourenbeleg, retourenanmeldung, warenrucksendung, konditionsvereinbarung,
      lieferzeitenubersicht,
      bedarfsmeldung, rucksendeschein, lieferplanabruf, beschaffungsantrag, bedarfsplan, bestandsubersicht, rundschreiben,
      beschaffungsanforderung, materialanforderungsschein, anforderungsschein, gutschriftanzeige`),
  },
  phrases: {
    order: list(`
      hiermit bestellen wir, wir bestellen, bitte liefern sie, bestellen wir, wir bitten um lieferung, bitte bestatigen sie, bitten um auftragsbestatigung, auftragsbestatigung erbeten, bestellen hiermit,
      wir bitten um bestatigung, bestellen ich, ich bestelle, mochten wir bestellen, wir erteilen ihnen, um ihre auftragsbestatigung, bitte senden sie uns, bestellung auf allen, bestellnummer auf allen,
      bestellnummer ist auf, bestellnummer unbedingt, bestellen zu den, bestellen folgende, unserer einkaufsbedingungen, unsere einkaufsbedingungen, wir beauftragen sie, zu unseren einkaufsbedingungen,
      bestellnummer bei, mochten folgendes bestellen, bitte um lieferung, bitte um zusendung, auftragsbestatigung an, auftragsbestatigung bitte`),
    order_change: list(`
      andern wir unsere bestellung, ersetzt unsere bestellung, ersetzt die bestellung, andern unsere bestellung, folgende anderungen, anderungsstand,
      geanderte menge, neue menge, alte menge, anderung nr, ersetzt die vorherige, folgende anderung, menge alt, menge neu, bestellung wird geandert,
      bitte andern sie`),
    order_cancellation: list(`
      stornieren wir, wir stornieren, hiermit stornieren, bitte stornieren sie, nehmen wir unsere bestellung zuruck, widerrufen wir`),
    order_response: list(`
      vielen dank fur ihre bestellung, vielen dank fur ihren auftrag, wir bestatigen ihnen, wir bestatigen ihre bestellung, wir danken fur ihre bestellung, wir danken fur ihren auftrag, bestatigen wir
      ihre, wir bestatigen den erhalt, auftrag bestatigen wir, besten dank fur ihre bestellung, bestatigter liefertermin, bestatigen wir ihnen, bestellung bestatigen wir, danke fur ihre bestellung, danken
      wir ihnen fur ihre bestellung`),
    quotation: list(`
      angebot gultig, gultig bis, wir bieten ihnen, bieten wir ihnen, angebotsnummer, angebots nr, angebotsdatum, bindefrist, angebot freibleibend, freibleibend, bitte um ihr angebot, bitten um ihr
      angebot, bitten sie um ein angebot, um ein angebot, unterbreiten sie uns, angebot bis, dies ist keine bestellung, keine bestellung, bitten um angebot, angebotsabgabe, danken fur ihre anfrage, ihre
      preise, preise fur, um ein preisangebot, konnen sie uns anbieten, bitte bieten sie, was kostet, was kosten, preise und lieferzeiten`),
    invoice: list(`
      rechnungsnummer, rechnungs nr, rechnung nr, rechnungsdatum, zahlbar bis, bitte uberweisen, fallig am, falligkeit, zahlungsbetrag, rechnungsbetrag, zu zahlen, wir berechnen, berechnen wir, stellen wir
      ihnen in rechnung, zu zahlender betrag, zahlbetrag, leistungsdatum, lieferdatum entspricht, offener betrag, stellen wir in rechnung, uberweisen sie, rechnung zahlbar, leistungszeitraum`),
    delivery_note: list(`
      lieferscheinnummer, lieferschein nr, gelieferte menge, liefermenge, ware erhalten, anzahl packstucke, ware ordnungsgemass, packstucke, geliefert, wir lieferten, wir liefern ihnen, ruckstand, erhalten
      am`),
    receipt: list('betrag dankend erhalten, bar bezahlt, dankend erhalten, ruckgeld, ec karte, kartenzahlung'),
    other: list('gutschriftsnummer, gutschrift nr, schreiben wir ihnen gut, gutschriftbetrag'),
  },
  totals: {
    net: list(`
      zwischensumme, nettobetrag, netto, summe netto, nettosumme, warenwert, gesamt netto, netto gesamt, nettowert, gesamtbetrag netto, gesamtnetto, summe positionen, netto summe, gesamtsumme netto, summe,
      bestellwert netto, nettogesamt, gesamtnettowert, positionen netto, warenwert netto, gesamtwert netto, auftragswert netto, netto bestellwert, nettobestellwert, gesamtpreis netto, total netto,
      endbetrag netto, summe der positionen, netto betrag, nettowarenwert,
      nettogesamtbetrag, gesamtnettobetrag, steuerpflichtiger betrag`),
    gross: list(`
      betrag, gesamtbetrag, gesamtsumme, bruttobetrag, brutto, endbetrag, rechnungsbetrag, gesamt, summe brutto, gesamtpreis, gesamtbetrag brutto, gesamt brutto, bestellwert, auftragswert, zu zahlen,
      zahlbetrag, bestellsumme, gesamtwert, auftragssumme, endsumme, total, bruttosumme, gesamtbestellwert, gesamtsumme brutto, summe gesamt, total brutto, endpreis, betrag brutto, bruttogesamt,
      gesamtbestellsumme, gesamtauftragswert, summe inkl, betrag inkl, total inkl, wert der bestellung,
      bruttogesamtbetrag`),
    tax: list(`
      mwst, ust, mehrwertsteuer, umsatzsteuer, zzgl, zuzuglich, steuer, enthaltene mwst, plus mwst, inkl mwst, mw st, davon mwst, steuerbetrag, summe mwst,
      gesetzl mwst, gesetzliche mwst`),
    carry: list(`
      ubertrag, fortsetzung, seitensumme, zwischensumme seite, vortrag, weiter auf seite, folgeseite, fortsetzung auf seite`),
  },
  charges: list(`
    versandkosten, versand, fracht, frachtkosten, porto, verpackung, lieferkosten, verpackungskosten, transportkosten, versicherung, mindermengenzuschlag, rabatt, gesamtrabatt, skonto, porto und
    verpackung, verpackung und versand, versandkostenpauschale, zuschlag, energiezuschlag, frachtpauschale, nachlass, lieferpauschale, expresszuschlag, transport, maut, mautzuschlag, anfahrt, zustellung,
    abzgl, abzuglich, versandpauschale, rundung, porto @ verpackung, anzahlung,
    kleinmengenzuschlag, legierungszuschlag, logistikpauschale, bearbeitungsgebuhr, teuerungszuschlag, dieselzuschlag,
    versandspesen, lsva, vrg, kleinmengenaufschlag, bearbeitungspauschale, pfand, leergut, verpackungspauschale,
    gefahrgutzuschlag, zustellgebuhr, palettengebuhr, materialteuerungszuschlag, rundungsdifferenz, treibstoffzuschlag,
    kranentladung, dieselfloater, metallzuschlag, kupferzuschlag, vorfracht, transportpauschale, auftragspauschale,
    mindestmengenzuschlag, liefergebuhr, mautpauschale`),
  months: lists(
    'januar janner jan, februar feber feb, marz mrz mar maerz, april apr, mai, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, dezember dez',
  ),
  weeks: list('kw, kalenderwoche, woche, lieferwoche'),
  units: list(`
    stk, st, stuck, stck, paar, karton, kartons, krt, kt, packung, packungen, pkg, pck, pak, paket, pakete, rolle, rollen, rll, ro, meter, lfm, lfdm, qm, flasche, flaschen, fl, dose, dosen, eimer, sack,
    beutel, btl, blatt, satz, satze, palette, paletten, pal, std, stunde, stunden, psch, pauschal, tag, tage, kiste, kisten, gebinde, geb, ve, liter, ltr, tonne, tonnen, to, kanister, kan, fass, fasser,
    einheit, einheiten, eh, bund, ballen, tube, tuben, schachtel, schachteln, platte, platten, tafel, glas, glaser, stg, stange, stangen, gros, dutzend, kilo, kart, ster, spule, kasten`),
  numbers: list('-, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf'),
  cues: {
    further: list('sowie, dazu, ausserdem, plus'),
    bounding: list('ab, uber, mehr als, mindestens, bis zu, unter, weniger als, maximal'),
    listing: list('katalog*, *katalog, preisliste*, *preisliste, sortiment*'),
    endingInOrder: list('*bestellung, *bestellschein, *bestellliste, *bestellformular'),
    accepting: list(`
      nehmen wir ihr angebot an, wir nehmen ihr angebot an, annahme ihres angebots, ihr angebot nehmen wir an,
      akzeptieren ihr angebot, gemass ihrem angebot bestellen wir`),
    informing: list(`
      nur zur information, nur zur kenntnis, nur zur kenntnisnahme, kopie zur kenntnis, kopie zur kenntnisnahme, kopie
      zur information, nicht ausfuhren, nicht ausliefern, nicht beliefern, nicht zur ausfuhrung`),
    each: list('x, zu, je, a'),
    hundred: list('hundert, hdt'),
    thousand: list('tausend, tsd, tds, mille'),
    metre: list('m, meter, lfm, lfdm'),
    measure: list('g, gramm, kg, ml, l, liter'),
    optional: list(
      'optional, alternativ, alternative, eventualposition, bedarfsposition, alternativposition, option, wahlposition',
    ),
    asking: list(`
      hatten wir gern, hatten gern, hatten gerne, wurden gern, konnten sie uns, konnen sie uns schicken,
      konnen sie uns liefern, wir brauchten, brauchten wir, bitte bereitstellen, bitte richten sie, ich hatte gern,
      lieferwunsch, wir mochten, bitte mitliefern, benotigen`),
    theirOrder: list(`
      ihre bestellung, ihrer bestellung, ihren auftrag, ihrem auftrag, ihr auftrag, ihre bestellungen,
      ihres auftrags, deine bestellung`),
    taken: list(`
      haben wir erhalten, bestellung erhalten, auftrag erhalten, eingeplant, ist unterwegs, wurde versandt,
      wurde versendet, haben wir versandt, ist eingegangen, danke fur ihre bestellung, danke fur ihren einkauf`),
    former: list('statt, anstatt, bisher, bisheriger, ursprunglich, vorher, zuvor, anstelle, war'),
    requisitioning: list(`
      bestellanforderung, bedarfsanforderung, banf, bedarfsmeldung, materialanforderung, anforderung, anforderungsschein,
      beschaffungsantrag, beschaffungsanforderung, materialanforderungsschein`),
    returning: list(
      'senden an, zurucksenden an, zuruck an, mailen an, schicken an, mail an, einsenden an, zusenden an, bestellung an, bestellungen an',
    ),
    spanning: list('*zeitraum*, *laufzeit, *periode, *dauer'),
    fulfilled: list(`
      geliefert, versandt, erhalten, rest, restmenge, ruckstand, offen, bestand, fach, lagerplatz, gepickt,
      offene menge, gelieferte menge, zuruck`),
    ordering: list('bestell*, auftrag, auftrags*, beleg, belegs, bdc, abruf*, einkaufsbestell*, be'),
    number: list('nr, nummer, nummern, no, kennung, zeichen, *nummer, *nr'),
    date: list('datum, *datum, tag, erstellt, ausgestellt'),
    dated: list('vom, datum, am, den, v'),
    delivering: list(`
      liefer*, anliefer*, ausliefer*, eintreff*, bedarfs*, wunsch*, leistungs*, zustell*, versand*, abhol*, ankunft*, wareneingang*`),
    when: list(`
      datum, termin, tag, am, bis, zum, im, spatestens, spatester, woche, kw, gewunscht, gewunschte, gewunschter, gewunschtes, vor, vorauss, voraussichtlich, voraussichtlicher, voraussichtliches, *termin,
      *datum, *woche, *tag, *zeitpunkt, zeit, fix, erwartet, erwartetes, geplant, geplanter, geplantes, frist, *frist`),
    wanted: list('gewunscht*, wunsch*, benotigt*, erwartet*, erbeten*, voraussichtlich*, spatestens, anliefer*, bedarf*'),
    by: list('bis, bis zum, spatestens, vor, binnen, spatestens am, bis spatestens'),
    needing: list(`
      liefer*, anliefer*, ausliefer*, benotig*, brauchen, erwarten, eintreffen, eingehen, zustell*, eintreff*, abhol*, geliefert, anzuliefern, bereitstell*`),
    our: list('unser*, mein*'),
    your: list('ihr, ihre, ihrer, ihren, ihrem, ihres'),
    little: list(`
      der, die, das, den, dem, des, und, fur, von, vom, zum, zur, bei, mit, im, in, am, an, auf, ein, eine, einer, ab, zu, als, nach, es`),
    and: list('und, oder'),
    stocking: list(`
      lagerbestand, lagermenge, bestandsmenge, bestandswert, lagerwert, bestand, mindestbestand, meldebestand, mindestbestellmenge,
      mindestmenge, mindestabnahme, mindestabnahmemenge, mindestbestellung, min menge, min bestellmenge, verfugbar, verfugbare menge, auf
      lager`),
    estimating: list(`
      geschatzt*, schatz*, voraussichtlich*, jahresmenge, jahresbedarf, jahresverbrauch, prognose*, prognostiziert*,
      vorschau, planmenge, bedarfsprognose, ca menge`),
    noNumber: list(`
      siehe, unten, oben, folgt, keine, keiner, ohne, entfallt, mundlich, telefonisch, diverse, verschiedene, offen,
      unbekannt, eilt, dringend, anbei, anlage, schriftlich, fehlt, liegt bei, nachgereicht, wie oben, lager`),
    reference: list('zeichen, referenz, kennzeichen, ref, bezug'),
    due: list('fallig*, zahlbar*, zahlungsziel, falligkeit*'),
    elsewhere: list(`
      rechnung*, zahlung*, gultig*, angebot*, bedingungen, vom, bestatig*, gilt, preise, skonto, gedruckt, offerte`),
    answering: list('*bestatig*, bestatig*, *annahme, annahme, *bestatigung, *bestatigungen, bestatigt*, *antwort'),
    replaced: list(`
      alt, alte, alter, altes, alten, bisherige, bisheriger, bisheriges, bisherigen, bislang, ursprungliche, ursprungliches,
      ursprunglicher, vorherige, aktuell, aktuelle, von`),
    replacing: list(`
      neu, neue, neuer, neues, neuen, jetzt, nun, geandert, geanderte, geanderter, aktualisiert, korrigiert, korrigierte,
      nachher, kunftig, geandert auf, aktuell, aktuelle, auf`),
    changing: list(`
      ander*, *anderung, geander*, korrektur*, *korrektur, revision, nachtrag, nachtrags*, berichtig*, aktualisier*`),
    cancelling: list('storn*, *storno, *stornierung, abbestell*, widerruf*, rucktritt*, annull*, aufheb*, gekundigt, kundigung'),
    annexed: list('anlage, anhang, beilage'),
    quoting: list(`
      angebot*, anfrage*, *angebot, *anfrage, kostenvoranschlag, offerte*, preisanfrage, ausschreib*, preisliste*, richtpreis*`),
    billing: list(`
      rechnung*, *rechnung, mahnung, zahlungserinnerung, kontoauszug, faktura*, zahlungsavis, avis, *mahnung, kontoubersicht, zahlungsaufforderung`),
    requesting: list(`
      wir bestellen, bestellen wir, ich bestelle, bestelle ich, mochten bestellen, mochten wir bestellen, mochte bestellen, mochten folgendes, bitte liefern, bitte um lieferung, bitten um
      lieferung, bitte senden, bitte schicken, bitte um zusendung, senden sie uns, schicken sie uns, liefern sie uns, liefern sie bitte, senden sie bitte, schicken sie bitte, wir benotigen,
      benotigen wir, ich benotige, wir brauchen, brauchen wir, ich brauche, folgende bestellung, folgenden auftrag, unsere bestellung, bestellung aufgeben, nachbestellen, wir ordern`),
    advertising: list(`
      newsletter, newsletters, abbestellen, abmelden, im browser ansehen, im browser offnen, jetzt bestellen, jetzt kaufen, jetzt sichern, nur solange der vorrat reicht, solange der vorrat
      reicht, nur heute, rabattcode, gutscheincode, sonderangebot, sonderangebote, in den warenkorb`),
    crediting: list(`
      gutschrift*, *gutschrift, retoure*, reklamation*, mangel*, rucksend*, ruckgabe*, *reklamation, beanstandung, rucklieferung, belastungsanzeige, retour*`),
    moving: list('warenausgang, wareneingang, versand, lager, transport, ladung'),
    slip: list('schein, zettel, liste, anzeige, avis, papier*, begleitschein'),
    deliveryPaper: list(`
      lieferschein*, packliste, packzettel, versandanzeige, frachtbrief, lieferavis, *begleitschein, lieferanzeige, ladeliste`),
    callingOff: list('abruf*, *abruf, lieferabruf*, lieferplan*, *einteilung'),
    agreeing: list(`
      *vertrag, vertrag*, rahmen*, *vereinbarung, vereinbarung, prognose*, forecast, *muster, muster, vorlage, katalog*, *katalog, *ubersicht, ubersicht, *eliste, *gliste, *kliste, *lliste, *nliste, *rliste, *sliste, *tliste, bericht, *bericht, protokoll, *protokoll,
      *planung, planung, lieferplan*, vorschau, bedarfsmeldung, bedarfsvorschau, agb, bestellanforderung*, banf, auswertung, *status, historie, budget*, *blatt, datenblatt, *zeugnis, *erklarung`),
    besideTitle: list(`
      der, die, das, fur, und, neue, neuer, neues, original, kopie, duplikat, formular, blanko, unsere, ihre, von, zum, zur, zu, einkauf*, eilige, dringend*, zusatz, lager, material, waren`),
    labelling: list(`
      nummer, nr, datum, wert, summe, adresse, methode, position, art, betrag, menge, kopf, status, text, zeile, bedingungen, wahrung`),
    subject: list('betreff, betr, betrifft, bezug'),
    reply: list('aw, wg, antw'),
    seller: list('lieferant*, verkaufer*, auftragnehmer*, hersteller*, kreditor*, anbieter*'),
    selling: list('verkaufende*, liefernde*'),
    consignee: list('warenempfanger*, empfanger*'),
    buyer: list('besteller*, auftraggeber*, kund*, kaufer*, rechnungsempfanger*, einkaufer*, absender*, bedarfstrager*'),
    buying: list(`
      bestellend*, kaufend*, rechnungs*, fakturierung*, rechnung, einkauf, bestellt, einkaufende*, anfordernd*, rechnungen`),
    party: list(`
      unternehmen, firma, partei, adresse, anschrift, name, an, daten, info, gesellschaft, *adresse, *anschrift, betrieb, organisation, einrichtung, dienststelle, stelle, institution, behorde`),
    partyData: list('daten, information, kontakt, konto, *daten'),
    legal: list(`
      gmbh, ggmbh, gesmbh, ges m b h, g m b h, m b h, mbh, gmbh co kg, gmbh @ co kg, gmbh @ co, co kg, kg, ohg, ag, ug, ug haftungsbeschrankt, e k, ek, e kfm, e kfr, eg, e g, e v, ev, gbr, se, kgaa, ag @ co kg,
      kommanditgesellschaft, aktiengesellschaft, gesellschaft m b h, gesellschaft mbh, gruppe, inh, inhaber, og, @ sohne, @ co, sarl, partg, partg mbb, eu, soehne, gebr, gebruder, e u, egen, e gen`),
    organisation: list(`
      universitat*, *universitat, schule, *schule, klinik*, *klinik, *klinikum, stadtwerke, stiftung, verein, *verein, institut,
      gemeinde*, *gemeinde, krankenhaus, landkreis, genossenschaft, hochschule, amt, *amt, landesamt, stadt, kreis, feuerwehr*, pfarr*,
      gasthof, gasthaus, hotel, praxis, *praxis, apotheke, *werkstatt, werkstatt, *handel, *gartnerei, *betrieb, *betriebe, backerei,
      metzgerei, kantine, restaurant, cafe, brauerei, druckerei, *bau, *technik, *werke, museum, theater, kita, kindergarten,
      seniorenheim, pflegeheim, tischlerei, schreinerei, landwirtschaft, winzer*, weingut, autohaus, spedition, *schulzentrum,
      schulzentrum, *kolleg, kolleg, gymnasium, *gymnasium, universitatsklinikum, ministerium, *ministerium, behorde, *behorde, verband,
      *verband, *verbund, zweckverband, innung, kammer, *kammer, kirchengemeinde, diakonie, caritas, kindertagesstatte,
      *kindertagesstatte, *krippe, bauhof, bibliothek, *bibliothek, landratsamt, polizei, hospiz, *zentrum, zentrum, akademie, *akademie,
      *club, *hotel, orchester, *anstalt, altenheim, wohnheim, jugendheim, supermarkt, baumarkt, biomarkt, getrankemarkt`),
    tradesAs: list('handelnd unter, auftretend unter'),
    isTradeNameOf: list('ist eine marke der, ist ein betrieb der, ist ein geschaftsbetrieb der'),
    superior: list('freistaat, bundesrepublik, republik, land, kanton, ministerium, *ministerium, regierungsbezirk'),
    operatedBy: list('betrieben von, ein betrieb der, betreiber, betreiberin'),
    municipality: list('gemeinde, stadt, landkreis, marktgemeinde, stadtgemeinde, samtgemeinde, verbandsgemeinde'),
    house: list(
      '*hotel, gasthof, gasthaus, landgasthof, gaststatte, wirtshaus, ristorante, pension, gastehaus, restaurant, *restaurant',
    ),
    actingFor: list(
      'im namen und auftrag der, im namen und auftrag von, im namen und auf rechnung der, im namen und auf rechnung von, als vertreterin der, als vertreter der, handelnd fur, als beauftragte der',
    ),
    days: list('tage, tagen, werktage, werktagen, arbeitstage, arbeitstagen, wochen'),
    previous: list('letzten, letzter, vorigen, vergangenen'),
    street: list(`
      str, strasse, *strasse, *str, platz, *platz, weg, *weg, allee, *allee, postfach, ring, *ring, gasse, *gasse, hof, ufer, *ufer, damm, *damm, chaussee, gewerbegebiet, industriegebiet, gewerbepark`),
    person: list('herr, herrn, frau, zhd'),
    addressing: list('an die, an den, an das, an die firma, an firma, an fa, fa'),
    attention: list('z hd, z hdn, zhd, zhdn, z h, zu handen, zu haenden, zu h'),
    salutation: list(`
      sehr geehrte*, hallo, guten, mit freundlichen, bitte, wir, vielen, danke, liebe*, moin, hiermit, beste, viele, freundliche, grusse, gruss, alle, die, bei, fur, dieser, diese, unsere, sofern, anbei,
      im`),
    buyingOffice: list(`
      einkauf, einkaufsabteilung, zentraleinkauf, zentral einkauf, abteilung einkauf, strategischer einkauf, beschaffung, beschaffungsabteilung, materialwirtschaft, einkauf @ logistik`),
    department: list(`
      einkauf*, beschaffung*, buchhaltung*, lager, wareneingang, warenannahme, kuche, abteilung, abt, rechnungsprufung, *abteilung, verwaltung, zentrale, vertrieb, logistik, leiter*, leitung,
      geschaftsfuhr*, sachbearbeit*, ansprechpartner*, werk, hausmeister*, empfang, technik, kreditorenbuchhaltung, zentrallager, disposition`),
    proprietor: list('inh, inhaber, inhaberin, geschaftsinhaber, geschaftsinhaberin'),
    notName: list(`
      tel, telefon, fax, telefax, mail, ust, ust id, datum, seite, nummer, nr, anschrift, adresse, kunden*, bank, konto, iban, blz, steuernummer, zahlung*, lieferung*, liefer*, rechnung*, bestell*,
      auftrag*, betreff, zeichen, bearbeiter, wahrung, summe, gesamt*, netto, brutto, mwst, kostenstelle, projekt, kommission, angebot*, ihre, ihr, unser*, hrb, amtsgericht, geschaftsfuhr*,
      ansprechpartner*, druckdatum, version, versand*, incoterm*, position*, pos, menge, preis*, artikel*, bezeichnung, bemerkung*, hinweis*, unterschrift*, datei, stand, freigabe, formular*, blatt,
      termin*, wunschtermin, ort, plz, belegnummer, beleg*, mengen*, einzelpreis, zwischensumme, skonto, lieferanten*, lieferant, komplementar*, personlich haftende*, phg, vertreten durch`),
    issuer: list(`
      hrb, hra, handelsregister, bankverbindung, amtsgericht, geschaftsfuhrer, geschaftsfuhrung, ust id*, registergericht, sitz der gesellschaft, bic, blz, steuernummer, steuer nr, ust idnr, firmenbuch*,
      uid`),
    carrier: list(`
      spedition*, paketdienst, sparkasse, volksbank, raiffeisenbank, postbank, kreissparkasse, frachtfuhrer, spediteur, deutsche post`),
    buyingMail: list('einkauf*, bestell*, beschaffung, auftrag*, disposition, dispo, werkstatt, lager, magazin'),
    billingMail: list('rechnung*, buchhaltung, kreditoren*, datenschutz, edv, bewerbung, personal, versand'),
    sum: list('gesamt*, summe, *summe, *betrag, endbetrag, gesamtwert, *gesamt'),
    subtotal: list('zwischen*, zwischensumme'),
    amount: list('wert, betrag, *wert, preis, preise, *preis'),
    besideSum: list(`
      betragt, bestellung, bestell, auftrag, rechnung, diese, dieser, dieses, fur, des, der, wert, zu, zahlen, zahlender, positionen, in, beleg, dokument, alle, aller, und`),
    excluding: list('exkl, zzgl, ohne, netto, exklusive, zuzuglich, netto*'),
    including: list('inkl, brutto, inklusive, einschl, einschliesslich, brutto*, mit'),
    taxWord: list('mwst, ust, mehrwertsteuer, umsatzsteuer, der, die, das, steuer, mw, st, gesetzl, gesetzliche*'),
    freight: list('fracht*, versand*, porto*, transport*, liefer*, zustell*, maut*, anliefer*, *fracht'),
    packaging: list('verpack*, palette*, gebinde*, *verpackung'),
    serviceCharge: list('service*, montage*, anfahrt*, bearbeitung*, einbau*, inbetriebnahme, schulung*, handling'),
    actingAs: list('als'),
    weekday: list(`
      montag, mo, dienstag, di, mittwoch, mi, donnerstag, do, freitag, fr, samstag, sa, sonnabend, sonntag`),
    reduction: list(`
      rabatt, nachlass, skonto, abzgl, abzuglich, abschlag, anzahlung, *rabatt, preisnachlass, mengenrabatt, minus`),
    sending: list(`
      senden, bitte, schicken, richten, ubersenden, ubermitteln, einreichen, mailen, zuzusenden, ist, sind, sie`),
  },
  namedMoney: { CHF: ['Schweizer Franken'] },
};
