/** What of a message is its writer's own words, and how they stand on a page. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { linesOfPage } from '../../../packages/order-extraction/rules/layout/page-lines.ts';
import { readMessage } from '../../../src/adapters/documents/message/message-words.ts';

const linesOf = (plain: string | null, html: string | null = null, subject: string | null = null): readonly string[] =>
  readMessage({ subject, plain, html }).pages.flatMap((page) => linesOfPage(page).map((line) => line.text));
const order = ['10 x Desk lamp', '5 boxes of Paper'];
const said = order.join('\n');

describe('the words of a message', () => {
  const quotes: { readonly [name: string]: string } = {
    'marks of quotation': '> 99 x Old thing\n> 3 boxes of Old paper',
    'an English introduction': 'On Tue, 3 Mar 2026 at 10:12, Anna Berg <anna@buyer.example> wrote:\n99 x Old thing',
    'an introduction over two lines': 'On Tue, 3 Mar 2026 at 10:12, Anna Berg\n<anna@buyer.example> wrote:\n99 x Old thing',
    'a German introduction': 'Am 03.03.2026 um 10:12 schrieb Anna Berg <anna@buyer.example>:\n99 x Old thing',
    'a French introduction': 'Le mar. 3 mars 2026 à 10:12, Anna Berg <anna@buyer.example> a écrit :\n99 x Old thing',
    'a Spanish introduction': 'El mar, 3 mar 2026 a las 10:12, Anna (<anna@buyer.example>) escribió:\n99 x Old thing',
    'an Italian introduction': 'Il giorno mar 3 mar 2026 alle ore 10:12 Anna <anna@buyer.example> ha scritto:\n99 x Old thing',
    'a Dutch introduction': 'Op di 3 mrt 2026 om 10:12 schreef Anna Berg <anna@buyer.example>:\n99 x Old thing',
    'a Portuguese introduction': 'Em ter., 3 de mar. de 2026 às 10:12, Anna <anna@buyer.example> escreveu:\n99 x Old thing',
    'a Swedish introduction': 'Den tis 3 mars 2026 kl 10:12 skrev Anna Berg <anna@buyer.example>:\n99 x Old thing',
    'a Polish introduction': 'wt., 3 mar 2026 o 10:12 Anna Berg <anna@buyer.example> napisał(a):\n99 x Old thing',
    'a Czech introduction': 'út 3. 3. 2026 v 10:12 odesílatel Anna Berg <anna@buyer.example> napsal:\n99 x Old thing',
    "Outlook's separator": '-----Original Message-----\nFrom: Anna\n99 x Old thing',
    "Outlook's German separator": '-----Ursprüngliche Nachricht-----\n99 x Old thing',
    "Outlook's English header":
      'From: Anna Berg\nSent: Tuesday, 3 March 2026 10:12\nTo: Orders\nSubject: Lamps\n\n99 x Old thing',
    "Outlook's German header":
      'Von: Anna Berg\nGesendet: Dienstag, 3. März 2026 10:12\nAn: Bestellungen\nBetreff: Lampen\n\n99 x Altes',
    "Outlook's French header": 'De : Anna Berg\nEnvoyé : mardi 3 mars 2026 10:12\nÀ : Commandes\nObjet : Lampes\n\n99 x Vieux',
    "Outlook's Spanish header":
      'De: Anna Berg\nEnviado el: martes, 3 de marzo de 2026\nPara: Pedidos\nAsunto: Lámparas\n\n99 x Viejo',
    "Outlook's Italian header": 'Da: Anna Berg\nInviato: martedì 3 marzo 2026 10:12\nA: Ordini\nOggetto: Lampade\n\n99 x Vecchio',
    "Outlook's Dutch header": 'Van: Anna Berg\nVerzonden: dinsdag 3 maart 2026 10:12\nAan: Orders\nOnderwerp: Lampen\n\n99 x Oud',
    "Outlook's Polish header": 'Od: Anna Berg\nWysłano: wtorek, 3 marca 2026 10:12\nDo: Zamówienia\nTemat: Lampy\n\n99 x Stare',
    'a forwarded mail': '---------- Forwarded message ---------\nFrom: Anna\n99 x Old thing',
    'a signature': '-- \nAnna Berg\n99 x Old thing',
    'a greeting and who greets': 'Mit freundlichen Grüßen\nAnna Berg\nBerg & Söhne GmbH\n99 x Old thing',
    'an English greeting': 'Kind regards,\nAnna Berg\n99 x Old thing',
    'a disclaimer': 'This e-mail and any attachments are confidential and intended for the addressee only, even\n99 x Old thing',
    'a German disclaimer':
      'Diese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen. Wenn Sie nicht\n99 x Altes',
  };
  for (const [name, quote] of Object.entries(quotes))
    it(`end before ${name}`, () => {
      expect(linesOf(`${said}\n\n${quote}`)).to.deep.equal(order);
    });

  it('go on below a quotation that is answered in between', () => {
    expect(linesOf(`> How many lamps?\n10 x Desk lamp\n> And paper?\n5 boxes of Paper`)).to.deep.equal(order);
  });

  it('are nothing when all of it is quoted', () => {
    expect(readMessage({ subject: 'Order 4711', plain: '> 10 x Desk lamp', html: null }).pages).to.deep.equal([]);
  });

  it('have the subject as their title, but not one that answers another mail', () => {
    expect(linesOf(said, null, 'Order 4711')).to.deep.equal(['Subject: Order 4711', ...order]);
    for (const subject of ['Re: Offer 12', 'AW: Angebot 12', 'WG: Bestellung', 'Fwd: Order', 'RE[2]: Order'])
      expect(linesOf(said, null, subject), subject).to.deep.equal(order);
  });

  it('keep what a telephone adds out', () => {
    expect(linesOf(`${said}\n\nSent from my iPhone`)).to.deep.equal(order);
    expect(linesOf(`${said}\n\nVon meinem iPhone gesendet`)).to.deep.equal(order);
  });

  it('are whole sentences, one in a line', () => {
    expect(linesOf('Please send us 3 boxes of paper. We also need 5 toners. Stk. Locher')).to.deep.equal([
      'Please send us 3 boxes of paper.',
      'We also need 5 toners.',
      'Stk. Locher',
    ]);
  });
});

describe('the table of a message', () => {
  const columns = (page: string | null, html: string | null): readonly (readonly string[])[] =>
    readMessage({ subject: null, plain: page, html }).pages.flatMap((one) =>
      linesOfPage(one).map((line) => line.segments.map(({ text }) => text)),
    );
  const rows = [
    ['Article', 'Quantity', 'Price'],
    ['Desk lamp', '10', '12.50'],
    ['A rather long name of an article', '5', '4.20'],
  ];

  it('has its columns when it is HTML, whatever frames it', () => {
    const table = `<table><tr>${rows.map((row) => row.map((cell) => `<td><p>${cell}</p></td>`).join('')).join('</tr><tr>')}</tr></table>`;
    expect(columns('garbled', table)).to.deep.equal(rows);
    expect(columns(null, `<table><tr><td><div>${table}</div></td></tr></table>`)).to.deep.equal(rows);
    expect(columns(null, table.replaceAll('</td>', '').replaceAll('</tr>', ''))).to.deep.equal(rows);
  });

  for (const [name, mark] of [
    ['tabs', '\t'],
    ['bars', ' | '],
    ['semicolons', ';'],
  ] as const)
    it(`has its columns when they are parted by ${name}`, () => {
      expect(columns(rows.map((row) => row.join(mark)).join('\n'), null)).to.deep.equal(rows);
    });

  it('has its columns when they are aligned by blanks', () => {
    const aligned = rows.map(([a = '', b = '', c = '']) => `${a.padEnd(36)}${b.padEnd(12)}${c}`).join('\n');
    expect(columns(aligned, null)).to.deep.equal(rows);
  });

  it('is not made of what nobody sees', () => {
    const hidden = [
      '<div style="display:none">99 x Hidden lamp</div>',
      '<span style="font-size:0px;color:#fff">99 x Tiny</span>',
      '<style>99 x Style</style>',
      '<div hidden>99 x Hidden</div>',
      '<!-- 99 x Comment -->',
      '<blockquote type="cite">99 x Quoted</blockquote>',
      '<div class="gmail_quote">99 x Quoted</div>',
      '<div id="divRplyFwdMsg">99 x Quoted</div>',
    ].join('');
    expect(linesOf(null, `<p>${said.replace('\n', '</p><p>')}</p>${hidden}`)).to.deep.equal(order);
  });

  it('comes to an end, however it is made', () => {
    const hostile = [
      '<div>'.repeat(200_000),
      '<table><tr><td>'.repeat(50_000),
      `<td colspan="999999999">${'x '.repeat(100_000)}`,
      '</table></td></tr>'.repeat(50_000),
      `<p>${'&nbsp;'.repeat(300_000)}</p>`,
      'x'.repeat(2_000_000),
      '<'.repeat(500_000),
    ];
    for (const html of hostile) {
      const pages = readMessage({ subject: null, plain: null, html }).pages;
      expect(pages.reduce((sum, { words }) => sum + words.length, 0)).to.be.below(300_000);
    }
    for (const plain of ['\n'.repeat(900_000), '|'.repeat(900_000), `${'a;b;c\n'.repeat(200_000)}`, ' '.repeat(900_000)])
      expect(readMessage({ subject: null, plain, html: null }).pages.length).to.be.below(20);
  });
});
