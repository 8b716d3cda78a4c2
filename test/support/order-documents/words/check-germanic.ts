import { company, list, type Words } from './words.types.ts';

/** Labels of the check set: nothing is tuned against them. */
export const checkGermanic: { readonly [language: string]: Words } = {
  en: {
    title: list('Purchase Order | PURCHASE ORDER | Supplier Purchase Order | Standard Purchase Order | P/O'),
    notOrder: {
      invoice: list('INVOICE | Commercial Invoice | VAT Invoice'),
      order_response: list('Order Acknowledgement | ORDER CONFIRMATION'),
      quotation: list('Quotation | Price Quote | Estimate'),
      delivery_note: list('DELIVERY NOTE | Packing List | Dispatch Note'),
    },
    po: list('P.O. No. | PO # | Order Number | Purchase Order Number | Our Ref. / PO | Document no.'),
    date: list('Order Date | P.O. Date | Date of order | Dated'),
    delivery: list('Delivery Due Date | Date Required | Deliver on | Requested Ship Date | Due on site | ETA requested'),
    sentence: list('Kindly arrange delivery on or before {date}. | We expect the goods at our warehouse on {date}.'),
    buyer: list('Invoice Address | Bill-to | Purchaser | Ordering company | Sold to'),
    seller: list('Supplier Details | Vendor Address | Order placed with | To'),
    shipTo: list('Ship-To Address | Consignee | Goods to'),
    column: {
      pos: list('Ln | S/N | No.'),
      code: list('Part No. | Item Code | Material | Stock code | Vendor item'),
      name: list('Item Description | Goods / Services | Article | Material description | Particulars'),
      qty: list('Order Qty | Qty Req. | QTY | No. of units'),
      unit: list('UOM | Unit of measure | Per'),
      price: list('Unit Rate | Price/Unit | Net price | Cost | Unit Price (excl.)'),
      discount: list('Disc % | Less %'),
      amount: list('Extended | Line Value | Net Amount | Extension | Total Price'),
    },
    net: list('Net value | Sub-total | Goods total'),
    tax: list('VAT @ 20% | Sales Tax (20%)'),
    gross: list('Order Value | Total Due | Gross Total | Total order value | Amount payable'),
    units: list('PCE | EA | CTN | KG | Nos'),
    email: list('E: | Email address | e-mail'),
    phone: 'Tel',
    closing: list(`
      Goods must be accompanied by a delivery note quoting our PO number. | Invoices to be sent to the above address. | Subject to
      our standard terms and conditions of purchase.`),
    number: ['1,234.50', '1234.50'],
    dates: ['slashed', 'short month', 'long', 'iso', 'two-digit year'],
    months: list(`
      January | February | March | April | May | June | July | August | September | October | November | December`),
    currency: list('GBP | USD | EUR | CAD'),
    companies: [
      company('Harrogate Engineering plc', 'harrogate-eng.co.uk', 'Unit 7, Riverside Park', 'Harrogate HG2 8PA'),
      company('Blue Mesa Outfitters LLC', 'bluemesa.com', '418 Canyon Rd', 'Boulder, CO 80302'),
      company('St. Brendan’s Hospital Trust', 'stbrendans.org', 'Hospital Road', 'Galway H91 T861'),
      company('Pacific Rim Trading Co.', 'pacrimtrading.com', '1190 Pier Avenue, Suite 4', 'Long Beach, CA 90802'),
    ],
    products: list(`
      Ball valve DN25 brass | Hydraulic hose 1/2" x 5 m | Nitrile gloves, powder-free (L) | Pallet wrap 500 mm clear | Bearing 6204-2RS |
      Thermal paper rolls 80 x 80 | Cable tie 200 x 4.8 black, pack of 100 | Filter cartridge 10" 5 micron | Steel shelving unit 5 tier | Espresso beans 1 kg
      dark roast | Conference phone IP 7000`),
  },
  de: {
    title: list('Bestellung | BESTELLSCHEIN | Lieferauftrag | Materialbestellung'),
    notOrder: {
      invoice: list('RECHNUNG | Abschlagsrechnung'),
      order_response: list('AUFTRAGSBESTÄTIGUNG | Bestätigung Ihrer Bestellung'),
      quotation: list('ANGEBOT | Kostenvoranschlag | Preisanfrage'),
      delivery_note: list('LIEFERSCHEIN | Warenbegleitschein'),
    },
    po: list('Bestellung Nr. | Bestellnr. | Auftragsnummer | Unsere Bestellnummer | Beleg Nr.'),
    date: list('Bestellt am | Datum der Bestellung | Ausstellungsdatum'),
    delivery: list('Lieferung bis | Eintreffdatum | Lieferwunsch | Bedarfstermin | Anliefertermin'),
    sentence: list('Wir erwarten die Anlieferung am {date}. | Die Ware muss bis {date} bei uns eintreffen.'),
    buyer: list('Rechnung an | Auftraggeber | Käufer | Rechnungsanschrift'),
    seller: list('Lieferant | Firma | Auftragnehmer'),
    shipTo: list('Lieferort | Warenannahme | Lieferung an'),
    column: {
      pos: list('Pos | lfd. Nr.'),
      code: list('Art.-Nr. | Materialnummer | Lief.-Art.-Nr. | Artikelnummer'),
      name: list('Artikel | Materialbezeichnung | Text | Leistung / Artikel'),
      qty: list('Menge | Best.-Menge | Stückzahl'),
      unit: list('ME | Einheit | Mengeneinheit'),
      price: list('Preis | Stückpreis | Einzelpreis netto | Preis/Einheit'),
      discount: list('Rabatt | Rabatt in %'),
      amount: list('Gesamt netto | Wert | Positionswert | Gesamtpreis'),
    },
    net: list('Nettosumme | Summe Positionen | Warenwert'),
    tax: list('Mehrwertsteuer 19 % | + 19 % USt'),
    gross: list('Gesamtsumme brutto | Bestellwert | Rechnungsbetrag | Gesamt'),
    units: list('ST | Stück | VPE | kg | m'),
    email: list('E-Mail-Adresse | Mail'),
    phone: 'Tel.',
    closing: list(`
      Bitte geben Sie unsere Bestellnummer auf allen Papieren an. | Rechnung bitte als PDF an die oben genannte Adresse. | Teillieferungen
      sind nicht gestattet.`),
    number: ['1.234,50', '1234,50', "1'234.50"],
    dates: ['dotted', 'two-digit year', 'long', 'week'],
    months: list(`
      Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember`),
    currency: list('EUR | CHF'),
    companies: [
      company('Gebr. Lindner Maschinenbau GmbH & Co. KG', 'lindner-mb.de', 'Am Gewerbepark 21', '33605 Bielefeld'),
      company('Kaufhaus Ahrens e.K.', 'kaufhaus-ahrens.de', 'Breite Straße 4', '23552 Lübeck'),
      company('Seilbahnen Engadin AG', 'seilbahnen-engadin.ch', 'Via Maistra 30', '7500 St. Moritz'),
      company('Klinikum Rosenhöhe gGmbH', 'klinikum-rosenhoehe.de', 'Parkallee 60', '64287 Darmstadt'),
    ],
    products: list(`
      Kugelhahn DN25 Messing | Hydraulikschlauch 1/2" 5 m | Nitrilhandschuhe Gr. L (100 St.) | Palettenfolie 500 mm transparent |
      Rillenkugellager 6204-2RS | Thermorollen 80 x 80 mm | Kabelbinder 200 x 4,8 schwarz | Filterkerze 10" 5 µm | Steckregal 5 Böden
      verzinkt | Espressobohnen 1 kg`),
  },
  nl: {
    title: list('Inkoopopdracht | BESTELFORMULIER | Inkooporder'),
    notOrder: {
      invoice: list('Factuur | Verkoopfactuur'),
      order_response: list('ORDERBEVESTIGING | Opdrachtbevestiging'),
      quotation: list('Offerte | Prijsopgave'),
      delivery_note: list('Leverbon | PAKBON'),
    },
    po: list('Inkoopordernummer | Order nr. | Bestelnr. | Ons bestelnummer'),
    date: list('Orderdatum | Datum bestelling | Besteld op'),
    delivery: list('Gevraagde leverdatum | Te leveren op | Leveren voor | Verwachte leverdatum'),
    sentence: list('Wij verzoeken u te leveren vóór {date}. | De goederen dienen op {date} geleverd te worden.'),
    buyer: list('Factuur aan | Opdrachtgever | Koper'),
    seller: list('Leverancier | Aan'),
    shipTo: list('Aflevering | Bezorgadres'),
    column: {
      pos: list('Nr. | Regel'),
      code: list('Artikel | Art.nr. | Uw artikelnr.'),
      name: list('Omschrijving artikel | Beschrijving | Benaming'),
      qty: list('Besteld | Aantal | Hvh'),
      unit: list('Eenh. | Eenheid'),
      price: list('Netto prijs | Prijs p/st | Eenheidsprijs'),
      discount: list('Krt. % | Korting'),
      amount: list('Regelbedrag | Bedrag | Totaal excl.'),
    },
    net: list('Totaal excl. btw | Nettobedrag'),
    tax: list('Btw 21 % | BTW hoog 21%'),
    gross: list('Totaal incl. btw | Te betalen | Ordertotaal'),
    units: list('stk | st. | doos | rol'),
    email: list('E-mailadres | Mail'),
    phone: 'Telefoon',
    closing: list('Vermeld ons ordernummer op pakbon en factuur. | Op deze order zijn onze inkoopvoorwaarden van toepassing.'),
    number: ['1.234,50', '1234,50'],
    dates: ['dashed', 'slashed', 'long', 'dotted'],
    months: list(`
      januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december`),
    currency: list('EUR'),
    companies: [
      company('Scheepswerf Zijlstra B.V.', 'zijlstra-werf.nl', 'Industriehaven 3', '8861 AA Harlingen'),
      company('Stichting Zorggroep Veluwe', 'zorggroepveluwe.nl', 'Dorpsstraat 101', '7311 BK Apeldoorn'),
    ],
    products: list(`
      Kogelkraan DN25 messing | Hydrauliekslang 5 m | Nitril handschoenen maat L | Rekfolie 500 mm transparant | Groefkogellager 6204 |
      Kassarollen 80 x 80`),
  },
  sv: {
    title: list('INKÖPSBESTÄLLNING | Inköpsorder | BESTÄLLNING'),
    notOrder: {
      invoice: list('Faktura'),
      order_response: list('ORDERBEKRÄFTELSE | Ordererkännande'),
      quotation: list('Offert | Prisförslag'),
      delivery_note: list('FÖLJESEDEL | Packsedel'),
    },
    po: list('Beställningsnummer | Vårt ordernr | Inköpsordernummer | Order nr'),
    date: list('Beställningsdatum | Orderdatum'),
    delivery: list('Begärt leveransdatum | Leverans den | Leveransvecka | Önskad leverans'),
    sentence: list('Leverans önskas den {date}. | Varorna ska vara oss tillhanda {date}.'),
    buyer: list('Faktureras | Beställare | Kund'),
    seller: list('Leverantör'),
    shipTo: list('Levereras till | Godsadress'),
    column: {
      pos: list('Rad | Nr'),
      code: list('Artikelnummer | Art nr | Lev. artnr'),
      name: list('Artikelbenämning | Produkt | Text'),
      qty: list('Best. antal | Antal'),
      unit: list('Enhet | Enh.'),
      price: list('Nettopris | A-pris | Pris per enhet'),
      discount: list('Rab. % | Rabatt'),
      amount: list('Radbelopp | Summa | Netto'),
    },
    net: list('Nettobelopp | Summa netto'),
    tax: list('Moms 25 % | Mervärdesskatt 25 %'),
    gross: list('Totalbelopp | Summa att betala | Ordersumma'),
    units: list('st | rle | kg | krt'),
    email: list('Epost | E-postadress'),
    phone: 'Telefon',
    closing: list('Ange alltid vårt beställningsnummer. | Faktura skickas till ovanstående adress.'),
    number: ['1 234,50', '1234,50'],
    dates: ['iso', 'long', 'slashed', 'week'],
    months: list(`
      januari | februari | mars | april | maj | juni | juli | augusti | september | oktober | november | december`),
    currency: list('SEK | EUR'),
    companies: [
      company('Lindqvist & Partners Mekaniska AB', 'lindqvistmek.se', 'Verkstadsgatan 12', '721 30 Västerås'),
      company('Umeå Kyltransport AB', 'umeakyl.se', 'Hamnvägen 9', '904 20 Umeå'),
    ],
    products: list(`
      Kulventil DN25 mässing | Hydraulslang 5 m | Nitrilhandskar stl L | Sträckfilm 500 mm | Spårkullager 6204 | Kvittorullar 80 x 80`),
  },
};
