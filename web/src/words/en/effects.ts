import type { Schemas } from '../../api/client.ts';

type Code = Schemas['ConfidenceReason']['code'];
type Verdict = 'agree' | 'differ' | 'rules_only' | 'model_only';
type Compared =
  `${'customer_name' | 'customer_email' | 'po_number' | 'delivery_date' | 'currency' | 'total' | 'lines'}_${Verdict}`;
type OfModel = Exclude<Extract<Code, `model_${string}`>, Compared>;
type Fault = OfModel extends `model_${infer F}` ? F : never;

/** What raised or lowered the confidence. */
export type EffectWords = {
  readonly codes: Readonly<Record<Exclude<Code, Compared | OfModel>, string>>;
  /** for a field that both the rules and the model read */
  readonly verdicts: Readonly<Record<Verdict, (field: string) => string>>;
  /** why the model’s answer was not used */
  readonly model: Readonly<Record<Fault, string>>;
};

export const effects: EffectWords = {
  codes: {
    table_read: 'Lines read from a table with headers',
    table_without_header: 'Lines read from a table without headers',
    free_text_lines: 'Lines read from running text',
    cells_read: 'Lines read from spreadsheet cells',
    no_lines: 'No lines found',
    embedded_data: 'Order data embedded in the file',
    rows_of_the_model: 'Lines read by the language model',
    received_by_chat: 'Received by chat',
    arithmetic_holds: 'Line amounts add up',
    arithmetic_holds_partly: 'Most line amounts add up',
    arithmetic_fails: 'Line amounts don’t add up',
    arithmetic_fails_mostly: 'Most line amounts don’t add up',
    arithmetic_unknown: 'Not enough amounts to check the lines',
    sum_printed: 'Lines, charges and tax match a printed total',
    sum_differs: 'The total isn’t the sum of the lines',
    rows_not_read: 'Table rows couldn’t be read',
    quantity_derived: 'A quantity was calculated from price and amount',
    name_missing: 'A line has no product name',
    price_missing: 'A line has no price',
    total_missing: 'No total found',
    missing_products: 'Products missing',
    missing_customer_name: 'Customer name missing',
    missing_customer_email: 'Customer email address missing',
    missing_delivery_date: 'Delivery date missing',
    missing_currency: 'Currency missing',
    missing_po_number: 'PO number missing',
    all_header_fields: 'All order details found',
    not_an_order: 'Doesn’t look like an order',
    type_assumed: 'Nothing identifies it as an order',
    type_disputed: 'Could be another kind of document',
    date_ambiguous: 'A date has two possible readings',
    number_ambiguous: 'A number has two possible readings',
    po_number_incomplete: 'PO number may be incomplete',
    encoding_uncertain: 'Characters may be wrong: the file doesn’t name its encoding',
    sizes_summed: 'Quantities of several sizes were added up',
    columns_uncertain: 'The meaning of a column is uncertain',
    currency_uncertain: 'Currency uncertain',
    customer_uncertain: 'Customer uncertain',
    email_uncertain: 'Email address uncertain',
    po_number_uncertain: 'PO number uncertain',
    total_uncertain: 'Total uncertain',
    date_uncertain: 'Delivery date uncertain',
    instructions_in_document: 'The document contains instructions to an AI',
    ocr: 'Text recognized in an image',
    ocr_low: 'A number in the image is uncertain: compare the numbers with the page',
    ocr_by_one_engine: 'The image was read only once: compare the numbers with the page',
    scan_language_missing: 'Characters may be wrong: no language data installed for this scan',
    truncated: 'The document was too long to read completely',
    pages_not_read: 'Some pages couldn’t be read',
    hidden_text: 'The document contains hidden text',
    documents_agree: 'Several files agree',
    documents_differ: 'Several files disagree',
    visible_text_confirms: 'The visible text matches the data in the file',
    visible_text_differs: 'The visible text differs from the data in the file',
    not_grounded: 'The model returned values that aren’t in the document',
    not_seen_by_model: 'The model didn’t see the whole document',
    limit: 'Highest confidence allowed for this kind of extraction',
    calibrated: 'Adjusted to the results of past extractions',
    other: 'Other reason',
  },
  verdicts: {
    agree: (field) => `${field}: rules and model agree`,
    differ: (field) => `${field}: rules and model disagree`,
    rules_only: (field) => `${field}: read by the rules only`,
    model_only: (field) => `${field}: read by the model only`,
  },
  model: {
    refused: 'The model refused to read the document',
    truncated: 'The model’s answer was cut off',
    broken_answer: 'The model’s answer couldn’t be used',
    unauthorised: 'The model’s provider rejected the API key',
    no_credit: 'The account at the model’s provider has no credit left',
    unknown_model: 'The provider doesn’t offer the configured model',
    bad_request: 'The model’s provider rejected the request',
    rate_limited: 'The model’s rate limit was reached',
    provider_failed: 'The model’s provider reported an error',
    unreachable: 'The model couldn’t be reached',
    timed_out: 'The model took too long to answer',
    context_exceeded: 'The document is too long for the model',
    prompt_cut: 'The model’s server read only part of the document',
    document_budget: 'The document exceeds the cost limit per document',
    daily_budget: 'The daily cost limit of the model was reached',
    monthly_budget: 'The monthly cost limit of the model was reached',
    obeyed_document: 'The model repeated instructions from the document',
  },
};
