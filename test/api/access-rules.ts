/** Who may call which route, by the specification and the issue: a route that is missing here fails the matrix. */
export type Rule = 'anyone' | 'admin' | 'admin and sales';

export const rules: { readonly [route: string]: Rule } = {
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /metrics': 'anyone',

  'GET /sales/email-configs/': 'admin',
  'POST /sales/email-configs/': 'admin',
  'GET /sales/email-configs/{id}/': 'admin',
  'PATCH /sales/email-configs/{id}/': 'admin',
  'DELETE /sales/email-configs/{id}/': 'admin',
  'POST /sales/email-configs/{id}/sync_now/': 'admin',
  'POST /sales/email-configs/{id}/test_connection/': 'admin',
  'POST /sales/email-configs/test_connection/': 'admin',
  'GET /sales/email-configs/{id}/health/': 'admin',
  'GET /sales/email-configs/logs/': 'admin and sales',

  'GET /sales/email-logs/': 'admin and sales',
  'GET /sales/email-logs/{id}/': 'admin and sales',
  'POST /sales/email-logs/{id}/retry/': 'admin and sales',
  'POST /sales/email-logs/{id}/notify/': 'admin and sales',

  'POST /sales/sales-orders/upload_document/': 'admin and sales',
  'GET /sales/documents/{id}/': 'admin and sales',
  'GET /sales/sales-orders/email_queue/': 'admin and sales',
  'GET /sales/sales-orders/': 'admin and sales',
  'POST /sales/sales-orders/': 'admin and sales',
  'GET /sales/sales-orders/{id}/': 'admin and sales',
  'PATCH /sales/sales-orders/{id}/': 'admin and sales',
  'POST /sales/sales-orders/{id}/approve/': 'admin and sales',
  'POST /sales/sales-orders/{id}/reject/': 'admin and sales',
  'GET /sales/sales-orders/{id}/source_document/': 'admin and sales',
  'GET /sales/leads/': 'admin and sales',
  'GET /sales/leads/{id}/': 'admin and sales',
  'PATCH /sales/leads/{id}/': 'admin and sales',
  'GET /sales/tasks/{id}/': 'admin and sales',

  'GET /sales/customers/': 'admin and sales',
  'POST /sales/customers/': 'admin',
  'GET /sales/customers/{id}/': 'admin and sales',
  'PATCH /sales/customers/{id}/': 'admin',
  'DELETE /sales/customers/{id}/': 'admin',
  'GET /sales/products/': 'admin and sales',
  'POST /sales/products/': 'admin',
  'GET /sales/products/{id}/': 'admin and sales',
  'PATCH /sales/products/{id}/': 'admin',
  'DELETE /sales/products/{id}/': 'admin',
  'GET /sales/products/{id}/aliases/': 'admin and sales',
  'POST /sales/products/{id}/aliases/': 'admin and sales',
  'DELETE /sales/products/{id}/aliases/{alias}/': 'admin and sales',
  'GET /sales/warehouses/': 'admin and sales',
  'POST /sales/warehouses/': 'admin',
  'GET /sales/warehouses/{id}/': 'admin and sales',
  'PATCH /sales/warehouses/{id}/': 'admin',
  'DELETE /sales/warehouses/{id}/': 'admin',
  'POST /sales/customers/import/': 'admin',
  'POST /sales/products/import/': 'admin',
  'POST /sales/warehouses/import/': 'admin',
  'GET /sales/company-settings/': 'admin and sales',
  'PATCH /sales/company-settings/': 'admin',

  'POST /sales/privacy/erase/': 'admin',
};

export const rolesOf = (rule: Rule): readonly string[] =>
  rule === 'admin' ? ['admin'] : rule === 'admin and sales' ? ['admin', 'sales'] : [];
