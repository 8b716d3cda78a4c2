import type { UsualWords } from '../usual-words.ts';

export const german: UsualWords = {
  titles: {
    order: `
      Bestellung, Auftrag, Bestellschein, Bestellformular, Einkaufsbestellung, Lieferantenbestellung, Kaufauftrag,
      Einkaufsauftrag, Bestellauftrag, Abrufbestellung, Abruf, Materialbestellung, Nachbestellung, Warenbestellung,
      Bestellzettel, Bestellblatt, Bestellliste, Bestellbeleg, Bestellschreiben, Auftragsschein, Eilbestellung,
      Sammelbestellung, Lieferauftrag, Beschaffungsauftrag, Auftragsschreiben, Orderformular, Orderblatt, Order,
      Dispositionsbestellung, Bestellung an Lieferant, Einzelbestellung, Baustellenbestellung, Bestellfax, Faxbestellung,
      Fax-Bestellung, Kaufbestellung, Kundenbestellung, Bestellkarte, Bestellvordruck, Leistungsbestellung, Fremdbestellung,
      Direktbestellung, Einkaufsbeleg, Lagerbestellung, Normalbestellung, Bestellung Nr. 4711, Dienstleistungsbestellung,
      Investitionsbestellung, Werkstattbestellung, Onlinebestellung, Internetbestellung, Webshop-Bestellung, Musterbestellung,
      Vorbestellung, Folgebestellung, PO, Einkaufsorder, Abrufauftrag, Bestellbogen, Medikamentenbestellung, Ordersatz`,
    order_change: `
      Bestelländerung, Änderungsbestellung, Geänderte Bestellung, Auftragsänderung, Änderung der Bestellung,
      Korrigierte Bestellung, Bestellkorrektur, Nachtrag zur Bestellung, Bestellnachtrag, Bestellungsänderung,
      Änderung zur Bestellung, Bestellaenderung, Bestellergänzung, Änderungsmitteilung Bestellung, Aktualisierte Bestellung`,
    order_cancellation: `
      Stornierung, Storno, Bestellstornierung, Stornierung der Bestellung, Abbestellung, Bestellstorno,
      Widerruf der Bestellung, Annullierung der Bestellung, Annullation Bestellung, Stornierung Bestellung, Storno Bestellung,
      Auftragsstornierung, Annullation, Annullierung, Bestellannullierung, Stornobestellung, Bestellwiderruf`,
    order_response: `
      Auftragsbestätigung, Bestellbestätigung, Bestätigung der Bestellung, Eingangsbestätigung, Auftragsannahme,
      Auftragsbestaetigung, Bestellungsannahme, Lieferbestätigung, Bestelleingangsbestätigung, Auftragseingangsbestätigung,
      Verkaufsauftrag, Bestellungsbestätigung, Bestellannahme, Kaufbestätigung, Verkaufsbestätigung, Liefertermin-Bestätigung`,
    quotation: `
      Angebot, Offerte, Kostenvoranschlag, Anfrage, Preisanfrage, Angebotsanfrage, Angebotsaufforderung, Preisliste,
      Ausschreibung, Verkaufsangebot, Preisangebot, Aufforderung zur Angebotsabgabe, Aufforderung zur Abgabe eines Angebots,
      Preisauskunft, Bruttopreisliste, Lieferantenanfrage, Offertanfrage, Preisblatt, Richtofferte, Voranschlag,
      Preisverzeichnis, Budgetangebot, Richtpreisangebot, Bedarfsanfrage, Preisspiegel, Nachtragsangebot, Kostenschätzung,
      Angebotseinholung, Devis`,
    invoice: `
      Rechnung, Proforma-Rechnung, Proformarechnung, Faktura, Mahnung, Zahlungserinnerung, Teilrechnung, Schlussrechnung,
      Abschlagsrechnung, Anzahlungsrechnung, Handelsrechnung, Sammelrechnung, Pro-forma-Rechnung, Eingangsrechnung,
      Ausgangsrechnung, Kontoauszug, Akontorechnung, Letzte Mahnung, Gutschriftsrechnung, Vorauskassenrechnung,
      Vorauszahlungsrechnung, Zahlungsavis, Honorarnote, Rechnungsübersicht, Offene-Posten-Liste, Saldenbestätigung,
      Kostenrechnung, Verkaufsrechnung, Zahlungsaufforderung, Steuerrechnung, Zollrechnung`,
    delivery_note: `
      Lieferschein, Lieferavis, Packliste, Packzettel, Versandanzeige, Wareneingangsschein, Frachtbrief, Ladeschein,
      Warenbegleitschein, Versandavis, Speditionsauftrag, Wareneingang, Kommissionierschein, Warenausgangsschein,
      Versandschein, Begleitschein, Lieferscheinkopie, Wareneingangsbeleg, Wareneingangsprotokoll, Kommissionierliste,
      Pickliste, Abholschein, Ausgabeschein, Materialschein, Übernahmeschein, Anlieferschein, Ladeliste, Lieferanzeige,
      Liefermeldung, Entnahmeschein, Materialentnahmeschein, Packschein, Transportauftrag, Sammellieferschein`,
    receipt: `
      Quittung, Kassenbon, Kassenbeleg, Zahlungsbeleg, Zahlungsbestätigung, Kassabon, Bewirtungsbeleg, Kassenzettel, Barbeleg,
      Kaufbeleg, Kassabeleg`,
    other: `
      Gutschrift, Rahmenvertrag, Rahmenvereinbarung, Lieferplan, Liefereinteilung, Lieferabruf, Bedarfsvorschau, Forecast,
      Retourenschein, Rücklieferschein, Bestandsliste, Inventurliste, Protokoll, Newsletter, Bestellanforderung,
      Bedarfsmeldung, Bestellvorschlag, BANF, Bedarfsanforderung, Materialanforderung, Besprechungsprotokoll,
      Sitzungsprotokoll, Lagerbestandsliste, Rücksendeschein, Rücksendung, Reklamation, Mängelrüge, Belastungsanzeige,
      Konsignationsvertrag, Kaufvertrag, Liefervertrag, Vertrag, Werkvertrag, Absatzprognose, Lieferplanabruf,
      Einkaufsbedingungen, Datenblatt, Stückliste, Beschaffungsantrag, Bedarfsplan, Bestandsübersicht, Rückstandsliste,
      Wartungsvertrag, Rundschreiben, Abnahmeprotokoll, Beschaffungsanforderung, Materialanforderungsschein,
      Anforderungsschein, Lagerliste, Prüfprotokoll, Mietvertrag, Stundenzettel, Gutschriftanzeige`,
  },
  labels: {
    po_number: `
      Bestellnummer, Bestell-Nr., Bestellnr., Best.-Nr., Bestellung Nr., Auftragsnummer, Auftrags-Nr., Auftragsnr.,
      Unsere Bestellnummer, Unsere Bestellung, Bestell-Nummer, Belegnummer, Beleg-Nr., Vorgangsnummer, Vorgangs-Nr., PO-Nummer,
      PO-Nr., Einkaufsbeleg, Einkaufsbelegnummer, Bestellzeichen, Bestellreferenz, Kundenbestellnummer, Abrufnummer, Abruf-Nr.,
      Bestell-ID, Order-Nr., Ordernummer, Bestellscheinnummer, Bestellschein-Nr., Bestellschein Nr., Auftrag Nr., Auftrag,
      Unser Auftrag, Ihre Bestellnummer, Kundenauftragsnr., Bestellnummer/Datum, Nr. der Bestellung, Nummer der Bestellung,
      Bestellungsnummer, Bestellungs-Nr., Bestellbelegnr., Einkaufsbestellnummer, Einkaufsbestellung Nr.,
      Einkaufsauftragsnummer, Bestellbeleg, Dokumentennummer, Dok.-Nr., Kundenbestell-Nr., Bestellkennzeichen,
      Bestellnummer (PO), Lieferantenbestellnummer, Abrufauftrag Nr., PO, Best.Nr., Auftr.-Nr., EK-Beleg, Einkaufsnummer,
      Beschaffungsnummer, Unsere Auftragsnr., Kd.-Bestellnr., Kundenbestellung`,
    order_date: `
      Bestelldatum, Auftragsdatum, Belegdatum, Datum, Bestellt am, Datum der Bestellung, Ausstellungsdatum, Dokumentdatum,
      Erstellt am, Erstelldatum, Datum Bestellung, Bestellung vom, Orderdatum, Erstellungsdatum, Ausgestellt am, Beauftragt am,
      Bestellscheindatum, Abrufdatum, Erfassungsdatum, Datum Auftrag, Dokumentendatum, Best.-Datum, Bestelltag, Vom,
      Auftragsdatum/Zeit, Datum des Auftrags, Briefdatum`,
    delivery_date: `
      Liefertermin, Lieferdatum, Wunschtermin, Wunschliefertermin, Wunschlieferdatum, Gewünschter Liefertermin,
      Gewünschtes Lieferdatum, Lieferung bis, Lieferung am, Liefern bis, Zu liefern bis, Anliefertermin, Anlieferung bis,
      Anlieferung am, Bedarfstermin, Lieferwoche, Liefertag, Lieferzeit, Lieferfrist, Spätester Liefertermin, Spätestens bis,
      Benötigt bis, Benötigt am, Eintrefftermin, Fixtermin, Termin, Wareneingang bis, Lieferung KW, Liefer-KW, Anlieferdatum,
      Erwartetes Lieferdatum, Geplanter Liefertermin, Lieferung gewünscht am, Wunschdatum, Zustelldatum, Anliefertag,
      Auf Baustelle bis, Auf der Baustelle benötigt bis, Bedarfsdatum, Lieferung spätestens, Eintreffdatum,
      Gewünschte Lieferung, Lieferzeitraum, Ausführungstermin, Leistungstermin, Ankunftsdatum, Lieferung zum, Liefertermin bis,
      Lieferterm., Lief.-Termin, Abholtermin, Abholdatum, Versandtermin, Versanddatum, Kundenwunschtermin, Liefertermin fix,
      Lieferung erwünscht, Verbindlicher Liefertermin, Vereinbarter Liefertermin, Bestätigter Liefertermin, Späteste Lieferung,
      Einzuhaltender Liefertermin, Termin Baustelle, Bereitstellungstermin, Bereitstellung am`,
    customer_code: `
      Kundennummer, Kunden-Nr., Kundennr., Kd.-Nr., KdNr., Kd-Nr, Unsere Kundennummer, Unsere Kundennr. bei Ihnen,
      Unsere Kundennummer bei Ihnen, Debitorennummer, Debitor, Debitoren-Nr., Ihre Kundennummer, Kundenkonto, Kundencode,
      Kunden-ID, Kundenkontonummer, Kd. Nr., Kunde Nr., Kundennummer beim Lieferanten, Debitor-Nr., Deb.-Nr., Unsere Kd.-Nr.`,
    supplier_code: `
      Lieferantennummer, Lieferanten-Nr., Lieferantennr., Kreditor, Kreditorennummer, Kreditoren-Nr., Lief.-Nr.,
      Ihre Lieferantennummer, Lieferant Nr., Lieferanten-ID, Kred.-Nr., Kreditor-Nr., Ihre Lieferantennr.,
      Ihre Lieferantennummer bei uns, Lieferantencode, Lief.Nr.`,
    currency: `
      Währung, Währungscode, Belegwährung, Preise in, Beträge in, Alle Preise in, Bestellwährung, Alle Beträge in, Waehrung,
      Auftragswährung, Whrg.`,
    email: 'E-Mail, E-Mail-Adresse, Email, Mail, Mailadresse, eMail',
    tax_number: `
      USt-IdNr., USt-ID, Ust.-Id.-Nr., Steuernummer, UID-Nummer, UID, UID-Nr., MwSt-Nr., St.-Nr.,
      Umsatzsteuer-Identifikationsnummer, Umsatzsteuer-ID, MWST-Nummer, USt.-ID-Nr., UStID, Steuer-Nr., Unsere USt-IdNr.,
      Ihre USt-IdNr., UID Nr., Umsatzsteuernummer, MwSt.-Nummer`,
    contact: `
      Ansprechpartner, Sachbearbeiter, Bearbeiter, Einkäufer, Kontakt, Besteller, Kontaktperson, Zuständig, Bestellt von,
      Bestellt durch, Ansprechpartnerin, Sachbearbeiterin, Einkäuferin, Ansprechpartner Einkauf, Bearbeitet von, Bearbeiter/in,
      Zuständiger Einkäufer, Erstellt von, Disponent, Anforderer, Bauleiter, Bestellt von/am, Sachbearb., Ihr Ansprechpartner,
      Unser Ansprechpartner`,
    other_number: `
      Ihr Zeichen, Unsere Referenz, Ihre Referenz, Angebotsnummer, Angebots-Nr., Rechnungsnummer, Kommission, Kostenstelle,
      Projektnummer, Ihr Angebot, Lieferscheinnummer, Zahlungsbedingungen, Lieferbedingungen, Versandart, Ihre Offerte,
      Offertnummer, Lieferkonditionen, Zahlungskonditionen, Zahlungsziel, Rechnungs-Nr., Rahmenvertragsnummer,
      Rahmenvertrag Nr., Vertragsnummer, Vertrags-Nr., Projekt, Projekt-Nr., Bauvorhaben, Objekt, Ihr Angebot vom, Angebot Nr.,
      Angebot vom, Ihre Nachricht vom, Lieferart, Versandbedingungen, Lieferbedingung, Zahlungsbedingung, Kontierung,
      Leitweg-ID, Betreff, Aktenzeichen, Geschäftszeichen, Kostenträger, Offert-Nr., Incoterms, Projektbezeichnung,
      Baustellennummer, Spediteur`,
  },
  columns: {
    position: 'Pos., Pos, Position, Lfd. Nr., Nr., Zeile, Pos.-Nr., lfd.Nr., Positionsnr., Positionsnummer, PosNr, Zeilennr.',
    name: `
      Bezeichnung, Artikel, Artikelbezeichnung, Beschreibung, Produkt, Leistung, Warenbezeichnung, Material,
      Materialbezeichnung, Produktbezeichnung, Text, Artikelname, Artikelbeschreibung, Gegenstand, Kurztext, Ware,
      Leistungsbeschreibung, Positionstext, Bestelltext, Artikeltext, Langtext, Benennung, Produktname, Materialkurztext,
      Leistungstext, Artikel / Bezeichnung, Bezeichnung / Beschreibung, Bezeichnung der Ware, Produktbeschreibung, Artikelbez.,
      Bez.`,
    code: `
      Artikelnr., Artikelnummer, Art.-Nr., Artikel-Nr., Materialnummer, Material-Nr., Mat.-Nr., Bestellnr., Best.-Nr.,
      Sachnummer, EAN, GTIN, Teilenummer, Unsere Artikelnr., Teile-Nr., Ident-Nr., Produktnummer, Zeichnungsnummer, Barcode,
      EAN-Code, PZN, Kundenartikelnr., Artikelcode, Produkt-Nr., Katalognummer, Kd.-Art.-Nr., Sach-Nr., Unsere Material-Nr.,
      Kundenartikelnummer, Kunden-Materialnummer, EAN-Nr., Zeichnungs-Nr., Produktcode, Art.Nr., ArtNr, Interne Artikelnummer,
      Art. Nr. Kunde, Bestell-Nr., Typ, ISBN, GTIN/EAN, Kunden-Art.-Nr., Materialcode`,
    supplierCode: `
      Ihre Artikelnr., Ihre Artikelnummer, Ihre Art.-Nr., Lieferanten-Art.-Nr., Lieferantenartikelnummer, Lief.-Art.-Nr.,
      Herstellernummer, Hersteller-Art.-Nr., Ihre Materialnummer, Lieferantenartikelnr., Lieferanten-Artikelnr., Ihre Nr.,
      Hersteller-Nr., Herstellerteilenummer, Hersteller-Teilenummer, Ihre Bestellnummer, Lieferanten-Materialnummer,
      Lieferantenmaterialnummer, Ihre Sachnummer, Artikelnr. Lieferant, Artikelnummer Lieferant, Art.-Nr. Lieferant,
      Lief. Artikelnr., Lieferanten-Teilenummer, Ihre Artikel-Nr., Herstellerartikelnr., Ihre Produktnummer,
      Lief.-Artikelnummer, Lief.Art.Nr.`,
    qty: `
      Menge, Anzahl, Stück, Stk., Bestellmenge, Stückzahl, Best.-Menge, Auftragsmenge, Anz., Mg., Bestellte Menge, Liefermenge,
      Abrufmenge, Bedarf, Menge/Einheit, Menge (Stk.), Gesamtmenge, Bestellmenge/ME, Menge in Stk, Bedarfsmenge, Mge.,
      Bestellte Stückzahl, Gewünschte Menge`,
    unit: `
      Einheit, ME, Einh., VE, Mengeneinheit, EH, Verpackungseinheit, BME, Bestellmengeneinheit, Verp.-Einh., Mengeneinh.,
      Bestelleinheit, Maßeinheit, Basiseinheit`,
    price: `
      Einzelpreis, Preis, EP, E-Preis, Stückpreis, Nettopreis, Preis/Stk., Preis pro Stück, Preis je Einheit,
      Einzelpreis netto, Netto-EP, EK-Preis, Einkaufspreis, Einheitspreis, Listenpreis, Preis/Einheit, EK, Preis/ME,
      Preis per Einheit, Preis in EUR, EP €, EP netto, Einzelpreis in €, Einzelpreis (EUR), Nettoeinzelpreis,
      Netto-Einzelpreis, EK netto, Stückpreis netto, Bestellpreis, Preis netto, Einheitspreis netto, Preis exkl. MwSt.,
      Einzelpreis exkl. MwSt, E.-Preis, Einzel-Preis, Einstandspreis, Preis / VE, Netto-EK`,
    priceUnit: 'Preiseinheit, PE, Preis pro, Preis per, je, pro, Preisbasis',
    discount: 'Rabatt, Rabatt %, Rab. %, Rab., Nachlass, % Rabatt, Rabatt in %, Rabattsatz, Rab %, Preisnachlass, Skonto',
    amount: `
      Gesamtpreis, Gesamt, GP, Betrag, Summe, Gesamtbetrag, Nettobetrag, Nettowert, Wert, Positionswert, Gesamt netto,
      Gesamtwert, Positionspreis, Preis gesamt, Zeilensumme, G-Preis, Total, Gesamtpreis EUR, Netto, GP €, GP netto,
      Positionssumme, Bestellwert, Gesamtsumme, Betrag in CHF, Summe netto, Pos.-Wert, Positionsbetrag, Netto gesamt,
      Nettogesamt, Gesamtpreis netto, Total CHF, Zeilenbetrag, Gesamtbetrag netto, Wert in EUR, Gesamt (netto), G.-Preis,
      Gesamtkosten, Nettogesamtpreis, Netto-Gesamtpreis, Gesamt-Preis, Pos.-Summe, Warenwert`,
    tax: `
      MwSt., MwSt. %, USt., USt. %, Steuer, Steuersatz, MwSt-Satz, USt-Satz, MwSt-Code, St.-Satz, Steuerschlüssel, % MwSt,
      Steuer %, MWSt%, USt-Betrag`,
    date: `
      Liefertermin, Lieferdatum, Termin, Wunschtermin, Lieferwoche, Bedarfstermin, Liefert., Liefertermin KW, Lieferung, LT,
      Anliefertermin, Lief.-Termin, Lieferzeit, Wunschliefertermin, Lieferung am, Bedarf am, Lieferung KW, Lieferung bis,
      Eintrefftermin`,
    other: `
      Bemerkung, Gewicht, Kostenstelle, Farbe, Größe, Lagerort, Zolltarifnummer, Kommission, Projekt, Anmerkung, Werk,
      Kontierung, Sachkonto, Chargennummer, Maße, Abmessungen, Kostenträger, Notiz, Ursprungsland, Bemerkungen`,
  },
  totals: {
    net: `
      Zwischensumme, Nettobetrag, Summe netto, Nettosumme, Gesamt netto, Warenwert, Netto, Gesamtbetrag netto,
      Total exkl. MwSt., Summe ohne MwSt., Bestellwert netto, Gesamtsumme netto, Nettogesamtbetrag, Warenwert netto,
      Auftragswert netto, Nettowarenwert, Netto-Betrag, Zwischentotal, Summe Positionen, Total exkl. MWST, Nettowert,
      Gesamtnettobetrag, Netto-Summe, Total netto, Betrag exkl. MwSt., Gesamtbetrag exkl. MwSt, Summe exkl. USt,
      Gesamt ohne MwSt, Netto-Gesamtbetrag, Nettobestellwert, Bestellsumme netto, Auftragssumme netto,
      Gesamtnettowert ohne MwSt, Gesamtnettowert ohne MwSt. EUR, Steuerpflichtiger Betrag, Gesamtpreis netto,
      Netto-Auftragswert, Gesamt-Netto, Gesamtwert netto, Total ohne MwSt, Endsumme netto, Gesamtbetrag ohne USt.,
      Warenwert exkl. MwSt`,
    gross: `
      Gesamtbetrag, Gesamtsumme, Bruttobetrag, Summe brutto, Endbetrag, Gesamt, Gesamt brutto, Total inkl. MwSt.,
      Gesamtbetrag brutto, Bestellwert, Auftragswert, Bestellsumme, Auftragssumme, Rechnungsbetrag, Zu zahlen, Endsumme,
      Gesamtbestellwert, Total, Gesamtbetrag inkl. MwSt., Zahlbetrag, Gesamtwert, Brutto, Summe inkl. MwSt.,
      Gesamtpreis brutto, Gesamt inkl. MwSt, Bruttogesamtbetrag, Gesamtbetrag der Bestellung, Gesamtsumme brutto,
      Auftragssumme brutto, Gesamtauftragswert, Betrag inkl. MwSt, Bruttosumme, Gesamtbetrag EUR, Bestellwert gesamt,
      Total CHF, Gesamtpreis inkl. MwSt., Summe inkl. USt, Endtotal, Rechnungstotal, Bestelltotal, Gesamttotal,
      Gesamtbetrag inkl. USt, Bestellwert brutto, Brutto-Betrag, Gesamt-Summe`,
    tax: `
      MwSt., 19% MwSt., zzgl. 19% MwSt., USt., Umsatzsteuer, Mehrwertsteuer, MwSt. 8.1%, zzgl. MwSt., 20% USt., Steuerbetrag,
      + 20% MwSt, USt. 20%, Umsatzsteuer 19 %, gesetzl. MwSt., MwSt.-Betrag, Mehrwertsteuer 19%, zuzüglich 19% MwSt, Steuer,
      USt-Betrag, Summe MwSt`,
    carry: 'Übertrag, Seitensumme, Zwischensumme Seite 1, Fortsetzung, Übertrag von Seite 1, Vortrag, Übertrag auf Seite 2',
    charge: `
      Versandkosten, Fracht, Frachtkosten, Porto, Verpackung, Verpackungskosten, Transportkosten, Mindermengenzuschlag,
      Kleinmengenzuschlag, Versicherung, Energiezuschlag, Mautzuschlag, Legierungszuschlag, Expresszuschlag, Logistikpauschale,
      Bearbeitungsgebühr, Porto und Verpackung, Teuerungszuschlag, Dieselzuschlag, Rabatt, Skonto, Lieferkosten, Versandspesen,
      LSVA, VRG, Versandpauschale, Frachtpauschale, Kleinmengenaufschlag, Bearbeitungspauschale, Pfand, Leergut,
      Verpackungspauschale, Gefahrgutzuschlag, Zustellgebühr, Palettengebühr, Materialteuerungszuschlag, Rundung,
      Rundungsdifferenz, Treibstoffzuschlag, Kranentladung, Dieselfloater, Metallzuschlag, Kupferzuschlag,
      Fracht und Verpackung, Fracht & Verpackung, Vorfracht, Transportpauschale, Auftragspauschale, Mindestmengenzuschlag,
      Liefergebühr, Mautpauschale`,
  },
  zones: {
    buyer: `
      Besteller, Auftraggeber, Kunde, Käufer, Rechnungsadresse, Rechnungsanschrift, Rechnung an, Rechnungsempfänger,
      Bestellt durch, Rechnung senden an, Bitte senden Sie die Rechnung an, Fakturaadresse, Rechnungsstellung an,
      Kundenadresse, Kundendaten, Abnehmer, Absender, Rechnung bitte an, Rechnungen an, Rechnung geht an, Bestelladresse,
      Bestellende Firma, Rechnungsadresse des Bestellers, Rechnungsversand an, Rechnungen bitte an, Rechnungen senden an,
      Bestellerin, Auftraggeberin, Einkaufsorganisation, Bestellende Stelle, Bedarfsstelle, Bestellt von, Faktura an,
      Fakturierung an, Bestellende Organisation, Rechnung zu senden an, Rechnungsstelle, Käuferin, Rechnungslegung an,
      Rechnung ist zu senden an, Öffentlicher Auftraggeber, Vergabestelle, Bestellung von`,
    seller: `
      Lieferant, Verkäufer, Auftragnehmer, Lieferantenadresse, Anbieter, Kreditor, Lieferantenanschrift, Hersteller, An,
      An Lieferant, Lieferantin, Lieferantendaten, Auftragnehmerin, Verkäuferin, Lieferfirma, Bestellung an, Lieferer,
      Adresse des Lieferanten, Anschrift des Lieferanten, Lieferantenname, Bestellt bei`,
    ship_to: `
      Lieferadresse, Lieferanschrift, Lieferung an, Warenempfänger, Empfänger, Versandadresse, Abladestelle, Lieferort,
      Anlieferadresse, Versandanschrift, Lieferung nach, Entladestelle, Liefern an, Baustelle, Baustellenadresse,
      Anlieferung an, Anlieferort, Empfangsstelle, Lieferstelle, Bestimmungsort, Anlieferungsort, Anlieferstelle, Versand an,
      Bitte liefern an, Lieferung frei Baustelle, Anlieferungsadresse, Warenannahme, Zu liefern an, Einsatzort,
      Lieferung erfolgt an, Verwendungsstelle, Bitte liefern Sie an, Warenempfängerin, Ablieferort, Zustelladresse, Ware an`,
    third: `
      Endkunde, Bauherr, Bauherrschaft, Endabnehmer, Unser Kunde, Unser Auftraggeber, Generalunternehmer, Endanwender,
      Für unseren Kunden, Endkundin, Endverwender`,
  },
};
