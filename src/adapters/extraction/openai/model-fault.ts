/** Why the model gave nothing that can be used. Each has a sentence for people and a code for machines. */
export const modelFaults = {
  refused: 'The model refused to read the document.',
  truncated: "The model's answer was cut off before its end.",
  broken_answer: "The model's answer was not of the shape that it was asked for.",
  unauthorised: 'The model provider does not accept the key (OPENAI_API_KEY).',
  bad_request: 'The model provider does not accept the request: OPENAI_MODEL or OPENAI_BASE_URL may be wrong.',
  rate_limited: 'The model provider takes no more requests at the moment.',
  provider_failed: 'The model provider failed.',
  unreachable: 'The model provider could not be reached.',
  timed_out: 'The model did not answer in time.',
  document_budget: 'The document is larger than may be sent to the model.',
  daily_budget: 'The budget of the company for the model is used up for today.',
} as const;
export type ModelFault = keyof typeof modelFaults;
