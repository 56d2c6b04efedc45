import { execFileSync } from 'node:child_process';

/** What a program prints. @param {string} command @param {string[]} args @param {string} [input] */
export const run = (command, args, input) =>
  execFileSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 29, stdio: ['pipe', 'pipe', 'inherit'] });
