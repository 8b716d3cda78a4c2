/**
 * npm run event-sizes -- FILE…: how many bytes each type of event takes in exports of the log (`npm run events -- export FILE`, plain or gzipped), as a
 * Markdown table. Sizes are of the data as it is stored, personal fields sealed; a field's size includes what it holds.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run event-sizes -- FILE…, exports of the log by npm run events -- export, plain or gzipped');
  process.exit(2);
}

const bytesOf = (json) => Buffer.byteLength(JSON.stringify(json) ?? '');

/** "content.lines": fields of lists are counted together, two levels deep. */
const addFields = (sizes, data, prefix = '') => {
  for (const [name, value] of Object.entries(data)) {
    const path = `${prefix}${name}`;
    sizes.set(path, (sizes.get(path) ?? 0) + bytesOf(value));
    if (prefix === '' && name !== '$sealed')
      for (const part of [value].flat()) if (isObject(part)) addFields(sizes, part, `${path}.`);
  }
};
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field with the most bytes; a part of it where that is nearly all of it. */
const largest = (sizes) => {
  const sorted = [...sizes].sort(([, a], [, b]) => b - a);
  const [top] = sorted;
  if (!top) return '';
  const part = sorted.find(([path, bytes]) => path.startsWith(`${top[0]}.`) && bytes > top[1] / 2);
  const [path, bytes] = part ?? top;
  return `\`${path}\` ${bytes.toLocaleString('en')}`;
};

const tableOf = (file) => {
  const content = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(content) : content).toString();
  const byType = new Map();
  for (const line of text.split('\n').filter((one) => one.includes('"stream":'))) {
    const { type, data } = JSON.parse(line);
    const known = byType.get(type) ?? { count: 0, bytes: 0, fields: new Map() };
    byType.set(type, known);
    known.count += 1;
    known.bytes += bytesOf(data);
    if (isObject(data)) addFields(known.fields, data);
  }
  const types = [...byType].sort(([, a], [, b]) => b.bytes - a.bytes);
  const number = (value) => Math.round(value).toLocaleString('en');
  const sum = (of) => types.reduce((total, [, one]) => total + of(one), 0);
  const rows = types.map(([type, { count, bytes, fields }]) => [
    `\`${type}\``,
    number(count),
    number(bytes),
    number(bytes / count),
    largest(fields),
  ]);
  const [count, bytes] = [sum((one) => one.count), sum((one) => one.bytes)];
  return [
    `${join(basename(dirname(file)), basename(file))}:`,
    '',
    '| event | count | bytes | bytes per event | largest field |',
    '|---|---:|---:|---:|---|',
    ...[...rows, ['all', number(count), number(bytes), number(bytes / Math.max(1, count)), '']].map(
      (row) => `| ${row.join(' | ')} |`,
    ),
    '',
  ].join('\n');
};

for (const file of files) console.log(tableOf(file));
