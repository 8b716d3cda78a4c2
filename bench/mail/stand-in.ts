/** A mail server for many mailboxes, in a process of its own: `users` INBOXes and a port that takes connections and never speaks. */
import { createServer } from 'node:net';
import { startMailSandbox } from '@order-intake/mail-sandbox';

const users = Number(process.argv[2] ?? 1);
const sandbox = await startMailSandbox({
  users: Object.fromEntries(Array.from({ length: users }, (_, index) => [`u${index}@example.test`, 'secret'])),
});
const dead = createServer((socket) => void socket.on('error', () => undefined).resume());
dead.listen(0, '127.0.0.1', () => {
  const address = dead.address();
  const deadPort = typeof address === 'object' && address ? address.port : 0;
  const { imapsPort, smtpPort, ca } = sandbox;
  console.log(JSON.stringify({ imapsPort, smtpPort, deadPort, ca }));
});
process.stdin.on('end', () => process.exit(0)).resume();
