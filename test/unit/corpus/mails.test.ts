import { expect } from 'chai';
import { simpleParser } from 'mailparser';
import { describe, it } from 'mocha';
import { mailOf } from '../../../scripts/corpus-mails.mjs';

const read = (repo: string, text: string, item?: string) => simpleParser(mailOf({ repo }, text, item));

describe('mails of the public corpus', () => {
  it('keep the headers that a text has in its first lines', async () => {
    const mail = await read('any/repository', 'From: a@shop.example\nSubject: Bestellung für März\n\n5 Stück Müsli\n');
    expect(mail.from?.value[0]?.address).to.equal('a@shop.example');
    expect(mail.subject).to.equal('Bestellung für März');
    expect(mail.text).to.equal('5 Stück Müsli\n');
  });

  it('invent neither a sender nor a subject', async () => {
    const mail = await read('any/repository', 'Hello,\n\nplease send: 2 cables.\n');
    expect(mail.from).to.equal(undefined);
    expect(mail.subject).to.equal(undefined);
    expect(mail.text).to.equal('Hello,\n\nplease send: 2 cables.\n');
  });

  it('come from a list in JSON by their id', async () => {
    const list = JSON.stringify([
      { id: 'one', subject: 'First', body: '1 lamp' },
      { id: 'two', subject: 'Second', body: '2 lamps' },
    ]);
    const mail = await read('forgeblueai/ai-order-processing-agent', list, 'two');
    expect([mail.subject, mail.text?.trim()]).to.deep.equal(['Second', '2 lamps']);
  });

  it('come from source code by their id', async () => {
    const source = `MAILS = [{"email_id": "M-1", "from": "x@a.example", "subject": "No", "body": """one"""},
      {"email_id": "M-2", "from": "y@b.example", "subject": "Order", "body": """3 pumps"""}]`;
    const mail = await read('ShaharyarBusinessAnalyst/LLM-order-automation', source, 'M-2');
    expect([mail.from?.value[0]?.address, mail.subject, mail.text?.trim()]).to.deep.equal(['y@b.example', 'Order', '3 pumps']);
  });

  it('come from lines of JSON by their id, whatever the message is called', async () => {
    const lines = '{"id":"a","input":"2 pens"}\n{"id":"b","input":"我要5箱苹果"}\n';
    expect((await read('Virtueson/Whatsapp-Order-Extraction', lines, 'b')).text?.trim()).to.equal('我要5箱苹果');
  });

  it('come from an inbox with their sender and their time', async () => {
    const mails = [
      { id: 'm1', sender: 'A <a@shop.example>', subject: 'Pipe', content: '75 pieces', timestamp: '2025-01-15T10:15:00Z' },
    ];
    const mail = await read('jeremyyuAWS/semantic-email-router', JSON.stringify({ emails: mails }), 'm1');
    expect([mail.from?.value[0]?.address, mail.subject, mail.text?.trim()]).to.deep.equal([
      'a@shop.example',
      'Pipe',
      '75 pieces',
    ]);
    expect(mail.date?.toISOString()).to.equal('2025-01-15T10:15:00.000Z');
  });

  it('come from a list of messages by their index', async () => {
    const list = '[{"text":"dvije margarite"},{"text":"pet piva"}]';
    expect((await read('eanaejr/restaurant-order-extraction', list, '1')).text?.trim()).to.equal('pet piva');
  });

  it('come from a string in source code by its first words', async () => {
    const source = 'CASES = [("send 2 cases", OK), ("need like 30 lbs beef\u2014now", OK)]';
    expect((await read('emilianogallardov/llm-order-agent', source, 'need like')).text?.trim()).to.equal(
      'need like 30 lbs beef\u2014now',
    );
  });

  it('come from a named text in source code', async () => {
    const source = 'A = """one\n"""\n\nSECOND = """Guten Morgen,\n\n6 x Wasser\n"""\n';
    expect((await read('Ilyano165/AUFTRAGSIMPORT2.0', source, 'SECOND')).text).to.equal('Guten Morgen,\n\n6 x Wasser\n');
  });

  it('come from a dictionary whose body is a row of strings', async () => {
    const source = `return {"id": "other", "body": (\n  "no"\n  )}
      {"id": "m2",
        "from":      "a@bottega.example",
        "subject":   "Ordine",
        "body": (
            "Salve,\\n"
            "3 paia di jeans (taglia 32)"
        ),`;
    const mail = await read('francescofarneti/Simulazione-Agente-di-Gestione-Ordini-e-Fatturazione', source, 'm2');
    const values = [mail.from?.value[0]?.address, mail.subject, mail.text?.trim()];
    expect(values).to.deep.equal(['a@bottega.example', 'Ordine', 'Salve,\n3 paia di jeans (taglia 32)']);
  });

  it('come from a line by its number', async () => {
    expect((await read('ShlokVasandani/khatapilot', 'one\n20 kg sugar\nthree\n', '2')).text?.trim()).to.equal('20 kg sugar');
  });

  it('come from the block under a heading with their number', async () => {
    const page = '# Tests\n\n[1 clean -> 5]\nHi,\n3 logos\n\n[2 odd]\n10 posts\n';
    expect((await read('AnuragAI2909/AnuInvoice', page, '1')).text?.trim()).to.equal('Hi,\n3 logos');
    expect((await read('AnuragAI2909/AnuInvoice', page, '2')).text?.trim()).to.equal('10 posts');
  });

  it('come from a block of a page by its number', async () => {
    const mail = await read('EliaSanti88/ramenzoni-eshop', '# Guida\n```\nuno\n```\npoi\n```\ndue\n```\n', '2');
    expect(mail.text?.trim()).to.equal('due');
  });

  it('take a time without a zone as UTC on every machine', () => {
    const text = JSON.stringify({ date: '2025-08-05T20:02:52.289983', body: 'x' });
    expect(mailOf({ repo: 'samar-singh/factory-automation' }, text)).to.contain('Date: Tue, 05 Aug 2025 20:02:52 GMT');
  });

  it('say so when a file has no such mail', () => {
    expect(() => mailOf({ repo: 'forgeblueai/ai-order-processing-agent' }, '[]', 'gone')).to.throw('the file has no mail gone');
  });
});
