import { readFileSync } from 'node:fs';
import { faultsOf } from './commit/message.ts';

/** Git's hook `commit-msg`: refuses a message that doesn't follow CONTRIBUTING.md. Takes the message's file. */

const [file = ''] = process.argv.slice(2);
const faults = faultsOf(readFileSync(file, 'utf8'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
