import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const dutch: Language = {
  code: 'nl',
  common: list(`
    de, het, een, en, van, voor, uw, onze, wij, met, op, bestelling, levering, prijs, aantal, datum, bedrag, klant, leverancier,
    omschrijving, graag, nummer`),
  columns: {
    position: list('pos, regel, nr, positie, regelnr'),
    code: list(`
      artikelnr, artikelnummer, art nr, artikel nr, artikelcode, code, productcode, productnummer, referentie, ref, ons artikelnr,
      ons artikelnummer, ean, productnr, sku, bestelcode, art code`),
    supplierCode: list(`
      uw artikelnr, uw artikelnummer, uw art nr, uw code, leveranciersartikelnummer, artikelnr leverancier, lev artikelnr, uw
      referentie, artikelnummer leverancier, lev art nr`),
    name: list(`
      omschrijving, artikel, product, beschrijving, artikelomschrijving, productomschrijving, benaming, dienst, producten,
      artikelen, naam, productnaam, artikelnaam, *omschrijving`),
    qty: list(`
      aantal, hoeveelheid, stuks, besteld, aantal besteld, qty, bestelaantal, besteld aantal, aant, hvh, hvhd`),
    unit: list('eenheid, eenh, ehd, verpakking, eh, per'),
    price: list(`
      prijs, stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, stuksprijs, netto prijs, nettoprijs, p st, prijs excl,
      inkoopprijs, a, eh prijs, prijs stuk, prijs p st, prijs @ stuk, prijs excl btw, bruto prijs, stukprijs excl btw, per stuk,
      *prijs`),
    priceUnit: list('prijs per'),
    discount: list('korting, korting %, % korting, kort, kort %'),
    tax: list('btw, btw %, % btw, btw tarief, btw code, btw bedrag'),
    amount: list(`
      bedrag, totaal, totaalprijs, totaalbedrag, regelbedrag, netto bedrag, subtotaal, regeltotaal, totaal excl, bedrag excl,
      waarde, totaal excl btw, bedrag excl btw, netto, nettobedrag, totaal prijs, totaal netto, prijs totaal`),
    date: list('leverdatum, levering, datum, leverdag, leverweek, levertijd, gewenste leverdatum'),
    other: list('gewicht, kleur, maat, opmerking, opmerkingen, status, valuta, magazijn, afmeting'),
  },
  labels: {
    po_number: list(`
      bestelnummer, inkoopordernummer, inkooporder nr, inkooporder, bestelbon nr, bestelbon, ordernummer, order nr,
      bestelling nr, bestelling, ons bestelnummer, onze order, inkoopnummer, ons ordernummer, uw order, uw ordernummer, uw
      bestelnummer, bestel nr, bestelnr, ordernr, inkoopordernr, bestelbonnummer, bestelreferentie, opdrachtnummer,
      klantorder, order, inkooporder nummer, order nummer, onze bestelling, po nummer, uw referentie order, inkoopbonnummer,
      documentnummer`),
    order_date: list('besteldatum, orderdatum, datum, datum bestelling, inkoopdatum, bestelbondatum, datum order'),
    delivery_date: list(`
      gewenste leverdatum, leverdatum, gewenste levering, levering op, leveren voor, levering uiterlijk, leverweek, levering,
      verwachte leverdatum, uiterste leverdatum, leveren op, levertijd, afleverdatum, gewenste afleverdatum, te leveren op,
      levering voor, uiterlijke leverdatum, leverdatum gewenst, leveren uiterlijk, gevraagde leverdatum, levertermijn,
      leveringsdatum`),
    currency: list('valuta, munt, prijzen in, bedragen in, munteenheid'),
    customer_code: list(`
      klantnummer, klantnr, debiteurnummer, ons klantnummer, debiteurnr, klantcode, debiteur, klant nr, debiteuren nr, uw
      klantnummer`),
    phone: list('tel, telefoon, telefoonnummer, mobiel, t'),
    tax_number: list('btw nummer, btw nr, btw, btw id, kvk, kvk nummer, btw identificatienummer, kvk nr, ondernemingsnummer'),
    email: list('email, e mail, mail, e mailadres, emailadres, e'),
    contact: list('contactpersoon, contact, inkoper, besteld door, ter attentie van, t a v, aanvrager, behandeld door, tav'),
    supplier_code: list('leveranciersnummer, crediteurnummer, leveranciernummer, crediteurnr, leveranciersnr, crediteur'),
    other_number: list(`
      factuurnummer, factuur nr, offertenummer, uw offerte, offerte, pakbonnummer, pagina, fax, uw referentie, onze referentie,
      project, projectnummer, betalingsvoorwaarden, betalingsconditie, betalingstermijn, betaling, leveringsvoorwaarden,
      leveringsconditie, verzendwijze, iban, bic, bank, website, web, afleveradres, leveradres, adres, opmerkingen, kenmerk,
      betreft, uw kenmerk, ons kenmerk, vervoerder`),
  },
  zones: {
    buyer: list(`
      factuuradres, factuur aan, besteller, klant, koper, afnemer, opdrachtgever, van, bedrijf, afzender, klantgegevens,
      bedrijfsnaam, besteld door, facturatieadres, facturen aan, factuur naar, factureren aan, naam klant, klantnaam`),
    ship_to: list(`
      afleveradres, leveradres, leveren aan, verzendadres, bezorgadres, aflevering, afleveren aan, afleverlocatie,
      leveringsadres, verzenden naar`),
    seller: list(`
      leverancier, verkoper, aan, crediteur, leveranciersgegevens, leverancier gegevens, naam leverancier, gegevens
      leverancier`),
  },
  titles: {
    order: list(`
      inkooporder, bestelling, bestelbon, order, inkoopbestelling, opdracht, bestelformulier, orderformulier, afroeporder, nieuwe
      bestelling, bestelorder, inkoopopdracht, afroep, bestellijst`),
    order_change: list(`
      orderwijziging, gewijzigde bestelling, wijziging bestelling, annulering, gewijzigde order, gewijzigde inkooporder, wijziging
      inkooporder, bestelwijziging, wijziging op bestelling, annulering bestelling, wijziging order`),
    order_response: list(`
      orderbevestiging, opdrachtbevestiging, bevestiging van uw bestelling, bestelbevestiging, bevestiging, bevestiging van uw
      order`),
    quotation: list('offerte, prijsopgave, offerteaanvraag, prijsaanvraag, aanbieding, prijslijst, aanvraag offerte, aanvraag'),
    invoice: list(`
      factuur, proforma factuur, proformafactuur, rekeningoverzicht, aanmaning, betalingsherinnering, verkoopfactuur, herinnering,
      rekening, nota, verzamelfactuur`),
    delivery_note: list(`
      pakbon, leverbon, afleverbon, paklijst, verzendlijst, vrachtbrief, afleverbewijs, leveringsbon, verzendbon`),
    receipt: list('kassabon, ontvangstbewijs, kwitantie, betaalbewijs, bon'),
    other: list(`
      creditnota, creditfactuur, algemene voorwaarden, inkoopvoorwaarden, contract, algemene inkoopvoorwaarden, retourbon,
      retour, voorraadlijst, overeenkomst, datablad, klacht, catalogus, certificaat, cv`),
  },
  phrases: {
    order: list(`
      hierbij bestellen wij, wij bestellen, gelieve te leveren, graag bestellen wij, graag ontvangen wij, wij willen graag
      bestellen, gaarne levering, gelieve te bevestigen, gaarne bevestiging, graag uw orderbevestiging, bestelnummer vermelden,
      bestelnummer op uw factuur, ik bestel, ordernummer vermelden, stuur ons, verzoeken u te leveren, graag bevestigen,
      inkoopvoorwaarden van toepassing`),
    order_change: list(`
      vervangt onze bestelling, wijzigen wij onze bestelling, wij annuleren, wijzigen onze order, vervangt onze order, nieuw
      aantal, oud aantal, vervangt bestelling, vervangt inkooporder`),
    order_response: list(`
      bedankt voor uw bestelling, dank voor uw bestelling, wij bevestigen uw order, wij bevestigen uw bestelling, bedankt voor je
      bestelling, dank u voor uw bestelling, dank voor uw order, hierbij bevestigen wij, bedankt voor uw order, danken u voor uw`),
    quotation: list(`
      geldig tot, offerte geldig, wij bieden u, offertenummer, uw scherpste prijs, geldigheidsduur, offertedatum, ontvangen
      wij graag uw offerte, vrijblijvend, uw prijzen, een offerte, uw beste prijs, prijsopgave`),
    invoice: list(`
      factuurnummer, factuurdatum, te betalen, vervaldatum, uiterste betaaldatum, factuur nr, te voldoen, gelieve te betalen,
      verzoeken u vriendelijk het bedrag, openstaand bedrag, factuurbedrag, overmaken op`),
    delivery_note: list('geleverd aantal, aantal geleverd, aantal colli, voor ontvangst, pakbonnummer, geleverd, ontvangen door'),
    receipt: list('betaald met, pinbetaling, contant betaald'),
    other: list('creditnotanummer, creditnummer'),
  },
  totals: {
    net: list(`
      subtotaal, totaal excl, totaal exclusief, netto totaal, totaal netto, totaal excl btw, netto, bedrag excl,
      goederenwaarde, totaal goederen, nettobedrag, netto bedrag`),
    gross: list(`
      bedrag,
      totaal, totaal incl, totaal inclusief, totaalbedrag, te betalen, eindtotaal, totaal te betalen, totaal incl btw,
      ordertotaal, totaal order, totaal bestelling, besteltotaal, factuurbedrag, orderbedrag`),
    tax: list('btw, totaal btw, btw bedrag, plus btw'),
    carry: list('transport, vervolg, vervolg op pagina, over te dragen'),
  },
  charges: list(`
    verzendkosten, vracht, vrachtkosten, transportkosten, verpakking, bezorgkosten, korting, porto, administratiekosten,
    transport, orderkosten, toeslag, emballage, leveringskosten, afronding, aanbetaling`),
  months: lists(
    'januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weeks: list('week, wk'),
  units: list(`
    st, stuk, stuks, stk, doos, dozen, ds, pak, pakken, rol, rollen, zak, zakken, fles, flessen, paar, meter, uur, uren, kg,
    liter, pallet, pallets, krat, kratten, blik, blikken, bus, vel, vellen, emmer, emmers, karton, verp, verpakking, jerrycan,
    vat, vaten, riem, pot, potten`),
};
