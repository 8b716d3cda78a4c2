/** Who appears in the demo: our company, the customers it knows, one it does not, and what it sells. All invented. */
import type { Buyer, OrderLine, Party } from '../documents/index.ts';

/** Our company: the seller in every order of the demo. */
export const company: Party & { readonly currency: string; readonly domain: string } = {
  name: 'Nordlicht Werkzeughandel GmbH',
  street: 'Speicherstraße 14',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Germany',
  email: 'info@nordlicht-werkzeug.example',
  phone: '+49 40 5550 140',
  taxNumber: 'DE811223344',
  currency: 'EUR',
  domain: 'nordlicht-werkzeug.example',
};

export type CastCustomer = Buyer & { readonly key: string; readonly customerCode: string };

const customer = (
  key: string,
  customerCode: string,
  [name, street, postalCode, city, country]: readonly [string, string, string, string, string],
  [contact, email, phone, taxNumber]: readonly [string, string, string, string],
): CastCustomer => ({ key, customerCode, name, street, postalCode, city, country, contact, email, phone, taxNumber });

/** Registered before the demo starts: name, code and e-mail are how a mail's customer is found. */
export const customers = {
  harbour: customer(
    'harbour',
    'C-1001',
    ['Harbour & Finch Joinery Ltd', '7 Merchants Quay', 'T12 X8K4', 'Cork', 'Ireland'],
    ['Niamh Gallagher', 'purchasing@harbourfinch.example', '+353 21 555 0170', 'IE6388047V'],
  ),
  mueller: customer(
    'mueller',
    'C-1002',
    ['Müller Maschinenbau GmbH', 'Werkstraße 5', '34123', 'Kassel', 'Deutschland'],
    ['Jürgen Weiß', 'einkauf@mueller-maschinenbau.example', '+49 561 5550 231', 'DE214365870'],
  ),
  lindqvist: customer(
    'lindqvist',
    'C-1003',
    ['Lindqvist Interiör AB', 'Hamngatan 22', '211 22', 'Malmö', 'Sweden'],
    ['Elsa Lindqvist', 'orders@lindqvist-interior.example', '+46 40 555 01 90', 'SE556677889901'],
  ),
  bergmann: customer(
    'bergmann',
    'C-1004',
    ['Bergmann Elektro KG', 'Donautal 81', '89079', 'Ulm', 'Deutschland'],
    ['Petra Bergmann', 'bestellung@bergmann-elektro.example', '+49 731 5550 44', 'DE198765432'],
  ),
  tidewater: customer(
    'tidewater',
    'C-1005',
    ['Tidewater Boatworks Ltd', 'Dock Road 3', 'H91 R2W7', 'Galway', 'Ireland'],
    ['Conor Walsh', 'stores@tidewater-boats.example', '+353 91 555 0112', 'IE3204961K'],
  ),
  brandt: customer(
    'brandt',
    'C-1006',
    ['Tischlerei Brandt & Söhne OHG', 'Lindenallee 40', '04229', 'Leipzig', 'Deutschland'],
    ['Katharina Brandt', 'werkstatt@tischlerei-brandt.example', '+49 341 5550 98', 'DE245678123'],
  ),
} as const;

/** Not registered: an order from it becomes a lead. */
export const stranger: Buyer = {
  name: 'Fjordline Campers AS',
  street: 'Verftsgata 12',
  postalCode: '5003',
  city: 'Bergen',
  country: 'Norway',
  contact: 'Ingrid Solheim',
  email: 'ingrid.solheim@fjordline-campers.example',
  phone: '+47 55 55 01 34',
  taxNumber: 'NO987654321MVA',
  customerCode: null,
};

/** A supplier of ours, who sends invoices and orders nothing. */
export const supplier: Party = {
  name: 'Kestrel Fasteners Ltd',
  street: '19 Anvil Street',
  postalCode: 'D08 F9C2',
  city: 'Dublin',
  country: 'Ireland',
  email: 'accounts@kestrel-fasteners.example',
  phone: '+353 1 555 0166',
  taxNumber: 'IE9513724A',
};

export type CastProduct = { readonly code: string; readonly name: string; readonly unit: string; readonly price: string };

const product = (code: string, name: string, unit: string, price: string): CastProduct => ({ code, name, unit, price });

/** Registered before the demo starts; orders name them by code. */
export const products: readonly CastProduct[] = [
  product('NL-1010', 'Cordless drill 18 V, 2 batteries', 'pcs', '189.90'),
  product('NL-1020', 'Impact driver 18 V', 'pcs', '149.00'),
  product('NL-1030', 'Random orbital sander 125 mm', 'pcs', '84.50'),
  product('NL-1040', 'Jigsaw 650 W', 'pcs', '97.25'),
  product('NL-1050', 'Plunge saw 165 mm with guide rail', 'set', '412.00'),
  product('NL-2010', 'Wood screws 5 x 60 mm, box of 200', 'box', '14.80'),
  product('NL-2020', 'Wood screws 4 x 40 mm, box of 500', 'box', '17.60'),
  product('NL-2030', 'Hex bolts M8 x 40, zinc plated, box of 100', 'box', '21.35'),
  product('NL-2040', 'Hex nuts M8, zinc plated, box of 200', 'box', '11.90'),
  product('NL-2050', 'Washers A8.4, box of 500', 'box', '9.45'),
  product('NL-2060', 'Wall plugs 8 mm, box of 100', 'box', '6.20'),
  product('NL-3010', 'Sanding discs 125 mm P80, pack of 50', 'box', '18.90'),
  product('NL-3020', 'Sanding discs 125 mm P120, pack of 50', 'box', '18.90'),
  product('NL-3030', 'Sanding discs 125 mm P240, pack of 50', 'box', '19.40'),
  product('NL-3040', 'Jigsaw blades wood, pack of 5', 'box', '12.75'),
  product('NL-3050', 'Twist drill set HSS 1 to 10 mm', 'set', '24.90'),
  product('NL-4010', 'Bar clamp 600 mm', 'pcs', '16.35'),
  product('NL-4020', 'Bar clamp 1000 mm', 'pcs', '22.80'),
  product('NL-4030', 'Workbench vice 120 mm', 'pcs', '118.00'),
  product('NL-4040', 'Combination square 300 mm', 'pcs', '27.50'),
  product('NL-4050', 'Measuring tape 5 m', 'pcs', '9.95'),
  product('NL-4060', 'Spirit level 800 mm', 'pcs', '34.20'),
  product('NL-5010', 'Wood glue D3, 1 kg', 'pcs', '11.40'),
  product('NL-5020', 'Mounting adhesive, 290 ml', 'pcs', '7.85'),
  product('NL-5030', 'Sealant silicone transparent, 310 ml', 'pcs', '6.90'),
  product('NL-5040', 'Masking tape 38 mm x 50 m', 'roll', '4.15'),
  product('NL-5050', 'Duct tape 50 mm x 25 m', 'roll', '8.60'),
  product('NL-6010', 'Safety glasses, clear', 'pcs', '5.80'),
  product('NL-6020', 'Ear defenders 30 dB', 'pcs', '19.75'),
  product('NL-6030', 'Work gloves nitrile, size 9', 'pair', '3.45'),
  product('NL-6040', 'Dust masks FFP2, box of 20', 'box', '26.00'),
  product('NL-7010', 'Cable drum 40 m, 3 x 1.5 mm²', 'pcs', '74.90'),
  product('NL-7020', 'LED work light 50 W', 'pcs', '62.30'),
  product('NL-7030', 'Workshop vacuum 30 l', 'pcs', '239.00'),
];

/** What is agreed with customers beside the catalogue's prices. */
export const prices = [{ customer: customers.bergmann.customerCode, product: 'NL-1040', price: '92.00', minQty: '5' }] as const;

/** So many of a product, at its list price. Throws for a code we do not sell. */
export function ordered(code: string, qty: string): OrderLine {
  const found = products.find((candidate) => candidate.code === code);
  if (!found) throw new Error(`${code} is not among the demo's products`);
  return { code, name: found.name, qty, unit: found.unit, price: found.price };
}
