import type { Language } from './language.types.ts';
import { native, natives } from './list.ts';

export const latvian: Language = {
  code: 'lv',
  common: native(
    'un, no, ar, līdz, par, lūdzam, pasūtījums, pasūtījuma, datums, cena, summa, daudzums, prece, preces, piegādes, kopā, pvn, bez, piegādātājs',
  ),
  columns: {
    position: native('nr p k, npk, nr, poz, n p k, rindas nr, p k'),
    code: native(`
      kods, preces kods, artikuls, art nr, artikula nr, svītrkods, kataloga nr, mūsu kods, produkta kods, mūsu artikuls, preces artikuls,
      detaļas nr, materiāla kods`),
    supplierCode: native(`
      jūsu kods, piegādātāja kods, piegādātāja artikuls, ražotāja kods, piegādātāja preces kods, jūsu artikuls, jūsu preces kods`),
    name: native(`
      nosaukums, preces nosaukums, prece, apraksts, preču nosaukums, preces apraksts, preces pakalpojuma nosaukums, produkts, pakalpojuma
      nosaukums, produkta nosaukums, materiāla nosaukums, pakalpojums, pasūtījuma priekšmets, izstrādājums, preču un pakalpojumu nosaukums`),
    qty: native(`
      daudzums, skaits, daudz, pasūtīts, pasūtītais daudzums, pasūtāmais daudzums, pasūtītais skaits, nepieciešamais daudzums`),
    unit: native('mērv, mērvienība, mērv., vien, vienība, m v, mērvien, mēra vienība'),
    price: native(`
      cena, cena bez pvn, vienības cena, cena eur, cena par vienību, cena par vien, cena ar pvn, cena eur bez pvn, vien cena, cena par 1
      vienību`),
    discount: native('atlaide, atlaide %, atl %'),
    tax: native('pvn, pvn %, pvn likme, pvn summa'),
    amount: native('summa, kopā, summa bez pvn, summa eur, kopsumma, summa ar pvn, vērtība, kopējā cena'),
    date: native('piegādes datums, piegādes termiņš, termiņš, vēlamais piegādes datums, piegāde'),
    other: native('piezīmes, piezīme, svars, noliktava'),
  },
  labels: {
    po_number: native(`
      pasūtījuma nr, pasūtījuma numurs, pasūtījums nr, pasūtījums, mūsu pasūtījuma nr, pirkuma pasūtījums nr, pirkuma pasūtījuma nr, pasūt
      nr, dokumenta nr, dokumenta numurs, pasūtījuma kods, iepirkuma pasūtījuma nr, pasūtījuma identifikators`),
    order_date: native(`
      pasūtījuma datums, datums, dokumenta datums, izrakstīšanas datums, pasūtīts, pasūtījuma veikšanas datums, sagatavošanas datums`),
    delivery_date: native(`
      piegādes datums, vēlamais piegādes datums, piegādāt līdz, piegādes termiņš, piegāde līdz, vēlamā piegāde, piegāde, vēlamais piegādes
      laiks, piegādes laiks, izpildes termiņš, nepieciešams līdz, pasūtījuma izpildes termiņš, nosūtīšanas datums, saņemšanas datums, preču
      piegādes datums, piegādāt ne vēlāk kā, preces piegādes termiņš`),
    currency: native('valūta, pasūtījuma valūta, dokumenta valūta'),
    customer_code: native('klienta nr, klienta kods, pircēja kods, klienta numurs, pasūtītāja kods, pircēja nr'),
    phone: native('tālr, tālrunis, tel, mob, fakss, tālruņa nr, tālruņa numurs, telefons, mob tālr'),
    tax_number: native(`
      pvn nr, pvn reģ nr, pvn numurs, pvn maksātāja nr, pvn reģistrācijas nr, pvn maksātāja numurs, pvn reģistrācijas numurs`),
    email: native('e-pasts, epasts, e pasts, email, e mail, e pasta adrese, elektroniskais pasts'),
    contact: native(`
      kontaktpersona, kontakti, pasūtīja, atbildīgais, sagatavoja, atbildīgā persona, izrakstīja, pasūtījumu veica, pasūtījumu sagatavoja`),
    supplier_code: native('piegādātāja kods, piegādātāja nr, piegādātāja numurs'),
    other_number: native(
      'rēķina nr, rēķins nr, piedāvājuma nr, līguma nr, līgums nr, reģ nr, reģistrācijas nr, konts, banka, apmaksa, apmaksas nosacījumi, piegādes adrese, piegādes nosacījumi, lapa, lpp, piezīmes, samaksas kārtība',
    ),
  },
  zones: {
    buyer: native(`
      pircējs, pasūtītājs, klients, maksātājs, pircēja dati, rēķinu sūtīt, rēķina saņēmējs, rēķina adrese, norēķinu adrese`),
    ship_to: native(`
      piegādes adrese, piegādes vieta, saņēmējs, preču saņēmējs, piegādāt, kravas saņēmējs, izkraušanas vieta, preču piegādes vieta, objekta
      adrese, preces saņēmējs, preču piegādes adrese, saņemšanas vieta`),
    seller: native(`
      piegādātājs, pārdevējs, kam, piegādātāja dati, izpildītājs, pakalpojuma sniedzējs, piegādātāja rekvizīti, piegādātāja nosaukums`),
    third: native('gala klients, gala lietotājs, gala pircējs, gala patērētājs'),
  },
  titles: {
    order: native(`
      pasūtījums, pirkuma pasūtījums, preču pasūtījums, pasūtījums piegādātājam, pasūtījuma veidlapa, pasūtījuma lapa, pasūtījuma forma,
      pasūtījuma blanks`),
    order_change: native(`
      pasūtījuma izmaiņas, pasūtījuma grozījumi, labots pasūtījums, pasūtījuma maiņa, pasūtījuma labojums, mainīts pasūtījums, pasūtījuma
      papildinājums, grozīts pasūtījums, precizēts pasūtījums`),
    order_cancellation: native('pasūtījuma atcelšana, pasūtījuma anulēšana, atcelts pasūtījums, atteikums no pasūtījuma'),
    order_response: native(`
      pasūtījuma apstiprinājums, apstiprinājums, pārdošanas pasūtījums, pasūtījuma pieņemšana, pieņemts pasūtījums`),
    quotation: native(`
      piedāvājums, komercpiedāvājums, cenu aptauja, cenu pieprasījums, cenrādis, cenu piedāvājums, pieprasījums, uzaicinājums iesniegt
      piedāvājumu, tirgus izpēte, cenu lapa, cenu saraksts, uzaicinājums iesniegt piedāvājumus, tāme`),
    invoice: native(`
      rēķins, avansa rēķins, pavadzīme rēķins, rēķins pavadzīme, atgādinājums, proforma, maksājuma atgādinājums, priekšapmaksas rēķins,
      brīdinājums`),
    delivery_note: native(`
      pavadzīme, preču pavadzīme, transporta pavadzīme, pieņemšanas nodošanas akts, iepakojuma saraksts, iepakošanas lapa, cmr pavadzīme`),
    receipt: native('kvīts, čeks, kases čeks'),
    other: native(`
      līgums, piegādes līgums, vispārīgā vienošanās, kredītrēķins, sertifikāts, katalogs, prognoze, atgriešana, akts, protokols,
      inventarizācija, vispārīgie noteikumi, piegāžu plāns, piegādes grafiks, piegāžu grafiks, krājumu atlikums, noliktavas atlikumi,
      iepirkuma pieteikums, pieteikums iepirkumam, preču atgriešanas pavadzīme, krājumu saraksts, jaunumi`),
  },
  phrases: {
    order: native('lūdzam piegādāt, pasūtām, lūdzam apstiprināt pasūtījumu, vēlamies pasūtīt, lūdzu piegādājiet'),
    order_cancellation: native('atceļam pasūtījumu, anulējam pasūtījumu'),
    order_response: native('paldies par pasūtījumu, apstiprinām jūsu pasūtījumu'),
    quotation: native('piedāvājums spēkā līdz, lūdzam iesniegt piedāvājumu, lūdzam norādīt cenas'),
    invoice: native('apmaksāt līdz, apmaksas termiņš, summa vārdiem'),
    delivery_note: native('preces saņēma, preces izsniedza'),
  },
  totals: {
    net: native('summa bez pvn, kopā bez pvn, starpsumma, apliekamā summa, ar pvn apliekamā summa'),
    gross: native(`
      kopā, pavisam kopā, kopsumma, summa ar pvn, kopā ar pvn, summa apmaksai, kopā apmaksai, pasūtījuma summa, kopējā summa, kopā eur,
      apmaksai, kopā samaksai, kopējā vērtība`),
    tax: native('pvn, pvn 21, pvn 21%, pvn summa'),
    carry: native('pārnests'),
  },
  charges: native(`
    piegāde, transports, transporta izmaksas, iepakojums, atlaide, piegādes maksa, transporta izdevumi, transporta pakalpojumi, pasta
    izdevumi, apdrošināšana, piegādes izmaksas, iepakošana, piegādes pakalpojums, transportēšana, kurjera pakalpojumi`),
  months: natives(
    'janvāris janvāra janvārī janvārim jan, februāris februāra februārim feb, marts marta martā martam mar, aprīlis aprīļa aprīlim apr, maijs maija maijam mai, jūnijs jūnija jūnijam jūn, jūlijs jūlija jūlijam jūl, augusts augusta augustam aug, septembris septembra septembrim sept, oktobris oktobra oktobrim okt, novembris novembra novembrim nov, decembris decembra decembrim dec',
  ),
  weeks: native('nedēļa, ned'),
  units: native(
    'gab, gabali, iepak, iep, kaste, kastes, kompl, komplekts, pāris, pāri, rullis, ruļļi, maiss, maisi, pud, kg, g, t, l, m, m2, m3, st, loksne, kanna, palete',
  ),
  cues: {
    listing: native('katalog*, cenrād*, cenu lapa'),
    each: native('x, par, a'),
    hundred: native('simts, simtu'),
    thousand: native('tūkstotis, tūkstoti, tūkst'),
    informing: native('tikai zinasanai, tikai informacijai, kopija zinasanai, nepildit, nepiegadat'),
    asking: native(`
      mums nepieciešams, mums vajag, lūdzu piegādājiet, lūdzam piegādāt, lūdzu sagatavojiet, vēlamies, vēlētos`),
    theirOrder: native('jūsu pasūtījums, jūsu pasūtījumu, jūsu pasūtījuma'),
    taken: native('esam saņēmuši, saņēmām, paldies par pasūtījumu, piegādāsim'),
    spanning: native('period*, laikposm*'),
    fulfilled: native('piegādāts, saņemts, nosūtīts, atlikums, atgriezts'),
    ordering: native('pasūtīj*, pasūt*'),
    number: native('nr, numurs'),
    date: native('datums, dat'),
    delivering: native('piegād*'),
    when: native(`
      datums, termiņš, līdz, vēlamais, vēlamā, laiks, ne vēlāk kā, plānotais, paredzētais, pieprasītais, nepieciešamais`),
    wanted: native('vēlamais, vēlamā, pieprasītais, nepieciešamais'),
    by: native('līdz, ne vēlāk kā'),
    needing: native('piegādāt, piegādājiet, nepieciešams'),
    our: native('mūsu'),
    your: native('jūsu'),
    little: native('un, no, ar, līdz, par, uz, pie, bez, vai'),
    and: native('un, vai'),
    noNumber: native('skat, mutiski, nav, telefoniski, steidzami'),
    due: native('apmaksāt līdz, apmaksas termiņš'),
    elsewhere: native('rēķin*, apmaks*, piedāvāj*, spēkā'),
    answering: native('apstiprin*'),
    replaced: native('vecā, vecais, iepriekšējā, iepriekšējais, sākotnējais, bija, pašreizējais'),
    replacing: native('jaunā, jaunais, mainīta, tagad, pašreizējais'),
    changing: native('izmaiņ*, grozīj*, labot*'),
    cancelling: native('atcel*, anulē*'),
    annexed: native('pielikums'),
    quoting: native('piedāvāj*, cenrād*, aptauj*'),
    billing: native('rēķin*, atgādināj*'),
    requesting: native('pasūtām, lūdzam piegādāt, vēlamies pasūtīt, lūdzu atsūtiet, lūdzam atsūtīt'),
    crediting: native('kredītrēķin*, atgrieš*'),
    deliveryPaper: native('pavadzīm*'),
    agreeing: native('līgum*, vienošan*, prognoz*, katalog*, protokol*, akts, plāns'),
    stocking: native(`
      atlikums, noliktavā, krājums, krājumi, krājumu vērtība, minimālais krājums, pieejams, minimālais pasūtījums, minimālais daudzums, min
      pasūtījums, min daudzums`),
    estimating: native('plānot*, paredz*, gada, prognozēt*'),
    besideTitle: native('piegādātājam, pirkuma, preču, veidlapa, steidzams'),
    labelling: native('nr, numurs, datums, summa, adrese, nosacījumi, daudzums, vērtība'),
    subject: native('temats, tēma'),
    seller: native('piegādātāj*, pārdevēj*'),
    consignee: native('saņēmēj*'),
    buyer: native('pircēj*, pasūtītāj*, klient*'),
    party: native('uzņēmums, nosaukums, adrese, rekvizīti, dati'),
    partyData: native('rekvizīti, dati'),
    legal: native(
      'sia, akciju sabiedrība, individuālais komersants, zemnieku saimniecība, z/s, a/s, i/k, sabiedrība ar ierobežotu atbildību, z s, zs, a s, ik',
    ),
    organisation: native(`
      universitāte, slimnīca, skola, pašvaldība, ģimnāzija, institūts, viesnīca, restorāns, ministrija, novada dome, biedrība,
      bērnudārzs, vidusskola, pamatskola, pirmsskolas, novads, dome, tehnikums, koledža, bibliotēka, muzejs, teātris, klīnika,
      poliklīnika, centrs, aptieka, draudze, fonds, saimniecība, pansionāts, iestāde, pagasts, aģentūra`),
    superior: native('republika, ministrija'),
    municipality: native('pašvaldība, novada dome'),
    house: native('viesnīca, restorāns, kafejnīca, viesu nams, krogs'),
    days: native('dienas, dienu, darba dienas, nedēļas'),
    previous: native('pēdējās, iepriekšējās'),
    street: native('iela, prospekts, ceļš, gatve, laukums, novads, pag'),
    person: native('kungs, kundze'),
    salutation: native('cienījamie, godātie, labdien, sveiki, lūdzam, paldies, ar cieņu, lūdzu'),
    buyingOffice: native('iepirkumu nodaļa, iepirkumi, piegādes nodaļa'),
    department: native('nodaļa, grāmatvedība, noliktava, direktors, vadītājs'),
    notName: native('tālr, tālrunis, reģ nr, pvn, konts, datums, nr, lapa, apmaksa, piezīmes, adrese, summa, kopā'),
    issuer: native('reģ nr, reģistrācijas nr, pvn reģ nr, konts, banka, iban'),
    carrier: native('swedbank, citadele, luminor, omniva, latvijas pasts'),
    sum: native('kopā, pavisam, summa, kopsumma'),
    subtotal: native('starpsumma'),
    amount: native('summa, vērtība, cena'),
    besideSum: native('apmaksai, pasūtījuma, kopējā, pavisam'),
    excluding: native('bez'),
    including: native('ar, ieskaitot'),
    taxWord: native('pvn'),
    freight: native('piegād*, transport*'),
    packaging: native('iepakoj*'),
    reduction: native('atlaid*'),
  },
  money: { EUR: ['eiro'] },
};
