/** Messages of UN/EDIFACT that order or are about an order (ORDERS and ORDCHG of D.96A to D.01B) as data. */
import { divide, formatDecimal, parseDecimal, trimDecimal } from '@order-intake/kernel';
import type { EmbeddedCharge, EmbeddedDocument, EmbeddedLine } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { chargeTypeOf, currencyCode, isDeleted, priceForOne } from '../xml/values.ts';
import { edifactDetails, edifactLineDetails, type Head } from './edifact-details.ts';
import { dayOf, deliveryRoles, numberOf, partyGroup, partyOf, referenceOf, sumOf, textsOf, wantedOn } from './edifact-values.ts';
import { type ItemNumbers, itemNumbers, nameless, ownersInEdifact } from './item-numbers.ts';
import { coded, grouped, groupsOf, type Message, type Segment, tagged, valueIn } from './segments.ts';

/** UN/CEFACT 1001 of messages whose BGM does not say it */
const typeCodes: { readonly [type: string]: string } = {
  ORDERS: '220',
  ORDCHG: '230',
  ORDRSP: '231',
  QUOTES: '310',
  DESADV: '351',
  INVOIC: '380',
};

/** 1225: what a message is for */
const cancellation = '1';
const changes: ReadonlySet<string> = new Set(['4', '5']);

const ofHead = ['NAD', 'TAX', 'CUX', 'PAT', 'TDT', 'TOD', 'PAC', 'SCC', 'APR', 'ALC', 'RCS', 'DGS'];
const ofLine = ['NAD', 'TAX', 'PAC', 'ALC', 'TDT', 'TOD', 'SCC', 'RCS', 'DGS'];

/** Whether a message of this type is read. */
export const isEdifactOrder = ({ type }: Message): boolean => Object.hasOwn(typeCodes, type);

export function edifactOrder({ type, segments }: Message): EmbeddedDocument {
  const first = segments.findIndex(({ tag }) => tag === 'LIN');
  const end = segments.findIndex(({ tag }) => tag === 'UNS');
  const behind = end < 0 ? segments.length : end;
  const { own: ungrouped, groups } = grouped(segments.slice(0, first < 0 ? behind : Math.min(first, behind)), ofHead);
  const head: Head = { plain: ungrouped, groups, sums: segments.slice(behind) };
  const lineGroups = first < 0 ? [] : grouped(segments.slice(first, behind), ['LIN']).groups;
  const activeLines = lineGroups.filter(([lin]) => !isDeleted(valueIn(lin, 1)));
  const bgm = tagged(segments, 'BGM')[0];
  const [purpose, code] = [valueIn(bgm, 2) ?? '', valueIn(bgm, 0)];
  const isOrder = type === 'ORDERS' || type === 'ORDCHG';
  const isChange = type === 'ORDCHG' || changes.has(purpose);
  const cancels = isOrder && (purpose === cancellation || (isChange && lineGroups.length > 0 && activeLines.length === 0));
  const sums = [...ungrouped, ...head.sums];
  const deliverTo = partyGroup(groups, ...deliveryRoles);
  return {
    syntax: 'edifact',
    file: null,
    typeCode: isOrder && isChange ? '230' : messageTypeCode(code, type),
    ...(cancels ? { cancels } : {}),
    number: valueIn(bgm, 1),
    orderReference: referenceOf(ungrouped, 'ON', 'CO', 'OP'),
    issueDate: dayOf(ungrouped, '137', '4'),
    deliveryDate: wantedOn(ungrouped).until,
    currency: currencyCode(valueIn(groupsOf(groups, 'CUX')[0]?.[0], 0, 1)?.toUpperCase() ?? null),
    buyer: partyOf(partyGroup(groups, 'BY', 'OB')),
    seller: partyOf(partyGroup(groups, 'SU', 'SE')),
    delivery: deliverTo && partyOf(deliverTo),
    lines: activeLines.slice(0, limits.edi.lines).map(lineOf),
    charges: groupsOf(groups, 'ALC').slice(0, limits.edi.lines).flatMap(chargeOf),
    totals: { lines: sumOf(sums, '79'), grand: sumOf(sums, '77', '39', '9', '128', '86') },
    details: edifactDetails(head),
  };
}

/** The code of the message itself where it says one of its kind: 224 and 227 are orders as well. */
const messageTypeCode = (code: string | null, type: string): string | null =>
  type === 'ORDERS' && code !== null && !['220', '221', '224', '227'].includes(code) ? '220' : (code ?? typeCodes[type] ?? null);

const chargeOf = (group: readonly Segment[]): readonly EmbeddedCharge[] => {
  const [alc] = group;
  const amount = sumOf(group, '8', '23', '204', '25');
  if (amount === null) return [];
  const isAdded = valueIn(alc, 0) !== 'A';
  const name = valueIn(alc, 4, 3);
  return [
    isAdded
      ? { type: chargeTypeOf(valueIn(alc, 4)), name, amount }
      : { type: 'discount', name, amount: `-${amount.replace(/^-/, '')}` },
  ];
};

/** LIN has one number of the article, each PIA up to five more. */
function numbersOf(plain: readonly Segment[]): ItemNumbers {
  const all = plain.flatMap((segment) => {
    const elements =
      segment.tag === 'LIN' ? segment.elements.slice(2, 3) : segment.tag === 'PIA' ? segment.elements.slice(1, 6) : [];
    return elements.flatMap(([number = '', qualifier = '']) => (number.trim() ? [{ number: number.trim(), qualifier }] : []));
  });
  return itemNumbers(all, ownersInEdifact);
}

/** AAA: the net price; the others are before discounts, which the amount of the line has taken off. */
function priceOf(plain: readonly Segment[], isDiscounted: boolean, qty: string | null, amount: string | null) {
  const pri = coded(plain, 'PRI', ['AAA', 'AAB', 'INV', 'CAL', 'AAE']) ?? tagged(plain, 'PRI')[0];
  const [price, base] = [numberOf(valueIn(pri, 0, 1)), numberOf(valueIn(pri, 0, 4))];
  if (!isDiscounted || valueIn(pri, 0) === 'AAA') return { price: priceForOne({ price, base, qty, amount }), base };
  const [sum, count] = [parseDecimal(amount ?? ''), parseDecimal(qty ?? '')];
  const net = sum && count && divide(sum, count, 6);
  return { price: net ? formatDecimal(trimDecimal(net)) : priceForOne({ price, base, qty, amount }), base };
}

function lineOf(segments: readonly Segment[]): EmbeddedLine {
  const { own: ungrouped, groups } = grouped(segments, ofLine);
  const numbers = numbersOf(ungrouped);
  const quantity = coded(ungrouped, 'QTY', ['21', '1', '47', '12']) ?? tagged(ungrouped, 'QTY')[0];
  const qty = numberOf(valueIn(quantity, 0, 1));
  const unit = valueIn(quantity, 0, 2);
  const amount = sumOf(ungrouped, '203', '38');
  const { price, base } = priceOf(ungrouped, groupsOf(groups, 'ALC').length > 0, qty, amount);
  return {
    name:
      descriptionOf(ungrouped) ?? textsOf(ungrouped, () => true)?.split('\n')[0] ?? nameless(numbers) ?? valueIn(segments[0], 0),
    sellerCode: numbers.seller,
    buyerCode: numbers.buyer,
    globalCode: numbers.gtin,
    qty,
    unit,
    price,
    amount,
    deliveryDate: wantedOn([...ungrouped, ...groupsOf(groups, 'SCC').flat()]).until,
    details: edifactLineDetails({ plain: ungrouped, groups, numbers, unit, base }),
  };
}

/** C273: two pieces of free text behind a code and who keeps it. A description may take several segments. */
const descriptionOf = (plain: readonly Segment[]): string | null =>
  tagged(plain, 'IMD')
    .flatMap((imd) => [valueIn(imd, 2, 3), valueIn(imd, 2, 4)])
    .filter((text) => text !== null)
    .join(' ') || null;
