export const salesOrdersPath = '/sales/sales-orders/';
export const orderPath = `${salesOrdersPath}{id}/` as const;
/** Who works with orders. */
export const orderRoles = ['admin', 'sales'] as const;
