import type { UsualWords } from '../usual-words.ts';

export const norwegian: UsualWords = {
  titles: {
    order: `
      Innkjøpsordre, Bestilling, Ordre, Rekvisisjon, Kjøpsordre, Bestillingsseddel, Ordreskjema, Bestillingsskjema,
      Innkjøpsbestilling, Avrop, Varebestilling, Leverandørordre, Avropsbestilling, Bestillingsblankett,
      Innkjøpsordre nr. 4711, Ny bestilling, Ny ordre, Bestillingsliste, Materialbestilling, Ordreseddel, Bestilling nr. 4711,
      Hasteordre, Webordre, Bestillingsbrev, Tilleggsbestilling, Tilleggsordre, Bestillingsordre, Suppleringsordre, PO,
      Ordreblankett, Bestillingsdokument, Kjøpsbestilling`,
    order_change: `
      Ordreendring, Endring av ordre, Endret ordre, Endring av bestilling, Endret bestilling, Endret innkjøpsordre,
      Endringsordre, Revidert ordre, Endring av innkjøpsordre, Revidert innkjøpsordre, Revidert bestilling, Oppdatert ordre,
      Korrigert ordre, Bestillingsendring`,
    order_cancellation: `
      Kansellering, Kansellering av ordre, Avbestilling, Annullering, Kansellert ordre, Kansellering av bestilling,
      Annullering av ordre, Annullering av bestilling, Kansellert bestilling, Annullert ordre, Ordrekansellering`,
    order_response: `
      Ordrebekreftelse, Bestillingsbekreftelse, Salgsordre, Ordreerkjennelse, Bekreftelse på bestilling,
      Ordrebekreftelse nr. 4711, Bekreftelse av ordre, Kjøpsbekreftelse, Salgsbekreftelse, Ordrekvittering, Ordreaksept`,
    quotation: `
      Tilbud, Forespørsel, Prisforespørsel, Tilbudsforespørsel, Prisliste, Anbud, Prisoverslag, Pristilbud, Anbudsforespørsel,
      Tilbudsinvitasjon, Forespørsel om tilbud, Kostnadsoverslag, Prisestimat, Salgstilbud, Forespørsel om pris, Tilbudsbrev,
      Nettoprisliste, Prisskjema`,
    invoice: `
      Faktura, Proformafaktura, Purring, Betalingspåminnelse, Kontoutskrift, Inkassovarsel, Regning, Purrebrev,
      Betalingsoppfordring, Salgsfaktura, Samlefaktura, Sluttfaktura, Handelsfaktura, Fakturakopi, Forskuddsfaktura,
      Akontofaktura, A konto faktura, Delfaktura, Betalingsvarsel, Inkasso, Inkassokrav, Saldooppgave, Tollfaktura,
      Avdragsnota, Inngående faktura`,
    delivery_note: `
      Følgeseddel, Pakkseddel, Fraktbrev, Plukkliste, Leveringsseddel, Pakkliste, Varemottak, Forsendelsesmelding,
      Leveranseseddel, Pakkeseddel, Plukkseddel, Utleveringsseddel, Mottakskvittering, Varemottaksseddel, Fraktseddel,
      Leveringsmelding, Sendingsvarsel, Leveringsvarsel, Pakkeliste, Utsendelsesvarsel, Leveringskvittering, Lasteliste,
      Transportordre, Varemottaksrapport`,
    receipt: 'Kvittering, Kassalapp, Kassakvittering, Betalingskvittering, Salgskvittering, Kjøpskvittering, Kassebong',
    other: `
      Kreditnota, Kreditfaktura, Rammeavtale, Leveringsplan, Prognose, Retur, Returseddel, Lagerliste, Referat, Nyhetsbrev,
      Innkjøpsanmodning, Kontrakt, Katalog, Reklamasjon, Møtereferat, Generelle vilkår, Returordre, Lagerstatus, Varetelling,
      Innkjøpsforslag, Innkjøpsbetingelser, Debetnota, Restordreliste, Bestillingsforslag, Leveranseplan, Leveringsavtale,
      Kjøpsavtale, Serviceavtale, Innkjøpsavtale, Produktblad, Rammeordre, Kjøpekontrakt, Telleliste, Restordre, Leieavtale,
      Timeliste, Vedlikeholdsavtale, Dagsorden, Møteinnkalling, Returmelding, Lagerbeholdning, Avviksmelding`,
  },
  labels: {
    po_number: `
      Ordrenr., Ordrenummer, Bestillingsnr., Bestillingsnummer, Innkjøpsordrenr., Innkjøpsordrenummer, Rekvisisjonsnr.,
      Rekvisisjonsnummer, Vår ordre, Vårt ordrenr., Deres ordrenr., Ordre nr., PO-nummer, PO-nr., Rekv.nr., Bestilling nr.,
      Innkjøpsnr., Innkjøpsordre, Innkjøpsordre nr., Vår bestilling, Deres bestilling, Deres ordre, Avropsnr., Avropsnummer,
      Vårt ordrenummer, Bestillingsreferanse, Ordrereferanse, Bestilling, Ordre, Dokumentnr., Innkjøpsnummer, Kundens ordrenr.,
      Kundens ordrenummer, Rekvisisjon nr., Bestillings nr., Ordre-ID, Vårt bestillingsnr., Vårt bestillingsnummer,
      Rekvisisjon, Deres ordrenummer, Kundeordrenr., PO nr., Kjøpsordrenr., Kjøpsordre, Best.nr., Ordreref., Bestillings-ID,
      Rekv. nr., Deres bestillingsnr., Bestillingsref.`,
    order_date: `
      Ordredato, Bestillingsdato, Dato, Bestilt, Bestilt dato, Utstedt, Innkjøpsdato, Bestilt den, Dokumentdato,
      Dato for bestilling, Opprettet, Opprettet dato, Utstedelsesdato, Kjøpsdato, Bestillings dato, Rekvisisjonsdato,
      Ordre dato, Opprettelsesdato, Utskriftsdato, Avropsdato`,
    delivery_date: `
      Leveringsdato, Ønsket leveringsdato, Ønsket levering, Levering senest, Leveringstid, Leveringsuke, Leveringsdag,
      Lev.dato, Leveres, Leveres senest, Leveres innen, Forventet levering, Levering innen, Levering, Leveransedato,
      Forventet mottaksdato, Ønskes levert, Ankomstdato, Forventet leveringsdato, Bekreftet leveringsdato, Planlagt levering,
      Leveringsfrist, Lev. dato, Ønsket leveranse, Ønsket dato, Ønsket leveransedato, Levering uke, Leveres den, Leveranse,
      Siste leveringsdato, Skal leveres, Planlagt leveringsdato, Leveringstidspunkt, Ønsket mottaksdato, Behovsdato,
      Avtalt leveringsdato, Utsendelsesdato, Lev.uke, Mottaksdato, Hentedato, Leveringstermin, Ønsket leveringsuke,
      På byggeplass innen, Leveransetid, Leveranseuke, Lev.tid, Leveringsdato senest, Leveres uke, Forv. levering,
      Levering den, Leveransedag, Levert senest, Leveransefrist, Må leveres innen`,
    customer_code: `
      Kundenr., Kundenummer, Kunde nr., Vårt kundenr., Vårt kundenummer, Deres kundenr., Kunde-ID, Kundekode,
      Vårt kundenr. hos dere, Kundenr. hos dere, Debitornr., Kundekonto, Deres kundenummer`,
    supplier_code: `
      Leverandørnr., Leverandørnummer, Lev.nr., Leverandør nr., Lev. nr., Leverandør-ID, Kreditornr., Leverandørkode,
      Deres leverandørnr., Leverandørid, Kreditornummer`,
    currency: 'Valuta, Valutakode, Priser i, Beløp i, Alle priser i, Alle beløp i, Ordrevaluta',
    email: 'E-post, E-postadresse, Epost, E-mail, Mail, Epostadresse',
    tax_number: `
      Org.nr., Organisasjonsnummer, Foretaksnr., MVA-nr., Org. nr., Foretaksregisteret, Orgnr., Org.nummer, Organisasjonsnr.,
      Foretaksnummer, MVA nr., VAT nr., Orgnummer`,
    contact: `
      Kontaktperson, Kontakt, Bestiller, Bestilt av, Innkjøper, Vår ref., Deres ref., Rekvirent, Saksbehandler, Vår referanse,
      Deres referanse, Opprettet av, Utstedt av, Godkjent av, Att., Innkjøpsansvarlig, Vår kontaktperson, Vår kontakt,
      Deres kontakt, Attestant, Rekvirert av, Deres kontaktperson, Vår innkjøper`,
    other_number: `
      Tilbudsnr., Tilbudsnummer, Fakturanr., Prosjekt, Prosjektnr., Betalingsbetingelser, Leveringsbetingelser, Merking,
      Merkes, Kontraktsnr., Avtalenr., Kostnadssted, Prosjektnummer, Fakturanummer, Deres tilbud, Deres tilbudsnr.,
      Betalingsvilkår, Leveringsvilkår, Leveringsmåte, Transportør, Speditør, Avtalenummer, Saksnr., Saksnummer, Kontraktnr.,
      Fakturamerking, Fraktbetingelser, Arbeidsordre, Arbeidsordrenr., Konto, Avdeling, Ressursnr., Fakturareferanse,
      Rammeavtale, Tilbud nr., Kontraktsnummer, Ordretype, Kostnadsbærer, Koststed, Transportmåte, Forsendelsesmåte,
      Deres tilbud nr.`,
  },
  columns: {
    position: 'Pos., Linje, Nr., Linjenr., Posisjon, Pos.nr., Post, Linjenummer, Løpenr.',
    name: `
      Beskrivelse, Varetekst, Benevnelse, Vare, Varebeskrivelse, Tekst, Varenavn, Produkt, Artikkel, Produktnavn, Betegnelse,
      Varebenevnelse, Produktbeskrivelse, Artikkelbeskrivelse, Spesifikasjon, Artikkelnavn, Tjeneste, Navn, Materiale, Varer,
      Vare/tjeneste, Vareslag, Artikler`,
    code: `
      Varenr., Varenummer, Vare nr., Vårt varenr., Artikkelnr., Art.nr., EAN, EAN-nr., Produktnr., NOBB-nr., EL-nr., NRF-nr.,
      Produktkode, Artikkelnummer, Vårt varenummer, Produktnummer, Strekkode, Varekode, NOBB, NRF, Elnummer, Artikkel nr.,
      Vårt art.nr., GTIN, Bestillingsnr., Materialnr., Vnr., EAN-kode, Vårt artikkelnr., EPD-nr., NRF nr., NOBB nr.,
      Artikkelkode, Kundens varenr., Tegningsnr., Kode, Ref.`,
    supplierCode: `
      Leverandørens varenr., Deres varenr., Lev. varenr., Lev.varenr., Leverandørens artikkelnr., Deres art.nr.,
      Leverandørens varenummer, Deres varenummer, Leverandør varenr., Produsentens varenr., Lev. art.nr., Deres artikkelnr.,
      Leverandørvarenr., Lev.art.nr., Lev. artnr., Leverandørens art.nr., Leverandørs varenr., Leverandørartikkel,
      Produsentnr., Leverandør art.nr., Leverandørs artikkelnr., Produsentens art.nr.`,
    qty: `
      Antall, Ant., Mengde, Bestilt, Bestilt antall, Antall stk., Kvantum, Kvantitet, Bestilt mengde, Stk., Antall bestilt,
      Ordreantall, Ønsket antall, Antall enheter, Totalt antall, Best. antall, Antall (stk), Bestilt ant.`,
    unit: 'Enhet, Enh., Måleenhet, Pakning, Enhetskode, Innkjøpsenhet, Bestillingsenhet, Forpakning, Emballasje, Salgsenhet',
    price: `
      Pris, Stk.pris, Enhetspris, Stykkpris, Nettopris, Pris pr. stk., Pris/enhet, Pris per enhet, Innkjøpspris, Kostpris,
      À pris, Pris eks. mva, Enhetspris eks. mva, Netto pris, Pris pr. enhet, A-pris, Pris eks. mva., Pris pr enhet, Listepris,
      Pris NOK, Stk pris, Pris ekskl. mva, Enh.pris, Innpris, Pris/stk, À-pris, Enhetspris NOK, Pris netto, Netto enhetspris,
      Stykkpris eks. mva, Pris per stk, Pris kr, Pris u/mva, Timepris, Enhetspris (NOK)`,
    priceUnit: 'Prisenhet, Pris pr., Pris per',
    discount: 'Rabatt, Rabatt %, Rab. %, Rab., % rabatt, Rab%, Rabattsats, Linjerabatt, Rabatt i %',
    amount: `
      Beløp, Sum, Totalt, Linjebeløp, Beløp eks. mva, Linjesum, Nettobeløp, Total, Totalpris, Sum eks. mva, Beløp NOK,
      Totalsum, Sum NOK, Netto, Totalbeløp, Netto beløp, Linjetotal, Total NOK, Delsum, Sum linje, Total eks. mva,
      Beløp ekskl. mva, Beløp kr, Verdi, Total pris, Pris totalt, Sum pris, Samlet pris, Sum beløp, Nettosum, Beløp u/mva,
      Sum kr`,
    tax: 'Mva, Mva %, MVA, Mva-kode, Mva-sats, % mva, MVA-beløp, Mva., Avgift, Avgiftskode, Mva beløp, Mva (%), MVA kode',
    date: `
      Leveringsdato, Lev.dato, Levering, Leveringsuke, Ønsket leveringsdato, Leveransedato, Lev. dato, Dato, Ønsket levering,
      Leveringstid, Forventet levering, Lev.uke, Forventet mottaksdato, Leveringsdag, Lev.tid, Mottaksdato, Ønsket dato`,
    other: `
      Vekt, Farge, Størrelse, Merknad, Merknader, Prosjekt, Konto, Lager, Status, Kommentar, Notat, Lokasjon, Kostnadssted,
      Kontering, Avdeling, Batchnr., Partinr., Opprinnelsesland, Rest, Lagerplass, Anmerkning`,
  },
  totals: {
    net: `
      Sum eks. mva, Totalt eks. mva, Netto, Nettobeløp, Delsum, Subtotal, Beløp eks. mva, Sum ekskl. mva, Total eks. mva,
      Netto sum, Varesum, Nettosum, Sum netto, Sum uten mva, Totalsum eks. mva, Sum ex mva, Beløp før mva, Sum varer,
      Mva-grunnlag, Ordresum eks. mva, Totalbeløp eks. mva, Sum før mva, Ordretotal eks. mva, Avgiftsgrunnlag, Total netto,
      Total u/mva, Sum eksl. mva, Avgiftspliktig, Total ekskl. mva, Varebeløp, Netto ordresum, Sum u/mva, Total før mva,
      Totalt uten mva, Totalt netto, Grunnlag mva`,
    gross: `
      Sum inkl. mva, Totalt, Å betale, Total, Totalsum, Totalt inkl. mva, Ordresum, Ordretotal, Totalbeløp, Sum totalt,
      Beløp inkl. mva, Sum å betale, Total NOK, Ordreverdi, Total inkl. mva, Samlet beløp, Totalt å betale, Beløp å betale,
      Totalt NOK, Totalsum inkl. mva, Sluttsum, Brutto, Totalt beløp, Total sum, Sum ordre, Ordrebeløp, Bestillingssum,
      Sum bestilling, Totalpris, Samlet pris, Total ordresum, Sum m/mva, Bruttobeløp, Totalverdi, Sum ink. mva,
      Ordresum inkl. mva, Sum total, Samlet sum, Total ordreverdi`,
    tax: `
      Mva, Mva 25%, 25% mva, Mva-beløp, Merverdiavgift, Sum mva, MVA 25 %, Mva 15%, Mva., Herav mva, MVA totalt, Total mva,
      Mva beløp, Merverdiavgift 25%, MVA (25%), Mva. 25 %`,
    carry: 'Transport, Overført, Overføres, Sidesum, Fortsetter, Til overføring, Fortsettes på neste side, Å overføre',
    charge: `
      Frakt, Emballasje, Gebyr, Porto, Ekspedisjonsgebyr, Fraktgebyr, Leveringsgebyr, Miljøgebyr, Drivstofftillegg,
      Fakturagebyr, Rabatt, Ordrerabatt, Forsikring, Fraktkostnad, Miljøavgift, Pallegebyr, Småordregebyr, Øreavrunding,
      Transporttillegg, Transportkostnader, Ordregebyr, Fraktkostnader, Håndteringsgebyr, Miljøtillegg, Eksp. gebyr, Avrunding,
      Frakttillegg, Pant, Levering, Energitillegg, Kranlossing, Bompenger, Fraktomkostninger, Eksp.gebyr, Administrasjonsgebyr,
      Kontantrabatt, Emballasjegebyr, Dieseltillegg, Startkostnad, Ekspressgebyr, Frakt og emballasje, Behandlingsgebyr`,
  },
  zones: {
    buyer: `
      Kjøper, Kunde, Bestiller, Fakturaadresse, Faktureres, Faktura til, Faktura sendes til, Fakturamottaker,
      Faktureringsadresse, Oppdragsgiver, Faktureres til, Send faktura til, Kundeopplysninger, Fakturaen sendes,
      Faktura sendes, Fakturaen sendes til, Avsender, Fakturaer sendes til, Bestillende enhet, Rekvirent, Kundeadresse,
      Kjøpers adresse, Betaler, Fakturaer til, Faktura adresse, Faktura stiles til, Fakturaen stiles til,
      Bestillende virksomhet, Regning til, Firma, Faktura adresseres til, Fakturer til`,
    seller: `
      Selger, Leverandør, Leverandøradresse, Til, Leverandøropplysninger, Underentreprenør, Leverandørens adresse,
      Leverandørnavn, Til leverandør, Bestilt hos, Underleverandør, Selgers adresse, Leverandørinformasjon, Leverandør navn`,
    ship_to: `
      Leveringsadresse, Leveres til, Leveringssted, Varemottaker, Levering til, Mottaker, Leveranseadresse, Byggeplassadresse,
      Sendes til, Byggeplass, Lev.adresse, Varemottak, Lev. adresse, Mottakeradresse, Leveransested, Lossested,
      Leverings adresse, Vareadresse, Leverer til, Varer leveres til, Leveranse til, Losseplass, Vareleveringsadresse,
      Varene leveres til, Anleggsadresse, Anleggsplass, Lever til, Forsendelsesadresse, Utleveringssted`,
    third: 'Sluttkunde, Sluttbruker, Byggherre, Vår kunde, Hovedentreprenør, Tiltakshaver, Endelig kunde',
  },
};
