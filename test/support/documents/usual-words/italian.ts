import type { UsualWords } from '../usual-words.ts';

export const italian: UsualWords = {
  titles: {
    order: `
      Ordine, Ordine di acquisto, Ordine a fornitore, Ordine fornitore, Buono d'ordine, Buono di ordine, Commissione,
      Ordine d'acquisto, Modulo d'ordine, Ordine di fornitura, Buono di acquisto, Ordinativo, Ordinativo di fornitura,
      Copia commissione, Ordinazione, Lettera d'ordine, Ordine n. 4711, Ordine di lavoro, Ordine di servizio, Modulo ordine,
      Ordine diretto di acquisto, Ordine cliente, Buono ordine, Ordine d'acquisto n. 4711, Ordine acquisto, Scheda ordine,
      Ordine materiale, Ordine materiali, Ordine merce, Ordinativo di acquisto, Ordine acquisti,
      Ordine di acquisto a fornitore, Foglio d'ordine, Ordine di consegna, Buono d'acquisto, Ordine di riassortimento,
      Riordino, Scheda d'ordine`,
    order_change: `
      Modifica ordine, Variazione ordine, Ordine modificato, Variazione d'ordine, Modifica d'ordine, Rettifica ordine,
      Modifica all'ordine, Ordine variato, Variazione all'ordine, Ordine rettificato, Revisione ordine, Ordine revisionato,
      Modifica dell'ordine, Integrazione ordine, Integrazione d'ordine`,
    order_cancellation: `
      Annullamento ordine, Annullamento, Annullo ordine, Cancellazione ordine, Ordine annullato, Storno ordine,
      Annullamento dell'ordine, Revoca ordine, Annullamento d'ordine, Revoca dell'ordine`,
    order_response: `
      Conferma d'ordine, Conferma ordine, Accettazione ordine, Conferma di ordine, Conferma dell'ordine,
      Conferma ordine cliente, Accettazione d'ordine, Conferma di vendita, Ordine di vendita, Conferma ordine n. 4711,
      Accettazione dell'ordine, Ricevuta d'ordine, Presa in carico ordine`,
    quotation: `
      Preventivo, Offerta, Richiesta di offerta, RdO, Richiesta di preventivo, Listino prezzi, Listino, Quotazione,
      Gara d'appalto, Richiesta offerta, Richiesta di quotazione, Offerta commerciale, Richiesta preventivo,
      Richiesta d'offerta, RDO, Richiesta prezzi, Offerta economica, Lettera di invito, Preventivo di spesa,
      Richiesta quotazione, Proposta commerciale, Catalogo prezzi, Elenco prezzi, Offerta di vendita, Offerta prezzi`,
    invoice: `
      Fattura, Fattura proforma, Fattura pro forma, Sollecito, Sollecito di pagamento, Estratto conto, Parcella,
      Fattura accompagnatoria, Fattura differita, Fattura d'acquisto, Fattura immediata, Avviso di parcella,
      Fattura di acconto, Avviso di pagamento, Proforma, Fattura elettronica, Fattura commerciale, Fattura di vendita,
      Fattura riepilogativa, Nota proforma, Secondo sollecito, Messa in mora, Distinta di pagamento, Nota spese,
      Preavviso di fattura, Fattura di cortesia`,
    delivery_note: `
      Documento di trasporto, DDT, D.D.T., Bolla di consegna, Bolla, Bolla di accompagnamento, Packing list,
      Lista di imballaggio, Distinta colli, Lettera di vettura, Nota di consegna, Buono di consegna, Avviso di spedizione,
      Bolla di entrata merce, Lista di prelievo, Distinta di spedizione, Carico di magazzino, Picking list, Bolla di trasporto,
      Buono di carico, Buono di scarico, Verbale di consegna, Distinta di imballaggio, Documento di consegna, Bolla di carico,
      Avviso di consegna, Polizza di carico, Ordine di spedizione, Lista di carico, Nota di spedizione, Bolla di scarico,
      Bollettino di consegna`,
    receipt: `
      Ricevuta, Scontrino, Ricevuta fiscale, Scontrino fiscale, Quietanza, Ricevuta di pagamento, Quietanza di pagamento`,
    other: `
      Nota di credito, Nota credito, Contratto quadro, Accordo quadro, Ordine quadro, Programma consegne, Piano di consegna,
      Piano consegne, Previsione, Reso, Bolla di reso, Nota di reso, Inventario, Verbale di riunione, Newsletter,
      Richiesta di acquisto, Richiesta d'acquisto, RdA, Condizioni generali, Contratto, Catalogo, Scheda tecnica, Reclamo,
      Nota di accredito, Previsionale, Contratto di fornitura, Condizioni generali di acquisto, Condizioni generali di vendita,
      Rientro merce, Reso a fornitore, Reso merce, Proposta di acquisto, Programma di consegna, Richiesta di reso,
      Nota di variazione, Giacenza di magazzino, Ordini inevasi, Piano dei fabbisogni, Richiesta materiale,
      Richiesta di approvvigionamento, Inventario di magazzino, Ordini aperti, Verbale della riunione, Ordine del giorno,
      Richiesta acquisto, Lista inventario, Distinta base, Autorizzazione al reso`,
  },
  labels: {
    po_number: `
      Numero ordine, N. ordine, Ordine n., Ns. ordine, Vs. ordine, Ordine di acquisto n., Numero d'ordine, N. ord.,
      Rif. ordine, Ordine nr., Nr. ordine, N° ordine, Numero documento, Ns. ordine n., Ns. rif. ordine, Riferimento ordine,
      Buono d'ordine n., Numero dell'ordine, Nostro ordine, Vostro ordine, Ordine, OdA n., N. OdA, Numero OdA, Num. ordine,
      Ordine d'acquisto, Codice ordine, Numero ordine di acquisto, N. buono d'ordine, Ordine cliente n., Ordine fornitore n.,
      Ordine N°, ID ordine, N. commissione, N. documento, Doc. n., Numero ordine cliente, Ordine acquisto n., N. d'ordine,
      Ordine num., Ord. n., N. Ordine fornitore, Nr. d'ordine, Num. documento, Num. doc.`,
    order_date: `
      Data, Data ordine, Data documento, Data dell'ordine, Data emissione, Del, Data di emissione, Emesso il, Data d'ordine,
      Data doc., Data creazione, Ordinato il, Data ord., Data ordine di acquisto, Data dell'ordine di acquisto, Data buono,
      Data di creazione, Data inserimento`,
    delivery_date: `
      Data di consegna, Data consegna, Consegna, Consegna richiesta, Data consegna richiesta, Consegna entro il,
      Consegna prevista, Data prevista consegna, Termine di consegna, Da consegnare entro, Consegnare il, Data richiesta,
      Consegna tassativa, Settimana di consegna, Data arrivo prevista, Consegna per il, Data di consegna richiesta,
      Consegna entro, Da consegnare il, Data evasione, Data di arrivo, Termini di consegna, Data di consegna prevista,
      Data spedizione, Evasione, Consegnare entro il, Data consegna prevista, Consegna il, Data prevista, Data tassativa,
      Termine consegna, Merce da consegnare entro, Data cons., Data di ritiro, Data richiesta consegna, Tempi di consegna,
      Data ultima di consegna, Consegna desiderata, Data consegna tassativa, Data di spedizione, Entro e non oltre il,
      Data limite di consegna, Data evasione prevista, Data fabbisogno, Data di fornitura, Data prev. consegna,
      Data richiesta di consegna, Consegna in cantiere il, Consegna tassativa il, Data arrivo`,
    customer_code: `
      Codice cliente, Cod. cliente, N. cliente, Numero cliente, Nostro codice cliente, Ns. codice cliente, Cliente n.,
      Codice cliente presso di voi, ID cliente, Vs. codice cliente, Ns. cod. cliente, C. cliente, N° cliente, Nr. cliente,
      Conto cliente`,
    supplier_code: `
      Codice fornitore, Cod. fornitore, N. fornitore, Fornitore n., Numero fornitore, Vs. codice fornitore, Vs. cod. fornitore,
      ID fornitore, Nr. fornitore, Cod. forn., Conto fornitore, N° fornitore`,
    currency: 'Valuta, Divisa, Prezzi in, Importi in, Codice valuta, Importi espressi in, Tutti i prezzi in, Valuta ordine',
    email: `
      E-mail, Email, Mail, Posta elettronica, PEC, Indirizzo e-mail, Indirizzo mail, Indirizzo email,
      Indirizzo di posta elettronica`,
    tax_number: `
      P. IVA, Partita IVA, P.IVA, Codice fiscale, C.F., Cod. fiscale, P.I., P.IVA/C.F., C.F./P.IVA, Cod. Fisc., Part. IVA,
      Partita I.V.A., P. Iva e C.F., C.F. e P.IVA`,
    contact: `
      Contatto, Referente, Richiedente, Ordinante, Alla c.a., Alla cortese attenzione, Responsabile, Compilatore, Buyer,
      Ufficio acquisti, Persona di contatto, Emesso da, Referente acquisti, Vs. referente, Ns. referente, Ordinato da,
      Compilato da, Responsabile acquisti, Incaricato, Redatto da, Referente ordine, Nostro referente, Vostro referente,
      Addetto acquisti`,
    other_number: `
      Vs. riferimento, Ns. riferimento, Vs. rif., Ns. rif., Vs. offerta, N. offerta, N. fattura, Commessa, Pagamento,
      Condizioni di pagamento, Porto, CIG, CUP, Vettore, Resa, Oggetto, Codice univoco, Vostro riferimento, Nostro riferimento,
      Offerta n., Rif. offerta, Numero offerta, Vostra offerta, Numero fattura, Modalità di pagamento, Centro di costo,
      Spedizione, Termini di pagamento, Modalità di consegna, Codice SDI, Vs. preventivo, Preventivo n., Rif. preventivo,
      Progetto, Codice commessa, N. commessa, Trasporto, Codice IPA, Determina n., Vs. offerta n., Contratto n., N. contratto,
      Impegno di spesa, Tipo ordine, Causale, Metodo di pagamento, Trasporto a cura, Capitolo di spesa, Commessa n.,
      Codice cantiere, Corriere`,
  },
  columns: {
    position: 'Pos., Riga, N., Nr., Posizione, N. riga, Num., Rg., Nr. riga, Pos',
    name: `
      Descrizione, Descrizione articolo, Prodotto, Denominazione, Descrizione prodotto, Descrizione merce, Materiale,
      Designazione, Descrizione dei beni, Natura e qualità, Descrizione della merce, Servizio, Descrizione beni/servizi,
      Descrizione materiale, Nome articolo, Nome prodotto, Descrizione bene, Descrizione dei prodotti, Descrizione del bene,
      Descrizione beni, Prestazione, Desc. articolo, Prodotti, Descrizione dell'articolo, Articoli`,
    code: `
      Codice, Cod. articolo, Codice articolo, Cod., Articolo n., Ns. codice, Riferimento, EAN, Codice EAN, Cod. art.,
      Codice a barre, Cod. prodotto, Codice prodotto, Codice interno, Nostro codice, Barcode, Ns. cod., Codice materiale,
      Cod. Art, Art., Codice AIC, AIC, Cod. materiale, N. articolo, Cod. interno, Cod. EAN, Articolo, ISBN, Ns. cod. art.,
      Ns. codice articolo, Codice disegno, Minsan`,
    supplierCode: `
      Codice fornitore, Vs. codice, Cod. fornitore, Rif. fornitore, Codice articolo fornitore, Codice produttore,
      Vostro codice, Vs. articolo, Cod. art. fornitore, Cod. forn., Vs. riferimento, Codice del fornitore, Cod. produttore,
      Art. fornitore, Articolo fornitore, Vs. codice articolo, Vs. cod. art., Cod. articolo fornitore, Vs. art.,
      Codice costruttore, Riferimento fornitore, Codice prodotto fornitore`,
    qty: `
      Quantità, Q.tà, Qta, Qtà, Q.ta, Quantita', Q.tà ordinata, Quantità ordinata, Pezzi, N. pezzi, Quant., Qt., Q.ty,
      Quantità richiesta, Q.tà ord., Numero pezzi, Qtà ordinata, Quantità tot., Quantità totale, Q.tà totale, Q, Qtà ord.,
      Quantità da ordinare, Q.tà richiesta, Num. pezzi`,
    unit: `
      UM, U.M., Unità di misura, Un. mis., Unità, Confezione, Conf., U/M, U.d.M., UdM, U. M., Unità mis., Unità di vendita,
      Formato, Confezionamento`,
    price: `
      Prezzo, Prezzo unitario, Prezzo unit., P. unitario, Prezzo netto, Prezzo listino, Pr. unitario, Prezzo uni., P.U.,
      Prezzo un., Importo unitario, Costo unitario, Prezzo €, Prezzo/UM, Prezzo cad., Prezzo lordo, Prezzo unitario netto,
      Prezzo unitario (€), Prezzo Un. €, Prezzo di acquisto, Prezzo d'acquisto, Prezzo unit. netto, Pr. unit.,
      Prezzo netto unitario, Prezzo di listino, Netto unitario, Prezzo per unità, Costo, Prezzo iva esclusa, Prezzo al pezzo,
      Prezzo unit. €, Prezzo acquisto, P. Unit., Prezzo cadauno, Valore unitario, Tariffa`,
    priceUnit: 'Unità prezzo, Unità di prezzo',
    discount: 'Sconto, Sc., Sconto %, Sc. %, % sconto, Sconti, Sc.%, % Sc., Sconto 1, Sconti %, Sconto (%)',
    amount: `
      Importo, Totale, Totale riga, Importo netto, Prezzo totale, Valore, Importo totale, Totale netto, Imponibile, Importo €,
      Totale €, Netto, Valore totale, Tot. riga, Imp. netto, Totale imponibile, Importo riga, Valore netto, Totale (€),
      Importo complessivo, Prezzo tot., Totale EUR, Importo EUR, Totale iva esclusa, Costo totale, Subtotale,
      Prezzo complessivo, Tot., Tot. netto, Importo lordo, Netto riga, Tot. €, Totale parziale`,
    tax: `
      IVA, IVA %, % IVA, Aliquota IVA, C.IVA, Cod. IVA, Al. IVA, Aliquota, Aliq. IVA, I.V.A., Codice IVA, Aliq., C. IVA,
      IVA (%), Importo IVA`,
    date: `
      Data consegna, Consegna, Data cons., Consegna prevista, Data richiesta, Cons., Data prevista, Data di consegna, Data,
      Consegna richiesta, Data prev. cons., Data evasione, Data arrivo, Dt. consegna, D. consegna, Data consegna richiesta,
      Data prevista consegna, Evasione, Termine consegna, Consegna il`,
    other: `
      Note, Peso, Colore, Taglia, Commessa, Lotto, Magazzino, Osservazioni, Progetto, Centro di costo, Annotazioni, Cantiere,
      Marca, Deposito, Note riga, Misura, Peso netto, Peso lordo, Stato`,
  },
  totals: {
    net: `
      Imponibile, Totale imponibile, Totale netto, Subtotale, Totale merce, Netto merce, Totale escluso IVA,
      Totale IVA esclusa, Importo netto, Totale merci, Netto, Tot. imponibile, Totale senza IVA, Totale parziale,
      Totale netto merce, Imponibile IVA, Totale al netto IVA, Importo imponibile, Tot. merce, Totale righe, Totale netto IVA,
      Netto imponibile, Base imponibile, Totale articoli, Valore merce, Totale ordine IVA esclusa, Importo totale netto,
      Importo IVA esclusa, Totale ordine netto, Importo totale IVA esclusa, Totale complessivo IVA esclusa, Imponibile totale,
      Totale beni`,
    gross: `
      Totale, Totale ordine, Totale documento, Totale generale, Totale da pagare, Importo totale, Totale IVA inclusa,
      Totale complessivo, Netto a pagare, Totale EUR, Importo complessivo, Totale dell'ordine, Tot. documento, Totale a pagare,
      Valore totale ordine, Importo ordine, Importo totale ordine, Totale ivato, Totale compreso IVA, Tot. ordine,
      Totale fattura, Totale con IVA, Totale ordine IVA inclusa, Valore ordine, Totale €, Totale lordo, Totale finale,
      Importo dell'ordine, Totale buono, Totale fornitura, Importo totale IVA inclusa, Prezzo totale,
      Importo totale dell'ordine, Totale Ordine €`,
    tax: `
      IVA, IVA 22%, Totale IVA, Imposta, Importo IVA, I.V.A., Imposte, Totale imposta, IVA al 22%, IVA (22%), Totale imposte,
      I.V.A. 22%, Tot. IVA, 22% IVA, Ammontare IVA`,
    carry: `
      A riportare, Riporto, Totale pagina, Segue, Riporto da pagina 1, Totale a riportare, Segue a pagina 2, Da riportare`,
    charge: `
      Spese di trasporto, Trasporto, Spese di spedizione, Imballo, Spese di imballo, Porto, Spese incasso, Spese accessorie,
      Sconto, Sconto incondizionato, Assicurazione, Contributo trasporto, Spese varie, Contributo CONAI, Bollo, Spese bancarie,
      Spese di consegna, Nolo, Spedizione, Maggiorazione minimo d'ordine, Spese trasporto, Spese imballo, Spese bolli,
      Spese d'incasso, Contributo ambientale, CONAI, RAEE, Contributo RAEE, Spese spedizione, Spese di incasso,
      Contributo spese di trasporto, Eco-contributo, Sconto cassa, Abbuono, Arrotondamento, Spese di gestione, Diritto fisso,
      Acconto, Marca da bollo, Costi di spedizione, Sovrapprezzo, Spese di gestione ordine, Contributo spese trasporto,
      Cauzione, Addizionale gasolio, Supplemento carburante, Spese postali, Consegna al piano, Costi di trasporto,
      Sconto merce`,
  },
  zones: {
    buyer: `
      Cliente, Acquirente, Committente, Indirizzo di fatturazione, Intestatario fattura, Intestazione fattura, Fatturare a,
      Fattura a, Ordinante, Spett.le cliente, Dati di fatturazione, Inviare fattura a, Inviare la fattura a,
      Intestare fattura a, Ragione sociale, Mittente, Azienda, Dati cliente, Indirizzo fatturazione, Fatturazione,
      Stazione appaltante, Ente, Ente ordinante, Compratore, Fattura intestata a, Dati fatturazione, Fatture a,
      Fattura da inviare a, Fatture da inviare a, Intestare la fattura a, Dati per la fatturazione, Dati del cliente,
      Destinatario fattura, Destinatario della fattura, Intestatario, Ente appaltante, Ente committente, Punto ordinante,
      Unità ordinante, Spedire fattura a, Inviare le fatture a, Anagrafica cliente, Cessionario, Cessionario/committente`,
    seller: `
      Fornitore, Venditore, Spett.le fornitore, Dati fornitore, Spett.le, Indirizzo fornitore, Ragione sociale fornitore, A,
      Cedente, Subappaltatore, Dati del fornitore, Anagrafica fornitore, Spettabile, Ditta fornitrice, Nome fornitore,
      Operatore economico, Cedente/prestatore, Affidatario, Aggiudicatario`,
    ship_to: `
      Destinazione, Indirizzo di consegna, Luogo di consegna, Destinazione merce, Consegnare a, Destinatario merce, Spedire a,
      Destinazione diversa, Luogo di destinazione, Consegna presso, Cantiere, Indirizzo di spedizione, Indirizzo consegna,
      Sede di consegna, Punto di consegna, Destinazione materiale, Merce da consegnare a, Consegna a, Luogo consegna,
      Consegnare presso, Spedizione a, Destinazione della merce, Indirizzo cantiere, Presso cantiere, Sede consegna,
      Luogo di scarico, Recapito merce, Magazzino di consegna, Consegnare in, Inviare merce a, Indirizzo del cantiere,
      Magazzino destinazione, Destinazione consegna, Consegna merce, Dati di consegna, Dati spedizione, Dest. merce,
      Da consegnare a, Luogo destinazione`,
    third: 'Cliente finale, Utilizzatore finale, Nostro cliente, Ns. cliente, Committente finale, Utente finale',
  },
};
