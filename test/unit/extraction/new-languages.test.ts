import { expect } from 'chai';
import { describe, it } from 'mocha';
import { languages } from '../../../packages/order-extraction/rules/languages/index.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const order = (title: string, [po, date, delivery]: readonly [string, string, string], columns: string, total: string): string =>
  `# Kestrel Hardware\nHafenstr. 7, 20457 Hamburg\norders@kestrel.example\n# ${title}\n${po}: 4500712\n${date}: 03.02.2026\n${delivery}: 20.03.2026\n\n${columns}\n5     Bolt M8 zinc      100,00     500,00\n${total}                           500,00`;

const documents: readonly (readonly [string, string, string])[] = [
  [
    'da',
    order('Indkøbsordre', ['Ordrenr.', 'Dato', 'Leveringsdato'], 'Antal  Beskrivelse       Pris       Beløb', 'I alt'),
    'Ordrebekræftelse',
  ],
  [
    'nb',
    order(
      'Innkjøpsordre',
      ['Bestillingsnr.', 'Dato', 'Ønsket leveringsdato'],
      'Antall  Beskrivelse      Pris       Beløp',
      'Sum',
    ),
    'Ordrebekreftelse',
  ],
  [
    'fi',
    order(
      'Ostotilaus',
      ['Tilausnumero', 'Päiväys', 'Toivottu toimituspäivä'],
      'Määrä  Kuvaus            Hinta      Summa',
      'Yhteensä',
    ),
    'Tilausvahvistus',
  ],
  [
    'pl',
    order(
      'Zamówienie',
      ['Numer zamówienia', 'Data wystawienia', 'Termin dostawy'],
      'Ilość  Nazwa             Cena       Wartość',
      'Razem',
    ),
    'Potwierdzenie zamówienia',
  ],
  [
    'cs',
    order(
      'Objednávka',
      ['Číslo objednávky', 'Datum vystavení', 'Termín dodání'],
      'Množství  Název          Cena       Celkem',
      'Celkem',
    ),
    'Potvrzení objednávky',
  ],
  [
    'sk',
    order(
      'Objednávka',
      ['Číslo objednávky', 'Dátum vystavenia', 'Termín dodania'],
      'Množstvo  Názov          Cena       Spolu',
      'Spolu',
    ),
    'Potvrdenie objednávky',
  ],
  [
    'hu',
    order(
      'Megrendelés',
      ['Rendelésszám', 'Kelt', 'Szállítási határidő'],
      'Mennyiség  Megnevezés    Egységár   Összesen',
      'Végösszeg',
    ),
    'Rendelés visszaigazolás',
  ],
  [
    'ro',
    order(
      'Comandă',
      ['Nr. comandă', 'Data comenzii', 'Termen de livrare'],
      'Cantitate  Denumire      Preț       Valoare',
      'Total',
    ),
    'Confirmare de comandă',
  ],
  [
    'tr',
    order(
      'Satın alma siparişi',
      ['Sipariş no', 'Sipariş tarihi', 'Teslim tarihi'],
      'Miktar  Açıklama         Fiyat      Tutar',
      'Toplam',
    ),
    'Sipariş onayı',
  ],
  [
    'lt',
    order(
      'Užsakymas',
      ['Užsakymo Nr.', 'Užsakymo data', 'Pristatyti iki'],
      'Kiekis  Pavadinimas      Kaina      Suma',
      'Iš viso',
    ),
    'Užsakymo patvirtinimas',
  ],
  [
    'lv',
    order('Pasūtījums', ['Pasūtījuma Nr.', 'Datums', 'Piegādes datums'], 'Daudzums  Nosaukums      Cena       Summa', 'Kopā'),
    'Pasūtījuma apstiprinājums',
  ],
  [
    'et',
    order('Ostutellimus', ['Tellimuse nr', 'Kuupäev', 'Soovitud tarneaeg'], 'Kogus  Nimetus           Hind       Summa', 'Kokku'),
    'Tellimuse kinnitus',
  ],
  [
    'ru',
    order('Заказ поставщику', ['Номер заказа', 'Дата', 'Срок поставки'], 'Кол-во  Наименование     Цена       Сумма', 'Итого'),
    'Подтверждение заказа',
  ],
  [
    'uk',
    order('Замовлення', ['Замовлення №', 'Дата', 'Термін поставки'], 'Кількість  Назва товару  Ціна       Сума', 'Разом'),
    'Підтвердження замовлення',
  ],
  [
    'bg',
    order('Поръчка', ['Поръчка №', 'Дата', 'Срок на доставка'], 'К-во  Наименование        Ед. цена   Стойност', 'Общо'),
    'Потвърждение на поръчка',
  ],
  [
    'sr',
    order('Наруџбеница', ['Наруџбеница бр.', 'Датум', 'Рок испоруке'], 'Количина  Назив робе    Цена       Износ', 'Укупно'),
    'Потврда наруџбе',
  ],
  [
    'el',
    order(
      'Παραγγελία',
      ['Αρ. παραγγελίας', 'Ημερομηνία', 'Ημερομηνία παράδοσης'],
      'Ποσότητα  Περιγραφή     Τιμή       Αξία',
      'Σύνολο',
    ),
    'Επιβεβαίωση παραγγελίας',
  ],
  [
    'id',
    order(
      'Pesanan Pembelian',
      ['Nomor Pesanan', 'Tanggal Pesanan', 'Tanggal Pengiriman'],
      'Jumlah  Nama Barang      Harga Satuan   Total Harga',
      'Total Keseluruhan',
    ),
    'Konfirmasi Pesanan',
  ],
  [
    'ms',
    order(
      'Pesanan Belian',
      ['No. Pesanan', 'Tarikh', 'Tarikh Penghantaran'],
      'Kuantiti  Butiran      Harga Seunit   Amaun',
      'Jumlah Besar',
    ),
    'Pengesahan Pesanan',
  ],
  [
    'vi',
    order(
      'ĐƠN ĐẶT HÀNG',
      ['Số đơn hàng', 'Ngày đặt hàng', 'Ngày giao hàng'],
      'Số lượng  Tên hàng      Đơn giá     Thành tiền',
      'Tổng cộng',
    ),
    'XÁC NHẬN ĐƠN HÀNG',
  ],
];

describe('orders in languages without a word list before', () => {
  for (const [code, drawing, confirmation] of documents) {
    it(`${code}: number, date, articles and sum are found, and a confirmation is none`, async () => {
      const extraction = await extractOne(pagesOf(drawing));
      expect(extraction.documentType).to.equal('order');
      expect(fieldValue(extraction, 'po_number')).to.equal('4500712');
      expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-03-20');
      expect(fieldValue(extraction, 'total')).to.equal('500.00');
      expect(extraction.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([['5', '100.00']]);
      const [, title = ''] = /^# (.*)$/m.exec(drawing.split('\n').slice(3).join('\n')) ?? [];
      expect((await extractOne(pagesOf(drawing.replace(title, confirmation)))).documentType).to.equal('order_response');
    });
  }

  it('every language has words for every cue that titles and labels are made of', () => {
    for (const { code, cues } of languages)
      for (const cue of [
        'ordering',
        'number',
        'date',
        'delivering',
        'answering',
        'cancelling',
        'buyer',
        'seller',
        'sum',
        'legal',
      ] as const)
        expect(cues[cue]?.length ?? 0, `${code}: ${cue}`).to.be.above(0);
  });
});

describe('money and dates of Indonesia and Vietnam', () => {
  it('points separate thousands where money has no decimals, and a form before the name makes a company of it', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# PT. Segar Abadi\nJl. Melati No. 7, Bandung\n# SURAT PESANAN\nNomor PO: 4500712\nTgl PO: 3 Agustus 2026\nTanggal Kirim: 20 Agustus 2026\n\nKode Barang  Nama Barang   Banyaknya  Harga Satuan  Jumlah Harga\nKB-104       Wortel lokal        15         81.500     1.222.500\nTotal Keseluruhan                                      Rp 1.222.500',
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('PT. Segar Abadi');
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-08-03');
    expect(fieldValue(extraction, 'delivery_date')).to.equal('2026-08-20');
    expect(fieldValue(extraction, 'currency')).to.equal('IDR');
    expect(fieldValue(extraction, 'total')).to.equal('1222500');
    expect(extraction.lines.map(({ code, qty, price }) => [code?.value, qty?.value, price?.value])).to.deep.equal([
      ['KB-104', '15', '81500'],
    ]);
  });

  it('reads a day that names its month by a number, and the đồng', async () => {
    const extraction = await extractOne(
      pagesOf(
        '# CÔNG TY TNHH THƯƠNG MẠI SEN VÀNG\nHotline: 0903 003 882\n# ĐƠN ĐẶT HÀNG\nSố PO: 4500712\nNgày đặt hàng: Ngày 03 tháng 08 năm 2026\nNgày giao hàng: 20/08/2026\n\nSTT  Tên hàng hóa       ĐVT    Số lượng  Đơn giá   Thành tiền\n1    Băng keo trong     cuộn        240    17.700    4.248.000\nTổng tiền thanh toán                                4.248.000 đ',
      ),
    );
    expect(fieldValue(extraction, 'customer_name')).to.equal('CÔNG TY TNHH THƯƠNG MẠI SEN VÀNG');
    expect(fieldValue(extraction, 'po_number')).to.equal('4500712');
    expect(fieldValue(extraction, 'order_date')).to.equal('2026-08-03');
    expect(fieldValue(extraction, 'currency')).to.equal('VND');
    expect(fieldValue(extraction, 'total')).to.equal('4248000');
    expect(
      extraction.lines.map(({ name, unit, qty, price }) => [name?.value, unit?.value, qty?.value, price?.value]),
    ).to.deep.equal([['Băng keo trong', 'cuộn', '240', '17700']]);
  });
});
