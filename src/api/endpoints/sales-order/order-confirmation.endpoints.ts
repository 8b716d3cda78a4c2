/** The confirmation of an order as it is sent to the customer: of a draft as it would be. */
import { customerLanguage, type MailLanguage, mailLanguages } from '../../../domain/catalog/customer-language.ts';
import type { ConfirmationFile, ConfirmationFiles } from '../../../domain/order-confirmation/confirmation-files.port.ts';
import type { OrderConfirmation } from '../../../domain/order-confirmation/order-confirmation.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { oneOf } from '../../../platform/codec/fields.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type { OrderConfirmationQueries } from '../../../projections/orders-feed/order-confirmation.queries.ts';
import { bytes } from '../../http/answers.ts';
import { attachmentNamed } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { orderPath as one } from './sales-orders.path.ts';

const ofCustomer = 'customer' as const;
const language = withDefault(oneOf([ofCustomer, ...mailLanguages] as const), ofCustomer);

type Deps = {
  readonly queries: { readonly currentCompany: CurrentCompany } & Pick<CustomerQueries, 'customers'> &
    Pick<OrderConfirmationQueries, 'orderConfirmation'>;
  readonly confirmationFiles: ConfirmationFiles;
};

const answered = ({ bytes: content, mediaType, ending }: ConfirmationFile, { order }: OrderConfirmation) => ({
  status: 200 as const,
  stream: (async function* () {
    yield content;
  })(),
  headers: {
    'Content-Type': mediaType,
    'Content-Length': String(content.length),
    'Content-Disposition': attachmentNamed(`order-confirmation-${order.reference}.${ending}`),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  },
});

export const orderConfirmationEndpoints = ({ queries, confirmationFiles }: Deps): readonly Endpoint[] => {
  const languageFor = async (companyId: string, { order, customerId }: OrderConfirmation): Promise<MailLanguage> => {
    const customer = customerId === null ? null : await queries.customers.current(companyId, customerId);
    const locale = (await queries.currentCompany(companyId))?.settings.locale ?? null;
    const countries = customer?.addresses.map(({ country }) => country) ?? [];
    return customerLanguage({ countries, address: order.customer_email ?? '', locale });
  };
  return [
    endpoint({
      method: 'get',
      path: `${one}confirmation.pdf`,
      summary: 'Download the order confirmation as PDF',
      permission: 'orders:read',
      fromElement: true,
      query: requestSchema({ language }),
      answers: { 200: bytes('Content-Disposition'), 404: null },
      handle: async ({ caller: { companyId }, params: { id }, query }) => {
        const confirmation = await queries.orderConfirmation(companyId, id, new Date());
        if (!confirmation) return { problem: notFound };
        const language = query.language === ofCustomer ? await languageFor(companyId, confirmation) : query.language;
        return answered(await confirmationFiles.pdf(confirmation, language), confirmation);
      },
    }),
    endpoint({
      method: 'get',
      path: `${one}confirmation.xml`,
      summary: 'Download the order confirmation as UBL 2.1 OrderResponse',
      permission: 'orders:read',
      fromElement: true,
      answers: { 200: bytes('Content-Disposition'), 404: null },
      handle: async ({ caller: { companyId }, params: { id } }) => {
        const confirmation = await queries.orderConfirmation(companyId, id, new Date());
        return confirmation ? answered(confirmationFiles.ubl(confirmation), confirmation) : { problem: notFound };
      },
    }),
  ];
};
