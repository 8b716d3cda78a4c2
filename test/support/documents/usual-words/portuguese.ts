import type { UsualWords } from '../usual-words.ts';

export const portuguese: UsualWords = {
  titles: {
    order: `
      Encomenda, Ordem de compra, Pedido de compra, Nota de encomenda, Encomenda a fornecedor, Requisição externa, OC,
      Ordem de fornecimento, Autorização de fornecimento, Encomenda de compra, Pedido, Folha de encomenda, Ordem de encomenda,
      Formulário de encomenda, Pedido de compra nº 4711, Encomenda N.º 4711, Ordem de compra nº 4711, Pedido de fornecimento,
      Encomenda fornecedor, Nota de encomenda a fornecedor, Encomenda de cliente, Boletim de encomenda, Pedido de material,
      Nota de pedido, Pedido de compras, Pedido de reposição`,
    order_change: `
      Alteração de encomenda, Alteração de pedido, Encomenda alterada, Pedido alterado, Alteração à encomenda,
      Aditamento à encomenda, Alteração de ordem de compra, Retificação de encomenda, Revisão de pedido,
      Pedido de compra alterado`,
    order_cancellation: `
      Cancelamento de encomenda, Anulação de encomenda, Cancelamento de pedido, Cancelamento, Anulação, Encomenda cancelada,
      Pedido cancelado, Cancelamento da encomenda, Cancelamento do pedido, Cancelamento de ordem de compra, Encomenda anulada`,
    order_response: `
      Confirmação de encomenda, Confirmação de pedido, Aceitação de encomenda, Pedido de venda, Ordem de venda,
      Confirmação da encomenda, Confirmação do pedido, Confirmação de venda, Aceite de pedido, Confirmação de ordem de compra`,
    quotation: `
      Orçamento, Proposta, Cotação, Pedido de cotação, Pedido de orçamento, Consulta, Tabela de preços, Lista de preços,
      Proposta comercial, Solicitação de cotação, Consulta de preços, Pedido de proposta, Proposta de preço,
      Proposta de fornecimento, Pedido de preços, Solicitação de orçamento, Convite à apresentação de proposta`,
    invoice: `
      Fatura, Factura, Fatura pró-forma, Fatura proforma, Nota fiscal, Aviso de pagamento, Extrato de conta, Boleto,
      Aviso de vencimento, Factura pró-forma, Fatura simplificada, Fatura comercial, DANFE, Duplicata, Nota fiscal eletrônica,
      Carta de cobrança, Lembrete de pagamento, Extrato, Nota de honorários`,
    delivery_note: `
      Guia de remessa, Guia de transporte, Nota de entrega, Guia de entrega, Lista de embalagem, Romaneio, Guia de saída,
      Nota de receção, Packing list, Aviso de expedição, Conhecimento de transporte, Guia de receção, Romaneio de carga,
      Carta de porte, Comprovante de entrega, Nota de recebimento, Lista de separação, Aviso de recebimento, Ordem de entrega`,
    receipt: 'Recibo, Talão, Recibo de pagamento, Cupom fiscal, Talão de compra, Comprovante de pagamento',
    other: `
      Nota de crédito, Contrato-quadro, Acordo-quadro, Plano de entregas, Previsão, Devolução, Nota de devolução,
      Guia de devolução, Inventário, Boletim informativo, Requisição interna, Requisição de compra, Solicitação de compra,
      Condições gerais, Contrato, Catálogo, Ficha técnica, Reclamação, Requisição de material, Programa de entregas,
      Ata de reunião, Lista de stock, Pedido interno, Condições gerais de compra, Solicitação de material, Listagem de stock,
      Contrato de fornecimento, Previsão de vendas, Encomendas pendentes, Plano de compras, Posição de estoque`,
  },
  labels: {
    po_number: `
      N.º encomenda, Encomenda n.º, Número da encomenda, N.º da encomenda, Pedido nº, Nº do pedido, Número do pedido,
      Ordem de compra nº, Nº da ordem de compra, Nº OC, V/ encomenda, N/ encomenda, Requisição n.º, N.º de encomenda,
      N.º do pedido, Nossa encomenda, Vossa encomenda, Nosso pedido, Seu pedido, Ref. encomenda, Número de encomenda,
      Encomenda, Pedido de compra nº, Número da ordem de compra, OC nº, Pedido, Número do documento, Nº pedido de compra,
      Pedido de compra, Ordem de compra, Número OC, Nossa encomenda n.º, V/ requisição, N.º nota de encomenda,
      N.º de compromisso, Nota de empenho nº, Empenho nº, Nº de pedido, Pedido do cliente, Nº documento`,
    order_date: `
      Data, Data da encomenda, Data de emissão, Data do pedido, Data encomenda, Data pedido, Emitido em, Data documento,
      Data do documento, Data da ordem de compra, Data emissão, Data de criação, Data OC, Data da compra, Data da emissão,
      Data doc., Data da OC, Data de elaboração`,
    delivery_date: `
      Data de entrega, Entrega, Prazo de entrega, Data prevista de entrega, Data entrega, Entregar até, Data pretendida,
      Data de entrega pretendida, Entrega até, Data prevista, Data de entrega solicitada, Previsão de entrega, Data requerida,
      Entrega prevista, Data limite de entrega, Data da entrega, Data desejada, Semana de entrega, Data de necessidade,
      Entregar em, Data solicitada, Data prev. entrega, Entrega em obra até, Data de receção, Data de chegada,
      Data de expedição, Data necessidade, Dt. entrega, Data de embarque, Entrega pretendida, Entrega prevista para,
      Entregar no dia, Data prometida, Previsão entrega, Data de fornecimento`,
    customer_code: `
      N.º cliente, Código de cliente, Cliente n.º, N.º de cliente, Código cliente, Cód. cliente, Número de cliente,
      Nosso n.º de cliente, Código do cliente, Nº do cliente, Conta cliente, Conta de cliente, N/ n.º de cliente`,
    supplier_code: `
      N.º fornecedor, Código de fornecedor, Fornecedor n.º, N.º de fornecedor, Código fornecedor, Cód. fornecedor,
      Código do fornecedor, Número de fornecedor, Nº do fornecedor, Cód. forn., Conta fornecedor`,
    currency: `
      Moeda, Divisa, Preços em, Valores em, Moeda da encomenda, Todos os preços em, Código de moeda, Moeda do pedido,
      Valores expressos em`,
    email: 'E-mail, Email, Correio eletrónico, Endereço de e-mail, Endereço de correio eletrónico, Correio eletrônico',
    tax_number: `
      NIF, NIPC, Contribuinte, N.º contribuinte, CNPJ, NIF/NIPC, CPF, Contribuinte n.º, N.º de contribuinte,
      Inscrição estadual, IE, Nº contribuinte, CPF/CNPJ, Insc. Estadual, CNPJ/CPF, N.I.F., Número de contribuinte, NUIT`,
    contact: `
      Contacto, Contato, Comprador, Solicitante, Requisitante, Responsável, Encomendado por, Emitido por, Pessoa de contacto,
      Ao cuidado de, Elaborado por, Solicitado por, Requisitado por, Gestor, Pessoa de contato, Comprador responsável,
      Processado por, Responsável pela compra, Autorizado por`,
    other_number: `
      V/ referência, N/ referência, Vossa referência, Nossa referência, Orçamento n.º, Fatura n.º, Obra,
      Condições de pagamento, Processo n.º, Centro de custo, Projeto, Condições de entrega, V/ Ref., N/ Ref., Sua referência,
      V. referência, Vossa proposta, Proposta n.º, Cotação nº, Contrato n.º, Forma de pagamento, Transportadora, Frete,
      Cabimento, N.º de processo, Sua proposta, Modo de expedição, Nº do contrato, Condição de pagamento, Prazo de pagamento,
      Natureza da operação, Nº processo, Código da obra, Transporte, Incoterm`,
  },
  columns: {
    position: 'Pos., Linha, N.º, Ordem, Lin., Seq., Posição',
    name: `
      Descrição, Designação, Produto, Descrição do produto, Designação do artigo, Material, Descrição do artigo, Denominação,
      Discriminação, Mercadoria, Serviço, Especificação, Descrição dos produtos, Descrição do material, Nome do produto,
      Produto/Serviço, Descrição dos bens, Designação do produto, Artigos, Produtos, Descrição do item, Bens/Serviços`,
    code: `
      Código, Referência, Ref., Cód. artigo, Código do artigo, Código do produto, EAN, Código de barras, Cód., Cód. produto,
      N/ Ref., Código produto, Código artigo, Cód. barras, Código EAN, Referência interna, Código interno, N.º artigo,
      Nossa referência, SKU, Código material, N/ código, Ref. interna, Cód. material, Cód. Prod., Cód. Item`,
    supplierCode: `
      Ref. fornecedor, Referência fornecedor, Código fornecedor, Referência do fornecedor, Cód. fornecedor, V/ referência,
      Ref. fabricante, Vossa referência, Código do fornecedor, Cód. forn., Ref. forn., Referência fabricante,
      Código do fabricante, Cód. fabricante, V/ código`,
    qty: `
      Quantidade, Qtd., Quant., Qt., Qtde., Unidades, Qtd. encomendada, Quantidade encomendada, Quantidade pedida, Qtd, Qde.,
      Qtd. pedida, Quantidade solicitada, Qtd. total, Quantidade total, Quant. encomendada, Peças, Qtd. solicitada,
      Quantidades`,
    unit: `
      Unidade, Un., UN, UM, Unid., Un. medida, Unidade de medida, Embalagem, U.M., Und., Emb., Unid. medida, UND,
      Unidade medida, Un. Med.`,
    price: `
      Preço, Preço unitário, Preço unit., P. unitário, P.U., Valor unitário, Vl. unitário, Preço líquido, Custo unitário,
      Pr. unitário, Preço un., Vlr. unit., Valor unit., Preço Unit. (€), Preço de custo, Vlr. unitário, Preço de compra,
      P. Unit., Pr. Unit., Preço unitário líquido, Pr. Unit. Líq., Vl. Unit., Preço s/ IVA, Preço/un., Preço custo, Custo,
      Preço (€), Valor Un., Preço bruto`,
    priceUnit: 'Preço por, Unidade de preço',
    discount: 'Desconto, Desc. %, Desconto %, % Desc., Descontos, Dto., % desconto, Desc.%',
    amount: `
      Total, Valor, Valor total, Preço total, Importância, Total líquido, Total s/ IVA, Valor líquido, Montante, Subtotal,
      Total linha, Vlr. total, Vl. total, Total ilíquido, Total €, Total (€), Total sem IVA, Valor s/ IVA, Total da linha,
      Valor (€), Total geral, Total bruto, Custo total, Valor do item, Tot. líquido`,
    tax: `
      IVA, IVA %, % IVA, Taxa IVA, Taxa de IVA, ICMS, IPI, Imposto, Tx. IVA, IVA (%), Cód. IVA, Taxa, % IPI, % ICMS,
      Alíq. ICMS, Alíq. IPI, Valor IPI, Valor IVA`,
    date: `
      Data de entrega, Data entrega, Entrega, Prazo, Data prevista, Dt. entrega, Prazo de entrega, Prev. entrega, Data,
      Data prevista de entrega, Previsão de entrega, Data pretendida, Entrega prevista, Data necessidade`,
    other: `
      Observações, Peso, Cor, Tamanho, Obra, Projeto, Lote, Obs., Centro de custo, Marca, Notas, CFOP, CST, Armazém, Conta,
      Validade, N.º lote, Depósito, Fabricante`,
  },
  totals: {
    net: `
      Subtotal, Total líquido, Total sem IVA, Total s/ IVA, Valor líquido, Incidência, Base tributável, Total ilíquido,
      Mercadoria, Total mercadoria, Soma, Valor dos produtos, Total dos produtos, Valor total dos produtos,
      Valor das mercadorias, Total produtos, Subtotal s/ IVA, Base de incidência, Total de mercadorias, Total (sem IVA),
      Total bruto, Valor sem IVA, Total da mercadoria, Base IVA, Total antes de IVA, Mercadoria/Serviços, Valor tributável,
      Total líquido s/ IVA`,
    gross: `
      Total, Total com IVA, Total geral, Total a pagar, Valor total, Total da encomenda, Total c/ IVA, Total do pedido,
      Total documento, Total EUR, Valor total do pedido, Montante total, Total do documento, Valor total da encomenda,
      Total encomenda, Total pedido, Valor do pedido, Valor da encomenda, Total (EUR), Total da nota, Total da ordem de compra,
      Valor a pagar, Total IVA incluído, Valor total da compra, Total da compra, Total final, Valor total geral`,
    tax: `
      IVA, IVA 23%, Total IVA, Valor IVA, Imposto, Impostos, IPI, ICMS, Total do IVA, I.V.A., Valor do IVA, IVA (23%),
      Total impostos, Total de IVA, Valor do IPI, Total IPI, ICMS ST, IVA a 23%, Valor do ICMS, Total do imposto`,
    carry: 'A transportar, Transportado, Total da página, Subtotal da página, Soma e segue, Continua na página seguinte',
    charge: `
      Portes, Transporte, Frete, Portes de envio, Embalagem, Seguro, Desconto, Despesas, Taxa de entrega, Custos de transporte,
      Ecotaxa, Despesas acessórias, Outras despesas, Desconto comercial, Desconto financeiro, Adiantamento, Ecovalor,
      Custos de envio, Acréscimo, Despesas de envio, Taxa de combustível, Despesas de transporte, Portes de transporte, Ecolub,
      Arredondamento, Sobretaxa, Desconto p.p., Valor do frete`,
  },
  zones: {
    buyer: `
      Cliente, Comprador, Faturar a, Morada de faturação, Dados de faturação, Adquirente, Endereço de cobrança, Faturar para,
      Entidade adjudicante, Enviar fatura para, Endereço de faturamento, Emitente, Empresa, Contratante, Dados do cliente,
      Local de faturação, Dados para faturação, Morada faturação, Faturação, Faturado a, Enviar fatura a, Enviar faturas para,
      Remeter fatura para, Dados para faturamento, Local de cobrança, Local de faturamento, Faturamento, Endereço de faturação,
      Dados do comprador, Requisitante, Remetente, Razão social, Órgão comprador, Fatura a enviar para, Dados de faturamento,
      Endereço para faturamento, Emitir fatura a, A faturar a`,
    seller: `
      Fornecedor, Vendedor, Dados do fornecedor, Adjudicatário, Contratado, Contratada, Morada do fornecedor,
      Nome do fornecedor, Endereço do fornecedor, A, Subempreiteiro, Dados fornecedor, Prestador de serviços,
      Entidade fornecedora, Cocontratante`,
    ship_to: `
      Local de entrega, Morada de entrega, Endereço de entrega, Entregar em, Destinatário, Destino, Local de descarga,
      Enviar para, Entregar a, Morada entrega, Obra, Expedir para, Entrega em, Dados de entrega, Morada da obra, Local da obra,
      Local entrega, Endereço da obra, Ponto de entrega, Consignatário, Endereço entrega, Local de destino, Morada de envio,
      Morada de descarga, Dados para entrega, Endereço para entrega, Endereço de envio, Armazém de entrega, Entregar na obra,
      Local de receção`,
    third: 'Cliente final, Utilizador final, Dono da obra, Dono de obra, Empreiteiro geral, Nosso cliente',
  },
};
