/** Transaction sets of X12 that order or are about an order (850, 860) as data. */
import type { EmbeddedCharge, EmbeddedDocument, EmbeddedLine } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { currencyCode, dateOf, priceForOne } from '../xml/values.ts';
import { itemNumbers, nameless, ownersInX12 } from './item-numbers.ts';
import { coded, grouped, type Message, type Segment, tagged, valueIn } from './segments.ts';
import { lastDayOf, x12Details, x12LineDetails } from './x12-details.ts';
import { chargeTypeOf, implied, numberOf, partyGroup, partyOf, wantedOn } from './x12-values.ts';

/** What a set is in UN/CEFACT 1001, the segment that it begins with, and the elements of that which hold its number, the order's, and its day. */
type Kind = {
  readonly code: string;
  readonly begins: string;
  readonly number: number;
  readonly order: number;
  readonly day: number;
};
const kinds: { readonly [type: string]: Kind } = {
  850: { code: '220', begins: 'BEG', number: 2, order: 2, day: 4 },
  860: { code: '230', begins: 'BCH', number: 2, order: 2, day: 5 },
  855: { code: '231', begins: 'BAK', number: 2, order: 2, day: 3 },
  865: { code: '231', begins: 'BCA', number: 2, order: 2, day: 5 },
  810: { code: '380', begins: 'BIG', number: 1, order: 3, day: 0 },
  856: { code: '351', begins: 'BSN', number: 1, order: 9, day: 2 },
};

/** 353: what a set is for */
const cancellation = '01';
const changes: ReadonlySet<string> = new Set(['04', '05']);
/** 670: what becomes of a line */
const deleted = 'DI';

const ofHead = ['N1', 'N9', 'SAC'];
const lineTags = ['PO1', 'POC', 'IT1'];

/** Whether a set of this type is read. */
export const isX12Order = ({ type }: Message): boolean => Object.hasOwn(kinds, type);

export function x12Order({ type, segments }: Message): EmbeddedDocument {
  const { code = '', begins = '', number = 0, order = 0, day = 0 } = kinds[type] ?? {};
  const first = segments.findIndex(({ tag }) => lineTags.includes(tag));
  const end = segments.findIndex(({ tag }) => tag === 'CTT' || tag === 'TDS');
  const behindAt = end < 0 ? segments.length : end;
  const { own: ungrouped, groups } = grouped(segments.slice(0, first < 0 ? behindAt : first), ofHead);
  const behind = segments.slice(behindAt);
  const lineGroups = first < 0 ? [] : grouped(segments.slice(first, behindAt), lineTags).groups;
  const activeLines = lineGroups.filter(([line]) => !(line?.tag === 'POC' && valueIn(line, 1) === deleted));
  const begin = tagged(segments, begins)[0];
  const purpose = valueIn(begin, 0) ?? '';
  const isOrder = type === '850' || type === '860';
  const isChange = isOrder && (type === '860' || changes.has(purpose));
  const cancels = isOrder && (purpose === cancellation || (isChange && lineGroups.length > 0 && activeLines.length === 0));
  const deliverTo = partyGroup(groups, 'ST', 'DA', 'UC');
  const total = numberOf(valueIn(coded(behind, 'AMT', ['TT', '1']), 1)) ?? implied(valueIn(tagged(behind, 'TDS')[0], 0));
  return {
    syntax: 'x12',
    file: null,
    typeCode: isChange ? '230' : code,
    ...(cancels ? { cancels } : {}),
    number: valueIn(begin, number),
    orderReference: valueIn(begin, order),
    issueDate: dateOf(valueIn(begin, day)),
    deliveryDate: wantedOn(ungrouped).until,
    currency: currencyCode(valueIn(tagged(ungrouped, 'CUR')[0], 1)),
    buyer: partyOf(partyGroup(groups, 'BY', 'OB', 'BT')),
    seller: partyOf(partyGroup(groups, 'SE', 'VN', 'SU')),
    delivery: deliverTo && partyOf(deliverTo),
    lines: activeLines.slice(0, limits.edi.lines).map(lineOf),
    charges: [...groups, [...behind]].flatMap(chargesIn),
    totals: { lines: null, grand: total },
    details: x12Details({ own: ungrouped, groups, behind, contract: begins === 'BEG' ? valueIn(begin, 5) : null }),
  };
}

/** 248: A an allowance, C a charge */
const chargesIn = (segments: readonly Segment[]): readonly EmbeddedCharge[] =>
  tagged(segments, 'SAC').flatMap((sac): readonly EmbeddedCharge[] => {
    const amount = implied(valueIn(sac, 4));
    if (amount === null) return [];
    const name = valueIn(sac, 14);
    return valueIn(sac, 0) === 'A'
      ? [{ type: 'discount', name, amount: `-${amount.replace(/^-/, '')}` }]
      : [{ type: chargeTypeOf(valueIn(sac, 1)), name, amount }];
  });

/** 639: "HP" and "TP" are prices for a hundred and a thousand */
const bases: { readonly [code: string]: string } = { HP: '100', HT: '100', TP: '1000', TE: '1' };

/** Behind quantity, unit, price and its basis come pairs of whose number (235) and the number. A change has two more elements in front. */
function placesOf(line: Segment) {
  const at = line.tag === 'POC' ? 2 : 1;
  const unitAt = line.tag === 'POC' ? 4 : 2;
  const pairs = Array.from({ length: 10 }, (_, pair) => unitAt + 3 + pair * 2);
  return {
    qty: numberOf(valueIn(line, at)),
    unit: valueIn(line, unitAt),
    price: numberOf(valueIn(line, unitAt + 1)),
    base: bases[valueIn(line, unitAt + 2) ?? ''] ?? null,
    numbers: pairs.flatMap((position) => {
      const [qualifier, number] = [valueIn(line, position), valueIn(line, position + 1)];
      return qualifier && number ? [{ qualifier, number }] : [];
    }),
  };
}

const descriptionOf = (segments: readonly Segment[]): string | null =>
  tagged(segments, 'PID')
    .flatMap((pid) => valueIn(pid, 4) ?? [])
    .join(' ') || null;

const none: Segment = { tag: '', elements: [] };

function lineOf(segments: readonly Segment[]): EmbeddedLine {
  const [line = none] = segments;
  const { qty, unit, price, base, numbers: pairs } = placesOf(line);
  const numbers = itemNumbers(pairs, ownersInX12);
  const forOne = priceForOne({ price, base, qty, amount: null });
  return {
    name: descriptionOf(segments) ?? nameless(numbers) ?? valueIn(line, 0),
    sellerCode: numbers.seller,
    buyerCode: numbers.buyer,
    globalCode: numbers.gtin,
    qty,
    unit,
    price: forOne,
    amount: numberOf(valueIn(coded(segments, 'AMT', ['1', 'LI']), 1)),
    deliveryDate: lastDayOf(segments),
    details: x12LineDetails({ segments, numbers, position: valueIn(line, 0), unit, base }),
  };
}
