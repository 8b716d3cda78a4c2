import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const dutch: Language = {
  code: 'nl',
  common: list(`
    de, het, een, en, van, voor, uw, onze, wij, met, op, bestelling, levering, prijs, aantal, datum, bedrag, klant, leverancier, omschrijving, graag,
    nummer`),
  columns: {
    position: list(`
      pos, regel, nr, positie, regelnr, lijn, volgnr, lijnnr, lijn nr`),
    code: list(`
      artikelnr, artikelnummer, art nr, artikel nr, artikelcode, code, productcode, productnummer, referentie, ref, ons artikelnr, ons artikelnummer,
      ean, productnr, sku, bestelcode, art code,
      ean code, itemnr, itemnummer, onze code, artikelref, onze referentie`),
    supplierCode: list(`
      uw artikelnr, uw artikelnummer, uw art nr, uw code, leveranciersartikelnummer, artikelnr leverancier, lev artikelnr, uw referentie,
      artikelnummer leverancier, lev art nr,
      leveranciersartikelnr, referentie leverancier, ref leverancier, leveranciersref, leveranciersreferentie,
      leverancierscode, artikelcode leverancier, uw artikelcode, code leverancier, leveranciersartikelcode, art nr lev,
      fabrikantcode, uw ref`),
    name: list(`
      omschrijving, artikel, product, beschrijving, artikelomschrijving, productomschrijving, benaming, dienst, producten, artikelen, naam,
      productnaam, artikelnaam, *omschrijving,
      goederen`),
    qty: list(`
      aantal, hoeveelheid, stuks, besteld, aantal besteld, qty, bestelaantal, besteld aantal, aant, hvh, hvhd,
      hoev, bestelde hoeveelheid, te bestellen, gevraagde hoeveelheid, bestelhoeveelheid`),
    unit: list(`
      eenheid, eenh, ehd, verpakking, eh, per, maateenheid, verpakkingseenheid, besteleenheid, inkoopeenheid`),
    price: list(`
      prijs, stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, stuksprijs, netto prijs, nettoprijs, p st, prijs excl, inkoopprijs, a, eh
      prijs, prijs stuk, prijs p st, prijs @ stuk, prijs excl btw, bruto prijs, stukprijs excl btw, per stuk, *prijs,
      e p, ehp, tarief,
      prijs eenheid`),
    priceUnit: list(`
      prijs per`),
    discount: list(`
      korting, korting %, % korting, kort, kort %, krt %, kortingspercentage`),
    tax: list(`
      btw, btw %, % btw, btw tarief, btw code, btw bedrag, btw percentage`),
    amount: list(`
      bedrag, totaal, totaalprijs, totaalbedrag, regelbedrag, netto bedrag, subtotaal, regeltotaal, totaal excl, bedrag excl, waarde, totaal excl btw,
      bedrag excl btw, netto, nettobedrag, totaal prijs, totaal netto, prijs totaal,
      lijntotaal, lijnbedrag, regelprijs`),
    date: list(`
      leverdatum, levering, datum, leverdag, leverweek, levertijd, gewenste leverdatum, leveringsdatum, afleverdatum,
      levertermijn, gewenste datum`),
    other: list(`
      gewicht, kleur, maat, opmerking, opmerkingen, status, valuta, magazijn, afmeting, kostenplaats, grootboek,
      grootboekrekening`),
  },
  labels: {
    po_number: list(`
      bestelnummer, inkoopordernummer, inkooporder nr, inkooporder, bestelbon nr, bestelbon, ordernummer, order nr, bestelling nr, bestelling, ons
      bestelnummer, onze order, inkoopnummer, ons ordernummer, uw order, uw ordernummer, uw bestelnummer, bestel nr, bestelnr, ordernr, inkoopordernr,
      bestelbonnummer, bestelreferentie, opdrachtnummer, klantorder, order, inkooporder nummer, order nummer, onze bestelling, po nummer, uw
      referentie order, inkoopbonnummer, documentnummer, inkoopdocument, inkoopdoc,
      aankoopordernummer, aankooporder, aankoopordernr, aankoopnummer, opdrachtnr, klantordernummer, besteldocument,
      aankoopbonnummer, bestelbonnr, bestelref, orderreferentie, afroepopdracht, afroeporder`),
    order_date: list(`
      besteldatum, orderdatum, datum, datum bestelling, inkoopdatum, bestelbondatum, datum order, opdrachtdatum, aankoopdatum,
      besteld op, datum van opmaak, opgemaakt op, aanmaakdatum, dagtekening, inkooporderdatum, aankooporderdatum, orderdat`),
    delivery_date: list(`
      wanneer nodig, gewenst op,
      gewenste leverdatum, leverdatum, gewenste levering, levering op, leveren voor, levering uiterlijk, leverweek, levering, verwachte leverdatum,
      uiterste leverdatum, leveren op, levertijd, afleverdatum, gewenste afleverdatum, te leveren op, levering voor, uiterlijke leverdatum, leverdatum
      gewenst, leveren uiterlijk, gevraagde leverdatum, levertermijn, leveringsdatum, leverdat,
      te leveren tegen, nodig op, nodig voor, benodigd op, benodigd voor, gewenst op, leverdag, bezorgdatum, levering tegen,
      op werf tegen, datum nodig, verzenddatum, gewenste week`),
    currency: list(`
      valuta, munt, prijzen in, bedragen in, munteenheid, muntsoort, alle bedragen in`),
    customer_code: list(`
      klantnummer, klantnr, debiteurnummer, ons klantnummer, debiteurnr, klantcode, debiteur, klant nr, debiteuren nr, uw klantnummer,
      klantencode, onze klantcode bij u, onze klantcode, ons klantnr bij u, onze klantcode bij jullie, debiteurennummer, relatienummer, klantennummer, ons klantnummer bij u, klantencode bij u, klant id,
      relatienr`),
    phone: list('tel, telefoon, telefoonnummer, mobiel, t'),
    tax_number: list(`
      btw nummer, btw nr, btw, btw id, kvk, kvk nummer, btw identificatienummer, kvk nr, ondernemingsnummer, ondernemingsnr,
      kbo nummer, kbo nr`),
    email: list('email, e mail, mail, e mailadres, emailadres, e'),
    contact: list(`
      contactpersoon, contact, inkoper, besteld door, ter attentie van, t a v, aanvrager, behandeld door, tav, aankoper,
      opgesteld door, opgemaakt door`),
    supplier_code: list(`
      leveranciersnummer, crediteurnummer, leveranciernummer, crediteurnr, leveranciersnr, crediteur, crediteurennummer,
      leverancierscode, leveranciers id`),
    other_number: list(`
      betaalwijze, betaalmethode, factuurnummer, factuur nr, offertenummer, uw offerte, offerte, pakbonnummer, pagina, fax, uw referentie, onze referentie, project,
      projectnummer, betalingsvoorwaarden, betalingsconditie, betalingstermijn, betaling, leveringsvoorwaarden, leveringsconditie, verzendwijze, iban,
      bic, bank, website, web, afleveradres, leveradres, adres, opmerkingen, kenmerk, betreft, uw kenmerk, ons kenmerk, vervoerder,
      werfnummer, onze ref, uw ref, offerte nr, contractnummer, contract nr, raamcontractnummer, dossiernummer, dossier nr,
      kostenplaats`),
  },
  zones: {
    buyer: list(`
      huurder,
      factuuradres, factuur aan, besteller, klant, koper, afnemer, opdrachtgever, van, bedrijf, afzender, klantgegevens, bedrijfsnaam, besteld door,
      facturatieadres, facturen aan, factuur naar, factureren aan, naam klant, klantnaam,
      aankoper, aanbestedende overheid, aankopende dienst, inkooporganisatie, gelieve te factureren aan, factureren naar`),
    ship_to: list(`
      afleveradres, leveradres, leveren aan, verzendadres, bezorgadres, aflevering, afleveren aan, afleverlocatie, leveringsadres, verzenden naar,
      werfadres, plaats van levering, leverplaats, leveringsplaats, bestemming, leverlocatie, losadres, ontvanger,
      goederenontvanger, geleverd aan, bouwplaats, projectadres, werf`),
    seller: list(`
      verhuurder,
      leverancier, verkoper, aan, crediteur, leveranciersgegevens, leverancier gegevens, naam leverancier, gegevens leverancier,
      opdrachtnemer, adres leverancier, aan leverancier, leveranciersadres, besteld bij, bestellen bij, te bestellen bij`),
    third: list(`
      eindklant, eindgebruiker, hoofdaannemer, bouwheer, onze opdrachtgever, onze klant, eindafnemer`),
  },
  titles: {
    order: list(`
      afroepopdracht, afroepbestelling,
      inkooporder, bestelling, bestelbon, order, inkoopbestelling, opdracht, bestelformulier, orderformulier, afroeporder, nieuwe bestelling,
      bestelorder, inkoopopdracht, afroep, bestellijst,
      aankooporder, aankoopbon, aankoopbestelling, bestelopdracht, aankoopopdracht, inkoopbon, orderbon, bestelbrief,
      opdrachtbon, opdrachtbrief, opdrachtverstrekking, bestelstaat, bestelblad, spoedorder, materiaalorder, leveranciersorder`),
    order_change: list(`
      orderwijziging, gewijzigde bestelling, wijziging bestelling, gewijzigde order, gewijzigde inkooporder, wijziging inkooporder, bestelwijziging,
      wijziging op bestelling, wijziging order`),
    order_cancellation: list(`
      annulering, annulering bestelling, annulering inkooporder, annulering van bestelling, geannuleerde order, annulering order, intrekking
      bestelling,
      annulatie`),
    order_response: list(`
      orderbevestiging, opdrachtbevestiging, bevestiging van uw bestelling, bestelbevestiging, bevestiging, bevestiging van uw order,
      verkooporder`),
    quotation: list(`
      offerte, prijsopgave, offerteaanvraag, prijsaanvraag, aanbieding, prijslijst, aanvraag offerte, aanvraag,
      prijsoverzicht, nettoprijslijst,
      prijsvoorstel, prijsvraag, tarieflijst, kostenraming`),
    invoice: list(`
      betaaladvies, betalingsadvies, betaalspecificatie,
      factuur, proforma factuur, proformafactuur, rekeningoverzicht, aanmaning, betalingsherinnering, verkoopfactuur,
      herinnering, rekening, nota, verzamelfactuur, tweede aanmaning, laatste aanmaning,
      ingebrekestelling`),
    delivery_note: list(`
      pakbon, leverbon, afleverbon, paklijst, verzendlijst, vrachtbrief, afleverbewijs, leveringsbon, verzendbon,
      verzendnota, zendnota, afleveringsbon, ontvangstbon, goederenontvangstbon, picklijst, pickbon, laadbon, laadlijst,
      ontvangstnota, magazijnbon, uitgiftebon`),
    receipt: list(`
      kassabon, ontvangstbewijs, kwitantie, betaalbewijs, bon, kasticket, kassaticket`),
    other: list(`
      leverprognose, levering prognose, backorderlijst,
      creditnota, creditfactuur, algemene voorwaarden, inkoopvoorwaarden, contract, algemene inkoopvoorwaarden,
      retourbon, retour, voorraadlijst, overeenkomst, datablad, klacht, catalogus, certificaat, cv, raamovereenkomst,
      raamcontract, raamorder, mantelovereenkomst, mantelcontract, afroepcontract, jaarcontract,
      leveringsovereenkomst, leverschema, afroepschema, prognose, afnameprognose, forecast, inkoopaanvraag,
      retourformulier, retourzending, retourpakbon, retourmelding,
      leveringsschema, retournota, stocklijst, notulen, nieuwsbrief, bestelaanvraag, aankoopaanvraag, bestelvoorstel,
      inkoopvoorstel, besteladvies, vergaderverslag, voorraadoverzicht, inventarislijst, klachtenformulier, debetnota,
      backorderoverzicht, retouropdracht, openstaande orders, openstaande bestellingen`),
  },
  phrases: {
    order: list(`
      hierbij bestellen wij, wij bestellen, gelieve te leveren, graag bestellen wij, graag ontvangen wij, wij willen graag bestellen, gaarne levering,
      gelieve te bevestigen, gaarne bevestiging, graag uw orderbevestiging, bestelnummer vermelden, bestelnummer op uw factuur, ik bestel, ordernummer
      vermelden, stuur ons, verzoeken u te leveren, graag bevestigen, inkoopvoorwaarden van toepassing`),
    order_change: list(`
      vervangt onze bestelling, wijzigen wij onze bestelling, wijzigen onze order, vervangt onze order, nieuw aantal, oud aantal, vervangt bestelling,
      vervangt inkooporder`),
    order_cancellation: list('wij annuleren, hierbij annuleren, gelieve te annuleren, te annuleren'),
    order_response: list(`
      bedankt voor uw bestelling, dank voor uw bestelling, wij bevestigen uw order, wij bevestigen uw bestelling, bedankt voor je bestelling, dank u
      voor uw bestelling, dank voor uw order, hierbij bevestigen wij, bedankt voor uw order, danken u voor uw`),
    quotation: list(`
      geldig tot, offerte geldig, wij bieden u, offertenummer, uw scherpste prijs, geldigheidsduur, offertedatum, ontvangen wij graag uw offerte,
      vrijblijvend, uw prijzen, een offerte, uw beste prijs, prijsopgave`),
    invoice: list(`
      factuurnummer, factuurdatum, te betalen, vervaldatum, uiterste betaaldatum, factuur nr, te voldoen, gelieve te betalen, verzoeken u vriendelijk
      het bedrag, openstaand bedrag, factuurbedrag, overmaken op`),
    delivery_note: list('geleverd aantal, aantal geleverd, aantal colli, voor ontvangst, pakbonnummer, geleverd, ontvangen door'),
    receipt: list('betaald met, pinbetaling, contant betaald'),
    other: list('creditnotanummer, creditnummer'),
  },
  totals: {
    net: list(`
      subtotaal, totaal excl, totaal exclusief, netto totaal, totaal netto, totaal excl btw, netto, bedrag excl, goederenwaarde, totaal goederen,
      nettobedrag, netto bedrag,
      goederenbedrag, maatstaf van heffing, nettototaal, belastbaar bedrag, totaal lijnen`),
    gross: list(`
      bedrag, totaal, totaal incl, totaal inclusief, totaalbedrag, te betalen, eindtotaal, totaal te betalen, totaal incl btw, ordertotaal, totaal
      order, totaal bestelling, besteltotaal, factuurbedrag, orderbedrag,
      brutobedrag, totale waarde, orderwaarde`),
    tax: list(`
      btw, totaal btw, btw bedrag, plus btw, bedrag btw`),
    carry: list(`
      transport, vervolg, vervolg op pagina, over te dragen, overgedragen, overdracht`),
  },
  charges: list(`
    verzendkosten, vracht, vrachtkosten, transportkosten, verpakking, bezorgkosten, korting, porto, administratiekosten, transport, orderkosten,
    toeslag, emballage, leveringskosten, afronding, aanbetaling,
    verpakkingskosten, kleine ordertoeslag, kleine order toeslag, ordertoeslag, brandstoftoeslag, portkosten, portokosten,
    statiegeld, milieubijdrage, recupelbijdrage, recupel, leeggoed, leegoed, palletkosten, handlingkosten, afhandelingskosten,
    energietoeslag, dieseltoeslag, verwijderingsbijdrage, behandelingskosten, verzekering, orderkorting, contantkorting`),
  months: lists(
    'januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weeks: list('week, wk'),
  units: list(`
    st, stuk, stuks, stk, doos, dozen, ds, pak, pakken, rol, rollen, zak, zakken, fles, flessen, paar, meter, uur, uren, kg, liter, pallet, pallets,
    krat, kratten, blik, blikken, bus, vel, vellen, emmer, emmers, karton, verp, verpakking, jerrycan, vat, vaten, riem, pot, potten`),
  numbers: list('-, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf'),
  cues: {
    bounding: list('meer dan, minstens, tot, minder dan, vanaf, minimaal'),
    listing: list('catalogus*, *catalogus, prijslijst*, *prijslijst, assortiment*'),
    endingInOrder: list('*bestelling, *bestelbon, *bestellijst'),
    accepting: list(`
      gaan akkoord met uw offerte, wij accepteren uw offerte, akkoord op uw offerte, akkoord met uw offerte, aanvaarden
      uw offerte`),
    informing: list(`
      kopie ter informatie, alleen ter informatie, kopie ter kennisgeving, niet uitvoeren, niet leveren, niet uitleveren`),
    each: list('x, a, per'),
    hundred: list('honderd, hond'),
    thousand: list('duizend, dzd'),
    optional: list('optie, optioneel, alternatief'),
    asking: list(`
      kunnen jullie, kunt u ons, graag ontvangen wij, graag ontvangen we, we hebben nodig, wij hebben nodig,
      zouden graag, willen graag, graag leveren, graag meesturen, wilt u ons, graag voor ons, nodig hebben`),
    theirOrder: list('uw bestelling, uw order, je bestelling, jouw bestelling, uw opdracht, uw orders'),
    taken: list(`
      hebben wij ontvangen, hebben we ontvangen, goede orde ontvangen, is onderweg, is verzonden,
      bedankt voor uw bestelling, bedankt voor je bestelling`),
    former: list('was, voorheen, eerder, in plaats van, i p v, oorspronkelijk'),
    requisitioning: list(`
      aanvraag, bestelaanvraag, inkoopaanvraag, aankoopaanvraag`),
    returning: list(
      'sturen naar, retour naar, mailen naar, opsturen naar, terugsturen naar, mailen aan, zenden aan, bestellingen naar',
    ),
    spanning: list('periode, *periode, looptijd, duur'),
    fulfilled: list('geleverd, ontvangen, verzonden, restant, nog te leveren, voorraad, locatie, retour, in backorder'),
    ordering: list(`
      bestel*, opdracht*, inkoop*, order*, afroep*, aankoop*`),
    number: list('nummer, nr, no, *nummer, *nr, kenmerk, code, id'),
    date: list('datum, *datum, d d, dd, dag, aangemaakt, opgesteld'),
    dated: list('van, d d, dd, datum, gedateerd, per, op'),
    delivering: list('lever*, aflever*, aanlever*, oplever*, uitlever*, ontvangst*, aankomst*, verzend*, bezorg*'),
    when: list(`
      datum, dag, dagen, week, uiterlijk, uiterlijke, uiterste, voor, op, gewenste, gewenst, gevraagde, verwachte, wk, geplande, termijn, tijd,
      tijdstip, *datum, *dag, *week, *termijn, wens, laatste`),
    wanted: list('gewenst*, gevraagd*, verwacht*, benodigd*, verlangd*, uiterlijk*'),
    by: list('voor, uiterlijk, tegen, tot, voor of op, uiterlijk op, binnen'),
    needing: list('lever*, aflever*, ontvang*, nodig, aankom*, bezorg*, verzend*, goederen, benodigd, verwacht*, toegezonden'),
    our: list('ons, onze, mijn'),
    your: list('uw, u'),
    little: list('de, het, een, van, en, der, den, te, aan, voor, bij, in, op, met, om, t, s, door, naar'),
    and: list('en, of'),
    stocking: list(`
      voorraad, op voorraad, minimumvoorraad, min voorraad, voorraadwaarde, beschikbaar, minimale afname, min afname, minimum afname,
      minimumafname, minimale bestelling, minimum bestelling, min bestelling, min bestelaantal, minimale hoeveelheid, minimum
      bestelhoeveelheid`),
    estimating: list(`
      geschat, geschatte, schatting, verwacht, verwachte, jaarverbruik, jaarafname, jaarlijks, jaarlijkse, prognose,
      indicatief, indicatieve`),
    noNumber: list(`
      zie, geen, onder, boven, volgt, mondeling, telefonisch, diversen, bijlage, onbekend, spoed, idem, zonder`),
    reference: list('ref, referentie, kenmerk'),
    due: list('vervaldatum, vervaldag, betaaldatum, te betalen voor, vervalt'),
    elsewhere: list('factuur*, betaling*, geldig*, offerte*, voorwaarden, bevestig*, vervaldatum, afgedrukt, aanbieding'),
    answering: list('bevestig*, *bevestiging, aanvaarding, acceptatie, ontvangstbevestiging, akkoord'),
    replaced: list('oud, oude, vorige, vorig, oorspronkelijke, huidig, huidige, van'),
    replacing: list(`
      nieuw, nieuwe, gewijzigd, gewijzigde, nu, aangepast, aangepaste, herzien, herziene, huidig, huidige, naar`),
    changing: list('wijzig*, *wijziging, gewijzigd*, correctie, herziening, herziene, aangepast*, aanpassing'),
    cancelling: list('annul*, *annulering, intrekking, storno, ingetrokken, geannuleerd*'),
    annexed: list('bijlage'),
    quoting: list('offerte*, prijsopgave, prijsaanvraag, *aanvraag, aanbieding, prijslijst, offreer, aanbesteding, *offerte'),
    billing: list(`
      factuur*, *factuur, herinnering, betalingsherinnering, aanmaning, rekening*, rekeningoverzicht, pro forma, proforma, *herinnering`),
    requesting: list(`
      wij bestellen, we bestellen, bestellen wij, ik bestel, willen bestellen, graag bestellen, willen wij bestellen, wil ik bestellen, graag ontvangen, gelieve te leveren, graag leveren,
      stuur ons, stuurt u ons, wij hebben nodig, we hebben nodig, hebben wij nodig, ik heb nodig, nodig hebben, volgende bestelling, onze bestelling, bestelling plaatsen, bestelling te
      plaatsen`),
    advertising: list(`
      nieuwsbrief, uitschrijven, afmelden, bekijk in browser, bekijk online, bestel nu, koop nu, aanbieding van de week, kortingscode`),
    crediting: list('creditnota, creditfactuur, credit, retour*, klacht*, reclamatie, terugzending, terugbetaling'),
    moving: list('levering, goederen, transport, verzending, magazijn, laad, pak, uitgifte'),
    slip: list('bon, lijst, brief, nota, bewijs, document, *bon, *lijst, formulier'),
    deliveryPaper: list(`
      pakbon, leverbon, vrachtbrief, leveringsbon, paklijst, afleverbon, pakbrief, verzendadvies, leverantiebon, *vrachtbrief`),
    callingOff: list('afroep*, leverschema'),
    agreeing: list(`
      contract*, overeenkomst*, *overeenkomst, raam*, prognose*, catalogus, voorbeeld, sjabloon, inventaris*, certificaat, voorwaarden, algemene
      voorwaarden, overzicht, *overzicht, verslag, planning, voorraadlijst, enquete, rapport, jaarplan, afspraak, productblad, *contract`),
    besideTitle: list(`
      de, het, van, voor, klant, leverancier, nieuwe, origineel, kopie, duplicaat, formulier, onze, uw, spoed, interne, aan, en, goederen, materiaal,
      definitieve`),
    labelling: list('nummer, nr, datum, totaal, adres, bedrag, type, aantal, klant, voorwaarden, code, regel, status, waarde'),
    subject: list('onderwerp, betreft, betr, inzake'),
    reply: list('re, antw, fw'),
    seller: list('leverancier*, verkoper*, opdrachtnemer*, fabrikant, crediteur'),
    selling: list('leverende, verkopende'),
    consignee: list('ontvanger*, geadresseerde'),
    buyer: list('koper*, klant*, opdrachtgever*, besteller*, afnemer*, inkoper*, aanvrager, debiteur, afzender'),
    buying: list(`
      inkoop*, bestellende, factuur*, factureren, facturatie*, inkopende, bestellend, facturen, factuur, rekening, rekeningen`),
    party: list(`
      bedrijf*, gegevens, adres, naam, aan, organisatie, onderneming, firma, *adres, partij, locatie, vestiging, bedrijfsnaam, instelling, eenheid`),
    partyData: list('gegevens, informatie, rekening, contact, *gegevens'),
    legal: list(`
      bv, b v, nv, n v, vof, v o f, cv, c v, bvba, b v b a, cvba, comm v, maatschap, eenmanszaak, gebr, gebroeders, en zonen, @ zonen, @ zn, groep,
      holding, u a, b a, coop, cooperatie, handelsonderneming, vzw, v z w`),
    organisation: list(`
      gemeente, hogeschool, universiteit, ziekenhuis, stichting, vereniging, school, college, ministerie, provincie, instituut,
      zorggroep, restaurant, bakkerij, slagerij, hotel, apotheek, tuincentrum, garage, drukkerij, kwekerij, handelshuis, museum,
      waterschap, brandweer, zorgcentrum, cafe, winkel, rijwielhandel, aannemersbedrijf, installatiebedrijf, bouwbedrijf, loonbedrijf,
      basisschool, scholengroep, scholengemeenschap, lyceum, kinderopvang, kinderdagverblijf, verpleeghuis, woonzorgcentrum,
      woningcorporatie, bibliotheek, theater, parochie, kerk, kerkgemeente, waterleiding, veiligheidsregio, voetbalvereniging,
      hockeyclub, club, fonds, bond, kamer van koophandel, academie, centrum, praktijk, huisartsenpraktijk, tandartspraktijk, maatschap,
      boerderij, hoveniersbedrijf, timmerbedrijf, schildersbedrijf, gebroeders, ocmw`),
    tradesAs: list('handelend onder de naam, h o d n'),
    isTradeNameOf: list('is een handelsnaam van'),
    superior: list('koninkrijk, ministerie, provincie'),
    operatedBy: list('geexploiteerd door'),
    municipality: list('gemeente'),
    house: list('eetcafe, herberg, restaurant, grand cafe, hotel, *hotel'),
    actingFor: list('handelend namens, in naam en voor rekening van, als gemachtigde van, in opdracht en voor rekening van'),
    days: list('dagen, werkdagen, weken'),
    previous: list('vorige, laatste'),
    street: list(`
      straat, *straat, laan, *laan, weg, *weg, plein, *plein, kade, *kade, gracht, *gracht, dijk, *dijk, singel, *singel, postbus, hof, *hof, steeg,
      industrieweg, bedrijvenpark, bus, dreef, *dreef, steenweg`),
    person: list('dhr, mevr, mw, heer'),
    addressing: list('aan, aan de firma'),
    attention: list('t a v, tav, ter attentie van'),
    salutation: list(`
      beste, geachte, hallo, met vriendelijke, dank, graag, wij, hierbij, gelieve, bedankt, goedemorgen, goedendag, groet*, vriendelijke, hoogachtend,
      op, alle, deze, indien, dit, onze, bij, ik, u, in, hartelijk`),
    buyingOffice: list(`
      inkoop, afdeling inkoop, inkoopafdeling, centrale inkoop, facilitair inkoop, dienst aankoop, aankoopdienst, inkoop @ logistiek`),
    department: list(`
      afdeling*, inkoop*, administratie, magazijn, boekhouding, receptie, keuken, logistiek, directie, crediteuren*, verkoop, technische dienst,
      hoofd, manager, medewerker, facilitair, expeditie, goederenontvangst, financien, werkplaats, secretariaat, balie`),
    proprietor: list('eigenaar, eigenaresse'),
    notName: list(`
      telefoon, tel, fax, mobiel, e mail, mail, datum, pagina, blad, nummer, nr, btw, kvk, k v k, bank, iban, rekening*, referentie, onderwerp,
      betreft, adres, bedrag, totaal, levering*, lever*, factuur*, bestel*, voorwaarden, betaling*, klant*, leverancier*, valuta, uw, onze, ons,
      artikel*, omschrijving, aantal, prijs*, handtekening, opmerking*, contact*, project*, kostenplaats, offerte*, kenmerk, postcode, plaats, land,
      inkoop*, order*, t a v, ter attentie, behandeld, besteld, afdrukdatum, versie, vervoer*, subtotaal, eenheid, gewenste, website, bic, franco`),
    issuer: list('kvk, k v k, btw nr, btw nummer, iban, bic, rpr, handelsregister, btw, bank'),
    carrier: list('vervoerder, postnl, koerier, ing bank, rabobank, abn amro, expediteur, bpost, kbc, belfius'),
    buyingMail: list('inkoop*, bestel*, aankoop*, magazijn'),
    billingMail: list('factu*, administratie, crediteuren*, boekhouding, debiteuren'),
    sum: list('totaal*, som, *totaal, totale'),
    subtotal: list('sub, subtotaal*'),
    amount: list('bedrag, waarde, *bedrag, prijs, *prijs'),
    besideSum: list(`
      bedraagt, order, factuur, bestelling, te, betalen, bedrag, voor, deze, van, de, het, inkooporder, orderbedrag, generaal, algemeen, goederen, netto`),
    excluding: list('exclusief, excl, zonder, netto, ex'),
    including: list('inclusief, incl, inc, bruto, met'),
    taxWord: list('btw, belasting, b t w'),
    freight: list('verzend*, vracht*, transport*, bezorg*, porto, levering*'),
    packaging: list('verpakking*, emballage, pallet*'),
    serviceCharge: list('montage, installatie, service*, administratie*'),
    actingAs: list('als'),
    weekday: list(`
      maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag`),
    reduction: list('korting, aanbetaling, vooruitbetaling, minus, *korting, min, aftrek'),
    sending: list(`
      sturen, stuur, zenden, verzenden, versturen, gelieve, opsturen, mailen`),
  },
};
