/** A complete receiver of webhooks (npm install standardwebhooks). Comments with "yours" mark what you replace. */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { API, API_KEY, WEBHOOK_SECRET, PORT } = process.env;
const webhook = new Webhook(WEBHOOK_SECRET);
const taken = new Set(); // yours: a table with a unique id, written in the transaction that takes the order

async function take({ id, type, sales_order, version, reference, lines }) {
  if (taken.has(id)) return;
  const number = `ERP-${reference}`; // yours: book it, change it, or cancel it, as type says
  if (type !== 'order.cancelled') {
    const answer = await fetch(`${API}/sales/sales-orders/${sales_order}/acknowledge/`, {
      method: 'POST',
      headers: { 'X-API-Key': API_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ external_reference: number, version }),
    });
    if (!answer.ok) throw new Error(`acknowledge: ${answer.status} ${await answer.text()}`);
  }
  taken.add(id);
  console.log(`${type} ${number} with ${lines.length} lines`);
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const { type, data } = webhook.verify(Buffer.concat(chunks), request.headers);
    if (type !== 'webhook.test') await take(data);
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    response.writeHead(500).end(); // it comes again
  }
}).listen(Number(PORT), () => console.log('listening'));
