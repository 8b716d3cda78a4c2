import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('articles that a letter lists', () => {
  it('are read by their price, whatever their names hold and whatever is said behind it', async () => {
    expect(
      await lines(
        'Please send us\n\n1. 24 rolls of Gaffer tape, 2 in. x 55 yd. (your item GT-2B55) at $18.40 each\n2. 350 feet of Aircraft cable 1/8 in., 7x19 (your item GAC-18) at $0.62 per foot\n\nThe total of this order comes to $658.60.',
      ),
    ).to.deep.equal([
      '[GT-2B55] 24 rolls Gaffer tape, 2 in. x 55 yd. @ 18.40',
      '[GAC-18] 350 feet Aircraft cable 1/8 in., 7x19 @ 0.62',
    ]);
  });

  it('may say how many behind their names', async () => {
    expect(
      await lines(
        '1) Sıvı sabun 5 lt (SS-5) – 30 adet – birim fiyatı 168,90 TL\n2) Parlatıcı 20 lt (BP-20) – 4 adet – birim fiyatı 1.240,00 TL',
      ),
    ).to.deep.equal(['[SS-5] 30 adet Sıvı sabun 5 lt @ 168.90', '[BP-20] 4 adet Parlatıcı 20 lt @ 1240.00']);
  });

  it('go on in the next line, counted by letters or at the same edge, with what is said of tax behind their price', async () => {
    expect(
      await lines(
        'Zamawiam\n\n a) 120 worków cementu CEM II 42,5 R po 25 kg,\n    po 17,90 zł netto\n\n b) 8 palet bloczka B-24 (po 60 szt.),\n    po 342,00 zł netto\n\n c) 15 m³ piasku płukanego z dowozem,\n    po 88,50 zł netto\n\nRazem 6 211,50 zł netto + VAT.',
      ),
    ).to.deep.equal([
      '120 worków cementu CEM II 42,5 R po 25 kg @ 17.90',
      '8 palet bloczka B-24 (po 60 szt.) @ 342.00',
      '15 m³ piasku płukanego z dowozem @ 88.50',
    ]);
    expect(
      await lines(
        'tilaamme\n\n  320 kpl     Hirsipaneli 15x120,   3,6 m (HP-15120)    à\n  5,45 €\n\n  140 m     Saunalaude leppä 28x90 (SL-2890)   à 8,90   €\n\n  12 ltk     Kiuaskivi 10–15 cm,   20 kg ltk (KK-20)   à 14,50\n  €\n\nYhteensä 3 164,00 € + alv.',
      ),
    ).to.deep.equal([
      '[HP-15120] 320 kpl Hirsipaneli 15x120, 3,6 m @ 5.45',
      '[SL-2890] 140 m Saunalaude leppä 28x90 @ 8.90',
      '[KK-20] 12 ltk Kiuaskivi 10–15 cm, 20 kg ltk @ 14.50',
    ]);
  });

  it('have one price each: a comma between two numbers of one does not part it', async () => {
    expect(
      await lines(
        'Wir benötigen bitte:\n\n12 Stück Vollauszug 500 mm, 30 kg, Art. N-VA500, je 18,40 €\n48 pièces : Charnières 3D, nickel mat (réf. CHI-40) à 7,35 € HT l’unité',
      ),
    ).to.deep.equal([
      '[N-VA500] 12 Stück Vollauszug 500 mm, 30 kg @ 18.40',
      '[CHI-40] 48 pièces Charnières 3D, nickel mat @ 7.35',
    ]);
  });

  it('say in their own language what one of them costs, and in what money', async () => {
    expect(
      await lines(
        '1. Амониев нитрат, чувал 25 kg – 200 бр. по 21,90 евро = 4 380,00 евро\n2. Хербицид 5 L – 14 бр. по 146,00 евро = 2 044,00 евро',
      ),
    ).to.deep.equal(['200 бр Амониев нитрат, чувал 25 kg @ 21.90', '14 бр Хербицид 5 L @ 146.00']);
    expect(
      await lines('1. Jutovi vreći 50 kg – 40 kom po 2,30 EUR = 92,00 EUR\n2. Špaga 100 m – 12 kom po 6,50 EUR = 78,00 EUR'),
    ).to.deep.equal(['40 kom Jutovi vreći 50 kg @ 2.30', '12 kom Špaga 100 m @ 6.50']);
  });

  it('are no dates and no hours', async () => {
    expect(
      await lines(
        'Enviado el: miércoles, 18 de noviembre de 2026 9:41\n\n- 60 mopas planas 60 cm (ref. 3390-60) a 7,95 €/ud\n- 24 cubos con prensa 25 L (ref. 3412) a 46,50 €/ud\n\nTotal 1.593,00 € + IVA.',
      ),
    ).to.deep.equal(['[3390-60] 60 mopas planas 60 cm @ 7.95', '[3412] 24 cubos con prensa 25 L @ 46.50']);
  });

  it('are not what a price list has, whose words end with a size', async () => {
    expect(
      await lines('HB-101   Nitrile glove size 8   pair   € 2.85\nHB-102   Nitrile glove size 9   pair   € 2.85'),
    ).to.deep.equal([]);
  });

  it('tell that one of them could not be read', async () => {
    const letter =
      '1. Immersion suit (your ref. IS-70): six suits at £212.50 each\n2. Hand flare red (your ref. FL-4R): 15 packs at £38.20 each\n3. Torch (your ref. WT-2): 12 pcs at £17.75 each';
    const { reasons } = await extractOne(pagesOf(`# Purchase Order 4711\n${letter}`));
    expect(reasons.map(({ code }) => code)).to.include('rows_not_read');
  });

  it('labels and values by turns may have a value that reads as a label', async () => {
    expect(
      await lines(
        '1  Nitrile gloves, powder free\n    Part Number  NW-GLV    Qty  60    UoM  Each    Price  4.85    Total  291.00\n\n2  Spectacles clear\n    Part Number  NW-SPC    Qty  40    UoM  Each    Price  2.25    Total  90.00',
      ),
    ).to.deep.equal(['[NW-GLV] 60 Each Nitrile gloves, powder free @ 4.85', '[NW-SPC] 40 Each Spectacles clear @ 2.25']);
  });
});

describe('articles that a letter tells in sentences', () => {
  it('reach from how many to what they come to, over the ends of lines and sentences', async () => {
    expect(
      await lines(
        'con la presente Le confermiamo il Vostro impegno per 18 pz pannelli in MDF idrofugo, 19 mm, a\n€ 67,50 cadauno, per complessivi € 1.215,00. Ci servono inoltre 10 risme di laminato bianco\nliscio, formato 305x130, a € 41,20 l’uno (totale € 412,00) e 4 fusti da 25 kg di colla vinilica\na € 88,00 l’uno (totale € 352,00).\n\nL’importo complessivo dell’ordine ammonta a € 1.979,00 oltre IVA.',
      ),
    ).to.deep.equal([
      '18 pz pannelli in MDF idrofugo, 19 mm @ 67.50',
      '10 risme laminato bianco liscio, formato 305x130 @ 41.20',
      '4 fusti da 25 kg di colla vinilica @ 88.00',
    ]);
  });

  it('are counted by a word that nobody knows where quantity and price come to what is said behind them', async () => {
    expect(
      await lines(
        'With reference to our talk we would ask you to let us have 25 sheaves of willow rods, six feet long, at\n£ 14.20 each, £ 355.00 altogether, and besides 3 pcs of stripping knives at £ 31.00 each, £ 93.00\naltogether, and nothing of the 40 poles which we spoke of, not even at £ 12.00 each. Carriage is paid.\n\nTotal £ 448.00',
      ),
    ).to.deep.equal(['25 sheaves of willow rods, six feet long @ 14.20', '3 pcs stripping knives @ 31.00']);
  });
});
