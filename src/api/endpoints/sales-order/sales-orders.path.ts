export const salesOrdersPath = '/sales/sales-orders/';
export const orderPath = `${salesOrdersPath}{id}/` as const;
