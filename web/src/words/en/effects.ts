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
  /** of a field that rules and a model read */
  readonly verdicts: Readonly<Record<Verdict, (field: string) => string>>;
  /** why a model did not help */
  readonly model: Readonly<Record<Fault, string>>;
};

export const effects: EffectWords = {
  codes: {
    table_read: 'The lines stand in a table with a heading',
    table_without_header: 'The lines stand in a table without a heading',
    free_text_lines: 'The lines stand in running text',
    cells_read: 'The lines stand in the cells of a sheet',
    no_lines: 'No lines were found',
    embedded_data: 'The file holds the order as data',
    rows_of_the_model: 'The lines are those that the model read',
    received_by_chat: 'It came by chat',
    arithmetic_holds: 'The lines add up',
    arithmetic_holds_partly: 'Most of the lines add up',
    arithmetic_fails: 'The lines do not add up',
    arithmetic_fails_mostly: 'Most of the lines do not add up',
    arithmetic_unknown: 'Nothing says whether the lines add up',
    sum_printed: 'The lines, with charges and tax, come to a printed sum',
    sum_differs: 'The total is not the sum of the lines',
    rows_not_read: 'Rows of the table were not read',
    quantity_derived: 'A quantity was computed from price and amount',
    name_missing: 'A line has no name',
    price_missing: 'A line has no price',
    total_missing: 'No total was found',
    missing_products: 'The articles are missing',
    missing_customer_name: 'The name of the customer is missing',
    missing_customer_email: 'The address of the customer is missing',
    missing_delivery_date: 'The delivery date is missing',
    missing_currency: 'The currency is missing',
    missing_po_number: 'The PO number is missing',
    all_header_fields: 'Everything that an order has to say was found',
    not_an_order: 'It does not look like an order',
    type_assumed: 'Nothing says that it is an order',
    type_disputed: 'It could be another kind of document',
    date_ambiguous: 'A date can be read in two ways',
    number_ambiguous: 'A number can be read in two ways',
    po_number_incomplete: 'The order number may be incomplete',
    encoding_uncertain: 'Letters may be wrong: the file does not say how they are encoded',
    sizes_summed: 'Sizes stand beside each other, and their sum was taken for the quantity',
    columns_uncertain: 'It is uncertain what a column holds',
    currency_uncertain: 'The currency is uncertain',
    customer_uncertain: 'The customer is uncertain',
    email_uncertain: 'The address is uncertain',
    po_number_uncertain: 'The PO number is uncertain',
    total_uncertain: 'The total is uncertain',
    date_uncertain: 'The delivery date is uncertain',
    instructions_in_document: 'The document holds instructions to machines',
    ocr: 'It was read from a picture',
    ocr_low: 'A number in the picture is read uncertainly: compare the numbers with the page',
    ocr_by_one_engine: 'The picture was read only once: compare the numbers with the page',
    truncated: 'The document is longer than what was read',
    pages_not_read: 'Pages could not be read',
    hidden_text: 'The document holds text that nobody sees',
    documents_agree: 'Several files say the same',
    documents_differ: 'Several files do not say the same',
    visible_text_confirms: 'What one sees says the same as the data in the file',
    visible_text_differs: 'What one sees differs from the data in the file',
    not_grounded: 'Values of the model do not stand in the document',
    not_seen_by_model: 'The model has not seen all of it',
    limit: 'No more than this is believed of such a reading',
    calibrated: 'What such readings came to in the past',
    other: 'Another reason',
  },
  verdicts: {
    agree: (field) => `${field}: rules and model read the same`,
    differ: (field) => `${field}: rules and model differ`,
    rules_only: (field) => `${field}: read by the rules alone`,
    model_only: (field) => `${field}: read by the model alone`,
  },
  model: {
    refused: 'The model refused to read it',
    truncated: 'The model stopped before the end',
    broken_answer: 'The model’s answer could not be used',
    unauthorised: 'The model did not accept our key',
    no_credit: 'The account at the model’s provider has no credit left',
    unknown_model: 'The provider does not know the model that is configured',
    bad_request: 'The model did not understand the request',
    rate_limited: 'The model was asked too often',
    provider_failed: 'The model’s provider had a fault',
    unreachable: 'The model could not be reached',
    timed_out: 'The model took too long',
    context_exceeded: 'The document is longer than the model can read',
    prompt_cut: 'The model’s server read only a part of the document',
    document_budget: 'The document costs more than may be spent on one',
    daily_budget: 'What may be spent on the model in a day was spent',
    monthly_budget: 'What may be spent on the model in a month was spent',
    obeyed_document: 'The model repeated a text of the document that speaks to machines',
  },
};
