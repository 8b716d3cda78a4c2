import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const norwegian: Language = {
  code: 'nb',
  common: list(`
    og, til, av, den, det, vi, med, pa, fra, innkjopsordre, levering, antall, belop, dato, vennligst, sum, mva, varenr, pris, kunde, leverandor,
    bestilling, deres, var, bestillingsnr, skal`),
  columns: {
    position: list(`
      pos, linje, nr, linjenr, post, lopenr, posisjon, linjenummer`),
    code: list(`
      varenr, vare nr, varenummer, artikkelnr, artikkelnummer, art nr, produktnr, produktnummer, produktkode, kode, vart varenr, ean, gtin, nobb, nobb
      nr, el nummer, elnr, nrf, bestillingsnr, delenr, delenummer, referanse,
      el nr, nrf nr, vart varenummer, strekkode, varekode, vnr, epd nr, artikkelkode, kundens varenr, tegningsnr`),
    supplierCode: list(`
      deres varenr, deres artikkelnr, leverandorens varenr, lev varenr, leverandor varenr, leverandors varenr, lev art nr, deres nr,
      leverandorens artikkelnr, deres art nr, leverandorens varenummer, deres varenummer, produsentens varenr,
      leverandorens art nr, leverandorartikkel, produsentnr, leverandor art nr, leverandors artikkelnr, produsentens art nr`),
    name: list(`
      beskrivelse, varebeskrivelse, benevnelse, betegnelse, vare, varer, produkt, tekst, varetekst, produktnavn, artikkel, navn, spesifikasjon,
      *benevnelse, *beskrivelse, produktbeskrivelse,
      varenavn, artikkelnavn, tjeneste, vareslag`),
    qty: list(`
      antall, mengde, bestilt, bestilt antall, ant, stk, kvantum, antall bestilt, ordreantall, best antall, onsket antall`),
    unit: list(`
      enhet, enh, maleenhet, pakning, salgsenhet, enhetskode, innkjopsenhet, bestillingsenhet, emballasje`),
    price: list(`
      pris, stykkpris, stykpris, enhetspris, pris pr enhet, pris pr stk, a pris, nettopris, pris @ stk, innkjopspris, pris eks mva, pris ekskl mva,
      enh pris, listepris, stk pris, kostpris,
      innpris, netto enhetspris, pris kr, timepris`),
    priceUnit: list('prisenhet, pr, pris pr'),
    discount: list('rabatt, rabatt %, % rabatt, rab, rab %'),
    tax: list(`
      mva, mva %, mva sats, avgift, mva kode, % mva, mva belop, avgiftskode`),
    amount: list(`
      belop, sum, total, totalt, linjesum, linjebelop, nettobelop, totalpris, belop eks mva, sum eks mva, verdi, subtotal, netto, netto belop, belop
      nok, totalbelop,
      totalsum, delsum, sum linje, sum pris, nettosum, belop u @ mva`),
    date: list(`
      leveringsdato, levering, lev dato, levdato, dato, onsket levering, leveringsuke, onsket leveringsdato, leveransedato,
      leveringstid, leveringsdag, mottaksdato`),
    other: list(`
      vekt, farge, storrelse, merknad, merknader, notat, status, lager, valuta, lokasjon, kommentar, kostnadssted, kontering,
      avdeling, batchnr, partinr, opprinnelsesland, lagerplass,
      pakningsstorrelse, d pak, f pak`),
  },
  labels: {
    po_number: list(`
      innkjopsordrenummer, innkjopsordrenr, innkjopsordre nr, innkjopsordre, bestillingsnummer, bestillingsnr, bestilling nr, bestilling, ordrenummer,
      ordrenr, ordre nr, ordre, vart ordrenr, vart ordrenummer, vart bestillingsnr, rekvisisjonsnummer, rekvisisjonsnr, rekvisisjon nr, rekvisisjon,
      deres ordrenr, deres ordre, deres bestillingsnr, kundens ordrenr, po nummer, po nr, innkjopsnr, best nr, bestillings nr, ordre id, nummer,
      dokumentnr, avropsnr,
      rekv nr, avropsnummer, bestillingsreferanse, ordrereferanse, innkjopsnummer, kundeordrenr, kjopsordrenr, kjopsordre,
      ordreref, bestillingsref`),
    order_date: list(`
      ordredato, bestillingsdato, dato, innkjopsdato, dokumentdato, bestilt dato, bestilt, opprettet, utstedt, utskriftsdato,
      opprettet dato, utstedelsesdato, kjopsdato, rekvisisjonsdato, opprettelsesdato, avropsdato`),
    delivery_date: list(`
      onsket leveringsdato, leveringsdato, levering senest, leveres senest, onsket levering, lev dato, leveringsdag, leveringsuke, leveres, levering,
      leveringstid, onsket leveringstid, levering den, forventet levering, forventet leveringsdato, seneste leveringsdato, bekreftet levering, onskes
      levert, leveringstidspunkt, leveringsfrist, hentes, levert innen, leveres innen, levering uke,
      leveransedato, ankomstdato, leveranse, siste leveringsdato, skal leveres, behovsdato, avtalt leveringsdato,
      utsendelsesdato, mottaksdato, hentedato, pa byggeplass innen, leveranseuke, forv levering, leveransefrist`),
    currency: list(`
      valuta, valutakode, alle priser i, priser i, belop i, alle belop i, ordrevaluta`),
    customer_code: list(`
      kundenummer, kundenr, kunde nr, vart kundenummer, vart kundenr, deres kundenr, kundekonto, kunde id, kundekode,
      vart kundenr hos dere, kundenr hos dere`),
    phone: list('telefon, tlf, tel, tlf nr, mobil, telefonnummer'),
    tax_number: list(`
      org nr, orgnr, organisasjonsnummer, org nummer, mva nr, foretaksnummer, vat nr, foretaksnr, foretaksregisteret,
      organisasjonsnr`),
    email: list('e post, epost, email, e mail, mail, e postadresse'),
    contact: list(`
      kontakt, kontaktperson, att, var ref, var referanse, innkjoper, bestilt av, rekvirent, saksbehandler, referanse, deres ref, deres referanse,
      bestiller,
      opprettet av, utstedt av, godkjent av, innkjopsansvarlig, attestant, rekvirert av`),
    supplier_code: list(`
      leverandornr, leverandornummer, leverandor nr, lev nr, leverandor id, leverandorkode, leverandorid, kreditornummer`),
    other_number: list(`
      betalingsmate, betalingsmetode, fakturanr, fakturanummer, faktura nr, tilbudsnr, tilbudsnummer, tilbud nr, tilbud, deres tilbud, pakkseddel nr, side, faks, fax, prosjekt,
      prosjektnr, prosjektnummer, betalingsbetingelser, betaling, leveringsbetingelser, leveringsmate, transport, iban, bic, bank, kontonummer,
      bankkonto, nettside, web, avdeling, merknad, merking, merkes, merket, kontrakt, rammeavtale, versjon, adresse, kommentar, kostnadssted,
      kontraktsnr, avtalenr, betalingsvilkar, leveringsvilkar, transportor, speditor, avtalenummer, saksnr, kontraktnr,
      fakturamerking, fraktbetingelser, arbeidsordre, arbeidsordrenr, ressursnr, fakturareferanse, kontraktsnummer, ordretype,
      kostnadsbaerer, koststed, transportmate, forsendelsesmate`),
  },
  zones: {
    buyer: list(`
      leietaker, leier,
      kjoper, kunde, fakturaadresse, faktura til, faktureres, bestiller, fra, rekvirent, innkjoper, kundenavn, firma, faktura sendes til,
      oppdragsgiver, bestilt av, virksomhet, avsender, fakturamottaker, firmanavn, faktureres til,
      kundeopplysninger, kundeadresse, betaler, fakturaen sendes, faktura sendes`),
    ship_to: list(`
      leveringsadresse, leveres til, levering til, leveringssted, varemottaker, mottaker, lever til, vareadresse,
      leveranseadresse, byggeplassadresse, byggeplass, varemottak, mottakeradresse, leveransested, lossested,
      varer leveres til, losseplass, vareleveringsadresse, varene leveres til, anleggsadresse, anleggsplass, utleveringssted`),
    seller: list(`
      utleier,
      leverandor, selger, til, leverandornavn, leverandoradresse, bestilling til, leverandoropplysninger, underentreprenor,
      leverandorens adresse, til leverandor, bestilt hos, underleverandor, leverandorinformasjon, leverandor navn`),
    third: list(`
      sluttkunde, sluttbruker, byggherre, hovedentreprenor, var kunde, tiltakshaver, endelig kunde`),
  },
  titles: {
    order: list(`
      innkjopsordre, bestilling, ordre, rekvisisjon, bestillingsskjema, ordreskjema, kundeordre, varebestilling, avrop, bestillingsseddel,
      materialbestilling, ny ordre, ny bestilling, avropsordre, kjopsordre,
      leverandorordre, bestillingsblankett, bestillingsliste, webordre, bestillingsbrev, tilleggsordre, bestillingsordre,
      suppleringsordre, ordreblankett, bestillingsdokument`),
    order_change: list(`
      ordreendring, endring av ordre, endret ordre, endring av bestilling, endret bestilling, endringsordre, revidert ordre, korrigert ordre,
      bestillingsendring, endret innkjopsordre`),
    order_cancellation: list(`
      kansellering, kansellering av ordre, kansellert ordre, avbestilling, ordrekansellering, annullering, annullering av ordre, kansellering av
      bestilling`),
    order_response: list(`
      ordrebekreftelse, bekreftelse, bekreftelse pa ordre, bestillingsbekreftelse, ordreaksept, salgsordre, ordreerkjennelse`),
    quotation: list(`
      tilbud, pristilbud, foresporsel, tilbudsforesporsel, prisforesporsel, prisliste, anbud, overslag, prisoverslag,
      nettoprisliste,
      tilbudsinvitasjon, prisestimat, salgstilbud, tilbudsbrev, prisskjema`),
    invoice: list(`
      faktura, proformafaktura, proforma faktura, purring, betalingspaminnelse, kontoutdrag, regning, inkassovarsel,
      samlefaktura, sluttfaktura, betalingsvarsel, betalingsoppfordring, purrebrev,
      kontoutskrift, avdragsnota`),
    delivery_note: list(`
      pakkseddel, folgeseddel, fraktbrev, pakkliste, plukkliste, leveringsseddel, fraktseddel, forsendelsesvarsel, varemottak,
      forsendelsesmelding, leveranseseddel, plukkseddel, utleveringsseddel, mottakskvittering, varemottaksseddel,
      leveringsmelding, sendingsvarsel, leveringsvarsel, utsendelsesvarsel, leveringskvittering, lasteliste,
      varemottaksrapport`),
    receipt: list(`
      kvittering, kassakvittering, kassebong, bong, kassalapp`),
    other: list(`
      leveringsprognose, leveranseprognose,
      kreditnota, kjopsbetingelser, innkjopsbetingelser, alminnelige vilkar, salgsbetingelser, rammeavtale, kontrakt,
      avtale, reklamasjon, retur, returseddel, datablad, katalog, produktkatalog, prognose, lagerliste, nyhetsbrev,
      referat, sporreskjema, varetelling, rammeordre, rammekontrakt, leveringsavtale, arsavtale, avropsordre,
      leveringsplan, innkjopsprognose, innkjopsanmodning, returskjema, returordre, returmelding, prisavtale,
      generelle vilkar, lagerstatus, innkjopsforslag, restordreliste, bestillingsforslag, kjopsavtale, serviceavtale,
      innkjopsavtale, innkjopsrekvisisjon, telleliste, leieavtale, timeliste, vedlikeholdsavtale, moteinnkalling,
      lagerbeholdning, avviksmelding`),
  },
  phrases: {
    order: list(`
      vi bestiller, vi bestiller herved, vi onsker a bestille, vennligst lever, bes levert, vennligst send, herved bestilles, vennligst bekreft,
      ordrebekreftelse sendes, ordrebekreftelse bes, bestillingsnummer skal, ordrenummer ma, jeg onsker a bestille, bestilles herved, vi trenger,
      oppgi bestillingsnummer, merk faktura med`),
    order_change: list(`
      erstatter var ordre, erstatter tidligere, vi endrer var ordre, endret antall, nytt antall, tidligere antall, erstatter var bestilling`),
    order_cancellation: list('vi kansellerer, herved kanselleres, vennligst kanseller, vi avbestiller, bes kansellert'),
    order_response: list(`
      takk for bestillingen, takk for din bestilling, takk for deres bestilling, takk for deres ordre, takk for din ordre, vi bekrefter deres, vi
      bekrefter mottak, vi bekrefter herved, takk for ordren, vi takker for bestillingen`),
    quotation: list(`
      tilbudet er gyldig, tilbudet gjelder, gyldig til, vi tilbyr, tilbudsnummer, tilbudsnr, onsker tilbud, be om tilbud, gi tilbud, deres beste pris,
      dette er ikke en bestilling`),
    invoice: list(`
      fakturanummer, fakturanr, fakturadato, forfallsdato, forfall, a betale, betalingsfrist, betales innen, kid, kid nummer, skyldig belop,
      purregebyr`),
    delivery_note: list('levert antall, antall kolli, levert mengde, varene mottatt, restordre antall'),
    receipt: list('betalt med, betalt kontant, betalt kort'),
    other: list('kreditnota nr, kreditnotanr'),
  },
  totals: {
    net: list(`
      subtotal, netto, nettobelop, sum eks mva, total eks mva, sum ekskl mva, belop eks mva, total ekskl mva, netto sum, delsum, grunnlag mva, sum
      varer, varesum, nettosum, totalt eks mva, sum eksklusiv mva,
      belop for mva, mva grunnlag, sum for mva, avgiftsgrunnlag, sum eksl mva, avgiftspliktig, varebelop, total for mva`),
    gross: list(`
      sum, total, totalt, totalsum, sum inkl mva, total inkl mva, a betale, totalbelop, ordretotal, ordresum, samlet belop, belop inkl mva,
      ordrebelop, sum total, total nok, brutto, totalt inkl mva, sum totalt, ordreverdi, bestillingssum,
      belop a betale, totalt belop, bruttobelop, sum ink mva`),
    tax: list(`
      mva, mva belop, herav mva, merverdiavgift, 25 mva, mva 25, sum mva, total mva`),
    carry: list(`
      overfort, overfores, fortsetter, side sum, fortsettes, sidesum, til overforing, a overfore`),
  },
  charges: list(`
    frakt, fraktkostnad, porto, emballasje, gebyr, ekspedisjonsgebyr, rabatt, ordrerabatt, leveringsgebyr, miljogebyr, avrunding, oreavrunding,
    forsikring, fakturagebyr, drivstofftillegg, transport, miljoavgift, fraktkostnader,
    pallegebyr, smaordregebyr, transporttillegg, transportkostnader, ordregebyr, miljotillegg, frakttillegg, pant,
    energitillegg, kranlossing, bompenger, fraktomkostninger, administrasjonsgebyr, kontantrabatt, emballasjegebyr,
    dieseltillegg, startkostnad, ekspressgebyr, behandlingsgebyr, fraktgebyr`),
  months: lists(
    'januar jan, februar feb, mars mar, april apr, mai, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, desember des',
  ),
  weeks: list('uke, uke nr, u'),
  units: list(`
    stk, stykk, pk, pakke, pakker, pakn, kasse, kasser, ks, rull, ruller, rl, kartong, krt, meter, m, kg, liter, ltr, sett, par, pall, paller, pl,
    boks, bokser, bk, flaske, flasker, spann, pose, poser, bunt, eske, esker, dunk, time, timer, kolli, ark, sekk, sekker, kar, plate, plater, lm, ps,
    fl, tube, brett`),
  numbers: list('-, to, tre, fire, fem, seks, sju, atte, ni, ti, elleve, tolv'),
  cues: {
    bounding: list('mer enn, minst, opptil, faerre enn'),
    listing: list('katalog*, prisliste*, sortiment*'),
    endingInOrder: list('*bestilling'),
    accepting: list('vi aksepterer deres tilbud, vi godtar deres tilbud, aksept av deres tilbud, vi aksepterer tilbudet deres'),
    informing: list(`
      kopi til orientering, kun til orientering, kun til informasjon, skal ikke leveres, skal ikke effektueres, ikke til
      effektuering`),
    each: list('x, a, til'),
    hundred: list('hundre'),
    thousand: list('tusen, tus'),
    optional: list('opsjon, tilvalg, alternativ, valgfri'),
    asking: list(`
      vi trenger, trenger vi, vi onsker, onsker vi, vi vil gjerne ha, kan dere sende, vennligst send,
      vennligst lever, send oss, vi skal ha`),
    theirOrder: list(`
      deres ordre, din ordre, deres bestilling, bestillingen din, ordren din, din bestilling, bestillingen deres`),
    taken: list('har mottatt, er sendt, er pa vei, takk for din, takk for deres, takk for bestillingen, takk for ordren'),
    former: list('tidligere, i stedet for, var, opprinnelig'),
    requisitioning: list('rekvisisjon, innkjopsanmodning, anmodning'),
    returning: list('sendes til, returneres til, send til, mailes til, innsendes til, retur til'),
    spanning: list('periode*, *perioden, *periode'),
    fulfilled: list('levert, mottatt, sendt, restordre, gjenstar, beholdning, lokasjon, retur, plukket, rest'),
    ordering: list('ordre*, bestilling*, innkjop*, rekvisisjon*, avrop*, *ordre'),
    number: list('nummer, nr, no, *nummer, *nr, id, kode'),
    date: list('dato, *dato, dag, opprettet, utstedt'),
    dated: list('av, den, datert, dato, d, pr'),
    delivering: list('lever*, ankomst, hent*, mottak*, forsend*, utlever*'),
    when: list(`
      dato, dag, uke, senest, onsket, onskes, onskede, forventet, innen, seneste, planlagt, tid, frist, for, *dato, *uke, *dag, *frist, den,
      *tidspunkt, bekreftet`),
    wanted: list('onsket*, onskede*, onskes, forventet*, krevd'),
    by: list('senest, innen, for den, til, senest den'),
    needing: list('lever*, motta*, trenger, behov*, ankomme*, varene, send, sende, sendes, hentes, onskes, levert'),
    our: list('var, vart, vare, min, mitt'),
    your: list('deres, din, ditt, dine'),
    little: list('og, a, av, den, det, de, til, for, fra, pa, i, med, en, et, om, ved, hos, er, som, skal'),
    and: list('og, eller, samt'),
    stocking: list(`
      pa lager, lager, lagerbeholdning, lagerantall, beholdning, lagerverdi, min lager, minste ordre, minste antall, minsteordre,
      minimumsordre, minstekjop, min ordre, min antall, min bestilling, minste bestilling`),
    estimating: list(`
      anslatt, forventet, estimert, arsforbruk, arlig, prognose`),
    noNumber: list(`
      se, nedenfor, ovenfor, ingen, muntlig, telefon, diverse, vedlegg, ukjent, haster, folger, mangler`),
    reference: list('ref, referanse, merke, merking'),
    due: list('forfall*, betales innen, forfallsdato, betalingsfrist'),
    elsewhere: list('faktura*, betaling*, gyldig*, tilbud*, gjelder, betingelser, vilkar, bekreft*, forfall*, utskrevet'),
    answering: list('bekreft*, *bekreftelse, aksept*, *aksept, svar, erkjenn*, *erkjennelse'),
    replaced: list('gammel, gammelt, gamle, forrige, opprinnelige, navaerende, fra'),
    replacing: list('ny, nytt, nye, endret, etter, na, korrigert, navaerende, til'),
    changing: list('endr*, *endring, endret*, rettelse, revidert, revisjon, korriger*, oppdater*, tillegg'),
    cancelling: list('annull*, kanseller*, *kansellering, avbestill*, *avbestilling, tilbakekall*, *annullering, slettet'),
    annexed: list('vedlegg, bilag'),
    quoting: list('tilbud*, *tilbud, foresporsel*, *foresporsel, prisliste, overslag, anbud'),
    billing: list('faktura*, *faktura, purring*, kontoutdrag, regning, betalingspaminnelse, inkasso*, proforma, betalingsvarsel'),
    requesting: list(`
      vi bestiller, jeg bestiller, vil gjerne bestille, onsker a bestille, bestiller vi, bestiller herved, vennligst lever, vennligst send, send oss, lever til oss, vi trenger, jeg trenger,
      vi har behov for, folgende bestilling, folgende ordre, var bestilling, var ordre, legge inn en bestilling`),
    advertising: list('nyhetsbrev, meld deg av, avmelding, vis i nettleser, kjop na, bestill na, rabattkode'),
    crediting: list('kreditnota*, kredit*, retur*, reklamasjon*, klage, tilbakebetaling'),
    moving: list('levering, gods, transport, lager, plukk, frakt, forsendelse'),
    slip: list('seddel, liste, varsel, brev, notat'),
    deliveryPaper: list('pakkseddel*, folgeseddel*, fraktbrev*, plukkliste*, pakkliste*, leveringsseddel*'),
    callingOff: list('avrop*, leveringsplan'),
    agreeing: list(`
      avtale*, *avtale, kontrakt*, *kontrakt, rammeavtale, prognose*, katalog*, mal, eksempel, betingelser, vilkar, oversikt, rapport, referat, plan,
      *plan, varetelling, sertifikat, datablad, *oversikt, *eliste, *gliste, *kliste, *lliste, *nliste, *rliste, *sliste, *tliste, sporreskjema`),
    besideTitle: list(`
      av, for, til, pa, kunde, leverandor, ny, nytt, original, kopi, skjema, var, deres, intern, haster, varer, og`),
    labelling: list('nummer, nr, dato, total, adresse, belop, type, antall, kunde, betingelser, kode, linje, status, verdi, sum'),
    subject: list('emne, vedr, vedrorende, ang, angaende, gjelder'),
    reply: list('sv, vs, re'),
    seller: list('leverandor*, selger*, produsent'),
    selling: list('leverende, selgende'),
    consignee: list('varemottaker, mottaker'),
    buyer: list('kjoper*, kunde, kunden, kundens, bestiller, oppdragsgiver, rekvirent, innkjoper, avsender'),
    buying: list(`
      fakturering*, faktura, bestillende, innkjop, innkjopende, fakturaadresse, rekvirerende, fakturaen, fakturaer`),
    party: list(
      'firma, virksomhet, adresse, navn, til, opplysninger, organisasjon, *adresse, selskap, sted, avdeling, foretak, institusjon, enhet',
    ),
    partyData: list('opplysninger, informasjon, konto, kontakt, data'),
    legal: list(`
      as, a s, a @ s, asa, ans, da, enk, sa, ba, ks, nuf, iks, kf, @ sonn, @ sonner, og sonner, konsern, gruppen, stiftelsen, hf, ehf, slf`),
    organisation: list(`
      kommune, fylkeskommune, universitet, skole, sykehus, helseforetak, forening, stiftelse, institutt, direktoratet, bakeri, hotell,
      restaurant, apotek, verksted, museum, kirke, sykehjem, meieri, fiskemottak, barnehage, borettslag, mek, rorlegger, entreprenor,
      videregaende, lag, idrettslag, gard, trelast, ungdomsskole, barneskole, bibliotek, hogskole, klubb, teater, sokn, menighet,
      menighetsrad, sjukehus, brannvesen, kirkelig fellesrad, sameie, forbund, senter, havnevesen, bondelag, korps, velforening,
      omsorgssenter, gartneri, klinikk, tannklinikk, legekontor`),
    tradesAs: list('som driver under navnet'),
    isTradeNameOf: list('er et varemerke for'),
    operatedBy: list('drives av'),
    municipality: list('kommune, fylkeskommune'),
    house: list('hotell, hotel, gjestgiveri, pensjonat, vertshus, kafe, restaurant, gjestehus'),
    actingFor: list('som agent for, pa vegne av, for regning av'),
    days: list('dager, virkedager, uker'),
    previous: list('siste, forrige'),
    street: list(`
      vei, veien, *vei, *veien, gate, gata, *gate, *gata, alle, plass, *plass, torg, *torget, postboks, brygge, *brygga, havn, *bakken,
      industriomrade, vegen, *vegen, *veg`),
    person: list('att'),
    addressing: list('til firma'),
    attention: list('att'),
    salutation: list(`
      hei, kjaere, med vennlig, vennlig*, hilsen, mvh, takk, vi, jeg, herved, god, alle, denne, det, i henhold, ved`),
    buyingOffice: list('innkjop, innkjopsavdelingen, innkjopsavdeling, avdeling innkjop, sentralinnkjop, anskaffelser'),
    department: list(`
      avdeling*, innkjop*, regnskap*, lager, resepsjon, kjokken, logistikk, ledelse, sjef, leder, ansvarlig, varemottak, verksted, kontor,
      administrasjon, butikk, okonomi*`),
    proprietor: list('innehaver, inneh'),
    notName: list(`
      telefon, tlf, tel, faks, mobil, e post, epost, mail, dato, side, nummer, nr, mva*, org nr, orgnr, bank*, iban, referanse, ref, emne, adresse,
      belop, total*, levering*, faktura*, bestilling*, betingelser, betaling*, kunde*, leverandor*, valuta, var, vart, deres, vare*, beskrivelse,
      antall, pris*, underskrift, merknad*, kontakt*, prosjekt*, tilbud*, merking, merkes, frakt, ordre*, web, nettside, postnr, sted, land, enhet,
      rabatt, sum, kid, kontonr, swift, godkjent, innkjop*`),
    issuer: list('org nr, orgnr, organisasjonsnummer, foretaksregisteret, bankkonto, kontonr, iban, swift, mva'),
    carrier: list('speditor, bring, posten, dnb, sparebank, sparebanken, nordea, postnord, toll'),
    buyingMail: list('innkjop*, ordre*, bestilling*, lager'),
    billingMail: list('faktura*, regnskap*, okonomi, reskontro'),
    sum: list('total*, sum, *sum, *total, sluttsum'),
    subtotal: list('subtotal, delsum'),
    amount: list('belop, verdi, *belop, pris, *pris'),
    besideSum: list(`
      i, ordre, ordren, faktura, bestilling, bestillingen, a, betale, for, denne, av, samlet, varer, hele, kr, alt, innkjopsordre`),
    excluding: list('eks, ekskl, eksklusiv, eksklusive, uten, netto, ex, u'),
    including: list('inkl, inklusiv, inklusive, brutto, med, m'),
    taxWord: list('mva, avgift, avgifter, merverdiavgift'),
    freight: list('frakt*, forsendelse*, levering*, porto, transport*'),
    packaging: list('emballasje*, innpakning*, pall*'),
    serviceCharge: list('montering*, service*, installasjon*'),
    actingAs: list('som'),
    weekday: list(`
      mandag, tirsdag, onsdag, torsdag, fredag, lordag, sondag`),
    reduction: list('rabatt, fradrag, forskudd, minus, *rabatt'),
    sending: list(`
      sendes, send, bes, skal`),
  },
  namedMoney: { NOK: ['norske kroner'] },
};
