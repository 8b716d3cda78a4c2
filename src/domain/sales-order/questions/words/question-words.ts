/** What a mail with questions says, in one language. Values come in already written as the language writes them. */
export type QuestionWords = {
  readonly subject: (order: string) => string;
  readonly reminderSubject: (order: string) => string;
  readonly greeting: string;
  readonly intro: (order: string, reference: string) => string;
  readonly reminder: string;
  readonly delivery_date_missing: string;
  readonly delivery_date_past: (date: string) => string;
  readonly delivery_date_before_order: (date: string, orderDate: string) => string;
  readonly ship_to_missing: string;
  readonly article_unknown: (line: number, article: string) => string;
  readonly article_candidates: (line: number, article: string) => string;
  readonly price_differs: (line: number, article: string, price: string, listed: string) => string;
  readonly answer: (date: string) => string;
  readonly answerInChat: (date: string) => string;
  readonly closing: string;
};
