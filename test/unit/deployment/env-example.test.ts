import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { Settings } from '../../../src/platform/config/settings.ts';
import { projectFile, settingsOf } from './project-files.ts';

const text = projectFile('.env.example');
const example = settingsOf(text);
/** read by docker-compose.yml, not by the service */
const ofCompose = ['POSTGRES_PASSWORD'];

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
      ...Object.fromEntries(example),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      AUTH_ISSUER: 'https://issuer.example',
      AUTH_AUDIENCE: 'order-intake',
      TRUST_PROXY: '0',
    };
    const config = loadConfig(filled);
    expect(isRight(config) && config.right.mode).to.equal('production');
  });

  it('holds no password and no key', () => {
    for (const name of ['POSTGRES_PASSWORD', 'ENCRYPTION_KEY', 'OPENAI_API_KEY']) expect(example.get(name), name).to.equal('');
    expect(new URL(example.get('DATABASE_URL') ?? '').password).to.equal('PASSWORD');
  });
});
