import type { UsualWords } from '../usual-words.ts';

export const spanish: UsualWords = {
  titles: {
    order: `
      Orden de compra, Pedido, Pedido de compra, Pedido a proveedor, Hoja de pedido, Nota de pedido, OC, Orden de pedido, O/C,
      Formulario de pedido, Orden de suministro, Pedido proveedor, Propuesta de pedido, Orden de compra y servicio,
      Pedido de material, Pedido en firme, Bono de pedido, Boletín de pedido, Pedido N.º 4711, Orden de compra No. 4711,
      Pedido de materiales, Pedido de suministro, Orden de adquisición, Nota de encargo, Encargo, Orden de compra local,
      Orden de compra internacional, Orden de compra abierta, Pedido urgente, Hoja de encargo, Orden de compra nacional,
      Pedido a fábrica, Pedido de compras, PO, Pedido de reposición`,
    order_change: `
      Modificación de pedido, Pedido modificado, Modificación de orden de compra, Cambio de pedido, Orden de compra modificada,
      Orden de cambio, Pedido rectificado, Modificación del pedido, Enmienda a la orden de compra, Cambio de orden de compra,
      Pedido corregido, Revisión de pedido`,
    order_cancellation: `
      Anulación de pedido, Cancelación de pedido, Pedido anulado, Cancelación de orden de compra, Anulación, Cancelación,
      Pedido cancelado, Orden de compra cancelada, Anulación de orden de compra, Orden de compra anulada,
      Cancelación del pedido`,
    order_response: `
      Confirmación de pedido, Acuse de recibo de pedido, Aceptación de pedido, Confirmación de orden de compra,
      Pedido de venta, Orden de venta, Acuse de pedido, Confirmación del pedido, Confirmación de compra, Confirmación de venta,
      Aceptación de orden de compra, Acuse de recibo, Pedido de cliente confirmado, Nota de venta`,
    quotation: `
      Presupuesto, Oferta, Cotización, Solicitud de cotización, Solicitud de oferta, Petición de oferta, Lista de precios,
      Tarifa, Solicitud de presupuesto, Petición de precios, Tarifa de precios, Oferta económica, Oferta comercial,
      Propuesta económica, Propuesta comercial, Solicitud de precios, Invitación a cotizar, Listado de precios,
      Invitación a licitar, Solicitud de propuesta`,
    invoice: `
      Factura, Factura proforma, Recordatorio de pago, Reclamación de pago, Estado de cuenta, Factura comercial,
      Factura pro forma, Nota de cobro, Extracto de cuenta, Cuenta de cobro, Factura simplificada, Factura electrónica,
      Factura de venta, Factura de anticipo, Aviso de pago, Recordatorio, Factura recapitulativa, Factura de exportación,
      Requerimiento de pago, Proforma`,
    delivery_note: `
      Albarán, Albarán de entrega, Nota de entrega, Guía de despacho, Remito, Remisión, Lista de empaque, Guía de remisión,
      Packing list, Albarán de compra, Aviso de expedición, Carta de porte, Nota de remisión, Nota de recepción,
      Albarán de salida, Aviso de envío, Hoja de entrega, Lista de embalaje, Orden de entrega, Vale de salida,
      Parte de entrega, Nota de salida, Acta de recepción, Acta de entrega, Orden de salida, Nota de envío, Nota de embarque,
      Conocimiento de embarque, Vale de entrega, Entrada de almacén, Salida de almacén, Comprobante de entrega`,
    receipt: 'Recibo, Ticket, Ticket de compra, Recibo de pago, Recibo de caja, Tique, Comprobante de caja',
    other: `
      Nota de crédito, Factura de abono, Abono, Contrato marco, Acuerdo marco, Programa de entregas, Plan de entregas,
      Previsión, Devolución, Nota de devolución, Albarán de devolución, Listado de existencias, Inventario, Acta de reunión,
      Requisición, Requisición de compra, Solicitud de compra, Condiciones generales, Contrato, Catálogo, Ficha técnica,
      Reclamación, Solicitud de materiales, Pronóstico, Calendario de entregas, Condiciones generales de compra,
      Contrato de suministro, Plan de compras, Contrato de compraventa, Minuta, Solicitud de pedido interno,
      Previsión de pedidos, Listado de stock, Pedidos pendientes, Boletín informativo, Acta de la reunión,
      Devolución de compra, Requisición de materiales, Requerimiento de compra, Acuerdo de suministro`,
  },
  labels: {
    po_number: `
      N.º de pedido, Número de pedido, Nº pedido, Pedido nº, Orden de compra N°, N° de orden de compra, No. de orden,
      Orden No., OC N°, N° OC, Número de orden de compra, Número de orden, Su pedido, Nuestro pedido, Ref. pedido, Pedido,
      Orden de compra, Folio, O.C. No., Número OC, N.º pedido, Nuestro nº de pedido, Su nº de pedido, Referencia pedido,
      Nº de pedido, Núm. pedido, Número de OC, OC, No. OC, O/C N°, Pedido No., No. de pedido, Orden N°, Pedido de compra nº,
      Nº pedido cliente, Nº O/C, Pedido cliente, Código de pedido, Orden de compra No., No. Orden de Compra,
      Referencia de pedido, Nº Orden, Documento nº, Núm. de pedido, Pedido Núm., Nota de pedido N°, Su referencia de pedido,
      Orden de compra núm., Nº documento`,
    order_date: `
      Fecha, Fecha de pedido, Fecha del pedido, Fecha de emisión, Fecha de orden, Fecha de la orden, Fecha pedido, Fecha OC,
      Emitido el, Fecha documento, Fecha de la orden de compra, Fecha de creación, Fecha de compra, Fecha orden,
      Fecha de solicitud, Fecha de orden de compra, Fecha emisión, Fecha de elaboración, Fecha del documento, Fecha O/C,
      Fecha creación, Fecha y hora`,
    delivery_date: `
      Fecha de entrega, Entrega, Plazo de entrega, Fecha de entrega solicitada, Fecha entrega, Fecha solicitada,
      Entregar antes del, Entregar el, Fecha requerida, Fecha prevista, Fecha de recepción, Fecha prevista de entrega,
      Fecha límite de entrega, Fecha de entrega requerida, Fecha compromiso, Entrega prevista, Entrega solicitada,
      Fecha máxima de entrega, Semana de entrega, Fecha deseada, Fecha de necesidad, Fecha prometida, Entrega el,
      Entrega antes de, Fecha deseada de entrega, Fecha de despacho, Fecha de embarque, Fecha de envío, Fecha necesaria,
      Fecha de servicio, Fecha de entrega estimada, Fecha prev. entrega, F. entrega, Fec. entrega, Fecha de entrega en obra,
      Fecha recepción, Fecha requerida en obra, Fecha tope de entrega, Fecha compromiso de entrega, Servir el,
      Fecha de llegada, Fecha estimada de entrega, Requerido para el, Fecha de entrega deseada, Tiempo de entrega,
      Fecha servicio, Fecha de recogida, A entregar el`,
    customer_code: `
      N.º de cliente, Código de cliente, Nº cliente, Código cliente, Cliente nº, Número de cliente, Cod. cliente,
      Nuestro código de cliente, Nuestro nº de cliente, No. de cliente, Cuenta cliente, N° de cliente, Cta. cliente,
      Su nº de cliente, ID cliente, Clave cliente, Clave de cliente, Cód. cliente`,
    supplier_code: `
      Código de proveedor, Nº proveedor, Código proveedor, Nº de proveedor, Cod. proveedor, Proveedor nº, Número de proveedor,
      Su código de proveedor, No. proveedor, ID proveedor, No. de proveedor, Clave de proveedor, Clave proveedor,
      Cód. proveedor, N° acreedor, Acreedor, Cuenta proveedor, Código acreedor`,
    currency: `
      Moneda, Divisa, Precios en, Importes en, Tipo de moneda, Todos los precios en, Código de divisa, Código divisa,
      Importes expresados en, Moneda de la orden`,
    email: `
      E-mail, Correo electrónico, Correo, Email, Mail, Dirección de correo, Correo-e, e-mail, Dirección de correo electrónico`,
    tax_number: `
      NIF, CIF, RFC, RUT, CUIT, NIT, RUC, N.I.F., C.I.F., NIF/CIF, N.º de IVA, VAT, NIF-IVA, R.U.T., R.F.C., CUIT N°, R.U.C.,
      Número de identificación fiscal, CIF/NIF, NIF IVA, C.U.I.T., RNC, RIF, Nº IVA, Cédula jurídica`,
    contact: `
      Contacto, Comprador, Solicitante, Persona de contacto, A la atención de, Atn., Responsable, Solicitado por, Pedido por,
      Elaborado por, Realizado por, Emitido por, Su contacto, Nuestro contacto, Gestor, Encargado, Elaboró, Autorizado por,
      Nombre del solicitante, Nombre del comprador, Contacto compras, Hecho por, Preparado por, Compradora, Persona contacto`,
    other_number: `
      Su referencia, Nuestra referencia, S/Ref., N/Ref., Nº presupuesto, Su oferta, Nº factura, Obra, Forma de pago,
      Condiciones de pago, Condiciones de entrega, Incoterm, Centro de costo, Proyecto, Expediente, Su ref., Nuestra ref.,
      N.º de oferta, Cotización N°, Transportista, Centro de coste, Nº de contrato, Contrato nº, Código de obra, Nº expediente,
      Requisición No., Cotización, Portes, Presupuesto nº, Oferta nº, Su presupuesto, Nº requisición, Término de pago,
      Términos de pago, Medio de pago, Vía de embarque, Nº de obra, Licitación, Partida presupuestaria, Centro de costos,
      Uso de CFDI, Método de pago`,
  },
  columns: {
    position: 'Pos., Línea, Nº, Partida, Posición, Nº línea, Renglón, No., Lín., Nro.',
    name: `
      Descripción, Artículo, Producto, Concepto, Denominación, Detalle, Descripción del artículo, Descripción del producto,
      Material, Designación, Nombre del producto, Servicio, Descripción artículo, Artículos, Descripción de artículo,
      Descripción producto, Texto, Mercancía, Bien o servicio, Descripción del bien o servicio, Nombre del artículo,
      Especificaciones, Glosa, Descripción del material, Texto breve, Productos, Insumo`,
    code: `
      Código, Referencia, Ref., Código artículo, Código de artículo, Cód., Código producto, EAN, Código de barras, Nº artículo,
      Nuestro código, Cod. artículo, Nuestra referencia, SKU, Código de producto, Código EAN, Ref. artículo, N° de parte,
      No. de parte, Número de parte, Código interno, Clave, Cód. art., Cód. artículo, Referencia interna, Código material,
      Nº material, Número de artículo, Código del producto, Cod., Código SAP, No. artículo, Artículo nº, Ref. interna,
      Cód. producto, Cód. barras, Nro. artículo, ISBN`,
    supplierCode: `
      Referencia proveedor, Ref. proveedor, Su referencia, Código proveedor, Ref. fabricante, Su código, Cód. proveedor,
      Su ref., Referencia del proveedor, Código del proveedor, Referencia fabricante, Código artículo proveedor, Ref. prov.,
      Código producto proveedor, Referencia de proveedor, Cód. prov., Cód. art. proveedor, Nº artículo proveedor,
      Código fabricante, Código de proveedor`,
    qty: `
      Cantidad, Cant., Uds., Unidades, Cantidad pedida, Cdad., Cant. pedida, Ctd., Cantidad solicitada, Cantidad total,
      Cant. solicitada, Ctdad., Cantidades, Nº unidades, Cant, Cantidad ordenada, Cantidad requerida, Nº uds., Piezas,
      Cdad. pedida, Cantidad a pedir, Cant. total`,
    unit: `
      Unidad, U.M., UM, Unidad de medida, U/M, Un., UdM, Unid., Unidad medida, Presentación, Envase, UMed, Formato, Un. medida,
      Und., U. Medida, Unidad de compra, UMC, Embalaje`,
    price: `
      Precio, Precio unitario, P. unitario, Precio unit., P.U., Precio/ud., Precio neto, Precio ud., Valor unitario, P. Unit.,
      Precio unidad, Costo unitario, Precio de compra, Precio sin IVA, Precio unitario neto, Coste, Coste unitario, P/U,
      Precio por unidad, Tarifa, Precio unitario sin IVA, Precio unitario (€), Prec. unit., Costo, Valor unit., Costo unit.,
      Precio tarifa, Precio compra, Precio €, Vr. unitario, Vlr. unitario, Precio Unit. Neto, Precio bruto, P. Neto, P.Unit.,
      Precio/unidad, Prec. Unitario`,
    priceUnit: 'Precio por, Unidad de precio, Unidad precio, Base precio',
    discount: `
      Dto., Descuento, % Dto., Dto. %, Desc. %, % Desc., Dcto., Descuento %, Bonificación, % Descuento, Dscto., Dscto. %,
      Bonif., Dto, Descto.`,
    amount: `
      Importe, Total, Subtotal, Precio total, Importe neto, Valor total, Monto, Importe total, Total línea, Total neto,
      Importe €, Valor neto, Valor, Importe línea, Importe sin IVA, Total sin IVA, Total €, P. Total, Monto total,
      Precio total sin IVA, Total (€), Costo total, Vr. total, Vlr. total, Monto neto, Imp. neto, Importe bruto, Coste total,
      Importe (EUR), Total partida, Valor venta`,
    tax: `
      IVA, % IVA, IVA %, Impuesto, Tipo IVA, I.V.A., ITBIS, IGV, Impuestos, IGIC, Tipo de IVA, Importe IVA, IVA (%), IEPS,
      % Imp.`,
    date: `
      Fecha entrega, Fecha de entrega, Entrega, F. entrega, Plazo, Fecha prevista, Fecha requerida, Fecha, Fec. entrega,
      Fecha solicitada, Plazo entrega, Fecha prevista de entrega, Fecha necesidad, Fecha prev., Fecha recepción,
      Plazo de entrega, Fecha de recepción, Fecha servicio, Fecha compromiso`,
    other: `
      Observaciones, Peso, Color, Talla, Obra, Proyecto, Lote, Centro de costo, Cuenta, Notas, Marca, Comentarios, Almacén,
      Bodega, Nº lote, Fabricante, Centro de coste, Existencias, Cuenta contable, Comentario`,
  },
  totals: {
    net: `
      Subtotal, Base imponible, Total neto, Importe neto, Total sin IVA, Suma, Neto, Total bruto, Monto neto, Importe bruto,
      Valor neto, Total antes de impuestos, Subtotal sin IVA, Suma total sin IVA, Total (sin IVA), Importe sin IVA,
      Total base imponible, Neto gravado, Total neto sin IVA, Sub total, Total afecto, Valor de venta, Base IVA,
      Importe total sin IVA, Base imponible total, Total mercancía, Op. gravada, Subtotal neto, Sub-total, Suma importes,
      Valor neto total, Subtotal antes de IVA`,
    gross: `
      Total, Importe total, Total con IVA, Total pedido, Total a pagar, Total general, Total IVA incluido, Total factura,
      Total orden de compra, Monto total, Total EUR, Total orden, Total del pedido, Importe total con IVA, Gran total,
      Valor total, Total OC, Total importe, Total IVA incl., Total MXN, Total USD, Importe total del pedido, Total de la orden,
      Total pedido con IVA, Importe del pedido, Total final, Total orden compra, Neto a pagar, Total documento, Total compra,
      Total €, Total impuestos incluidos, Precio total`,
    tax: `
      IVA, IVA 21%, I.V.A., Cuota IVA, Total IVA, Impuestos, IVA (21%), IVA 19%, IGV 18%, Importe IVA, IVA 16%,
      Total impuestos, Recargo de equivalencia, ITBIS, I.V.A. 21%, IGIC, IEPS, Impuesto, 21% IVA, ITBMS, IGV (18%),
      Cuota de IVA`,
    carry: `
      Suma y sigue, Suma anterior, Suma anterior y sigue, Total página, Subtotal página, Continúa, Sigue,
      Continúa en la página siguiente`,
    charge: `
      Portes, Transporte, Gastos de envío, Flete, Embalaje, Gastos de transporte, Seguro, Recargo, Manipulación,
      Gastos de gestión, Punto verde, Envío, Recargo pedido mínimo, Costo de envío, Gastos administrativos,
      Descuento pronto pago, Dto. pronto pago, Descuento, Acarreo, Costo de flete, Recargo combustible, Redondeo, Maniobras,
      Cargo por envío, Gastos de manipulación, Cargo por pedido mínimo, Aranceles, Ecotasa, Portes y embalajes,
      Descuento comercial, Gastos de portes, Anticipo, Recargo financiero, Costes de envío, Otros cargos, Coste de envío`,
  },
  zones: {
    buyer: `
      Comprador, Cliente, Dirección de facturación, Facturar a, Datos de facturación, Datos del comprador, Datos del cliente,
      Enviar factura a, Enviar facturas a, Remitir factura a, Solicitante, Empresa, Domicilio fiscal, Razón social,
      Datos fiscales, Facturación, Factura a, Facturar a nombre de, Emisor, Ordenante, Entidad compradora, Remitir facturas a,
      Enviar la factura a, Dirección factura, Emisor del pedido, Dirección fiscal, Facturado a, Datos para facturación,
      Organismo, Emitir factura a, Unidad compradora, Órgano de contratación, Datos de la empresa, Dirección de factura,
      Adquirente, Mandante, Destinatario de la factura, Razón social del comprador, Presentar factura a,
      Dirección de envío de factura, Cargo a, Factura a nombre de, Datos facturación, Vendido a`,
    seller: `
      Proveedor, Vendedor, Datos del proveedor, Suministrador, A, Dirección proveedor, Nombre del proveedor, Señores,
      Datos proveedor, Nombre proveedor, Dirección del proveedor, Razón social del proveedor, Adjudicatario, Subcontratista,
      Para, Acreedor, Pedido a, Proveedor adjudicado, Prestador, Razón social proveedor`,
    ship_to: `
      Dirección de entrega, Lugar de entrega, Entregar en, Enviar a, Dirección de envío, Destino, Punto de entrega,
      Domicilio de entrega, Entrega en, Obra, Destinatario, Consignatario, Embarcar a, Dirección de obra, Datos de entrega,
      Dirección entrega, Dirección de la obra, Lugar de recepción, Entregar a, Despachar a, Lugar de envío, Lugar entrega,
      Dirección de despacho, Almacén de entrega, Sitio de entrega, Lugar de despacho, Entrega a, Centro de entrega,
      Enviar mercancía a, Datos de envío, Enviar la mercancía a, Dirección de recepción, Punto de descarga, Lugar de destino,
      Destinatario de la mercancía, Consignado a, Domicilio entrega, Entregar mercancía en`,
    third: 'Cliente final, Usuario final, Promotor, Contratista principal, Nuestro cliente, Promotora, Dueño de la obra',
  },
};
