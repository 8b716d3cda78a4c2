/** Titles of what looks like an order and is none, for the families: everything that lists articles, in seventeen languages. */
import { list } from './words.types.ts';

type Titles = { readonly [type: string]: readonly string[] };

const titles = (order_cancellation: string, quotation: string, other: string): Titles => ({
  order_cancellation: list(order_cancellation),
  quotation: list(quotation),
  other: list(other),
});

export const lookAlikes: { readonly [language: string]: Titles } = {
  en: titles(
    'Order Cancellation | Cancellation of Purchase Order',
    'Request for Quotation | QUOTATION | Estimate',
    'CREDIT NOTE | Framework Agreement | Price List 2026 | Sales Forecast | Returns Form | Statement of Account | Goods Received Note',
  ),
  de: titles(
    'Stornierung der Bestellung | Storno',
    'Anfrage | ANGEBOT | Kostenvoranschlag',
    'GUTSCHRIFT | Rahmenvertrag | Preisliste 2026 | Bedarfsvorschau | Retourenschein | Kontoauszug | Wareneingang | Reklamation',
  ),
  fr: titles(
    'Annulation de commande',
    "Demande de prix | DEVIS | Appel d'offres",
    'AVOIR | Contrat cadre | Tarif 2026 | Prévisions de commande | Bon de retour | Relevé de compte',
  ),
  es: titles(
    'Anulación de pedido | Cancelación de pedido',
    'Solicitud de oferta | PRESUPUESTO | OFERTA',
    'NOTA DE ABONO | Contrato marco | Lista de precios 2026 | Previsión de compras | Devolución | Extracto de cuenta',
  ),
  it: titles(
    'Annullamento ordine | Storno ordine',
    "Richiesta d'offerta | PREVENTIVO | OFFERTA",
    'NOTA DI CREDITO | Contratto quadro | Listino prezzi 2026 | Previsione acquisti | Reso merce | Estratto conto',
  ),
  nl: titles(
    'Annulering bestelling | Annulering inkooporder',
    'Offerteaanvraag | OFFERTE | Prijsaanvraag',
    'CREDITNOTA | Raamovereenkomst | Prijslijst 2026 | Prognose | Retourformulier | Rekeningoverzicht',
  ),
  pt: titles(
    'Anulação de encomenda | Cancelamento do pedido',
    'Pedido de cotação | ORÇAMENTO | PROPOSTA',
    'NOTA DE CRÉDITO | Contrato-quadro | Lista de preços 2026 | Previsão de compras | Devolução | Extrato de conta',
  ),
  sv: titles(
    'Annullering av order | Avbeställning',
    'Offertförfrågan | OFFERT | Prisförfrågan',
    'KREDITFAKTURA | Ramavtal | Prislista 2026 | Prognos | Retursedel | Kontoutdrag',
  ),
  da: titles(
    'Annullering af ordre | Afbestilling',
    'Forespørgsel | TILBUD | Tilbudsforespørgsel',
    'KREDITNOTA | Rammeaftale | Prisliste 2026 | Prognose | Returseddel | Kontoudtog',
  ),
  nb: titles(
    'Kansellering av ordre | Avbestilling',
    'Forespørsel | TILBUD | Tilbudsforespørsel',
    'KREDITNOTA | Rammeavtale | Prisliste 2026 | Prognose | Returskjema | Kontoutskrift',
  ),
  fi: titles(
    'Tilauksen peruutus | Peruutus',
    'Tarjouspyyntö | TARJOUS',
    'HYVITYSLASKU | Puitesopimus | Hinnasto 2026 | Ennuste | Palautuslomake | Tiliote',
  ),
  pl: titles(
    'Anulowanie zamówienia',
    'Zapytanie ofertowe | OFERTA',
    'Faktura korygująca | Umowa ramowa | Cennik 2026 | Prognoza zakupów | Zwrot towaru | Wyciąg z konta',
  ),
  cs: titles(
    'Storno objednávky | Zrušení objednávky',
    'Poptávka | NABÍDKA',
    'DOBROPIS | Rámcová smlouva | Ceník 2026 | Výhled odběrů | Vratka | Výpis z účtu',
  ),
  sk: titles(
    'Storno objednávky | Zrušenie objednávky',
    'Dopyt | CENOVÁ PONUKA',
    'DOBROPIS | Rámcová zmluva | Cenník 2026 | Výhľad odberov | Vrátenie tovaru | Výpis z účtu',
  ),
  hu: titles(
    'Rendelés lemondása | Megrendelés törlése',
    'Ajánlatkérés | ÁRAJÁNLAT',
    'JÓVÁÍRÓ SZÁMLA | Keretszerződés | Árlista 2026 | Igény-előrejelzés | Visszáru | Számlakivonat',
  ),
  ro: titles(
    'Anulare comandă | Anularea comenzii',
    'Cerere de ofertă | OFERTĂ',
    'NOTĂ DE CREDIT | Contract cadru | Listă de prețuri 2026 | Prognoză de achiziții | Retur marfă | Extras de cont',
  ),
  tr: titles(
    'Sipariş İptali',
    'Teklif Talebi | FİYAT TEKLİFİ',
    'Çerçeve Sözleşmesi | Fiyat Listesi 2026 | Talep Tahmini | İade Formu | Hesap Ekstresi',
  ),
};
