import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const english: Language = {
  code: 'en',
  common: list(`
    the, and, of, for, to, please, your, our, date, order, with, total, price, delivery, number, by, address, quantity, description, item`),
  columns: {
    position: list(`
      pos, position, line, line no, line item, line number, ln, no, #, s no, sl no, sl, sr no, sr, serial no, item no, l,
      line #, ln #, seq, row, itm, sno`),
    code: list(`
      sku, item #, item no, item num, item number, item code, part, part no, part num, part number, part #, code, product code, product no, product number, product id, article no, article number, article code, article #,
      catalog no, catalogue no, catalog number, catalogue number, cat no, cat, stock code, stock no, material no, material number, material code, ref, reference, model, model no, ean, gtin, upc, barcode, mpn, our item, our item
      no, our ref, our code, our part no, buyer item, customer item, customer part no, item id, art no, sku code, sku no, style, style no, supplier part #, isbn, item ref, prod code, part code, stock #,
      cat #, product #, hsn, item sku,
      ean code, nsn, buyer part no, buyer s part no, internal part no, catalog #, sku #, upc code, style #, buyer item no,
      inventory id, stock number, our item code, our product code, our stock code, our part number, p @ n, part id,
      customer item no, style number, internal ref, ean no, gtin 13, plu, item reference,
      our sku, our article no, our item number, our part, our part #`),
    supplierCode: list(`
      your item, your item no, your item number, your code, your part no, your ref, your article no, your sku, your product code, supplier code, supplier item, supplier item no, supplier part, supplier
      part no, supplier part num, supplier part number, supplier sku, supplier ref, vendor code, vendor item, vendor item no, vendor part, vendor part no, vendor part num, vendor part number, vendor part #, vendor sku, vendor material, vendor ref, seller item, manufacturer part no, mfr part no,
      mfg part no, supplier article no, vendor article no,
      supplier item code, supplier product code, vendor item #, mfr no, mfg part #, manufacturer part number,
      supplier stock code, supplier reference, vendor s part no, mfr part #, mfg #, vendor item number, supplier s part no,
      supplier s code, vendor product no, vendor catalog #, supplier catalogue no, vendor style, vendor stock #,
      vendor material no, supplier material no, supplier material number, your stock code, mfr code, supplier product no`),
    name: list(`
      description, desc, item, items, product, products, article, articles, item description, product description, part description, goods, details, material, item name, product name, service, description of
      goods, goods description, particulars, item details, product details, designation, article description, material description, name, title, product service, item service, item and description, code
      description, code @ description, product @ service, item @ description, description @ item, short text, what, name of item, service description, name of product, article name, item service
      description, description of service, product @ description, item name and description, item @ product,
      stock description, commodity, style description, style name, long description, part name, nomenclature`),
    qty: list(`
      qty, quantity, qty ordered, ordered qty, order qty, ordered, order quantity, quantity ordered, units, qnty, no of units, count, pcs, pieces, how many, number of units, qty req, qty required, required
      qty, quantity required, cases, q ty, quant, requested qty, qty requested, no of items, amount ordered, qty units, qty pcs, qty unit, qty @ unit, qty uom, qty @ uom, nos, units ordered, pcs ordered,
      qty nos, order units, no of pcs, qnt,
      purchase qty, number required, no required, no off, buy qty, req qty`),
    unit: list(`
      uom, unit, u m, um, u o m, pack, units of measure, unit of measure, measure, per, pack size, uoi, unit type,
      unit of issue, unit of measurement, order unit, purchase uom, unit code, order uom, purchase unit, packing, packaging,
      unit size`),
    price: list(`
      unit price, price, unit cost, price unit, price @ unit, rate, price each, each, cost, list price, net price, direct unit cost, direct unit cost excl vat, net unit price, unit net price, price per unit, cost each, item price, sales price, unit
      value, price ea, unit rate, cost price, cost per unit, price pc, price @ pc, agreed price, price per piece, unit price net, our price, u price, price per item, single price, ppu, rate per unit, basic
      rate, price per uom, price per each, unit price ex vat, net rate,
      net cost, unit amount, unit pr, wholesale, wsp`),
    priceUnit: list(`
      per unit, price per, price basis, per qty, pricing unit`),
    discount: list(`
      disc, disc %, discount, discount %, disc pct, % disc, % discount, rebate, less, disc percent, line discount,
      trade discount, line discount %, line disc %`),
    tax: list(`
      tax, vat, vat %, tax %, gst, gst %, igst, cgst, sgst, tax rate, vat rate, sales tax, vat code, tax code, vat amount, tax amount, gst amount,
      gst rate, tax amt, hst, pst, vat amt, tax type`),
    amount: list(`
      amount, total, line total, total price, ext price, extended, extended price, extension, net amount, line amount, value, sum, subtotal, sub total, ext amount, ext, line value, total amount, net value,
      total cost, net total, extended cost, total net, line net, net, total value, line price, total excl vat, amount net, order value, ext cost, line sum, amt, item total, price total, total line, net
      line total, extended amount, net price total, taxable value, total ex vat, tot, row total, total line price, net line amount, line cost,
      line ext, net line value, line sub total`),
    date: list(`
      delivery date, date, due, due date, required date, delivery, need by, need date, del date, required, req date, deliver by, ship date, requested date, required by, promise date, delivery by, wanted,
      eta, needed by, request date,
      date required, date reqd, date due, expected date, delivery due, arrival date, dock date, need by date, receipt date,
      date needed, req d date, scheduled date`),
    other: list(`
      weight, colour, color, size, remarks, remark, notes, note, comment, comments, status, currency, warehouse, location, project, cost centre, account, gl account, origin, hs code, hsn, customs code, hsn
      code, hsn sac, in stock, received, shipped, backordered, dimensions, lead time, brand, curr,
      gl code, job no, nominal, batch, batch no, lot no, country of origin, make, charge to, acct, nominal code, cost code,
      case size, units per case, pack qty`),
  },
  labels: {
    po_number: list(`
      purchase order number, purchase order no, purchase order #, purchase order id, purchase order, po number, po no, po #, po num, p o number, p o no, p o #, p o, po, po id, po ref, po reference, order
      number, order no, order #, order id, order ref, order reference, our order number, our order no, our order, customer po, customer order no, customer order number, customer reference, buyer order
      number, buyer order no, purchase no, purchase number, order code, your order number, your order no, your order, your po, customer po number, customer po no, number, document number, document no, cust
      po, customer p o, p @ o no, purch order, purch order no, indent no, indent number, indent, po numbers, requisition order no, purch doc, purchasing document, purchasing doc, purch document,
      lpo no, lpo number, p @ o number, p @ o, work order no, work order number, work order, wo no, purchase document,
      purchasing document no, contract order no, call off order no, task order no, job order no, web order no, purch ord no,
      release no, release number, call off no, doc no, voucher no`),
    order_date: list(`
      order date, po date, p o date, date of order, purchase order date, date ordered, ordered on, date issued, issue date, date of issue, issued, issued on, document date, date, dated, raised on, created
      on, date raised, created, po dt, p o dt, order dt, dt, date of po, p o dated, issued date, generated on,
      date created, creation date, doc date, date placed, lpo date, po issue date, release date, date entered, entry date,
      po creation date, order issue date, date submitted, submitted on`),
    delivery_date: list(`
      when wanted, when needed, when required,
      requested delivery date, wanted, required, needed, date wanted, delivery date requested, requested delivery, delivery date, date of delivery, deliver by, delivery by, deliver on, delivery on, required by, required by date, required date,
      required on, date required, required delivery date, delivery required by, delivery required, need by, need by date, needed by, requested date, request date, requested ship date, ship date, shipping
      date, ship by, due date, expected delivery, expected delivery date, expected date, expected arrival, planned delivery date, delivery due, delivery due date, due on, eta, dispatch by, dispatch date,
      wanted by, in hands date, latest delivery, latest delivery date, delivery not later than, delivery no later than, goods required by, arrival date, delivery requested, delivery requested by, delivery
      deadline, receipt date, promised date, target delivery date, preferred delivery date, must arrive by, delivery, date needed, desired delivery date, delivery week, scheduled delivery, requested by,
      due, req del date, req date, del date, on site date, req d date, delivery req, reqd by, reqd date, rdd, requested del date, delivery expected, must ship by, cancel date, goods needed by, delivery
      schedule, due on site, delivery window, schedule date, dely date, dlv date, deliv date, dlv date, delv date,
      when, needed on site, required on site, required on site by, required at site by, dock date, collection date, target date,
      ex factory date, delivery on or before, on or before, date due, delivery period, expected on, supply by,
      ship no later than, pickup date, pick up date, to be delivered, delivery dt, material required by, date req d,
      est delivery, delivery slot, in store date, in dc date, ros date, start ship date`),
    currency: list(`
      currency, currency code, all prices in, prices in, order currency, amounts in, curr, cur, currency of order, quoted currency,
      po currency, ccy, all amounts in, transaction currency, document currency, values in`),
    customer_code: list(`
      customer no, customer number, customer id, customer code, customer #, account no, account number, account, account #, our account no, our account, client no, client number, client id, debtor no, our
      customer no, our customer number, our customer number with you, cust no, cust id, customer account, buyer id, client code, our account with you, account ref, account code,
      a @ c no, acct no, acct #, customer acct, account id, our a @ c no, trade account no, customer a @ c, a @ c, dealer no,
      dealer code, account reference`),
    phone: list('phone, tel, telephone, phone no, phone number, mobile, ph, t, contact no, contact number, call, hotline'),
    tax_number: list(`
      vat no, vat number, vat id, vat reg no, vat, vat registration, vat registration no, vat registration number, tax id, tax no, tax number, gstin, gst no, gst, ein, abn, company vat, gst number, gstin
      no, vat id no, federal tax id,
      tax registration no, trn, federal id, vat reg, vat reg number, gst reg no, tin no, pan no, tax registration number,
      trn no, tax ref, vat reference, acn, tax exempt no, kra pin`),
    email: list(`
      email, e mail, mail, email address, e mail address, contact email, email id, e mail id`),
    contact: list(`
      contact, contact person, attention, attn, requested by, requisitioner, ordered by, placed by, buyer, purchaser, purchasing agent, your contact, prepared by, authorised by, authorized by, approved by,
      buyer name, purchasing contact, raised by, procurement contact, buyer contact,
      requestor, contact name, order placed by, site contact, order contact, created by, purchase officer, procurement officer,
      purchasing officer, submitted by, entered by, originator, site manager, fao`),
    supplier_code: list(`
      supplier no, supplier number, vendor no, vendor number, vendor id, supplier id, supplier code, vendor code, vendor #,
      vendor account, supplier account no, supplier account, vendor acct, creditor no, vendor account no, supplier a @ c,
      supplier #, creditor code`),
    other_number: list(`
      payment method, invoice no, invoice number, invoice #, invoice id, quote no, quote number, quote #, quote ref, quotation no, quotation number, quotation ref, delivery note no, delivery note number, page, fax, your
      reference, your ref, our reference, our ref, project, project no, job no, payment terms, terms, payment, incoterms, delivery terms, shipping terms, ship via, shipping method, ship method, carrier,
      fob, f o b, website, web, iban, bic, swift, bank, department, cost centre, cost center, registration no, company no, reg no, contract no, contract, requisition no, requisition, version, revision,
      address, delivery address, delivery time, delivery note, delivery instructions, delivery method, status, notes, remarks, comments, special instructions, instructions, warehouse, mode of transport,
      order type,
      terms of payment, job number, your quote, your quotation, quotation date, requisition number, req no, project number,
      freight terms, mode of dispatch, mode of despatch, contract number, terms of delivery, shipment terms, job name, job ref,
      site ref, credit terms, gl code, budget code, cost code, price basis, blanket order no, blanket order number,
      agreement no, framework ref, bid no, nominal code, project name, quote reference, rfq no, freight, shipping via`),
  },
  zones: {
    buyer: list(`
      hirer, lessee, hire to, trade account name, trading account name, customer account name,
      bill to, billed to, billing to, sold to, customer, customer name, client, client name, buyer, purchaser, ordered by, company, company name, invoice to, invoice address, billing address, bill to
      address, from, buyer details, customer details, bill to party, order from, purchased by, customer information, buyer information, billing information, billing details, purchasing company, account
      name, organisation, organization, send invoice to, invoices to, please invoice, on behalf of, buyer name, buyer company, customer company, issued by, sender, invoice to address, placed by, purchasing
      organisation, buying organisation, ordering company, ordering party, requester, buying entity, buyer address, bill to name, requesting company, purchasing entity, account holder, n1 by, nad by,
      charge to, procuring entity, contracting authority, purchase order from, requesting department, payer,
      accounts payable address`),
    ship_to: list(`
      ship to, deliver to, delivery address, shipping address, delivered to, delivery to, ship to address, consignee, delivery location, shipping to, goods recipient, deliver goods to, shipping
      information, shipping details, delivery details, deliver, receiver, site, place of delivery, ship to party, send to, goods to, n1 st, nad dp, nad st,
      site address, destination, delivery point, receiving address, drop ship to, job site, jobsite, project site, consign to,
      consigned to, job address, recipient, receive at, receiving location, mark for, point of delivery, final destination,
      supply to, send goods to`),
    seller: list(`
      lessor, hire company,
      vendor, supplier, seller, n1 vn, n1 se, n1 su, nad su, nad se, to, sold by, vendor name, supplier name, supplier details, vendor details, seller details, order to, purchase from, purchased from, supplier address, vendor address, ship
      from, remit to, vendor information, supplier information, ordered from, addressed to, attn supplier, manufacturer, seller name, supplied by, issued to, bought from, for the attention of,
      buy from, buy from vendor, subcontractor, merchant, order placed with, purchase order to, po issued to,
      purchase order issued to, order issued to, pay to, service provider, creditor`),
    third: list(`
      end customer, end client, end user, final customer, main contractor, principal contractor, project owner, our client,
      our customer, our end customer, for our client, for our customer,
      site owner, property owner, building owner, homeowner, on behalf of our client`),
  },
  titles: {
    order: list(`
      purchase order, order, customer order, purchase order form, order form, po, p o, sales order request, order request, standard purchase order, official order, purchase requisition order, new order,
      blanket order, blanket purchase order, call off order, call off, official purchase order, order sheet, wholesale order, wholesale order form, stock order, supply order, work order, replenishment
      order, reorder, re order, local purchase order,
      lpo`),
    order_change: list(`
      purchase order change, change order, order change, amended order, amended purchase order, revised purchase order, revised order, purchase order
      amendment, order amendment, po change, purchase order revision, order revision, changed purchase order, change of order, change to order, change
      to purchase order, po amendment, po revision, change to our order, amendment to purchase order, amendment to order`),
    order_cancellation: list(`
      order cancellation, purchase order cancellation, cancellation, cancellation of order, cancelled order, cancelled purchase order, order
      cancelled, cancellation notice, notice of cancellation, cancellation of purchase order, po cancellation, cancellation order`),
    order_response: list(`
      order confirmation, order acknowledgement, order acknowledgment, sales order confirmation, sales order acknowledgement, acknowledgement of order, confirmation of order, sales order, confirmation,
      acknowledgement, po acknowledgement, order received, order accepted`),
    quotation: list(`
      quotation, quote, offer, price quote, price quotation, estimate, proposal, request for quotation,
      request for quote, rfq, pro forma quote, price list, enquiry, inquiry, sales quote, sales quotation,
      price enquiry, price request, request for proposal, invitation to tender, pricing, proforma quote,
      price catalogue, price schedule, rate card, price overview, price book, net price list,
      invitation to bid, notice inviting tender, expression of interest, request for information,
      schedule of rates`),
    invoice: list(`
      invoice, tax invoice, commercial invoice, proforma invoice, pro forma invoice, pro forma, proforma,
      sales invoice, bill, statement, account statement, vat invoice, statement of account, payment reminder,
      reminder, dunning notice, invoice copy, bill of supply, final invoice, remittance advice, overdue notice,
      prepayment invoice, past due notice, dunning letter, final demand, payment advice, debit note,
      outstanding invoices, credit control, second reminder, final reminder, first reminder, reminder of payment,
      dunning,
      application for payment, payment request, payment voucher, final notice`),
    delivery_note: list(`
      delivery note, packing slip, packing list, dispatch note, despatch note, delivery docket, goods received note, shipping note, bill of lading, waybill, goods receipt, delivery slip, despatch advice,
      shipping notice, advance shipping notice, dispatch advice, consignment note, delivery order, proof of delivery, shipping advice, shipment notice, cmr, pick list, picking list, transport order,
      advance ship notice, loading list, goods in note,
      grn, receipt note, goods receipt note, delivery ticket, advice note, receiving report, material receipt note, pick ticket, stock transfer,
      stock transfer order, transfer order, stock transfer note, transfer note, goods inward note, goods issue note, load list,
      shipping list, delivery receipt, shipment notification, receiving slip, cargo manifest, freight bill, transfer slip,
      gate pass, material issue slip`),
    receipt: list(`
      receipt, sales receipt, payment receipt, cash receipt, till receipt, payment confirmation, cash memo, cash sale`),
    other: list(`
      backorder report, back order report, order status report, order status, open order report, open orders report, delivery forecast,
      credit note, credit memo, terms and conditions, general terms and conditions, terms and conditions of purchase,
      general terms of purchase, terms of purchase, data sheet, safety data sheet, certificate, contract, complaint,
      return form, returns, return, newsletter, product catalogue, catalogue, inventory, stock list, debit note,
      returns form, inventory list, stock report, timesheet, curriculum vitae, return note, return authorization,
      goods return, rma, framework agreement, price increase, sales report, customs declaration,
      certificate of origin, cv, resume, product catalog, catalog, minutes of meeting, bill of materials, bom,
      material requisition, budget, forecast, demand forecast, job application, cover letter, agenda,
      certificate of conformity, warranty, non disclosure agreement, nda, supplier evaluation, questionnaire,
      expense report, survey, brochure, service report, inspection report, test report, user manual, sales forecast,
      meeting minutes, framework contract, frame contract, frame agreement, framework order, blanket agreement,
      blanket contract, outline agreement, scheduling agreement, master agreement, supply agreement, annual contract,
      delivery schedule, demand plan, purchase requisition, requisition, standing offer, rolling forecast,
      material forecast, return goods note, return slip, goods return note,
      blanket purchase agreement, meeting notes, purchase request, master service agreement, debit memo,
      material release schedule, order forecast, stock take, stocktake sheet, stock count sheet, purchase agreement,
      call off contract, planning schedule, shipping schedule, order book, non conformance report, credit application,
      material indent, reorder report, service agreement, price agreement, memorandum of understanding`),
  },
  phrases: {
    order: list(`
      please supply, we hereby order, we would like to order, please deliver, please send us, we order, please confirm this order, please confirm receipt, please acknowledge, please confirm, this purchase
      order, this order is subject, order the following, please ship, quote this number, quote this order number, quote our order number, must appear on all, po number must appear, order number must
      appear, goods will be rejected, i would like to order, supply the following, id like to order, kindly supply, kindly deliver, number on all, our order`),
    order_change: list(`
      this replaces our order, this supersedes, replaces our purchase order, supersedes our, amends our order, change our order, this order replaces,
      replaces purchase order, supersedes purchase order, changed quantity, amends purchase order, amendment no, replaces the previous, changes to
      order, old quantity, new quantity`),
    order_cancellation: list(`
      cancel our order, we cancel, please cancel, hereby cancel, is hereby cancelled, has been cancelled, wish to cancel, cancel this order, cancel
      the above`),
    order_response: list(`
      thank you for your order, we confirm your order, we acknowledge your order, we are pleased to confirm, thank you for your purchase order, confirm receipt of your order, we confirm receipt, your order
      has been, order acknowledged, confirmed delivery date, confirmed qty, confirmed quantity, acknowledge receipt of your`),
    quotation: list(`
      valid until, quotation valid, quote valid, offer valid, valid for, we are pleased to offer, we are pleased to quote, quote number, quotation number, quotation no, quote no, quote date, quotation
      date, please quote, please send us your quotation, please send us your quote, please send us a quote, please send us your best, please let us have your offer, your best price, expiry date, this is
      not an order, response due, your offer by, your prices, prices please, your best prices, could you quote, can you quote, please provide a quote, provide a quotation, send a quote, send us a
      quotation, request a quote, let us have your price, how much would, your quotation for, quote for the following, your price and, price and availability, this is a quotation`),
    invoice: list(`
      invoice number, invoice no, invoice date, invoice #, amount due, balance due, please pay, payment due, pay by, payment is due, due upon receipt, total due, account statement, amount payable, please
      remit, bill number, bill no, tax point, make all checks payable, make checks payable, amount paid, late payment, please transfer, invoice total, sort code, we charge you, invoice id`),
    delivery_note: list(`
      delivery note no, delivery note number, qty shipped, qty delivered, shipped qty, delivered quantity, packed by, checked by, number of packages, goods received in good, received in good condition,
      quantity delivered, quantity shipped, tracking number, no of parcels, back ordered, dispatch date, received by`),
    receipt: list(`
      receipt number, receipt no, payment received, paid by, cash tendered, change due, thank you for your payment, payment method visa, card number, payment date, paid with`),
    other: list('credit note number, credit note no, credit note, reason for return'),
  },
  totals: {
    net: list(`
      subtotal, sub total, net total, total net, net amount, goods total, total excl, total excluding, total before tax, net value, total ex vat, merchandise total, items total, line total, total goods,
      total net value, net order value, total without tax, total without vat, untaxed amount, taxable amount, net, net sum, sum, taxable value, merchandise subtotal, total taxable value, goods value, net
      order total, products subtotal,
      nett total, total nett, product total, total line amount, taxable total, nett value, nett, net goods, materials total,
      basic amount, assessable value`),
    gross: list(`
      amount, grand total, total incl, total including, total due, amount due, order total, total order value, total amount, gross total, total gross, gross amount, total payable, balance due, order value,
      total order, total value, total price, po total, invoice total, total inc, amount payable, total to pay, total, total with tax, total with vat, purchase order total, total po value, estimated total,
      overall total, final total, total cost, total sum, gross, net payable, total order amount, total po amount, order amount, total net payable, amount total, purchase total, total usd,
      po value, total after tax, po amount, gross value, net amount payable, amount after tax, total contract value,
      contract sum, contract value`),
    tax: list(`
      tax, vat, gst, cgst, sgst, igst, sales tax, plus vat, value added tax, plus tax, tax amount, vat amount, total vat, total tax, hst, pst, total gst,
      qst, state tax, add vat, add gst, add igst, add cgst, add sgst, utgst`),
    carry: list(`
      carried forward, carry forward, brought forward, continued, carried over, page total, balance carried, balance brought, sum carried forward, continued on next page, to be continued, page subtotal,
      total c f, total b f, total carried forward, total brought forward`),
  },
  charges: list(`
    shipping, freight, shipping and handling, shipping @ handling, s h, handling, delivery charge, delivery charges, delivery cost, delivery costs, delivery fee, shipping cost, shipping costs, shipping
    charge, shipping charges, postage, carriage, packaging, insurance, surcharge, discount, less discount, total discount, postage and packing, freight charges, handling fee, order discount, rounding,
    small order surcharge, transport, express surcharge, courier, packing, freight cost, shipping fee, deposit, prepayment,
    small order charge, minimum order charge, s @ h, p @ p, pallet charge, restocking fee, round off,
    admin fee, administration charge, hazmat fee, environmental levy, environmental fee, setup charge, loading charges,
    other charges, misc charges, customs duty, crv, core charge, drop ship fee, rush fee, expedite fee, liftgate fee,
    lift gate, minimum order fee, service charge, minimum charge, convenience fee, broken carton charge, congestion charge,
    booking fee, cartage`),
  months: lists(
    'january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept, october oct, november nov, december dec',
  ),
  weeks: list('week, cw, wk, calendar week, week no, ww'),
  units: list(`
    pcs, pc, piece, pieces, ea, each, unit, units, box, boxes, bx, pack, packs, pk, pkt, set, sets, kg, g, lb, lbs, m, mtr, ft, l, ltr, litre, litres, liter, liters, gal, roll, rolls, pair, pairs, pr,
    dozen, dz, doz, case, cases, cs, carton, cartons, ctn, pallet, pallets, hrs, hours, hour, h, day, days, nos, no, bag, bags, bottle, bottles, can, cans, drum, drums, sheet, sheets, m2, sqm, m3, tin,
    tins, tub, reel, reels, bundle, bundles, tube, tubes, kit, kits, t, ton, tons, ml, mm, cm, pce, meter, meters, metre, metres, jar, jars, item, items, lot, ream, reams, sack, sacks, crate, crates,
    canister, canisters, keg, kegs, pail, pails, foot, feet, yard, yards, yd, oz, tray, trays, pck, pkg, packet, packets, month, months, licence, license, licenses, tablet, copies, copy`),
  numbers: list('one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
  cues: {
    sizing: list('mm, cm, dm, cl, mg, kw, kva, hp, hz, mah, ah, gb, tb, dpi, inch, inches'),
    further: list('then, plus, also'),
    bounding: list('over, above, more than, at least, up to, under, fewer than, less than, minimum of, maximum of, around every'),
    listing: list('catalogue*, catalog*, price list, pricelist*, price book, assortment*'),
    accepting: list(`
      we accept your quotation, we accept your offer, we accept your quote, accept your quotation, accept your offer,
      accept your proposal, acceptance of your quotation, acceptance of your offer`),
    informing: list(`
      for information only, for your information only, copy for information, information copy, do not fulfil, do not
      fulfill, not to be fulfilled, do not process, do not execute, do not ship against this, do not supply against
      this, not for execution, not to be executed, fyi only`),
    each: list('x, at, each, per'),
    hundred: list('hundred, hundreds'),
    thousand: list('thousand, thousands, mille, thou'),
    metre: list('m, mtr, mtrs, metre, metres, meter, meters, lm'),
    measure: list('g, gr, gram, grams, grammes, kg, ml, cl, l, ltr, litre, litres, liter, liters, oz, lb, lbs'),
    optional: list('optional, alternative, option, alternatively'),
    asking: list(`
      could you send, could you please send, can you send, please let us have, we would like, we would need,
      would you please send, we are in need of, please prepare, please put aside, please add, we would be glad of,
      i would like, required by, what we need, we are looking to receive, please arrange`),
    theirOrder: list('your order, your orders, your purchase order, your po'),
    taken: list(`
      have received your, order has been, on its way, has shipped, have shipped, has been shipped,
      has been dispatched, has been despatched, we will dispatch, we will despatch, thank you for your order,
      thank you for your purchase, thank you for ordering`),
    former: list('was, formerly, previously, originally, instead of, replaces, rather than'),
    requisitioning: list('requisition, requisitions, purchase request, supply request, material request'),
    returning: list('send to, return to, email to, e mail to, submit to, back to, orders to, post to, fax to'),
    spanning: list('period*, term of use, duration'),
    fulfilled: list(`
      shipped, delivered, received, sent, despatched, dispatched, outstanding, backordered, back order, remaining,
      balance, to follow, still to ship, on hand, in stock, returned, bin, picked`),
    ordering: list('order, orders, ordered, po, purchase, purchasing order, p o, indent'),
    number: list('number, numbers, no, nr, num, #, id, ref, reference, code, n'),
    date: list('date, dates, dt, dated, day, issued, created, placed, raised, generated'),
    dated: list('dated, of, from, on, dt, date, issued'),
    delivering: list(`
      deliver*, delv, dlv, dely, del, shipment*, shipping, ship, shipped, arrival, arrive, arrives, receipt, dispatch*, despatch*, goods`),
    when: list(`
      date, dates, day, by, before, until, due, latest, on, deadline, week, wk, requested, required, reqd, req, desired, expected, anticipated, planned, scheduled, estimated, target, wanted, preferred, needed, need,
      time, eta, earliest, promised, window`),
    wanted: list('wanted, required, reqd, requested, needed, needed by, desired, expected, due in, required by'),
    by: list('by, before, until, till, no later than, not later than, latest'),
    needing: list(`
      need, needed, required, require, arrive, arrives, arriving, receive*, reach*, expect*, dispatch*, despatch*, deliver*, deliveries, ship*, collect, collected`),
    our: list('our, my'),
    your: list('your'),
    little: list(`
      the, of, a, an, to, for, on, in, no, not, s, full, main, head, registered, legal, with, by, at, from, this, all, any, is, be, as`),
    and: list('and, or'),
    stocking: list(`
      in stock, on hand, stock, stock on hand, stock qty, stock quantity, stock level, stock value, qty on hand, moq, minimum order, minimum
      order qty, minimum order quantity, min order, min order qty, min qty, min quantity, minimum quantity, minimum stock, min stock,
      reorder level, reorder point, available, qty available`),
    estimating: list(`
      estimated, est, estimate, estimates, annual, yearly, anticipated, forecast, forecasted, projected, indicative,
      approx, approximate`),
    noNumber: list(`
      see, below, above, none, verbal, pending, tba, tbc, tbd, various, attached, attachment, phone, telephone, oral,
      by phone, na, nil, unknown, urgent, asap, stock, same, as above, to follow, follows, missing, required,
      mandatory, email, mail, web, online, fax, letter`),
    reference: list('ref, reference, refs, references'),
    due: list('due, due date, due on, payment due, payable by, payable on'),
    elsewhere: list('invoice*, payment, valid, offer, terms, dated, confirm*, quot*, quotation, expires, signed, printed'),
    answering: list('confirm*, acknowledg*, accept*, received, reply, response'),
    replaced: list('old, original, previous, prior, before, existing, initial, current, to date, so far, from'),
    replacing: list(`
      new, revised, now, changed, amended, updated, after, corrected, modified, changed to, change to, current, adjusted, to`),
    changing: list('chang*, amend*, revis*, modif*, supersed*, addendum, update, updated, corrected, correction, variation'),
    cancelling: list('cancel*, withdrawal, withdrawn, revoked, revocation, void'),
    annexed: list('annex, appendix, addendum'),
    quoting: list('quot*, estimate, proposal, rfq, rfp, rfi, enquiry, inquiry, tender, bid, offer, pricing'),
    billing: list('invoice*, bill, statement, reminder, proforma, pro forma, dunning, overdue, remittance'),
    requesting: list(`
      we order, we hereby order, i order, i hereby order, please send, please deliver, please supply, please ship, please order, kindly send, kindly deliver, kindly supply, kindly ship,
      would like to order, like to order, want to order, wish to order, need to order, we need, i need, we require, send us, send me, ship us, supply us, place an order, place the following
      order, place this order, order the following, please provide us with, following order, new order, our order, purchase order`),
    advertising: list(`
      unsubscribe, newsletter, view in browser, view this email in your browser, view online, shop now, order now, buy now, special offer, special offers, limited offer, today only, while
      stocks last, email preferences, promo code, discount code, add to cart`),
    crediting: list('credit, refund*, return*, rma, complaint*, claim, defect, reclamation'),
    moving: list(`
      delivery, dispatch, despatch, packing, shipping, shipment, goods, material, transport, stock, picking, loading, consignment, collection`),
    slip: list('note, notes, slip, list, docket, challan, advice, notice, manifest, memo, ticket, sheet, receipt, report, bill'),
    deliveryPaper: list('waybill, manifest, challan, cmr, asn, packlist'),
    callingOff: list('call off, calloff, release, schedule, releases'),
    agreeing: list(`
      contract, agreement, framework, forecast, budget, plan, template, sample, specimen, example, catalogue, catalog, requisition, minutes, newsletter, questionnaire, certificate, tariff, brochure,
      survey, inventory, overview, report, summary, list, history, log, backlog, status`),
    besideTitle: list(`
      of, for, a, to, and, sales, customer, client, commercial, tax, vat, standard, final, copy, original, duplicate, goods, supplier, vendor, new, form, request, requested, our, your, blanket, open,
      terms, the, this, official, local, urgent, express, first, second, re, partial, external, supply`),
    labelling: list(`
      number, no, nr, date, id, ref, reference, total, terms, num, value, type, address, details, #, line, qty, status, by, currency, amount, contact, position, method, instructions, note, notes, period,
      reason, quantity, name, time, conditions`),
    subject: list('subject, re, ref, regarding, concerning'),
    reply: list('re, fw, fwd'),
    seller: list('seller, vendor, supplier, manufacturer, supplied'),
    selling: list('selling, supplying, supply, sales'),
    consignee: list('consignee, recipient, receiver'),
    buyer: list('buyer, purchaser, customer, client, orderer, requester, requisitioner'),
    buying: list(`
      ordering, buying, purchasing, sold, bill, billed, billing, invoice, invoiced, invoicing, ordered, requesting, invoices,
      bills`),
    party: list(`
      party, company, entity, organisation, organization, firm, business, office, to, address, name, details, information, info, site, location, org, institution, unit, body, authority`),
    partyData: list('details, information, info, data, account, contact, id'),
    legal: list(`
      inc, llc, ltd, limited, corp, corporation, co, company, plc, lp, llp, pllc, pty, pvt, private limited, p ltd, pvt ltd, pty ltd, sons, holding, group, cic, dba, p c, cooperative, co op, co operative,
      pte ltd, sdn bhd, fzco, fze, w l l, l l c, @ co, dac, clg, nhs foundation trust, nhs trust, nhs board, amba, cio`),
    formInWords: list('limited, incorporated, corporation, company, llp, plc'),
    organisation: list(`
      university, school, hospital, council, foundation, institute, trust, association, college, municipality, clinic, academy, society,
      ministry, authority, district, university hospital, department of, county, city of, town of, club, church, museum, theatre,
      library, services, parish, restaurant, hotel, cafe, bakery, shop, stores, partnership, federation, station, board of education,
      school board, academy trust, nursery, kindergarten, care home, hospice, rescue, co operative, cooperative, chamber, league, union,
      diocese, cathedral, monastery, farm, farms, joinery, brewery, winery, nurseries, pharmacy, surgery, laboratory, observatory, zoo,
      fire company, fire department, fire district, fire brigade, fire service, fire and rescue, housing association, credit union,
      medical practice`),
    joinsDays: list('to'),
    tradesAs: list('t @ a, trading as, d @ b @ a, doing business as'),
    isTradeNameOf: list(
      'is a trading name of, are trading names of, is the trading name of, is a trading style of, a trading name of',
    ),
    superior: list('republic of, state of, commonwealth of, kingdom of, government of, ministry of'),
    operatedBy: list('operated by, run by, managed by'),
    municipality: list(
      'city council, town council, county council, borough council, parish council, municipality, city of, town of',
    ),
    house: list(
      'hotel, inn, restaurant, cafe, coffee house, coffee shop, guesthouse, guest house, pub, bistro, tavern, hostel, lodge, tea room, tea rooms, steakhouse, brasserie, pizzeria, bakehouse',
    ),
    actingFor: list(
      'as agent for, as agents for, acting as agent for, acting as agents for, acting on behalf of, as disclosed agent for, for and on behalf of, acting for',
    ),
    days: list('days, day, weeks, working days, business days'),
    previous: list('last, previous, past'),
    street: list(`
      street, st, road, rd, avenue, ave, lane, drive, suite, floor, blvd, boulevard, building, industrial estate, business park, p o box, po box, unit, estate, way, close, court, square, park, house, quay,
      wharf`),
    person: list('mr, mrs, ms, attn, attention, fao, dr'),
    addressing: list('messrs, m s'),
    attention: list('attn, att, attention, for the attention of, fao, f a o'),
    salutation: list(`
      hello, dear, hi, thanks, regards, best, kind, yours, please, we, i, thank, good morning, good afternoon, sincerely, kindly, note, attention, this, all, any, if, you, here, as`),
    buyingOffice: list(`
      purchasing, procurement, purchasing department, purchasing dept, purchasing office, purchasing division, procurement department, procurement office, department of purchasing, department of
      procurement, central purchasing, central procurement, buying department, supply chain, buying office`),
    department: list(`
      purchasing, procurement, accounts, accounts payable, warehouse, goods in, goods receiving, kitchen, reception, maintenance, finance, department, dept, office, store, stores, logistics, sales, buyer,
      manager, director, head of, team, engineering, production, auditor, treasurer, comptroller, clerk, payables`),
    proprietor: list('prop, proprietor, proprietors, owner'),
    notName: list(`
      tel, phone, fax, e mail, email, mail, vat, www, attn, attention, contact, date, page, order, po, account, ref, bank, ifsc, branch, payment, number, no, nr, id, code, n, address, street, city, zip,
      country, terms, iban, bic, swift, customer no, customer id, customer number, currency, total, delivery, invoice, quantity, price, description, your, our, mobile, web, registered, registration,
      approved, signature, signed, authorised, prepared, deliver, ship, bill, incoterms, quote, revision, version, status, copy, original, project, cost centre, department, notes, remarks, instructions,
      item, line, position, purchase, reference, sheet, printed`),
    issuer: list(`
      iban, bic, swift, registration, registered, www, http, https, bank, company no, company number, reg no, vat reg, sort code, ein, abn, gstin, cin, directors`),
    carrier: list(`
      dhl, ups, fedex, tnt, gls, dpd, hermes, usps, dsv, schenker, db schenker, kuehne nagel, courier, carrier, forwarder, bank, dachser, postnord, bring, royal mail, hsbc, barclays, lloyds, natwest,
      santander, bnp paribas, commerzbank, deutsche bank, sparkasse, volksbank, raiffeisen, ing, rabobank, abn amro, unicredit, intesa`),
    buyingMail: list('purchas*, procurement, buyer*, buying, order, orders, ordering, supply, supplies, p2p'),
    billingMail: list(`
      invoice*, billing, accounts*, ap, finance, accounting, noreply, no reply, support, it, helpdesk, webmaster, privacy, hr, jobs, marketing, newsletter, dispatch, security`),
    sum: list('total, totals, sum'),
    subtotal: list('sub, subtotal*, net'),
    amount: list('amount, value, price, prices, cost'),
    besideSum: list(`
      for, this, the, of, your, our, and, order, orders, invoice, po, purchase, amount, value, due, payable, pay, to, price, cost, estimated, overall, final, grand, general, all, items, lines, goods,
      document`),
    excluding: list('excl, exc, ex, excluding, exclusive, before, without, net, excludes'),
    including: list('incl, inc, including, inclusive, gross, with, includes'),
    taxWord: list('vat, tax, taxes, gst, hst, duty'),
    freight: list('freight*, shipping, shipment, postage, carriage, delivery, courier, transport*, haulage'),
    packaging: list('packaging, packing, pallet*, crate*'),
    serviceCharge: list('service*, handling, installation, assembly, commissioning, training'),
    actingAs: list('as'),
    weekday: list(`
      monday, mon, tuesday, tue, wednesday, wed, thursday, thu, friday, fri, saturday, sat, sunday, sun`),
    reduction: list('discount, rebate, less, deposit, prepayment, allowance, credit'),
    sending: list(`
      send, sent, mail, submit, email, forward, direct, address, please, original, all, be, should, in duplicate, must`),
  },
  namedMoney: {
    ZAR: ['South African rand'],
    USD: ['US dollars?'],
    CAD: ['Canadian dollars?'],
    AUD: ['Australian dollars?'],
    CHF: ['Swiss francs?'],
  },
};
