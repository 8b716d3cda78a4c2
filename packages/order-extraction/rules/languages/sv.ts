import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const swedish: Language = {
  code: 'sv',
  common: list(`
    och, att, for, er, var, med, pa, av, den, det, vi, bestallning, leverans, pris, antal, datum, belopp, kund, leverantor, benamning, vanligen, till,
    fran, inkopsorder`),
  columns: {
    position: list(`
      pos, rad, nr, radnr, rad nr, position, radnummer, lopnr, orderrad`),
    code: list(`
      art nr saljare, saljarens art nr, saljarens artikelnr, artikelnr saljare,
      artikelnr, artikelnummer, art nr, artnr, artikel nr, artikelkod, kod, produktkod, produktnr, vart artikelnr, vart art nr, ean, referens, best
      nr, produktnummer, bestallningsnr,
      rsk nr, e nr, vart artikelnummer, streckkod, kundens artikelnr, rsk, rsk nummer, ritningsnr, ritningsnummer, detaljnr,
      vvs nr, benamningskod, bk04 nr, internt artikelnr, artikel id`),
    supplierCode: list(`
      ert artikelnr, ert artikelnummer, ert art nr, lev artikelnr, leverantorens artikelnr, lev art nr, leverantorens artikelnummer, er artikel, er
      artikelnr, lev artnr,
      leverantorsartikelnr, leverantorens art nr, tillverkarens artikelnr, leverantorsartikel, leverantors artikelnr,
      tillverkarens art nr, leverantorsartikelnummer, ert produktnr, leverantorsart nr, tillv art nr,
      leverantors art nr, fabrikat art nr`),
    name: list(`
      benamning, beskrivning, artikel, produkt, artikelbenamning, vara, produktnamn, text, produktbeskrivning, varubeskrivning, specifikation,
      artiklar, *benamning, artikelbeskrivning, namn,
      tjanst, varunamn, varuslag, beteckning, varor`),
    qty: list(`
      antal, kvantitet, mangd, bestallt, ant, bestallt antal, best antal, antal bestallt, orderantal, kvant,
      bestalld kvantitet, orderkvantitet, bestalld mangd, kvt, onskat antal`),
    unit: list(`
      enhet, enh, forp, forpackning, ehet, mattenhet, inkopsenhet, bestallningsenhet,
      kvantitetsenhet`),
    price: list(`
      pris, a pris, apris, enhetspris, pris per enhet, styckpris, nettopris, pris st, pris exkl moms, pris @ st, a pris exkl moms, inkopspris, netto
      pris, pris @ enhet, pris per st, pris enhet, a pris sek,
      inpris, timpris, a pris netto, pris kr`),
    priceUnit: list('prisenhet, per'),
    discount: list(`
      rabatt, rabatt %, rab, rab %, % rabatt, radrabatt`),
    tax: list(`
      moms, moms %, momssats, % moms, momskod, momsbelopp, moms kr`),
    amount: list(`
      belopp, summa, totalt, radsumma, total, nettobelopp, radbelopp, totalpris, varde, totalbelopp, netto, belopp exkl moms, summa exkl moms, pris
      totalt, delsumma, total exkl moms,
      radtotal, totalsumma, orderbelopp, ordervarde, radvarde, rad total, totalt pris`),
    date: list(`
      leveransdatum, leverans, lev datum, datum, levdatum, leveransdag, onskat leveransdatum, lev dag, leveransvecka,
      leveranstid, behovsdatum, ankomstdatum`),
    other: list(`
      vikt, farg, storlek, anmarkning, notering, status, valuta, lager, kommentar, kostnadsstalle, lagerplats, noteringar,
      markning, fabrikat, anm, batchnr, varumarke, kontering, anteckningar, lagersaldo,
      forp storlek, forpackningsstorlek`),
  },
  labels: {
    po_number: list(`
      inkopsordernummer, inkopsorder nr, inkopsorder, bestallningsnummer, bestallningsnr, bestallning nr, bestallning, ordernummer, ordernr, order nr,
      vart ordernummer, vart ordernr, er order, ert ordernummer, ert ordernr, var order, inkopsordernr, inkopsnummer, var bestallning, order, er
      bestallning, kundens ordernr, vart bestallningsnummer, inkopsnr, bestallnings nr, po nummer, best nr, vart best nr, dokumentnummer, inkopsdokument,
      avropsnummer, orderreferens, kundorder, kundordernummer, kundordernr, bestallningsref, bestallningsreferens, bestalln nr`),
    order_date: list(`
      orderdatum, bestallningsdatum, datum, inkopsdatum, dokumentdatum, datum for bestallning, bestalld, utfardad, bestallt,
      bestallt den, skapad den, bestallningsdag, utfardandedatum, avropsdatum, registreringsdatum, orderdag, skapad`),
    delivery_date: list(`
      onskat leveransdatum, leveransdatum, onskad leverans, leverans senast, leverans, lev datum, leveransdag, leveransvecka, onskad leveransdag,
      levereras senast, leverans onskas, leveranstid, onskad leveranstid, begart leveransdatum, planerat leveransdatum, senast leverans, levereras,
      onskat lev datum, begard leverans, leverans den,
      ankomstdatum, behovs senast, behovsdatum, bekraftat leveransdatum, pa plats senast, leveranstidpunkt,
      godsmottagningsdatum, beraknat leveransdatum, avhamtningsdatum, avsandningsdatum, utleveransdatum, skeppningsdatum,
      hos oss senast, leverans till bygget senast, framme senast, leveranstermin, utlevereras, avgangsdatum`),
    currency: list(`
      valuta, priser i, belopp i, valutakod, alla belopp i, ordervaluta`),
    customer_code: list(`
      kundnummer, kundnr, kund nr, vart kundnummer, vart kundnr, ert kundnummer, kundkod, kund id, vart kundnummer hos er,
      kundnr hos er, vart kundnr hos er`),
    phone: list('tel, telefon, tfn, mobil, telefonnummer, tel nr'),
    tax_number: list(`
      momsregistreringsnummer, momsreg nr, vat nr, org nr, organisationsnummer, momsnr, vat nummer, orgnr, momsregnr, momsreg, org nummer,
      organisationsnr`),
    email: list('e post, epost, email, e mail, mail, e postadress, mejl, mejladress, epostadress'),
    contact: list(`
      kontakt, kontaktperson, var referens, inkopare, bestalld av, att, bestallare, handlaggare, referens, er referens,
      godkand av, skapad av, inkopsansvarig, upprattad av, utfardad av, bestallarens namn, bestallarreferens, referensperson,
      ansvarig inkopare`),
    supplier_code: list(`
      leverantorsnummer, leverantorsnr, lev nr, levnr, leverantor nr, leverantorskod, leverantors id, leverantorskonto`),
    other_number: list(`
      betalningssatt, fakturanummer, fakturanr, faktura nr, offertnummer, offertnr, er offert, foljesedel nr, sida, fax, er referens, projekt, projektnr,
      betalningsvillkor, betalning, leveransvillkor, leveranssatt, fraktsatt, bankgiro, plusgiro, iban, bic, bank, hemsida, leveransadress,
      godsmarkning, adress, marke, webb, godsmarke, transportsatt, market, kommentar, kostnadsstalle,
      er ref, markning, avtalsnummer, avtalsnr, er offert nr, transportor, fraktvillkor, speditor, ramavtal, ramavtalsnummer,
      er beteckning, var beteckning, diarienummer, diarienr, arbetsorder, arbetsordernr, littera, kostnadsbarare, avtal,
      upphandlingsnummer, orderkod, fakturamarkning, bestallarkod, bestallar id`),
  },
  zones: {
    buyer: list(`
      hyrestagare, hyrestagaren, hyresman,
      fakturaadress, fakturera till, bestallare, kund, kopare, fran, foretag, avsandare, kundnamn, faktura till, faktureringsadress, kunduppgifter,
      bestalld av, fakturamottagare, foretagsnamn, bestallande foretag,
      faktureras, uppdragsgivare, kundadress, bestallaradress, betalare, upphandlande myndighet, kopande foretag,
      faktura skickas, upphandlande enhet`),
    ship_to: list(`
      leveransadress, leverera till, levereras till, godsmottagare, mottagare, leveransplats, leverans till, godsadress,
      leveransmottagare, godsmottagningsadress, leveransort, byggplats, avlastningsplats, lossningsplats, byggplatsadress,
      leveransstalle, varumottagare, godset levereras till, levadress, objektsadress, projektadress, arbetsplatsadress,
      godsmottagning, bestammelseort`),
    seller: list(`
      uthyrare,
      leverantor, saljare, till, leverantorsadress, leverantorsuppgifter, leverantorens namn, leverantorens adress,
      leverantorsnamn, till leverantor, ordermottagare, underentreprenor, bestallt hos, antagen leverantor, mottagare av order`),
    third: list(`
      slutkund, slutanvandare, byggherre, huvudentreprenor, var kund, var bestallare, slutforbrukare`),
  },
  titles: {
    order: list(`
      inkopsorder, bestallning, order, kundorder, avrop, inkopsbestallning, orderformular, ny bestallning, bestallningsformular, avropsorder,
      bestallningssedel, koporder, inkopsrekvisition, rekvisition, rekvisition till leverantor,
      orderblankett, bestallningsblankett, ordersedel, leverantorsorder, bestallningsorder, bestallningsskrivelse,
      bestallningslista, kompletteringsorder, bestallningstalong, tillaggsorder, inkopsuppdrag, webborder`),
    order_change: list(`
      orderandring, andrad bestallning, andring av bestallning, andrad order, andrad inkopsorder, andring av order, bestallningsandring, andring av
      inkopsorder, andringsorder,
      andringsbestallning`),
    order_cancellation: list(`
      avbestallning, annullering, makulering, annullering av order, annullering av bestallning, makulerad order, annullerad order, annullerad
      bestallning,
      avbokning`),
    order_response: list(`
      orderbekraftelse, ordererkannande, bekraftelse pa bestallning, orderbekraftning, bestallningsbekraftelse, bekraftelse,
      orderkvitto, forsaljningsorder, saljorder`),
    quotation: list(`
      offert, offertforfragan, prisforfragan, anbud, forfragan, prislista, anbudsforfragan, nettoprislista,
      anbudsinbjudan, prisforslag, kostnadsforslag, prisuppgift, forfragningsunderlag, offertbegaran, budgetoffert,
      saljoffert`),
    invoice: list(`
      faktura, proformafaktura, kontoutdrag, betalningspaminnelse, paminnelse, proforma faktura, samlingsfaktura,
      rakning, delfaktura, slutfaktura, inkassokrav, kravbrev, andra paminnelse,
      betalningskrav, betalningsavi`),
    delivery_note: list(`
      foljesedel, packsedel, fraktsedel, plocklista, leveransavisering, packlista, leveranssedel, leveransavi, transportsedel,
      mottagningskvitto, plocksedel, leveransbesked, inleveransrapport, utlamningssedel,
      speditionsorder, leveranskvitto, godsmottagningsbevis, lastlista, leveransnota`),
    receipt: list(`
      kvitto, kassakvitto, betalningskvitto, kontantkvitto, kopkvitto`),
    other: list(`
      leveransprognos,
      kreditfaktura, kreditnota, allmanna villkor, avtal, inkopsvillkor, retursedel, retur, inventeringslista,
      datablad, reklamation, lagerlista, allmanna inkopsvillkor, ramavtal, ramorder, ramkontrakt, avropsavtal,
      leveransavtal, arsavtal, leveransplan, avropsplan, prognos, inkopsprognos, forecast, inkopsanmodan,
      inkopsanhallan, returfoljesedel, returanmalan, godsretur, prisavtal,
      inventering, anmodan, minnesanteckningar, returorder, lagersaldo, inkopsforslag, restnoteringslista, behovsanmalan,
      orderforslag, kopeavtal, restlista, servicerapport, dagordning, tidrapport, serviceavtal, materialbegaran,
      leveranstidplan, produktblad`),
  },
  phrases: {
    order: list(`
      harmed bestaller vi, vi bestaller, var god leverera, vi onskar bestalla, vi vill bestalla, vill garna bestalla, vanligen leverera, vanligen bekrafta, jag vill
      bestalla, ordernummer maste anges, vi emotser, skicka orderbekraftelse, orderbekraftelse skickas, orderbekraftelse till, ordernummer skall
      anges, ange ordernummer, bekrafta ordern, vi emotser er orderbekraftelse, uppge vart ordernummer`),
    order_change: list(`
      ersatter var tidigare bestallning, vi andrar var bestallning, ersatter var order, nytt antal, tidigare antal, ersatter tidigare, andrar var
      order`),
    order_cancellation: list('vi avbestaller, vi annullerar, harmed annulleras, harmed avbestaller, makulera var'),
    order_response: list(`
      tack for er bestallning, tack for din bestallning, vi bekraftar er order, vi bekraftar er bestallning, tack for er order, bekraftar harmed, vi
      tackar for er order, vi tackar for er bestallning, tack for din order`),
    quotation: list(`
      giltig till, offerten galler, offert giltig, giltig t o m, offertnummer, vi offererar, offertdatum, giltighetstid, onskar offert, inkom med
      offert, basta pris, era priser, en offert, prisuppgift`),
    invoice: list(`
      fakturanummer, fakturadatum, forfallodatum, att betala, fakturanr, forfallodag, droj smalsranta, drojsmalsranta, ocr nummer, ocr, betalas
      senast, oss tillhanda`),
    delivery_note: list('levererat antal, antal kolli, levererat, kolli, gods mottaget, restnoterat'),
    receipt: list('betalt med, betald med kort, kontant'),
    other: list('kreditfaktura nr'),
  },
  totals: {
    net: list(`
      summa exkl, nettosumma, delsumma, totalt exkl, summa netto, netto, summa exkl moms, totalt exkl moms, varuvarde, summa varor, exkl moms,
      nettobelopp,
      varubelopp, beskattningsunderlag, momsunderlag, summa rader, momsgrundande belopp`),
    gross: list(`
      belopp, summa, totalt, total, att betala, totalsumma, totalbelopp, totalt inkl, summa inkl, slutsumma, ordersumma, totalt inkl moms, summa inkl
      moms, summa totalt, ordervarde, totalt ordervarde, bruttobelopp, summa att betala, totalt belopp,
      inkl moms, belopp att betala`),
    tax: list(`
      moms, momsbelopp, varav moms, total moms, moms 25, mervardesskatt, summa moms, mervardeskatt`),
    carry: list(`
      transport, fortsattning, forts, ingaende transport, att overfora, sidsumma, delsumma sida, summa sida`),
  },
  charges: list(`
    frakt, fraktkostnad, emballage, expeditionsavgift, porto, rabatt, fraktavgift, faktureringsavgift, hanteringsavgift, fraktkostnader, avrundning,
    oresavrundning, orderrabatt, miljoavgift, leveransavgift,
    fakturaavgift, administrationsavgift, transportavgift, drivmedelstillagg, smaordertillagg, forsakring, pallavgift,
    emballageavgift, pant, bransletillagg, ordertillagg, expressavgift, smaorderavgift, fraktrabatt, transportkostnad,
    fakturaavg, fraktbidrag, kranlossning, miljotillagg, lastningsavgift, legeringstillagg, energitillagg, hemleverans,
    returavgift, paketavgift, expeditionsavg, frakttillagg, miljo och drivmedelsavgift, tullavgift, kemikalieskatt,
    startkostnad, verktygskostnad, kassarabatt`),
  months: lists(
    'januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug, september sep sept, oktober okt, november nov, december dec',
  ),
  shortYearFirst: true,
  weeks: list('vecka, v, v nr'),
  units: list(`
    st, styck, stycken, forp, frp, paket, pkt, kartong, kart, krt, rulle, rullar, rle, sack, sackar, flaska, flaskor, par, meter, liter, tim, timme,
    timmar, kg, lada, lador, burk, burkar, ask, askar, pall, pallar, dunk, hink, bunt, kolli, back, backar, fat, pase, pasar, sats, set, lpm, bal,
    tub, kvm, fp, hekto, hg, nystan`),
  numbers: list('-, tva, tre, fyra, fem, sex, sju, atta, nio, tio, elva, tolv'),
  cues: {
    bounding: list('mer an, minst, upp till, farre an'),
    listing: list('katalog*, prislista*, sortiment*'),
    endingInOrder: list('*bestallning'),
    accepting: list('vi accepterar er offert, vi antar er offert, accept av er offert, vi accepterar ert anbud'),
    informing: list(`
      kopia for kannedom, endast for kannedom, endast for information, ska ej levereras, skall ej levereras, far ej
      levereras, ska inte levereras, ej for expediering`),
    each: list('x, a, till'),
    hundred: list('hundra, hundratal'),
    thousand: list('tusen, tusental'),
    optional: list('option, tillval, alternativ, valfri'),
    asking: list(`
      vi behover, behover vi, vi skulle behova, skulle vi behova, vi vill ha, kan ni skicka, vanligen skicka,
      vanligen leverera, skicka garna, vi onskar, onskar vi, onskad leverans`),
    theirOrder: list('er order, din order, er bestallning, din bestallning, eran order, eran bestallning'),
    taken: list('har mottagit, har tagit emot, har skickats, ar pa vag, tack for din, tack for er, tack for bestallningen'),
    former: list('tidigare, istallet for, i stallet for, var, ursprungligen'),
    requisitioning: list('rekvisition, inkopsanmodan, anskaffningsbegaran'),
    returning: list('skickas till, sandas till, mejlas till, returneras till, skicka till, mejla till, sand till'),
    spanning: list('period*, *period, *perioden'),
    fulfilled: list('levererat, mottaget, skickat, restantal, kvar, saldo, lagersaldo, hyllplats, retur, plockat, rest'),
    ordering: list(
      'order*, leverantorsorder*, inkops*, bestallning*, avrop*, kop, kopet, koporder*, kopeorder*, kopnr, kopnummer, kopsedel*, kund order',
    ),
    number: list('nummer, nr, no, *nummer, *nr, id, kod'),
    date: list('datum, *datum, skapad, dag, utfardad'),
    dated: list('den, datum, av den, daterad, d'),
    delivering: list('leverans*, lev, lever*, ankomst*, mottag*, avhamtning*, hamtning*'),
    when: list(`
      datum, dag, vecka, senast, onskad, onskat, begard, begart, planerad, planerat, beraknad, fore, tid, *datum, *dag, *vecka, *tid, v, den, utlovad,
      bekraftad, till`),
    wanted: list('onskad*, onskat*, begard*, begart*, forvanta*, planerad*'),
    by: list('senast, fore, till, innan, senast den, till och med'),
    needing: list('lever*, behov*, behover, mottag*, tillhanda, framme, varorna, godset, ankomma, skicka*'),
    our: list('var, vart, vara, min'),
    your: list('er, ert, era, din'),
    little: list('och, att, for, av, den, det, en, ett, till, fran, i, pa, med, om, de, vid, per, hos'),
    and: list('och, eller, samt'),
    stocking: list(`
      i lager, lager, lagersaldo, saldo, lagervarde, min lager, lagerantal, tillgangligt, minsta order, minsta antal, minsta bestallning,
      minsta kvantitet, minsta best, minsta orderkvantitet, min order, min antal, min best, minimiorder, minimikvantitet`),
    estimating: list(`
      uppskattad, uppskattat, beraknad, beraknat, arsvolym, arsbehov, arsforbrukning, prognos, prognostiserad,
      forvantad`),
    noNumber: list(`
      se, nedan, ovan, ingen, muntlig, muntligt, telefon, diverse, bilaga, okand, bradskande, foljer, saknas, samma`),
    reference: list('ref, referens, beteckning, marke, markning'),
    due: list('forfallodatum, forfallodag, betalas senast, att betala senast, forfaller'),
    elsewhere: list('faktura*, betalning*, giltig*, galler, offert*, villkor, bekraft*, forfaller, utskriven'),
    answering: list('bekraft*, *bekraftelse, erkannande, *erkannande, svar, godkannande, *godkannande'),
    replaced: list('gammal, gammalt, gamla, fore, foregaende, ursprunglig, ursprungligt, nuvarande, fran'),
    replacing: list('ny, nytt, nya, efter, nu, andrad, andrat, korrigerad, uppdaterad, nuvarande, till'),
    changing: list('andr*, *andring, andrad*, rattelse, revid*, revision, korriger*, uppdater*, tillagg'),
    cancelling: list('annuller*, avbestall*, makuler*, *annullering, aterkall*, avbrut*, havning, storno'),
    annexed: list('bilaga'),
    quoting: list('offert*, anbud*, forfragan, *forfragan, prislista, prisuppgift, offertforfragan, *offert, kostnadsforslag'),
    billing: list('faktura*, *faktura, paminnelse, kontoutdrag, betalningspaminnelse, krav, proforma, rakning, inkassokrav'),
    requesting: list(`
      vi bestaller, jag bestaller, vill bestalla, vill vi bestalla, onskar bestalla, vanligen leverera, vanligen skicka, var vanlig leverera, var god leverera, skicka oss, leverera till oss,
      vi behover, jag behover, behover vi, foljande bestallning, var bestallning, lagga en bestallning, lagga en order, foljande order`),
    advertising: list('nyhetsbrev, avprenumerera, avregistrera, visa i webblasare, kop nu, bestall nu, rabattkod, erbjudande'),
    crediting: list('kreditfaktura, kreditnota, kredit*, retur*, reklamation*, aterbetalning, klagomal'),
    moving: list('leverans, gods, transport, lager, plock, frakt, utleverans, varu'),
    slip: list('sedel, lista, avi, specifikation, kvitto'),
    deliveryPaper: list('foljesedel*, packsedel*, fraktsedel*, plocklista, leveransavi*, fraktavi'),
    callingOff: list('avrop*, leveransplan'),
    agreeing: list(`
      avtal*, *avtal, kontrakt, ramavtal, prognos*, katalog*, mall, exempel, inventering*, intyg, certifikat, allmanna villkor, villkor, oversikt,
      rapport, protokoll, planering, plan, sammanstallning, enkat, datablad, forteckning, lista, *lista`),
    besideTitle: list(`
      av, for, till, kund, leverantor, ny, nytt, original, kopia, dubblett, formular, var, vart, er, intern, bradskande, extern, varor, material`),
    labelling: list('nummer, nr, datum, total, adress, belopp, typ, antal, kund, villkor, kod, rad, status, varde, summa'),
    subject: list('amne, angaende, arende, ang, galler'),
    reply: list('sv, vb, re'),
    seller: list('leverantor*, saljare*, tillverkare'),
    selling: list('leverande, saljande'),
    consignee: list('godsmottagare, mottagare'),
    buyer: list('kop, kopare*, bestallare*, kund, kunden, kunds, inkopare, avsandare, avropare'),
    buying: list(`
      inkopande, bestallande, faktur*, inkop, faktura, fakturan, fakturor`),
    party: list(
      'foretag*, bolag*, uppgifter, adress, namn, till, organisation, *adress, plats, enhet, firma, forvaltning, institution, myndighet',
    ),
    partyData: list('uppgifter, information, konto, kontakt'),
    legal: list(`
      ab, aktiebolag, hb, kb, handelsbolag, kommanditbolag, ek for, ekonomisk forening, enskild firma, publ, ab publ, ef, @ soner, koncern, gruppen,
      r f, rf, ideell forening`),
    organisation: list(`
      brf, bostadsrattsforening, samfallighet, kommun, region, landsting, universitet, hogskola, sjukhus, skola, forening, stiftelse,
      myndighet, *verket, *styrelsen, restaurang, bageri, hotell, apotek, verkstad, bostads, bostadsratts*, museum, kyrka, forskola,
      vardcentral, lantbruk, snickeri, plat, bygg, el, maleri, akeri, ridklubb, idrottsforening, idrottsklubb, klubb, forsamling,
      pastorat, regionen, gymnasium, gymnasieskola, bibliotek, teater, tingsratt, raddningstjanst, aldreboende, hembygdsforening,
      folkhogskola, hogstadieskola, friskola, forbund, sallskap, tandvard, tandlakare, tradgard, handelstradgard, mejeri, konditori,
      hantverk, smide, mekaniska, agarforening, scoutkar`),
    tradesAs: list('som bedriver verksamhet under namnet'),
    isTradeNameOf: list('ar en bifirma till, bifirma till'),
    superior: list('konungariket'),
    operatedBy: list('drivs av'),
    municipality: list('kommun'),
    house: list('hotell, hotellet, *hotell, restaurang, vardshus, vardshuset, krog, krogen, pensionat, gastgiveri, *hotellet'),
    actingFor: list('som ombud for, i egenskap av ombud for, for rakning av'),
    days: list('dagar, arbetsdagar, veckor'),
    previous: list('senaste, forra, foregaende'),
    street: list(`
      gatan, *gatan, vagen, *vagen, torget, *torget, gata, *gata, vag, box, plan, stigen, *stigen, grand, *grand, allen, backen, *backen,
      industriomrade`),
    person: list('att, herr, fru'),
    addressing: list('till firma'),
    attention: list('att, v ref'),
    salutation: list(`
      hej, tack, med vanlig, vanlig*, halsning*, vi, jag, vanligen, basta, mvh, god, godmorgon, bifogat, enligt, alla, denna, harmed, om, for, var god`),
    buyingOffice: list('inkop, inkopsavdelning, inkopsavdelningen, centralinkop, avdelning inkop, inkopsenheten, upphandling'),
    department: list(`
      avdelning*, inkop*, ekonomi*, lager, reception, kok*, logistik, ledning, chef, ansvarig, godsmottagning*, verkstad, kontor, administration,
      leverantorsreskontra, butik, service`),
    proprietor: list('innehavare, inneh, innehavaren'),
    notName: list(`
      telefon, tel, fax, mobil, e post, epost, mail, datum, sida, nummer, nr, moms*, org nr, orgnr, bankgiro, plusgiro, iban, bank, referens, amne,
      adress, belopp, summa, total*, leverans*, faktura*, bestallning*, villkor, betalning*, kund*, leverantor*, valuta, er, var, vart, artikel*,
      benamning, antal, pris*, underskrift, anmarkning*, kontakt*, projekt*, offert*, godsmarkning, marke*, frakt*, inkopare, order*, webb, hemsida,
      postnummer, ort, land, enhet, rad, rabatt, lev, sats`),
    issuer: list(`
      org nr, orgnr, organisationsnummer, bankgiro, plusgiro, momsreg, godkand for f skatt, f skatt, styrelsens sate, bg, pg, iban`),
    carrier: list('speditor, transportor, schenker, postnord, handelsbanken, swedbank, seb, nordea, posten, budbil'),
    buyingMail: list('inkop*, bestallning*, order*, lager'),
    billingMail: list('faktur*, ekonomi, leverantorsfaktur*, reskontra'),
    sum: list('total*, summa*, *summa, *total, *belopp, slutsumma'),
    subtotal: list('delsumma, del'),
    amount: list('belopp, varde, *varde, pris, *pris'),
    besideSum: list(`
      order, ordern, fakturan, bestallning, bestallningen, att, betala, for, denna, av, totalt, varor, hela, inkop`),
    excluding: list('exkl, exklusive, utan, netto, ex, fore'),
    including: list('inkl, inklusive, brutto, med'),
    taxWord: list('moms, skatt, mervardesskatt'),
    freight: list('frakt*, leverans*, porto, transport*, forsandelse*'),
    packaging: list('emballage*, forpackning*, pall*'),
    serviceCharge: list('montering*, service*, installation*'),
    actingAs: list('som'),
    weekday: list(`
      mandag, tisdag, onsdag, torsdag, fredag, lordag, sondag`),
    reduction: list('rabatt, avdrag, forskott, avgar, *rabatt, minus'),
    sending: list(`
      skickas, skicka, sands, sandes, stalls, adresseras, ska, skall, sandas`),
  },
  namedMoney: { SEK: ['svenska kronor'] },
};
