/** Why a language model gave nothing that can be used, in English; in German in web/src/words/de/reasons.ts. */
export const modelFaults = {
  refused: 'The model refused to read the document.',
  truncated: "The model's answer was cut off before its end.",
  broken_answer: "The model's answer did not have the shape that was asked for.",
  unauthorised: 'The model provider does not accept the API key.',
  no_credit: 'The account at the model provider has no credit left.',
  unknown_model: 'The model provider does not know the model that is configured.',
  bad_request: 'The model provider does not accept the request. The model or the base URL may be wrong.',
  rate_limited: 'The model provider takes no more requests at the moment.',
  provider_failed: 'The model provider failed.',
  unreachable: 'The model provider could not be reached.',
  timed_out: 'The model did not answer in time.',
  context_exceeded: 'The document is longer than the model can read.',
  prompt_cut: 'The model server read only the end of the document. Raise its context size (for Ollama: OLLAMA_CONTEXT_LENGTH).',
  document_budget: 'The document is larger than may be sent to the model.',
  daily_budget: 'The budget of the company for the model is used up for today.',
  monthly_budget: 'The budget of the company for the model is used up for this month.',
  obeyed_document: 'The model repeated a text of the document that speaks to machines.',
} as const;
export type ModelFault = keyof typeof modelFaults;
export const modelFaultCodes = Object.keys(modelFaults) as readonly ModelFault[];
