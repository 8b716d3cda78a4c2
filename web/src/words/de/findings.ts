import { amountOf } from '../amount-of.ts';
import type { Words } from '../en.ts';

export const findings: Words['findings'] = {
  sentences: {
    sender_unverified: ({ sender_domain, is_foreign, dmarc }) =>
      [
        ...(is_foreign ? [`Gesendet von ${sender_domain}, keiner Domain des Kunden`] : []),
        ...(dmarc === 'fail' ? [`DMARC-Prüfung für ${sender_domain} fehlgeschlagen: Der Absender kann gefälscht sein`] : []),
      ].join('. '),
    customer_blocked: ({ reason }) => (reason === null ? 'Der Kunde ist gesperrt' : `Der Kunde ist gesperrt: ${reason}`),
    ship_to_new: ({ addresses }) => `Die Lieferadresse ist keine der ${addresses} Adressen des Kunden`,
    similar_order: ({ reference, po_number, day }, { date }) =>
      `Gleiche Artikel wie ${reference}${po_number === null ? '' : ` (${po_number})`} vom ${date(day)}`,
    currency_differs: ({ currency, customer_currency, company_currency }) =>
      `${currency} statt ${[...new Set([customer_currency, company_currency].filter(Boolean))].join(' oder ')}`,
    price_differs: ({ line, price, expected, code, percent, currency }, { money, number }) =>
      `Position ${line}: ${money(price, currency)} statt ${money(expected, currency)} für ${code}, ${number(percent)} % Abweichung`,
    quantity_unusual: ({ line, qty, usual, code, orders }, { number }) =>
      `Position ${line}: ${number(qty)} von ${code}, sonst ${number(usual)} (${orders} Aufträge)`,
    quantity_below_minimum: ({ line, qty, unit, limit, code, nearest, nearest_unit }, { number }) =>
      `Position ${line}: ${amountOf(number(qty), unit)} von ${code}, Mindestmenge ${number(limit)}; am nächsten: ${amountOf(number(nearest), nearest_unit)}`,
    quantity_not_multiple: ({ line, qty, unit, limit, code, nearest, nearest_unit }, { number }) =>
      `Position ${line}: ${amountOf(number(qty), unit)} von ${code}, nur in Vielfachen von ${number(limit)}; am nächsten: ${amountOf(number(nearest), nearest_unit)}`,
    total_over_limit: ({ total, currency, limit }, { money }) =>
      `Gesamtsumme ${money(total, currency)} über ${money(limit, currency)}`,
    delivery_date_past: ({ delivery_date }, { date }) => `Der Liefertermin ${date(delivery_date)} liegt in der Vergangenheit`,
    delivery_date_weekend: ({ delivery_date, weekday }, { date }) =>
      `Der Liefertermin ${date(delivery_date)} ist ein ${weekday === 'saturday' ? 'Samstag' : 'Sonntag'}`,
    delivery_date_far: ({ delivery_date, days }, { date }) =>
      `Der Liefertermin ${date(delivery_date)} liegt mehr als ${days} Tage in der Zukunft`,
  },
  short: {
    sender_unverified: () => 'Absender nicht verifiziert',
    customer_blocked: () => 'gesperrt',
    ship_to_new: () => 'neue Adresse',
    similar_order: ({ reference }) => `ähnlich wie ${reference}`,
    currency_differs: ({ customer_currency, company_currency }) => `üblich: ${customer_currency ?? company_currency ?? '–'}`,
    price_differs: ({ expected, currency }, { money }) => `Listenpreis: ${money(expected, currency)}`,
    quantity_unusual: ({ usual }, { number }) => `üblich: ${number(usual)}`,
    quantity_below_minimum: ({ limit, unit }, { number }) => `Mindestmenge: ${amountOf(number(limit), unit)}`,
    quantity_not_multiple: ({ limit, unit }, { number }) => `Vielfaches von ${amountOf(number(limit), unit)}`,
    total_over_limit: ({ limit, currency }, { money }) => `Grenze: ${money(limit, currency)}`,
    delivery_date_past: () => 'in der Vergangenheit',
    delivery_date_weekend: ({ weekday }) => (weekday === 'saturday' ? 'an einem Samstag' : 'an einem Sonntag'),
    delivery_date_far: ({ days }) => `mehr als ${days} Tage in der Zukunft`,
  },
  parameters: {
    authserv_id: 'Weitere vertrauenswürdige Server, nach ihrem Namen in Authentication-Results',
    days: 'Tage',
    same_quantities: 'Nur bei gleichen Mengen',
    tolerance_percent: 'Toleranz in Prozent',
    factor: 'Vielfaches der üblichen Menge',
    min_orders: 'Mindestzahl früherer Aufträge',
    limit: 'Limit',
  },
  title: 'Prüfgründe',
  lead: 'Aufträge, auf die einer davon zutrifft, müssen geprüft werden, und ihre Konfidenz sinkt.',
};
