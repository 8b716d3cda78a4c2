import type { Language } from './language.types.ts';
import { native, natives } from './list.ts';

export const lithuanian: Language = {
  code: 'lt',
  common: native(
    'ir, iš, su, dėl, be, nuo, iki, prašome, užsakymas, užsakymo, data, kaina, suma, kiekis, prekės, pristatymo, viso, pvm, mato, tiekėjas',
  ),
  columns: {
    position: native('eil nr, nr, eilės nr, poz, eil'),
    code: native(`
      kodas, prekės kodas, artikulas, art nr, prekės nr, barkodas, katalogo nr, mūsų kodas, brūkšninis kodas, ean kodas, produkto kodas,
      prekės numeris, mūsų prekės kodas, gaminio kodas, detalės nr`),
    supplierCode: native(`
      jūsų kodas, tiekėjo kodas, tiekėjo prekės kodas, gamintojo kodas, jūsų prekės kodas, tiekėjo artikulas, tiekėjo prekės nr`),
    name: native(`
      pavadinimas, prekės pavadinimas, prekė, aprašymas, prekės paslaugos pavadinimas, prekių pavadinimas, prekė paslauga, gaminys, prekės
      aprašymas, paslaugos pavadinimas, medžiagos pavadinimas, produkto pavadinimas, prekių ir paslaugų pavadinimas, gaminio pavadinimas,
      paslauga, užsakymo objektas, asortimentas, produkto aprašymas`),
    qty: native(`
      kiekis, kiek, užsakyta, užsakomas kiekis, užsakytas kiekis, kiekis vnt, vnt skaičius, skaičius, reikalingas kiekis`),
    unit: native('mato vnt, mat vnt, vnt, mato vienetas, matas, mato, vienetas'),
    price: native(`
      kaina, vnt kaina, vieneto kaina, kaina be pvm, kaina eur, kaina už vnt, kaina su pvm, kaina eur be pvm, 1 vnt kaina, kaina vnt`),
    discount: native('nuolaida, nuolaida %, nuol %, nuol'),
    tax: native('pvm, pvm %, pvm tarifas, pvm suma'),
    amount: native('suma, iš viso, suma be pvm, suma eur, bendra suma, viso, suma su pvm, vertė, bendra kaina'),
    date: native('pristatymo data, pristatymo terminas, terminas, pristatyti iki, pageidaujama data'),
    other: native('pastabos, pastaba, svoris, sandėlis'),
  },
  labels: {
    po_number: native(`
      užsakymo nr, užsakymo numeris, užsakymas nr, užsakymas, mūsų užsakymo nr, pirkimo užsakymas nr, pirkimo užsakymo nr, dokumento nr, užs
      nr, serija nr, užsakymo kodas, dokumento numeris`),
    order_date: native(`
      užsakymo data, data, dokumento data, išrašymo data, sudarymo data, užsakyta, užsakymo pateikimo data, užsakymo sudarymo data`),
    delivery_date: native(`
      pristatymo data, pageidaujama pristatymo data, pristatyti iki, pristatymo terminas, pristatymas iki, pageidaujamas pristatymas,
      pristatymas, tiekimo data, pristatymo laikas, tiekimo terminas, įvykdymo terminas, prekių pristatymo terminas, atsiėmimo data, prekių
      pristatymo data, išsiuntimo data, užsakymo įvykdymo terminas, pristatyti ne vėliau kaip, vykdymo terminas`),
    currency: native('valiuta, užsakymo valiuta, dokumento valiuta'),
    customer_code: native('kliento nr, kliento kodas, pirkėjo kodas, kliento numeris, užsakovo kodas, pirkėjo nr'),
    phone: native('tel, telefonas, mob, faksas, mob tel'),
    tax_number: native('pvm k, įm k, įmonės kodas, pvm kodas, pvm mokėtojo kodas, pvm mok kodas, pvm kod, pvm nr'),
    email: native('el paštas, el p, e paštas, email, e mail, el pašto adresas, elektroninis paštas'),
    contact: native(`
      kontaktinis asmuo, kontaktai, užsakė, atsakingas asmuo, vadybininkas, parengė, užsakymą pateikė, sudarė, užsakymą parengė, išrašė`),
    supplier_code: native('tiekėjo kodas, tiekėjo nr, tiekėjo numeris'),
    other_number: native(
      'sąskaitos nr, sąskaita faktūra nr, pasiūlymo nr, sutarties nr, sutartis nr, įmonės kodas, im kodas, a s, bankas, apmokėjimas, mokėjimo sąlygos, pristatymo adresas, pristatymo sąlygos, puslapis, pastabos',
    ),
  },
  zones: {
    buyer: native(`
      pirkėjas, užsakovas, klientas, mokėtojas, pirkėjo duomenys, sąskaitą išrašyti, sąskaitos gavėjas, atsiskaitymo adresas`),
    ship_to: native(`
      pristatymo adresas, pristatymo vieta, gavėjas, prekių gavėjas, pristatyti, krovinio gavėjas, prekių pristatymo vieta, iškrovimo vieta,
      prekių pristatymo adresas, siuntos gavėjas, objekto adresas`),
    seller: native(`
      tiekėjas, pardavėjas, kam, tiekėjo duomenys, vykdytojas, paslaugų teikėjas, teikėjas, rangovas, tiekėjo rekvizitai, tiekėjo
      pavadinimas`),
    third: native('galutinis klientas, galutinis vartotojas, galutinis pirkėjas, statytojas'),
  },
  titles: {
    order: native(`
      užsakymas, pirkimo užsakymas, prekių užsakymas, užsakymas tiekėjui, užsakymo forma, užsakymo lapas, užsakymo blankas,
      dėl užsakymo, dėl prekių užsakymo, dėl prekių pirkimo`),
    order_change: native(`
      užsakymo pakeitimas, užsakymo keitimas, pakeistas užsakymas, užsakymo papildymas, užsakymo koregavimas, patikslintas užsakymas,
      pataisytas užsakymas, užsakymo patikslinimas`),
    order_cancellation: native('užsakymo atšaukimas, užsakymo anuliavimas, atšauktas užsakymas, užsakymo atsisakymas'),
    order_response: native('užsakymo patvirtinimas, patvirtinimas, pardavimo užsakymas, užsakymo priėmimas, priimtas užsakymas'),
    quotation: native(`
      pasiūlymas, komercinis pasiūlymas, kainų užklausa, užklausa, kainoraštis, kainų pasiūlymas, kainynas, sąmata, kvietimas pateikti
      pasiūlymą, prašymas pateikti pasiūlymą, tiekėjų apklausa, kainų apklausa, kvietimas teikti pasiūlymus`),
    invoice: native(`
      sąskaita, sąskaita faktūra, pvm sąskaita faktūra, išankstinė sąskaita, išankstinė sąskaita faktūra, priminimas, proforma, priminimas
      apmokėti, raginimas sumokėti`),
    delivery_note: native(`
      važtaraštis, krovinio važtaraštis, prekių perdavimo aktas, pakavimo lapas, siuntos lapas, pakuočių sąrašas, cmr važtaraštis`),
    receipt: native('kvitas, čekis, kasos čekis'),
    other: native(`
      sutartis, preliminarioji sutartis, pirkimo sutartis, kreditinė sąskaita, kreditinė pvm sąskaita faktūra, sertifikatas, katalogas,
      prognozė, grąžinimas, aktas, protokolas, inventorizacija, bendrosios sąlygos, tiekimo planas, pristatymo grafikas, likučių ataskaita,
      prekių likučiai, naujienlaiškis, pirkimo paraiška, paraiška pirkimui, pirkimo prašymas, grąžinimo važtaraštis, tiekimo grafikas`),
  },
  phrases: {
    order: native('prašome pristatyti, užsakome, prašome patvirtinti užsakymą, prašome tiekti, norime užsakyti'),
    order_cancellation: native('atšaukiame užsakymą, anuliuojame užsakymą'),
    order_response: native('dėkojame už užsakymą, ačiū už užsakymą, patvirtiname jūsų užsakymą'),
    quotation: native('pasiūlymas galioja iki, prašome pateikti pasiūlymą, prašome pateikti kainas'),
    invoice: native('apmokėti iki, sąskaitos numeris, mokėti iki, suma žodžiais'),
    delivery_note: native('prekes gavau, prekes priėmė, išdavė'),
  },
  totals: {
    net: native('suma be pvm, iš viso be pvm, viso be pvm, tarpinė suma, apmokestinamoji suma'),
    gross: native(`
      iš viso, viso, bendra suma, suma su pvm, iš viso su pvm, viso su pvm, mokėti, bendra suma su pvm, iš viso mokėti, užsakymo suma, suma
      iš viso, mokėtina suma, suma apmokėjimui, iš viso apmokėti, galutinė suma, viso apmokėti`),
    tax: native('pvm, pvm 21, pvm 21%, pvm suma'),
    carry: native('perkelta'),
  },
  charges: native(`
    pristatymas, transportas, transporto išlaidos, pakuotė, nuolaida, pristatymo mokestis, pristatymo kaina, transportavimas, pakavimas,
    siuntimo išlaidos, draudimas, transporto paslaugos, siuntimas, pristatymo išlaidos, užstatas`),
  months: natives(
    'sausio sausis saus, vasario vasaris vas, kovo kovas kov, balandžio balandis bal, gegužės gegužė geg, birželio birželis birž, liepos liepa liep, rugpjūčio rugpjūtis rugp, rugsėjo rugsėjis rugs, spalio spalis spal, lapkričio lapkritis lapkr, gruodžio gruodis gruod',
  ),
  weeks: native('savaitė, sav'),
  units: native(
    'vnt, vienetai, pak, pakuotė, dėž, dėžė, kompl, komplektas, pora, poros, rul, ritinys, rit, maišas, maiš, but, kg, g, t, l, m, m2, m3, val, lap, kanistras, paletė',
  ),
  cues: {
    listing: native('katalog*, kainoraš*, kainynas'),
    each: native('x, po'),
    hundred: native('šimtas, šimtą, šimtui'),
    thousand: native('tūkstantis, tūkstantį, tūkst'),
    informing: native('tik susipazinti, tik informacijai, kopija susipazinti, nevykdyti, netiekti'),
    asking: native(`
      mums reikia, mums reikėtų, prašome paruošti, prašome atvežti, norėtume, norime, poreikis`),
    theirOrder: native('jūsų užsakymas, jūsų užsakymą, jūsų užsakymo, jūsų užsakymui'),
    taken: native('gavome, priimtas, išsiųstas, dėkojame už užsakymą, pristatysime'),
    spanning: native('laikotarp*, period*'),
    fulfilled: native('pristatyta, gauta, išsiųsta, likutis, liko, atsargos, grąžinta'),
    ordering: native('užsak*'),
    number: native('nr, numeris'),
    date: native('data, d'),
    delivering: native('pristat*, tiek*'),
    when: native(`
      data, terminas, iki, pageidaujama, pageidaujamas, laikas, ne vėliau kaip, numatoma, planuojama, laukiama, reikalaujama, norima`),
    wanted: native('pageidaujama, pageidaujamas, reikalinga, reikalaujama, norima, laukiama'),
    by: native('iki, ne vėliau kaip'),
    needing: native('pristatyti, pristatykite, reikia'),
    our: native('mūsų'),
    your: native('jūsų'),
    little: native('ir, iš, su, be, nuo, iki, dėl, į, už, pagal, arba'),
    and: native('ir, arba'),
    noNumber: native('žr, žodžiu, nėra, telefonu, skubu'),
    due: native('apmokėti iki, mokėjimo terminas'),
    elsewhere: native('sąskait*, apmokėj*, mokėj*, pasiūlym*, galioja'),
    answering: native('patvirtin*'),
    replaced: native('sena, senas, ankstesnis, ankstesnė, buvęs, buvo, pradinis, dabartinis'),
    replacing: native('nauja, naujas, pakeistas, pakeista, dabar, dabartinis'),
    changing: native('pakeit*, keitim*'),
    cancelling: native('atšauk*, anuliav*'),
    annexed: native('priedas'),
    quoting: native('pasiūlym*, užklaus*, kainorašt*'),
    billing: native('sąskait*, priminim*'),
    requesting: native('užsakome, prašome pristatyti, norime užsakyti, norėtume užsakyti, prašau atsiųsti, prašome atsiųsti'),
    crediting: native('kreditin*, grąžinim*'),
    deliveryPaper: native('važtarašt*'),
    agreeing: native('sutart*, prognoz*, katalog*, protokol*, aktas, planas'),
    stocking: native(`
      likutis, sandėlyje, atsargos, atsargų vertė, minimalus likutis, minimalus užsakymas, minimalus kiekis, min užsakymas, min kiekis`),
    estimating: native('numatom*, planuojam*, metin*, prognozuojam*'),
    besideTitle: native('tiekėjui, pirkimo, prekių, forma, skubus'),
    labelling: native('nr, numeris, data, suma, adresas, sąlygos, kiekis, vertė'),
    subject: native('dėl, tema'),
    seller: native('tiekėj*, pardavėj*'),
    consignee: native('gavėj*'),
    buyer: native('pirkėj*, užsakov*, klient*'),
    party: native('įmonė, pavadinimas, adresas, rekvizitai, duomenys'),
    partyData: native('rekvizitai, duomenys'),
    legal: native(
      'uab, všį, viešoji įstaiga, mb, kūb, tūb, uždaroji akcinė bendrovė, akcinė bendrovė, mažoji bendrija, individuali įmonė, ūkininko ūkis, žūb, ab',
    ),
    organisation: native(`
      universitetas, ligoninė, mokykla, savivaldybė, gimnazija, institutas, poliklinika, viešbutis, restoranas, ministerija,
      lopšelis-darželis, darželis, progimnazija, seniūnija, biblioteka, muziejus, teatras, centras, klinika, klinikos, draugija,
      asociacija, fondas, kolegija, vaistinė, parapija, bendrija, ūkis, globos namai`),
    superior: native('respublika, ministerija'),
    municipality: native('savivaldybė, savivaldybės administracija'),
    house: native('viešbutis, restoranas, kavinė, svečių namai'),
    days: native('dienų, dienos, darbo dienų, savaičių'),
    previous: native('paskutinio, praėjusio'),
    street: native('gatvė, g, pr, prospektas, al, alėja, kelias, pl, sav, r sav'),
    person: native('ponas, ponia'),
    salutation: native('gerbiamas, gerbiami, gerbiamieji, laba, sveiki, prašome, ačiū, dėkojame, pagarbiai'),
    buyingOffice: native('pirkimų skyrius, tiekimo skyrius, pirkimai'),
    department: native('skyrius, buhalterija, sandėlis, direktorius, vadybininkas, vadovas'),
    notName: native(
      'tel, telefonas, im kodas, įmonės kodas, pvm, a s, data, nr, puslapis, apmokėjimas, pastabos, adresas, suma, viso',
    ),
    issuer: native('įmonės kodas, im kodas, pvm kodas, pvm mokėtojo kodas, a s, bankas, iban, registras'),
    carrier: native('swedbank, luminor, omniva, venipak, lietuvos paštas'),
    sum: native('viso, iš viso, suma'),
    subtotal: native('tarpinė'),
    amount: native('suma, vertė, kaina'),
    besideSum: native('bendra, mokėti, užsakymo, iš'),
    excluding: native('be'),
    including: native('su, įskaitant'),
    taxWord: native('pvm'),
    freight: native('pristatym*, transport*'),
    packaging: native('pakuot*, pakavim*'),
    reduction: native('nuolaid*'),
  },
  money: { EUR: ['eurų', 'eurai'] },
};
