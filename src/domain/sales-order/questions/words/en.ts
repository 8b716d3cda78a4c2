import type { QuestionWords } from './question-words.ts';

export const en: QuestionWords = {
  subject: (order) => `Questions about your order ${order}`,
  reminderSubject: (order) => `Reminder: questions about your order ${order}`,
  greeting: 'Hello,',
  intro: (order, reference) =>
    `Thank you for your order ${order} (our number ${reference}). We need a few details to process it:`,
  reminder: 'We have not received your answer to these questions yet.',
  delivery_date_missing: 'When do you need the delivery?',
  delivery_date_past: (date) => `Your order asks for delivery on ${date}, which is in the past. When do you need the delivery?`,
  delivery_date_before_order: (date, orderDate) =>
    `Your order asks for delivery on ${date}, but it is dated ${orderDate}. When do you need the delivery?`,
  ship_to_missing: 'To which address should we deliver? Please give name, street, postal code and city.',
  article_unknown: (line, article) => `Line ${line}: we cannot identify the item “${article}”. Which item do you need?`,
  article_candidates: (line, article) =>
    `Line ${line}: we cannot identify the item “${article}”. Do you mean one of these? Please give the item number.`,
  price_differs: (line, article, price, listed) =>
    `Line ${line}, ${article}: your order says ${price} each, our price list says ${listed}. Which price applies?`,
  answer: (date) => `Please reply to this e-mail by ${date} and keep the number in the subject.`,
  answerInChat: (date) => `Please reply to this message by ${date}.`,
  closing: 'Kind regards',
};
