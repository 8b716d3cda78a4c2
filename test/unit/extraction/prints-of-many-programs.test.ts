import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const rows =
  'Code   Description        Qty      Unit Price   Amount\nA-1    Drill, 20 mm       5        100.00       500.00\nA-2    Spare bit          6        20.00        120.00\nTotal                                           620.00';
const numberOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'po_number');
const nameOf = async (text: string): Promise<string | null> => fieldValue(await extractOne(pagesOf(text)), 'customer_name');

describe('prints of many programs', () => {
  it('what an order comes to is no number of it, whatever is known of the words beside it', async () => {
    const icelandic = `Gistihúsið Fjallasel ehf.\nPÖNTUN\n\nMagn       Lýsing                 Ein.verð kr.     Alls kr.\n4 fötur    Þvottaefni 10 kg       7.890            31.560\n3 brúsar   Gljái 5 lítrar         12.217           36.650\nSamtals án vsk.                                    68.210`;
    expect(await numberOf(icelandic)).to.equal(null);
    const letter = `S.C. CONSTRUCT VALEA IERII S.R.L.\nNr. 214 / 08.04.2026\n\n# COMANDĂ\n\nPrin prezenta vă comandăm ferm:\n1. 120 saci ciment 40 kg – 28,50 lei/sac\n2. 18 buc plasă sudată – 146,00 lei/buc\nValoarea totală a comenzii este de 6.048,00 lei fără TVA.`;
    expect(await numberOf(letter)).to.not.equal('6.048');
  });

  it('nor is a telephone behind its area, or the number of a tax in a line with other data', async () => {
    const brazilian = `IMPLEMENTOS AGRÍCOLAS TRÊS RIOS S/A\nCEP 98700-000 IJUÍ - RS TEL: (55)    3331-7700\n\n# PEDIDO DE COMPRA\n\n${rows}`;
    expect(await numberOf(brazilian)).to.equal(null);
    const spanish = `Talleres Hermanos Arconada, S.L.\nC/ Forja, 27 – 09001 Burgos – CIF B09217744 – Tel. 947 29 81 03\n\n# PEDIDO A PROVEEDOR\nSerie 1 Número 000356 Fecha 14/04/2026 Almacén GEN Proveedor 00072\n\n${rows}`;
    expect(await numberOf(spanish)).to.equal('000356');
  });

  it('numbers with the kind of their paper and a series, or begun with letters and a point', async () => {
    const portuguese = await extractOne(
      sheetOf([
        ['Nota de Encomenda a Fornecedor', null, 'NEF A2026/287'],
        ['Fornecedor', null, 'Emitida por'],
        ['Lagar do Côa, Lda.', null, 'Residencial Quinta da Barrosa, Unipessoal Lda.'],
        ['Artigo', 'Descrição', 'Quant.', 'Preço Unit.', 'Total'],
        ['AZ-075', 'Azeite virgem extra', 20, 47.4, 948],
      ]),
    );
    expect(fieldValue(portuguese, 'po_number')).to.equal('NEF A2026/287');
    const dotted = `Muster Stationery Ltd\n\n# Purchase Order\nNomor PO               Tanggal\nPO.2026.04.00057       21 April 2026\n\n${rows}`;
    expect(await numberOf(dotted)).to.equal('PO.2026.04.00057');
  });

  it('a name before the label of a register whose number stands in the next line, and one whose form does', async () => {
    const ukrainian = `# Замовлення постачальнику № ВК-219 від 3 червня 2025 р.\n\nПостачальник:   ТОВ «БРЕННІНГЕР УКРАЇНА», код за ЄДРПОУ 38114470\nПокупець:       Комунальне підприємство «Водоканал», код за ЄДРПОУ\n                05511843, 77300, м. Калуш, вул. Винниченка, 9\n\n${rows}`;
    expect(await nameOf(ukrainian)).to.equal('Комунальне підприємство «Водоканал»');
    const belgian = `Centre Hospitalier Sainte-Waudru-sur-Haine     BON DE COMMANDE BC25-014483\nASBL\nPharmacie & achats médicaux\n\nFournisseur 20331\nBrenninger Belgium SA\n\n${rows}`;
    expect(await nameOf(belgian)).to.equal('Centre Hospitalier Sainte-Waudru-sur-Haine ASBL');
  });

  it('an order that is an annex to a contract, and one that a body writes about', async () => {
    const annex = `# Додаток № 4 до договору\n\n# ЗАМОВЛЕННЯ № 4/03\n\nПокупець: ПП «Хлібний Двір»\nПостачальник: ТОВ «Агросировина»\n\n${rows}`;
    expect((await extractOne(pagesOf(annex))).documentType).to.equal('order');
    const lithuanian = `VIEŠOJI ĮSTAIGA „SLAUGOS NAMAI“\n\nDĖL PREKIŲ UŽSAKYMO\n\nPagal sutartį Nr. 23/118:\nEil. Nr.   Prekės pavadinimas     Kodas      Kiekis\n1          Guminės pirštinės      PR-1120    50 poros\n2          Servetėlės             PO-7710    35 dėž.`;
    expect((await extractOne(pagesOf(lithuanian))).documentType).to.equal('order');
  });

  it('a price list behind its company, whose least order is no title, and a form that comes to nothing by a day', async () => {
    const list = await extractOne(
      sheetOf([
        ['BRENNINGER ITALIA S.R.L. – LISTINO PREZZI RIVENDITORI'],
        ['Valido dal 01/07/2025 – annulla e sostituisce i precedenti.'],
        ['Minimo ordine € 150,00 – info@brenninger.example'],
        ['Codice', 'Descrizione', 'Conf. pz', 'Prezzo listino', 'Prezzo da 10 conf.'],
        ['SP-001', 'Spugna abrasiva verde', 10, 4.9, 4.51],
        ['SP-014', 'Panno microfibra blu', 5, 6.2, 5.7],
      ]),
    );
    expect(list.documentType).to.equal('quotation');
    const form = await extractOne(
      sheetOf([
        ['BESTILLINGSSEDDEL – julesortiment 2025'],
        ['Udfyld antal og send til ordre@brenninger.example senest 1. oktober 2025'],
        ['Firma:'],
        ['Ønsket levering:'],
        ['Varenr.', 'Vare', 'Kolli', 'Pris pr. stk. DKK', 'Antal', 'I alt'],
        ['J-101', 'Servietter 33x33', 20, 18.95, null, 0],
        ['J-102', 'Dug på rulle', 6, 89, null, 0],
        ['J-110', 'Bloklys 7x15 cm', 12, 14.5, null, 0],
        [null, null, null, null, 'I alt', 0],
      ]),
    );
    expect(form.documentType).to.equal('other');
  });

  it('articles left of how many and what they come to', async () => {
    const cards = `# PASŪTĪJUMS P-25/1107\n\n1    Kravas siksna 50 mm, 10 m          30 gab. × 14,85 = 445,50\n     Artikuls LV-20117\n\n2    Paklājs 250x200 mm                 400 gab. × 0,62 = 248,00\n     Artikuls LV-20140\n\nSumma bez PVN                             693,50`;
    expect(linesOf(await extractOne(pagesOf(cards)))).to.deep.equal([
      '[LV-20117] 30 gab Kravas siksna 50 mm, 10 m @ 14.85',
      '[LV-20140] 400 gab Paklājs 250x200 mm @ 0.62',
    ]);
  });

  it('a number in brackets is the code of an article and not its price, and the last one follows a word that joins', async () => {
    const letter =
      'Fra: Kirsten Bramsen <kontor@bramsen.example>\nEmne: Bestilling igen\n\nVi vil gerne bestille:\n\n60 meter flexslange 25 mm (varenr. 4417)\n8 stk drikkekopper til kalve (9031)\nog 2 par gummistøvler str. 43\n\nMvh. Kirsten';
    expect(linesOf(await extractOne(pagesOf(letter)))).to.deep.equal([
      '[4417] 60 meter flexslange 25 mm',
      '[9031] 8 stk drikkekopper til kalve',
      '2 par gummistøvler str. 43',
    ]);
  });

  it('the second of two languages names a value, and marks and rupiah are money', async () => {
    const welsh = `YSGOL GYFUN LLANFERIN COMPREHENSIVE SCHOOL\n\n# Archeb Brynu / Purchase Order YGL 04418\nDyddiad angen / Date required         22/08/2025\n\n${rows}`;
    expect(fieldValue(await extractOne(pagesOf(welsh)), 'delivery_date')).to.equal('2025-08-22');
    const currencyOf = async (price: string): Promise<string | null> =>
      fieldValue(
        await extractOne(
          pagesOf(`# Narudžbenica 12/25\n\nNaziv        Količina    Cijena      Iznos\nCement       280         ${price}\n`),
        ),
        'currency',
      );
    expect(await currencyOf('9,35 KM     2.618,00 KM')).to.equal('BAM');
    expect(await currencyOf('Rp 935      Rp 261.800')).to.equal('IDR');
  });

  it('a total in larger letters below its label, and figures of a register that are no sum', async () => {
    const table = rows.slice(0, rows.indexOf('\nTotal'));
    const italian = `# ORDINE 4711\n\n${table}\n\nTotale imponibile        Totale IVA             Totale documento\n\n\n# 620,00                 # 136,40               # 756,40 EUR`;
    expect(fieldValue(await extractOne(pagesOf(italian)), 'total')).to.equal('756.40');
    const registered = `# INKOOPORDER 4711\nMuster Bakkerij B.V.\n\n${rows}\n\nKvK 08155021 | btw NL8122.04.557.B01`;
    const { reasons } = await extractOne(pagesOf(registered));
    expect(reasons.map(({ code }) => code)).to.not.include('total_uncertain');
  });
});
