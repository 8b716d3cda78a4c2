import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const romanian: Language = {
  code: 'ro',
  common: list(`
    si, de, la, in, cu, pentru, din, comanda, cantitate, pret, total, data, nr, denumire, livrare, termen, va rugam, buc, tva, cui, furnizor, client,
    cumparator, valoare, cod, produse, plata, adresa, lei, catre, reg, unitar, ne, prin, sa`),
  columns: {
    position: list(`
      nr crt, nr, poz, crt, pozitie, nr poz, nrcrt, rand`),
    code: list(`
      cod, cod produs, cod articol, cod material, nr catalog, cod intern, articol nr, cod ean, ean, gtin, referinta, cod catalog, nr articol, cod de
      bare, numar articol, cod marfa, cod reper, part number, sku, cod nostru, nr produs, cod art,
      codul nostru, cod bare, cod sap, codul produsului, cod de articol, cod piesa`),
    supplierCode: list(`
      cod furnizor, codul dvs, cod produs furnizor, codul furnizorului, cod producator, codul dumneavoastra, referinta furnizor, cod articol furnizor,
      cod la furnizor,
      ref furnizor, cod furnizor produs, codul producatorului, articol furnizor, cod prod furnizor`),
    name: list(`
      denumire, denumire produs, produs, descriere, denumirea produselor, denumirea produsului, articol, denumire articol, denumire produse, material,
      denumire material, descriere produs, denumirea marfurilor, denumire marfa, denumirea, produse, serviciu, denumirea produselor sau a serviciilor,
      denumire produs @ serviciu, denumire reper, specificatie, descrierea, denumire produse @ servicii, produs @ serviciu, marfa, reper, obiect,
      bunuri @ servicii, denumirea produselor @ serviciilor`),
    qty: list(`
      cantitate, cant, cantitatea, bucati, cantitate comandata, nr buc, cant comandata, comandat, buc, cantitate buc, numar bucati, cantit,
      necesar, nr bucati`),
    unit: list(`
      um, u m, unitate, unitate de masura, unit, ambalaj, unitate masura, unit masura`),
    price: list(`
      pret, pret unitar, pret @ um, pret unitar fara tva, pret net, pret fara tva, pret lista, p u, pu, pret @ buc, pret unit, pret de achizitie, pret
      unitar lei, pret unitar ron, pret unitar eur, pret lei, pret um, pret unitar net, pret achizitie, pret unitar fara tva lei, pret ron, tarif,
      pret pe unitate, valoare unitara`),
    priceUnit: list(`
      baza pret, per, unitate de pret`),
    discount: list(`
      discount, discount %, reducere, reducere %, rabat, % discount, disc %, disc, reducere comerciala, % reducere, red %`),
    tax: list(`
      tva, tva %, cota tva, cota, valoare tva, tva lei, % tva, valoarea tva, val tva, cota de tva`),
    amount: list(`
      valoare, total, valoare totala, suma, valoare fara tva, total fara tva, valoare neta, valoarea, pret total, valoare lei, total linie, valoare
      ron, total lei, total ron, valoare eur, subtotal, valoarea lei, total net, valoare fara tva lei, valoarea fara tva, total eur, val,
      valoare linie`),
    date: list('termen livrare, termen de livrare, data livrarii, livrare, data livrare, termen, data'),
    other: list(`
      greutate, culoare, marime, observatii, stare, moneda, valuta, depozit, valoare cu tva, total cu tva, obs, pret cu tva,
      mentiuni, lot, gestiune, cont, centru de cost, dimensiuni, producator, stoc, nr lot, detalii, comentarii`),
  },
  labels: {
    po_number: list(`
      numar comanda, nr comanda, comanda nr, comanda numarul, comanda, numarul comenzii, nr comenzii, comanda noastra, comanda noastra nr, numarul
      comenzii noastre, comanda dvs, comanda dvs nr, comanda dumneavoastra, comanda de achizitie, comanda de achizitie nr, comanda achizitie, comanda
      achizitie nr, comanda furnizor, comanda furnizor nr, comanda client, comanda client nr, nr comanda client, numar comanda client, comanda de
      cumparare, comanda ferma nr, nota de comanda nr, nota comanda nr, numar, nr document, numar document, nr, comanda catre furnizor nr, referinta
      comanda, po nr, nr po, nr inregistrare, bon de comanda nr, bon comanda nr, nr cda, cda nr, cda,
      nr nota de comanda, seria si numarul, serie si numar, seria si nr, serie si nr, seria nr, seria numarul`),
    order_date: list(`
      data comenzii, data comanda, data, data emiterii, din data, emisa la, data document, data documentului, din, data intocmirii, data emitere,
      creata la, data crearii, intocmit la data, emis la, data tiparirii,
      emisa la data, data lansarii, data plasarii comenzii, comandat la, data lansarii comenzii`),
    delivery_date: list(`
      termen de livrare, termen livrare, data livrarii, data livrare, livrare pana la, livrare, data de livrare, data livrarii solicitate, termen de
      livrare solicitat, livrare solicitata, data solicitata, termen limita, livrare pana la data de, data solicitata pentru livrare, livrarea se va
      face, termen, data livrarii dorita, saptamana livrarii, livrare estimata, data estimata a livrarii, livrare ceruta, livrare cel tarziu, se
      livreaza pana la, data ceruta, termenul de livrare, data de livrare solicitata, data livrarii cerute, data estimata de livrare, ziua livrarii,
      livrare la data, livrarea, data preluarii, data livrare solicitata, de livrat pana la, data receptiei, livrare in saptamana,
      data promisa, data planificata, data livrarii planificate, perioada de livrare, data ridicarii, termen de executie,
      livrare pe santier pana la`),
    currency: list(`
      moneda, valuta, moneda comenzii, preturi in, cod moneda, preturile in, deviza, toate preturile in,
      preturile sunt exprimate in`),
    customer_code: list(`
      cod client, numar client, nr client, codul nostru de client, client nr, codul clientului, cont client, cod client la dvs,
      codul nostru client, nr cont client`),
    phone: list('telefon, tel, mobil, nr telefon, nr tel, fix'),
    tax_number: list(`
      cui, cif, cod fiscal, c u i, c i f, cod de inregistrare fiscala, cod unic de inregistrare, cod tva, nr tva, cod inregistrare, reg com, nr reg com, nr inreg,
      cod inregistrare fiscala, cod identificare fiscala`),
    email: list('e mail, email, mail, adresa de e mail, adresa email, posta electronica'),
    contact: list(`
      persoana de contact, contact, intocmit, intocmit de, achizitor, responsabil, emisa de, solicitant, in atentia, delegat, persoana contact,
      aprobat, aprobat de, responsabil achizitii, comandat de, date de contact,
      emis de, contact achizitii, agent achizitii, solicitat de, responsabil comanda, creat de, nume persoana de contact,
      persoana responsabila`),
    supplier_code: list(`
      cod furnizor, nr furnizor, numar furnizor, id furnizor, codul furnizorului, furnizor nr, cont furnizor`),
    other_number: list(`
      modalitatea de plata, factura nr, nr factura, numar factura, oferta nr, nr oferta, oferta, oferta dvs, oferta dumneavoastra, aviz nr, pagina, pag, fax, proiect, nr
      proiect, contract nr, nr contract, contract, conditii de plata, plata, modalitate de plata, mod de plata, modalitate plata, termen de plata,
      conditii de livrare, mod de livrare, modalitate livrare, transport, iban, bic, swift, banca, cont, cont bancar, cont iban, web, site,
      departament, centru de cost, observatii, mentiuni, versiune, adresa, adresa de livrare, referinta dvs, referinta noastra, referinta, nr reg com,
      reg com, registrul comertului, nr ord reg com, nr ord reg com an, capital social, obiect, santier, depozit, incoterms, reclamatie, sediu,
      sediul, judet, judetul, trezoreria, garantie, punct de lucru,
      modalitate de livrare, nr ofertei, nr contractului, oferta dvs nr, transportator, cod proiect, ref oferta, nr referat,
      gestiune, mijloc de transport, ref noastra, cod cpv`),
  },
  zones: {
    buyer: list(`
      cumparator, client, beneficiar, adresa de facturare, adresa facturare, facturare, achizitor, date facturare, date de facturare, facturati catre,
      de la, emitent, companie, firma, societatea, comandat de, date client, nume client, platitor, date cumparator, denumire client, facturat catre,
      denumire firma, se factureaza catre, expeditor, nume firma, factura catre, autoritate contractanta, date beneficiar, persoana juridica,
      factura se emite catre, comanda emisa de, facturare la, comanditar, factura se va emite pe, factura va fi emisa catre,
      vandut catre, trimiteti factura la, facturile se trimit la, autoritatea contractanta`),
    ship_to: list(`
      adresa de livrare, adresa livrare, livrare la, livrati la, loc de livrare, locul livrarii, destinatar, locul de livrare, punct de livrare,
      primitor, livrare catre, se livreaza la, loc livrare, adresa de expediere, destinatie,
      punct de lucru, adresa santier, santier, loc de descarcare, adresa santierului, se va livra la, marfa se livreaza la,
      locul de destinatie, depozit de livrare, gestiune primitoare`),
    seller: list(`
      furnizor, vanzator, catre, prestator, date furnizor, adresa furnizor, nume furnizor, denumire furnizor, executant, producator, furnizorul,
      adresat catre,
      adresa furnizorului, datele furnizorului, catre furnizor, subcontractant, subantreprenor`),
    third: list(`
      client final, beneficiar final, clientul nostru, utilizator final`),
  },
  titles: {
    order: list(`
      comanda, comanda de achizitie, comanda furnizor, comanda ferma, nota de comanda, formular de comanda, comanda achizitie, comanda catre furnizor,
      bon de comanda, comanda de cumparare, comanda client, nota comanda, comanda produse, comanda nr, formular comanda, comanda noua, comanda
      materiale, comanda de aprovizionare, comanda interna, comanda de materiale, comanda marfa,
      ordin de cumparare, ordin de achizitie, bon comanda`),
    order_change: list(`
      modificare comanda, comanda modificata, modificarea comenzii, act aditional la comanda, comanda revizuita, rectificare comanda, actualizare
      comanda`),
    order_cancellation: list(`
      anulare comanda, anularea comenzii, comanda anulata, anulare de comanda, stornare comanda, revocare comanda, renuntare la comanda,
      anulare`),
    order_response: list(`
      confirmare comanda, confirmare de comanda, confirmarea comenzii, confirmare, acceptare comanda, confirmare de primire, confirmare de primire a
      comenzii, comanda confirmata, confirmare primire comanda,
      comanda de vanzare`),
    quotation: list(`
      oferta, oferta de pret, cerere de oferta, oferta comerciala, lista de preturi, deviz, solicitare oferta,
      cerere oferta, solicitare de oferta, oferta pret, licitatie, deviz estimativ, cotatie,
      invitatie de participare, cerere de pret, catalog de preturi, lista preturi, catalog preturi,
      solicitare de pret, propunere financiara, propunere comerciala, estimare de pret`),
    invoice: list(`
      factura, factura fiscala, factura proforma, proforma, somatie de plata, instiintare de plata,
      notificare de plata, extras de cont, factura de avans, factura finala, aviz de plata, reamintire de plata,
      notificare plata restanta, fisa de cont, somatie, confirmare de sold, factura storno, a doua somatie,
      instiintare plata, scrisoare de reamintire,
      scadentar`),
    delivery_note: list(`
      aviz de insotire, aviz de insotire a marfii, aviz, aviz de expeditie, scrisoare de transport, lista de colisaj, nota de receptie, nir, lista de
      ambalare, packing list, scrisoare de trasura, bon de livrare, nota de livrare, proces verbal de predare primire, lista de incarcare,
      proces verbal de receptie, bon de transfer, bon de consum, dispozitie de livrare, lista de picking`),
    receipt: list('chitanta, bon fiscal, bon, dovada platii, confirmare de plata'),
    other: list(`
      nota de credit, conditii generale, conditii generale de achizitie, termeni si conditii, contract,
      contract cadru, acord cadru, reclamatie, retur, formular de retur, catalog, fisa tehnica, fisa de date,
      inventar, proces verbal, certificat, certificat de conformitate, declaratie de conformitate, prognoza,
      buletin informativ, chestionar, curriculum vitae, lista de stoc, referat de necesitate, necesar,
      necesar de materiale, plan de livrari, contract de vanzare cumparare, proces verbal de receptie, raport,
      contract cadru de furnizare, comanda cadru, comanda deschisa, contract de furnizare, contract anual,
      program de livrare, program de livrari, grafic de livrare, previziune, prognoza de vanzari,
      cerere de achizitie, nota de retur, aviz de retur, proces verbal de retur,
      situatie stoc, situatia stocurilor, cerere de aprovizionare, lista stoc, ordine de zi`),
  },
  phrases: {
    order: list(`
      va rugam sa ne livrati, prin prezenta comandam, comandam, va comandam, va rugam sa confirmati, va transmitem comanda, dorim sa comandam, rugam
      livrati, va rugam confirmati, va rugam sa livrati, prin prezenta va comandam, va rugam sa onorati, va rugam confirmati primirea, va rugam sa ne
      confirmati, am dori sa comandam, va rugam sa mentionati numarul comenzii, numarul comenzii pe factura, va facem cunoscuta comanda, va rugam sa
      ne furnizati, pe factura se va mentiona, va rugam onorati`),
    order_change: list(`
      inlocuieste comanda, modificam comanda, cantitate noua, cantitate veche, inlocuieste comanda anterioara, comanda se modifica, cantitate
      modificata, modificam comanda noastra`),
    order_cancellation: list('anulam, va rugam sa anulati, anulam comanda, renuntam la comanda, prin prezenta anulam'),
    order_response: list(`
      va multumim pentru comanda, confirmam comanda, confirmam primirea comenzii, va confirmam comanda, multumim pentru comanda, va confirmam
      primirea, confirmam comanda dumneavoastra, prin prezenta confirmam, am inregistrat comanda`),
    quotation: list(`
      oferta valabila, oferta este valabila, valabilitatea ofertei, va oferim, valabilitate oferta, va rugam sa ne transmiteti oferta, solicitam
      oferta, nu constituie comanda, cel mai bun pret, valabila pana la, va rugam sa ne trimiteti o oferta, oferta dumneavoastra de pret, urmare a
      solicitarii`),
    invoice: list(`
      numar factura, nr facturii, data scadentei, scadenta, total de plata, suma de plata, sold restant, seria, termen scadent, facturi restante,
      restanta, achitati`),
    delivery_note: list(`
      cantitate livrata, numar colete, am primit, date privind expeditia, cantitate receptionata, am primit marfa, nr colete`),
    receipt: list('am primit de la, achitat numerar, achitat cu cardul, rest'),
    other: list('motivul returului, motivul reclamatiei, nota de credit nr'),
  },
  totals: {
    net: list(`
      total fara tva, subtotal, valoare fara tva, total net, net, baza impozabila, valoare neta, total valoare fara tva, suma fara tva, valoare totala
      fara tva, total comanda fara tva, baza de impozitare, total valoare neta, total produse, total marfa,
      baza tva, valoarea totala a comenzii fara tva, valoarea neta`),
    gross: list(`
      total, total general, total cu tva, total de plata, valoare totala, total comanda, suma totala, total lei, valoare totala cu tva, valoare cu
      tva, total ron, total eur, valoarea totala, valoarea comenzii, total incl tva, total inclusiv tva, de plata, total comanda cu tva, valoare
      totala comanda, valoare comanda, total brut, valoarea totala a comenzii, suma, total plata, valoare totala lei, total de platit, total valoare,
      pret total`),
    tax: list(`
      tva, total tva, valoare tva, tva 19, tva 21, din care tva, taxa pe valoarea adaugata, tva 19 %, suma tva, cota tva,
      valoarea tva, val tva, total t v a`),
    carry: list('report, de reportat, continuare, continua pe pagina urmatoare, total pagina, reportat'),
  },
  charges: list(`
    transport, cost transport, taxa de livrare, livrare, cheltuieli de transport, ambalaj, ambalare, discount, reducere, taxa transport, asigurare,
    rotunjire, manipulare, taxa verde, avans, taxa livrare, costuri de transport, adaos, taxa de transport, cost livrare, cost ambalare, discount
    comercial, taxa de procesare, paletizare, ecotaxa,
    taxa procesare, timbru verde, curier, garantie sgr, taxa ramburs, taxa paletare, taxa de mediu, taxa timbru verde, sgr`),
  months: lists(
    'ianuarie ian, februarie feb, martie mar, aprilie apr, mai, iunie iun, iulie iul, august aug, septembrie sep sept, octombrie oct, noiembrie nov noi, decembrie dec',
  ),
  weeks: list('saptamana, sapt, saptamanii, s'),
  units: list(`
    buc, bucata, bucati, kg, g, m, ml, mp, mc, l, litru, litri, cutie, cutii, cut, set, seturi, pereche, perechi, per, rola, role, palet, paleti, bax,
    baxuri, sac, saci, flacon, sticla, doza, ora, ore, t, tona, pachet, pachete, pac, colet, coala, coli, top, topuri, galeata, tub, tuburi, bidon,
    lada, plic, kit, foaie, borcan, cartus, mii, navete, pet`),
  cues: {
    listing: list('catalog*, lista de preturi'),
    accepting: list('acceptam oferta dvs, acceptam oferta dumneavoastra, acceptam oferta, acceptarea ofertei dvs'),
    informing: list(`
      copie pentru informare, doar pentru informare, numai pentru informare, spre informare, a nu se livra, a nu se
      onora, nu se livreaza, a nu se executa`),
    each: list('x, la, a'),
    hundred: list('suta'),
    thousand: list('mie'),
    optional: list('optional, optiune, alternativa'),
    asking: list(`
      avem nevoie, am avea nevoie, va rugam sa ne trimiteti, va rugam sa ne livrati, am dori, dorim sa,
      ne sunt necesare, necesar, rugam pregatiti`),
    theirOrder: list('comanda dvs, comanda dumneavoastra, comenzii dvs, comenzii dumneavoastra, comanda ta'),
    taken: list(`
      am primit, a fost expediata, a fost inregistrata, multumim pentru comanda, multumim pentru comanda,
      este pe drum`),
    former: list('anterior, in loc de, initial, inainte'),
    requisitioning: list('referat de necesitate, cerere de achizitie, necesar'),
    returning: list('trimite la, trimiteti la, se trimite la, returnati la'),
    spanning: list('perioad*'),
    fulfilled: list('livrat, primit, expediat, restant, ramas, stoc, in stoc, locatie, returnat'),
    ordering: list('comand*, comenzi*, cda, achizit*, cumparare, aprovizion*, comenzilor'),
    number: list('numar, numarul, nr, no, cod, id, n, numar inregistrare'),
    date: list('data, datei, emisa, emis, emiterii, intocmirii, creata, emitere'),
    dated: list('din, din data, data, la data'),
    delivering: list(`
      livr*, furniz*, receptie, receptiei, expedi*, preluare, preluarii, aprovizion*, predare, predarii, sosire, sosirii`),
    when: list(`
      data, termen, termenul, pana, la, saptamana, solicitata, solicitat, ceruta, cerut, dorita, dorit, estimata, estimat, limita, ziua, cel, tarziu,
      maxim, planificata, confirmata, in, prevazuta, necesara, sapt, cel tarziu, solicitate, saptamanii, scadenta`),
    wanted: list('solicitat*, cerut*, dorit*, estimat*, necesar*, asteptat*'),
    by: list('pana la, pana in, cel tarziu, inainte de, pana la data de, pana, la data de'),
    needing: list(`
      livr*, avem nevoie, necesar*, furniz*, primi*, marfa, marfurile, produsele, expedi*, receptie, nevoie, sosi*, trimite*`),
    our: list('noastra, nostru, noastre, nostri'),
    your: list('dvs, dumneavoastra, voastra, vostru, dv'),
    little: list(`
      si, de, la, in, cu, pentru, din, a, al, ale, ai, un, o, pe, prin, catre, sau, fara, se, sa, va, ca, este, lui, unui, unei, n`),
    and: list('si, sau'),
    stocking: list(`
      stoc, in stoc, stoc minim, stoc disponibil, valoare stoc, disponibil, comanda minima, cantitate minima, cant minima, cant min, min
      comanda, comanda min`),
    estimating: list(`
      estimat, estimata, estimate, estimativ, estimativa, anual, anuala, anuale, previzionat, previzionata,
      orientativ`),
    noNumber: list(`
      vezi, jos, sus, nici unul, verbal, telefonic, telefon, diverse, anexa, necunoscut, urgent, fara, lipsa`),
    reference: list('referinta, ref, referinte'),
    due: list('scadenta, data scadentei, termen de plata, scadent'),
    elsewhere: list('factur*, plat*, valabil*, ofert*, conditii*, confirm*, scaden*, contract*, tiparit*, listat*'),
    answering: list('confirm*, accept*, raspuns, primire'),
    replaced: list('vechi, veche, vechea, anterioara, initiala, actual, actuala'),
    replacing: list('noua, nou, noul, modificata, acum, revizuita, corectata, actual, actuala'),
    changing: list('modific*, rectific*, revizui*, actualiz*, aditional, corect*, schimb*'),
    cancelling: list('anul*, storn*, revoc*, rezil*, retrag*, renunt*'),
    annexed: list('anexa'),
    quoting: list('ofert*, cotat*, deviz*, licitat*, solicitare de oferta, preturi, tarife*'),
    billing: list('factur*, proforma, somatie*, instiintare, notificare*, extras, reamintire*, sold, restant*'),
    requesting: list(`
      comandam, comand, dorim sa comandam, doresc sa comand, am dori sa comandam, as dori sa comand, va rugam sa livrati, va rog sa livrati, va rugam sa ne trimiteti, va rugam sa trimiteti,
      va rog sa trimiteti, trimiteti ne, livrati ne, avem nevoie, am nevoie, urmatoarea comanda, comanda noastra, plasam comanda, plasam o comanda`),
    advertising: list('newsletter, dezabonare, dezabonati, vezi in browser, cumpara acum, comanda acum, cod de reducere'),
    crediting: list('nota de credit, retur*, reclamat*, storno, restituire, rambursare'),
    moving: list('livrare, expeditie, transport, insotire, marfa, marfii, ambalare, colisaj, receptie, predare'),
    slip: list('aviz, nota, lista, scrisoare, bon, proces, borderou'),
    deliveryPaper: list('aviz, nir, cmr, packing'),
    callingOff: list('apel, plan de livrare'),
    agreeing: list(`
      contract*, acord*, cadru, prognoza*, catalog*, model, exemplu, inventar*, proces verbal, certificat*, conditii*, fisa, raport*, plan, planul,
      program, chestionar*, necesar*, referat*, lista, centralizator*, situatie*, declaratie*, newsletter, buletin, deviz, termeni`),
    besideTitle: list(`
      de, la, si, pentru, client, furnizor, noua, nou, original, copie, duplicat, formular, ferma, catre, interna, urgenta, urgent, produse, marfa,
      materiale, nr, a, dvs, noastra, achizitie, externa, servicii`),
    labelling: list(`
      numar, nr, data, total, adresa, suma, tip, cantitate, valoare, conditii, cod, stare, client, furnizor, din, termen`),
    subject: list('subiect, obiect, referitor, ref'),
    reply: list('re, fw'),
    seller: list('furnizor*, vanzator*, prestator*, producator*, executant*'),
    selling: list('vanzatoare, furnizoare'),
    consignee: list('destinatar*, primitor*'),
    buyer: list('cumparator*, client*, beneficiar*, achizitor*, solicitant*, platitor*, emitent*, comandant, expeditor'),
    buying: list('facturare, facturat, factura, facturati, cumparatoare, achizitii, achizitie, solicitanta, achizitoare'),
    party: list(`
      firma, companie, compania, societate, societatea, adresa, denumire, nume, date, catre, organizatie, sediu, sediul, loc, locul, unitate,
      institutie, entitate`),
    partyData: list('date, datele, informatii, cont, contact'),
    legal: list(`
      srl, s r l, sa, s a, srl d, snc, s n c, scs, pfa, p f a, i i, intreprindere individuala, sc, s c, ra, r a, societate cooperativa, cooperativa agricola, cooperativa mestesugareasca, societate cu raspundere limitata,
      societate pe actiuni, holding, grup, regia autonoma, if, i f, @ fiii, si fiii`),
    organisation: list(`
      primaria, comuna, consiliul, spitalul, spital, scoala, liceul, universitatea, fundatia, asociatia, institutul, ministerul, clinica,
      restaurant, hotel, hotelul, brutaria, farmacia, muzeul, gradinita, colegiul, cooperativa, atelier, fabrica, ferma, service,
      cabinet, biblioteca, parohia, pensiunea, cofetaria, moara, tamplaria, autoservice, crama, directia, inspectoratul, administratia,
      societatea, intreprinderea, cantina, casa, lactate, complexul, magazin, scoala gimnaziala, gimnaziala, centrul, caminul,
      policlinica, teatrul, biserica, manastirea, federatia, sindicatul, clubul, agentia, oras, orasul, municipiul, judetul, ansamblul,
      penitenciarul, sanatoriul, dispensarul`),
    superior: list('romania, ministerul, judetul, inspectoratul'),
    operatedBy: list('operat de, administrat de, apartinand'),
    municipality: list('comuna, primaria, orasul, municipiul'),
    house: list('hotel, hotelul, restaurant, restaurantul, pensiunea, pensiune, cafenea, cafeneaua, hanul'),
    actingFor: list('in numele si pe seama, in numele si pentru'),
    days: list('zile, zi, saptamani'),
    previous: list('ultima, ultimei, precedenta'),
    street: list(`
      str, strada, bd, bdul, b dul, bulevardul, calea, sos, soseaua, aleea, piata, bl, sc, ap, et, parc industrial, dn, km, oras, sat, com, jud,
      splaiul, intr, intrarea, nr, mun, sector, sectorul, corp, hala, zona industriala`),
    person: list('dl, dna, domnul, doamna'),
    addressing: list('catre, catre societatea'),
    attention: list('in atentia, in atentia d nei, in atentia dlui'),
    salutation: list(`
      stimat*, buna ziua, multumim, multumesc, cu stima, cu respect, va rugam, rugam, prin prezenta, noi, ne, cu consideratie, salutari, draga, pe,
      toate, in, la, va, conform, produsele, plata, o zi, factura, marfa, buna, asteptam, ca urmare, referitor`),
    buyingOffice: list(`
      achizitii, departament achizitii, departamentul achizitii, serviciul achizitii, birou achizitii, biroul achizitii, compartiment achizitii,
      aprovizionare, compartimentul achizitii, departament aprovizionare, serviciul aprovizionare, serviciul administrativ`),
    department: list(`
      departament*, achizitii*, contabilitate*, depozit*, bucatarie, receptie, logistica, director*, sef, serviciul, biroul, birou, compartiment*,
      secretariat, financiar*, productie, aprovizionare, vanzari, manager, administrator, mentenanta, intretinere, gestiune, magazie`),
    proprietor: list('proprietar'),
    notName: list(`
      telefon, tel, fax, mobil, e mail, email, mail, data, pagina, pag, numar, nr, cui, cif, tva, banc*, cont, iban, referinta, ref, obiect, subiect,
      adresa, suma, total, livrar*, factur*, comanda*, conditii, plat*, client*, furnizor*, moneda, valuta, produs*, denumire*, descriere, cantitate,
      pret*, semnatur*, observat*, contact*, proiect*, ofert*, transport*, web, www, cod, oras, localitate*, judet*, tara, unitate, discount,
      reducere, poz*, termen*, intocmit*, aprobat*, valoare, swift, reg com, capital, stampila, mod*, mentiuni, depozit*, sediu*, loc*, um, cota,
      subtotal, trezorer*, santier, persoana*, delegat*, delegatul, ci, expediere*, punct de lucru, nr ord, punctul`),
    issuer: list(`
      cui, cif, reg com, nr reg com, capital social, iban, banca, registrul comertului, cont, c u i, trezoreria, capital, cod fiscal`),
    carrier: list(`
      fan courier, cargus, sameday, posta romana, banca transilvania, bcr, brd, ing bank, raiffeisen bank, curier, transportator, dpd, nemo,
      transilvania, trezoreria`),
    buyingMail: list('achizitii*, comenzi*, comanda*, aprovizionare, depozit, magazie'),
    billingMail: list('factur*, contabil*, financiar*, facturare'),
    sum: list('total*, suma, totalul, totala'),
    subtotal: list('subtotal*, partial'),
    amount: list('valoare, valoarea, suma, pret, preturi'),
    besideSum: list(`
      este de, comanda, comenzii, de, plata, general, lei, ron, eur, factura, produse, a, cu, valoare, platit, totala, pentru, marfa`),
    excluding: list('fara, net, neta, exclusiv, excl, baza'),
    including: list('cu, inclusiv, incl, brut, brutto, inclus'),
    taxWord: list('tva, taxa, taxe'),
    freight: list('transport*, livrare*, curier*, expedi*'),
    packaging: list('ambala*, palet*'),
    serviceCharge: list('montaj*, servici*, instalare*'),
    actingAs: list('ca, drept'),
    weekday: list(`
      luni, marti, miercuri, joi, vineri`),
    reduction: list('discount, reducere, avans, rabat, minus, bonificatie'),
  },
};
