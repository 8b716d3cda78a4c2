import type { QuestionWords } from './question-words.ts';

export const pt: QuestionWords = {
  subject: (order) => `Perguntas sobre a sua encomenda ${order}`,
  reminderSubject: (order) => `Lembrete: perguntas sobre a sua encomenda ${order}`,
  greeting: 'Bom dia,',
  intro: (order, reference) =>
    `Obrigado pela sua encomenda ${order} (o nosso número ${reference}). Para a processar, precisamos de alguns dados:`,
  reminder: 'Ainda não recebemos resposta a estas perguntas.',
  delivery_date_missing: 'Para que data precisa da entrega?',
  delivery_date_past: (date) =>
    `A sua encomenda indica a entrega a ${date}, data que já passou. Para que data precisa da entrega?`,
  delivery_date_before_order: (date, orderDate) =>
    `A sua encomenda de ${orderDate} indica a entrega a ${date}. Para que data precisa da entrega?`,
  ship_to_missing: 'Em que morada devemos entregar? Indique o nome, a rua, o código postal e a localidade.',
  article_unknown: (line, article) => `Linha ${line}: não encontramos o artigo «${article}». De que artigo precisa?`,
  article_candidates: (line, article) =>
    `Linha ${line}: não encontramos o artigo «${article}». Refere-se a um destes? Indique a referência.`,
  price_differs: (line, article, price, listed) =>
    `Linha ${line}, ${article}: a sua encomenda indica ${price} por unidade e a nossa tabela ${listed}. Que preço se aplica?`,
  answer: (date) => `Responda a este e-mail até ${date} e mantenha o número no assunto.`,
  answerInChat: (date) => `Responda a esta mensagem até ${date}.`,
  closing: 'Com os melhores cumprimentos',
};
