/** Orders in Japanese and Chinese: words without spaces, full-width signs, names around their legal forms. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { canBeName } from '../../../packages/order-extraction/rules/header/names.ts';
import { languageOf } from '../../../packages/order-extraction/rules/languages/index.ts';
import { compact, normalise } from '../../../packages/order-extraction/rules/text.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

type Order = {
  readonly text: string;
  readonly name: string;
  readonly currency: string | null;
  readonly others: Readonly<Record<string, string>>;
};

const orders: Readonly<Record<string, Order>> = {
  Japanese: {
    text: '# 注文書\n有限会社青葉商会 御中\n\n注文番号：4500712\n発行日：2026年2月3日\n納　期：２０２６年３月２０日\n\n                                  株式会社ケストレル工業\n                                  〒101-0041 東京都千代田区神田1-2-3\n                                  TEL 03-1234-5678\n\n品番      品名            数量   単価      金額\nAB-1204   六角ボルト M8      5   100     500\nAB-1301   平座金 M8         10    20     200\n小計                              700\n消費税                             70\n合計金額                         ¥770',
    name: '株式会社ケストレル工業',
    currency: 'JPY',
    others: { order_response: '注文請書', delivery_note: '納品書', quotation: '御見積書', invoice: '請求書' },
  },
  'simplified Chinese': {
    text: '# 采购订单\n采购方：上海凯斯特五金有限公司\n地址：上海市浦东新区张江路88号\n联系人：王芳    电话：021-55551234\n供应商：苏州青叶贸易有限公司\n订单号：4500712\n订单日期：2026年2月3日\n交货日期：2026-03-20\n\n序号  物料编码  名称           单位  数量  单价     金额\n1     AB-1204   六角螺栓 M8    个       5   100.00   500.00\n2     AB-1301   平垫圈 M8      个      10    20.00   200.00\n增值税                                       70.00\n价税合计：                                  770.00元',
    name: '上海凯斯特五金有限公司',
    currency: 'CNY',
    others: { order_response: '订单确认书', delivery_note: '送货单', quotation: '报价单', invoice: '发票' },
  },
  'traditional Chinese': {
    text: '# 採購單\n採購單號：4500712\n採購日期：2026/02/03\n交貨日期：2026/03/20\n廠商名稱：青葉貿易有限公司\n公司名稱：凱斯特五金股份有限公司\n統一編號：12345678\n\n項次  料號      品名規格       單位  數量  單價     金額\n1     AB-1204   六角螺栓 M8    個       5   100      500\n2     AB-1301   平墊圈 M8      個      10    20      200\n營業稅                                       70\n總計                                       770',
    name: '凱斯特五金股份有限公司',
    currency: null,
    others: { order_response: '訂單確認書', delivery_note: '出貨單', quotation: '報價單', invoice: '統一發票' },
  },
};

describe('orders in languages that write words together', () => {
  for (const [language, { text, name, currency, others }] of Object.entries(orders)) {
    it(`${language}: who orders, number, days, articles and sum are found`, async () => {
      const extraction = await extractOne(pagesOf(text));
      expect(extraction.documentType).to.equal('order');
      expect(fieldValue(extraction, 'customer_name')).to.equal(name);
      expect(fieldValue(extraction, 'po_number')).to.equal('4500712');
      expect(fieldValue(extraction, 'order_date')).to.equal('2026-02-03');
      expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-03-20');
      if (currency !== null) expect(fieldValue(extraction, 'currency')).to.equal(currency);
      expect(Number(fieldValue(extraction, 'total'))).to.equal(770);
      expect(extraction.lines.map(({ code, qty, price }) => [code?.value, qty?.value, Number(price?.value)])).to.deep.equal([
        ['AB-1204', '5', 100],
        ['AB-1301', '10', 20],
      ]);
    });

    it(`${language}: a paper by another title is no order`, async () => {
      for (const [type, title] of Object.entries(others)) {
        const extraction = await extractOne(pagesOf(text.replace(/^# .*/, `# ${title}`)));
        expect(extraction.documentType, title).to.equal(type);
      }
    });
  }

  it('one sign stands for the yuan and the yen: the language tells', async () => {
    const { text = '' } = orders['simplified Chinese'] ?? {};
    expect(fieldValue(await extractOne(pagesOf(text.replace('770.00元', '￥770.00'))), 'currency')).to.equal('CNY');
  });

  it('a day in Japan may be counted by the reign', async () => {
    const { text = '' } = orders.Japanese ?? {};
    const extraction = await extractOne(pagesOf(text.replace('2026年2月3日', '令和8年2月3日')));
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-02-03');
  });
});

describe('words for comparing', () => {
  it('keep Chinese and Japanese letters, apart from Latin ones and from a legal form', () => {
    expect(normalise('ＰＯ番号：４７１１')).to.equal('po 番号 4711');
    expect(normalise('数　量')).to.equal('数量');
    expect(normalise('ﾌﾞﾗｹｯﾄ・カバー')).to.equal('ブラケット カバー');
    expect(normalise('株式会社山田製作所')).to.equal('株式会社 山田製作所');
    expect(normalise('上海凯斯特五金股份有限公司')).to.equal('上海凯斯特五金 股份有限公司');
    expect(compact('株式会社 山田 製作所')).to.equal(compact('株式会社山田製作所'));
  });

  it('tell the language by its letters', () => {
    expect(languageOf(normalise('注文書 下記のとおり発注します')).code).to.equal('ja');
    expect(languageOf(normalise('采购订单 供应商 交货日期')).code).to.equal('zh');
    expect(languageOf(normalise('the order of 株式会社 in our list of the goods and for the price')).code).to.equal('en');
  });

  it('make a name of a company, and none of a label or a title', () => {
    for (const name of ['株式会社山田製作所', '上海凯斯特五金有限公司', '凱斯特五金股份有限公司'])
      expect(canBeName(name), name).to.equal(true);
    for (const other of ['注文番号', '数量', '采购订单', '交货日期', '合計金額']) expect(canBeName(other), other).to.equal(false);
  });
});
