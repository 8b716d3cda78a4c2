/** Loaded into a program first (`--import`): when the test that started it is gone, however that ended, the program is gone too. */
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume().unref();
