import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const danish: Language = {
  code: 'da',
  common: list(`
    og, at, til, af, den, det, vi, med, pa, fra, ordre, levering, antal, belob, dato, venligst, i alt, moms, varenr, pris, kunde, leverandor,
    bestilling, jeres, vores, bedes`),
  columns: {
    position: list(`
      pos, linje, nr, linjenr, post, lb nr, linie`),
    code: list(`
      varenr, vare nr, varenummer, artikelnr, artikelnummer, produktnr, produktnummer, produkt nr, produktkode, kode, vores varenr, ean, gtin,
      katalognr, bestillingsnr, best nr, materialenr, reference, type,
      vvs nr, el nr, db nr, varekode, stregkode, vores varenummer, vare id, kundens varenr, tun nr, vnr, tegningsnr,
      kunde varenr, eget varenr`),
    supplierCode: list(`
      jeres varenr, deres varenr, leverandorens varenr, leverandor varenr, lev varenr, levvarenr, dit varenr, jeres nr, leverandorvarenr,
      kreditors varenr, leverandorens varenummer, producentens varenr, leverandorvarenummer, jeres varenummer,
      deres varenummer, fabrikantens varenr, producent varenr, lev varenummer, leverandor varenummer, kreditorvarenr`),
    name: list(`
      beskrivelse, varebeskrivelse, betegnelse, vare, varer, produkt, tekst, varetekst, varebetegnelse, produktnavn, artikel, navn, specifikation,
      emne, *betegnelse, *beskrivelse, ydelse,
      varenavn, artikelnavn`),
    qty: list(`
      antal, maengde, bestilt, bestilt antal, ant, stk, kvantum, antal stk, ordreantal, bestilt maengde, kvantitet,
      onsket antal`),
    unit: list(`
      enhed, enh, me, maleenhed, salgsenhed, pakning, emballage, indkobsenhed, bestillingsenhed, enhedskode`),
    price: list(`
      pris, stykpris, enhedspris, pris pr enhed, pris pr stk, a pris, nettopris, stk pris, pris @ stk, kobspris, kostpris, enh pris, pris ekskl moms,
      listepris, salgspris,
      indkobspris, pris pr enh, nettostykpris`),
    priceUnit: list('prisenhed, pr, pris pr'),
    discount: list(`
      rabat, rabat %, % rabat, rab, linjerabat, rab %, rabatpct, rabat pct, linjerabat %, rabat i %, rbt`),
    tax: list(`
      moms, moms %, momssats, afgift, momskode, momspct, momsbelob, moms pct`),
    amount: list(`
      belob, i alt, ialt, total, linjetotal, linjebelob, sum, nettobelob, pris i alt, totalpris, samlet pris, belob ekskl moms, total ekskl moms,
      vaerdi, subtotal, netto`),
    date: list(`
      leveringsdato, levering, lev dato, levdato, dato, onsket levering, leveringsuge, leveringstid, leveringsdag,
      leverancedato, modtagelsesdato`),
    other: list(`
      vaegt, farve, storrelse, bemaerkning, bemaerkninger, note, status, lager, valuta, lokation, kommentar, sag, placering,
      lagersted, noter, sagsnr, kontering, batchnr, oprindelsesland, restordre,
      pakningsstorrelse, paknings str, kolli str`),
  },
  labels: {
    po_number: list(`
      indkobsordrenummer, indkobsordrenr, indkobsordre nr, indkobsordre, ordrenummer, ordrenr, ordre nr, ordre, vores ordrenr, vores ordre nr, vort
      ordrenr, bestillingsnummer, bestillingsnr, bestilling nr, bestilling, rekvisitionsnummer, rekvisitionsnr, rekvisition nr, rekvisition,
      kobsordre, kobsordre nr, jeres ordrenr, jeres ordre, deres ordre, deres ordrenr, kundens ordrenr, po nummer, po nr, bestillings nr, indkobsnr,
      ordre id, nummer, dokumentnr, dokumentnummer,
      rekv nr, kobsordrenummer, ordrereference, indkobsnummer, kundeordrenr, ordreref, rekv nummer`),
    order_date: list(`
      ordredato, bestillingsdato, dato, indkobsdato, dokumentdato, bestilt den, bestilt, oprettet, udstedt, rekvisitionsdato, udskriftsdato,
      kobsdato, oprettelsesdato, udstedelsesdato, oprettet den, bilagsdato, dato oprettet`),
    delivery_date: list(`
      onsket leveringsdato, leveringsdato, levering senest, leveres senest, onsket levering, lev dato, leveringsdag, leveringsuge, leveres den,
      leveres, levering, leveringstid, levering den, levering onskes, forventet levering, forventet leveringsdato, senest levering, seneste
      leveringsdato, bekraeftet levering, onskes leveret, leveringstermin, afhentes, afhentning, levering uge,
      afsendelsesdato, ankomstdato, anmodet modtagelsesdato, lovet modtagelsesdato, skal leveres, skal bruges den, leverance,
      leverancedato, modtagelsesdato, aftalt leveringsdato, afhentningsdato, pa plads senest, pa byggeplads senest,
      afskibningsdato, forv levering, behovsdato, til levering`),
    currency: list(`
      valuta, valutakode, alle priser i, priser i, belob i, alle belob i, montenhed, ordrevaluta`),
    customer_code: list(`
      kundenummer, kundenr, kunde nr, vores kundenummer, vores kundenr, vort kundenr, debitornr, debitornummer, kundekonto, kontonr, jeres kundenr,
      kunde id, kundekode, vores kundenr hos jer, kontonr hos jer`),
    phone: list('telefon, tlf, tel, tlf nr, mobil, telefonnummer'),
    tax_number: list(`
      cvr, cvr nr, cvr nummer, cvrnr, se nr, momsnr, moms nr, vat nr, momsnummer, cvr no, se @ cvr nr`),
    email: list('e mail, email, mail, e post, mailadresse, mail til'),
    contact: list(`
      kontakt, kontaktperson, att, vor ref, vores ref, vores reference, indkober, rekvirent, bestilt af, sagsbehandler, reference, deres ref, vor
      reference, indkobt af,
      udstedt af, oprettet af, personreference, rekvireret af, indkobsansvarlig, godkendt af`),
    supplier_code: list(`
      leverandornr, leverandornummer, leverandor nr, kreditornr, lev nr, kreditornummer, leverandor id, leverandorkode,
      kreditorkonto`),
    other_number: list(`
      betalingsmetode, betalingsmade, fakturanr, fakturanummer, faktura nr, tilbudsnr, tilbudsnummer, tilbud nr, tilbud, jeres tilbud, folgeseddel nr, side, fax, projekt, projektnr,
      sag, sagsnr, sagsnummer, betalingsbetingelser, betaling, leveringsbetingelser, leveringsmade, forsendelse, iban, bic, bank, kontonummer, reg nr,
      ean nr, ean nummer, lokationsnummer, hjemmeside, web, afdeling, bemaerkning, maerke, maerkning, jeres reference, deres reference, kontrakt,
      rammeaftale, version, adresse, kommentar, kontering,
      ean lokationsnr, kontraktnr, transportor, speditor, leveringsform, betalingsvilkar, leveringsvilkar, aftalenr,
      aftalenummer, ordretype, byggesag, arbejdsnr, omkostningssted, forsendelsesmade, vedr, vedrorende, sagsnavn`),
  },
  zones: {
    buyer: list(`
      lejer, lejetager,
      kober, kunde, fakturaadresse, faktureringsadresse, faktura til, faktureres til, bestiller, fra, rekvirent, indkober, kundenavn, firma, faktura
      sendes til, ordregiver, bestilt af, virksomhed, afsender, fakturamodtager, firmanavn, regning til,
      kundeoplysninger, betaler, kundeadresse, regningsadresse, ordregivende myndighed, ordreudsteder, indkobsenhed`),
    ship_to: list(`
      leveringsadresse, leveres til, levering til, leveringssted, varemodtager, modtager, lever til, vareadresse, levering, afleveringsadresse,
      forsendelsesadresse,
      leveringsadr, sendes til, byggepladsadresse, modtageradresse, byggeplads, aflaesningssted, aflaessested,
      leveranceadresse, varerne leveres til, varemodtagelse, afleveringssted, leverancested, bestemmelsessted`),
    seller: list(`
      udlejer,
      leverandor, saelger, til, leverandornavn, leverandoradresse, bestilling til, sendes til, leverandoroplysninger,
      leverandorens adresse, underentreprenor, leverandor navn, til leverandor, bestilt hos, underleverandor`),
    third: list(`
      slutkunde, slutbruger, bygherre, hovedentreprenor, vores kunde, vor kunde, endelig kunde`),
  },
  titles: {
    order: list(`
      indkobsordre, bestilling, ordre, rekvisition, kobsordre, bestillingsseddel, ordreseddel, kundeordre, varebestilling, bestillingsformular,
      indkobsrekvisition, lagerordre, restordre, materialebestilling, ny ordre, ny bestilling, ordreformular, hasteordre,
      ordreblanket, leverandorordre, bestillingsliste, bestillingsblanket, bestillingsordre, webordre, ordreskema,
      suppleringsordre`),
    order_change: list(`
      ordreaendring, aendring af ordre, aendret ordre, aendring af bestilling, aendret bestilling, aendringsordre, aendring til ordre, revideret
      ordre, korrigeret ordre, rettelse til ordre, aendret indkobsordre`),
    order_cancellation: list(`
      annullering, annullering af ordre, annulleret ordre, afbestilling, ordreannullering, annullering af bestilling, tilbagekaldelse af ordre`),
    order_response: list(`
      ordrebekraeftelse, bekraeftelse, bekraeftelse af ordre, ordreaccept, bestillingsbekraeftelse, salgsordre, ordrekvittering, kvittering for ordre,
      ordreerkendelse`),
    quotation: list(`
      tilbud, prisoverslag, foresporgsel, tilbudsforesporgsel, prisforesporgsel, prisliste, overslag, udbud,
      anmodning om tilbud, nettoprisliste,
      tilbudsanmodning, salgstilbud, tilbudsindhentning, tilbudsliste, udbudsmateriale`),
    invoice: list(`
      faktura, proformafaktura, proforma faktura, rykker, betalingspamindelse, kontoudtog, regning, rykkerskrivelse,
      samlefaktura, slutfaktura, acontofaktura, betalingsadvis, pamindelse, betalingsrykker, inkassovarsel,
      kontoudskrift, betalingsopkraevning`),
    delivery_note: list(`
      folgeseddel, pakkeseddel, pakkeliste, fragtbrev, leveringsseddel, plukliste, forsendelsesadvis, folgebrev, leveringsnota, varemodtagelse,
      transportordre,
      afsendelsesadvis, leverancemeddelelse, leveringsadvis, leverancenota, afhentningsseddel, udleveringsseddel, plukseddel,
      modtagekvittering, varemodtagelsesseddel, laesseseddel, speditionsordre, leverancebevis, forsendelsesliste`),
    receipt: list('kvittering, kassebon, bon, betalingskvittering, kassekvittering'),
    other: list(`
      leveringsprognose,
      kreditnota, handelsbetingelser, indkobsbetingelser, almindelige betingelser, rammeaftale, kontrakt, aftale,
      reklamation, retur, returseddel, datablad, katalog, produktkatalog, forecast, lagerliste, nyhedsbrev, referat,
      rammekontrakt, spoergeskema, leveringsplan, varekatalog, rammeordre, leveringsaftale, arsaftale, afkaldsordre,
      prognose, indkobsprognose, indkobsrekvisition, returformular, returordre, retursending, samhandelsaftale,
      prisaftale,
      indkobsanmodning, statusliste, restordreliste, kreditering, lagerstatus, indkobsforslag, salgs og leveringsbetingelser,
      bestillingsforslag, indkobsaftale, serviceaftale, produktblad, restordre, returvareseddel, samarbejdsaftale, dagsorden,
      leveranceplan, reklamationsrapport, optaellingsliste, timeseddel`),
  },
  phrases: {
    order: list(`
      hermed bestilles, vi bestiller, vi bestiller hermed, vi onsker at bestille, venligst lever, bedes leveret, send venligst, vi afgiver hermed,
      bekraeft venligst, ordrebekraeftelse bedes, ordrebekraeftelse sendes, vi vil gerne bestille, ordrenummer skal angives, bestiller herved, anfor
      venligst, bedes bekraeftet, jeg vil gerne bestille, vi skal bruge, ordrebekraeftelse udbedes`),
    order_change: list(`
      erstatter vores ordre, erstatter tidligere, vi aendrer vores ordre, aendret antal, nyt antal, tidligere antal, aendring af vores ordre`),
    order_cancellation: list('vi annullerer, hermed annulleres, venligst annuller, vi afbestiller, bedes annulleret'),
    order_response: list(`
      tak for jeres ordre, tak for din ordre, tak for deres ordre, vi bekraefter jeres, vi bekraefter modtagelsen, vi bekraefter hermed, tak for
      ordren, vi takker for ordren, tak for din bestilling, tak for jeres bestilling`),
    quotation: list(`
      tilbuddet er gaeldende, gaeldende til, tilbud gaelder, vi tilbyder, tilbudsnummer, tilbudsnr, giv venligst tilbud, bedes afgive tilbud, jeres
      bedste pris, onsker tilbud, dette er ikke en ordre`),
    invoice: list(`
      fakturanummer, fakturanr, fakturadato, forfaldsdato, betales senest, at betale, betalingsfrist, forfalder, indbetales, rykkergebyr, skyldigt
      belob`),
    delivery_note: list('leveret antal, antal kolli, leveret maengde, varerne modtaget, restordre antal, kolli i alt'),
    receipt: list('betalt med, betalt kontant, byttepenge, betalt dankort'),
    other: list('kreditnota nr, kreditnotanr'),
  },
  totals: {
    net: list(`
      subtotal, netto, nettobelob, total ekskl moms, i alt ekskl moms, ialt ekskl moms, belob ekskl moms, sum ekskl moms, netto i alt, varer i alt,
      momsgrundlag, momspligtigt belob, total excl moms, i alt excl moms, varebelob,
      nettototal, belob for moms, total for moms, varevaerdi`),
    gross: list(`
      i alt, ialt, total, total i alt, total inkl moms, i alt inkl moms, at betale, totalbelob, ordretotal, samlet belob, belob inkl moms, ordrebelob,
      total dkk, samlet pris, brutto, ordresum, i alt dkk, ordrevaerdi, samlet ordrebelob, samlet, sum,
      til betaling, slutbelob, total belob, belob i alt, total pris, belob til betaling, bruttobelob`),
    tax: list('moms, momsbelob, heraf moms, moms 25, 25 moms'),
    carry: list(`
      transport, overfort, overfores, fortsaettes, side total, fortsaettes pa naeste side, at overfore, sidetotal`),
  },
  charges: list(`
    fragt, forsendelse, porto, emballage, gebyr, ekspeditionsgebyr, rabat, ordrerabat, levering, leveringsgebyr, miljoafgift, afrunding, forsikring,
    handteringsgebyr, fragtomkostninger, olietillaeg, braendstoftillaeg, transport,
    fragtgebyr, miljobidrag, miljotillaeg, palleleje, faktureringsgebyr, ordregebyr, fragttillaeg, oreafrunding,
    administrationsgebyr, kranaflaesning, pant, smaordregebyr, energitillaeg, opstartsgebyr, kontantrabat,
    forsendelsesomkostninger, pallegebyr, kortgebyr, transporttillaeg, legeringstillaeg, startomkostninger,
    leveringsomkostninger, emballageafgift`),
  months: lists(
    'januar jan, februar feb, marts mar, april apr, maj, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weeks: list('uge, uge nr, u'),
  units: list(`
    stk, styk, stykker, pk, pakke, pakker, kasse, kasser, ks, rulle, rl, ruller, karton, krt, meter, m, kg, liter, ltr, saet, par, palle, paller, pl,
    dase, daser, flaske, flasker, spand, pose, poser, bundt, aeske, aesker, dunk, time, timer, sk, ds, kolli, ark, bakke, bdt, tdn, saek, kar, plade,
    plader, tube`),
  numbers: list('-, to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv'),
  cues: {
    bounding: list('mere end, mindst, op til, faerre end'),
    listing: list('katalog*, prisliste*, sortiment*'),
    endingInOrder: list('*bestilling'),
    accepting: list('vi accepterer jeres tilbud, vi accepterer deres tilbud, accept af jeres tilbud, accept af deres tilbud'),
    informing: list(`
      kopi til orientering, kun til orientering, kun til information, skal ikke leveres, ma ikke leveres, ma ikke
      effektueres, skal ikke effektueres`),
    each: list('x, a, til'),
    hundred: list('hundrede'),
    thousand: list('tusind, tusinde, tus'),
    optional: list('option, tilvalg, alternativ, valgfri'),
    asking: list(`
      vi skal bruge, skal vi bruge, vi mangler, vi vil gerne have, kan i sende, ma vi bede om, bedes leveret,
      vi onsker, vil i sende, send venligst`),
    theirOrder: list('deres ordre, din ordre, jeres ordre, deres bestilling, jeres bestilling, din bestilling'),
    taken: list('har modtaget, er afsendt, er pa vej, tak for din, tak for deres, tak for jeres'),
    former: list('tidligere, i stedet for, var, oprindelig, oprindeligt'),
    requisitioning: list('rekvisition, indkobsanmodning'),
    returning: list('sendes til, returneres til, mailes til, send til, indsendes til, retur til'),
    spanning: list('periode*, *perioden, *periode'),
    fulfilled: list('leveret, modtaget, afsendt, restordre, mangler, beholdning, lokation, retur, plukket, rest'),
    ordering: list('ordre*, bestilling*, indkob*, rekvisition*, kobsordre, *ordre'),
    number: list('nummer, nr, no, *nummer, *nr, id, kode'),
    date: list('dato, *dato, dag, oprettet, udstedt'),
    dated: list('af, den, dateret, dato, d, pr'),
    delivering: list('lever*, aflever*, ankomst, afhent*, modtag*, forsend*, fremsend*'),
    when: list(`
      dato, dag, uge, senest, onsket, onskes, onskede, forventet, inden, seneste, planlagt, tid, termin, for, *dato, *uge, *dag, den, bekraeftet, pr`),
    wanted: list('onsket*, onskede*, onskes, forventet*, kraevet'),
    by: list('senest, inden, for den, til, senest den, pr'),
    needing: list('lever*, modtage*, brug for, skal bruge*, ankomme*, varerne, fremsend*, afhent*, nodvendig*, onskes'),
    our: list('vores, vor, vort, min, mit'),
    your: list('jeres, deres, din, dit, dine'),
    little: list('og, at, af, den, det, de, til, for, fra, pa, i, med, en, et, om, ved, hos, er, der'),
    and: list('og, eller, samt'),
    stocking: list(`
      pa lager, lager, lagerbeholdning, lagerantal, beholdning, lagervaerdi, lagerverdi, min lager, mindste ordre, mindste antal,
      mindsteordre, mindstekob, minimumsordre, minimumskob, min ordre, min antal, min kob`),
    estimating: list(`
      anslaet, forventet, skonnet, estimeret, arsforbrug, arlig, arligt, prognose`),
    noNumber: list(`
      se, nedenfor, ovenfor, ingen, mundtlig, mundtligt, telefonisk, diverse, bilag, ukendt, haster, folger, mangler`),
    reference: list('ref, reference, maerke, maerkning'),
    due: list('forfald*, betales senest, forfaldsdato, betalingsfrist'),
    elsewhere: list('faktura*, betaling*, gyldig*, tilbud*, gaelder, betingelser, bekraeft*, forfald*, udskrevet'),
    answering: list('bekraeft*, *bekraeftelse, accept*, *accept, svar, kvittering'),
    replaced: list('gammel, gammelt, gamle, forrige, oprindelige, nuvaerende, fra'),
    replacing: list('ny, nyt, nye, aendret, efter, nu, rettet, korrigeret, nuvaerende, til'),
    changing: list('aendr*, *aendring, rettelse, revideret, revision, korriger*, korrektion, opdater*, tillaeg'),
    cancelling: list('annull*, *annullering, afbestill*, tilbagekald*, *afbestilling, slettet, ophaev*, storno'),
    annexed: list('bilag'),
    quoting: list('tilbud*, foresporg*, *foresporgsel, prisliste, overslag, prisoverslag, udbud, *tilbud'),
    billing: list(`
      faktura*, *faktura, rykker*, pamindelse, kontoudtog, regning, betalingspamindelse, opkraevning, betalingsadvis, proforma, inkasso*`),
    requesting: list(`
      vi bestiller, jeg bestiller, vil gerne bestille, onsker at bestille, bestiller vi, bestiller hermed, bedes leveret, venligst lever, venligst send, send os, lever til os, vi skal bruge,
      jeg skal bruge, vi har brug for, folgende bestilling, folgende ordre, vores bestilling, vores ordre, afgive en ordre`),
    advertising: list('nyhedsbrev, afmeld, afmelde, vis i browser, kob nu, bestil nu, rabatkode'),
    crediting: list('kreditnota*, kredit*, retur*, reklamation*, klage, tilbagebetaling'),
    moving: list('levering, gods, transport, lager, pluk, fragt, forsendelse'),
    slip: list('seddel, liste, advis, brev, nota'),
    deliveryPaper: list('folgeseddel*, pakkeseddel*, fragtbrev*, plukliste*, leveringsseddel*, pakkeliste'),
    callingOff: list('afkald*, leveringsplan'),
    agreeing: list(`
      aftale*, *aftale, kontrakt*, *kontrakt, rammeaftale, prognose*, forecast, katalog*, skabelon, eksempel, betingelser, oversigt, rapport, referat,
      plan, *plan, lageroptaelling, certifikat, datablad, sporgeskema, *oversigt, *eliste, *gliste, *kliste, *lliste, *nliste, *rliste, *sliste, *tliste`),
    besideTitle: list(`
      af, for, til, kunde, leverandor, ny, nyt, original, kopi, formular, vores, jeres, intern, haste, varer, og, fra`),
    labelling: list('nummer, nr, dato, total, adresse, belob, type, antal, kunde, betingelser, kode, linje, status, vaerdi, sum'),
    subject: list('emne, vedr, vedrorende, ang'),
    reply: list('sv, vs, re'),
    seller: list('leverandor*, saelger*, producent'),
    selling: list('leverende, saelgende'),
    consignee: list('varemodtager, modtager'),
    buyer: list('kober*, kunde, kunden, kundens, bestiller, ordregiver, rekvirent, indkober, afsender'),
    buying: list(`
      fakturering*, faktura, bestillende, indkob, indkobende, fakturaadresse, rekvirerende, fakturaen, fakturaer, regning`),
    party: list(
      'firma, virksomhed, adresse, navn, til, oplysninger, organisation, *adresse, selskab, sted, afdeling, institution, enhed',
    ),
    partyData: list('oplysninger, information, konto, kontakt, data'),
    legal: list(`
      a s, a @ s, as, aps, i s, i @ s, k s, k @ s, p s, p @ s, ivs, amba, a m b a, fmba, smba, enkeltmandsvirksomhed, @ son, og son, @ sonner, koncernen, g s, f m b a`),
    organisation: list(`
      kommune, region, universitet, skole, sygehus, hospital, forening, fond, institut, styrelsen, gymnasium, bageri, hotel, restaurant,
      kro, apotek, smedje, maskinvaerksted, vaerksted, tomrer*, murer*, museum, kirke, plejehjem, mejeri, slagter, brugs*, bornehave,
      efterskole, andelsselskab, maskinfabrik, entreprise, provsti, menighedsrad, idraetsforening, boligforening, ejerforening,
      bibliotek, teater, universitetshospital, ministeriet, klub, fritidsklub, handelsskole, hojskole, andelsboligforening, brandvaesen,
      beredskab, plejecenter, gartneri`),
    tradesAs: list('der driver virksomhed som'),
    isTradeNameOf: list('er et binavn til, binavn til'),
    operatedBy: list('drives af'),
    municipality: list('kommune'),
    house: list('hotel, hotellet, *hotel, kro, badehotel, restaurant, gastgivergard'),
    actingFor: list('som agent for, pa vegne af, for regning af'),
    days: list('dage, arbejdsdage, uger'),
    previous: list('sidste, forrige, seneste'),
    street: list(`
      vej, *vej, gade, *gade, alle, *alle, plads, *plads, straede, *straede, boulevard, torv, *torv, postboks, havn, park, *parken, industrivej`),
    person: list('att, hr, fru'),
    addressing: list('til firma'),
    attention: list('att'),
    salutation: list(`
      hej, kaere, med venlig, venlig*, hilsen, mvh, tak, vi, jeg, hermed, god, venligst, alle, denne, det, bedes, i henhold, til, ved`),
    buyingOffice: list('indkob, indkobsafdelingen, indkobsafdeling, centralindkob, afdeling indkob'),
    department: list(`
      afdeling*, indkob*, bogholderi*, regnskab, lager, reception, kokken, logistik, ledelse, chef, ansvarlig, varemodtagelse, vaerksted, kontor,
      administration, butik, okonomi*`),
    proprietor: list('indehaver, indeh'),
    notName: list(`
      telefon, tlf, tel, fax, mobil, mail, dato, side, nummer, nr, moms*, cvr, bank, iban, reference, ref, emne, adresse, belob, total, levering*,
      faktura*, bestilling*, betingelser, betaling*, kunde*, leverandor*, valuta, vores, jeres, vor, vare*, beskrivelse, antal, pris*, underskrift,
      bemaerk*, kontakt*, projekt*, sag*, tilbud*, maerkning, fragt, ordre*, web, hjemmeside, postnr, by, land, enhed, rabat, ean, i alt, ialt,
      rekvisition*, reg, swift, godkendt`),
    issuer: list('cvr, cvr nr, bank, reg nr, iban, se nr, swift'),
    carrier: list('fragtmand, speditor, postnord, gls, danske bank, nordea, jyske bank, sydbank, nykredit, danske fragtmaend'),
    buyingMail: list('indkob*, ordre*, bestilling*, lager'),
    billingMail: list('faktura*, bogholderi*, kreditor*, okonomi, regnskab'),
    sum: list('total*, sum, ialt, *total, *sum, alt'),
    subtotal: list('subtotal, delsum, deltotal'),
    amount: list('belob, vaerdi, *belob, pris, *pris'),
    besideSum: list('i, ordre, ordren, faktura, bestilling, at, betale, for, denne, af, samlet, varer, hele, kr, indkobsordre'),
    excluding: list('ekskl, eksklusiv, eksklusive, uden, netto, excl, ex'),
    including: list('inkl, inklusiv, inklusive, brutto, med'),
    taxWord: list('moms, afgift, afgifter'),
    freight: list('fragt*, forsendelse*, levering*, porto, transport*'),
    packaging: list('emballage*, pakning*, palle*'),
    serviceCharge: list('montage*, service*, installation*'),
    actingAs: list('som'),
    weekday: list(`
      mandag, tirsdag, onsdag, torsdag, fredag, lordag, sondag`),
    reduction: list('rabat, fradrag, forudbetaling, aconto, minus, *rabat'),
    sending: list(`
      sendes, send, bedes, sendt, fremsendes, stiles, skal`),
  },
  namedMoney: { DKK: ['danske kroner'] },
};
