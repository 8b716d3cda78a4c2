/**
 * Small drawn documents with truth, each for one thing that a judge has to know and that generated layouts seldom show. Features do not depend on
 * the language, so English will do. `#` before a piece of text is a headline; wide spaces part columns (test/support/documents/page.ts).
 */
import type { Truth } from '../../test/support/order-documents/index.ts';

export type Lesson = { readonly name: string; readonly drawing: string; readonly truth: Partial<Truth> };

const rows =
  '\n\nQty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

export const lessons: readonly Lesson[] = [
  {
    name: 'a letter below its writer, to an address',
    drawing: `Muster AG                                  # Order\nPostfach 12, 8021 Zurich\n\nFirma\nContoso Trading GmbH\nHafenstr. 77\n20457 Hamburg${rows}`,
    truth: { customer_name: 'Muster AG', po_number: null },
  },
  {
    name: 'a letter from a craftsman to a company',
    drawing: `# Hollins Joinery\nSlipway Cottage, Hollins Bay, DE1 3AX\n\nContoso Trading Ltd\n3 Dock Road\nHull HU9 1ZZ\n\n14 September 2026\n\nDear Mr Aske,\nOur order reference HBL/26/31\nplease supply the following for delivery on 28 September 2026:${rows}`,
    truth: { customer_name: 'Hollins Joinery', po_number: 'HBL/26/31', order_date: '2026-09-14', delivery_date: '2026-09-28' },
  },
  {
    name: 'two addresses in an order',
    drawing: `Azure Interior\n4557 De Silva St\nFremont CA 94538\n\n                              Mitchell Stores\n                              215 Vine St\n                              Scranton, PA 18503\n# Purchase Order${rows}`,
    truth: { customer_name: 'Azure Interior', po_number: null },
  },
  {
    name: 'two addresses in an invoice',
    drawing: `Azure Interior\n4557 De Silva St\nFremont CA 94538\n\n                              Mitchell Stores\n                              215 Vine St\n                              Scranton, PA 18503\n# Invoice\nInvoice no: 4711${rows}`,
    truth: { customer_name: 'Mitchell Stores', po_number: null },
  },
  {
    name: 'a seller and whom it writes to',
    drawing: `# Contoso Trading Ltd\n3 Dock Road, Hull HU9 1ZZ - sales@contoso.example\n\nPrepared for\nCragside Quarry Holdings Ltd\nMr Peter Vance\n\n# Quotation\nQuote no. Q-7718\nvalid until 31 July 2026${rows}`,
    truth: { customer_name: 'Cragside Quarry Holdings Ltd', po_number: null, delivery_date: null },
  },
  {
    name: "the seller's own form, filled in by the customer",
    drawing: `# CONTOSO TRADING LTD\nUnit 9, Kestrel Dock, Hull HU9 1ZZ - orders@contoso.example\n# Trade order form\nCustomer: Saltmarsh Boatyard Co-operative      Acct: C-2290     Your order no.: SBC 417\nE-mail: yard@saltmarshboats.example       Date: 08/05/2026    Wanted by: 15/05/2026${rows}\nContoso Trading Ltd, always a fair wind`,
    truth: {
      customer_name: 'Saltmarsh Boatyard Co-operative',
      po_number: 'SBC 417',
      delivery_date: '2026-05-15',
      order_date: '2026-05-08',
    },
  },
  {
    name: "the seller's own form, with fields",
    drawing: `# Fabrikam Catering Supplies\nOrder form - please return to orders@fabrikam.example\nCompany     Thistle & Sons Bakery\nContact     Ann Reid\nE-mail      ann@thistlebakery.example\nYour reference     TB-77\nNeeded on     12 March 2026${rows}\nFabrikam Catering Supplies Ltd, 3 Dock Road, Dublin`,
    truth: { customer_name: 'Thistle & Sons Bakery', po_number: 'TB-77', delivery_date: '2026-03-12' },
  },
  {
    name: 'a blank form of the seller',
    drawing: `# ORDER FORM\nplease return to orders@contoso.example\nCompany          Customer number\nStreet           Town\nYour order number\nWanted on${rows}\nContoso Trading GmbH, Hafenstr. 77, 20457 Hamburg`,
    truth: { customer_name: null, po_number: null, delivery_date: null },
  },
  {
    name: 'the same blank form with other words',
    drawing: `# Order form\nSend to sales@fabrikam.example\nYour company\nDelivery address\nPO number\nDelivery date\nSignature${rows}\nFabrikam Wholesale Ltd - 3 Dock Road - Dublin`,
    truth: { customer_name: null, po_number: null, delivery_date: null },
  },
  {
    name: 'a person who writes for a company',
    drawing: `From: Sieglinde Baum <s.baum@kantine-turm.example>\nSubject: Order for week 12\nHello Mr Jessen,\nwe need on Monday, 16 March 2026:${rows}\nOur order number this time is KT-W12, customer number 5519.\nRegards\nSieglinde Baum\n\nKantine Turm GmbH\nTurmstr. 8, 70999 Neckarfeld`,
    truth: { customer_name: 'Kantine Turm GmbH', po_number: 'KT-W12', delivery_date: '2026-03-16' },
  },
  {
    name: 'a person with a company in the signature and the seller greeted',
    drawing: `Dear Contoso team,\nplease deliver by 3 June 2026 for PO 77812:${rows}\nBest wishes\nJoan Miller\nRedwood Clinic\njoan@redwoodclinic.example`,
    truth: { customer_name: 'Redwood Clinic', po_number: '77812', delivery_date: '2026-06-03' },
  },
  {
    name: 'an order addressed with "To:"',
    drawing: `GLENCRAIG FORESTRY CONTRACTORS                 P.O. No.   GFC 5512\nSawmill Brae, admin@glencraig.example          Date       2-Feb-26\n                                               Wanted     16-Feb-26\nTo: Highland Saw & Chain Ltd, Fort Wilburn${rows}`,
    truth: {
      customer_name: 'GLENCRAIG FORESTRY CONTRACTORS',
      po_number: 'GFC 5512',
      order_date: '2026-02-02',
      delivery_date: '2026-02-16',
    },
  },
  {
    name: "a number beside a book's number",
    drawing: `Oakhanger Museum of Rural Life\nThe Tithe Barn, Oakhanger           Tel. 01999 233 233\n# OFFICIAL ORDER                      To:\nBook 14 No. 0688                    Contoso Trading Ltd\nDate: 21 July 2026                  Unit 9, Kestrel Dock${rows}`,
    truth: { customer_name: 'Oakhanger Museum of Rural Life', po_number: '0688', order_date: '2026-07-21', delivery_date: null },
  },
  {
    name: "an order called by a framework's number too",
    drawing: `# Rauenegg Construction Ltd\nBauhofweg 6, 9999 Rauenegg\n# Order no. 7 under framework RV-2025/044\nSupplier: Contoso Trading Ltd, 3 Dock Road\nOrder no. (please quote on invoice): 1.0482-B-0031\nSite: Seeweg, delivery 15 June 2026${rows}`,
    truth: { customer_name: 'Rauenegg Construction Ltd', po_number: '1.0482-B-0031', delivery_date: '2026-06-15' },
  },
  {
    name: 'references of the second rank',
    drawing: `# Tellerhof Engineering AG\n# Purchase order\nOrder no: 4700093401\nYour quotation: Q-8812 of 2 May 2026\nOur requisition: RQ-5519\nSupplier no: 3318\nContract: LC999-24\nCost centre: 77810\nDate: 5 May 2026\nDelivery date: 29 May 2026\nPayment due: 30 June 2026${rows}`,
    truth: {
      customer_name: 'Tellerhof Engineering AG',
      po_number: '4700093401',
      order_date: '2026-05-05',
      delivery_date: '2026-05-29',
    },
  },
  {
    name: 'nothing but references of the second rank',
    drawing: `# Tellerhof Engineering AG\n# Order\nYour quotation: Q-8812 of 2 May 2026\nSupplier no: 3318\nTel: 02399 990055\nVAT no: DE999999901\nDate: 5 May 2026${rows}`,
    truth: { customer_name: 'Tellerhof Engineering AG', po_number: null, order_date: '2026-05-05', delivery_date: null },
  },
  {
    name: 'a sentence about the offer, and none about the delivery',
    drawing: `# Maple & Stone LLC\n# Order 4471\nYour offer dated 8 April 2026 was fine, please ship soon.${rows}`,
    truth: { customer_name: 'Maple & Stone LLC', po_number: '4471', delivery_date: null },
  },
  {
    name: 'a sentence about the delivery after one about the offer',
    drawing: `# Maple & Stone LLC\n# Order 4472\nWith reference to your quotation of 8 April 2026, which is valid until 30 June 2026,\nwe order the following and need the goods in our store by 12 May 2026.${rows}`,
    truth: { customer_name: 'Maple & Stone LLC', po_number: '4472', delivery_date: '2026-05-12' },
  },
  {
    name: 'a day that takes the place of another',
    drawing: `# Maple & Stone LLC\n# Amended order 4473\nDate: 4 May 2026\nNew delivery date: 28 May 2026 (was 21 May 2026). Everything else stays.${rows}`,
    truth: { customer_name: 'Maple & Stone LLC', po_number: '4473', order_date: '2026-05-04', delivery_date: '2026-05-28' },
  },
  {
    name: 'a form that is sent to its seller',
    drawing: `# REQUISITION\nContoso Trading Ltd - Hull - please complete and return to orders@contoso.example\nOrdering institution                 E-mail\nNorth Road Nursery, Elmford Council  north@elmfordcouncil.example\nOrder no.     Date           Wanted on\nK-40288       07-01-2026     14-01-2026${rows}`,
    truth: {
      customer_name: 'North Road Nursery, Elmford Council',
      po_number: 'K-40288',
      order_date: '2026-01-07',
      delivery_date: '2026-01-14',
      accept: { customer_name: ['Elmford Council', 'North Road Nursery'] },
    },
  },
  {
    name: 'an order in a sentence',
    drawing: `This is about our PO 4500017:\nPlease supply${rows}\nKestrel Hardware Inc.\nbuyer@kestrelhardware.example`,
    truth: { customer_name: 'Kestrel Hardware Inc.', po_number: '4500017', delivery_date: null },
  },
  {
    name: "a confirmation of somebody's order",
    drawing: `# Eisenhut & Cie. GmbH\nStanzwerkstr. 8, 75999 Enzgrund, sales@eisenhut.example\n\nKestrel Hardware Ltd\nPurchasing\nSpeicherkehre 14\n20999 Hamburg\n# Order confirmation no. 260447\nThank you for your order KH-20811 of 4 May 2026, which we confirm as follows:${rows}\nDelivery date: 22 May 2026`,
    truth: { customer_name: 'Kestrel Hardware Ltd', po_number: 'KH-20811', delivery_date: '2026-05-22' },
  },
  {
    name: 'an invoice that names the order',
    drawing: `# Contoso Trading Ltd\nVAT GB 999 1112 22\n\nTellerhof Engineering AG\nAccounts payable\nWehrstr. 5\n58999 Lennetal\n# Invoice SI-55120\nYour order no: 4700093402\nInvoice date: 6 November 2026\nDue date: 6 December 2026${rows}`,
    truth: { customer_name: 'Tellerhof Engineering AG', po_number: '4700093402', delivery_date: null },
  },
  {
    name: "several addresses, one of them the buyer's",
    drawing: `Vendor                         Ship to                        Bill to\nContoso Trading Ltd            Redwood Clinic, Lab 2          Redwood Health Trust\n3 Dock Road                    1 Hill Street                  PO Box 12\nDublin D02 X285                Albany, NY 12207               Albany, NY 12208\n# Purchase order 0099417\nDate 30 April 2026      Required 8 May 2026      Contact ap@redwoodhealth.example${rows}`,
    truth: { customer_name: 'Redwood Health Trust', po_number: '0099417', order_date: '2026-04-30', delivery_date: '2026-05-08' },
  },
  {
    name: 'a labelled customer beside a head that is not theirs',
    drawing: `# Northwind Portal\nOrder transmitted by Northwind Portal Services Inc.\nBuyer\nLarch & Linden Joinery Ltd\n5 Mill Lane\nSeller\nContoso Trading Ltd\nOrder number: LL-3308\nOrder date: 2026-05-01\nDelivery date: 2026-05-18${rows}`,
    truth: {
      customer_name: 'Larch & Linden Joinery Ltd',
      po_number: 'LL-3308',
      order_date: '2026-05-01',
      delivery_date: '2026-05-18',
    },
  },
  {
    name: 'a labelled customer against an e-mail address',
    drawing: `# Purchase Order\nCustomer:\nContoso Trading GmbH${rows}\n\n\nKestrel Hardware Inc.\nbuyer@kestrelhardware.example`,
    truth: { customer_name: 'Contoso Trading GmbH' },
  },
  {
    name: 'labels over values',
    drawing: `# Comercial Encinas Ltd\n18 Mill Street, 41999 Villaencina\nOrder no.       Date          Delivery date     Terms\n2026/0093       20-02-2026    03-03-2026        60 days\nSupplier: Almazara Fuente Ltd${rows}`,
    truth: {
      customer_name: 'Comercial Encinas Ltd',
      po_number: '2026/0093',
      order_date: '2026-02-20',
      delivery_date: '2026-03-03',
    },
  },
  {
    name: 'a print of a machine',
    drawing: `PGM PUR410R              BLUE HERON PACKING CO                 RUN 22/04/26\n                         PO BOX 990     TIDEWATER   VA 23999    PAGE 1\nPURCHASE ORDER - ORIGINAL\nP.O. NUMBER   0448213-00     PO DATE 20/04/26\nVENDOR NBR    0019920\nVENDOR:   CONTOSO TRADING LTD     SHIP TO: BLUE HERON PACKING CO\nREQ DATE 13/05/26${rows}`,
    truth: {
      customer_name: 'BLUE HERON PACKING CO',
      po_number: '0448213-00',
      order_date: '2026-04-20',
      delivery_date: '2026-05-13',
    },
  },
  {
    name: 'an invoice whose date and due date are no delivery',
    drawing: `# QualityHost AG\nUferweg 40 - D-63571 Gelnhausen - info@qualityhost.example\n\niVive Labs Ltd.\n93B Sai Yu Street\n20457 Hamburg\n# Invoice\nInvoice no: 47774\nCustomer no: 29666\nInvoice date: 21 May 2026\nPlease pay by 4 June 2026${rows}`,
    truth: { customer_name: 'iVive Labs Ltd.', customer_email: null, po_number: null, delivery_date: null },
  },
  {
    name: 'an invoice with an account number and a period',
    drawing: `# Cloud Services Inc.\nAccount number: 296664039561\nBill to Address:\niVive Labs Limited\n93B Sai Yu Street\n# Tax Invoice\nInvoice Number: 42183017\nInvoice Date: August 3, 2026\nTOTAL AMOUNT DUE ON August 13, 2026\nThis invoice is for the billing period July 1 - July 31, 2026${rows}\nVAT ID: US1234567890`,
    truth: { customer_name: 'iVive Labs Limited', po_number: null, delivery_date: null },
  },
  {
    name: 'an invoice to a person, the order of the shop in it',
    drawing: `# Bluecool B.V.\nWeena 664\n3012 CN Rotterdam\n\nPino Bluebird\nDorpsstraat 1\n1025 RX Amsterdam\n# Invoice\nInvoice number: 993105989\nInvoice date: 31 March 2026\nOrder number: 35104311${rows}`,
    truth: { customer_name: 'Pino Bluebird', delivery_date: null },
  },
  {
    name: 'a credit note',
    drawing: `# Contoso Trading Ltd\n3 Dock Road, Hull HU9 1ZZ\n\nTellerhof Engineering AG\nWehrstr. 5\n58999 Lennetal\n# Credit note GE2020211\nDate: 16 November 2026\nfor invoice SI-55120${rows}`,
    truth: { customer_name: 'Tellerhof Engineering AG', po_number: null, delivery_date: null },
  },
  {
    name: "an invoice with the customer's reference and the day of delivery",
    drawing: `# Contoso Trading Ltd\n3 Dock Road, Hull HU9 1ZZ\n\nTellerhof Engineering AG\nWehrstr. 5\n58999 Lennetal\n# Invoice 4712\nYour reference: CUSTREF123\nInvoice date: 16 May 2026\nDelivery date: 14 May 2026\nDue date: 24 June 2026${rows}`,
    truth: { customer_name: 'Tellerhof Engineering AG', po_number: 'CUSTREF123', delivery_date: '2026-05-14' },
  },
  {
    name: 'a price list of the seller',
    drawing: `# Contoso Trading Ltd\nPrice list 2026/2, valid from 1 April 2026\nMinimum quantities apply. Order online or by phone 01999 400 400.${rows}`,
    truth: { customer_name: null, po_number: null, delivery_date: null },
  },
  {
    name: 'terms with dates and numbers',
    drawing: `# Terms and conditions of purchase\nVersion 12 of 1 January 2026\n1. Every order shall be confirmed within 3 days.\n2. Each order no. shall be quoted on all invoices of 12 pages or more.\n3. Delivery on the day that is agreed.`,
    truth: { customer_name: null, po_number: null, delivery_date: null },
  },
];
