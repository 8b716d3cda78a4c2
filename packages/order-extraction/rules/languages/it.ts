import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const italian: Language = {
  code: 'it',
  common: list(`
    il, lo, la, gli, e, di, del, della, per, vostro, nostro, con, ordine, consegna, prezzo, quantita, data, importo, cliente, fornitore, descrizione,
    una, spett`),
  columns: {
    position: list(`
      pos, riga, n, nr, posizione, rif, n riga, rg, nr riga`),
    code: list(`
      codice, cod, codice articolo, cod articolo, cod art, articolo, riferimento, nostro codice, codice prodotto, cod prodotto, ean, sku, vs cod,
      articolo n, rif art,
      codice ean, codice a barre, codice interno, codice materiale, codice aic, aic, ns cod art, ns codice articolo, ns codice,
      codice disegno, minsan,
      ns art, ns cod, ns articolo,
      ns riferimento`),
    supplierCode: list(`
      cod art fornitore, codice articolo fornitore, vostro codice, vs codice, vs cod, codice fornitore, cod fornitore,
      rif fornitore, vs articolo, codice produttore, cod forn, vs riferimento, codice del fornitore, cod produttore,
      art fornitore, articolo fornitore, vs codice articolo, vs cod art, cod articolo fornitore, vs art, codice costruttore,
      riferimento fornitore, codice prodotto fornitore`),
    name: list(`
      descrizione, prodotto, descrizione articolo, descrizione prodotto, denominazione, prodotti, descrizione merce, merce, descrizione dei beni,
      articoli, designazione, nome prodotto, articolo,
      natura e qualita, servizio, descrizione beni @ servizi, descrizione beni servizi, prestazione`),
    qty: list(`
      quantita, qta, q ta, qty, q, pezzi, qta ordinata, quantita ordinata, nr pezzi, n pezzi, q ta ord, numero pezzi,
      q ta richiesta, num pezzi`),
    unit: list(`
      um, u m, unita, unita di misura, un mis, mis, udm, u d m, confezione, conf, unita mis, unita di vendita, confezionamento`),
    price: list(`
      prezzo, prezzo unitario, prezzo unit, p unitario, prezzo netto, pr unitario, prezzo un, pu, p u, importo unitario, prezzo @ um, costo unitario,
      pr unit, prezzo cad, prezzo unitario netto,
      prezzo unit netto, prezzo netto unitario, netto unitario, prezzo per unita, costo, prezzo iva esclusa, tariffa`),
    priceUnit: list(`
      base prezzo, unita prezzo, unita di prezzo`),
    discount: list('sconto, sconto %, sc, sc %, % sconto, sconti, % sc'),
    tax: list(`
      iva, iva %, aliquota, aliquota iva, % iva, cod iva, al iva, c iva, aliq iva, i v a, codice iva, aliq, importo iva`),
    amount: list(`
      importo, totale, prezzo totale, importo netto, totale riga, valore, importo totale, totale netto, imponibile, netto, subtotale, tot, importo
      riga, tot riga,
      prezzo tot, totale iva esclusa, prezzo complessivo, netto riga,
      costo totale`),
    date: list(`
      data consegna, consegna, data di consegna, data, data cons, cons, data prev cons, dt consegna, evasione`),
    other: list(`
      peso, colore, taglia, note, stato, valuta, magazzino, commessa, lotto, osservazioni, progetto, centro di costo,
      annotazioni, cantiere, marca, deposito, note riga, misura, peso netto`),
  },
  labels: {
    po_number: list(`
      nr identificativo ordine, identificativo ordine, numero identificativo ordine,
      ordine di acquisto n, ordine di acquisto, ordine d acquisto n, ordine d acquisto, numero ordine, n ordine, nr ordine, ordine n, ordine nr,
      ordine numero, ordine, nostro ordine, ns ordine, rif ordine, riferimento ordine, ordine fornitore n, num ordine, vostro ordine, vs ordine,
      numero d ordine, oda n, oda, numero oda, ordine no, n d ordine, ordine a fornitore n, numero documento, n documento, documento n, documento
      numero, doc n, documento acquisti, doc acquisti,
      n ord, buono d ordine n, n buono d ordine, n commissione, ord n, num documento, num doc`),
    order_date: list(`
      data ordine, data dell ordine, del, data, data documento, data emissione, data di emissione, data d ordine, emesso il,
      data doc, data creazione, ordinato il, data ord, data buono, data di creazione, data inserimento`),
    delivery_date: list(`
      per quando,
      data di consegna richiesta, data consegna richiesta, data di consegna, data consegna, consegna richiesta, consegna entro, consegna entro il,
      consegna prevista, termine di consegna, consegna, data richiesta, consegna il, da consegnare entro, data prevista consegna, data di consegna
      prevista, data prevista, consegnare entro il, consegna tassativa, data cons,
      evasione, tempi di consegna, data ultima di consegna, entro e non oltre il, data fabbisogno, data di fornitura,
      data prev consegna, consegna in cantiere il`),
    currency: list(`
      valuta, divisa, prezzi in, importi in, codice valuta, importi espressi in, tutti i prezzi in, valuta ordine`),
    customer_code: list(`
      codice cliente, n cliente, numero cliente, cod cliente, cliente n, nr cliente, codice cliente presso di voi, id cliente,
      conto cliente`),
    phone: list('tel, telefono, cell, cellulare, mobile'),
    tax_number: list(`
      p iva, partita iva, p i, piva, codice fiscale, cod fiscale, c f, cf, c f p iva, part iva, p iva e c f, c f e p iva, p iva c f,
      cod fisc`),
    email: list(`
      email, e mail, mail, pec, posta elettronica, indirizzo e mail, indirizzo mail, indirizzo di posta elettronica`),
    contact: list(`
      contatto, referente, acquirente, buyer, richiesto da, alla cortese attenzione, c a, persona di riferimento, ufficio acquisti, ordinato da,
      richiedente, ordinante, alla c a, compilatore, persona di contatto, emesso da, referente acquisti, compilato da,
      responsabile acquisti, incaricato, redatto da, referente ordine, addetto acquisti`),
    supplier_code: list(`
      codice fornitore, cod fornitore, fornitore n, n fornitore, numero fornitore, id fornitore, cod forn, conto fornitore`),
    other_number: list(`
      metodo di pagamento, fattura n, numero fattura, preventivo n, offerta n, vostra offerta, ddt n, pagina, pag, fax, vostro riferimento, nostro riferimento, progetto,
      pagamento, condizioni di pagamento, modalita di pagamento, resa, porto, spedizione, iban, banca, sito, web, luogo di consegna, indirizzo di
      consegna, sdi, codice univoco, commessa, cig, cup, condizioni di consegna, trasporto, vettore, oggetto, indirizzo, note, rea,
      vs riferimento, ns riferimento, vs rif, ns rif, vs offerta, n offerta, n fattura, rif offerta, numero offerta,
      centro di costo, termini di pagamento, modalita di consegna, codice sdi, vs preventivo, rif preventivo, codice commessa,
      codice ipa, determina n, contratto n, n contratto, impegno di spesa, tipo ordine, causale, trasporto a cura,
      capitolo di spesa, commessa n, codice cantiere, corriere`),
  },
  zones: {
    buyer: list(`
      locatario, noleggiante,
      rag soc, rag soc cliente, fatturare a, indirizzo di fatturazione, acquirente, cliente, committente, da, mittente, azienda, intestatario, fatturazione, dati cliente,
      ragione sociale, intestazione fattura, nome cliente, dati di fatturazione, ordinante, intestare fattura a, societa, fattura a, intestatario
      fattura, spett le cliente, richiedente,
      stazione appaltante, ente, compratore, fattura intestata a, dati del cliente, destinatario fattura,
      destinatario della fattura, ente appaltante, punto ordinante, anagrafica cliente, cessionario, cessionario @ committente`),
    ship_to: list(`
      consegnare a, luogo di consegna, indirizzo di consegna, destinazione, spedire a, destinatario merce, destinazione merce, consegna a, luogo di
      destinazione, dati di consegna, merce destinata a,
      destinazione diversa, consegna presso, cantiere, punto di consegna, destinazione materiale, consegnare presso,
      indirizzo cantiere, presso cantiere, luogo di scarico, recapito merce, magazzino di consegna, consegnare in,
      inviare merce a, indirizzo del cantiere, magazzino destinazione, consegna merce, dest merce, luogo destinazione`),
    seller: list(`
      noleggiatore, locatore,
      fornitore, venditore, spett le, spettabile, a, destinatario, dati fornitore, nome fornitore, spett, spett le fornitore, spett le ditta,
      cedente, subappaltatore, dati del fornitore, anagrafica fornitore, operatore economico, cedente @ prestatore,
      affidatario, aggiudicatario, ditta fornitrice`),
    third: list(`
      cliente finale, utilizzatore finale, committente finale, nostro cliente, ns cliente, utente finale`),
  },
  titles: {
    order: list(`
      ordine di acquisto, ordine d acquisto, ordine, ordine fornitore, ordine a fornitore, ordine cliente, buono d ordine, nuovo ordine, modulo d
      ordine, conferma ordine di acquisto, buono di ordine, ordine acquisto, conferma d acquisto, commissione,
      buono di acquisto, ordinativo, ordinativo di fornitura, ordinazione, ordinativo di acquisto, buono d acquisto,
      riordino`),
    order_change: list(`
      modifica ordine, ordine modificato, variazione ordine, rettifica ordine, variazione ordine di acquisto, modifica ordine di acquisto, ordine
      rettificativo, modifica dell ordine`),
    order_cancellation: list(`
      annullamento ordine, annullamento, ordine annullato, cancellazione ordine, annullamento dell ordine, revoca ordine, storno ordine`),
    order_response: list(`
      conferma d ordine, conferma ordine, conferma di ordine, accettazione ordine, conferma dell ordine, conferma ricezione ordine,
      conferma di vendita, ordine di vendita, ricevuta d ordine, presa in carico ordine`),
    quotation: list(`
      preventivo, offerta, richiesta di offerta, richiesta offerta, quotazione, richiesta di preventivo, listino,
      listino prezzi, richiesta preventivo, offerta commerciale,
      rdo, richiesta prezzi, lettera di invito, catalogo prezzi, elenco prezzi`),
    invoice: list(`
      fattura, fattura proforma, fattura pro forma, proforma, estratto conto, fattura accompagnatoria,
      fattura immediata, fattura differita, sollecito di pagamento, avviso di pagamento, nota pro forma, sollecito,
      secondo sollecito,
      messa in mora, distinta di pagamento`),
    delivery_note: list(`
      documento di trasporto, ddt, d d t, bolla di consegna, lista imballo, packing list, bolla, nota di consegna, lettera di vettura, lista di
      imballaggio, bolla di accompagnamento,
      distinta colli, lista di prelievo, carico di magazzino, verbale di consegna, polizza di carico,
      ordine di spedizione, lista di carico, nota di spedizione, bollettino di consegna`),
    receipt: list('ricevuta, scontrino, ricevuta fiscale, ricevuta di pagamento, quietanza'),
    other: list(`
      nota di credito, nota credito, condizioni generali, contratto, nota di accredito,
      condizioni generali di acquisto, scheda tecnica, inventario, reso, nota di debito, reclamo, catalogo,
      certificato, curriculum vitae, contratto quadro, accordo quadro, ordine quadro, ordine aperto,
      contratto di fornitura, programma di consegna, piano di consegna, previsione, previsione acquisti, previsioni,
      richiesta di acquisto, bolla di reso, nota di reso, documento di reso, modulo di reso, convenzione,
      programma consegne, piano consegne, rda, previsionale, rientro merce, proposta di acquisto, nota di variazione,
      giacenza di magazzino, ordini inevasi, richiesta materiale, richiesta di approvvigionamento, ordini aperti,
      ordine del giorno, richiesta acquisto, distinta base`),
  },
  phrases: {
    order: list(`
      vi preghiamo di fornirci, vi ordiniamo, con la presente ordiniamo, vogliate fornirci, si prega di confermare, desideriamo ordinare, vi preghiamo
      di consegnare, vogliate inviarci, con la presente vi ordiniamo, vi preghiamo di spedire, preghiamo di voler fornire, indicare il numero d
      ordine, vorremmo ordinare, vi confermiamo l ordine, le confermiamo l ordine, vi confermiamo il nostro ordine, si prega di fornire, vogliate confermare, citare il numero d ordine`),
    order_change: list(`
      annulla e sostituisce, sostituisce il nostro ordine, modifichiamo il nostro ordine, nuova quantita, quantita precedente, sostituisce l ordine`),
    order_cancellation: list(`
      annulliamo il nostro ordine, annulliamo, vogliate annullare, si prega di annullare, annullare il nostro ordine`),
    order_response: list(`
      vi ringraziamo per il vostro ordine, grazie per il vostro ordine, confermiamo il vostro ordine, grazie per il tuo ordine, vi confermiamo,
      confermiamo il vs ordine, ringraziamo per l ordine`),
    quotation: list(`
      valida fino al, validita offerta, validita dell offerta, siamo lieti di offrirvi, vogliate farci pervenire la vostra offerta, la vostra migliore
      offerta, offerta valida, validita, i vostri prezzi, un preventivo per, vostra migliore offerta, un preventivo, quotazione`),
    invoice: list(`
      numero fattura, fattura n, data fattura, scadenza, totale da pagare, netto a pagare, fattura nr, totale fattura, data scadenza, importo da
      pagare`),
    delivery_note: list(`
      quantita consegnata, numero colli, causale del trasporto, aspetto esteriore, colli, causale trasporto, firma destinatario`),
    receipt: list('ricevuto da, pagato con, pagamento ricevuto'),
    other: list('nota di credito n'),
  },
  totals: {
    net: list(`
      totale imponibile, imponibile, subtotale, totale netto, totale merce, netto, importo netto, totale senza iva, totale iva esclusa,
      netto merce, totale merci, totale parziale, importo imponibile, tot merce, totale righe, netto imponibile,
      base imponibile, totale articoli, valore merce, importo iva esclusa, totale beni`),
    gross: list(`
      importo, totale, totale ordine, totale generale, totale documento, importo totale, totale ivato, totale complessivo, totale iva inclusa, totale
      fattura, totale da pagare, totale dovuto, totale con iva, valore totale,
      netto a pagare, importo complessivo, totale buono, prezzo totale`),
    tax: list(`
      iva, totale iva, imposta, importo iva, i v a, imposte, totale imposta, totale imposte, tot iva, ammontare iva`),
    carry: list(`
      a riportare, riporto, segue, continua, totale pagina, totale a riportare, da riportare`),
  },
  charges: list(`
    spese di trasporto, trasporto, spedizione, imballaggio, spese di spedizione, sconto, spese, assicurazione, spese trasporto, imballo, contributo,
    spese incasso, acconto, bollo,
    nolo, maggiorazione minimo d ordine, conai, raee, abbuono, arrotondamento, diritto fisso, sovrapprezzo, cauzione,
    addizionale gasolio, supplemento carburante, consegna al piano`),
  months: lists(
    'gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug, agosto ago, settembre set sett, ottobre ott, novembre nov, dicembre dic',
  ),
  weeks: list('settimana, sett'),
  units: list(`
    pz, pezzo, pezzi, nr, n, cf, conf, confezione, confezioni, scatola, scatole, sc, ct, cartone, cartoni, rotolo, rotoli, sacco, sacchi, bottiglia,
    bottiglie, paio, paia, metro, metri, mt, litro, litri, lt, ora, ore, kg, mq, mc, bancale, bancali, fusto, fusti, tanica, risma, risme, coppia,
    flacone, flaconi, latta, latte, barattolo, a corpo, unita, cassa, casse, cfz, rt, rot, cad`),
  numbers: list('-, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici'),
  cues: {
    further: list('poi, inoltre'),
    bounding: list('piu di, almeno, fino a, meno di, a partire da, oltre'),
    listing: list('catalogo*, listino*'),
    accepting: list(`
      accettiamo la vostra offerta, accettiamo il vostro preventivo, accettazione della vostra offerta, accettazione
      vostra offerta, accettiamo vostra offerta`),
    informing: list(`
      copia per conoscenza, per sola conoscenza, solo per conoscenza, a titolo informativo, copia informativa, non
      evadere, non eseguire, non dare corso, da non evadere`),
    each: list('x, a'),
    hundred: list('cento, centinaio'),
    thousand: list('mille, mila, migliaio, migliaia'),
    metre: list('m, mt, metro, metri'),
    measure: list('g, grammi, kg, ml, l, litro, litri'),
    optional: list('opzionale, opzione, in alternativa, alternativa, facoltativo'),
    asking: list(`
      ci servono, ci serve, ci servirebbero, avremmo bisogno, abbiamo bisogno, mandateci, mandaci,
      vi preghiamo di inviarci, si prega di consegnare, vorremmo, potete mandarci, potete inviarci,
      vi chiediamo di fornire, ci occorrono`),
    theirOrder: list('vostro ordine, suo ordine, vs ordine, vs ord, tuo ordine, vostri ordini'),
    taken: list(`
      abbiamo ricevuto, preso in carico, e stato spedito, grazie per il suo ordine, grazie per il vostro ordine,
      grazie per l ordine, grazie per l acquisto, grazie per il tuo ordine`),
    former: list('anziche, invece del, invece di, prima, precedentemente, inizialmente'),
    requisitioning: list('richiesta di acquisto, richiesta d acquisto, richiesta di fornitura, richiesta materiali'),
    returning: list('inviare a, restituire a, spedire a, rispedire a, trasmettere a, mail a, ordini a'),
    spanning: list('periodo*, durata'),
    fulfilled: list(`
      consegnato, consegnati, ricevuto, ricevuti, spedito, spediti, evaso, residuo, inevaso, da consegnare, giacenza,
      ubicazione, reso, resi`),
    ordering: list('ordine*, ordini, oda, o d a, acquisto, ordinazione, oa, odf'),
    number: list('numero, num, no, n, nr, rif, codice, id'),
    date: list('data, del, giorno, emesso, emissione'),
    dated: list('del, data, in data, di, dal'),
    delivering: list('consegn*, evasione, ricevimento, arrivo, spedizione, ritiro, merce'),
    when: list(`
      data, giorno, entro, prevista, previsto, richiesta, richiesto, tassativa, settimana, termine, il, desiderata, per, sett, stimata, entro il,
      presunta, limite`),
    wanted: list('richiest*, previst*, desiderat*, tassativ*, attes*'),
    by: list('entro, entro il, entro e non oltre, prima del, fino al, per il, non oltre'),
    needing: list('consegn*, perven*, ricev*, merce, spedi*, necessit*, occorr*, fornire, fornitura, arriv*, servono, ritir*'),
    our: list('nostro, nostra, nostri, ns, vs nostro'),
    your: list('vostro, vostra, vostri, vs, suo, sua, v'),
    little: list(`
      il, lo, la, i, gli, le, di, del, della, dell, dei, delle, e, a, al, alla, per, con, da, in, un, una, l, d, ed, presso`),
    and: list('e, ed, o'),
    stocking: list(`
      giacenza, giacenze, giacenza minima, disponibilita, scorta, scorta minima, valore giacenza, valore scorte, ordine minimo, quantita
      minima, qta minima, qta min, minimo ordine, minimo ordinabile, lotto minimo, a magazzino`),
    estimating: list(`
      stimato, stimata, stimate, stima, annuo, annua, annue, annuale, presunto, presunta, presunte, previsto,
      prevista, previsionale, indicativa`),
    noNumber: list(`
      vedi, sotto, sopra, nessuno, verbale, telefonico, vari, allegato, urgente, segue, idem, senza, sconosciuto`),
    reference: list('ref, riferimento, rif, riferimenti, protocollo'),
    due: list('scadenza, scadenza pagamento, data scadenza, pagamento entro'),
    elsewhere: list('fattura*, pagamento, valid*, offerta, preventivo, condizioni, conferm*, scadenza, stampato'),
    answering: list('conferm*, accettaz*, ricevuta, riscontro, accettato'),
    replaced: list('vecchia, vecchio, vecchi, precedente, originale, iniziale, attuale'),
    replacing: list(`
      nuova, nuovo, nuovi, nuove, dopo, adesso, ora, modificata, modificato, rettificata, rettificato, aggiornata, aggiornato,
      variata, variato, attuale`),
    changing: list('variaz*, rettific*, modific*, revis*, aggiorn*, correzione, variato, integrazione'),
    cancelling: list('annull*, storno, cancell*, disdetta, revoca*'),
    annexed: list('allegato'),
    quoting: list(`
      preventivo*, offerta*, richiesta di offerta, richiesta offerta, quotazione*, listino*, rdo, rda, richiesta di preventivo, gara`),
    billing: list('fattura*, proforma, sollecito*, estratto conto, parcella, promemoria'),
    requesting: list(`
      ordiniamo, ordino, vogliamo ordinare, vorremmo ordinare, vorrei ordinare, desideriamo ordinare, inviateci, vi preghiamo di inviare, vi preghiamo di fornire, vi preghiamo di consegnare,
      preghiamo di inviarci, fornirci, inviarci, mandateci, abbiamo bisogno, ho bisogno, ci servono, ci occorrono, seguente ordine, nostro ordine, ordine seguente, ordine di acquisto`),
    advertising: list(`
      newsletter, disiscriviti, annulla iscrizione, cancellati, visualizza nel browser, acquista ora, ordina ora, offerta speciale, codice sconto, aggiungi al carrello`),
    crediting: list(`
      nota di credito, nota credito, reso, resi, reclamo*, restituzione, storno fattura, accredito, contestazione`),
    moving: list('consegna, trasporto, spedizione, merce, carico, imballaggio, scarico, prelievo'),
    slip: list('nota, bolla, documento, lista, avviso, distinta, buono, foglio'),
    deliveryPaper: list('ddt, d d t, bolla, lettera di vettura, packing'),
    callingOff: list('richiamo, programma di consegna'),
    agreeing: list(`
      contratto*, accordo*, quadro, previsione, piano, catalogo*, modello, esempio, campione, inventario, certificato, condizioni generali, scheda
      tecnica, riepilogo, verbale, bilancio, storico, programma, richiesta di acquisto, convenzione, consuntivo`),
    besideTitle: list(`
      di, del, della, a, al, e, cliente, fornitore, nuovo, nuova, originale, copia, duplicato, acquisto, aperto, interno, urgente, merce, materiale,
      vostro, nostro, per, da`),
    labelling: list(`
      numero, data, totale, indirizzo, importo, tipo, quantita, cliente, condizioni, codice, n, nr, rif, del, modalita`),
    subject: list('oggetto, rif, riferimento'),
    reply: list('re, r, i, fw'),
    seller: list('fornitore*, venditore*, produttore, cedente'),
    selling: list('fornitrice, venditrice'),
    consignee: list('destinatario*, ricevente'),
    buyer: list('acquirente*, committente*, ordinante, intestatario, cliente*, compratore, cessionario, richiedente, mittente'),
    buying: list(`
      fatturazione, fatturare, acquisto, acquisti, ordinato, fattura, ordinante, acquirente, richiedente, fatture`),
    party: list(`
      azienda, societa, ditta, indirizzo, nome, dati, a, ragione, sociale, ente, sede, spett, spettabile, luogo, destinazione, impresa, istituto, unita, struttura, istituzione`),
    partyData: list('dati, informazioni, conto, contatto'),
    legal: list(`
      srl, s r l, spa, s p a, srls, s r l s, snc, s n c, sas, s a s, sapa, soc coop, soc coop a r l, scarl, s c a r l, coop, fratelli, f lli, @ figli,
      e figli, @ c, ss, s s, societa cooperativa, societa cooperativa agricola, societa cooperativa sociale, cooperativa agricola,
      cooperativa sociale, onlus, unipersonale, socio unico, gruppo, s c, scrl, societa agricola,
      odv, o d v, ets, e t s, sagl`),
    organisation: list(`
      universita, comune, ospedale, istituto, scuola, associazione, fondazione, ministero, cooperativa, ristorante, albergo, hotel,
      panificio, farmacia, officine, officina, azienda, cantina, cantine, ferramenta, carrozzeria, regione, provincia, asl, ente,
      consorzio, pizzeria, trattoria, falegnameria, impresa, museo, carpenteria, agriturismo, liceo, asilo, casa di riposo, casa di cura,
      azienda ospedaliera, azienda sanitaria, policlinico, parrocchia, diocesi, biblioteca, teatro, pro loco, protezione civile,
      comunita, unione dei comuni, convitto, condominio, ambulatorio, f lli, fratelli, tipografia, pasticceria, caseificio, frantoio,
      vivai, societa sportiva, asd, polisportiva, camera di commercio, agenzia, laboratorio, asilo nido`),
    joinsDays: list('al'),
    tradesAs: list('con insegna, all insegna'),
    isTradeNameOf: list('e un marchio di, e un insegna di'),
    superior: list('repubblica, ministero, regione, provincia, provincia di'),
    operatedBy: list('gestito da, gestita da, gestione'),
    municipality: list('comune di'),
    house: list('albergo, ristorante, trattoria, osteria, pizzeria, agriturismo, locanda, caffe, hotel, hostaria'),
    actingFor: list('in nome e per conto di, per conto di, quale mandataria di, in nome e per conto della'),
    days: list('giorni, giorno, gg, settimane'),
    previous: list('ultima, ultimo, scorso, scorsa, precedente'),
    street: list(`
      via, viale, piazza, corso, strada, vicolo, largo, localita, loc, frazione, fraz, zona industriale, zi, contrada, c da, piazzale, lungomare, snc`),
    person: list('sig, sigra, gent, egr'),
    addressing: list('spett le, spettabile, spett, spett le ditta, spett ditta, spettabile ditta, spett le societa'),
    attention: list('c a, alla c a, att ne, alla att ne, c att ne, alla cortese attenzione, alla cortese att, alla att'),
    salutation: list(`
      gentil*, spett*, egregio, egregi, buongiorno, salve, cordiali, distinti, saluti, grazie, con, si, vi, siamo, vogliate, in, la, le, buonasera,
      cordialmente, attendiamo, restiamo, preghiamo, si prega, il, alla, i`),
    buyingOffice: list(`
      ufficio acquisti, acquisti, uff acquisti, approvvigionamenti, ufficio approvvigionamenti, reparto acquisti, direzione acquisti, servizio
      acquisti, uff acq`),
    department: list(`
      ufficio*, uff, acquisti, amministrazione, magazzino, contabilita, direzione, reparto, produzione, cucina, logistica, responsabile, segreteria,
      approvvigionamenti, manutenzione, spedizioni, stabilimento`),
    proprietor: list('titolare, proprietario'),
    notName: list(`
      telefono, tel, fax, cell, email, mail, pec, data, pagina, pag, numero, p iva, partita, piva, cod, codice, c f, banca, iban, conto, riferimento,
      rif, oggetto, indirizzo, importo, totale, consegna, fattura*, ordine, condizioni, pagamento, cliente*, fornitore*, valuta, vostro, nostro,
      articolo, descrizione, quantita, prezzo, firma, note, trasporto, porto, resa, imballo, contatto, commessa, cig, cup, rea, capitale, imponibile,
      iva, vettore, timbro, sede, destinazione, luogo, cap, citta, foglio, sdi, causale, buono, sconto, spedizione, aspetto, rda, rdo`),
    issuer: list(`
      p iva, partita iva, rea, capitale sociale, registro imprese, c f, codice fiscale, banca, iban, pec, sdi, cciaa`),
    carrier: list('corriere, vettore, bartolini, brt, sda, poste italiane, banca, intesa sanpaolo, unicredit, arco spedizioni'),
    buyingMail: list('acquisti*, ordini*, ufficioacquisti, approvvigionamenti, magazzino'),
    billingMail: list('fattur*, amministrazione, contabilita, pec'),
    sum: list('totale*, somma, tot'),
    subtotal: list('subtotale*, imponibile'),
    amount: list('importo, valore, ammontare, prezzo, prezzi'),
    besideSum: list(`
      ammonta, ordine, fattura, importo, da, pagare, complessivo, generale, documento, del, della, a, fornitura, valore, netto, merce, finale, stimato, di`),
    excluding: list('senza, esclusa, escluso, netto, escl, oltre, imponibile'),
    including: list('ivato, inclusa, incluso, compresa, incl, lordo, con, compreso'),
    taxWord: list('iva, i v a, imposta, imposte'),
    freight: list('spedizione*, trasport*, porto, consegna, nolo'),
    packaging: list('imballaggi*, imballo, pallet'),
    serviceCharge: list('montaggio, installazione, servizi*, manodopera'),
    actingAs: list('come, quale'),
    weekday: list(`
      lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica`),
    reduction: list('sconto, abbuono, acconto, anticipo, ribasso, storno, meno, riduzione'),
    sending: list(`
      inviare, spedire, intestare, inviate, da, la, le, inviata, si prega di`),
  },
  namedMoney: { CHF: ['franchi svizzeri'] },
};
