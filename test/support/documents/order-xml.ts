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
