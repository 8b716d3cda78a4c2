import type { QuestionWords } from './question-words.ts';

export const pl: QuestionWords = {
  subject: (order) => `Pytania dotyczące zamówienia ${order}`,
  reminderSubject: (order) => `Przypomnienie: pytania dotyczące zamówienia ${order}`,
  greeting: 'Dzień dobry,',
  intro: (order, reference) =>
    `dziękujemy za zamówienie ${order} (nasz numer ${reference}). Aby je zrealizować, potrzebujemy kilku informacji:`,
  reminder: 'Nie otrzymaliśmy jeszcze odpowiedzi na te pytania.',
  delivery_date_missing: 'Na kiedy potrzebują Państwo dostawy?',
  delivery_date_past: (date) =>
    `W zamówieniu podano termin dostawy ${date}, który już minął. Na kiedy potrzebują Państwo dostawy?`,
  delivery_date_before_order: (date, orderDate) =>
    `W zamówieniu z dnia ${orderDate} podano termin dostawy ${date}. Na kiedy potrzebują Państwo dostawy?`,
  ship_to_missing: 'Na jaki adres mamy dostarczyć towar? Prosimy o podanie nazwy, ulicy, kodu pocztowego i miejscowości.',
  article_unknown: (line, article) =>
    `Pozycja ${line}: nie możemy zidentyfikować artykułu „${article}”. Jakiego artykułu Państwo potrzebują?`,
  article_candidates: (line, article) =>
    `Pozycja ${line}: nie możemy zidentyfikować artykułu „${article}”. Czy chodzi o jeden z poniższych? Prosimy o podanie numeru artykułu.`,
  price_differs: (line, article, price, listed) =>
    `Pozycja ${line}, ${article}: w zamówieniu podano cenę ${price} za sztukę, w naszym cenniku ${listed}. Która cena obowiązuje?`,
  answer: (date) => `Prosimy o odpowiedź na tę wiadomość do dnia ${date} i pozostawienie numeru w temacie.`,
  answerInChat: (date) => `Prosimy o odpowiedź na tę wiadomość do dnia ${date}.`,
  closing: 'Z poważaniem',
};
