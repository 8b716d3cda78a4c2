/** Mails that people publish as text, JSON or source code become .eml files here: the same fields, no word added. */

const headerNames = new Map([
  ['from', 'from'],
  ['de', 'from'],
  ['to', 'to'],
  ['subject', 'subject'],
  ['asunto', 'subject'],
  ['date', 'date'],
]);

/** A text whose first lines may be headers ("Subject: …"), up to the first empty line. Headers that a mail does not have are left out. */
function headersAndBody(text) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const fields = {};
  if (!/^[\p{L}-]+: /u.test(lines[0])) return { body: lines.join('\n') };
  while (lines.length > 0 && lines[0].trim() !== '') {
    const [name, ...rest] = lines.shift().split(':');
    const field = headerNames.get(name.trim().toLowerCase());
    if (field) fields[field] = rest.join(':').trim();
  }
  return { ...fields, body: lines.slice(1).join('\n') };
}

/** An object, or the one of a list that has this id (or this index). */
function fromJson(text, item) {
  const value = JSON.parse(text);
  return Array.isArray(value) ? (value.find(({ id }) => String(id) === item) ?? value[Number(item)]) : value;
}

/** The line of a JSONL file that has this id; its message is all there is. */
const fromMessages = (idName, messageName) => (text, item) => {
  const orders = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { body: orders.find((order) => String(order[idName]) === item)[messageName] };
};

/** A list of messages without senders: the one that has this index. */
const fromTexts = (text, item) => ({ body: JSON.parse(text)[Number(item)].text });

/** A message in Python source: the string that begins with these words. */
const fromCase = (text, item) => ({ body: text.match(new RegExp(`"(${item}[^"]*)"`))[1] });

/** A message in Python source: the text in triple quotes that has this name. */
const fromConstant = (text, item) => ({ body: text.split(`\n${item} = """`)[1].split('"""')[0] });

/** The block under the heading "[1 …]" that has this number, up to the next empty line. */
const fromBlock = (text, item) => ({ body: text.split(new RegExp(`^\\[${item} .*\\]\\n`, 'm'))[1].split('\n\n')[0] });

/** A mail in Python source: a dictionary with this id, its body a row of strings. */
function fromDictionary(text, item) {
  const record = text.split(`"${item}"`)[1];
  const field = (name) => record.match(new RegExp(`"${name}": +"(.*)"`))[1];
  const [, row] = record.match(/"body": \(([\s\S]*?)\n +\)/);
  const strings = [...row.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([string]) => JSON.parse(string));
  return { from: field('from'), subject: field('subject'), body: strings.join('') };
}

/** The line that has this number, from 1: a message without a sender. */
const fromLine = (text, item) => ({ body: text.split('\n')[Number(item) - 1] });

/** A mail of an inbox: an object whose `emails` have an `id`. */
function fromInbox(text, item) {
  const { sender, subject, content, timestamp } = JSON.parse(text).emails.find(({ id }) => id === item);
  return { from: sender, subject, date: timestamp.replace(/Z$/, ''), body: content };
}

/** A record in Python or TypeScript source: fields in quotes, the body in triple quotes or backticks. */
function fromSourceCode(text, item) {
  const record = text.slice(text.indexOf(item));
  const field = (name) => record.match(new RegExp(`\\b${name}['"]?: (['"])(.*?)\\1`))?.[2];
  const [, , body] = record.match(/\bbody['"]?: ("""|`)([\s\S]*?)\1/);
  return { from: field('from'), subject: field('subject'), body };
}

/** A log of mails with Chinese labels, numbered, between lines of "=". */
function fromChineseLog(text, item) {
  const [, mail] = text.replaceAll('\r\n', '\n').split(`郵件 #${item}\n`);
  const field = (label) => mail.match(new RegExp(`${label}: (.*)`))[1];
  const body = mail.match(/內文:\n([\s\S]*?)\n=+\n?/)[1];
  return { date: field('收件時間'), subject: field('主旨'), from: field('寄件者'), to: field('收件者'), body };
}

/** A message in Python source: its title is the item, its text a row of strings. */
function fromDemoMessages(text, item) {
  const record = text.split(`title="${item}"`)[1].split('shows=')[0];
  const strings = [...record.split('text=')[1].matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([string]) => JSON.parse(string));
  const sender = record.match(/sender="(.*?)"/)[1];
  return { from: sender.includes('@') ? sender : undefined, body: strings.join('') };
}

/** The fenced block of a Markdown page that has this number, from 1. */
const fromMarkdown = (text, item) => ({ body: text.split('```')[2 * Number(item) - 1].trim() });

/** A line of a JSONL file that has this id. */
function fromJsonLines(text, item) {
  const mails = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { sender, subject, body } = mails.find(({ id }) => id === item);
  return { from: sender, subject, body };
}

/** A mail of a task: an object whose `emails` have an `email_id`. */
function fromTask(text, item) {
  const { sender, subject, body } = JSON.parse(text).emails.find(({ email_id: id }) => id === item);
  return { from: sender, subject, body };
}

/** Rows of a CSV file (RFC 4180), each as an object by the names of the columns. */
function rowsOf(text) {
  const rows = [[]];
  let field = '';
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    field = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1).push(field);
    if (end !== ',') rows.push([]);
  }
  const [names, ...records] = rows.filter((row) => row.length > 1);
  return records.map((row) => Object.fromEntries(names.map((name, at) => [name.replace(/^\uFEFF/, ''), row[at] ?? ''])));
}

/** A ticket of a help desk by the id of its interaction; addresses were taken out by those who published it. */
function fromTickets(text, item) {
  const ticket = rowsOf(text).find((row) => row['Interaction id'] === item);
  return { from: 'customer@customer.example', subject: ticket['Ticket Summary'], body: ticket['Interaction content'] };
}

/** How the mails of a repository are written; any other has headersAndBody. */
const formats = {
  'DavidGP-ADA/email-to-order-ai-demo': (text) => ({
    to: 'pedidos@ceramicasejemplo-demo.es',
    date: 'Wed, 12 Aug 2026 10:14:00 +0200',
    ...headersAndBody(text),
  }),
  'samar-singh/factory-automation': fromJson,
  'pinkaofc/Supply-Chain-Client-Management': fromJson,
  'forgeblueai/ai-order-processing-agent': fromJson,
  'Mohamed-Abdelaziz3/wholesale-order-parser': fromMessages('order_id', 'raw_message'),
  'Virtueson/Whatsapp-Order-Extraction': fromMessages('id', 'input'),
  'eanaejr/restaurant-order-extraction': fromTexts,
  'emilianogallardov/llm-order-agent': fromCase,
  'jeremyyuAWS/semantic-email-router': fromInbox,
  'Ilyano165/AUFTRAGSIMPORT2.0': fromConstant,
  'francescofarneti/Simulazione-Agente-di-Gestione-Ordini-e-Fatturazione': fromDictionary,
  'AnuragAI2909/AnuInvoice': fromBlock,
  'ShlokVasandani/khatapilot': fromLine,
  'aldofahrezy/OpenClaw2026_MuhammadAldoFahrezy_WarungFlow': fromLine,
  'ShaharyarBusinessAnalyst/LLM-order-automation': fromSourceCode,
  'janhavinaidu/Automated-Order-Entry': fromSourceCode,
  'MorleyCheng/Email-Order-Chatbot': fromChineseLog,
  'danielgrzegorzek/brauerei-ki-auftragserfassung': fromDemoMessages,
  'EliaSanti88/ramenzoni-eshop': fromMarkdown,
  'sebastiandavila-factored/email-triage': fromJsonLines,
  'harteij19/InboxPilot-An-OpenEnv-Benchmark-for-AI-Email-Triage-and-Operations-Meta-X-Scaler-R1-': fromTask,
  'M-Byte480/CS4125-Email-Classifier-Project': fromTickets,
};

/** RFC 2047: a header that is not plain ASCII. */
const encoded = (value) => (/^[ -~]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`);

/** RFC 5322 date; a time without a zone is taken as UTC, so that every machine writes the same file. */
function dateHeader(date) {
  if (/^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(date)) return new Date(`${date.replace(' ', 'T')}Z`).toUTCString();
  return date;
}

/** @returns {string} the .eml of one published mail @throws Error when the file has no such item */
export function mailOf({ repo }, text, item) {
  const mail = (formats[repo] ?? headersAndBody)(text, item);
  if (typeof mail?.body !== 'string') throw new Error(`the file has no mail ${item ?? ''}`);
  const headers = [
    mail.from && `From: ${encoded(mail.from)}`,
    mail.to && `To: ${encoded(mail.to)}`,
    mail.subject && `Subject: ${encoded(mail.subject)}`,
    mail.date && `Date: ${dateHeader(mail.date)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.filter(Boolean).join('\n')}\n\n${mail.body}`.replaceAll(/\r?\n/g, '\r\n');
}
