/** The same order in EDIFACT D.96A and in X12 004010, written from the directories of UN/EDIFACT and from the implementation guides of X12. */

/** Segments of a message as EDIFACT, in an interchange whose trailers count right. */
export const edifactMessage = (
  segments: readonly string[],
  { type = 'ORDERS:D:96A:UN:EAN008', reference = '1' } = {},
): readonly string[] => [`UNH+${reference}+${type}`, ...segments, `UNT+${segments.length + 2}+${reference}`];
export const interchange = (
  messages: readonly (readonly string[])[],
  { una = '', syntax = 'UNOC:3', newline = '\r\n' } = {},
): string =>
  una +
  [`UNB+${syntax}+4012345000009:14+4098765000003:14+261124:0900+77`, ...messages.flat(), `UNZ+${messages.length}+77`]
    .map((segment) => `${segment}'`)
    .join(newline);

export const edifactLines = [
  'LIN+1++4012345001207:EN',
  'PIA+1+DL-1:SA+B-7:IN+M-55:MF',
  'IMD+F++:::Desk lamp, arm 60 cm?: black:with bulb',
  'QTY+21:3:PCE',
  'DTM+2:20261210:102',
  'MOA+203:37.50',
  'PRI+AAA:12.50',
  'FTX+LIN+++Without packaging',
  'TAX+7+VAT+++:::19+S',
  'LIN+2',
  'PIA+5+CP-4:SA',
  'IMD+F++:::Copy paper',
  'QTY+21:10:PK',
  'MOA+203:42,00',
  'PRI+AAA:42:::10:PK',
  'SCC+1',
  'QTY+11:4:PK',
  'DTM+2:20261211:102',
  'QTY+11:6:PK',
  'DTM+2:20261218:102',
];

export const edifactOrder = ({
  code = '220',
  number = 'PO-2026-77',
  purpose = '9',
  lines = edifactLines,
} = {}): readonly string[] => [
  `BGM+${code}+${number}+${purpose}`,
  'DTM+137:20261124:102',
  'DTM+64:20261209:102',
  'DTM+2:20261210:102',
  'FTX+DEL+++Tail lift needed:Ring twice at gate 3',
  'FTX+PMT+++30 days net, 2 % in 10 days',
  'RFF+CT:F-2026-9',
  'RFF+AAG:Q-88',
  'RFF+CR:KST 4711',
  'RFF+AEP:P-12',
  'NAD+BY+4012345000009::9++Northgate Büro GmbH:Einkauf+Hafenstraße 1+Bremen++28195+DE',
  'RFF+VA:DE123456789',
  'RFF+IT:C-9',
  'CTA+OC+:Jo Bloggs',
  'COM+office@northgate.example:EM',
  'COM+?+49 421 1:TE',
  'NAD+SU+4098765000003::9++Contoso Trading GmbH',
  'NAD+DP+4012345000016::9++Northgate Lager+Tor 3:Kaistraße 9+Hamburg++20457+DE',
  'CTA+DL+:A. Lager',
  'NAD+IV+++Northgate Holding+Hafenstraße 2+Bremen++28195+DE',
  'TAX+7+VAT+++:::19+S',
  'MOA+125:83.00',
  'MOA+124:15.77',
  'CUX+2:EUR:9',
  'PAT+1++5:3:D:30',
  'PAT+22++5:3:D:10',
  'PCD+12:2',
  'TDT+20++30+31+:::Contoso Freight',
  'TOD+3++DAP',
  'LOC+1+:::Hamburg',
  'ALC+C++++FC:::Freight',
  'MOA+8:3.50',
  ...lines,
  'UNS+S',
  'MOA+79:79.50',
  'MOA+125:83.00',
  'MOA+124:15.77',
  'MOA+77:98.77',
  'CNT+2:2',
];

export const edifact = (): string => interchange([edifactMessage(edifactOrder())]);

/** The envelopes of X12 around the segments of sets. */
export const x12Interchange = (sets: readonly (readonly string[])[], { element = '*', end = '~\r\n' } = {}): string =>
  [
    'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*CONTOSO        *261124*0900*U*00401*000000077*0*P*>',
    'GS*PO*NORTHGATE*CONTOSO*20261124*0900*5*X*004010',
    ...sets.flat(),
    `GE*${sets.length}*5`,
    'IEA*1*000000077',
  ]
    .map((segment) => `${segment.replaceAll('*', element)}${end}`)
    .join('');

export const x12Set = (type: string, segments: readonly string[], reference = '0001'): readonly string[] => [
  `ST*${type}*${reference}`,
  ...segments,
  `SE*${segments.length + 2}*${reference}`,
];

export const x12Lines = [
  'PO1*1*3*EA*12.5*PE*VP*DL-1*BP*B-7*MG*M-55*EN*4012345001207',
  'PID*F****Desk lamp, arm 60 cm',
  'DTM*002*20261210',
  'TXI*LS*7.13*19',
  'MSG*Without packaging',
  'PO1*2*10*CA*42*HP*VP*CP-4',
  'PID*F****Copy paper',
  'SCH*4*CA***002*20261211',
  'SCH*6*CA***002*20261218',
];

const x12Parties = [
  'N1*BY*Northgate Office Inc*92*C-9',
  'N3*1 Harbor Street',
  'N4*Boston*MA*02101*US',
  'PER*OC*Jo Bloggs*TE*+1 617 1*EM*office@northgate.example',
  'N1*VN*Contoso Trading',
  'N1*ST*Northgate Warehouse*UL*4012345000016',
  'N2*Receiving',
  'N3*9 Quay Road*Gate 3',
  'N4*Portland*ME*04101*US',
  'N1*BT*Northgate Holding',
  'N3*2 Harbor Street',
  'N4*Boston*MA*02101*US',
];

export const x12Order = ({ purpose = '00', lines = x12Lines } = {}): readonly string[] => [
  `BEG*${purpose}*SA*PO-2026-77**20261124*F-2026-9`,
  'CUR*BY*USD',
  'REF*DP*KST 4711',
  'REF*Q1*Q-88',
  'REF*JB*P-12',
  'FOB*CC*DE*Portland*01*DAP*DE*Portland',
  'CSH*SC',
  'ITD*01*3*2**10**30*****Net 30, 2 % in 10 days',
  'DTM*064*20261209',
  'DTM*002*20261210',
  'TD5*O*2*UPSN*M*UPS Ground',
  'N9*L1*NOTE*Tail lift needed',
  'MSG*Ring twice at gate 3',
  'SAC*C*D240***350**********Freight',
  ...x12Parties,
  ...lines,
  'CTT*2',
  'AMT*TT*79.5',
];

export const x12 = (): string => x12Interchange([x12Set('850', x12Order())]);
