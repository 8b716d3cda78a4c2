/** The same order in every syntax that orders are sent in as data: two articles for Northgate, to be delivered on 2026-04-02. */
const line = (index: number, code: string, name: string, qty: string, price: string, amount: string) => `
  <ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>${index}</ram:LineID></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct><ram:GlobalID schemeID="0160">40123450012${index}</ram:GlobalID>
      <ram:SellerAssignedID>${code}</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount>
      <ram:BasisQuantity unitCode="C62">10</ram:BasisQuantity></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">${qty}</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
      <ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`;

export const orderX = (typeCode = '220'): string => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:128" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:128">
  <rsm:ExchangedDocument><ram:ID>PO-2026-77</ram:ID><ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260312</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${line(1, 'DL-1', 'Desk lamp &amp; bulb', '3', '125.00', '37.50')}${line(2, 'CP-4', 'Copy paper', '10', '42.00', '42.00')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Contoso Trading GmbH</ram:Name></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:ID>C-9</ram:ID><ram:Name>Northgate School District</ram:Name>
        <ram:DefinedTradeContact><ram:TelephoneUniversalCommunication><ram:CompleteNumber>+49 30 1</ram:CompleteNumber></ram:TelephoneUniversalCommunication>
          <ram:EmailURIUniversalCommunication><ram:URIID>office@northgate.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:RequestedDeliverySupplyChainEvent><ram:OccurrenceDateTime>
      <udt:DateTimeString format="102">20260402</udt:DateTimeString></ram:OccurrenceDateTime></ram:RequestedDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement><ram:OrderCurrencyCode>EUR</ram:OrderCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>79.50</ram:LineTotalAmount>
        <ram:GrandTotalAmount>94.61</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:SCRDMCCBDACIOMessageStructure>`;

/** ZUGFeRD 1 calls the same things by longer names. */
export const zugferd1 = (): string =>
  orderX('380')
    .replaceAll('SCRDMCCBDACIOMessageStructure', 'CrossIndustryDocument')
    .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
    .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
    .replaceAll('ApplicableHeaderTrade', 'ApplicableSupplyChainTrade')
    .replaceAll('SpecifiedLineTrade', 'SpecifiedSupplyChainTrade')
    .replaceAll('SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation')
    .replaceAll('SpecifiedTradeSettlementLineMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation')
    .replaceAll('RequestedQuantity', 'BilledQuantity')
    .replaceAll('OrderCurrencyCode', 'InvoiceCurrencyCode');

const ublLine = (index: number, code: string, name: string, qty: string, price: string, amount: string) => `
  <cac:OrderLine><cac:LineItem><cbc:ID>${index}</cbc:ID><cbc:Quantity unitCode="C62">${qty}</cbc:Quantity>
    <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
    <cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price>
    <cac:Item><cbc:Name>${name}</cbc:Name><cac:SellersItemIdentification><cbc:ID>${code}</cbc:ID></cac:SellersItemIdentification></cac:Item>
  </cac:LineItem></cac:OrderLine>`;

export const ublOrder = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>PO-2026-77</cbc:ID><cbc:IssueDate>2026-03-12</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:BuyerCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID>C-9</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Northgate School District</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID></cac:PartyTaxScheme>
    <cac:Contact><cbc:Telephone>+49 30 1</cbc:Telephone><cbc:ElectronicMail>office@northgate.example</cbc:ElectronicMail></cac:Contact></cac:Party></cac:BuyerCustomerParty>
  <cac:SellerSupplierParty><cac:Party><cac:PartyName><cbc:Name>Contoso Trading GmbH</cbc:Name></cac:PartyName></cac:Party></cac:SellerSupplierParty>
  <cac:Delivery><cac:RequestedDeliveryPeriod><cbc:StartDate>2026-04-01</cbc:StartDate><cbc:EndDate>2026-04-02</cbc:EndDate></cac:RequestedDeliveryPeriod></cac:Delivery>
  <cac:AnticipatedMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">79.50</cbc:LineExtensionAmount>
    <cbc:PayableAmount currencyID="EUR">94.61</cbc:PayableAmount></cac:AnticipatedMonetaryTotal>
  ${ublLine(1, 'DL-1', 'Desk lamp &amp; bulb', '3', '12.50', '37.50')}${ublLine(2, 'CP-4', 'Copy paper', '10', '4.20', '42.00')}
</Order>`;

const otParty = (role: string, name: string, address: string, id = '') => `<PARTY>${id}<PARTY_ROLE>${role}</PARTY_ROLE>
  <ADDRESS><bmecat:NAME>${name}</bmecat:NAME>${address}</ADDRESS></PARTY>`;

/** openTRANS 2.1, whose addresses and articles are elements of BMEcat 2005. */
export const openTrans = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1" type="standard">
  <ORDER_HEADER><SOURCING_INFO><QUOTATION_ID>Q-88</QUOTATION_ID><AGREEMENT><bmecat:AGREEMENT_ID>F-2026-9</bmecat:AGREEMENT_ID></AGREEMENT></SOURCING_INFO>
  <ORDER_INFO><ORDER_ID>PO-2026-77</ORDER_ID><ORDER_DATE>2026-11-24T09:00:00+01:00</ORDER_DATE>
    <DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>2026-12-09</DELIVERY_START_DATE><DELIVERY_END_DATE>2026-12-10</DELIVERY_END_DATE></DELIVERY_DATE>
    <PARTIES>
    ${otParty('buyer', 'Northgate GmbH', '<bmecat:CONTACT_DETAILS><bmecat:CONTACT_NAME>Bloggs</bmecat:CONTACT_NAME><bmecat:FIRST_NAME>Jo</bmecat:FIRST_NAME><bmecat:PHONE>+49 421 1</bmecat:PHONE><bmecat:EMAILS><bmecat:EMAIL>office@northgate.example</bmecat:EMAIL></bmecat:EMAILS></bmecat:CONTACT_DETAILS><bmecat:VAT_ID>DE123456789</bmecat:VAT_ID>', '<bmecat:PARTY_ID type="buyer_specific">own</bmecat:PARTY_ID><bmecat:PARTY_ID type="supplier_specific">C-9</bmecat:PARTY_ID>')}
    ${otParty('supplier', 'Contoso Trading GmbH', '')}
    ${otParty('delivery', 'Northgate Lager', '<bmecat:NAME2>Tor 3</bmecat:NAME2><bmecat:STREET>Kaistraße 9</bmecat:STREET><bmecat:ZIP>20457</bmecat:ZIP><bmecat:CITY>Hamburg</bmecat:CITY><bmecat:COUNTRY_CODED>DE</bmecat:COUNTRY_CODED>')}
    ${otParty('invoice_recipient', 'Northgate Holding', '<bmecat:STREET>Hafenstraße 2</bmecat:STREET><bmecat:ZIP>28195</bmecat:ZIP><bmecat:CITY>Bremen</bmecat:CITY><bmecat:COUNTRY_CODED>DE</bmecat:COUNTRY_CODED>')}
    </PARTIES><bmecat:CURRENCY>EUR</bmecat:CURRENCY><PARTIAL_SHIPMENT_ALLOWED>false</PARTIAL_SHIPMENT_ALLOWED>
    <TRANSPORT><INCOTERM>DAP</INCOTERM><LOCATION>Hamburg</LOCATION></TRANSPORT><REMARKS type="deliverynote">Tail lift needed</REMARKS>
  </ORDER_INFO></ORDER_HEADER>
  <ORDER_ITEM_LIST>
    <ORDER_ITEM><LINE_ITEM_ID>10</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>DL-1</bmecat:SUPPLIER_PID><bmecat:INTERNATIONAL_PID type="gtin">4012345001207</bmecat:INTERNATIONAL_PID><bmecat:BUYER_PID>B-7</bmecat:BUYER_PID><bmecat:DESCRIPTION_SHORT>Desk lamp</bmecat:DESCRIPTION_SHORT></PRODUCT_ID>
      <QUANTITY>3</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT><PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>12.50</bmecat:PRICE_AMOUNT><TAX_DETAILS_FIX><bmecat:TAX>0.19</bmecat:TAX></TAX_DETAILS_FIX></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>37.50</PRICE_LINE_AMOUNT><REMARKS>Without packaging</REMARKS></ORDER_ITEM>
    <ORDER_ITEM><LINE_ITEM_ID>20</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>CP-4</bmecat:SUPPLIER_PID><bmecat:DESCRIPTION_SHORT>Copy paper</bmecat:DESCRIPTION_SHORT></PRODUCT_ID>
      <QUANTITY>10</QUANTITY><bmecat:ORDER_UNIT>PK</bmecat:ORDER_UNIT><PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>42.00</bmecat:PRICE_AMOUNT><bmecat:PRICE_QUANTITY>10</bmecat:PRICE_QUANTITY></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>42.00</PRICE_LINE_AMOUNT></ORDER_ITEM>
  </ORDER_ITEM_LIST>
  <ORDER_SUMMARY><TOTAL_ITEM_NUM>2</TOTAL_ITEM_NUM><TOTAL_AMOUNT>79.50</TOTAL_AMOUNT></ORDER_SUMMARY>
</ORDER>`;

/** openTRANS 1.0 calls an article ARTICLE and has each party at a place of its own. */
export const openTrans10 = (number: string): string => `<ORDER version="1.0" type="standard"><ORDER_HEADER><ORDER_INFO>
  <ORDER_ID>${number}</ORDER_ID><ORDER_DATE>2026-11-24</ORDER_DATE><ORDER_PARTIES><BUYER_PARTY><PARTY><ADDRESS><NAME>Northgate GmbH</NAME></ADDRESS></PARTY></BUYER_PARTY></ORDER_PARTIES>
  </ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><ARTICLE_ID><SUPPLIER_AID>DL-1</SUPPLIER_AID><DESCRIPTION_SHORT>Desk lamp</DESCRIPTION_SHORT></ARTICLE_ID>
  <QUANTITY>3</QUANTITY><ORDER_UNIT>C62</ORDER_UNIT><ARTICLE_PRICE type="net_list"><PRICE_AMOUNT>12.50</PRICE_AMOUNT><PRICE_LINE_AMOUNT>37.50</PRICE_LINE_AMOUNT></ARTICLE_PRICE></ORDER_ITEM></ORDER_ITEM_LIST>
  <ORDER_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM></ORDER_SUMMARY></ORDER>`;
