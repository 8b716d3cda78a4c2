import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

const rows =
  '\n\nA-1    Lamp           3      10.00     30.00\nB-2    Chair          2      40.00     80.00\n                             110.00';
const typeOf = async (head: string): Promise<string> =>
  (await extractOne(pagesOf(`Muster Ltd\nHill Road 4\n\n${head}${rows}`))).documentType;
const drafts = (type: string): boolean => type === 'order' || type === 'order_change';

/** frame contract, call-off plan or forecast; confirmation; quotation or its request; price list; invoice; delivery note; return; reminder */
const titles: { readonly [language: string]: readonly string[] } = {
  en: [
    'Framework Agreement',
    'Blanket contract',
    'Sales Forecast',
    'Order acknowledgement',
    'Request for Quotation',
    'Price list',
    'Pro-forma Invoice',
    'Packing slip',
    'Return form',
    'Final reminder',
  ],
  de: [
    'Rahmenvertrag',
    'Rahmen-Vereinbarung',
    'Lieferplan',
    'Auftragsbestätigung',
    'Auftrags-Bestätigung',
    'Preisanfrage',
    'Preisliste',
    'Proforma-Rechnung',
    'Lieferschein',
    'Rücklieferschein',
    'Zahlungserinnerung',
  ],
  fr: [
    'Contrat-cadre',
    'Accord-cadre',
    'Prévisions de commande',
    'Accusé de réception de commande',
    'Demande de devis',
    'Liste de prix',
    'Facture pro-forma',
    'Bon de livraison',
    'Bon de retour',
    'Lettre de relance',
  ],
  es: [
    'Contrato marco',
    'Acuerdo-marco',
    'Previsión de compras',
    'Confirmación de pedido',
    'Petición de oferta',
    'Lista de precios',
    'Factura proforma',
    'Albarán de entrega',
    'Nota de devolución',
    'Recordatorio de pago',
  ],
  it: [
    'Contratto-quadro',
    'Accordo quadro',
    'Piano di consegna',
    "Conferma d'ordine",
    'Richiesta di offerta',
    'Listino prezzi',
    'Fattura pro forma',
    'Documento di trasporto',
    'Nota di reso',
    'Sollecito di pagamento',
  ],
  nl: [
    'Raamovereenkomst',
    'Raam-contract',
    'Afroepschema',
    'Orderbevestiging',
    'Offerteaanvraag',
    'Prijslijst',
    'Pro-formafactuur',
    'Pakbon',
    'Retourformulier',
    'Betalingsherinnering',
  ],
  pt: [
    'Contrato-quadro',
    'Acordo-Quadro',
    'Previsão de consumo',
    'Confirmação de encomenda',
    'Pedido de cotação',
    'Tabela de preços',
    'Fatura pró-forma',
    'Guia de remessa',
    'Guia de devolução',
    'Aviso de cobrança',
  ],
  sv: [
    'Ramavtal',
    'Leveransplan',
    'Inköpsprognos',
    'Orderbekräftelse',
    'Offertförfrågan',
    'Prislista',
    'Proformafaktura',
    'Följesedel',
    'Returföljesedel',
    'Betalningspåminnelse',
  ],
  da: [
    'Rammeaftale',
    'Rammekontrakt',
    'Leveringsplan',
    'Ordrebekræftelse',
    'Tilbudsforespørgsel',
    'Prisliste',
    'Proformafaktura',
    'Følgeseddel',
    'Returformular',
    'Betalingspåmindelse',
  ],
  nb: [
    'Rammeavtale',
    'Leveringsplan',
    'Innkjøpsprognose',
    'Ordrebekreftelse',
    'Tilbudsforespørsel',
    'Prisliste',
    'Proformafaktura',
    'Pakkseddel',
    'Returskjema',
    'Betalingspåminnelse',
  ],
  fi: [
    'Puitesopimus',
    'Vuosisopimus',
    'Toimitussuunnitelma',
    'Tilausvahvistus',
    'Tarjouspyyntö',
    'Hinnasto',
    'Proformalasku',
    'Lähetyslista',
    'Palautuslomake',
    'Maksumuistutus',
  ],
  pl: [
    'Umowa ramowa',
    'Zamówienie ramowe',
    'Harmonogram dostaw',
    'Potwierdzenie zamówienia',
    'Zapytanie ofertowe',
    'Cennik',
    'Faktura pro forma',
    'Dokument WZ',
    'Zwrot towaru',
    'Wezwanie do zapłaty',
  ],
  cs: [
    'Rámcová smlouva',
    'Rámcová objednávka',
    'Harmonogram dodávek',
    'Potvrzení objednávky',
    'Cenová poptávka',
    'Ceník',
    'Zálohová faktura',
    'Dodací list',
    'Vrácení zboží',
    'Upomínka',
  ],
  sk: [
    'Rámcová zmluva',
    'Rámcová dohoda',
    'Harmonogram dodávok',
    'Potvrdenie objednávky',
    'Cenový dopyt',
    'Cenník',
    'Zálohová faktúra',
    'Dodací list',
    'Vrátenie tovaru',
    'Upomienka',
  ],
  hu: [
    'Keretszerződés',
    'Keret-megállapodás',
    'Szállítási ütemterv',
    'Rendelés-visszaigazolás',
    'Árajánlatkérés',
    'Árlista',
    'Díjbekérő',
    'Szállítólevél',
    'Visszáru bizonylat',
    'Fizetési felszólítás',
  ],
  ro: [
    'Contract-cadru',
    'Acord-cadru',
    'Program de livrări',
    'Confirmare de comandă',
    'Cerere de ofertă',
    'Listă de prețuri',
    'Factură proformă',
    'Aviz de însoțire a mărfii',
    'Notă de retur',
    'Somație de plată',
  ],
  tr: [
    'Çerçeve sözleşme',
    'Çerçeve Anlaşması',
    'Teslimat programı',
    'Sipariş onayı',
    'Teklif talebi',
    'Fiyat listesi',
    'Proforma fatura',
    'Sevk irsaliyesi',
    'İade formu',
    'Ödeme hatırlatması',
  ],
};
const manners: { readonly [manner: string]: (title: string) => string } = {
  'as it is': (title) => `# ${title}`,
  'in capitals, with a number': (title) => `${title.toUpperCase()} 4711`,
  'without accents': (title) => `# ${title.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')}`,
  'with its letters set apart': (title) => [...title.toUpperCase()].filter((letter) => letter !== ' ').join(' '),
};

describe('titles of what is no order', () => {
  for (const [manner, written] of Object.entries(manners))
    it(`say so in every language: ${manner}`, async () => {
      const drafted: string[] = [];
      for (const [language, all] of Object.entries(titles))
        for (const title of all) if (drafts(await typeOf(written(title)))) drafted.push(`${language}: ${title}`);
      expect(drafted).to.deep.equal([]);
    });

  it('say so over two lines, with umlauts in two letters, and with a letter that was lost', async () => {
    for (const head of [
      '# Auftrags-\n# bestätigung',
      '# AUFTRAGSBESTAETIGUNG',
      '# Auftragsbest tigung',
      '# FOELGESEDDEL',
      '# Ordrebekr ftelse',
    ])
      expect(drafts(await typeOf(head)), head).to.equal(false);
  });

  it('are none where dots lead from them to a value', async () => {
    for (const [label, value] of [
      ['Számlacím', 'Muster Kft., Budapest'],
      ['Invoice', 'head office, Hill Road 4'],
      ['Rechnung', 'an die Zentrale'],
    ]) {
      const head = `Purchase Order 4711\n\nBUYER     Customer ............. Muster Ltd\nBILL      ${label} ............ ${value}`;
      expect(await typeOf(head), label).to.equal('order');
    }
  });

  it('leave an order an order, its letters set apart as well', async () => {
    for (const head of [
      'B E S T E L L U N G',
      'P U R C H A S E   O R D E R',
      '# BON DE COMMANDE',
      'O R D I N E   F O R N I T O R E',
      '# Bestellung gemäß Rahmenvertrag 4711',
    ])
      expect(await typeOf(head), head).to.equal('order');
  });
});

describe('columns of estimates', () => {
  const table = (column: string) =>
    `Article      ${column.padEnd(24)}  Price      Value\nLamp         200                       2.00       400.00\nChair        10                        40.00      400.00`;

  it('list what may be wanted, and order nothing unless the title does', async () => {
    for (const column of [
      'Estimated annual qty',
      'Geschätzte Menge',
      'Quantité estimée',
      'Geschatte hoeveelheid',
      'Szacunkowa ilość',
    ])
      expect((await extractOne(pagesOf(`City of Hill\n\n${table(column)}`))).documentType, column).to.equal('other');
    expect((await extractOne(pagesOf(`# Purchase Order 4711\n\n${table('Estimated qty')}`))).documentType).to.equal('order');
  });
});
