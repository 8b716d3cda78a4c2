import type { Words } from '../en.ts';

export const findings: Words['findings'] = {
  sentences: {
    sender_unverified: ({ sender_domain, is_foreign, dmarc }) =>
      [
        ...(is_foreign ? [`Die Mail kommt von ${sender_domain}, das gehört nicht zum Kunden`] : []),
        ...(dmarc === 'fail' ? [`DMARC schlug für ${sender_domain} fehl: Jemand anders kann sie geschrieben haben`] : []),
      ].join('. '),
    customer_blocked: ({ reason }) => (reason === null ? 'Der Kunde ist gesperrt' : `Der Kunde ist gesperrt: ${reason}`),
    similar_order: ({ reference, po_number, day }, { date }) =>
      `Dieselben Artikel wie ${reference}${po_number === null ? '' : ` (${po_number})`} vom ${date(day)}`,
    currency_differs: ({ currency, customer_currency, company_currency }) =>
      `${currency} statt ${[...new Set([customer_currency, company_currency].filter(Boolean))].join(' oder ')}`,
    price_differs: ({ line, price, expected, code, percent, currency }, { money, number }) =>
      `Position ${line}: ${money(price, currency)} statt ${money(expected, currency)} für ${code}, ${number(percent)} %`,
    quantity_unusual: ({ line, qty, usual, code, orders }, { number }) =>
      `Position ${line}: ${number(qty)} von ${code}, üblich sind ${number(usual)} (${orders} Aufträge)`,
    total_over_limit: ({ total, currency, limit }, { money }) =>
      `${money(total, currency)} ist mehr als ${money(limit, currency)}`,
    delivery_date_past: ({ delivery_date }, { date }) => `Der Liefertermin ${date(delivery_date)} ist vorbei`,
    delivery_date_weekend: ({ delivery_date, weekday }, { date }) =>
      `Der Liefertermin ${date(delivery_date)} ist ein ${weekday === 'saturday' ? 'Samstag' : 'Sonntag'}`,
    delivery_date_far: ({ delivery_date, days }, { date }) =>
      `Der Liefertermin ${date(delivery_date)} liegt mehr als ${days} Tage voraus`,
  },
  short: {
    sender_unverified: () => 'nicht als ihre bekannt',
    customer_blocked: () => 'ist gesperrt',
    similar_order: ({ reference }) => `wie ${reference}`,
    currency_differs: ({ customer_currency, company_currency }) => `sonst ${customer_currency ?? company_currency ?? '–'}`,
    price_differs: ({ expected, currency }, { money }) => `laut Liste ${money(expected, currency)}`,
    quantity_unusual: ({ usual }, { number }) => `üblich: ${number(usual)}`,
    total_over_limit: ({ limit, currency }, { money }) => `Grenze: ${money(limit, currency)}`,
    delivery_date_past: () => 'ist vorbei',
    delivery_date_weekend: ({ weekday }) => (weekday === 'saturday' ? 'ein Samstag' : 'ein Sonntag'),
    delivery_date_far: ({ days }) => `mehr als ${days} Tage voraus`,
  },
  parameters: {
    authserv_id: 'Weitere vertrauenswürdige Server, mit ihrem Namen in Authentication-Results',
    days: 'Tage',
    same_quantities: 'Nur bei denselben Mengen',
    tolerance_percent: 'Toleranz in Prozent',
    factor: 'Vielfaches des Üblichen',
    min_orders: 'Ab so vielen früheren Aufträgen',
    limit: 'Limit',
  },
  title: 'Wann ein Auftrag geprüft werden muss',
  lead: 'Trifft etwas davon zu, muss der Auftrag geprüft werden, und seine Sicherheit sinkt.',
};
