/** An order as Peppol BIS Ordering 3 has it (docs.peppol.eu/poacc/upgrade-3/syntax/Order): with all that a seller needs to ship and invoice it. */
export const peppolOrder = `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:order:3</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:poacc:bis:ordering:3</cbc:ProfileID>
  <cbc:ID>PO-2026-117</cbc:ID>
  <cbc:IssueDate>2026-11-20</cbc:IssueDate>
  <cbc:OrderTypeCode>220</cbc:OrderTypeCode>
  <cbc:Note>Tail lift needed.
Call an hour before.</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:CustomerReference>Cost centre 4410</cbc:CustomerReference>
  <cac:QuotationDocumentReference><cbc:ID>Q-77</cbc:ID></cac:QuotationDocumentReference>
  <cac:Contract><cbc:ID>FC-9</cbc:ID></cac:Contract>
  <cac:BuyerCustomerParty><cac:Party>
    <cac:PartyName><cbc:Name>Anna Berg AB</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:StreetName>Storgatan 1</cbc:StreetName><cbc:CityName>Stockholm</cbc:CityName><cbc:PostalZone>111 22</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:Contact><cbc:Name>Anna Berg</cbc:Name><cbc:Telephone>+46 8 1234567</cbc:Telephone><cbc:ElectronicMail>anna@buyer.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:BuyerCustomerParty>
  <cac:SellerSupplierParty><cac:Party><cac:PartyName><cbc:Name>Seller GmbH</cbc:Name></cac:PartyName></cac:Party></cac:SellerSupplierParty>
  <cac:Delivery>
    <cac:DeliveryLocation>
      <cbc:ID schemeID="0088">7312345000005</cbc:ID>
      <cac:Address><cbc:StreetName>Hamngatan 12</cbc:StreetName><cbc:AdditionalStreetName>Hall B</cbc:AdditionalStreetName><cbc:CityName>Luleå</cbc:CityName><cbc:PostalZone>972 34</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:Country></cac:Address>
    </cac:DeliveryLocation>
    <cac:RequestedDeliveryPeriod><cbc:StartDate>2026-12-07</cbc:StartDate><cbc:EndDate>2026-12-11</cbc:EndDate></cac:RequestedDeliveryPeriod>
    <cac:DeliveryParty><cac:PartyName><cbc:Name>Berg Lager Nord</cbc:Name></cac:PartyName><cac:Contact><cbc:Name>Olle Lind</cbc:Name></cac:Contact></cac:DeliveryParty>
  </cac:Delivery>
  <cac:DeliveryTerms><cbc:ID>DAP</cbc:ID><cbc:SpecialTerms>Luleå</cbc:SpecialTerms></cac:DeliveryTerms>
  <cac:PaymentTerms><cbc:Note>30 days net</cbc:Note></cac:PaymentTerms>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">31.25</cbc:TaxAmount></cac:TaxTotal>
  <cac:AnticipatedMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">125.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">125.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">156.25</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">156.25</cbc:PayableAmount>
  </cac:AnticipatedMonetaryTotal>
  <cac:OrderLine><cac:LineItem>
    <cbc:ID>10</cbc:ID>
    <cbc:Note>Without packaging</cbc:Note>
    <cbc:Quantity unitCode="C62">10</cbc:Quantity>
    <cbc:LineExtensionAmount currencyID="EUR">125.00</cbc:LineExtensionAmount>
    <cac:Delivery><cac:RequestedDeliveryPeriod><cbc:EndDate>2026-12-09</cbc:EndDate></cac:RequestedDeliveryPeriod></cac:Delivery>
    <cac:Price><cbc:PriceAmount currencyID="EUR">12.5</cbc:PriceAmount></cac:Price>
    <cac:Item>
      <cbc:Name>Hex bolt M8</cbc:Name>
      <cac:BuyersItemIdentification><cbc:ID>B-77</cbc:ID></cac:BuyersItemIdentification>
      <cac:SellersItemIdentification><cbc:ID>HB-8</cbc:ID></cac:SellersItemIdentification>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
    </cac:Item>
  </cac:LineItem></cac:OrderLine>
</Order>
`;
