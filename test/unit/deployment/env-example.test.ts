import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { Settings, secretSettings } from '../../../src/platform/config/settings.ts';
import { projectFile, settingsOf } from './project-files.ts';

const text = projectFile('.env.example');
const example = settingsOf(text);
/** what docker-compose.yml builds on, and secrets that it gives as files */
const ofCompose = ['BASE_IMAGE', 'DATABASE_URL_FILE', 'EVENTSTORE_URL_FILE', 'ENCRYPTION_KEY_FILE'];

describe('.env.example', () => {
  it('names every setting of the service, and nothing that is none', () => {
    expect([...example.keys()]).to.have.members([...Object.keys(Settings.props), ...ofCompose]);
  });

  it('says a word about each setting or group of settings', () => {
    const paragraphs = text.split('\n').reduce<string[]>((found, line, index, lines) => {
      if (/^[A-Z]/.test(line) && /^(|#.*)$/.test(lines[index - 1] ?? '')) found.push(lines[index - 1] ?? '');
      return found;
    }, []);
    expect(paragraphs.filter((comment) => !/^# \S+/.test(comment))).to.deep.equal([]);
  });

  it('is a usable configuration once the empty ones are filled in', () => {
    const filled = {
      ...Object.fromEntries([...example].filter(([name]) => !ofCompose.includes(name))),
      DATABASE_URL: 'postgres://order_intake:x@postgres:5432/order_intake?sslmode=verify-full',
      EVENTSTORE_URL: 'esdb://admin:x@eventstore:2113?tls=true',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      AUTH_ISSUER: 'https://issuer.example',
      AUTH_AUDIENCE: 'order-intake',
      TRUST_PROXY: '0',
    };
    const config = loadConfig(filled);
    expect(isRight(config) && config.right.mode).to.equal('production');
  });

  it('holds no password and no key', () => {
    for (const name of secretSettings) expect(example.get(name), name).to.equal('');
  });
});
