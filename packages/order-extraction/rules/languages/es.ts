import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const spanish: Language = {
  code: 'es',
  common: list(`
    el, la, los, las, y, de, del, para, su, nuestro, por, con, pedido, entrega, precio, cantidad, fecha, importe, cliente, proveedor, descripcion, una`),
  columns: {
    position: list(`
      pos, linea, no, n, num, item, partida, posicion, ln, n linea, no linea, renglon, lin`),
    code: list(`
      codigo, ref, referencia, cod, codigo articulo, cod articulo, n articulo, codigo producto, sku, referencia articulo, cod producto, nuestra
      referencia, ean, clave, codigo de producto, codigo de articulo, n de articulo, numero de articulo,
      codigo de barras, nuestro codigo, codigo ean, ref articulo, n de parte, no de parte, numero de parte, codigo interno,
      referencia interna, codigo material, n material, no material, codigo sap, articulo n, articulo no, ref interna,
      cod barras, nro articulo`),
    supplierCode: list(`
      su referencia, su ref, su codigo, ref proveedor, referencia proveedor, codigo proveedor, cod proveedor, ref fabricante,
      referencia del proveedor, codigo del proveedor, referencia fabricante, codigo articulo proveedor, ref prov,
      codigo producto proveedor, referencia de proveedor, cod prov, cod art proveedor, n articulo proveedor,
      no articulo proveedor, codigo fabricante, codigo de proveedor`),
    name: list(`
      descripcion, articulo, producto, concepto, articulos, productos, detalle, denominacion, descripcion del producto, descripcion del articulo,
      material, nombre, designacion, descripcion articulo, conceptos,
      nombre del producto, texto, mercancia, bien o servicio, descripcion del bien o servicio, nombre del articulo,
      especificaciones, glosa, texto breve, insumo`),
    qty: list(`
      cantidad, cant, uds, unidades, ud, cantidad pedida, cantidades, ctd, cdad, cant pedida, num unidades, ctdad, n unidades,
      no unidades, n uds, no uds, piezas, cantidad a pedir, pares, total pares`),
    unit: list(`
      unidad, un, u m, um, medida, unidad de medida, unid, udm, formato, unidad medida, presentacion, envase, umed, un medida,
      u medida, unidad de compra, umc, embalaje`),
    price: list(`
      precio, precio unitario, precio unit, p unit, p unitario, precio ud, precio neto, p u, pu, precio unidad, precio @ ud, precio por unidad, valor
      unitario, p unidad, coste unitario, importe unitario, precio unitario sin iva, precio sin iva, precio und,
      precio unitario neto, coste, costo, costo unit, precio unit neto, p neto`),
    priceUnit: list(`
      base precio, precio por, unidad de precio, unidad precio`),
    discount: list(`
      descuento, dto, dto %, % dto, desc, desc %, descuento %, dcto, % desc, % descuento, bonificacion, dscto, dscto %, bonif,
      descto`),
    tax: list(`
      iva, iva %, % iva, impuesto, impuestos, tipo iva, igic, i v a, itbis, igv, tipo de iva, importe iva, ieps, % imp`),
    amount: list(`
      importe, total, importe total, precio total, total linea, valor, subtotal, neto, importe neto, monto, total neto, valor total, total sin iva,
      importe linea, importe sin iva, base,
      total partida,
      costo total, coste total`),
    date: list(`
      fecha de entrega, entrega, fecha entrega, fecha, plazo, plazo de entrega, f entrega, fec entrega, fecha necesidad,
      fecha prev, fecha servicio, fecha compromiso`),
    other: list(`
      peso, color, talla, observaciones, notas, estado, moneda, comentarios, almacen, obra, proyecto, lote, centro de costo,
      cuenta, marca, bodega, n lote, no lote, fabricante, centro de coste, existencias, cuenta contable`),
  },
  labels: {
    po_number: list(`
      o @ c n, o @ c no, o @ c nro, o @ c, orden de compra no, orden de compra n, orden de compra, pedido no, pedido n, numero de pedido, n de pedido, no de pedido, n pedido, pedido,
      nuestro pedido, num pedido, ref pedido, numero de orden, orden no, oc, o c, n de orden, no de orden, numero de orden de compra, su pedido, orden
      n, pedido num, pedido numero, referencia pedido, pedido de compra n, pedido de compra, numero pedido, n orden de compra, referencia del pedido,
      orden, su n de pedido, n o de pedido, n o pedido, pedido n o, o c no, o c n, no o c, numero de documento, documento n, n documento, documento no, documento de compras, doc compras,
      folio, n o @ c, pedido cliente, nota de pedido n, su referencia de pedido, no o @ c`),
    order_date: list(`
      fecha de pedido, fecha pedido, fecha del pedido, fecha de orden, fecha, fecha de emision, fecha emision, fecha de la orden, emitido el,
      fecha documento, fecha de creacion, fecha de elaboracion, fecha del documento, fecha o @ c, fecha creacion, fecha y hora`),
    delivery_date: list(`
      para cuando,
      fecha de entrega solicitada, fecha de entrega, fecha entrega, entrega solicitada, entrega, fecha requerida, fecha de entrega requerida, plazo de
      entrega, entregar antes del, entrega antes del, entrega prevista, fecha prevista de entrega, fecha prevista, fecha solicitada, entregar el,
      fecha de entrega prevista, fecha limite de entrega, fecha de recepcion, entrega el, fecha de entrega deseada, entrega requerida, fecha deseada, fe entrega, fecha entr,
      fecha compromiso, fecha de necesidad, fecha prometida, fecha de embarque, fecha de servicio, fecha prev entrega,
      fecha de entrega en obra, fecha requerida en obra, fecha compromiso de entrega, servir el, requerido para el,
      tiempo de entrega, fecha servicio`),
    currency: list(`
      moneda, divisa, precios en, importes en, tipo de moneda, todos los precios en, codigo de divisa, codigo divisa,
      importes expresados en, moneda de la orden`),
    customer_code: list(`
      numero de cliente, n cliente, no cliente, codigo cliente, codigo de cliente, cod cliente, cliente no, cliente n, n de cliente, nuestro codigo de
      cliente,
      n o de cliente, nuestro n de cliente, cuenta cliente, cta cliente, su n de cliente, id cliente, clave cliente,
      clave de cliente, nuestro no de cliente`),
    phone: list('tel, telefono, tfno, movil, tlf, telf, tfn'),
    tax_number: list(`
      rut, cif, nif, c i f, n i f, rfc, cif nif, nit, cuit, rut, nif cif, vat, nif iva, n iva, ruc, n o de iva, r u t, r f c,
      cuit n, r u c, numero de identificacion fiscal, rnc, rif, no iva, cedula juridica`),
    email: list(`
      email, e mail, correo, correo electronico, mail, correo e, direccion de correo, direccion de correo electronico`),
    contact: list(`
      contacto, persona de contacto, comprador, solicitado por, atencion, a la atencion de, responsable, solicitante, pedido por,
      atn, elaborado por, realizado por, emitido por, gestor, encargado, elaboro, autorizado por, nombre del solicitante,
      nombre del comprador, contacto compras, hecho por, preparado por, persona contacto`),
    supplier_code: list(`
      codigo proveedor, n proveedor, codigo de proveedor, no proveedor, cod proveedor, n de proveedor, no de proveedor,
      proveedor n, proveedor no, numero de proveedor, id proveedor, clave de proveedor, clave proveedor, n acreedor, acreedor,
      cuenta proveedor, codigo acreedor`),
    other_number: list(`
      metodo de pago, factura no, factura n, numero de factura, presupuesto no, presupuesto n, su oferta, oferta, albaran no, pagina, fax, su referencia, nuestra
      referencia, proyecto, condiciones de pago, forma de pago, pago, incoterm, forma de envio, iban, banco, web, direccion de entrega, lugar de
      entrega, condiciones de entrega, transporte, direccion, observaciones, transportista, obra,
      s @ ref, n @ ref, n presupuesto, no presupuesto, centro de costo, expediente, su ref, nuestra ref, n o de oferta,
      no de oferta, cotizacion n, centro de coste, n de contrato, no de contrato, contrato n, contrato no, codigo de obra,
      n expediente, no expediente, requisicion no, cotizacion, portes, su presupuesto, n requisicion, no requisicion,
      termino de pago, terminos de pago, medio de pago, via de embarque, n de obra, no de obra,
      partida presupuestaria, centro de costos, uso de cfdi,
      licitacion`),
  },
  zones: {
    buyer: list(`
      arrendatario, arrendataria,
      facturar a, direccion de facturacion, comprador, cliente, datos de facturacion, de, empresa, remitente, nombre del cliente, datos del cliente,
      facturacion, razon social, emisor, solicitado por, datos del comprador, domicilio fiscal, nombre de la empresa, factura a, datos fiscales,
      empresa compradora, facturado a, solicitante,
      ordenante, emisor del pedido, direccion fiscal, organismo, organo de contratacion, datos de la empresa, mandante,
      destinatario de la factura, razon social del comprador, direccion de envio de factura, cargo a, vendido a`),
    ship_to: list(`
      enviar a, entregar en, direccion de entrega, lugar de entrega, destinatario, direccion de envio, entregar a, enviar en, entrega en, datos de
      entrega, destino,
      punto de entrega, obra, consignatario, embarcar a, direccion de obra, direccion de la obra, despachar a,
      almacen de entrega, sitio de entrega, enviar mercancia a, enviar la mercancia a, punto de descarga, lugar de destino,
      destinatario de la mercancia, consignado a, entregar mercancia en`),
    seller: list(`
      arrendador, arrendadora,
      proveedor, vendedor, a, para, datos del proveedor, nombre del proveedor, suministrador, dirigido a, senores, senor proveedor,
      direccion del proveedor, razon social del proveedor, adjudicatario, subcontratista, acreedor, pedido a,
      proveedor adjudicado, prestador`),
    third: list(`
      cliente final, usuario final, nuestro cliente, nuestra cliente, promotor, promotora, contratista principal,
      dueno de la obra`),
  },
  titles: {
    order: list(`
      orden de compra, pedido, pedido de compra, hoja de pedido, orden de pedido, pedido a proveedor, pedido de cliente, nuevo pedido, nota de pedido,
      formulario de pedido, pedido proveedor, pedido en firme,
      oc, o @ c, orden de suministro, orden de adquisicion, nota de encargo, encargo, hoja de encargo`),
    order_change: list(`
      modificacion de pedido, pedido modificado, cambio de pedido, modificacion del pedido, orden de compra modificada, modificacion de orden de
      compra, rectificacion de pedido`),
    order_cancellation: list(`
      anulacion de pedido, cancelacion de pedido, cancelacion, anulacion, pedido anulado, pedido cancelado, anulacion del pedido, cancelacion del
      pedido`),
    order_response: list(`
      confirmacion de pedido, acuse de recibo, confirmacion del pedido, confirmacion de orden, acuse de recibo de pedido, aceptacion de pedido,
      pedido de venta, orden de venta, nota de venta`),
    quotation: list(`
      presupuesto, oferta, cotizacion, solicitud de oferta, solicitud de presupuesto, peticion de oferta,
      solicitud de cotizacion, tarifa, lista de precios, proforma de oferta, tarifa de precios, listado de precios,
      tarifa general,
      peticion de precios, propuesta economica, propuesta comercial, invitacion a cotizar, invitacion a licitar,
      solicitud de propuesta`),
    invoice: list(`
      factura, factura proforma, factura pro forma, proforma, extracto de cuenta, recordatorio de pago,
      factura simplificada, estado de cuenta, aviso de cobro, reclamacion de pago, carta de reclamacion,
      segundo recordatorio, aviso de pago,
      cuenta de cobro`),
    delivery_note: list(`
      albaran, albaran de entrega, nota de entrega, lista de embalaje, aviso de expedicion, remision, guia de remision, carta de porte, packing list,
      lista de empaque, remito, lista de embarque,
      guia de despacho, nota de remision, nota de recepcion, orden de entrega,
      parte de entrega, nota de salida, acta de recepcion, acta de entrega, orden de salida, nota de envio, nota de embarque,
      conocimiento de embarque, entrada de almacen, salida de almacen, comprobante de entrega`),
    receipt: list(`
      recibo, ticket, comprobante de pago, recibo de pago, justificante de pago, tique, comprobante de caja`),
    other: list(`
      nota de credito, abono, condiciones generales, factura rectificativa, contrato, nota de abono, inventario,
      ficha tecnica, condiciones generales de compra, devolucion, reclamacion, nota de debito, catalogo, certificado,
      curriculum vitae, contrato marco, acuerdo marco, pedido marco, pedido abierto, contrato de suministro,
      programa de entregas, prevision, prevision de compras, prevision de demanda, solicitud de compra,
      solicitud de pedido, nota de devolucion, albaran de devolucion, convenio marco,
      factura de abono, listado de existencias, solicitud de materiales, pronostico, calendario de entregas, minuta,
      listado de stock, pedidos pendientes, boletin informativo, requerimiento de compra`),
  },
  phrases: {
    order: list(`
      les pedimos, rogamos nos suministren, rogamos nos sirvan, por favor entregar, sirvanse, solicitamos el suministro, por la presente les pedimos,
      quisieramos pedir, rogamos confirmen, le solicitamos, favor de suministrar, rogamos envien, por favor confirmar, deseamos pedir, rogamos
      confirmacion, indicar el numero de pedido, por favor suministrar, realizamos el siguiente pedido, hacemos el siguiente pedido`),
    order_change: list(`
      anula y sustituye, sustituye a nuestro pedido, modificamos nuestro pedido, cantidad anterior, nueva cantidad, sustituye al pedido`),
    order_cancellation: list(`
      anulamos nuestro pedido, anulamos, cancelamos, rogamos anulen, rogamos cancelen, solicitamos la anulacion, solicitamos la
      cancelacion`),
    order_response: list(`
      gracias por su pedido, confirmamos su pedido, agradecemos su pedido, acusamos recibo, le confirmamos, les confirmamos`),
    quotation: list(`
      valido hasta, oferta valida, validez de la oferta, presupuesto valido, validez, nos complace ofrecerle, solicitamos nos envien su oferta, su
      mejor oferta, envienos su oferta, numero de presupuesto, sus precios, un presupuesto para, su mejor precio, nos envien un presupuesto, cotizar`),
    invoice: list(`
      numero de factura, factura no, factura n, fecha de factura, vencimiento, total a pagar, fecha factura, importe a pagar, fecha de vencimiento, n
      factura, num factura, saldo pendiente`),
    delivery_note: list('cantidad entregada, numero de bultos, recibido conforme, albaran n, bultos, conforme el cliente'),
    receipt: list('recibi de, hemos recibido de, pagado con, pago recibido'),
    other: list('numero de abono, factura rectificada'),
  },
  totals: {
    net: list(`
      subtotal, base imponible, total neto, importe neto, suma, total sin iva, neto, total bruto, suma total, importe bruto,
      monto neto, valor neto, total base imponible, neto gravado, total afecto, valor de venta, base iva, base imponible total,
      total mercancia, op gravada, suma importes`),
    gross: list(`
      importe, total, importe total, total general, total con iva, total a pagar, total pedido, total factura, monto total, total del pedido, total
      orden, total iva incluido, valor total, liquido a pagar, importe liquido, total orden de compra,
      gran total, total iva incl, importe total del pedido, suma total, importe del pedido, neto a pagar,
      total impuestos incluidos, precio total`),
    tax: list(`
      iva, impuestos, cuota iva, total iva, i v a, impuesto, importe iva, igv, total impuestos, recargo de equivalencia, itbis,
      igic, ieps, itbms, cuota de iva`),
    carry: list(`
      suma y sigue, continua, suma anterior, sigue, subtotal pagina`),
  },
  charges: list(`
    portes, gastos de envio, transporte, envio, embalaje, descuento, flete, seguro, gastos de transporte, recargo, manipulacion, dto, anticipo,
    gastos de gestion, punto verde, gastos administrativos, dto pronto pago, acarreo, redondeo, maniobras,
    cargo por pedido minimo, aranceles, ecotasa, otros cargos`),
  months: lists(
    'enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago, septiembre setiembre sep sept, octubre oct, noviembre nov, diciembre dic',
  ),
  weeks: list('semana, sem'),
  units: list(`
    ud, uds, unidad, unidades, un, und, unid, pza, pzas, pieza, piezas, caja, cajas, cj, paquete, paquetes, paq, rollo, rollos, saco, sacos, bolsa,
    bolsas, botella, botellas, par, pares, metro, metros, litro, litros, hora, horas, kilo, kilos, bote, botes, lata, latas, garrafa, garrafas, palet,
    palets, docena, juego, juegos, tonelada, toneladas, bidon, bidones, resma, resmas, hoja, hojas, cja`),
  numbers: list('-, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce'),
  cues: {
    further: list('luego, despues, ademas, tambien'),
    bounding: list('mas de, al menos, hasta, menos de, a partir de, minimo de'),
    listing: list('catalogo*, lista de precios, tarifa, tarifas'),
    accepting: list(`
      aceptamos su oferta, aceptamos su presupuesto, aceptamos vuestro presupuesto, aceptacion de su presupuesto,
      aceptacion de su oferta`),
    informing: list(`
      copia informativa, copia para informacion, copia para su informacion, solo informativo, a titulo informativo, solo
      a titulo informativo, no suministrar, no servir, no tramitar, no ejecutar`),
    each: list('x, a, por'),
    hundred: list('cien, ciento, centenar'),
    thousand: list('mil, millar, millares'),
    metre: list('m, metro, metros'),
    measure: list('g, gramos, kg, ml, l, litro, litros'),
    optional: list('opcional, opcion, alternativa, alternativo'),
    asking: list(`
      necesitamos, necesitariamos, nos hacen falta, les agradeceriamos, rogamos nos envien, rogamos nos sirvan,
      por favor envien, nos gustaria recibir, quisieramos, podrian enviarnos, solicitamos, les rogamos, necesidades`),
    theirOrder: list('su pedido, vuestro pedido, tu pedido, s pedido, sus pedidos, su orden de compra'),
    taken: list(`
      hemos recibido su, hemos recibido tu, ha sido enviado, esta en camino, ha sido aceptado, gracias por su compra,
      gracias por su pedido, gracias por tu, acusamos recibo`),
    former: list('antes, en lugar de, en lugar del, en vez de, en vez del, anteriormente, inicialmente'),
    requisitioning: list('requisicion, solicitud de compra, solicitud de pedido, solicitud de materiales'),
    returning: list('enviar a, remitir a, devolver a, enviese a, enviar por correo a, pedidos a'),
    spanning: list('periodo*, vigencia'),
    fulfilled: list(`
      recibido, recibidos, recibidas, entregado, entregados, entregadas, servido, servidos, servidas, pendiente,
      pendientes, ubicacion, existencias, devuelto, enviado, enviados, enviadas`),
    ordering: list('pedido*, orden, compra, compras, oc, o c, ordenes, solicitud'),
    number: list('numero, num, no, n, nro, ref, codigo, id'),
    date: list('fecha, dia, emision, emitido, emitida, creado'),
    dated: list('de, del, fecha, con fecha, el'),
    delivering: list('entreg*, recepcion, recogida, envio, llegada, despacho, suministro'),
    when: list(`
      fecha, dia, antes, limite, semana, solicitada, solicitado, requerida, requerido, deseada, estimada, prevista, previsto, plazo, maxima, maximo,
      hasta, el, tope, necesidad, pactada, para, comprometida`),
    wanted: list('solicitad*, requerid*, desead*, necesari*, previst*, esperad*'),
    by: list('antes, antes del, antes de, hasta, hasta el, a mas tardar, para el, no mas tarde'),
    needing: list(`
      entreg*, llegar, llegue, necesit*, recib*, suministr*, envi*, mercancia*, material, servir, sirvan, recepcion*`),
    our: list('nuestro, nuestra, nuestros, nuestras, ns, n'),
    your: list('su, sus, vuestro, vuestra, vs'),
    little: list('el, la, los, las, de, del, y, a, al, para, por, en, con, un, una, e, lo, se, que'),
    and: list('y, e, o'),
    stocking: list(`
      existencias, stock, stock minimo, en stock, disponible, disponibles, valor existencias, valor stock, valor de existencias, pedido
      minimo, cantidad minima, cant minima, cant min, minimo de pedido, compra minima`),
    estimating: list(`
      estimado, estimada, estimados, estimadas, estimacion, anual, anuales, previsto, prevista, previstas,
      orientativa, aproximada`),
    noNumber: list(`
      ver, abajo, arriba, ninguno, ninguna, verbal, pendiente, telefono, telefonico, varios, adjunto, desconocido,
      urgente, sin, idem`),
    reference: list('ref, referencia, refs'),
    due: list('vencimiento, vence, fecha de vencimiento, pago antes'),
    elsewhere: list('factura*, pago, valid*, cotiz*, oferta, presupuesto, condiciones, confirm*, vencimiento, impreso'),
    answering: list('confirm*, acuse*, acept*, respuesta, recibido'),
    replaced: list('antigua, antiguo, anterior, previa, previo, original, inicial, vieja, viejo, actual'),
    replacing: list(`
      nueva, nuevo, nuevas, nuevos, despues, ahora, modificada, modificado, revisada, revisado, corregida, corregido,
      actualizada, actual`),
    changing: list('modific*, rectific*, cambio*, revis*, correccion, actualiz*, enmienda, adenda'),
    cancelling: list('anul*, cancel*, baja, desist*'),
    annexed: list('anexo'),
    quoting: list(`
      presupuesto*, cotizacion*, oferta*, solicitud de presupuesto, solicitud de oferta, tarifa*, licitacion, lista de precios, peticion de oferta,
      precios`),
    billing: list('factura*, proforma, recordatorio, extracto, requerimiento, estado de cuenta, reclamacion de pago'),
    requesting: list(`
      pedimos, queremos pedir, quisieramos pedir, quisiera pedir, deseamos pedir, queremos encargar, solicitamos, hacer un pedido, hacer el siguiente pedido, realizar un pedido, siguiente
      pedido, nuestro pedido, envienos, enviennos, por favor envien, por favor enviar, por favor envienos, rogamos envien, rogamos nos envien, suministren, sirvanse, necesitamos, necesito,
      orden de compra`),
    advertising: list(`
      newsletter, boletin, darse de baja, cancelar suscripcion, ver en el navegador, comprar ahora, oferta especial, codigo promocional, anadir al carrito`),
    crediting: list('abono, devolucion*, reclamacion*, nota de credito, reembolso'),
    moving: list('entrega, remision, expedicion, transporte, mercancia, salida, carga, embalaje, envio'),
    slip: list('nota, guia, hoja, lista, aviso, vale, boletin, justificante'),
    deliveryPaper: list('albaran*, remision, remito, carta de porte, guia de remision'),
    callingOff: list('llamada, programa de entregas'),
    agreeing: list(`
      contrato*, acuerdo*, marco, prevision*, catalogo*, plantilla, ejemplo, muestra, inventario, certificado, condiciones generales, encuesta, ficha
      tecnica, informe, resumen, planificacion, historial, acta, convenio`),
    besideTitle: list(`
      de, del, la, el, y, a, cliente, proveedor, nuevo, nueva, original, copia, duplicado, compra, abierto, abierta, interno, urgente, mercancia,
      material, su, nuestro, en, firme`),
    labelling: list(`
      numero, fecha, total, direccion, importe, tipo, cantidad, cliente, condiciones, codigo, no, forma, del, de, valor`),
    subject: list('asunto, referencia, ref'),
    reply: list('re, rv, fw'),
    seller: list('proveedor*, vendedor*, suministrador*, fabricante, adjudicatario'),
    selling: list('vendedora, suministradora'),
    consignee: list('destinatario*, consignatario, receptor'),
    buyer: list('comprador*, cliente*, ordenante, solicitante, peticionario, emisor'),
    buying: list(`
      facturacion, facturar, facturado, factura, compra, compras, compradora, solicitante, contratante, facturas`),
    party: list(
      'empresa, entidad, direccion, domicilio, nombre, datos, a, razon, social, sociedad, organismo, lugar, centro, institucion, unidad',
    ),
    partyData: list('datos, informacion, cuenta, contacto'),
    legal: list(`
      sl, s l, slu, s l u, sa, s a, s a u, sau, sociedad limitada, sociedad anonima, s coop, s coop and, sll, sal, scp, cb, c b, hermanos, hnos, sa de
      cv, s a de c v, s a p i de c v, s a p i, s a b de c v, s de r l, s r l, s c, grupo, e hijos, @ hijos, s a s, ltda, eirl, spa, sociedad cooperativa, sociedad cooperativa andaluza, sociedad cooperativa limitada,
      sociedad agraria de transformacion, s a t, sat, slp, s l p, s l l, s c p, s c c l, slne, s l n e, sccl`),
    organisation: list(`
      universidad, ayuntamiento, colegio, hospital, clinica, instituto, asociacion, fundacion, cooperativa, ministerio, junta,
      consejeria, escuela, restaurante, hotel, panaderia, farmacia, ferreteria, diputacion, comunidad, talleres, taller, club,
      residencia, bodegas, museo, comercial, explotaciones, concello, ajuntament, mancomunidad, parroquia, ies, ceip, guarderia,
      gobierno, alcaldia, municipalidad, intendencia, gobernacion, federacion, sindicato, liceo, preescolar, biblioteca, teatro, cabildo,
      consorcio, comunidad de propietarios, centro de salud, supermercado, muebles, almacenes, hermanos, hijos de, cofradia, obispado,
      facultad, politecnico, patronato, agrupacion`),
    joinsDays: list('al'),
    tradesAs: list('que opera como, con nombre comercial'),
    isTradeNameOf: list('es una marca de, es un nombre comercial de, es el nombre comercial de'),
    superior: list(`
      republica, reino de, gobierno de, ministerio, ministerio de, provincia de, consejeria, servicio regional de salud, servicio andaluz de salud,
      servicio canario de la salud, servicio extremeno de salud, servicio murciano de salud, servicio gallego de salud, servicio riojano de salud,
      servicio aragones de salud, servicio cantabro de salud, servicio madrileno de salud`),
    operatedBy: list('operado por, explotado por, gestionado por'),
    municipality: list('ayuntamiento, concello de, ajuntament'),
    house: list('restaurante, cafeteria, hostal, meson, taberna, posada, casa rural, hotel, cerveceria'),
    actingFor: list('en nombre y representacion de, por cuenta de, por cuenta y orden de, en nombre y por cuenta de'),
    days: list('dias, dia, semanas'),
    previous: list('ultima, ultimo, anterior, pasado, pasada'),
    street: list(`
      calle, c, avda, avenida, plaza, paseo, carretera, ctra, poligono, pol ind, poligono industrial, camino, ronda, travesia, s n, apdo, apartado,
      km, nave, parcela, piso, col, colonia`),
    person: list('sr, sra, dona, att'),
    addressing: list('sres, srs, senores, sres de'),
    attention: list('a la atencion, a la atencion de, a la att, att, atn'),
    salutation: list(`
      estimad*, hola, buenos, buenas, saludos, atentamente, muy, gracias, por favor, rogamos, adjunto, les, le, nos, en, un, cordialmente, conforme,
      segun, la, los, este, toda, solicitamos, favor, el`),
    buyingOffice: list(`
      compras, departamento de compras, dpto de compras, dpto compras, seccion de compras, departamento compras, aprovisionamiento*, area de compras,
      gerencia de compras, central de compras`),
    department: list(`
      departamento*, dpto, compras, contabilidad, almacen, administracion, recepcion, gerencia, logistica, cocina, direccion, responsable, jefe,
      encargado, area, seccion, mantenimiento, tesoreria`),
    proprietor: list('propietario, propietaria, titular'),
    notName: list(`
      telefono, tel, fax, tlf, correo, email, fecha, pagina, numero, cif, nif, rfc, iva, codigo, banco, cuenta, referencia, ref, asunto, direccion,
      importe, total, entrega, factura*, pedido, condiciones, forma, plazo, cliente*, proveedor*, moneda, su, nuestro, articulo, descripcion,
      cantidad, precio, firma, observaciones, transporte, portes, contacto, obra, proyecto, albaran, base, c p, ciudad, pais, provincia, poblacion,
      lugar, orden, oferta, hoja, iban`),
    issuer: list('cif, nif, rfc, registro mercantil, inscrita, iban, banco, n i f, c i f, tomo'),
    carrier: list('transportista, correos, seur, mrw, nacex, banco, bbva, caixabank, sabadell, bankinter, agencia de transporte'),
    buyingMail: list('compras*, pedido*, aprovisionamiento*, almacen'),
    billingMail: list('factura*, contabilidad, administracion, proveedores'),
    sum: list('total*, suma'),
    subtotal: list('subtotal*, base, bruto'),
    amount: list('importe, valor, monto, precio, precios'),
    besideSum: list(`
      asciende, pedido, factura, importe, orden, compra, valor, a, pagar, del, de, la, general, neto, documento, euros, final`),
    excluding: list('sin, neto, antes, excluido, excl, mas'),
    including: list('con, incluido, inc, incl, bruto'),
    taxWord: list('iva, i v a, impuesto, impuestos, igic'),
    freight: list('porte*, envio*, transporte*, flete*, entrega'),
    packaging: list('embalaje*, envase*, palet*'),
    serviceCharge: list('montaje, instalacion, servicio*, manipulacion'),
    actingAs: list('como'),
    weekday: list(`
      lunes, martes, miercoles, jueves, viernes, sabado, domingo`),
    reduction: list('descuento, dto, bonificacion, anticipo, rebaja, menos'),
    sending: list(`
      enviar, remitir, presentar, emitir, favor, la, las, de, enviarse`),
  },
  namedMoney: {
    CLP: ['pesos chilenos'],
    COP: ['pesos colombianos'],
    ARS: ['pesos argentinos'],
    MXN: ['pesos mexicanos', 'M\\.N\\.'],
    USD: ['d[óo]lares'],
  },
};
