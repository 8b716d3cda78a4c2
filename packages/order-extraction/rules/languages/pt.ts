import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const portuguese: Language = {
  code: 'pt',
  common: list(`
    o, os, as, e, de, do, da, para, seu, nosso, com, por, encomenda, pedido, entrega, preco, quantidade, data, valor, cliente, fornecedor, descricao,
    uma, em`),
  columns: {
    position: list(`
      pos, linha, item, n, no, num, ordem, posicao`),
    code: list(`
      codigo, cod, referencia, ref, codigo do produto, cod produto, codigo artigo, artigo, sku, ean, cod artigo, codigo produto, ref artigo, ncm, ref
      a, n artigo,
      codigo do artigo, n @ ref, n o artigo, n @ codigo, cod prod, cod item,
      nossa referencia, nossa ref, n @ referencia`),
    supplierCode: list(`
      vossa referencia, v ref, sua referencia, seu codigo, ref fornecedor, codigo fornecedor, cod fornecedor, vossa ref,
      referencia fornecedor, referencia do fornecedor, v @ referencia, codigo do fornecedor, codigo do fabricante,
      cod fabricante, v @ codigo`),
    name: list(`
      descricao, produto, designacao, artigos, produtos, descricao do produto, descricao do artigo, material, nome, discriminacao, mercadoria,
      denominacao, descricao produto, descricao do item,
      especificacao, bens @ servicos`),
    qty: list(`
      quantidade, qtd, qtde, quant, qt, unidades, quantidade pedida, qte, qtd pedida, qde, pecas`),
    unit: list(`
      unidade, un, und, unid, u m, medida, um, embalagem, emb, unid medida`),
    price: list(`
      preco, preco unitario, preco unit, p unit, valor unitario, p unitario, pr unitario, preco un, vl unitario, valor unit, pu, p u, preco liquido,
      vlr unitario, vlr unit, vl unit, custo unitario, preco @ un, pr unit, preco unitario liquido,
      pr unit liq, preco s @ iva, custo, valor un`),
    priceUnit: list(`
      base preco, unidade de preco`),
    discount: list('desconto, desc, desc %, % desc, desconto %, % desconto'),
    tax: list(`
      iva, iva %, taxa, taxa iva, icms, ipi, % iva, imposto, icms %, ipi %, taxa de iva, % ipi, % icms, aliq icms, aliq ipi,
      valor ipi, valor iva`),
    amount: list(`
      total, valor, valor total, importancia, montante, total liquido, preco total, subtotal, vl total, valor liquido, vlr total, total linha, total
      sem iva,
      total s @ iva, valor s @ iva, total da linha, valor do item`),
    date: list(`
      data de entrega, entrega, data entrega, data, prazo, prazo de entrega, dt entrega, prev entrega, previsao de entrega,
      data necessidade`),
    other: list(`
      peso, cor, tamanho, observacoes, obs, notas, estado, moeda, armazem, projeto, ncm, cfop, cst, conta, validade`),
  },
  labels: {
    po_number: list(`
      ordem de compra n, ordem de compra no, ordem de compra, numero da encomenda, n encomenda, no encomenda, encomenda n, encomenda no, encomenda,
      nota de encomenda n, nota de encomenda, numero do pedido, n do pedido, no do pedido, pedido de compra n, pedido de compra no, pedido de compra,
      pedido n, pedido no, pedido, nossa encomenda, n pedido, no pedido, n de encomenda, numero de encomenda, nosso pedido, vossa encomenda, seu
      pedido, ref encomenda, oc n, oc, n da encomenda, n o encomenda, encomenda n o, n o da encomenda, n o do pedido, pedido n o, numero do pedido de
      compra, ordem n, numero da ordem, v @ encomenda, n @ encomenda, s @ pedido, numero do documento, documento n, n documento, documento de compras, doc compras,
      v @ requisicao, n nota de encomenda, n o nota de encomenda, compromisso n, n o de compromisso, nota de empenho n,
      empenho n, pedido do cliente`),
    order_date: list(`
      data da encomenda, data do pedido, data encomenda, data, data de emissao, data pedido, data da ordem, emitido em, data emissao, data do
      documento, emitida em,
      data de criacao, data de elaboracao`),
    delivery_date: list(`
      data de entrega pretendida, data de entrega, data entrega, entrega pretendida, entrega, prazo de entrega, entregar ate, data prevista de
      entrega, data de entrega solicitada, entrega ate, data limite de entrega, entrega prevista, previsao de entrega, data desejada, data de entrega
      prevista, data solicitada, data pretendida, entregar em, data de entrega desejada, data requerida, dt entrega, dt remessa,
      data de necessidade, data prev entrega, entrega em obra ate, data necessidade, data de embarque, data prometida,
      previsao entrega`),
    currency: list(`
      moeda, divisa, precos em, valores em, moeda da encomenda, todos os precos em, codigo de moeda, moeda do pedido,
      valores expressos em`),
    customer_code: list(`
      numero de cliente, n cliente, no cliente, codigo cliente, codigo do cliente, cod cliente, cliente n, n de cliente, n o cliente,
      n do cliente, conta de cliente, n @ n o de cliente`),
    phone: list('tel, telefone, telemovel, fone, celular, telef, tlm'),
    tax_number: list(`
      nif, nipc, contribuinte, cnpj, cpf, n contribuinte, no contribuinte, inscricao estadual, ie, i e, contribuinte n, n contrib, contribuinte n o,
      n o de contribuinte, insc estadual, numero de contribuinte, nuit`),
    email: list(`
      email, e mail, correio eletronico, mail, endereco de e mail, endereco de email, endereco de correio eletronico`),
    contact: list(`
      contacto, contato, comprador, solicitado por, a c, ao cuidado de, responsavel, requisitante, pessoa de contacto, solicitante,
      encomendado por, requisitado por, processado por, responsavel pela compra`),
    supplier_code: list(`
      codigo fornecedor, n fornecedor, codigo do fornecedor, no fornecedor, fornecedor n, fornecedor n o, n o de fornecedor,
      cod fornecedor, numero de fornecedor, n do fornecedor, conta fornecedor`),
    other_number: list(`
      modo de pagamento, fatura n, numero da fatura, fatura no, orcamento n, vossa proposta, guia n, pagina, fax, vossa referencia, nossa referencia, projeto, condicoes
      de pagamento, forma de pagamento, pagamento, incoterm, transporte, iban, banco, web, site, local de entrega, morada de entrega, endereco de
      entrega, condicoes de entrega, transportadora, morada, endereco, observacoes, frete, expedicao, obra,
      v @ referencia, n @ referencia, orcamento n o, processo n o, processo n, v referencia, proposta n o, proposta n,
      cotacao n, cabimento, n o de processo, sua proposta, modo de expedicao, condicao de pagamento, prazo de pagamento,
      natureza da operacao, n processo`),
  },
  zones: {
    buyer: list(`
      locatario, locataria,
      faturar a, facturar a, morada de faturacao, endereco de cobranca, comprador, cliente, de, empresa, remetente, dados do cliente, nome do cliente,
      razao social, dados de faturacao, emitente, dados do comprador, faturamento, faturar para, endereco de faturamento, requisitante, dados para
      faturamento, faturacao, adquirente, endereco de faturacao, solicitante, entidade compradora,
      entidade adjudicante, contratante, orgao comprador`),
    ship_to: list(`
      entregar em, enviar para, morada de entrega, endereco de entrega, local de entrega, destinatario, entregar a, local de descarga, entrega em,
      expedir para, morada da obra, local da obra, endereco da obra, ponto de entrega, local de destino, morada de descarga,
      armazem de entrega, entregar na obra`),
    seller: list(`
      locador, locadora,
      fornecedor, vendedor, para, a, dados do fornecedor, exmo s, exmos senhores, nome do fornecedor, exmos srs, exmo s senhor es, exmo fornecedor,
      exmo senhor, exmo sr,
      subempreiteiro, prestador de servicos, cocontratante, contratada, contratado`),
    third: list(`
      cliente final, utilizador final, dono da obra, dono de obra, nosso cliente, n cliente, empreiteiro geral`),
  },
  titles: {
    order: list(`
      nota de encomenda, encomenda, ordem de compra, pedido de compra, pedido, encomenda a fornecedor, encomenda de cliente, nova encomenda, encomenda
      de compra, requisicao, formulario de encomenda, pedido de fornecimento, encomenda fornecedor, requisicao externa,
      autorizacao de fornecimento, ordem de fornecimento, autorizacao de compra`),
    order_change: list(`
      alteracao de encomenda, encomenda alterada, alteracao de pedido, alteracao a encomenda, encomenda retificada, pedido alterado, alteracao do
      pedido, alteracao da encomenda, retificacao de encomenda`),
    order_cancellation: list(`
      cancelamento de encomenda, cancelamento, anulacao de encomenda, cancelamento de pedido, anulacao, encomenda anulada, pedido cancelado,
      cancelamento do pedido`),
    order_response: list(`
      confirmacao de encomenda, confirmacao de pedido, confirmacao da encomenda, confirmacao do pedido, aceitacao de encomenda,
      pedido de venda, ordem de venda, confirmacao de venda`),
    quotation: list(`
      orcamento, proposta, cotacao, pedido de cotacao, pedido de orcamento, proposta comercial, consulta,
      pedido de proposta, tabela de precos, solicitacao de orcamento, lista de precos, tabela de preco, precario,
      lista de preco,
      pedido de precos, convite a apresentacao de proposta`),
    invoice: list(`
      fatura, factura, fatura proforma, fatura pro forma, proforma, nota fiscal, extrato de conta, extrato,
      aviso de pagamento, fatura simplificada, danfe, aviso de cobranca, lembrete de pagamento, segunda via,
      carta de cobranca,
      aviso de vencimento`),
    delivery_note: list(`
      guia de remessa, guia de transporte, nota de entrega, romaneio, lista de embalagem, packing list, guia de entrega,
      nota de rececao, guia de rececao, nota de recebimento, lista de separacao, aviso de recebimento`),
    receipt: list(`
      recibo, fatura recibo, comprovativo de pagamento, talao, comprovante de pagamento, cupom fiscal`),
    other: list(`
      nota de credito, condicoes gerais, contrato, condicoes gerais de compra, nota de debito, devolucao,
      ficha tecnica, inventario, reclamacao, nota de devolucao, termos e condicoes, termos e condicoes gerais,
      catalogo, contrato quadro, acordo quadro, contrato de fornecimento, encomenda aberta, encomenda quadro,
      pedido aberto, contrato guarda chuva, programa de entregas, plano de entregas, previsao, previsao de compras,
      previsao de consumo, pedido interno, requisicao interna, guia de devolucao, nota de devolucao de mercadoria,
      ata de registro de precos,
      requisicao de compra, requisicao de material, solicitacao de compra, solicitacao de material, listagem de stock,
      encomendas pendentes, posicao de estoque`),
  },
  phrases: {
    order: list(`
      vimos por este meio encomendar, agradecemos o fornecimento, solicitamos o fornecimento, favor fornecer, pretendemos encomendar, agradecemos que
      nos forneca, queiram fornecer, encomendamos, favor entregar, agradecemos confirmacao, queiram por favor fornecer, gostariamos de encomendar,
      favor confirmar, por favor confirme, numero da encomenda na, agradecemos o envio, solicitamos a entrega, por favor entregar`),
    order_change: list(`
      anula e substitui, substitui a nossa encomenda, alteramos a nossa encomenda, nova quantidade, quantidade anterior, substitui a encomenda`),
    order_cancellation: list(`
      cancelamos a nossa encomenda, anulamos, cancelamos, solicitamos a anulacao, solicitamos o cancelamento, queiram anular`),
    order_response: list(`
      obrigado pela sua encomenda, confirmamos a sua encomenda, agradecemos a sua encomenda, agradecemos a vossa encomenda, confirmamos a vossa
      encomenda, obrigado pelo seu pedido, confirmamos o seu pedido, agradecemos o seu pedido`),
    quotation: list(`
      valido ate, validade da proposta, proposta valida, validade, solicitamos a vossa melhor proposta, orcamento valido, agradecemos o envio da vossa
      proposta, melhor preco, os vossos precos, um orcamento, cotacao para`),
    invoice: list(`
      numero da fatura, fatura n, data da fatura, vencimento, total a pagar, fatura no, data de vencimento, data vencimento, valor a pagar, factura n`),
    delivery_note: list('quantidade entregue, numero de volumes, local de carga, volumes, recebido por'),
    receipt: list('recebemos de, pago com, recebi de, pagamento recebido'),
    other: list('nota de credito n'),
  },
  totals: {
    net: list(`
      subtotal, total liquido, total iliquido, base de incidencia, total sem iva, valor liquido, incidencia, total dos produtos, soma, base tributavel,
      mercadoria, mercadorias, total mercadoria, total da mercadoria,
      valor dos produtos, valor total dos produtos, valor das mercadorias, total produtos, total de mercadorias,
      mercadoria @ servicos, mercadoria servicos, valor tributavel`),
    gross: list(`
      valor, total, total geral, valor total, total a pagar, total da encomenda, total com iva, total do pedido, total encomenda, total documento,
      total do documento, total iva incluido, total pedido, total c iva, total c @ iva, montante total, total liquido a pagar, total da nota,
      valor a pagar`),
    tax: list(`
      iva, total iva, valor iva, icms, ipi, imposto, total impostos, valor do iva, impostos, total do iva, total de iva,
      valor do ipi, total ipi, valor do icms, total do imposto`),
    carry: list(`
      a transportar, transporte de, continua, transportado, soma e segue`),
  },
  charges: list(`
    portes, transporte, frete, despesas de envio, embalagem, desconto, seguro, custos de envio, taxa de entrega, portes de envio, despesas,
    adiantamento,
    ecovalor, acrescimo, taxa de combustivel, ecolub, arredondamento, sobretaxa`),
  months: lists(
    'janeiro jan, fevereiro fev, marco mar, abril abr, maio mai, junho jun, julho jul, agosto ago, setembro set, outubro out, novembro nov, dezembro dez',
  ),
  weeks: list('semana, sem'),
  units: list(`
    un, und, unid, unidade, unidades, uni, pc, pcs, peca, pecas, cx, caixa, caixas, pacote, pacotes, pct, rolo, rolos, saco, sacos, garrafa, garrafas,
    par, pares, metro, metros, litro, litros, hora, horas, kg, palete, paletes, lata, latas, resma, resmas, conj, jogo, jogos, galao, frasco, frascos,
    embalagem, emb, fardo, fardos, duzia`),
  numbers: list('-, dois, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze'),
  cues: {
    further: list('depois, tambem'),
    bounding: list('mais de, pelo menos, ate, menos de, a partir de'),
    listing: list('catalogo*, lista de precos, tabela de precos'),
    accepting: list(`
      aceitamos a vossa proposta, aceitamos a sua proposta, aceitamos o vosso orcamento, aceitamos o seu orcamento,
      aceitacao da vossa proposta, adjudicamos a vossa proposta`),
    informing: list(`
      copia para conhecimento, apenas para conhecimento, somente para conhecimento, apenas para informacao, a titulo
      informativo, nao fornecer, nao executar, nao processar, nao atender`),
    each: list('x, a, por'),
    hundred: list('cem, cento'),
    thousand: list('mil, milheiro, milheiros, milhar'),
    metre: list('m, metro, metros'),
    measure: list('g, gramas, kg, ml, l, litro, litros'),
    optional: list('opcional, opcao, alternativa, alternativo'),
    asking: list(`
      vimos solicitar, vimos por este meio solicitar, solicitamos, precisamos, precisavamos, necessitamos,
      agradecemos o envio, agradeciamos o envio, queiram enviar, gostariamos de receber, pedimos o fornecimento,
      por favor enviem, solicitar o fornecimento`),
    theirOrder: list('vossa encomenda, v encomenda, sua encomenda, seu pedido, vosso pedido, v pedido'),
    taken: list(`
      recebemos a sua, recebemos a vossa, recebemos o seu, foi enviada, foi expedida, esta a caminho,
      obrigado pela sua, agradecemos a sua, agradecemos a vossa, foi aceite`),
    former: list('em vez de, antes, anteriormente, em lugar de, inicialmente, era'),
    requisitioning: list('requisicao, solicitacao de compra'),
    returning: list('enviar para, devolver para, remeter para, enviar a, encomendas para'),
    spanning: list('periodo*, vigencia'),
    fulfilled: list(`
      entregue, entregues, recebido, recebidos, enviado, enviados, expedido, pendente, em falta, existencia,
      existencias, devolvido, devolvidos`),
    ordering: list('encomenda*, pedido*, ordem, compra, compras, oc, ec, ecf, nota de encomenda, requisicao, ordens'),
    number: list('numero, num, no, n, nr, ref, codigo, id'),
    date: list('data, dia, emissao, emitido, emitida, criado'),
    dated: list('de, do, da, data, em, datado'),
    delivering: list('entreg*, recebimento, rececao, recepcao, envio, chegada, expedicao, fornecimento, carga, despacho'),
    when: list(`
      data, dia, ate, antes, limite, semana, pretendida, pretendido, desejada, solicitada, prevista, previsto, prazo, maximo, maxima, requerida, para,
      programada, estimada, necessidade`),
    wanted: list('pretendid*, desejad*, solicitad*, previst*, requerid*, necessari*'),
    by: list('ate, ate ao dia, ate o dia, antes, antes de, ate dia, o mais tardar, no maximo'),
    needing: list('entreg*, chegar, receb*, necessit*, precis*, fornec*, mercadoria*, envi*, remet*, expedi*'),
    our: list('nosso, nossa, n, ns'),
    your: list('vosso, vossa, seu, sua, v, vs'),
    little: list('o, a, os, as, de, do, da, dos, das, e, em, no, na, para, por, ao, com, um, uma, d, pelo, pela'),
    and: list('e, ou'),
    stocking: list(`
      estoque, em estoque, existencia, existencias, stock, stock minimo, estoque minimo, disponivel, valor em stock, valor do stock, valor
      em estoque, pedido minimo, encomenda minima, quantidade minima, qtd minima, qtd min, quant minima, compra minima`),
    estimating: list(`
      estimado, estimada, estimadas, estimativa, anual, anuais, previsto, prevista, previstas, indicativa`),
    noNumber: list(`
      ver, abaixo, acima, nenhum, nenhuma, verbal, pendente, telefone, varios, anexo, desconhecido, urgente, sem,
      idem`),
    reference: list('ref, referencia, refs'),
    due: list('vencimento, data de vencimento, vence, pagamento ate'),
    elsewhere: list('fatura*, factura*, pagamento, valid*, proposta, orcamento, condicoes, confirm*, vencimento, impresso'),
    answering: list('confirma*, aceita*, aceite, resposta, recebido, aviso de rececao'),
    replaced: list('antiga, antigo, anterior, original, previa, previo, inicial, atual'),
    replacing: list(`
      nova, novo, novas, novos, agora, alterada, alterado, revista, corrigida, corrigido, depois, atualizada, atual`),
    changing: list('alterac*, retific*, modific*, revis*, corre*, atualiz*, aditamento, alterad*, aditivo'),
    cancelling: list('anula*, cancel*, rescis*, estorno'),
    annexed: list('anexo'),
    quoting: list(`
      orcamento*, cotacao, cotacoes, proposta*, pedido de cotacao, pedido de orcamento, tabela de precos, concurso, consulta, solicitacao de cotacao`),
    billing: list(`
      fatura*, factura*, proforma, pro forma, aviso de pagamento, extrato, nota de debito, cobranca, duplicata, boleto, nota fiscal, lembrete`),
    requesting: list(`
      encomendamos, pedimos, queremos encomendar, gostariamos de encomendar, gostaria de encomendar, gostariamos de pedir, gostaria de pedir, solicitamos o envio, solicitamos o fornecimento,
      favor enviar, favor fornecer, por favor enviem, por favor envie, enviem nos, precisamos de, preciso de, necessitamos de, fazer um pedido, seguinte pedido, nosso pedido, seguinte
      encomenda, nossa encomenda, ordem de compra`),
    advertising: list(`
      newsletter, cancelar subscricao, cancelar inscricao, descadastrar, ver no navegador, compre agora, oferta especial, codigo promocional, adicionar ao carrinho`),
    crediting: list('nota de credito, devolucao*, reclamac*, reembolso, retorno, troca'),
    moving: list('remessa, transporte, entrega, expedicao, carga, mercadoria, saida, separacao'),
    slip: list('guia, nota, lista, aviso, documento, folha, talao, romaneio'),
    deliveryPaper: list('romaneio, guia de remessa, guia de transporte, conhecimento, packing list'),
    callingOff: list('chamada, programa de entregas'),
    agreeing: list(`
      contrato*, acordo*, quadro, previsao, plano, catalogo*, modelo, exemplo, amostra, inventario, certificado, condicoes gerais, ficha tecnica,
      resumo, ata, relatorio, mapa, historico, ata de registro, inquerito, tabela`),
    besideTitle: list(`
      de, do, da, a, ao, e, cliente, fornecedor, nova, novo, original, copia, duplicado, compra, aberta, interno, urgente, mercadoria, material,
      vossa, nossa, para, via`),
    labelling: list(`
      numero, data, total, endereco, morada, valor, tipo, quantidade, cliente, condicoes, codigo, n, de, do, da, forma`),
    subject: list('assunto, ref, referencia'),
    reply: list('re, res, enc, fw'),
    seller: list('fornecedor*, vendedor*, fabricante, adjudicatario'),
    selling: list('vendedora, fornecedora'),
    consignee: list('destinatario*, recebedor, consignatario'),
    buyer: list('comprador*, adquirente, cliente*, encomendante, requisitante, solicitante, contratante, emitente'),
    buying: list(`
      compra, compras, cobranca, faturacao, faturamento, faturar, encomenda, facturacao, fatura, compradora, requisitante,
      adquirente, faturas, factura`),
    party: list(
      'empresa, entidade, endereco, morada, dados, nome, a, razao, social, sociedade, local, firma, organismo, instituicao, unidade',
    ),
    partyData: list('dados, informacoes, conta, contacto, contato'),
    legal: list(`
      lda, ltda, unipessoal, unipessoal lda, s a, s @ a, sa, eireli, sgps, me, epp, mei, e i r l, s s, cooperativa, @ filhos, e filhos, irmaos, grupo, crl, c
      r l, limitada, ltda me, ltda epp, @ cia, cia, companhia`),
    organisation: list(`
      universidade, camara municipal, municipio, escola, hospital, clinica, instituto, associacao, fundacao, ministerio, agrupamento,
      prefeitura, restaurante, hotel, padaria, farmacia, santa casa, junta de freguesia, supermercado*, oficina, quinta, colegio, centro,
      construcoes, comercio, industria, museu, cooperativa, agrupamento de escolas, jardim de infancia, creche, bombeiros, misericordia,
      freguesia, universitario, centro hospitalar, laboratorio, biblioteca, teatro, paroquia, diocese, sindicato, federacao, clube,
      governo, faculdade, igreja, condominio, cantina, moveis, irmaos, herdade, adega, fazenda`),
    joinsDays: list('a, ao'),
    tradesAs: list('nome fantasia, que opera como'),
    isTradeNameOf: list('e uma marca de, e uma marca da, e o nome fantasia de'),
    superior: list('republica, ministerio, governo, estado de, estado do, prefeitura, secretaria'),
    operatedBy: list('operado por, explorado por, gerido por'),
    municipality: list('municipio de, camara municipal, prefeitura, junta de freguesia'),
    house: list('restaurante, pousada, hotel, churrascaria, cervejaria, residencial, taberna'),
    actingFor: list('em nome e representacao de, por conta de, por conta e ordem de, em nome e por conta de'),
    days: list('dias, dia, semanas'),
    previous: list('ultima, ultimo, anterior, passada'),
    street: list(`
      rua, avenida, av, praca, travessa, estrada, largo, alameda, rodovia, bairro, lote, apartado, cep, zona industrial, parque industrial, s n,
      quadra, rod, caixa postal`),
    person: list('sr, sra, exmo, ac'),
    addressing: list('exmos srs, exmos senhores, exmo sr, ilmos srs, a firma, a empresa'),
    attention: list('a c, ao cuidado de, a atencao de, a atencao, att'),
    salutation: list(`
      caro, cara, caros, prezad*, exmo*, exma*, bom dia, boa tarde, ola, com os melhores, cumprimentos, atenciosamente, obrigad*, agradecemos,
      solicitamos, vimos, segue, a, o, no, por favor, favor, queiram, junto, conforme, os, todas, esta`),
    buyingOffice: list(`
      compras, departamento de compras, setor de compras, dep de compras, aprovisionamento, servico de aprovisionamento, direcao de compras, seccao de
      compras`),
    department: list(`
      departamento*, dep, depto, compras, contabilidade, armazem, almoxarifado, administracao, rececao, recepcao, direcao, logistica, cozinha,
      financeiro, gerente, setor, responsavel, aprovisionamento, tesouraria, secretaria, suprimentos, diretoria, presidencia`),
    proprietor: list('proprietario, proprietaria'),
    notName: list(`
      telefone, tel, fax, telemovel, email, data, pagina, pag, numero, nif, nipc, cnpj, cpf, ie, iva, codigo, banco, conta, iban, nib, referencia,
      ref, assunto, endereco, morada, valor, total, entrega, fatura*, pedido, encomenda, condicoes, pagamento, cliente*, fornecedor*, moeda, vossa,
      nossa, artigo, descricao, quantidade, preco, assinatura, observacoes, transporte, frete, contacto, contato, obra, projeto, prazo, cep, cidade,
      pais, local, folha, desconto, requisicao, via, inscricao, comprador`),
    issuer: list('nif, nipc, cnpj, capital social, cap social, inscricao estadual, iban, nib, banco, conservatoria, cont'),
    carrier: list('transportadora, ctt, correios, banco, itau, bradesco, millennium bcp, caixa geral, jadlog, chronopost'),
    buyingMail: list('compras*, encomendas*, pedido*, aprovisionamento*, almoxarifado'),
    billingMail: list('nfe*, fatur*, factur*, contabilidade, financeiro, fiscal'),
    sum: list('total*, soma, totais'),
    subtotal: list('subtotal*, sub, iliquido'),
    amount: list('valor, montante, importancia, preco, precos'),
    besideSum: list(`
      encomenda, pedido, fatura, valor, a, pagar, da, do, de, geral, documento, final, liquido, nota, compra, mercadoria, produtos, estimado`),
    excluding: list('sem, liquido, excl, excluido, antes, iliquido, s'),
    including: list('com, incluido, incl, bruto, c'),
    taxWord: list('iva, i v a, imposto, impostos, icms, ipi'),
    freight: list('frete*, porte*, envio*, transporte*, entrega'),
    packaging: list('embalagem, embalagens, palete*'),
    serviceCharge: list('montagem, instalacao, servico*'),
    actingAs: list('como'),
    weekday: list(`
      segunda feira, segunda, terca feira, terca, quarta feira, quarta, quinta feira, quinta, sexta feira, sexta, feira`),
    reduction: list('desconto, adiantamento, abatimento, sinal, menos, bonificacao'),
    sending: list(`
      enviar, remeter, emitir, favor, a, para`),
  },
  namedMoney: { BRL: ['reais'] },
};
