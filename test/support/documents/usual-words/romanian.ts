import type { UsualWords } from '../usual-words.ts';

export const romanian: UsualWords = {
  titles: {
    order: `
      Comandă, Comandă de cumpărare, Comandă furnizor, Notă de comandă, Comandă de achiziție, Bon de comandă,
      Formular de comandă, Comandă fermă, Ordin de cumpărare, Comandă către furnizor, Comanda nr. 4711, Comandă aprovizionare,
      Ordin de achiziție, Comandă de aprovizionare, Comandă internă de cumpărare, Comandă materiale, Comandă marfă,
      Comandă nouă, Comanda de achizitie, Fișă de comandă, Comandă achiziție, Comandă de materiale, Comandă produse,
      Comanda furnizor nr. 4711, Comandă online, Comandă de servicii, Comandă subsecventă, PO, Comandă de livrare, Bon comandă`,
    order_change: `
      Modificare comandă, Comandă modificată, Modificarea comenzii, Act adițional la comandă, Comandă revizuită,
      Comandă rectificată, Actualizare comandă, Comandă actualizată, Rectificare comandă`,
    order_cancellation: `
      Anulare comandă, Anularea comenzii, Comandă anulată, Anulare, Anulare comandă de achiziție, Comandă de achiziție anulată,
      Renunțare la comandă, Stornare comandă`,
    order_response: `
      Confirmare comandă, Confirmare de comandă, Confirmarea comenzii, Acceptare comandă, Comandă de vânzare,
      Confirmare de primire comandă, Acceptarea comenzii, Confirmare primire comandă`,
    quotation: `
      Ofertă, Ofertă de preț, Cerere de ofertă, Deviz, Listă de prețuri, Solicitare de ofertă, Cerere ofertă,
      Ofertă comercială, Ofertă financiară, Ofertă tehnică, Solicitare ofertă de preț, Invitație de participare,
      Deviz estimativ, Cerere de preț, Solicitare de preț, Lista prețuri, Propunere financiară, Invitație la licitație,
      Licitație, Propunere comercială, Listă prețuri, Estimare de preț`,
    invoice: `
      Factură, Factură proformă, Factură fiscală, Somație de plată, Notificare de plată, Extras de cont, Proformă,
      Factură de avans, Factură storno, Înștiințare de plată, Factura fiscală, Factură comercială, Somație, Factură finală,
      Notă de debit, Notă de plată, Scadențar, Factura proforma`,
    delivery_note: `
      Aviz de însoțire a mărfii, Aviz de expediție, Notă de recepție, NIR, Scrisoare de transport, Listă de colisaj,
      Bon de livrare, Proces-verbal de predare-primire, Aviz de livrare, Aviz, Aviz de însoțire, Notă de livrare,
      Notă de recepție și constatare de diferențe, Packing list, Listă de ambalare, Proces-verbal de recepție, Bon de transfer,
      Bon de consum, Dispoziție de livrare, CMR, Aviz de expediere, Listă de încărcare, Listă de picking,
      Proces verbal de predare primire`,
    receipt: 'Chitanță, Bon fiscal, Bon, Chitanță fiscală, Bon de casă',
    other: `
      Notă de credit, Contract-cadru, Acord-cadru, Grafic de livrare, Prognoză, Retur, Aviz de retur, Listă de inventar,
      Proces-verbal, Buletin informativ, Referat de necesitate, Cerere de achiziție, Contract, Catalog, Fișă tehnică,
      Reclamație, Contract subsecvent, Notă de retur, Proces-verbal de ședință, Minută, Contract de furnizare, Situație stoc,
      Situația stocurilor, Necesar de materiale, Necesar de aprovizionare, Cerere de aprovizionare, Program de livrări,
      Contract de vânzare-cumpărare, Grafic de livrări, Plan de livrare, Formular de retur, Proces verbal, Condiții generale,
      Termeni și condiții, Contract cadru, Listă stoc, Contract de prestări servicii, Ordine de zi, Certificat de calitate,
      Declarație de conformitate, Newsletter, Previziune, Inventar, Certificat de garanție`,
  },
  labels: {
    po_number: `
      Nr. comandă, Comanda nr., Număr comandă, Nr. comenzii, Comandă nr., Comanda noastră nr., Nr. PO, Număr de comandă,
      Referință comandă, Comanda dvs. nr., Comandă, Nr. document, Numărul comenzii, Nr. comandă furnizor, Nr. comandă client,
      Comanda noastră, Comanda dumneavoastră, Nr. de comandă, Comandă de achiziție nr., Nr. notă de comandă, Număr PO, PO nr.,
      Cod comandă, ID comandă, Comandă furnizor nr., Număr document, Nota de comandă nr., Ref. comandă, Numar comanda,
      Bon de comandă nr., Comandă client nr.`,
    order_date: `
      Data, Data comenzii, Data comandă, Data emiterii, Emisă la data, Din data, Data documentului, Data întocmirii,
      Data document, Data emitere, Data creării, Data lansării, Emis la, Data plasării comenzii, Data comenzii:, Comandat la,
      Dată comandă, Data lansării comenzii, Data emiterii comenzii`,
    delivery_date: `
      Data livrării, Termen de livrare, Data de livrare, Livrare până la, Data livrare, Livrare la data, Termen livrare,
      Data solicitată, Data livrării solicitate, Livrare, Data dorită de livrare, Termen, Data estimată a livrării,
      Data limită de livrare, Data estimată de livrare, Data recepției, Livrare solicitată, Data solicitată de livrare,
      Data cerută, Livrare dorită, Săptămâna de livrare, De livrat până la, Data expedierii, Data livrării dorite,
      Termen de livrare solicitat, Termenul de livrare, Data necesară, Livrare estimată, Data sosirii, Se va livra până la,
      Termen maxim de livrare, Data livrării cerute, Data promisă, Data planificată, Data livrării planificate,
      Livrare în data de, Termen limită livrare, Perioada de livrare, Data ridicării, Termen de execuție,
      Livrare pe șantier până la`,
    customer_code: `
      Cod client, Nr. client, Număr client, Codul nostru de client, ID client, Codul clientului, Cont client, Client nr.,
      Cod client la dvs., Codul nostru client, Nr. cont client`,
    supplier_code: 'Cod furnizor, Nr. furnizor, Număr furnizor, ID furnizor, Codul furnizorului, Furnizor nr., Cont furnizor',
    currency: `
      Moneda, Valuta, Prețuri în, Monedă, Valută, Toate prețurile în, Moneda comenzii, Cod monedă, Prețurile sunt exprimate în`,
    email: 'E-mail, Email, Adresă e-mail, Mail, Poștă electronică, Adresa de e-mail, Adresă de email',
    tax_number: `
      CUI, CIF, Cod fiscal, C.U.I., Cod TVA, C.I.F., Nr. Reg. Com., Cod de înregistrare fiscală, CIF/CUI, CUI/CIF,
      Cod unic de înregistrare, Cod înregistrare fiscală, Cod identificare fiscală, C.I.F./C.U.I.`,
    contact: `
      Persoană de contact, Contact, Solicitant, Întocmit de, Persoana de contact, Responsabil, Comandat de, Emis de, Achizitor,
      În atenția, Responsabil achiziții, Contact achiziții, Aprobat de, Agent achiziții, Solicitat de, Responsabil comandă,
      Întocmit, Creat de, Nume persoană de contact, În atenţia, Persoană responsabilă`,
    other_number: `
      Referința noastră, Referința dvs., Nr. ofertă, Nr. factură, Proiect, Condiții de plată, Condiții de livrare,
      Contract nr., Centru de cost, Oferta dvs., Oferta nr., Nr. contract, Modalitate de plată, Mod de livrare,
      Termen de plată, Mod de plată, Modalitate de livrare, Nr. ofertei, Nr. contractului, Termeni de plată, Oferta dvs. nr.,
      Factura nr., Transportator, Transport, Șantier, Nr. proiect, Referință, Cod proiect, Ref. ofertă, Punct de lucru,
      Nr. referat, Gestiune, Mijloc de transport, Condiție de livrare, Ref. noastră, Cod CPV`,
  },
  columns: {
    position: 'Nr. crt., Poz., Nr., Linie, Poziție, Crt., Pozitia, Nr.crt, Nr crt, Rând',
    name: `
      Denumire, Denumire produs, Descriere, Produs, Articol, Denumirea produselor, Denumire articol, Denumirea mărfii,
      Descriere produs, Material, Denumirea produselor sau a serviciilor, Serviciu, Denumire material, Denumire marfă,
      Denumirea produsului, Specificație, Denumire reper, Denumire produse/servicii, Denumirea materialelor, Produs/Serviciu,
      Denumire comercială, Specificații, Bunuri/Servicii, Descrierea produsului, Denumirea, Denumire articole,
      Denumirea produselor/serviciilor, Produse, Denumire serviciu, Descriere articol, Denumirea bunurilor`,
    code: `
      Cod, Cod produs, Cod articol, Cod de bare, EAN, Referință, Codul nostru, Cod material, Nr. articol, Cod EAN, Cod intern,
      Cod bare, SKU, Cod reper, Cod SAP, Cod marfă, Codul produsului, Ref., Cod art., Cod de articol, Număr articol, Cod piesă,
      Simbol, Nr. material`,
    supplierCode: `
      Cod furnizor, Cod produs furnizor, Codul dvs., Cod producător, Referință furnizor, Cod articol furnizor,
      Codul furnizorului, Ref. furnizor, Cod furnizor produs, Cod fabricant, Codul producătorului, Codul dumneavoastră,
      Articol furnizor, Cod prod. furnizor`,
    qty: `
      Cantitate, Cant., Cantitate comandată, Bucăți, Nr. buc., Cantitatea, Cant. comandată, Cantitate solicitată,
      Cantitatea comandată, Buc., Necesar, Cantitate totală, Cantitate cerută, Cant, Cantitate necesară, Cantitatea solicitată,
      Cant. totală, Nr. bucăți, Cantit.`,
    unit: 'U.M., UM, Unitate de măsură, Unitate, U/M, Um, Ambalaj, Unit. măs., UM., Unit. măsură, Unități',
    price: `
      Preț, Preț unitar, Preț unit., Preț fără TVA, Preț/UM, Preț unitar fără TVA, Preț net, PU, P.U., Preț/buc,
      Preț de achiziție, Preț unitar (lei), Preț achiziție, Preț unitar net, Pret unitar, Pret/UM, Preț listă,
      Preț unitar (fără TVA), Preț unitar - lei, Preț lei, Cost unitar, Tarif, Preț brut, Preț pe unitate, P.U. fără TVA,
      Preț lei fără TVA, Preț/unitate, Valoare unitară, Preț unitar lei, Preț EUR, Preț unitar EUR`,
    priceUnit: 'Unitate de preț',
    discount: `
      Discount, Reducere, Disc. %, Discount %, Rabat, Reducere %, % discount, Disc., Rabat %, Discount (%),
      Reducere comercială, % reducere, Red. %`,
    amount: `
      Valoare, Total, Valoare fără TVA, Valoare totală, Preț total, Suma, Valoare netă, Valoare (lei), Total fără TVA,
      Valoare lei, Valoarea, Val. fără TVA, Valoare - lei, Valoare totală fără TVA, Val. totală, Total linie,
      Preț total fără TVA, Valoare EUR, Total lei, Valoare linie, Valoare (fără TVA), Valoarea fără TVA, Sumă, Subtotal,
      Val. netă, Total net, Total valoare`,
    tax: 'TVA, TVA %, Cota TVA, % TVA, Valoare TVA, Valoarea TVA, Cotă TVA, Val. TVA, Cota de TVA, TVA (%), TVA lei, Cod TVA',
    date: `
      Termen de livrare, Data livrării, Data livrare, Termen livrare, Termen, Livrare, Data de livrare, Data solicitată,
      Data livrării solicitate, Data estimată, Termen de livrare solicitat, Dată livrare, Data necesară`,
    other: `
      Observații, Greutate, Culoare, Mărime, Proiect, Mențiuni, Lot, Obs., Gestiune, Cont, Note, Centru de cost, Dimensiuni,
      Producător, Marca, Depozit, Stoc, Observatii, Nr. lot, Status, Detalii, Comentarii`,
  },
  totals: {
    net: `
      Subtotal, Total fără TVA, Valoare fără TVA, Total net, Valoare netă, Total valoare fără TVA, Bază impozabilă,
      Suma fără TVA, Baza de impozitare, Valoare totală fără TVA, Total comandă fără TVA, Net, Total produse, Total (fără TVA),
      Baza TVA, Valoarea totală fără TVA, Valoare totală netă, Baza impozabilă, Total lei fără TVA, Total general fără TVA,
      Valoare comandă fără TVA, Valoarea fără TVA, Subtotal fără TVA, Valoarea totală a comenzii fără TVA, Total exclusiv TVA,
      Sumă netă, Valoarea netă, Total fara TVA`,
    gross: `
      Total, Total general, Total de plată, Total cu TVA, Valoare totală, Total comandă, Valoare cu TVA, Total plată,
      Valoarea comenzii, Total RON, Valoare totală cu TVA, Suma totală, Total lei, Total inclusiv TVA, Valoare totală comandă,
      De plată, Total comandă cu TVA, Valoarea totală, Total valoare cu TVA, Total valoare, Valoarea totală a comenzii,
      Total (cu TVA), Suma de plată, Total factură, Total EUR, Valoarea totală cu TVA, Valoare comandă, Total comanda cu TVA,
      Sumă totală, Total de plata, Total general cu TVA, Valoare totală lei, Preț total`,
    tax: `
      TVA, TVA 19%, TVA 21%, Total TVA, Valoare TVA, T.V.A., Valoarea TVA, TVA (21%), TVA 19 %, Val. TVA, TVA total, TVA 9%,
      TVA 21%:, Cota TVA 19%, Total T.V.A., din care TVA`,
    carry: 'Report, De reportat, Total pagină, Reportat, Continuare, Subtotal pagină, Continuă pe pagina următoare',
    charge: `
      Cost transport, Ambalaj, Taxă de livrare, Cheltuieli de transport, Asigurare, Discount, Taxă verde, Costuri de livrare,
      Livrare, Ecotaxă, Cost livrare, Cheltuieli transport, Costuri transport, Ambalare, Cost de livrare, Manipulare,
      Taxă procesare, Timbru verde, Curier, Reducere, Avans, Garanție SGR, Garanție ambalaj, Cheltuieli de livrare,
      Taxă livrare, Discount comercial, Taxă ramburs, Rotunjire, Taxă paletare, Taxă de mediu, Taxa timbru verde, SGR,
      Servicii transport, Costuri de transport`,
  },
  zones: {
    buyer: `
      Cumpărător, Client, Beneficiar, Adresa de facturare, Date de facturare, Facturare către, Se facturează către,
      Factura se emite către, Achizitor, Comandă emisă de, Emitent, Date facturare, Facturați către, Date cumpărător,
      Adresă de facturare, Adresă facturare, Date client, Autoritate contractantă, Facturare la, Facturare, Comanditar,
      Se va factura către, Factura se va emite pe, Plătitor, Facturat către, Datele cumpărătorului, Factura va fi emisă către,
      Firma, Societatea, Vândut către, Trimiteți factura la, Expeditor, Facturile se trimit la, Autoritatea contractantă,
      Denumire client, Nume client, Date beneficiar, Date pentru facturare`,
    seller: `
      Furnizor, Vânzător, Prestator, Date furnizor, Adresa furnizorului, Către, Executant, Datele furnizorului,
      Denumire furnizor, Nume furnizor, Adresă furnizor, Către furnizor, Vanzator, Subcontractant, Producător, Către:,
      Subantreprenor`,
    ship_to: `
      Adresa de livrare, Loc de livrare, Livrare la, Punct de lucru, Destinatar, Se livrează la, Adresă livrare, Livrați la,
      Locul livrării, Adresă de livrare, Loc livrare, Locul de livrare, Adresa livrare, Destinație, Punct de livrare,
      Livrare către, Date livrare, Adresa șantier, Șantier, Date de livrare, Loc de descărcare, Adresa șantierului,
      Se va livra la, Marfa se livrează la, Adresă șantier, Expediat către, Adresă de expediere, Locul de destinație,
      Locul recepției, Gestiune primitoare, Depozit de livrare`,
    third: 'Client final, Utilizator final, Beneficiar final, Clientul nostru',
  },
};
