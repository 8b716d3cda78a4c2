import { company, list, type Words } from './words.types.ts';

/** English as Indian companies write it: lakhs, GST, HSN codes. One set of labels for each of the two sets of layouts. */
const base = {
  notOrder: {
    invoice: list('TAX INVOICE'),
    order_response: list('Order Acceptance'),
    quotation: list('Quotation'),
    delivery_note: list('Delivery Challan'),
  },
  months: list(`
    January | February | March | April | May | June | July | August | September | October | November | December`),
  number: ['1,23,456.50'] as const,
  phone: 'Ph',
  currency: list('INR'),
};

export const india: { readonly dev: Words; readonly check: Words } = {
  dev: {
    ...base,
    title: list('PURCHASE ORDER'),
    po: list('PO No. | P.O. No.'),
    date: list('PO Date | Date'),
    delivery: list('Delivery Date | Delivery By'),
    sentence: list('Material should reach our stores by {date}.'),
    buyer: list('Bill To | Buyer'),
    seller: list('Vendor | To'),
    shipTo: list('Ship To | Deliver At'),
    column: {
      pos: list('Sr. No. | S.No.'),
      code: list('Item Code | HSN Code'),
      name: list('Description of Goods | Item Description'),
      qty: list('Qty | Quantity'),
      unit: list('UOM | Unit'),
      price: list('Rate | Rate (Rs.)'),
      discount: list('Disc.%'),
      amount: list('Amount | Amount (Rs.)'),
    },
    net: list('Taxable Value | Sub Total'),
    tax: list('IGST 18% | GST @ 18%'),
    gross: list('Grand Total | Total Amount'),
    units: list('Nos | Kg | Mtr'),
    email: list('Email'),
    closing: list('Subject to Pune jurisdiction. | Test certificate required with material.'),
    dates: ['dashed', 'slashed', 'short month'],
    companies: [
      company('Shree Ganesh Forgings Pvt. Ltd.', 'sgforgings.in', 'Plot 45, MIDC Bhosari', 'Pune 411026'),
      company('Coromandel Textiles Limited', 'coromandeltex.in', '12 Mount Road', 'Chennai 600002'),
    ],
    products: list('MS Flange 4 inch | Cotton yarn 40s | SS Bolt M12 x 60 | Gear oil 90 | LED street light 72 W'),
  },
  check: {
    ...base,
    title: list('Purchase Order | PURCHASE ORDER (Domestic)'),
    po: list('P.O. Number | Order No.'),
    date: list('P.O. Dt. | Dated'),
    delivery: list('Delivery Schedule | Required On | Expected Delivery'),
    sentence: list('Kindly despatch the material so as to reach us by {date}.'),
    buyer: list('Invoice To | Billing Address'),
    seller: list('Supplier | M/s.'),
    shipTo: list('Consignee | Despatch To'),
    column: {
      pos: list('Sl No. | Sl.'),
      code: list('Part No. | Material Code'),
      name: list('Particulars | Material Description'),
      qty: list('Order Qty | Qty.'),
      unit: list('per | UoM'),
      price: list('Basic Rate | Unit Rate'),
      discount: list('Less %'),
      amount: list('Value | Total (INR)'),
    },
    net: list('Basic Value | Total before tax'),
    tax: list('Add: IGST 18% | Total GST 18%'),
    gross: list('Net Payable | Total Order Value'),
    units: list('NOS | KGS | SET'),
    email: list('E-mail'),
    closing: list('Kindly acknowledge receipt of this order. | Payment within 45 days of GRN.'),
    dates: ['short month', 'dotted', 'two-digit year'],
    companies: [
      company('Vindhya Agro Industries', 'vindhyaagro.co.in', 'Ring Road, Vijay Nagar', 'Indore 452010'),
      company('Nilgiri Precision Tools (P) Ltd', 'nilgiritools.in', 'SIDCO Estate, Kurichi', 'Coimbatore 641021'),
    ],
    products: list(
      'HT Cable 3.5 core 95 sqmm | V-belt B-65 | Induction motor 5 HP | Grease cartridge EP2 | Copper busbar 25 x 5',
    ),
  },
};
